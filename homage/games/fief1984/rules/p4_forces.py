"""§4.2, §4.3, §4.4, M6 to M17 Forces before a village: what they may say, and the right of way."""

from collections.abc import Sequence

from homage.engine.state import Question, Step
from homage.engine.values import NOBODY, NUMBER, SEAT, Action
from homage.games.fief1984.actions.common import Agree, Refuse
from homage.games.fief1984.actions.movement import Ask, Attack, Besiege
from homage.games.fief1984.data import ASSAULTING, ATTACKING, BESIEGING, GUEST, NOTE, WAITING
from homage.games.fief1984.events.movement import (
    AttackAnnounced,
    AttackForced,
    PassageAsked,
    PassageGranted,
    PassageLapsed,
    PassageRefused,
    SiegeContinued,
    SiegeLaid,
)
from homage.games.fief1984.kinds import PLACE
from homage.games.fief1984.model import Realm


def is_hostile(g: Realm, seat: int, village: int) -> bool:
    """M4, F9 Do an opponent's pieces stand inside, whoever holds the village?"""
    occupant = g.occupant(village)
    return occupant != NOBODY and occupant != seat


def is_opponents(g: Realm, seat: int, place: int) -> bool:
    """M13 Do an opponent's pieces stand at this place?"""
    owner = g.owner[place]
    return owner != NOBODY and owner != seat


def is_active(g: Realm, place: int) -> bool:
    """M14 Does this force besiege or attack? Guests and waiting forces do not count."""
    return g.standing[place] == BESIEGING or g.attacks(place)


def rivals(g: Realm, place: int) -> int:
    """M14 How many other forces, of whatever player, besiege or attack the village that this place faces."""
    count = 0
    for other in g.board.entrances[g.board.faces[place]]:
        if other != place and is_active(g, other):
            count += 1
    return count


def admits(g: Realm, seat: int, entrance: int) -> bool:
    """M10, M14 May a seat's pieces come to this entrance, as far as other forces there are concerned?"""
    besieger = g.besieger(g.board.faces[entrance])
    if besieger != NOBODY and besieger != seat:
        return False
    return g.owner[entrance] == seat or rivals(g, entrance) < 2


def is_bound(g: Realm, place: int) -> bool:
    """M6, A2 Has this force spoken this turn, or does it wait for a fight put off by bad weather?"""
    standing = g.standing[place]
    if g.attacks(place):
        return True
    return standing != WAITING and g.chosen[place] == g.turn


def announcements(g: Realm, place: int) -> list[Action]:
    """M6, M9, M16 What a force on the road may say now about the village it faces."""
    seat, village = g.owner[place], g.board.faces[place]
    acts: list[Action] = []
    if not is_hostile(g, seat, village) or is_bound(g, place):
        return acts
    stormy = g.is_in_bad_weather(village)
    others = rivals(g, place)
    if others:
        besieger = g.besieger(village)
        if not stormy and others < 2 and besieger in (NOBODY, seat):
            acts.append(Attack(place))
        return acts
    acts.append(Besiege(place))
    if not stormy:
        acts.append(Attack(place))
    acts.append(Ask(place, 0, g.cash[seat] // NOTE * NOTE))
    return acts


def must_choose(g: Realm, place: int) -> bool:
    """M16 Must this force speak anew? Not in bad weather, nor while another besieges or attacks."""
    if is_bound(g, place) or not is_hostile(g, g.owner[place], g.board.faces[place]):
        return False
    return not g.is_in_bad_weather(place) and not rivals(g, place)


def has_let_it_lapse(g: Realm, place: int) -> bool:
    """M7, A2 Was passage granted to this force before this turn? Unused it ends with the slot, in bad weather
    it is kept."""
    return g.standing[place] == GUEST and g.chosen[place] < g.turn and not g.is_in_bad_weather(place)


def bind_to_attack(g: Realm, place: int) -> None:
    """M8, M10, M21 This force attacks; so does an own siege there, as an assault."""
    for other in g.board.entrances[g.board.faces[place]]:
        if g.standing[other] == BESIEGING:
            g.standing[other] = ASSAULTING
            g.chosen[other] = g.turn
            if other != place:
                g.tell(AttackForced(g.owner[other], other))
    if g.standing[place] != ASSAULTING:
        g.standing[place] = ATTACKING
    g.chosen[place] = g.turn


def announce(g: Realm, act: Action) -> None:
    """M6 A force has spoken: it attacks, besieges, or asks for passage."""
    if isinstance(act, Attack):
        bind_to_attack(g, act.place)
        g.tell(AttackAnnounced(g.owner[act.place], act.place))
    elif isinstance(act, Besiege):
        seat = g.owner[act.place]
        goes_on = g.standing[act.place] == BESIEGING
        g.standing[act.place], g.chosen[act.place] = BESIEGING, g.turn
        g.tell(SiegeContinued(seat, act.place) if goes_on else SiegeLaid(seat, act.place))
    else:
        assert isinstance(act, Ask)
        occupant = g.occupant(g.board.faces[act.place])
        g.tell(PassageAsked(g.owner[act.place], occupant, act.place, act.crowns))
        g.then(RightOfWay(occupant, act.place, act.crowns))


class ForceOrders(Question[Realm]):
    """M6, M16 The owner of a force says whether it besieges, attacks or asks for passage."""

    fields = (("seat", SEAT), ("place", PLACE))

    def __init__(self, seat: int, place: int) -> None:
        self.seat, self.place = seat, place

    def choices(self, g: Realm, seat: int) -> Sequence[Action]:
        return announcements(g, self.place)

    def take(self, g: Realm, seat: int, act: Action) -> None:
        announce(g, act)


class ForcesDue(Step[Realm]):
    """M16 At the end of a slot each force that must choose anew and has not done so is asked, one by one.

    M7 After that a passage granted earlier, and not used, is over.
    """

    fields = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Realm) -> None:
        for place in g.forces_of(self.seat):
            if must_choose(g, place):
                g.then(ForceOrders(self.seat, place), ForcesDue(self.seat))
                return
        for place in g.forces_of(self.seat):
            if has_let_it_lapse(g, place):
                g.standing[place] = WAITING
                g.tell(PassageLapsed(self.seat, place))


class RightOfWay(Question[Realm]):
    """§4.3, M6, M7, M8 The occupant answers a request at once; a toll is paid with the yes (N7)."""

    fields = (("seat", SEAT), ("place", PLACE), ("crowns", NUMBER))

    def __init__(self, seat: int, place: int, crowns: int) -> None:
        self.seat, self.place, self.crowns = seat, place, crowns

    def choices(self, g: Realm, seat: int) -> Sequence[Action]:
        return [Agree(), Refuse()]

    def take(self, g: Realm, seat: int, act: Action) -> None:
        guest = g.owner[self.place]
        if isinstance(act, Agree):
            g.hand_over(guest, seat, self.crowns)
            g.standing[self.place], g.chosen[self.place] = GUEST, g.turn
            g.tell(PassageGranted(seat, guest, self.place, self.crowns))
        else:
            g.tell(PassageRefused(seat, guest, self.place))
            bind_to_attack(g, self.place)
            g.tell(AttackForced(guest, self.place))


STEPS = (ForceOrders, ForcesDue, RightOfWay)
