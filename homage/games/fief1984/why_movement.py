"""Phase 4, why not: the rule that closes a trip, holds a force, or silences it."""

from homage.engine.values import NOBODY, Action
from homage.games.fief1984.actions.movement import Ask, Attack, Besiege, Collect, Move, Sally
from homage.games.fief1984.data import ASSAULTING, BESIEGING, GUEST, NOTE, TRIPS
from homage.games.fief1984.model import Realm
from homage.games.fief1984.rules.p4_forces import is_bound, is_hostile, is_opponents, rivals
from homage.games.fief1984.rules.p4_trips import may_turn_back, trips_of


def why_not_move(g: Realm, seat: int, act: Action) -> str:
    """The rule that keeps a seat from this action of Phase 4; empty where none is known."""
    if isinstance(act, Move | Collect):
        return why_not_to(g, seat, act.lord, act.village, act.soldiers)
    if isinstance(act, Sally):
        return why_not_sally(g, seat, act)
    if isinstance(act, Attack | Besiege | Ask):
        return why_not_say(g, seat, act)
    return ""


def why_not_to(g: Realm, seat: int, lord: int, village: int, soldiers: int) -> str:
    """Why a lord makes no trip to a village, or not with so many soldiers."""
    stuck = why_stuck(g, seat, lord)
    if stuck:
        return stuck
    for trip in trips_of(g, lord):
        if trip.village == village and soldiers > trip.soldiers:
            return why_fewer(g, lord, soldiers)
    place = g.where[lord]
    if g.board.is_entrance(place):
        return why_not_from_road(g, seat, place, village)
    return why_closed(g, seat, place, village)


def why_stuck(g: Realm, seat: int, lord: int) -> str:
    """Why a lord makes no trip at all; empty where he may make one."""
    if g.family[lord] == NOBODY:
        return "§1c"
    if g.family[lord] != seat:
        return "L7"
    place = g.where[lord]
    if place >= g.board.first_gate:
        return "M11"
    if g.board.is_entrance(place):
        return why_force_stays(g, place) or ("M5" if g.trips[lord] >= TRIPS else "")
    if g.trips[lord] >= TRIPS:
        return "§4"
    if g.is_besieged(place):
        return "M11"
    return ""


def why_force_stays(g: Realm, place: int) -> str:
    """Why a force on the road goes nowhere; empty where it may."""
    if not is_bound(g, place):
        return ""
    if g.is_in_bad_weather(place):
        return "A2"
    return "M8" if g.attacks(place) else "M6"


def why_fewer(g: Realm, lord: int, soldiers: int) -> str:
    """Why not so many soldiers go with a lord."""
    if soldiers > g.soldiers[g.where[lord]]:
        return "M2"
    if not g.leads(lord):
        return "B3"
    return "A1"


def why_not_from_road(g: Realm, seat: int, place: int, village: int) -> str:
    """Why a force on the road does not go to a village: inside, back, or through."""
    board = g.board
    before, behind = board.faces[place], board.behind[place]
    if village == before:
        return "M7" if g.standing[place] == GUEST else "M5"
    if village == behind:
        return "M19" if not may_turn_back(g, place) else why_closed(g, seat, before, behind)
    if village in board.neighbours[before]:
        crossing = g.standing[place] == GUEST and not g.is_besieged(before)
        return why_closed(g, seat, before, village) if crossing else "M7"
    return "§4"


def why_closed(g: Realm, seat: int, origin: int, village: int) -> str:
    """Why no trip leads from one village to another."""
    board = g.board
    if village not in board.neighbours[origin]:
        return "§4"
    entrance = board.entrance(village, origin)
    if is_opponents(g, seat, board.entrance(origin, village)) or is_opponents(g, seat, entrance):
        besieged = g.standing[entrance] == BESIEGING or g.standing[entrance] == ASSAULTING
        storm = besieged and g.occupant(village) == seat and g.is_in_bad_weather(village)
        return "A2" if storm else "M13"
    besieger = g.besieger(village)
    return "M10" if besieger not in (NOBODY, seat) else "M14"


def why_not_sally(g: Realm, seat: int, act: Sally) -> str:
    """Why a lord does not sally out, or not with so many soldiers."""
    lord = act.lord
    if g.family[lord] != seat:
        return "L7" if g.family[lord] != NOBODY else "§1c"
    place = g.where[lord]
    if place >= g.board.village_count or not g.is_besieged(place):
        return "M11"
    if g.trips[lord] >= TRIPS:
        return "§4"
    if g.is_in_bad_weather(place):
        return "A2"
    return "B3" if not g.leads(lord) else "M2"


def why_not_say(g: Realm, seat: int, act: Attack | Besiege | Ask) -> str:
    """Why a force does not attack, besiege or ask for passage."""
    place = act.place
    if not g.board.is_entrance(place) or g.owner[place] != seat:
        return "M6"
    village = g.board.faces[place]
    if not is_hostile(g, seat, village):
        return "M17"
    if is_bound(g, place):
        return why_force_stays(g, place)
    if isinstance(act, Attack) and g.is_in_bad_weather(village):
        return "A1"
    if rivals(g, place):
        besieger = g.besieger(village)
        if besieger not in (NOBODY, seat):
            return "M10"
        return "M14" if rivals(g, place) > 1 else "K16"
    if isinstance(act, Ask):
        return "R15" if act.crowns % NOTE or act.crowns > g.cash[seat] else "M6"
    return "M6"


def why_no_place(g: Realm, seat: int, village: int) -> str:
    """Why nothing is offered at a village or before it: the closest of this seat's pieces that could be
    meant."""
    for lord in g.lords_of(seat):
        place = g.where[lord]
        near = [g.board.faces[place], *g.board.neighbours[g.board.faces[place]]]
        if village in near:
            if place == village:
                return why_stuck(g, seat, lord) or "§4"
            return why_not_to(g, seat, lord, village, 0)
    return "§4"
