"""What one makes of another Earl: how he declares and how he challenges, judged by what all have seen of him.

An Earl is taken for a mixture of a few kinds of player. How much of each he is follows from his declarations,
from what challenges showed and from how often he challenged, by the rule of Bayes; who has shown little is
taken for what players mostly are.
"""

from collections.abc import Sequence
from math import exp, log
from typing import Final

from homage.games.conclave.data import HAND_KINDS
from homage.games.conclave.hands import chances
from homage.games.conclave.model import Court

# How one declares: the honest, the sound, who always reaches high, who says anything.
HONEST: Final = 0
SOUND: Final = 1
HIGH: Final = 2
WILD: Final = 3
PRIOR: Final[Sequence[float]] = (0.35, 0.4, 0.1, 0.15)
# How often each says something that he chose without regard to his cards; how often a challenge finds it so.
LYING: Final[Sequence[float]] = (0.0, 0.3, 0.97, 1.0)
SHOWN_LYING: Final[Sequence[float]] = (0.01, 0.5, 0.95, 0.9)
CHOSEN: Final[Sequence[Sequence[float]]] = (  # what each then says, best hand first
    (0.1,) * HAND_KINDS,
    (0.07, 0.08, 0.18, 0.18, 0.18, 0.15, 0.1, 0.04, 0.015, 0.005),
    (0.55, 0.09, 0.08, 0.07, 0.07, 0.05, 0.04, 0.03, 0.01, 0.01),
    (0.1,) * HAND_KINDS,
)

# How one challenges: never, with judgement, always, at random.
NEVER: Final = 0
JUDGING: Final = 1
ALWAYS: Final = 2
RANDOM: Final = 3
DARING_PRIOR: Final[Sequence[float]] = (0.3, 0.5, 0.08, 0.12)
DARING: Final[Sequence[float]] = (0.02, 0.35, 0.98, 0.6)  # how often each challenges, when he may
# How often one with judgement challenges the highest declaration of the others, by hand.
SUSPICION: Final[Sequence[float]] = (0.8, 0.65, 0.5, 0.42, 0.35, 0.3, 0.2, 0.1, 0.05, 0.02)
LOWER: Final = 0.06  # … where he has declared more himself


class Opponent:
    """What is made of one seat: how likely he is of each kind, and how likely each hand is for him."""

    def __init__(self, declaring: list[float], daring: list[float], natural: Sequence[float]) -> None:
        self.declaring, self.daring, self.natural = declaring, daring, natural

    def says(self, hand: int) -> float:
        """How likely he is to declare this hand."""
        return sum([self.declaring[kind] * says(kind, hand, self.natural[hand]) for kind in range(4)])

    def usual(self) -> int:
        """The hand that he is most likely to declare."""
        return max(range(HAND_KINDS), key=self.says)

    def lies(self, hand: int) -> float:
        """How likely it is a lie if he declares this hand."""
        false = true = 0.0
        for kind in range(4):
            chosen = LYING[kind] * CHOSEN[kind][hand]
            false += self.declaring[kind] * chosen * (1 - self.natural[hand])
            true += self.declaring[kind] * (chosen + 1 - LYING[kind]) * self.natural[hand]
        return false / (false + true) if false + true else 1.0

    def challenges(self, hand: int, highest: bool, targets: int) -> float:
        """How likely he is to challenge the best declaration of the others, which is this hand; `highest` if
        it is not below his own."""
        judged = SUSPICION[hand] if highest else LOWER
        return (
            self.daring[JUDGING] * judged
            + self.daring[ALWAYS] * DARING[ALWAYS]
            + self.daring[RANDOM] / (targets + 1)
        )


def says(kind: int, hand: int, natural: float) -> float:
    """How likely a player of this kind is to declare a hand that is dealt so often."""
    return (1 - LYING[kind]) * natural + LYING[kind] * CHOSEN[kind][hand]


def opponent(g: Court, seat: int, natural: Sequence[float]) -> Opponent:
    """What is made of a seat, whose cards are so likely as `natural` says for each hand."""
    usual = chances(g.settings.joust)
    now = g.declared[seat] if seat in g.order else -1
    declaring = [log(share) for share in PRIOR]
    for hand in range(HAND_KINDS):
        before = g.said[seat * HAND_KINDS + hand] - (hand == now)
        for kind in range(4):
            declaring[kind] += before * log(max(1e-4, says(kind, hand, usual[hand])))
    for kind in range(4):
        declaring[kind] += g.lies[seat] * log(SHOWN_LYING[kind])
        declaring[kind] += g.proofs[seat] * log(1 - SHOWN_LYING[kind])
    return Opponent(shares(declaring), shares(daring_of(g, seat)), natural)


def daring_of(g: Court, seat: int) -> list[float]:
    """How likely, as logarithms up to a constant, a seat is of each kind of challenger."""
    asked = g.tally(g.asked, seat)
    made, times = g.hits[seat] + g.wrongs[seat], sum(asked)
    judged = sum([count * often for count, often in zip(asked, SUSPICION, strict=True)])
    often = [*DARING]
    if times:
        often[JUDGING] = min(max(judged / times, 0.05), 0.95)
    return [
        log(share) + made * log(often[kind]) + (times - made) * log(1 - often[kind])
        for kind, share in enumerate(DARING_PRIOR)
    ]


def shares(logs: Sequence[float]) -> list[float]:
    """Shares of one, from their logarithms up to a constant."""
    most = max(logs)
    weights = [exp(one - most) for one in logs]
    return [weight / sum(weights) for weight in weights]
