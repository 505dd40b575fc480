"""§Deal Three Joust cards for every Earl, face down."""

from collections.abc import Sequence
from typing import ClassVar

from homage.engine.state import Question, Step
from homage.engine.values import CHANCE, SEAT, Action
from homage.games.conclave.actions import DealJoust
from homage.games.conclave.data import DEALT, IN, JOUST_KINDS
from homage.games.conclave.events import HandDealt
from homage.games.conclave.model import Court
from homage.games.conclave.rules.challenge import ChallengeTurn
from homage.games.conclave.rules.declare import Declaration
from homage.games.conclave.rules.resolve import Resolution


class Conclave(Step[Court]):
    """§Call All Earls of the match take part (R22), from the caller’s left on, himself last: three cards
    each, a declaration each, a challenge each, then it is resolved."""

    fields = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Court) -> None:
        g.caller = self.seat
        g.order = g.clockwise_after(self.seat)
        for seat in g.order:
            g.standing[seat] = IN
        g.then(
            *[Deal(seat) for seat in g.order for _ in range(DEALT)],
            *[Declaration(seat) for seat in g.order],
            *[ChallengeTurn(seat) for seat in g.order],
            Resolution(),
        )


class Deal(Question[Court]):
    """§Deal One Joust card, face down; only its owner looks at it."""

    private: ClassVar[bool] = True
    stream: ClassVar[str] = "joust"
    fields = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def actors(self, g: Court) -> Sequence[int]:
        return (CHANCE,)

    def choices(self, g: Court, seat: int) -> Sequence[Action]:
        return [DealJoust(kind) for kind, count in enumerate(g.joust) if count]

    def weights(self, g: Court) -> Sequence[int]:
        return [count for count in g.joust if count]

    def take(self, g: Court, seat: int, act: Action) -> None:
        assert isinstance(act, DealJoust)
        g.deal_joust(self.seat, act.joust)
        g.shown += 1
        if g.has_all_dealt(self.seat):
            held = g.jousts_of(self.seat)
            g.tell(HandDealt(self.seat, [kind for kind in range(JOUST_KINDS) for _ in range(held[kind])]))


STEPS = (Conclave, Deal)
