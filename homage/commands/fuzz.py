"""`homage fuzz`: random games under random options, hunting for faults, dead ends and run-aways."""

from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from homage.bots.arena import Luck, Played
from homage.commands.sim import keep
from homage.engine.chance import throw
from homage.engine.errors import RulesError
from homage.engine.game import Game, Option
from homage.engine.journal import Journal
from homage.engine.record import Record, read_record
from homage.engine.values import CHANCE, TABLE, Ranged
from homage.registry import game_named

LONGEST = 100_000


def fuzz(game: str, /, *, minutes: float = 1.0, seed: int = 1, finds: Path = Path("finds")) -> int:
    """Play random games under random options until the time is up.

    Each goes through the same door as a person's answers, takes actions back, tries forged answers and is replayed
    at its end. Each find is written as a record that `homage replay` opens.

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
            progress.update(task, completed=minutes * 60 - max(0.0, until - monotonic()), description=f"{tried} games")
    print(f"{tried} games, {found} finds" + (f" in {finds}" if found else ""))
    return 1 if found else 0


def rough_game(game: Game, seed: int, until: float) -> tuple[Played, Record]:
    """One game under random options; its faults stand in the result."""
    random, luck, played = Random(seed), Luck(seed), Played(seed)
    seats = random.randint(*game.players)
    options = {option.name: wild(option, random) for option in game.options if random.random() < 0.4}
    record = Record(game.slug, game.rules, seats, game.settled({**options, **game.cap}, seats))
    journal = Journal(game, record)
    try:
        while (question := journal.state.question()) is not None and monotonic() < until:
            seat = random.choice(list(journal.state.awaited()))
            if random.random() < 0.01:
                forge(journal, random)
            if seat in (CHANCE, TABLE):
                act = throw(journal.state, luck) if seat == CHANCE else question.default(journal.state, TABLE)
                journal.append(seat, act.text(journal.state.names), act)
            else:
                act = random.choice(journal.state.choices(seat))
                act = act.at(random.choice(act.numbers())) if isinstance(act, Ranged) else act
                journal.answer(journal.opened, seat, act.text(journal.state.names))
                if random.random() < 0.05 and journal.undoable(seat) is not None:
                    journal.undo(seat)
            played.faults = journal.state.faults()
            if journal.version > LONGEST:
                played.faults = [f"the game has not ended after {LONGEST} rows"]
            if played.faults:
                break
        again = Journal(game, read_record(record.text()))
        if not played.faults and again.opened != journal.opened:
            played.faults = ["a replay of the record stops at another question"]
    except Exception as error:  # noqa: BLE001 - whatever is thrown is a find, to be kept with its rows
        played.faults = [f"{type(error).__name__}: {error}"]
    played.rows = record.rows
    return played, record


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


def wild(option: Option, random: Random) -> Any:
    """Any value that an option allows."""
    if option.kind == "number":
        return random.randint(option.least, option.most)
    if option.kind == "choice":
        return random.choice(option.choices)
    return random.random() < 0.5 if option.kind == "flag" else option.default
