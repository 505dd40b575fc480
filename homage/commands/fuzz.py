"""`homage fuzz`: random games under random options, hunting for faults, dead ends and run-aways."""

from contextlib import suppress
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from homage.bots.arena import Played
from homage.bots.luck import Seeded
from homage.commands.sim import keep
from homage.engine.chance import throw
from homage.engine.errors import BadOption, RulesError
from homage.engine.game import Game, Option
from homage.engine.journal import Journal
from homage.engine.record import Record, read_record
from homage.engine.values import CHANCE, TABLE, Ranged
from homage.registry import game_named

LONGEST = 100_000
FORGED = 0.01  # how often an answer is preceded by forged ones
TAKEN_BACK = 0.05  # how often one is taken back


def fuzz(game: str, /, *, minutes: float = 1.0, seed: int = 1, finds: Path = Path("finds")) -> int:
    """Play random games under random options until the time is up.

    Each goes through the same door as a person's answers, takes actions back, tries forged answers and is
    replayed at its end. Each find is written as a record that `homage replay` opens.

    Parameters
    ----------
    game
        The game's name, such as fief1984.
    minutes
        How long to go on.
    seed
        Where to begin; the same seed tries the same games.
    finds
        Where to write the records of games that went wrong.
    """
    played_game = game_named(game)
    until = monotonic() + minutes * 60
    tried = found = 0
    with Progress(
        TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn(), console=Console(stderr=True)
    ) as progress:
        task = progress.add_task(game, total=minutes * 60)
        while monotonic() < until:
            played, record = rough_game(played_game, seed + tried, until)
            tried += 1
            if played.faults:
                found += 1
                progress.console.print(f"[red]{played.faults[0]}[/red] in {keep(finds, record, played.seed)}")
            progress.update(
                task, completed=minutes * 60 - max(0.0, until - monotonic()), description=f"{tried} games"
            )
    print(f"{tried} games, {found} finds" + (f" in {finds}" if found else ""))
    return 1 if found else 0


def rough_game(game: Game, seed: int, until: float) -> tuple[Played, Record]:
    """One game under random options; its faults stand in the result."""
    random, played = Random(seed), Played(seed)
    seats = random.randint(*game.players)
    record = Record(game.slug, game.rules, seats, wild_options(game, seats, random))
    try:
        journal = Journal(game, record)
        luck = Seeded(seed)
        while not played.faults and journal.state.question() is not None and monotonic() < until:
            rough_row(journal, random, luck)
            played.faults = journal.state.faults()
            if journal.version > LONGEST:
                played.faults = [f"the game has not ended after {LONGEST} rows"]
        again = Journal(game, read_record(record.text()))
        if not played.faults and again.opened != journal.opened:
            played.faults = ["a replay of the record stops at another question"]
    except Exception as error:  # noqa: BLE001 - whatever is thrown is a find, to be kept with its rows
        played.faults = [f"{type(error).__name__}: {error}"]
    return played, record


def rough_row(journal: Journal, random: Random, luck: Seeded) -> None:
    """One row by anybody awaited; now and then a forged answer before it, or the row taken back."""
    state = journal.state
    question = state.question()
    assert question is not None
    if random.random() < FORGED:
        forge(journal, random)
    seat = random.choice(list(state.awaited()))
    if seat in (CHANCE, TABLE):
        act = throw(state, luck) if seat == CHANCE else question.default(state, TABLE)
        journal.append(seat, act.text(state.names), act)
        return
    act = random.choice(state.choices(seat))
    act = act.at(random.choice(act.numbers())) if isinstance(act, Ranged) else act
    journal.answer(journal.opened, seat, act.text(state.names))
    if random.random() < TAKEN_BACK and journal.undoable(seat) is not None:
        journal.undo(seat)


def forge(journal: Journal, random: Random) -> None:
    """Answers that must be refused without a trace."""
    before = journal.version
    for text in ("", "done done", "move henri blaye 999999", "undo 0", "vote nobody 1"):
        try:
            journal.answer(random.choice([journal.opened, 0, 10**9]), random.randint(0, 7), text)
        except RulesError:
            continue
        raise AssertionError(f"the forged answer “{text}” was taken")
    if journal.version != before:
        raise AssertionError("a forged answer left a row")


def wild_options(game: Game, seats: int, random: Random) -> dict[str, Any]:
    """Options that a game can be set up with; some do not go together, then the draw is made again."""
    while True:
        options = {option.name: wild(option, random) for option in game.options if random.random() < 0.4}
        with suppress(BadOption):
            settled = game.settled({**options, **game.cap}, seats)
            game.setup(settled, seats)
            return settled


def wild(option: Option, random: Random) -> Any:
    """Any value that an option allows."""
    if option.kind == "number":
        return random.choice(option.numbers())
    if option.kind == "choice":
        return random.choice(option.choices)
    return random.random() < 0.5 if option.kind == "flag" else option.default
