"""§Draw, §Place, §Bonus A tile is drawn, and one of the hand is laid."""

from collections.abc import Sequence

from homage.engine.state import Question, Step
from homage.engine.values import CHANCE, NOBODY, SEAT, Action
from homage.games.combat_des_fiefs.actions import Choose, Lay, PutBack
from homage.games.combat_des_fiefs.data import BONUS
from homage.games.combat_des_fiefs.events import (
    BonusGained,
    HandShown,
    TileDiscarded,
    TileDrawn,
    TileLaid,
    TilePutBack,
)
from homage.games.combat_des_fiefs.kinds import LANDSCAPE
from homage.games.combat_des_fiefs.model import Country
from homage.games.combat_des_fiefs.rules.pile import PileDraw
from homage.games.combat_des_fiefs.rules.resolving import Resolutions


class Draw(PileDraw):
    """§Draw A tile at random; nothing once the pile is empty."""

    private = True

    def actors(self, g: Country) -> Sequence[int]:
        return (CHANCE,) if g.left else ()

    def turned_up(self, g: Country, kind: int) -> None:
        g.gain(self.seat, kind, False)
        g.tell(TileDrawn(self.seat, kind))


class Placing(Step[Country]):
    """§Place One tile of the hand must be laid; P1 if none fits, the hand is shown."""

    fields = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Country) -> None:
        if g.fitting(self.seat):
            g.then(Chosen(self.seat))
        elif g.sizes[self.seat]:
            g.show_hand(self.seat)
            g.shown += 1
            g.tell(HandShown(self.seat, g.held(self.seat)))
            g.then(Exchange(self.seat))


class Chosen(Question[Country]):
    """§Place Which tile."""

    private = True
    fields = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choices(self, g: Country, seat: int) -> Sequence[Action]:
        return [Choose(kind) for kind in g.fitting(self.seat)]

    def take(self, g: Country, seat: int, act: Action) -> None:
        assert isinstance(act, Choose)
        g.then(Laid(self.seat, act.landscape))


class Laid(Question[Country]):
    """§Place Where it lies. Until then the others do not know which it is."""

    private = True
    fields = (("seat", SEAT), ("landscape", LANDSCAPE))

    def __init__(self, seat: int, landscape: int) -> None:
        self.seat, self.landscape = seat, landscape

    def seen_by(self, viewer: int) -> Step[Country]:
        return self if viewer == self.seat else Laid(self.seat, NOBODY)

    def choices(self, g: Country, seat: int) -> Sequence[Action]:
        return [Lay(cell) for cell in g.places_for(self.landscape)]

    def take(self, g: Country, seat: int, act: Action) -> None:
        assert isinstance(act, Lay)
        g.give_up(seat, self.landscape)
        g.land[act.cell] = self.landscape
        g.shown += 1
        g.tell(TileLaid(seat, self.landscape, act.cell))
        contacts = len(g.ring(act.cell))
        if BONUS[contacts]:
            g.stairs[seat] += BONUS[contacts]
            g.tell(BonusGained(seat, BONUS[contacts], contacts))
        g.then(Resolutions(seat))


class Exchange(Question[Country]):
    """P1 Nothing fits: one tile goes back and another is drawn, until one fits. Where no tile of the pile
    would, it leaves the game and the turn goes on."""

    fields = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choices(self, g: Country, seat: int) -> Sequence[Action]:
        return [PutBack(kind) for kind in g.held(self.seat)]

    def take(self, g: Country, seat: int, act: Action) -> None:
        assert isinstance(act, PutBack)
        g.give_up(self.seat, act.landscape)
        g.shown += 1
        if any(count and g.fits(kind) for kind, count in enumerate(g.pile)):
            g.enter_pile(act.landscape)
            g.tell(TilePutBack(self.seat, act.landscape))
            g.then(Draw(self.seat), Placing(self.seat))
        else:
            g.boxed[act.landscape] += 1
            g.tell(TileDiscarded(self.seat, act.landscape))


STEPS = (Draw, Placing, Chosen, Laid, Exchange)
