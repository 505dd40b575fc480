"""The plane: the tiles that lie on it, the pawns that stand on them, and who touches what."""

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from homage.engine.state import State
from homage.engine.values import NOBODY
from homage.games.combat_des_fiefs.data import FRICHE, RING, VALUES
from homage.games.combat_des_fiefs.hexes import AROUND


@mypyc_attr(allow_interpreted_subclasses=True)
class Plane(State):
    """Tiles and pawns by cell, in the order in which they came.

    A pawn is one number: twice its seat, and one more for a keep.
    """

    land: dict[int, int]  # cell: landscape
    pawns: dict[int, int]  # cell: pawn

    # ---- as flat lists, for the codec ----------------------------------------------------------------------

    @property
    def laid(self) -> list[int]:
        """The tiles as cell, landscape, cell, landscape, …"""
        return [number for pair in self.land.items() for number in pair]

    @laid.setter
    def laid(self, flat: list[int]) -> None:
        self.land = dict(zip(flat[::2], flat[1::2], strict=True))

    @property
    def stands(self) -> list[int]:
        """The pawns as cell, pawn, cell, pawn, …"""
        return [number for pair in self.pawns.items() for number in pair]

    @stands.setter
    def stands(self, flat: list[int]) -> None:
        self.pawns = dict(zip(flat[::2], flat[1::2], strict=True))

    # ---- tiles ---------------------------------------------------------------------------------------------

    def ring(self, cell: int) -> list[int]:
        """The cells around one on which a tile lies, up to six."""
        land = self.land
        return [cell + step for step in AROUND if cell + step in land]

    def value(self, cells: Sequence[int]) -> int:
        """The tiles of these cells together, in steps."""
        total = 0
        for cell in cells:
            total += VALUES[self.land[cell]]
        return total

    def edge(self) -> list[int]:
        """The free cells that touch a tile, by coordinates."""
        land, free = self.land, set()
        for cell in land:
            for step in AROUND:
                if cell + step not in land:
                    free.add(cell + step)
        return sorted(free)

    def may_lie(self, landscape: int, cell: int) -> bool:
        """§Place No two tiles of one landscape touch, save friches."""
        if landscape == FRICHE:
            return True
        land = self.land
        for step in AROUND:
            if land.get(cell + step, NOBODY) == landscape:
                return False
        return True

    def places_for(self, landscape: int) -> list[int]:
        """§Place The cells at which a tile of this landscape may be laid, by coordinates."""
        return [cell for cell in self.edge() if self.may_lie(landscape, cell)]

    def fits(self, landscape: int) -> bool:
        """§Place Is there any place for it?"""
        land = self.land
        for cell in land:
            for step in AROUND:
                if cell + step not in land and self.may_lie(landscape, cell + step):
                    return True
        return False

    # ---- pawns ---------------------------------------------------------------------------------------------

    def owner(self, cell: int) -> int:
        """Whose pawn stands there, or NOBODY."""
        pawn = self.pawns.get(cell, NOBODY)
        return pawn // 2 if pawn != NOBODY else NOBODY

    def is_keep(self, cell: int) -> bool:
        """Does a keep stand there?"""
        return self.pawns.get(cell, 0) % 2 == 1

    def knights_of(self, seat: int) -> list[int]:
        """Where a seat's knights stand, by coordinates; keeps are none."""
        return sorted([cell for cell, pawn in self.pawns.items() if pawn == 2 * seat])

    def keeps_of(self, seat: int) -> list[int]:
        """Where a seat's keeps stand, by coordinates."""
        return sorted([cell for cell, pawn in self.pawns.items() if pawn == 2 * seat + 1])

    def is_surrounded(self, cell: int) -> bool:
        """Do six tiles touch it?"""
        return len(self.ring(cell)) == RING

    def free_friches(self) -> list[int]:
        """§Knight The friches on which no pawn stands, by coordinates."""
        land, pawns = self.land, self.pawns
        return sorted([cell for cell in land if land[cell] == FRICHE and cell not in pawns])

    def common(self, cell: int, other: int) -> list[int]:
        """§4 The tiles that touch both of two cells."""
        around = self.ring(other)
        return [one for one in self.ring(cell) if one in around]

    def fresh(self, cell: int) -> list[int]:
        """§4.1, R3 The tiles around a pawn that no other keep of its owner has brought in yet."""
        had: set[int] = set()
        for keep in self.keeps_of(self.owner(cell)):
            if keep != cell:
                had.update(self.ring(keep))
        return [one for one in self.ring(cell) if one not in had]
