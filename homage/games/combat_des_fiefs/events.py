"""What is told. Steps are those of the staircase of nobility.

Where steps may be below 0, `down` (or `up`) has them as a number above 0, for the sentence; else it is 0.
"""

from collections.abc import Sequence

from homage.engine.values import NOBODY, NUMBER, SEAT, SEATS, Event
from homage.games.combat_des_fiefs.kinds import CELL, LANDSCAPE, LANDSCAPES_MANY


def against(steps: int) -> int:
    """The steps below 0, as a number above 0."""
    return max(0, -steps)


class BeginsPlay(Event):
    """S3 `seat` begins."""

    fields = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class HandDealt(Event):
    """§Set-up `seat` takes a friche and a tile of value +1."""

    fields = (("seat", SEAT), ("landscape", LANDSCAPE))

    def __init__(self, seat: int, landscape: int) -> None:
        self.seat, self.landscape = seat, landscape


class TilesRemoved(Event):
    """§Set-up Five players play without a friche and this tile."""

    fields = (("landscape", LANDSCAPE),)

    def __init__(self, landscape: int) -> None:
        self.landscape = landscape


class StartLaid(Event):
    """§Set-up The tile in the middle, which `seat` drew."""

    fields = (("seat", SEAT), ("landscape", LANDSCAPE))

    def __init__(self, seat: int, landscape: int) -> None:
        self.seat, self.landscape = seat, landscape


class RowFilled(Event):
    """V1 A tile comes to the open row."""

    fields = (("landscape", LANDSCAPE),)

    def __init__(self, landscape: int) -> None:
        self.landscape = landscape


class TileDrawn(Event):
    """§Draw `seat` draws a tile; the others are not told which."""

    fields = (("seat", SEAT), ("landscape", LANDSCAPE))

    def __init__(self, seat: int, landscape: int) -> None:
        self.seat, self.landscape = seat, landscape

    def seen_by(self, viewer: int) -> Event:
        return self if viewer == self.seat else TileDrawn(self.seat, NOBODY)


class TileTaken(Event):
    """V1 `seat` takes a tile of the open row and goes down `steps`."""

    fields = (("seat", SEAT), ("landscape", LANDSCAPE), ("steps", NUMBER))

    def __init__(self, seat: int, landscape: int, steps: int) -> None:
        self.seat, self.landscape, self.steps = seat, landscape, steps


class TileLaid(Event):
    """§Place `seat` lays a tile."""

    fields = (("seat", SEAT), ("landscape", LANDSCAPE), ("cell", CELL))

    def __init__(self, seat: int, landscape: int, cell: int) -> None:
        self.seat, self.landscape, self.cell = seat, landscape, cell


class BonusGained(Event):
    """§Bonus The tile touches `contacts` others: `seat`’s Lord climbs `steps`."""

    fields = (("seat", SEAT), ("steps", NUMBER), ("contacts", NUMBER))

    def __init__(self, seat: int, steps: int, contacts: int) -> None:
        self.seat, self.steps, self.contacts = seat, steps, contacts


class HandShown(Event):
    """P1 None of these tiles of `seat` fits anywhere."""

    fields = (("seat", SEAT), ("landscapes", LANDSCAPES_MANY))

    def __init__(self, seat: int, landscapes: Sequence[int]) -> None:
        self.seat, self.landscapes = seat, tuple(landscapes)


class TilePutBack(Event):
    """P1 `seat` puts a tile back into the pile."""

    fields = (("seat", SEAT), ("landscape", LANDSCAPE))

    def __init__(self, seat: int, landscape: int) -> None:
        self.seat, self.landscape = seat, landscape


class TileDiscarded(Event):
    """P1 `seat`’s tile leaves the game: no other could be drawn for it."""

    fields = (("seat", SEAT), ("landscape", LANDSCAPE))

    def __init__(self, seat: int, landscape: int) -> None:
        self.seat, self.landscape = seat, landscape


