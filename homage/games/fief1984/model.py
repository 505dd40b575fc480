"""The table of Fief: what may be asked of it, and the small moves of pieces, cards and crowns."""

from typing import Any, ClassVar

from homage.engine.values import NOBODY
from homage.games.fief1984.data import (
    ASSAULTING,
    ATTACKING,
    BESIEGING,
    CARDINALS,
    FIRST_BISHOP,
    GRANTED,
    GUEST,
    LORD_COUNT,
    NONE,
    WAITING,
)
from homage.games.fief1984.stocks import Stocks


class Realm(Stocks):
    """Queries read as sentences and change nothing; the verbs below them keep every counter accounted for."""

    verbs: ClassVar[dict[str, type[Any]]] = {}  # filled in `fief.py`
    steps: ClassVar[dict[str, type[Any]]] = {}

    # ---- seats ---------------------------------------------------------------------------------------------

    def order(self) -> list[int]:
        """The seats in turn order: clockwise from the first player of the turn."""
        return self.clockwise_from(self.first)

    def clockwise_from(self, seat: int) -> list[int]:
        """All seats, clockwise, this one first."""
        at = self.clockwise.index(seat)
        return self.clockwise[at:] + self.clockwise[:at]

    def opponents_from(self, seat: int) -> list[int]:
        """The other seats, clockwise from a player's left-hand neighbour."""
        return self.clockwise_from(seat)[1:]

    # ---- pieces --------------------------------------------------------------------------------------------

    def lords_of(self, seat: int) -> list[int]:
        """The lords of a family that are on the board: bishops, cardinals and the King too."""
        return [lord for lord in range(LORD_COUNT) if self.family[lord] == seat]

    def has_lord(self, seat: int) -> bool:
        """Has the family a lord on the board?"""
        return seat in self.family

    def lords_at(self, place: int) -> list[int]:
        """The lords that stand at one place."""
        return [lord for lord in range(LORD_COUNT) if self.where[lord] == place]

    def counters(self, place: int) -> int:
        """§5a Counters at one place: soldiers and lords alike."""
        count = self.soldiers[place]
        for where in self.where:
            if where == place:
                count += 1
        return count

    def is_bishop(self, lord: int) -> bool:
        """A cardinal stays a bishop (B5)."""
        return self.see[lord] != NOBODY

    def leads(self, lord: int) -> bool:
        """May soldiers follow this lord? A bishop's may not (B3)."""
        return self.see[lord] == NOBODY

    def soldiers_on_board(self, seat: int) -> int:
        """Soldiers of a seat on the board, on roads too (E3)."""
        count = 0
        for place in range(self.board.place_count):
            if self.owner[place] == seat:
                count += self.soldiers[place]
        return count

    # ---- villages ------------------------------------------------------------------------------------------

    def occupant(self, village: int) -> int:
        """The seat whose pieces stand inside (also those about to sally out), or NOBODY; never two (M4)."""
        inside = self.owner[village]
        return inside if inside != NOBODY else self.owner[self.board.gate(village)]

    def holder(self, village: int) -> int:
        """R1 The village's owner: in a fief who has the title or was given the village (F10), else its
        occupant."""
        title = self.title[self.board.region[village]]
        if title == NOBODY:
            return self.occupant(village)
        friend = self.given[village]
        if friend != NOBODY and self.occupant(village) == friend:
            return friend
        return title

    def is_intruded(self, village: int) -> bool:
        """F9 Do pieces of another than the holder stand inside, in a fief?"""
        occupant = self.occupant(village)
        return (
            occupant != NOBODY
            and self.title[self.board.region[village]] != NOBODY
            and occupant != self.holder(village)
        )

    def villages_of(self, seat: int) -> list[int]:
        """The villages that a seat holds."""
        return [village for village in range(self.board.village_count) if self.holder(village) == seat]

    def siege(self, village: int) -> int:
        """The entrance from which a village is besieged, or NOBODY; a siege is one force on one road (M21).

        M10 It lasts as long as the besieger stands there, also in the turn of his assault.
        """
        for place in self.board.entrances[village]:
            if self.standing[place] == BESIEGING or self.standing[place] == ASSAULTING:
                return place
        return NOBODY

    def is_besieged(self, village: int) -> bool:
        """Does a force besiege it?"""
        return self.siege(village) != NOBODY

    def besieger(self, village: int) -> int:
        """The seat that besieges a village, or NOBODY."""
        place = self.siege(village)
        return self.owner[place] if place != NOBODY else NOBODY

    def forces_before(self, village: int) -> list[int]:
        """The entrances of a village at which a force stands, first come first."""
        places = [place for place in self.board.entrances[village] if self.owner[place] != NOBODY]
        return sorted(places, key=lambda place: self.arrived[place])

    def attacks_on(self, village: int) -> list[int]:
        """The entrances from which a village is attacked, first come first."""
        return [place for place in self.forces_before(village) if self.attacks(place)]

    def attacks(self, place: int) -> bool:
        """Has the force at this entrance announced an attack?"""
        return self.standing[place] == ATTACKING or self.standing[place] == ASSAULTING

    def forces_of(self, seat: int) -> list[int]:
        """The entrances at which a seat has a force."""
        board, owner = self.board, self.owner
        return [place for place in range(board.village_count, board.first_gate) if owner[place] == seat]

    def is_in_bad_weather(self, place: int) -> bool:
        """A13 A force on a road has the weather of the village it faces."""
        return self.weather[self.board.region_at(place)] == 1

    def works(self, village: int) -> int:
        """Mills and presses of a village together."""
        return self.mills[village] + self.presses[village]

    # ---- church and crown ----------------------------------------------------------------------------------

    def bishop_of(self, see: int) -> int:
        """The lord under whom a see's card lies, or NOBODY."""
        return self.see.index(see) if see in self.see else NOBODY

    def clergy_of(self, seat: int) -> tuple[int, int]:
        """Q6 The bishops (cardinals left out) and the cardinals of a family."""
        bishops = cardinals = 0
        for lord in self.lords_of(seat):
            if self.cardinal[lord]:
                cardinals += 1
            elif self.is_bishop(lord):
                bishops += 1
        return bishops, cardinals

    def cardinals_left(self) -> int:
        """Cardinal's cards still at the bank."""
        return CARDINALS - sum(self.cardinal)

    def kings_seat(self) -> int:
        """The player who has the King, or NOBODY."""
        return self.family[self.king] if self.king != NOBODY else NOBODY

    def votes_of(self, seat: int) -> int:
        """Q2 A vote for each lord, bishop's, cardinal's and title card; none for custody (F14)."""
        votes = 0
        for lord in self.lords_of(seat):
            votes += 1 + (1 if self.is_bishop(lord) else 0) + self.cardinal[lord]
        return votes + len(self.fiefs_of(seat))

    # ---- fiefs ---------------------------------------------------------------------------------------------

    def fiefs_of(self, seat: int) -> list[int]:
        """E4 The regions whose title a seat has, custody left out."""
        regions: list[int] = []
        for region, holder in enumerate(self.title):
            if holder == seat and self.custody[region] == GRANTED:
                regions.append(region)
        return regions

    def holds_region(self, seat: int, region: int) -> bool:
        """§6.2 Does one player hold all villages of the region?"""
        return all(self.holder(village) == seat for village in self.board.in_region[region])

    # ---- moving counters -----------------------------------------------------------------------------------

    def enlist(self, seat: int, place: int, count: int) -> None:
        """Put soldiers from stock on the board."""
        self.stock[seat] -= count
        self.soldiers[place] += count
        if count:
            self.possess(place, seat)

    def dismiss(self, place: int, count: int) -> None:
        """Take soldiers off the board, back to their owner's stock (P3)."""
        if count:
            self.stock[self.owner[place]] += count
            self.soldiers[place] -= count
            self.tidy(place)

    def shift(self, origin: int, place: int, count: int, lords: list[int]) -> None:
        """Move pieces of one family from place to place; the caller sees to standings."""
        self.possess(place, self.owner[origin])
        self.soldiers[origin] -= count
        self.soldiers[place] += count
        for lord in lords:
            self.where[lord] = place
        self.tidy(origin)

    def shift_all(self, origin: int, place: int) -> None:
        """Move all pieces that stand at a place."""
        if self.owner[origin] != NOBODY:
            self.shift(origin, place, self.soldiers[origin], self.lords_at(origin))

    def tidy(self, place: int) -> None:
        """A place without pieces is nobody's, and about nothing."""
        if not self.counters(place):
            self.owner[place] = NOBODY
            self.standing[place] = NONE
            self.chosen[place] = self.arrived[place] = 0
            if place >= self.board.first_gate:
                self.relief[self.board.faces[place]] = 0
            if not self.board.is_entrance(place):
                self.reconsider(self.board.faces[place])

    def possess(self, place: int, seat: int) -> None:
        """A seat's pieces come to a place."""
        if self.owner[place] != seat:
            self.owner[place] = seat
            if place < self.board.village_count:
                self.reconsider(place)

    def reconsider(self, village: int) -> None:
        """M17 Siege and right of way end with the occupant they concern, an attack once the village is
        one's own; of an assault the attack stays."""
        inside = self.occupant(village)
        for place in self.board.entrances[village]:
            standing = self.standing[place]
            if standing > WAITING and (
                inside == self.owner[place] or (inside == NOBODY and standing in (BESIEGING, GUEST))
            ):
                self.standing[place] = WAITING
            elif standing == ASSAULTING and inside == NOBODY:
                self.standing[place] = ATTACKING
        if inside == NOBODY:
            self.quit(village)

    def quit(self, village: int) -> None:
        """F14 A capital that is left empty can be taken, also by those who sat in it."""
        region = self.board.region[village]
        if self.capital[region] == village:
            self.sitting[region] = NOBODY

    def seat_lord(self, seat: int, lord: int, place: int) -> None:
        """Put a lord's counter on the board; laid into an empty capital in custody, he sits there (F14)."""
        region = self.board.region_at(place)
        if (
            self.capital[region] == place
            and self.custody[region] != GRANTED
            and self.occupant(place) == NOBODY
        ):
            self.sitting[region] = seat
        self.family[lord], self.where[lord] = seat, place
        self.possess(place, seat)

    def bury(self, lord: int) -> None:
        """C7, C8, Q7 A lord dies: his cards go to the discards and the bank; a dead King leaves the throne
        vacant.

        What follows for his titles and his family is `Consequences` (K18); the bearer's card waits for it.
        """
        place = self.where[lord]
        self.discards[lord] += 1
        if self.see[lord] != NOBODY:
            self.discards[FIRST_BISHOP + self.see[lord]] += 1
        self.family[lord] = self.where[lord] = self.see[lord] = NOBODY
        self.cardinal[lord] = self.trips[lord] = 0
        if self.king == lord:
            self.king = NOBODY
        self.tidy(place)
