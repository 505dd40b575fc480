"""§Declare Everybody says what he holds, or does not hold."""

from collections.abc import Sequence

from homage.engine.state import Question
from homage.engine.values import SEAT, Action
from homage.games.conclave.actions import Declare
from homage.games.conclave.data import HAND_KINDS, NOTHING
from homage.games.conclave.events import HandDeclared
from homage.games.conclave.hands import hand_of
from homage.games.conclave.model import Court


class Declaration(Question[Court]):
    """§Declare One of the ten hands, in full (R1), any of them whatever the deck holds (R2); R4 what is said
    is said, and cannot be taken back."""

    fields = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choices(self, g: Court, seat: int) -> Sequence[Action]:
        return [Declare(hand) for hand in range(HAND_KINDS)]

    def default(self, g: Court, seat: int) -> Action:
        """R25 An absent Earl tells the truth; where his cards cannot be seen, that he holds nothing."""
        return Declare(hand_of(g.jousts_of(self.seat)) if sum(g.jousts_of(self.seat)) else NOTHING)

    def take(self, g: Court, seat: int, act: Action) -> None:
        assert isinstance(act, Declare)
        g.declared[self.seat] = act.hand
        g.said[self.seat * HAND_KINDS + act.hand] += 1
        g.shown += 1
        g.tell(HandDeclared(self.seat, act.hand))


STEPS = (Declaration,)
