"""K18 What follows from an act: bearers, capitals taken, kings by conquest, lordless families, the goal."""

from collections.abc import Sequence

from homage.engine.state import Question, Step
from homage.engine.values import NOBODY, SEAT, Action
from homage.games.fief1984.actions.common import Agree
from homage.games.fief1984.actions.negotiations import Bear, Crown, Object
from homage.games.fief1984.data import BY_FIEFS, GRANTED, KEPT, OWED
from homage.games.fief1984.events.politics import (
    CapitalTaken,
    CustodyInherited,
    KingAgreed,
    KingByConquest,
    KingObjected,
    LastLordLost,
    TitleBorne,
    TitleInCustody,
)
from homage.games.fief1984.kinds import REGION
from homage.games.fief1984.model import Realm
from homage.games.fief1984.rules.victory import finish, seat_at_goal


class Consequences(Step[Realm]):
    """K18 All that follows from an act, in order: bearers (F6), capitals (F11), lordless families (F15),
    goal (E1).

    A dead King has left the throne already (Q7, `Realm.bury`). Capitals are taken one at a time, and the goal
    is looked at after each (E2). Where nothing follows, nothing happens.
    """

    def run(self, g: Realm) -> None:
        for region in range(len(g.title)):
            if lacks_bearer(g, region):
                g.then(NameBearer(g.title[region], region), Consequences())
                return
        for region in range(len(g.title)):
            taker = taker_of(g, region)
            if taker != NOBODY:
                g.then(Conquest(taker, region), NameBearer(taker, region), Tenure(region), Consequences())
                return
        g.then(Aftermath())


def lacks_bearer(g: Realm, region: int) -> bool:
    """F6, F16 Has a family with lords a title that none of them bears?"""
    seat, lord = g.title[region], g.bearer[region]
    if seat == NOBODY or g.custody[region] != GRANTED:
        return False
    return (lord == NOBODY or g.family[lord] != seat) and g.has_lord(seat)


def taker_of(g: Realm, region: int) -> int:
    """F11, F14 Who stands in a capital that is not his by title and has not just stayed in it; or NOBODY."""
    capital = g.capital[region]
    if capital == NOBODY or g.title[region] == NOBODY:
        return NOBODY
    occupant = g.occupant(capital)
    rightful = g.title[region] if g.custody[region] == GRANTED else g.sitting[region]
    return occupant if occupant != rightful else NOBODY


# ---- titles ------------------------------------------------------------------------------------------------


def entitle(g: Realm, region: int, seat: int) -> None:
    """F10, F11 A fief gets another holder; villages given away in it are given no longer, and nobody bears
    it yet."""
    g.title[region], g.custody[region], g.bearer[region] = seat, GRANTED, NOBODY
    g.sitting[region], g.promised[region] = NOBODY, 0
    for village in g.board.in_region[region]:
        g.given[village] = NOBODY
        g.given_turn[village] = 0


def keep_in_custody(g: Realm, region: int, custody: int) -> None:
    """F14 The King keeps a title; whoever stands in the capital now does not take it by staying."""
    before, seat = g.title[region], g.kings_seat()
    entitle(g, region, seat)
    g.custody[region] = custody
    if g.capital[region] != NOBODY:
        g.sitting[region] = g.occupant(g.capital[region])
    g.tell(TitleInCustody(seat, before, region))


def enthrone(g: Realm, lord: int) -> None:
    """Q10 A lord becomes King, and all titles in custody pass to him."""
    g.king = lord
    seat = g.family[lord]
    for region, custody in enumerate(g.custody):
        if custody != GRANTED and g.title[region] != seat:
            g.title[region] = seat
            g.tell(CustodyInherited(seat, region))


class NameBearer(Question[Realm]):
    """F3, F6, F12 The holder of a title names which of his lords bears it."""

    fields = (("seat", SEAT), ("region", REGION))

    def __init__(self, seat: int, region: int) -> None:
        self.seat, self.region = seat, region

    def actors(self, g: Realm) -> Sequence[int]:
        holds = g.title[self.region] == self.seat and g.custody[self.region] == GRANTED
        return (self.seat,) if holds and g.has_lord(self.seat) else ()

    def choices(self, g: Realm, seat: int) -> Sequence[Action]:
        return [Bear(self.region, lord) for lord in g.lords_of(self.seat)]

    def take(self, g: Realm, seat: int, act: Action) -> None:
        assert isinstance(act, Bear)
        g.bearer[self.region] = act.lord
        g.tell(TitleBorne(seat, self.region, act.lord))


