"""§Challenge One round in which each Earl may call another’s declaration a lie."""

from collections.abc import Sequence

from homage.engine.state import Question
from homage.engine.values import SEAT, Action
from homage.games.conclave.actions import Challenge, Pass
from homage.games.conclave.data import HAND_KINDS, LIED, PROVED, WRONG
from homage.games.conclave.events import DeclarationChallenged, LieCaught, NobodyChallenged, TruthProved
from homage.games.conclave.hands import hand_of
from homage.games.conclave.model import Court


class ChallengeTurn(Question[Court]):
    """§Challenge Challenge one other Earl, or nobody. R5 Who is out has no say; R6, R7 who is out or was
    proved truthful is not challenged; R25 an absent Earl passes."""

    fields = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def actors(self, g: Court) -> Sequence[int]:
        return (self.seat,) if g.is_in(self.seat) else ()

    def choices(self, g: Court, seat: int) -> Sequence[Action]:
        return [Pass(), *[Challenge(other) for other in g.may_be_challenged(self.seat)]]

    def take(self, g: Court, seat: int, act: Action) -> None:
        g.spoken[self.seat] = 1
        heard = [g.declared[other] for other in g.may_be_challenged(self.seat)]
        if heard:
            g.asked[self.seat * HAND_KINDS + min(heard)] += 1
        if isinstance(act, Challenge):
            settle_challenge(g, self.seat, act.seat)
        else:
            g.tell(NobodyChallenged(self.seat))


def settle_challenge(g: Court, seat: int, target: int) -> None:
    """§Challenge The challenged shows his cards: R3 a hand other than declared is a lie, higher or lower, and
    he is out; else the challenger is, his own cards unseen (R8 so are they when he was right)."""
    g.challenged[seat] = target
    declared, real = g.declared[target], hand_of(g.jousts_of(target))
    g.bared[target] = real
    g.shown += 1
    g.tell(DeclarationChallenged(seat, target, declared))
    if real == declared:
        g.standing[target], g.standing[seat] = PROVED, WRONG
        g.proofs[target] += 1
        g.wrongs[seat] += 1
        g.tell(TruthProved(target, real, seat))
    else:
        g.standing[target] = LIED
        g.lies[target] += 1
        g.hits[seat] += 1
        g.tell(LieCaught(target, real, declared))


STEPS = (ChallengeTurn,)
