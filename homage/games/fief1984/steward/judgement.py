"""How the steward sees a table: what villages and fiefs are worth to him, who threatens whom, how fights
would end."""

from typing import Final

from homage.engine.values import NOBODY
from homage.games.fief1984.advice import odds
from homage.games.fief1984.data import CARDINALS, LORD_COUNT, SOLDIERS
from homage.games.fief1984.model import Realm

REACH: Final = 2  # roads that an enemy can make in a turn
MOST: Final = SOLDIERS + CARDINALS  # counters beyond which odds are not worked out further

VILLAGE_WORTH: Final = 120.0
CLOSER_TO_A_FIEF: Final = 260.0
FIEF_WORTH: Final = 1500.0
KING_WORTH: Final = 900.0
LORD_WORTH: Final = 260.0
SOLDIER_WORTH: Final = 60.0


class Judgement:
    """What one seat makes of the table. Worths are in crowns, threats in counters, chances from 0 to 1."""

    def __init__(self, g: Realm, seat: int) -> None:
        self.g, self.seat = g, seat
        self.board = g.board
        self.lord_worth = self.worth_of_own_lord()
        self.region_worths = [self.worth_of_region(region) for region in range(len(self.board.regions))]

    # ---- fights --------------------------------------------------------------------------------------------

    def chance(self, attackers: int, defenders: int, castle: bool) -> float:
        """The attacker's chance to win a battle of so many counters."""
        if defenders <= 0:
            return 1.0
        return odds(min(attackers, MOST), min(defenders, MOST), castle).win

    def chance_at(self, village: int, attackers: int) -> float:
        """The seat's chance to storm a village as it stands."""
        return self.chance(attackers, self.g.counters(village), self.g.castle[village] == 1)

    def chance_of_attack(self, place: int) -> float:
        """The chance of an attack by the force at an entrance, with own forces that attack there already."""
        strength = self.g.counters(place)
        for other in self.g.attacks_on(self.board.faces[place]):
            if other != place and self.g.owner[other] == self.g.owner[place]:
                strength += self.g.counters(other)
        return self.chance_at(self.board.faces[place], strength)

    def siege_strength(self, village: int) -> int:
        """The besieger's counters before a village, on all his roads that fight."""
        place = self.g.siege(village)
        return self.g.counters(place) if place != NOBODY else 0

    # ---- threats -------------------------------------------------------------------------------------------

    def threat(self, village: int) -> int:
        """The strongest army, in counters, that one enemy can bring before a village next turn."""
        armies = [0] * self.g.seats
        counted: list[int] = []
        for lord in range(LORD_COUNT):
            enemy, place = self.g.family[lord], self.g.where[lord]
            if enemy in (NOBODY, self.seat) or self.board.distance(self.board.faces[place], village) > REACH:
                continue
            armies[enemy] += 1
            if place not in counted and self.g.leads(lord):
                counted.append(place)
                armies[enemy] += self.g.soldiers[place]
        return max(armies)

    def garrison(self, village: int) -> int:
        """How many counters a village should keep: a capital what holds it against the threat, others one or
        none."""
        region = self.board.region[village]
        if self.g.title[region] == self.seat:
            if self.g.capital[region] != village:
                return 0
            return max(2, self.needed_against(village, self.threat(village)))
        return 1 if self.g.title[region] == NOBODY else 0

    def needed_against(self, village: int, threat: int) -> int:
        """How many defenders bring an attack by so many counters to one chance in four, up to twelve."""
        needed = 0
        castle = self.g.castle[village] == 1
        while needed < 12 and threat and self.chance(threat, needed, castle) > 0.25:
            needed += 1
        return needed

    # ---- worths --------------------------------------------------------------------------------------------

    def worth_of_region(self, region: int) -> float:
        """What another village of an unraised region is worth: more the fewer are missing."""
        if self.g.title[region] != NOBODY:
            return 0.0
        villages = self.board.in_region[region]
        mine = len([village for village in villages if self.g.holder(village) == self.seat])
        home = 0.35 if self.g.home[self.seat] == region else 0.0
        return CLOSER_TO_A_FIEF * ((mine + 1) / len(villages) + home)

    def worth_of_fief(self, region: int) -> float:
        """What taking a fief's capital is worth: much, unless the King would keep the title (F12)."""
        mine = len(self.g.fiefs_of(self.seat))
        worth = FIEF_WORTH + 400.0 * mine
        king = self.g.kings_seat()
        if king not in (NOBODY, self.seat) and self.g.king not in self.g.lords_at(self.g.capital[region]):
            return worth * (0.0 if self.g.title[region] == king else 0.35)
        return worth

    def worth_of_village(self, village: int) -> float:
        """What holding a village is worth to this seat, its works and castle included."""
        region = self.board.region[village]
        title = self.g.title[region]
        if title != NOBODY and title != self.seat:
            return self.worth_of_fief(region) if self.g.capital[region] == village else 0.0
        worth = VILLAGE_WORTH + self.region_worths[region]
        if not self.g.counters(village):
            worth += 150.0 * self.g.mills[village] + 80.0 * self.g.presses[village]
        return worth + 300.0 * self.g.castle[village]

    def worth_of_own_lord(self) -> float:
        """What losing a lord would cost: the last but one dearly, the last with all one's fiefs (F15)."""
        lords = len(self.g.lords_of(self.seat))
        if lords > 2:
            return LORD_WORTH
        return LORD_WORTH + (300.0 if lords == 2 else 500.0 + 900.0 * len(self.g.fiefs_of(self.seat)))

    def worth_of_pieces(self, place: int) -> float:
        """What the pieces at a place are worth to whoever loses them."""
        worth = SOLDIER_WORTH * self.g.soldiers[place]
        each = self.lord_worth if self.g.owner[place] == self.seat else LORD_WORTH
        for lord in self.g.lords_at(place):
            worth += each + (KING_WORTH if lord == self.g.king else 0.0)
        return worth

    # ---- aims ----------------------------------------------------------------------------------------------

    def gain_at(self, village: int, strength: int) -> float:
        """What going to a village with so many counters promises, in crowns.

        Its worth if free, by the odds if an enemy is inside, nothing if it is own or in another's fief.
        """
        occupant = self.g.occupant(village)
        if occupant == self.seat:
            return 0.0
        worth = self.worth_of_village(village)
        if occupant == NOBODY:
            return worth if self.g.holder(village) != self.seat else 0.0
        chance = self.chance_at(village, strength)
        if chance < 0.55 or not self.is_open_to_attack(village):
            return 0.0
        spoils = worth + 0.5 * self.worth_of_pieces(village) + 60.0
        return chance * spoils - (1.0 - chance) * (SOLDIER_WORTH * strength + self.lord_worth)

    def is_open_to_attack(self, village: int) -> bool:
        """Is there neither bad weather nor another's siege?"""
        return not self.g.is_in_bad_weather(village) and self.g.besieger(village) in (NOBODY, self.seat)

    def pull(self, village: int, strength: int) -> float:
        """How strongly the aims around draw an army that stands in a village: the best gain, less the way to
        it."""
        best = 0.0
        for aim in range(self.board.village_count):
            gain = self.gain_at(aim, strength)
            if gain > 0.0:
                best = max(best, gain / (1.0 + self.board.distance(village, aim)))
        return best

    # ---- rivals --------------------------------------------------------------------------------------------

    def standing(self, seat: int) -> float:
        """How well a seat stands: fiefs first, then villages, soldiers and crowns."""
        g = self.g
        return (
            3000.0 * len(g.fiefs_of(seat))
            + (1200.0 if g.kings_seat() == seat else 0.0)
            + 200.0 * len(g.villages_of(seat))
            + SOLDIER_WORTH * g.soldiers_on_board(seat)
            + 0.5 * g.cash[seat]
        )

    def leader(self) -> int:
        """The rival who stands best."""
        return max(self.g.opponents_from(self.seat), key=self.standing)

    def would_win(self, seat: int) -> bool:
        """Would one more fief end the game for this seat?"""
        return self.g.settings.goal > 0 and len(self.g.fiefs_of(seat)) + 1 >= self.g.settings.goal

    def turns_left(self) -> int:
        """Turns until the limit; many where there is none."""
        limit = self.g.settings.turns
        return limit - self.g.turn if limit else 99
