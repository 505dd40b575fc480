"""Phase 5, the combat: villagers' resistance, sorties and reliefs, attacks; each in turn order."""

from collections.abc import Sequence

from homage.engine.state import Question, Step
from homage.engine.values import NOBODY, SEAT, Action
from homage.games.fief1984.actions.combat import Fight, LetPass, Resist
from homage.games.fief1984.actions.common import Die
from homage.games.fief1984.events.combat import (
    SortieFought,
    SortieReturned,
    VillagersHeldBack,
    VillagersResisted,
)
from homage.games.fief1984.kinds import PLACES, VILLAGE
from homage.games.fief1984.model import Realm
from homage.games.fief1984.rules.consequences import Consequences
from homage.games.fief1984.rules.dice import DieThrow
from homage.games.fief1984.rules.p4_forces import is_active
from homage.games.fief1984.rules.p5_battle import Battle, strength
from homage.games.fief1984.rules.p5_coalition import CoalitionOffer
from homage.games.fief1984.rules.p5_storm import Storm, move_in


class Combat(Step[Realm]):
    """§5, K1 First the villagers' dice (F7), then sorties and reliefs, then attacks, each in turn order."""

    def run(self, g: Realm) -> None:
        order = g.order()
        steps: list[Step[Realm]] = []
        resisting = [village for village in range(g.board.village_count) if is_resisted(g, village)]
        for seat in order:
            for village in resisting:
                if g.holder(village) == seat:
                    steps.append(Resistance(seat, village))
        steps.append(SiegesOver())
        for seat in order:
            steps.append(Sorties(seat))
        for seat in order:
            steps.append(Attacks(seat))
        g.then(*steps)


# ---- villagers' resistance ---------------------------------------------------------------------------------


def is_resisted(g: Realm, village: int) -> bool:
    """F7 May the holder's villagers resist soldiers here? Not in a capital, nor in bad weather."""
    return (
        g.soldiers[village] > 0
        and g.is_intruded(village)
        and g.capital[g.board.region[village]] != village
        and not g.is_in_bad_weather(village)
    )


class Resistance(Question[Realm]):
    """§6.2, F7 The holder lets his villagers resist, or lets the intruders be this turn."""

    fields = (("seat", SEAT), ("village", VILLAGE))

    def __init__(self, seat: int, village: int) -> None:
        self.seat, self.village = seat, village

    def choices(self, g: Realm, seat: int) -> Sequence[Action]:
        return [Resist(self.village), LetPass(self.village)]

    def take(self, g: Realm, seat: int, act: Action) -> None:
        if isinstance(act, Resist):
            g.then(VillagersDie(seat, self.village))
        else:
            g.tell(VillagersHeldBack(seat, g.occupant(self.village), self.village))


class VillagersDie(DieThrow):
    """§6.2, F7 One die: on 2 or more the intruder loses a soldier."""

    fields = (("seat", SEAT), ("village", VILLAGE))

    def __init__(self, seat: int, village: int) -> None:
        self.seat, self.village = seat, village

    def take(self, g: Realm, seat: int, act: Action) -> None:
        assert isinstance(act, Die)
        killed = 1 if act.pips >= 2 else 0
        intruder = g.occupant(self.village)
        g.tell(VillagersResisted(self.seat, intruder, self.village, act.pips, killed))
        g.dismiss(self.village, killed)


# ---- sorties and reliefs -----------------------------------------------------------------------------------


class SiegesOver(Step[Realm]):
    """M11 Where the besieger has gone meanwhile there is no fight: those who sallied are inside again."""

    def run(self, g: Realm) -> None:
        for village in range(g.board.village_count):
            gate = g.board.gate(village)
            if g.owner[gate] != NOBODY and not g.is_besieged(village):
                g.tell(SortieReturned(g.owner[gate], village))
                g.shift_all(gate, village)


class Sorties(Question[Realm]):
    """K1, M11, M19 A player's sorties and reliefs, in the order he likes."""

    fields = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def actors(self, g: Realm) -> Sequence[int]:
        gates = g.owner[g.board.first_gate :]
        return (self.seat,) if self.seat in gates else ()

    def choices(self, g: Realm, seat: int) -> Sequence[Action]:
        gates = g.owner[g.board.first_gate :]
        return [Fight(village) for village, owner in enumerate(gates) if owner == self.seat]

    def take(self, g: Realm, seat: int, act: Action) -> None:
        assert isinstance(act, Fight)
        village, gate = act.village, g.board.gate(act.village)
        besieger = g.besieger(village)
        roads = tuple(
            [
                place
                for place in g.forces_before(village)
                if g.owner[place] == besieger and is_active(g, place)
            ]
        )
        ours, theirs = g.counters(gate), strength(g, roads)
        g.tell(SortieFought(self.seat, besieger, village, ours, theirs))
        g.then(
            Battle(village, self.seat, besieger, (gate,), roads),
            SortieEnds(besieger, village, roads),
            Sorties(self.seat),
        )


class SortieEnds(Step[Realm]):
    """M11, M19, K17 Winners go inside, the siege is lifted; or the besieger goes into an empty village."""

    fields = (("besieger", SEAT), ("village", VILLAGE), ("roads", PLACES))

    def __init__(self, besieger: int, village: int, roads: tuple[int, ...]) -> None:
        self.besieger, self.village, self.roads = besieger, village, roads

    def run(self, g: Realm) -> None:
        village = self.village
        g.shift_all(g.board.gate(village), village)
        roads = [place for place in self.roads if g.owner[place] == self.besieger]
        if roads and g.occupant(village) == NOBODY:
            move_in(g, self.besieger, village, roads)
        if not g.attacks_on(village):
            g.then(Consequences())


# ---- attacks -----------------------------------------------------------------------------------------------


def fights_of(g: Realm, seat: int) -> list[int]:
    """K1, A2 The villages that a seat attacks and came to first, bad weather left out."""
    found: list[int] = []
    for place in g.forces_of(seat):
        village = g.board.faces[place]
        if not g.attacks(place) or g.is_in_bad_weather(village) or village in found:
            continue
        if g.owner[g.attacks_on(village)[0]] == seat:
            found.append(village)
    return sorted(found)


class Attacks(Question[Realm]):
    """K1 A player's attacks, in the order he likes; K18 what follows from each at once."""

    fields = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def actors(self, g: Realm) -> Sequence[int]:
        return (self.seat,) if fights_of(g, self.seat) else ()

    def choices(self, g: Realm, seat: int) -> Sequence[Action]:
        return [Fight(village) for village in fights_of(g, self.seat)]

    def take(self, g: Realm, seat: int, act: Action) -> None:
        assert isinstance(act, Fight)
        g.then(Assault(act.village), Consequences(), Attacks(self.seat))


class Assault(Step[Realm]):
    """K9 to K17 All attacks on one village, until none is left: one player's, or two players'."""

    fields = (("village", VILLAGE),)

    def __init__(self, village: int) -> None:
        self.village = village

    def run(self, g: Realm) -> None:
        roads = g.attacks_on(self.village)
        if not roads:
            return
        first = g.owner[roads[0]]
        for place in roads:
            if g.owner[place] != first:
                g.then(CoalitionOffer(first, g.owner[place], self.village), self)
                return
        g.then(Storm(first, self.village))


STEPS = (
    Combat,
    Resistance,
    VillagersDie,
    SiegesOver,
    Sorties,
    SortieEnds,
    Attacks,
    Assault,
)
