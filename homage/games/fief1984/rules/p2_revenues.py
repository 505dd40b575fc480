"""Phase 2, the collection of revenues: tithes are shown first, then everybody is paid (R4)."""

from collections.abc import Sequence

from homage.engine.state import Question, Step
from homage.engine.values import NOBODY, SEAT, Action
from homage.games.fief1984.actions.common import Done
from homage.games.fief1984.actions.revenues import BishopTithe, LordsTithe, RoyalTithe
from homage.games.fief1984.data import (
    BISHOPRIC_TITHE,
    LORDS_TITHE,
    LORDS_TITHE_YIELD,
    MILL_YIELD,
    PRESS_YIELD,
    ROYAL_TITHE,
    ROYAL_TITHE_YIELD,
    VILLAGE_YIELD,
)
from homage.games.fief1984.events.revenues import (
    BishopTitheShown,
    IncomeCut,
    IncomePaid,
    LordsTitheShown,
    RoyalTitheShown,
)
from homage.games.fief1984.model import Realm


class Revenues(Step[Realm]):
    """§2, R4 In turn order each shows his tithes; then, in turn order, each is paid all he is due at once."""

    def run(self, g: Realm) -> None:
        g.then(*[TitheSlot(seat) for seat in g.order()], Payment())


class TitheSlot(Question[Realm]):
    """§2b A player shows the tithes he can, one of each a turn; none if he has exchanged a card (C3)."""

    private = True
    fields = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choices(self, g: Realm, seat: int) -> Sequence[Action]:
        acts: list[Action] = [Done()]
        if g.exchanged[seat]:
            return acts
        if g.holds(seat, BISHOPRIC_TITHE) and seat not in g.tithe:
            acts.extend([BishopTithe(g.see[lord]) for lord in tithing_bishops(g, seat)])
        if g.holds(seat, LORDS_TITHE) and not claims_lords_tithe(g, seat):
            acts.extend([LordsTithe(region) for region in g.fiefs_of(seat)])
        if g.holds(seat, ROYAL_TITHE) and g.royal_tithe == NOBODY and g.kings_seat() == seat:
            acts.append(RoyalTithe())
        return acts

    def take(self, g: Realm, seat: int, act: Action) -> None:
        if isinstance(act, Done):
            return
        g.then(TitheSlot(seat))
        g.shown += 1
        if isinstance(act, BishopTithe):
            g.put_down(seat, BISHOPRIC_TITHE, openly=True)
            g.tithe[act.bishopric] = seat
            g.tell(BishopTitheShown(seat, act.bishopric))
        elif isinstance(act, LordsTithe):
            g.put_down(seat, LORDS_TITHE, openly=True)
            g.lords_tithe[act.region] = 1
            g.tell(LordsTitheShown(seat, act.region))
        else:
            g.put_down(seat, ROYAL_TITHE, openly=True)
            g.royal_tithe = seat
            g.tell(RoyalTitheShown(seat))


def tithing_bishops(g: Realm, seat: int) -> list[int]:
    """R8, B5 Own bishops whose see may be tithed, one of them a turn; a cardinal has given the tithe up."""
    return [lord for lord in g.lords_of(seat) if g.is_bishop(lord) and not g.cardinal[lord]]


def claims_lords_tithe(g: Realm, seat: int) -> bool:
    """R9 Has this player claimed a lord's tithe this turn?"""
    return any(claimed and g.title[region] == seat for region, claimed in enumerate(g.lords_tithe))


def village_yield(g: Realm, village: int) -> int:
    """§2a, A3 What an owned village, its mills and presses bring; under famine the village alone."""
    if g.famine[g.board.region[village]]:
        return VILLAGE_YIELD
    return VILLAGE_YIELD + MILL_YIELD * g.mills[village] + PRESS_YIELD * g.presses[village]


def dues(g: Realm) -> list[int]:
    """R1–R12 What the bank owes each seat this turn, in crowns; a bishop's tithe comes before the owners."""
    due = [0] * g.seats
    for village in range(g.board.village_count):
        bishop, holder = g.tithe[g.board.see[village]], g.holder(village)
        if holder != NOBODY:
            due[bishop if bishop != NOBODY else holder] += village_yield(g, village)
        elif bishop != NOBODY:
            due[bishop] += g.settings.tithe_unowned
    for region, claimed in enumerate(g.lords_tithe):
        if claimed:
            due[g.title[region]] += LORDS_TITHE_YIELD * len(g.board.in_region[region])
    if g.royal_tithe != NOBODY:
        due[g.royal_tithe] += ROYAL_TITHE_YIELD
    return due


class Payment(Step[Realm]):
    """R4, R13 Each is paid in turn order while the bank lasts; what it cannot pay is lost."""

    def run(self, g: Realm) -> None:
        due = dues(g)
        for seat in g.order():
            got = g.receive(seat, due[seat])
            if got < due[seat]:
                g.tell(IncomeCut(seat, got, due[seat]))
            elif got:
                g.tell(IncomePaid(seat, got))


STEPS = (Revenues, TitheSlot, Payment)
