"""V1, V2 The variant of the open row: three tiles face up, one of them instead of a blind draw."""

from collections.abc import Sequence

from homage.engine.state import Question
from homage.engine.values import CHANCE, SEAT, Action
from homage.games.combat_des_fiefs.actions import Take
from homage.games.combat_des_fiefs.data import PRICES
from homage.games.combat_des_fiefs.events import RowFilled, TileTaken
from homage.games.combat_des_fiefs.model import Country
from homage.games.combat_des_fiefs.rules.pile import PileDraw


class FillRow(PileDraw):
    """V1 New tiles come in next to the pile, until there are three or the pile is empty."""

    def actors(self, g: Country) -> Sequence[int]:
        return (CHANCE,) if g.settings.open_row and len(g.row) < len(PRICES) and g.left else ()

    def turned_up(self, g: Country, kind: int) -> None:
        g.row.append(kind)
        g.tell(RowFilled(kind))
        g.then(FillRow(self.seat))


class TakeTile(Question[Country]):
    """V1, V2 One tile of the row: the one farthest from the pile is free, the others cost steps."""

    fields = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def actors(self, g: Country) -> Sequence[int]:
        return (self.seat,) if g.row else ()

    def choices(self, g: Country, seat: int) -> Sequence[Action]:
        reach = g.stairs[self.seat] + g.settings.debt_limit
        return [
            Take(kind, price)
            for kind, price in zip(g.row, PRICES, strict=False)
            if not price or price <= reach
        ]

    def take(self, g: Country, seat: int, act: Action) -> None:
        assert isinstance(act, Take)
        del g.row[PRICES.index(act.price)]
        g.stairs[self.seat] -= act.price
        g.gain(self.seat, act.landscape, True)
        g.tell(TileTaken(self.seat, act.landscape, act.price))
        g.then(FillRow(self.seat))


STEPS = (FillRow, TakeTile)
