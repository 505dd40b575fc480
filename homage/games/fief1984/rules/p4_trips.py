"""§4, M1 to M23, A1 Where a lord's next trip may lead, and with how many soldiers; a bishop's too (B7)."""

from homage.engine.values import NOBODY
from homage.games.fief1984.data import ASSAULTING, BESIEGING, GUEST, TRIPS
from homage.games.fief1984.model import Realm
from homage.games.fief1984.rules.p4_forces import admits, is_bound, is_hostile, is_opponents


class Trip:
    """A trip that is open to a lord: towards `village`, ending at `place`, with up to `soldiers` men.

    `passed` are the places along the road from which own soldiers could come along (M12).
    """

    def __init__(self, village: int, place: int, soldiers: int, passed: list[int]) -> None:
        self.village, self.place, self.soldiers, self.passed = village, place, soldiers, passed


def destination(g: Realm, seat: int, origin: int, target: int) -> int:
    """§4, M4, M5, M13 Where a trip by road from one village to another ends; NOBODY where it is closed.

    Inside a free or own village (M23: of a fief too; F10: given to him), before a hostile one (F8), or, with
    relief by the besieger's road, at its gate (M19). Bridges are roads like any other (M15).
    """
    board = g.board
    if is_opponents(g, seat, board.entrance(origin, target)):
        return NOBODY
    entrance = board.entrance(target, origin)
    if is_opponents(g, seat, entrance):
        besieged = g.standing[entrance] == BESIEGING or g.standing[entrance] == ASSAULTING
        if besieged and g.occupant(target) == seat and not g.is_in_bad_weather(target):
            return board.gate(target)
        return NOBODY
    if not is_hostile(g, seat, target):
        return target
    return entrance if admits(g, seat, entrance) else NOBODY


def may_cross(g: Realm, place: int) -> bool:
    """M7 May this force go through the village it faces? Granted in an earlier turn, and nobody besieges."""
    return g.standing[place] == GUEST and not g.is_besieged(g.board.faces[place])


def may_turn_back(g: Realm, place: int) -> bool:
    """M18, M19 Is the road behind this force free of relief?"""
    village = g.board.faces[place]
    return not (g.relief[village] and g.siege(village) == place)


def trips_of(g: Realm, lord: int) -> list[Trip]:
    """§4, M11, M20 The trips open to a lord, by neighbouring village: none once he has made two.

    None out of a besieged village but a sortie; before an attack without a siege he may still leave.
    """
    found: list[Trip] = []
    origin = g.where[lord]
    board = g.board
    if g.trips[lord] >= TRIPS:
        return found
    if origin < board.village_count:
        if not g.is_besieged(origin):
            for target in board.neighbours[origin]:
                add_trip(g, found, lord, origin, target)
    elif origin < board.first_gate and not is_bound(g, origin):
        add_trips_from_road(g, found, lord, origin)
    return found


def may_travel(g: Realm, lord: int) -> bool:
    """§4 Is any trip open to a lord?"""
    origin = g.where[lord]
    if g.trips[lord] < TRIPS and origin < g.board.village_count and not g.is_besieged(origin):
        for target in g.board.neighbours[origin]:
            if destination(g, g.family[lord], origin, target) != NOBODY:
                return True
        return False
    return len(trips_of(g, lord)) > 0


def add_trips_from_road(g: Realm, found: list[Trip], lord: int, origin: int) -> None:
    """M7, M17, M18 A force on the road goes into the village, back, or as a guest through it."""
    board = g.board
    village, behind = board.faces[origin], board.behind[origin]
    if not is_hostile(g, g.family[lord], village):
        found.append(Trip(village, village, marching(g, lord, origin, village), []))
    if may_turn_back(g, origin):
        add_trip(g, found, lord, village, behind)
    if may_cross(g, origin):
        for target in board.neighbours[village]:
            if target != behind:
                add_trip(g, found, lord, village, target)


def add_trip(g: Realm, found: list[Trip], lord: int, origin: int, target: int) -> None:
    """M1, M2 Add the trip by the road from one village to another, if it is open."""
    seat = g.family[lord]
    place = destination(g, seat, origin, target)
    if place == NOBODY:
        return
    start = g.where[lord]
    passed: list[int] = []
    for along in (g.board.entrance(origin, target), g.board.entrance(target, origin)):
        own = g.owner[along] == seat and along != start and along != place
        if own and may_come_along(g, lord, along, place):
            passed.append(along)
    found.append(Trip(target, place, marching(g, lord, start, place), passed))


def may_come_along(g: Realm, lord: int, along: int, place: int) -> bool:
    """M12 Are there soldiers in his own force there, free to go with a lord who comes by?"""
    return not is_bound(g, along) and marching(g, lord, along, place) > 0


def marching(g: Realm, lord: int, start: int, place: int) -> int:
    """B3, A1, A13 How many soldiers a lord may take along: none with a bishop or in bad weather."""
    if not g.soldiers[start] or not g.leads(lord) or g.is_in_bad_weather(start) or g.is_in_bad_weather(place):
        return 0
    return g.soldiers[start]


def may_sally(g: Realm, lord: int) -> bool:
    """M11, A2 Is the lord in a besieged village, with a trip left and no bad weather?"""
    place = g.where[lord]
    return (
        g.trips[lord] < TRIPS
        and place < g.board.village_count
        and g.is_besieged(place)
        and not g.is_in_bad_weather(place)
    )


STEPS = ()
