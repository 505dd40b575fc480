"""What CHANCE turns up and what a seat does."""

from homage.engine.values import NUMBER, SEAT, Action
from homage.games.combat_des_fiefs.kinds import CELL, LANDSCAPE


class First(Action):
    """S3 CHANCE tells who begins."""

    verb = "first"
    fields = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Turn(Action):
    """CHANCE turns up a tile of the pile."""

    verb = "turn"
    fields = (("landscape", LANDSCAPE),)

    def __init__(self, landscape: int) -> None:
        self.landscape = landscape


class Take(Action):
    """V1 Take a tile of the open row for `price` steps."""

    verb = "take"
    fields = (("landscape", LANDSCAPE), ("price", NUMBER))

    def __init__(self, landscape: int, price: int) -> None:
        self.landscape, self.price = landscape, price


class Choose(Action):
    """§Place Which tile of the hand is laid."""

    verb = "choose"
    fields = (("landscape", LANDSCAPE),)

    def __init__(self, landscape: int) -> None:
        self.landscape = landscape


class Lay(Action):
    """§Place Where it is laid."""

    verb = "lay"
    fields = (("cell", CELL),)

    def __init__(self, cell: int) -> None:
        self.cell = cell


class PutBack(Action):
    """P1 Nothing fits: one tile goes back."""

    verb = "put-back"
    fields = (("landscape", LANDSCAPE),)

    def __init__(self, landscape: int) -> None:
        self.landscape = landscape


class Resolve(Action):
    """R1 Which of one's own surrounded knights comes first."""

    verb = "resolve"
    fields = (("cell", CELL),)

    def __init__(self, cell: int) -> None:
        self.cell = cell


class PlaceKnight(Action):
    """§Knight Put a knight of the reserve on a friche."""

    verb = "knight"
    fields = (("cell", CELL),)

    def __init__(self, cell: int) -> None:
        self.cell = cell


class Found(Action):
    """V4 Resolve a knight despite the gaps around it."""

    verb = "found"
    fields = (("cell", CELL),)

    def __init__(self, cell: int) -> None:
        self.cell = cell


class Pass(Action):
    """No knight now."""

    verb = "pass"


VERBS = (First, Turn, Take, Choose, Lay, PutBack, Resolve, PlaceKnight, Found, Pass)
