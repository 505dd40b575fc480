"""`homage perft`: how many ways a position can go on, counted to a depth. Two programs that agree on the
counts most
likely agree on the rules."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from homage.commands.options import read_options
from homage.engine.errors import BadRecord
from homage.engine.journal import Journal
from homage.engine.record import read_record
from homage.engine.state import State
from homage.engine.values import Action, Ranged
from homage.registry import game_named


def perft(
    game: str,
    /,
    *,
    depth: int = 3,
    seats: int = 3,
    preset: str = "rulebook",
    record: Path | None = None,
    row: int | None = None,
    divide: Annotated[bool, Parameter(negative=())] = False,
) -> int:
    """Count the sequences of answers that are possible from a position.

    Parameters
    ----------
    game
        The game's name, such as fief1984.
    depth
        How many answers deep; luck's outcomes count as answers.
    seats
        How many players the game begins with, where no record is given.
    preset
        The options to begin with, where no record is given.
    record
        A record to start from.
    row
        How many of its rows to play first; all without it.
    divide
        Also print the count behind each first answer: compare these to find where two programs part.
    """
    start = position(game, seats, preset, record, row)
    for level in range(1, depth + 1):
        print(f"depth {level}: {count(start, level)}")
    if divide:
        for act in ways(start):
            print(f"{act.text(start.names)}: {count(after(start, act), depth - 1)}")
    return 0


def position(game: str, seats: int, preset: str, record: Path | None, row: int | None) -> State:
    """The state to count from. Raises BadRecord or BadOption."""
    played = game_named(game)
    if record is None:
        state = played.setup(played.settled(read_options(played, preset, []), seats), seats)
        state.settle()
        return state
    try:
        stored = read_record(record.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadRecord(f"{record} cannot be read: {error.strerror}.") from error
    stored.rows = stored.rows[:row]
    return Journal(played, stored).state


def ways(state: State) -> list[Action]:
    """Every answer of the first seat that is awaited; a range counts each of its numbers."""
    acts: list[Action] = []
    for seat in state.awaited()[:1]:
        for act in state.choices(seat):
            if isinstance(act, Ranged):
                acts.extend([act.at(number) for number in act.numbers()])
            else:
                acts.append(act)
    return acts


def after(state: State, act: Action) -> State:
    """The state after an answer of the first seat that is awaited."""
    clone = state.clone()
    clone.play(state.awaited()[0], act)
    return clone


def count(state: State, depth: int) -> int:
    """The number of sequences of that many answers; a game that is over has one."""
    if depth <= 0 or state.question() is None:
        return 1
    acts = ways(state)
    return len(acts) if depth == 1 else sum([count(after(state, act), depth - 1) for act in acts])
