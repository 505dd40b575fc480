"""What is told when turns and the game end."""

from homage.engine.values import NUMBER, SEAT, Event
from homage.games.fief1984.kinds import VILLAGE


class TimeRanOut(Event):
    """The time agreed on has passed: the game ends with this turn."""


class GiftLapsed(Event):
    """`seat` has nobody in `village`, so it is his no longer."""

    fields = (("seat", SEAT), ("village", VILLAGE))

    def __init__(self, seat: int, village: int) -> None:
        self.seat, self.village = seat, village


class TurnEnded(Event):
    """Turn `turn` is over; `seat` plays first in the next."""

    fields = (("turn", NUMBER), ("seat", SEAT))

    def __init__(self, turn: int, seat: int) -> None:
        self.turn, self.seat = turn, seat


class EndedByFiefs(Event):
    """`seat` is the first to have `fiefs` fiefs and wins."""

    fields = (("seat", SEAT), ("fiefs", NUMBER))

    def __init__(self, seat: int, fiefs: int) -> None:
        self.seat, self.fiefs = seat, fiefs


class EndedByTime(Event):
    """The time agreed on has passed: most fiefs, then soldiers on the board, then money."""


class EndedByTurns(Event):
    """The last of `turns` turns is over: most fiefs, then soldiers on the board, then money."""

    fields = (("turns", NUMBER),)

    def __init__(self, turns: int) -> None:
        self.turns = turns


EVENTS = (
    TimeRanOut,
    GiftLapsed,
    TurnEnded,
    EndedByFiefs,
    EndedByTime,
    EndedByTurns,
)
