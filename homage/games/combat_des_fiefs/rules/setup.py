"""§Set-up Hands, who begins, and the tile in the middle."""

from collections.abc import Sequence

from homage.engine.state import Question, Step
from homage.engine.values import CHANCE, Action
from homage.games.combat_des_fiefs.actions import First
from homage.games.combat_des_fiefs.data import FRICHE, MODEST
from homage.games.combat_des_fiefs.events import BeginsPlay, HandDealt, StartLaid, TilesRemoved
from homage.games.combat_des_fiefs.hexes import MIDDLE
from homage.games.combat_des_fiefs.model import Country
from homage.games.combat_des_fiefs.rules.open_row import FillRow
from homage.games.combat_des_fiefs.rules.pile import PileDraw
from homage.games.combat_des_fiefs.rules.turn import StartOfTurn


class Hands(Step[Country]):
    """§Set-up Each player takes a friche and a tile of value +1; with five players one of each is removed."""

    def run(self, g: Country) -> None:
        at = 0
        for seat in range(g.seats):
            while not g.pile[MODEST[at % len(MODEST)]]:
                at += 1  # S2 a landscape that has run out is passed over
            kind = MODEST[at % len(MODEST)]
            at += 1
            for taken in (FRICHE, kind):
                g.leave_pile(taken)
                g.gain(seat, taken, True)
            g.tell(HandDealt(seat, kind))
        if g.seats == 5:
            self.remove(g)
        if g.settings.by_lot:
            g.then(Beginner())
        else:
            begin(g, 0)

    def remove(self, g: Country) -> None:
        """§Set-up, S2 A friche and a +1 of the landscape with most tiles left go back into the box."""
        left = [g.pile[kind] for kind in MODEST]
        kind = MODEST[left.index(max(left))]
        for removed in (FRICHE, kind):
            g.leave_pile(removed)
            g.boxed[removed] += 1
        g.tell(TilesRemoved(kind))


class Beginner(Question[Country]):
    """S3 Who begins, by lot."""

    def actors(self, g: Country) -> Sequence[int]:
        return (CHANCE,)

    def choices(self, g: Country, seat: int) -> Sequence[Action]:
        return [First(one) for one in range(g.seats)]

    def take(self, g: Country, seat: int, act: Action) -> None:
        assert isinstance(act, First)
        g.shown += 1
        begin(g, act.seat)


def begin(g: Country, seat: int) -> None:
    """S3 The first player draws the tile of the middle and has the first turn."""
    g.tell(BeginsPlay(seat))
    g.then(Middle(seat), FillRow(seat), StartOfTurn(seat))


class Middle(PileDraw):
    """§Set-up The first player's tile in the middle: no turn, no bonus."""

    def turned_up(self, g: Country, kind: int) -> None:
        g.land[MIDDLE] = kind
        g.tell(StartLaid(self.seat, kind))


STEPS = (Hands, Beginner, Middle)
