"""Golden games: whole games that are played again by the tests, and what must come of them.

`python tools/golden.py GAME` plays those of a game anew into tests/games/GAME/replays; `--results` keeps the
games and only writes down again what comes of each (where a state is kept in another form, but nothing that
happens has changed). Games that a game wants beside the common ones stand in tests/games/GAME/golden.py.
"""

import argparse
import hashlib
import importlib
import json
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from homage.engine.chance import throw  # noqa: E402
from homage.engine.codec import dump  # noqa: E402
from homage.engine.game import Game  # noqa: E402
from homage.engine.journal import Journal  # noqa: E402
from homage.engine.record import Record, read_record  # noqa: E402
from homage.engine.values import CHANCE, TABLE, Action, Ranged, message  # noqa: E402
from homage.registry import game_named  # noqa: E402

TESTS = ROOT / "tests" / "games"
Recipes = dict[str, Callable[[], str]]


class Luck:
    """Luck from a seed."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def below(self, n: int) -> int:
        """A number in range(n)."""
        return self.random.randrange(n)


class Table:
    """A game that is being played into a record: stewards, who now and then do anything at all."""

    def __init__(self, game: Game, seats: int, seed: int, whims: int, **options: Any) -> None:
        record = Record(game.slug, game.rules, seats, game.settled(options, seats))
        self.game, self.journal = game, Journal(game, record)
        self.random, self.luck, self.whims = Random(seed), Luck(seed), whims  # whims: answers in a hundred

    def play(self, before_each: Callable[["Table"], None] | None = None) -> str:
        """Play to the end; returns the record."""
        while self.journal.state.question() is not None:
            if before_each is not None:
                before_each(self)
            state = self.journal.state
            seats = [seat for seat in state.awaited() if seat != TABLE] or [TABLE]
            act = throw(state, self.luck) if seats[0] == CHANCE else self.answer(seats[0])
            self.journal.append(seats[0], act.text(state.names), act)
            assert not state.faults(), state.faults()
        return self.journal.record.text()

    def answer(self, seat: int) -> Action:
        """A steward's answer, or a whim."""
        state = self.journal.state
        acts = state.choices(seat)
        if seat == TABLE or self.random.randrange(100) >= self.whims:
            return self.game.advise(self.game.sight(state, seat), acts, self.luck)
        act = self.random.choice(acts)
        return act.at(self.random.choice(act.numbers())) if isinstance(act, Ranged) else act


def take_back(table: Table) -> None:
    """Now and then somebody takes back what he did last."""
    journal = table.journal
    for seat in range(journal.record.seats):
        if journal.undoable(seat) is not None and not table.random.randrange(8):
            journal.undo(seat)
            return


def common(game: Game) -> Recipes:
    """What every game is played for: fewest and most seats, each preset, and answers that are taken back."""
    least, most = game.players
    seated = range(least, most + 1)

    def of_preset(name: str, seats: int, seed: int) -> str:
        return Table(game, seats, seed, 15, **{**game.cap, **game.presets[name]}).play()

    recipes: Recipes = {
        "fewest-seats": lambda: Table(game, least, 1, 10, **game.cap).play(),
        "most-seats": lambda: Table(game, most, 2, 10, **game.cap).play(),
        "taken-back": lambda: Table(game, least, 3, 15, **game.cap).play(take_back),
    }
    for at, name in enumerate(game.presets):
        seats = seated[(at + 1) % len(seated)]
        recipes[name.replace("_", "-")] = partial(of_preset, name, seats, 10 + at)
    return recipes


def recipes_of(game: Game) -> Recipes:
    """The golden games of a game: its own list, else the common ones."""
    if (TESTS / game.slug / "golden.py").is_file():
        own = importlib.import_module(f"tests.games.{game.slug}.golden")
        recipes: Recipes = own.recipes()
        return recipes
    return common(game)


def result(text: str, check: bool = False) -> dict[str, Any]:
    """What comes of a record: why it ended, the ranking, the scores, and the state's digest."""
    record = read_record(text)
    journal = Journal(game_named(record.game), record, check)
    state, outcome = journal.state, journal.state.outcome()
    assert outcome is not None, "the game is not over"
    facts = json.dumps(dump(state), sort_keys=True, separators=(",", ":"))
    return {
        "rows": journal.version,
        "reason": message(outcome.reason, state.names)["id"],
        "ranking": [list(group) for group in outcome.ranking],
        "scores": outcome.scores,
        "state": hashlib.sha256(facts.encode()).hexdigest(),
    }


def main() -> None:
    """Play the games anew, or only write down their results."""
    parser = argparse.ArgumentParser(prog="golden", description=__doc__)
    parser.add_argument("game", help="the game's name, such as fief1984")
    parser.add_argument("--results", action="store_true", help="keep the games, write their results again")
    asked = parser.parse_args()
    game = game_named(asked.game)
    replays = TESTS / game.slug / "replays"
    replays.mkdir(exist_ok=True)
    results = {}
    for name, play in recipes_of(game).items():
        path = replays / f"{name}.game"
        if not asked.results:
            path.write_text(play(), encoding="utf-8")
        results[name] = result(path.read_text(encoding="utf-8"))
        print(f"{name}: {results[name]['rows']} rows, {results[name]['reason']}")
    (replays / "results.json").write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
