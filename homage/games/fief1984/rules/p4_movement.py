"""Phase 4, the movement of counters: each player in turn order moves his lords, and soldiers with them."""

from collections.abc import Sequence

from homage.engine.state import Question, Step
from homage.engine.values import NOBODY, SEAT, Action
from homage.games.fief1984.actions.common import Done
from homage.games.fief1984.actions.movement import Collect, Move, Sally
from homage.games.fief1984.data import LORD_COUNT, TRIPS, WAITING
from homage.games.fief1984.events.movement import (
    AttackForced,
    ForceJoined,
    ForceStopped,
    ReliefArrived,
    SoldiersCollected,
    SortieBegun,
    Travelled,
    VillageEntered,
)
from homage.games.fief1984.model import Realm
from homage.games.fief1984.rules.consequences import Consequences
from homage.games.fief1984.rules.p4_forces import (
    ForceOrders,
    ForcesDue,
    announce,
    announcements,
    bind_to_attack,
    rivals,
)
from homage.games.fief1984.rules.p4_trips import Trip, may_sally, may_travel, trips_of


class Movement(Step[Realm]):
    """§4 In turn order each player moves his pieces; every lord has two trips again."""

    def run(self, g: Realm) -> None:
        g.trips = [0] * LORD_COUNT
        g.then(*[MovementSlot(seat) for seat in g.order()])


class MovementSlot(Question[Realm]):
    """§4, M22 A player's go: trips of his lords in any order, and what his forces say; then `done`.

    M16 Before the slot ends, forces that must choose anew are asked; K18, F11 then what follows from it.
    """

    fields = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choices(self, g: Realm, seat: int) -> Sequence[Action]:
        acts: list[Action] = [Done()]
        for lord in range(LORD_COUNT):
            if g.family[lord] == seat:
                add_offers(g, acts, lord)
        for place in g.forces_of(seat):
            acts.extend(announcements(g, place))
        return acts

    def waits(self, g: Realm) -> bool:
        for lord in range(LORD_COUNT):
            if g.family[lord] == self.seat and (may_travel(g, lord) or may_sally(g, lord)):
                return True
        for place in g.forces_of(self.seat):
            if announcements(g, place):
                return True
        return False

    def take(self, g: Realm, seat: int, act: Action) -> None:
        if isinstance(act, Done):
            g.then(ForcesDue(seat), Consequences())
            return
        g.then(MovementSlot(seat))
        if isinstance(act, Move):
            travel(g, act.lord, trip_to(g, act.lord, act.village), act.soldiers, False)
        elif isinstance(act, Collect):
            travel(g, act.lord, trip_to(g, act.lord, act.village), act.soldiers, True)
        elif isinstance(act, Sally):
            sally(g, act.lord, act.soldiers)
        else:
            announce(g, act)


def add_offers(g: Realm, acts: list[Action], lord: int) -> None:
    """§4, M1, M2, M11 One offer for each trip of a lord, ranging over the soldiers who go with him."""
    for trip in trips_of(g, lord):
        acts.append(Move(lord, trip.village, 0, trip.soldiers))
        if trip.passed:
            acts.append(Collect(lord, trip.village, 0, trip.soldiers))
    if may_sally(g, lord):
        place = g.where[lord]
        acts.append(Sally(lord, 0, g.soldiers[place] if g.leads(lord) else 0))


def trip_to(g: Realm, lord: int, village: int) -> Trip:
    """The lord's open trip towards a village."""
    return next(trip for trip in trips_of(g, lord) if trip.village == village)


def travel(g: Realm, lord: int, trip: Trip, soldiers: int, collecting: bool) -> None:
    """§4, §4.1, M2, M3, M12 A lord makes a trip with soldiers from where he stood and those on the road."""
    seat, origin, place = g.family[lord], g.where[lord], trip.place
    before = g.owner[place]
    g.shift(origin, place, soldiers, [lord])
    g.trips[lord] += 1
    g.tell(Travelled(seat, lord, origin, place, soldiers))
    if collecting:
        for along in trip.passed:
            g.tell(SoldiersCollected(seat, lord, along, g.soldiers[along]))
            g.shift(along, place, g.soldiers[along], [])
    if g.board.is_entrance(place):
        g.trips[lord] = TRIPS
        stop(g, seat, place, before == NOBODY)
    elif place >= g.board.first_gate:
        g.trips[lord] = TRIPS
        g.relief[trip.village] = 1
        g.tell(ReliefArrived(seat, trip.village))
    elif before == NOBODY:
        g.tell(VillageEntered(seat, place))


def stop(g: Realm, seat: int, place: int, first: bool) -> None:
    """M5, M13, K16 Pieces stop before a hostile village: they join their force, or speak for themselves."""
    if not first:
        g.tell(ForceJoined(seat, place))
        return
    g.arrivals += 1
    g.arrived[place] = g.arrivals
    g.standing[place] = WAITING
    g.tell(ForceStopped(seat, place, g.occupant(g.board.faces[place])))
    if rivals(g, place):
        bind_to_attack(g, place)
        g.tell(AttackForced(seat, place))
    else:
        g.then(ForceOrders(seat, place))


def sally(g: Realm, lord: int, soldiers: int) -> None:
    """M11 A lord leaves a besieged village to fight; he makes no further trip."""
    seat, village = g.family[lord], g.where[lord]
    g.shift(village, g.board.gate(village), soldiers, [lord])
    g.trips[lord] = TRIPS
    g.tell(SortieBegun(seat, lord, village, soldiers))


STEPS = (Movement, MovementSlot)