class KnightPlaced(Event):
    """§Knight `seat` puts a knight on a friche."""

    fields = (("seat", SEAT), ("cell", CELL))

    def __init__(self, seat: int, cell: int) -> None:
        self.seat, self.cell = seat, cell


class FiefFounded(Event):
    """§4.1 `seat`’s knight becomes a keep; his Lord moves by `steps`, down if below 0."""

    fields = (("seat", SEAT), ("cell", CELL), ("steps", NUMBER), ("down", NUMBER))

    def __init__(self, seat: int, cell: int, steps: int, down: int) -> None:
        self.seat, self.cell, self.steps, self.down = seat, cell, steps, down


class BattleJoined(Event):
    """§4.2 `seat`’s knight on `cell` attacks; the strongest keep against him is `defender`’s on `keep`.

    Both powers leave the battlefield out.
    """

    fields = (
        ("seat", SEAT),
        ("cell", CELL),
        ("power", NUMBER),
        ("defender", SEAT),
        ("keep", CELL),
        ("defence", NUMBER),
    )

    def __init__(self, seat: int, cell: int, power: int, defender: int, keep: int, defence: int) -> None:
        self.seat, self.cell, self.power, self.defender, self.keep, self.defence = (
            seat,
            cell,
            power,
            defender,
            keep,
            defence,
        )


class BattleWon(Event):
    """§4.2 `seat`’s knight becomes a keep; his Lord moves by `steps`."""

    fields = (("seat", SEAT), ("cell", CELL), ("steps", NUMBER), ("down", NUMBER))

    def __init__(self, seat: int, cell: int, steps: int, down: int) -> None:
        self.seat, self.cell, self.steps, self.down = seat, cell, steps, down


class KeepLost(Event):
    """§4.2 `seat`’s keep is removed; for `steps` see `LordSank`."""

    fields = (("seat", SEAT), ("cell", CELL))

    def __init__(self, seat: int, cell: int) -> None:
        self.seat, self.cell = seat, cell


class LordSank(Event):
    """§4.2 The beaten owner’s Lord goes down by the battlefield: `steps`, up if below 0."""

    fields = (("seat", SEAT), ("steps", NUMBER), ("up", NUMBER))

    def __init__(self, seat: int, steps: int, up: int) -> None:
        self.seat, self.steps, self.up = seat, steps, up


class BattleLost(Event):
    """§4.2 The keep holds: `seat`’s knight goes back to his reserve."""

    fields = (("seat", SEAT), ("cell", CELL))

    def __init__(self, seat: int, cell: int) -> None:
        self.seat, self.cell = seat, cell


class ExtraRoundBegun(Event):
    """V4 All tiles are laid; round `number` of two in which fiefs may be founded despite gaps."""

    fields = (("number", NUMBER),)

    def __init__(self, number: int) -> None:
        self.number = number


class EndCounted(Event):
    """§End A knight that was never surrounded brings the tiles that touch him."""

    fields = (("seat", SEAT), ("cell", CELL), ("steps", NUMBER), ("down", NUMBER))

    def __init__(self, seat: int, cell: int, steps: int, down: int) -> None:
        self.seat, self.cell, self.steps, self.down = seat, cell, steps, down


class EndedByTiles(Event):
    """§End The last tile lies: the highest Lord wins, or several share the victory (E1)."""

    fields = (("seats", SEATS), ("step", NUMBER))

    def __init__(self, seats: Sequence[int], step: int) -> None:
        self.seats, self.step = tuple(seats), step


EVENTS = (
    BeginsPlay,
    HandDealt,
    TilesRemoved,
    StartLaid,
    RowFilled,
    TileDrawn,
    TileTaken,
    TileLaid,
    BonusGained,
    HandShown,
    TilePutBack,
    TileDiscarded,
    KnightPlaced,
    FiefFounded,
    BattleJoined,
    BattleWon,
    KeepLost,
    LordSank,
    BattleLost,
    ExtraRoundBegun,
    EndCounted,
    EndedByTiles,
)
