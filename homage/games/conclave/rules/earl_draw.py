"""Cards drawn from an Earl deck: what all such draws have in common."""

from collections.abc import Sequence
from typing import ClassVar

from mypy_extensions import mypyc_attr

from homage.engine.state import Question
from homage.engine.values import CHANCE, SEAT, Action
from homage.games.conclave.actions import DrawEarl
from homage.games.conclave.model import Court


@mypyc_attr(allow_interpreted_subclasses=True)
class EarlDraw(Question[Court]):
    """M1 CHANCE draws one card of `seat`’s deck for him, each as likely as the others; nobody else sees
    it."""

    private: ClassVar[bool] = True
    stream: ClassVar[str] = "earl"
    fields = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def actors(self, g: Court) -> Sequence[int]:
        return (CHANCE,)

    def choices(self, g: Court, seat: int) -> Sequence[Action]:
        return [DrawEarl(earl) for earl, count in enumerate(g.earls_of(g.decks, self.seat)) if count]

    def weights(self, g: Court) -> Sequence[int]:
        return [count for count in g.earls_of(g.decks, self.seat) if count]

    def take(self, g: Court, seat: int, act: Action) -> None:
        assert isinstance(act, DrawEarl)
        g.draw_earl(self.seat, act.earl)
        g.shown += 1
        self.drawn(g, act.earl)

    def drawn(self, g: Court, earl: int) -> None:
        """What the card was drawn for."""
        raise NotImplementedError
