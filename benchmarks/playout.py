"""Playouts, clones and replays, in one run with a peer: ratios that hold on any machine.

`python benchmarks/playout.py [--seconds S] [--write]` measures every game, plain and compiled, and Catanatron
with random players, in turn and several times over; it prints the medians and, with `--write`, keeps them in
results.md. Time is that of the processor, and ratios are taken within a round: the machine may be busy.
"""

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
from pathlib import Path
from time import process_time
from typing import Any

HERE = Path(__file__).parent
AIMS = {"compiled": 12.0, "plain": 2.5, "clone": 5.0, "replay": 40.0}
REPLAYED = 1500  # decisions


def measure(seconds: float) -> dict[str, dict[str, float]]:
    """Decisions per second, µs a clone and ms a replay of each game, as this process has them."""
    from homage.bots.luck import Seeded
    from homage.engine.chance import play_out
    from homage.engine.journal import Journal
    from homage.engine.record import Record
    from homage.registry import games

    figures: dict[str, dict[str, float]] = {}
    for slug, game in games().items():
        seats = min(4, game.players[1])
        options = game.settled(game.cap, seats)
        luck = Seeded(7)
        decisions, until, start = 0, process_time() + seconds, process_time()
        while process_time() < until:
            state = game.setup(options, seats)
            state.settle()
            decisions += play_out(state, luck, 10**9)
        speed = decisions / (process_time() - start)
        state = game.setup(options, seats)
        state.settle()
        record = Record(game.slug, game.rules, seats, options, "", random_rows(state, REPLAYED))
        clones = []
        for _ in range(10):
            start = process_time()
            for _ in range(1000):
                state.clone()
            clones.append((process_time() - start) * 1e3)
        replays = []
        for _ in range(3):
            again = Record(game.slug, game.rules, seats, options, "", record.rows[:])
            start = process_time()
            Journal(game, again, check=False)
            replays.append((process_time() - start) * 1e3 * REPLAYED / max(1, len(record.rows)))
        figures[slug] = {"speed": speed, "clone": min(clones), "replay": min(replays)}
    return figures


def random_rows(state: Any, most: int) -> list[str]:
    """The rows of a game at random, at most so many."""
    from homage.bots.luck import Seeded
    from homage.engine.chance import any_of, throw
    from homage.engine.values import CHANCE, write_seat

    rows: list[str] = []
    luck = Seeded(1)
    while (question := state.question()) is not None and len(rows) < most:
        seat = question.actors(state)[0]
        act = throw(state, luck) if seat == CHANCE else any_of(state.choices(seat), luck)
        rows.append(f"{write_seat(seat)} {act.text(state.names)}")
        state.play(seat, act)
    return rows


def catanatron(seconds: float) -> float:
    """Decisions per second of Catanatron's own random players, four at a table."""
    from catanatron import Color, Game, RandomPlayer

    decisions, start = 0, process_time()
    while process_time() - start < seconds:
        game = Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        game.play()
        decisions += len(game.state.actions)
    return decisions / (process_time() - start)


def in_other_form(seconds: float, compiled: bool) -> dict[str, dict[str, float]]:
    """The figures of a process that runs the plain or the compiled form."""
    env = {**os.environ, "HOMAGE_COMPILED": "1" if compiled else "0"}
    command = [sys.executable, __file__, "--measure", "--seconds", str(seconds)]
    done = subprocess.run(command, env=env, check=True, capture_output=True, text=True)
    figures: dict[str, dict[str, float]] = json.loads(done.stdout)
    return figures


def report(rounds: int, seconds: float) -> str:
    """The table of figures, medians of the rounds."""
    peers: list[float] = []
    runs: dict[str, list[dict[str, dict[str, float]]]] = {"plain": [], "compiled": []}
    for number in range(rounds):
        print(f"round {number + 1} of {rounds}: Catanatron, plain, compiled", file=sys.stderr)
        peers.append(catanatron(seconds))
        for form, found in runs.items():
            found.append(in_other_form(seconds, form == "compiled"))
    peer = statistics.median(peers)
    lines = [
        " ".join(
            [
                f"Python {platform.python_version()}, {os.cpu_count()} cores;",
                f"medians of {rounds} rounds of {seconds:g} s of processor time each.",
            ]
        ),
        "",
        "| game | form | decisions/s | × Catanatron | clone µs | 1,500 decisions rebuilt, ms |",
        "|---|---|---:|---:|---:|---:|",
        f"| Catanatron, random players | plain | {peer:,.0f} | 1.0 | | |",
    ]
    for slug in runs["plain"][0]:
        for form, found in runs.items():
            speed, clone, replay = [
                statistics.median([run[slug][of] for run in found]) for of in ("speed", "clone", "replay")
            ]
            ratio = statistics.median(
                [run[slug]["speed"] / its for run, its in zip(found, peers, strict=True)]
            )
            lines.append(f"| {slug} | {form} | {speed:,.0f} | {ratio:.1f} | {clone:.1f} | {replay:.0f} |")
    lines += ["", "Aims: compiled 12 × Catanatron, plain 2.5 ×; a clone 5 µs compiled; a replay 40 ms plain."]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=4.0, help="how long each measurement takes")
    parser.add_argument("--rounds", type=int, default=3, help="how often each is repeated")
    parser.add_argument("--write", action="store_true", help="keep the table in results.md")
    parser.add_argument("--measure", action="store_true", help="print this process's own figures as JSON")
    asked = parser.parse_args()
    if asked.measure:
        print(json.dumps(measure(asked.seconds)))
        return
    text = report(asked.rounds, asked.seconds)
    print(text)
    if asked.write:
        (HERE / "results.md").write_text("# Playouts\n\n" + text, encoding="utf-8")


if __name__ == "__main__":
    main()
