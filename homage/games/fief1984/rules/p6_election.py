"""§6.1 The election of the King, and his sanctifying."""

from collections.abc import Sequence

from homage.engine.state import Question, Step
from homage.engine.values import NOBODY, NUMBER, SEAT, SEATS, Action
from homage.games.fief1984.actions.common import Agree, Pass, Refuse
from homage.games.fief1984.actions.negotiations import AskClergy, Vote
from homage.games.fief1984.data import LORD_COUNT, NOTE
from homage.games.fief1984.events.politics import (
    Abstained,
    ClergyAgreed,
    ClergyAsked,
    ClergyRefused,
    ElectionUndecided,
    KingCrowned,
    LordElected,
    SanctifyingFailed,
    ThroneVacant,
    VotesCast,
)
from homage.games.fief1984.kinds import LORD
from homage.games.fief1984.model import Realm
from homage.games.fief1984.rules.consequences import Consequences, enthrone
from homage.games.fief1984.rules.p6_talks import pay_openly

BISHOPS_NEEDED = 2  # or one cardinal (Q6)


class Election(Step[Realm]):
    """Q1, Q3 While the throne is vacant each player votes once, aloud, in turn order; a King is King for
    life."""

    def run(self, g: Realm) -> None:
        if g.king == NOBODY:
            g.tell(ThroneVacant())
            g.tally = [0] * LORD_COUNT
            g.then(*[Suffrage(seat) for seat in g.order()], Count())


class Suffrage(Question[Realm]):
    """§6.1, Q2, Q3, Q4 A player names one lord of anybody's, but no bishop, and how many of his votes he
    gives him.

    What he has said he cannot change (§6.1), so it cannot be taken back either.
    """

    fields = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choices(self, g: Realm, seat: int) -> Sequence[Action]:
        acts: list[Action] = [Pass()]
        votes = g.votes_of(self.seat)
        if votes:
            acts += [Vote(lord, 1, votes) for lord in candidates(g)]
        return acts

    def take(self, g: Realm, seat: int, act: Action) -> None:
        g.shown += 1
        if isinstance(act, Vote):
            g.tally[act.lord] += act.votes
            g.tell(VotesCast(seat, act.lord, act.votes))
        else:
            g.tell(Abstained(seat))


def candidates(g: Realm) -> list[int]:
    """Q4, B6 The lords on the board who may be elected: all but bishops and cardinals."""
    return [lord for lord in range(LORD_COUNT) if g.family[lord] != NOBODY and not g.is_bishop(lord)]


class Count(Step[Realm]):
    """§6.1, Q5 The most votes elect; a tie for the most, or no vote at all, leaves the throne vacant."""

    def run(self, g: Realm) -> None:
        most = max(g.tally)
        if not most or g.tally.count(most) > 1:
            g.tell(ElectionUndecided())
        else:
            lord = g.tally.index(most)
            seat = g.family[lord]
            bishops, cardinals = g.clergy_of(seat)
            g.tell(LordElected(seat, lord, most))
            g.then(Sanctifying(seat, lord, bishops, cardinals, ()))
        g.tally = [0] * LORD_COUNT


class Sanctifying(Step[Realm]):
    """§6.1, Q6 Two bishops or one cardinal make the elected lord King; short of them his player asks for
    more."""

    fields = (("seat", SEAT), ("lord", LORD), ("bishops", NUMBER), ("cardinals", NUMBER), ("asked", SEATS))

    def __init__(self, seat: int, lord: int, bishops: int, cardinals: int, asked: tuple[int, ...]) -> None:
        self.seat, self.lord, self.bishops, self.cardinals, self.asked = seat, lord, bishops, cardinals, asked

    def run(self, g: Realm) -> None:
        if self.cardinals or self.bishops >= BISHOPS_NEEDED:
            g.tell(KingCrowned(self.seat, self.lord))
            enthrone(g, self.lord)
            g.then(Consequences())
        else:
            g.then(Appeal(self.seat, self.lord, self.bishops, self.asked))


class Appeal(Question[Realm]):
    """§6.1, Q6, N7 He asks one player after another, each once, perhaps for a sum; or gives up."""

    fields = (("seat", SEAT), ("lord", LORD), ("bishops", NUMBER), ("asked", SEATS))

    def __init__(self, seat: int, lord: int, bishops: int, asked: tuple[int, ...]) -> None:
        self.seat, self.lord, self.bishops, self.asked = seat, lord, bishops, asked

    def choices(self, g: Realm, seat: int) -> Sequence[Action]:
        acts: list[Action] = [Pass()]
        most = g.cash[self.seat] // NOTE * NOTE
        for other in g.opponents_from(self.seat):
            if other not in self.asked and g.clergy_of(other) != (0, 0):
                acts.append(AskClergy(other, 0, most))
        return acts

    def take(self, g: Realm, seat: int, act: Action) -> None:
        if isinstance(act, AskClergy):
            g.tell(ClergyAsked(seat, act.seat, self.lord, act.crowns))
            g.then(ClergyAnswer(act.seat, self.lord, act.crowns, self.bishops, self.asked))
        else:
            g.tell(SanctifyingFailed(seat, self.lord))


class ClergyAnswer(Question[Realm]):
    """§6.1, Q6, N7 The player asked says yes or no at once, for all his clergy; a yes is paid at once."""

    fields = (("seat", SEAT), ("lord", LORD), ("crowns", NUMBER), ("bishops", NUMBER), ("asked", SEATS))

    def __init__(self, seat: int, lord: int, crowns: int, bishops: int, asked: tuple[int, ...]) -> None:
        self.seat, self.lord, self.crowns, self.bishops, self.asked = seat, lord, crowns, bishops, asked

    def choices(self, g: Realm, seat: int) -> Sequence[Action]:
        return [Refuse(), Agree()]

    def take(self, g: Realm, seat: int, act: Action) -> None:
        claimant = g.family[self.lord]
        bishops = cardinals = 0
        if isinstance(act, Agree):
            bishops, cardinals = g.clergy_of(seat)
            pay_openly(g, claimant, seat, self.crowns)
            g.tell(ClergyAgreed(seat, self.lord, bishops, cardinals))
        else:
            g.tell(ClergyRefused(seat, self.lord))
        g.then(Sanctifying(claimant, self.lord, self.bishops + bishops, cardinals, (*self.asked, seat)))


STEPS = (Election, Suffrage, Count, Sanctifying, Appeal, ClergyAnswer)
