"""The plane of hexagons. A cell is one number; its name is its axial coordinates, `2,-1`."""

from collections.abc import Sequence
from typing import Any, Final

from homage.engine.values import NOBODY, Kind, Names

HALF: Final = 128  # 73 tiles in a row from the middle still fit
SPAN: Final = 2 * HALF
MIDDLE: Final = HALF * SPAN + HALF
AROUND: Final = (SPAN, SPAN - 1, -1, -SPAN, 1 - SPAN, 1)  # E, NE, NW, W, SW, SE


def cell_at(q: int, r: int) -> int:
    """The cell at these axial coordinates."""
    return (q + HALF) * SPAN + r + HALF


def q_of(cell: int) -> int:
    """Its first coordinate: towards the east."""
    return cell // SPAN - HALF


def r_of(cell: int) -> int:
    """Its second coordinate: towards the south-east."""
    return cell % SPAN - HALF


def distance(cell: int, other: int) -> int:
    """How many steps from cell to cell lie between two."""
    q, r = q_of(cell) - q_of(other), r_of(cell) - r_of(other)
    return max(abs(q), abs(r), abs(q + r))


def name_of(cell: int) -> str:
    """The cell as it is written: `2,-1`; `none` for no cell."""
    return "none" if cell == NOBODY else f"{q_of(cell)},{r_of(cell)}"


class CellKind(Kind):
    """A field that holds a cell."""

    def slug(self, value: Any, names: Names) -> str:
        return name_of(value)

    def read(self, words: Sequence[str], names: Names) -> Any:
        cells = []
        for word in words if self.many else words[:1]:
            q, _, r = word.partition(",")
            if not -HALF <= int(q) < HALF or not -HALF <= int(r) < HALF:
                raise ValueError(f"{word} lies beyond the plane")
            cells.append(cell_at(int(q), int(r)))
        return tuple(cells) if self.many else cells[0]
