"""§5.special, K12 to K17 Two players before one village: rivals, allies, and the bid for the village."""

from collections.abc import Sequence

from homage.engine.state import Question, Sealed, Step
from homage.engine.values import NOBODY, NUMBER, NUMBERS, SEAT, SEATS, WORDS, Action
from homage.games.fief1984.actions.combat import AskCoalition, Bid, FightAlone
from homage.games.fief1984.actions.common import Agree, Refuse
from homage.games.fief1984.data import GUEST, NOTE
from homage.games.fief1984.events.combat import (
    AttackBegun,
    BidsShown,
    BidWon,
    CoalitionAsked,
    CoalitionJoined,
    CoalitionNotSought,
    CoalitionRefused,
    FightWon,
    NobodyLeft,
    RivalsFought,
)
from homage.games.fief1984.kinds import VILLAGE
from homage.games.fief1984.model import Realm
from homage.games.fief1984.rules.p5_battle import Battle, Exchange, strength
from homage.games.fief1984.rules.p5_storm import Storm, destroy_works, move_in, roads_of


def fight_each_other(g: Realm, seat: int, other: int, village: int) -> None:
    """K12, K15 The two before a village fight in the open, who came first throws first."""
    roads, others = roads_of(g, seat, village), roads_of(g, other, village)
    g.tell(RivalsFought(seat, other, village, strength(g, roads), strength(g, others)))
    g.then(Battle(village, seat, other, roads, others))


class CoalitionOffer(Question[Realm]):
    """K12 Who came first says whether he asks the other to join him, and for how much (N7)."""

    fields = (("seat", SEAT), ("other", SEAT), ("village", VILLAGE))

    def __init__(self, seat: int, other: int, village: int) -> None:
        self.seat, self.other, self.village = seat, other, village

    def choices(self, g: Realm, seat: int) -> Sequence[Action]:
        most = g.cash[self.seat] // NOTE * NOTE
        return [FightAlone(self.village), AskCoalition(self.village, 0, most)]

    def take(self, g: Realm, seat: int, act: Action) -> None:
        if isinstance(act, AskCoalition):
            g.tell(CoalitionAsked(seat, self.other, self.village, act.crowns))
            g.then(CoalitionAnswer(self.other, seat, self.village, act.crowns))
        else:
            g.tell(CoalitionNotSought(seat, self.other, self.village))
            fight_each_other(g, seat, self.other, self.village)


class CoalitionAnswer(Question[Realm]):
    """K13, K14 The other joins, and is paid (N7), or refuses and will fight whoever is left."""

    fields = (("seat", SEAT), ("first", SEAT), ("village", VILLAGE), ("crowns", NUMBER))

    def __init__(self, seat: int, first: int, village: int, crowns: int) -> None:
        self.seat, self.first, self.village, self.crowns = seat, first, village, crowns

    def choices(self, g: Realm, seat: int) -> Sequence[Action]:
        return [Refuse(), Agree()]

    def take(self, g: Realm, seat: int, act: Action) -> None:
        village, first = self.village, self.first
        if isinstance(act, Refuse):
            g.tell(CoalitionRefused(seat, first, village))
            g.then(Storm(first, village))
            return
        g.hand_over(first, seat, self.crowns)
        g.tell(CoalitionJoined(seat, first, village, self.crowns))
        occupant = g.occupant(village)
        if occupant == NOBODY:
            g.then(Spoils(first, seat, village))
            return
        for ally in (first, seat):
            ours, theirs = strength(g, roads_of(g, ally, village)), strength(g, (village,))
            g.tell(AttackBegun(ally, occupant, village, ours, theirs, g.castle[village]))
        g.then(Alliance(first, seat, occupant, village), AllianceEnds(first, seat, occupant, village))


class Alliance(Step[Realm]):
    """K14 Whole exchanges of those inside with one ally, then the other; the last one goes on alone."""

    fields = (("seat", SEAT), ("other", SEAT), ("occupant", SEAT), ("village", VILLAGE))

    def __init__(self, seat: int, other: int, occupant: int, village: int) -> None:
        self.seat, self.other, self.occupant, self.village = seat, other, occupant, village

    def run(self, g: Realm) -> None:
        village, inside = self.village, (self.village,)
        if not strength(g, inside):
            return
        next_one, after = self.seat, self.other
        if not roads_of(g, next_one, village):
            next_one, after = after, next_one
        roads = roads_of(g, next_one, village)
        if roads:
            g.then(
                Exchange(village, next_one, self.occupant, roads, inside, ()),
                Alliance(after, next_one, self.occupant, village),
            )


