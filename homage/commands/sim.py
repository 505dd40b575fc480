"""`homage sim`: many games among bots, and their figures."""

import json
import statistics
from collections import Counter
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from homage.bots import bots
from homage.bots.arena import Played, play_many
from homage.commands.options import read_options
from homage.engine.errors import BadOption
from homage.engine.record import Record
from homage.registry import game_named


def sim(
    game: str,
    /,
    *,
    seats: str = "random,random,random,random",
    games: int = 100,
    seed: int = 1,
    jobs: int = 2,
    cap: int | None = None,
    preset: str = "rulebook",
    option: Annotated[list[str] | None, Parameter(negative=())] = None,
    as_json: Annotated[bool, Parameter(name="--json", negative=())] = False,
    finds: Path = Path("finds"),
) -> int:
    """Play many games among bots and print what came of them.

    Bots change seats from game to game. Every law of the game is checked after each row; a game that breaks
    one is written as a record that `homage replay` opens. The same seed gives the same games.

    Parameters
    ----------
    game
        The game's name, such as fief1984.
    seats
        A bot for each seat, with commas between.
    games
        How many games.
    seed
        The seed of the first game; the next ones follow from it.
    jobs
        How many games to play side by side.
    cap
        Turns after which a game ends and is ranked; 0 for none. Without it, the game's own cap holds.
    preset
        The options to begin with.
    option
        An option, as name=value; may be given several times.
    as_json
        Print JSON instead of a table.
    finds
        Where to write the records of games that broke a law.
    """
    played_game = game_named(game)
    names = seats.split(",")
    for name in names:
        if name not in bots():
            raise BadOption(f"{name} is no bot; there are {', '.join(bots())}.")
    options = {**played_game.cap, **read_options(played_game, preset, option or [])}
    if cap is not None:
        options["turns"] = cap
    settled = played_game.settled(options, len(names))
    results: list[Played] = []
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console) as progress:
        task = progress.add_task(game, total=games)
        for played in play_many(game, settled, names, [seed * 1_000_003 + n for n in range(games)], jobs):
            results.append(played)
            if played.faults:
                path = keep(
                    finds, Record(game, played_game.rules, len(names), settled, "", played.rows), played.seed
                )
                progress.console.print(f"[red]{played.faults[0]}[/red] in {path}")
            progress.advance(task)
    figures = summed(results)
    if as_json:
        print(json.dumps(figures, indent=1))
    else:
        Console().print(table(figures))
    return 1 if figures["faults"] else 0


def keep(folder: Path, record: Record, seed: int) -> Path:
    """Write a find as a record."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{record.game}-{record.seats}-{seed}.game"
    path.write_text(record.text(), encoding="utf-8")
    return path


def summed(results: list[Played]) -> dict[str, Any]:
    """The figures of many games. A shared win counts as its share."""
    by_seat: Counter[str] = Counter()
    by_bot: Counter[str] = Counter()
    blunders: Counter[str] = Counter()
    for played in results:
        blunders.update(played.blunders)
        for seat in played.winners:
            by_seat[str(seat)] += 1 / len(played.winners)  # type: ignore[assignment]
            by_bot[played.names[seat]] += 1 / len(played.winners)  # type: ignore[assignment]
    decisions = sum([played.decisions for played in results])
    seconds = sum([played.seconds for played in results])
    return {
        "games": len(results),
        "faults": sum([1 for played in results if played.faults]),
        "decisions": decisions,
        "decisions_per_second": round(decisions / seconds) if seconds else 0,
        "median_turns": statistics.median([played.turns for played in results]) if results else 0,
        "ends": dict(sorted(Counter([played.reason or "fault" for played in results]).items())),
        "wins_by_seat": {seat: round(wins, 2) for seat, wins in sorted(by_seat.items())},
        "wins_by_bot": {bot: round(wins, 2) for bot, wins in sorted(by_bot.items())},
        "blunders": dict(sorted(blunders.items())),
    }


def table(figures: dict[str, Any]) -> Table:
    """The figures, for people."""
    made = Table(show_header=False)
    for name, value in figures.items():
        text = ", ".join([f"{k} {v}" for k, v in value.items()]) if isinstance(value, dict) else f"{value:,}"
        made.add_row(name.replace("_", " "), text or "–")
    return made
