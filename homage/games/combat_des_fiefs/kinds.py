"""How the nouns of the game print and parse."""

from typing import Final

from homage.engine.values import Kind
from homage.games.combat_des_fiefs.data import LANDSCAPES
from homage.games.combat_des_fiefs.hexes import CellKind

LANDSCAPE: Final = Kind("landscape", LANDSCAPES, target=True)
LANDSCAPES_MANY: Final = LANDSCAPE.several()
CELL: Final = CellKind("cell", target=True)
