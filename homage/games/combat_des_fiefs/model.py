"""The state of a game: all facts, its ends and its laws."""

from typing import Any, ClassVar

from homage.engine.state import Outcome
from homage.games.combat_des_fiefs.hoard import Hoard
from homage.games.combat_des_fiefs.laws import faults_of
from homage.games.combat_des_fiefs.victory import outcome_of


class Country(Hoard):
    """The country that is laid tile by tile, and what each player has beside it."""

    verbs: ClassVar[dict[str, type[Any]]] = {}  # filled in `combat.py`
    steps: ClassVar[dict[str, type[Any]]] = {}

    def clone(self) -> "Country":
        g = Country(self.settings, self.seats, self.agenda[:], self.shown)
        g.partial, g.names = self.partial, self.names
        g.turn, g.active, g.left = self.turn, self.active, self.left
        g.counts, g.pile, g.boxed, g.row = self.counts, self.pile[:], self.boxed[:], self.row[:]
        g.hands, g.known, g.sizes, g.turns = self.hands[:], self.known[:], self.sizes[:], self.turns[:]
        g.reserve, g.stairs, g.resting, g.extra = self.reserve[:], self.stairs[:], self.resting, self.extra
        g.fight, g.land, g.pawns = self.fight[:], self.land.copy(), self.pawns.copy()
        return g

    def outcome(self) -> Outcome | None:
        return outcome_of(self)

    def faults(self) -> list[str]:
        return faults_of(self)
