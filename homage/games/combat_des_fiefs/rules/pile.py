"""Tiles turned up from the pile: what all such draws have in common."""

from collections.abc import Sequence
from typing import ClassVar

from mypy_extensions import mypyc_attr

from homage.engine.state import Question
from homage.engine.values import CHANCE, SEAT, Action
from homage.games.combat_des_fiefs.actions import Turn
from homage.games.combat_des_fiefs.model import Country


@mypyc_attr(allow_interpreted_subclasses=True)
class PileDraw(Question[Country]):
    """CHANCE turns up one tile, each of those face down as likely as the others; it is for `seat`."""

    stream: ClassVar[str] = "pile"
    fields = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def actors(self, g: Country) -> Sequence[int]:
        return (CHANCE,)

    def choices(self, g: Country, seat: int) -> Sequence[Action]:
        return [Turn(kind) for kind, count in enumerate(g.pile) if count]

    def weights(self, g: Country) -> Sequence[int]:
        return [count for count in g.pile if count]

    def take(self, g: Country, seat: int, act: Action) -> None:
        assert isinstance(act, Turn)
        g.leave_pile(act.landscape)
        g.shown += 1
        self.turned_up(g, act.landscape)

    def turned_up(self, g: Country, kind: int) -> None:
        """What becomes of the tile."""
        raise NotImplementedError