class AllianceEnds(Step[Realm]):
    """K6, K7, K14 Works are destroyed; if those inside are gone, the allies see to what they have won."""

    fields = (("first", SEAT), ("second", SEAT), ("occupant", SEAT), ("village", VILLAGE))

    def __init__(self, first: int, second: int, occupant: int, village: int) -> None:
        self.first, self.second, self.occupant, self.village = first, second, occupant, village

    def run(self, g: Realm) -> None:
        village = self.village
        left, any_ally = strength(g, (village,)), False
        for ally in (self.first, self.second):
            standing = strength(g, roads_of(g, ally, village))
            if left:
                g.tell(FightWon(self.occupant, ally, village, left))
            elif standing:
                any_ally = True
                g.tell(FightWon(ally, self.occupant, village, standing))
        destroy_works(g, village)
        if any_ally:
            g.then(Spoils(self.first, self.second, village))
        elif not left:
            g.tell(NobodyLeft(self.first, self.occupant, village))


class Spoils(Step[Realm]):
    """K14, K15 An empty village before two allies: the only one left goes in, both left bid for it."""

    fields = (("first", SEAT), ("second", SEAT), ("village", VILLAGE))

    def __init__(self, first: int, second: int, village: int) -> None:
        self.first, self.second, self.village = first, second, village

    def run(self, g: Realm) -> None:
        roads = roads_of(g, self.first, self.village)
        others = roads_of(g, self.second, self.village)
        if roads and others:
            g.then(SealedBids((self.first, self.second), ("-", "-"), self.village, (0, 0), 0))
        elif roads:
            move_in(g, self.first, self.village, roads)
        else:
            move_in(g, self.second, self.village, others)


class SealedBids(Sealed[Realm]):
    """K15 Each ally seals a sum; `bids` are those of the round before, not to be undercut."""

    fields = (
        ("seats", SEATS),
        ("answers", WORDS),
        ("village", VILLAGE),
        ("bids", NUMBERS),
        ("repeats", NUMBER),
    )

    def __init__(
        self,
        seats: tuple[int, ...],
        answers: tuple[str, ...],
        village: int,
        bids: tuple[int, ...],
        repeats: int,
    ) -> None:
        self.seats, self.answers, self.village = seats, answers, village
        self.bids, self.repeats = bids, repeats

    def choices(self, g: Realm, seat: int) -> Sequence[Action]:
        least = self.bids[self.seats.index(seat)]
        return [Bid(least, g.cash[seat] // NOTE * NOTE)]

    def reveal(self, g: Realm, acts: Sequence[Action]) -> None:
        bids: list[int] = []
        for act in acts:
            assert isinstance(act, Bid)
            bids.append(act.crowns)
        first, second = self.seats
        g.tell(BidsShown(first, second, self.village, bids[0], bids[1]))
        if bids[0] > bids[1]:
            settle_bid(g, first, second, self.village, bids[0])
        elif bids[1] > bids[0]:
            settle_bid(g, second, first, self.village, bids[1])
        elif bids[0] == 0 or (self.repeats and tuple(bids) == self.bids):
            fight_each_other(g, first, second, self.village)
        else:
            g.then(SealedBids(self.seats, ("-", "-"), self.village, tuple(bids), self.repeats + 1))


def settle_bid(g: Realm, winner: int, loser: int, village: int, crowns: int) -> None:
    """K15 The higher bid is paid to the other, who stays on his road as a guest (M7); the bidder goes in."""
    g.hand_over(winner, loser, crowns)
    places = roads_of(g, loser, village)
    g.tell(BidWon(winner, loser, village, crowns))
    move_in(g, winner, village, roads_of(g, winner, village))
    for place in places:
        g.standing[place], g.chosen[place] = GUEST, g.turn


STEPS = (CoalitionOffer, CoalitionAnswer, Alliance, AllianceEnds, Spoils, SealedBids)