# ---- a capital is taken ------------------------------------------------------------------------------------


class Conquest(Step[Realm]):
    """§6.3, F11 The fief goes to whoever took its capital; a vacant throne too (Q8), or the King answers
    (F12)."""

    fields = (("seat", SEAT), ("region", REGION))

    def __init__(self, seat: int, region: int) -> None:
        self.seat, self.region = seat, region

    def run(self, g: Realm) -> None:
        g.tell(CapitalTaken(self.seat, g.title[self.region], self.region, g.capital[self.region]))
        entitle(g, self.region, self.seat)
        g.then(CrownOfConquest(self.seat, self.region), RoyalAnswer(self.seat, self.region))


class CrownOfConquest(Question[Realm]):
    """§6.4, Q8 While the throne is vacant the taker makes one of his lords in the capital King; no bishop.

    F11, E2 Of several capitals that he takes at once he names the order, so he picks out of all their forces.
    """

    fields = (("seat", SEAT), ("region", REGION))

    def __init__(self, seat: int, region: int) -> None:
        self.seat, self.region = seat, region

    def actors(self, g: Realm) -> Sequence[int]:
        return (self.seat,) if g.king == NOBODY and self.choices(g, self.seat) else ()

    def choices(self, g: Realm, seat: int) -> Sequence[Action]:
        capitals = [
            g.capital[region]
            for region in range(len(g.title))
            if region == self.region or taker_of(g, region) == self.seat
        ]
        return [Crown(lord) for lord in g.lords_of(self.seat) if g.where[lord] in capitals and g.leads(lord)]

    def take(self, g: Realm, seat: int, act: Action) -> None:
        assert isinstance(act, Crown)
        g.tell(KingByConquest(seat, act.lord, g.where[act.lord]))
        enthrone(g, act.lord)


class RoyalAnswer(Question[Realm]):
    """§6.3, F12 Any King but the taker's says whether the title stays with its taker; one without a lord
    has no say (F13)."""

    fields = (("taker", SEAT), ("region", REGION))

    def __init__(self, taker: int, region: int) -> None:
        self.taker, self.region = taker, region

    def actors(self, g: Realm) -> Sequence[int]:
        asked = g.king != NOBODY and g.kings_seat() != self.taker and g.has_lord(self.taker)
        return (g.kings_seat(),) if asked else ()

    def choices(self, g: Realm, seat: int) -> Sequence[Action]:
        return [Agree(), Object()]

    def take(self, g: Realm, seat: int, act: Action) -> None:
        if isinstance(act, Agree):
            g.tell(KingAgreed(seat, self.taker, self.region))
        else:
            g.tell(KingObjected(seat, self.taker, self.region))
            keep_in_custody(g, self.region, KEPT)


# ---- what follows ------------------------------------------------------------------------------------------


class Tenure(Step[Realm]):
    """F13, E1, E2 A taker without a lord has lost the title already; else the goal is looked at.

    Families without a lord are seen to when all capitals are settled (K18, `Aftermath`).
    """

    fields = (("region", REGION),)

    def __init__(self, region: int) -> None:
        self.region = region

    def run(self, g: Realm) -> None:
        if is_lordless(g, self.region):
            deprive(g, self.region)
        end_at_goal(g)


class Aftermath(Step[Realm]):
    """§6.5, §6.6, F15, F16, E1 Lordless families lose their titles to the King, if there is one; then the
    goal is looked at."""

    def run(self, g: Realm) -> None:
        for region in range(len(g.title)):
            if is_lordless(g, region):
                deprive(g, region)
        end_at_goal(g)


def is_lordless(g: Realm, region: int) -> bool:
    """F15 Has the holder of a title, custody left out, no lord on the board?"""
    seat = g.title[region]
    return seat != NOBODY and g.custody[region] == GRANTED and not g.has_lord(seat)


def deprive(g: Realm, region: int) -> None:
    """F13, F15, F16, F17 The King must give the title away in the next Phase 6; with no King it stays."""
    if g.king != NOBODY:
        keep_in_custody(g, region, OWED)
    elif g.bearer[region] != NOBODY:
        g.bearer[region] = NOBODY
        g.tell(LastLordLost(g.title[region], region))


def end_at_goal(g: Realm) -> None:
    """E1 Whoever has as many fiefs as the goal has won, and the game stops."""
    if seat_at_goal(g) != NOBODY:
        finish(g, BY_FIEFS)


STEPS = (Consequences, NameBearer, Conquest, CrownOfConquest, RoyalAnswer, Tenure, Aftermath)
