"""Golden games of Fief: whole games that are played again by the tests, and what must come of them.

`python tools/golden.py` plays them anew into tests/games/fief1984/replays; `--results` keeps the games and
only writes down again what comes of each (where a state is kept in another form, but nothing that happens has
changed).
"""

import argparse
import hashlib
import json
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from homage.engine.chance import throw  # noqa: E402
from homage.engine.codec import dump  # noqa: E402
from homage.engine.journal import Journal  # noqa: E402
from homage.engine.record import Record, read_record  # noqa: E402
from homage.engine.values import CHANCE, TABLE, Action, Ranged, message  # noqa: E402
from homage.registry import game_named  # noqa: E402

GAME = game_named("fief1984")
REPLAYS = ROOT / "tests" / "games" / "fief1984" / "replays"
RESULTS = REPLAYS / "results.json"
BOARD = ROOT / "homage" / "games" / "fief1984" / "boards" / "1984r.json"


class Luck:
    """Luck from a seed."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def below(self, n: int) -> int:
        """A number in range(n)."""
        return self.random.randrange(n)


class Table:
    """A game that is being played into a record: stewards, who now and then do anything at all."""

    def __init__(self, seats: int, seed: int, whims: int, **options: Any) -> None:
        record = Record(GAME.slug, GAME.rules, seats, GAME.settled(options, seats))
        self.journal = Journal(GAME, record)
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
            return GAME.advise(GAME.sight(state, seat), acts, self.luck)
        act = self.random.choice(acts)
        return act.at(self.random.choice(act.numbers())) if isinstance(act, Ranged) else act


def take_back(table: Table) -> None:
    """Now and then somebody takes back what he did last."""
    journal = table.journal
    for seat in range(journal.record.seats):
        if journal.undoable(seat) is not None and not table.random.randrange(8):
            journal.undo(seat)
            return


def clock(table: Table) -> None:
    """Talks are closed now and then, and at row 600 the time is up."""
    state = table.journal.state
    for act in state.asides(TABLE):
        late, whim = table.journal.version >= 600, not table.random.randrange(6)
        if (late if act.verb == "time-up" else whim) and state.question() is not None:
            table.journal.append(TABLE, act.text(state.names), act)
            return


def own_board() -> dict[str, Any]:
    """A board of one's own: the kingdom as in a mirror, two villages renamed, and one road more."""
    text = BOARD.read_text(encoding="utf-8").replace('"sennecy"', '"cluny"').replace('"Sennecy"', '"Cluny"')
    data: dict[str, Any] = json.loads(text.replace('"sigy"', '"macon"').replace('"Sigy"', '"Mâcon"'))
    data["slug"], data["name"] = "mirror", "The Mirrored Kingdom"
    for village in data["villages"]:
        village["x"] = 1000 - village["x"]
    data["roads"].append(["blaye", "l_epervier"])
    return data


def by_fiefs(seats: int, **options: Any) -> str:
    """The first game that ends by fiefs, of a few."""
    for seed in range(1, 30):
        table = Table(seats, seed, 3, **options)
        text = table.play()
        if result(text)["reason"] == "ended-by-fiefs":
            return text
    raise AssertionError("none of these games ends by fiefs")


def games() -> dict[str, Callable[[], str]]:
    """The games by name."""
    quick = GAME.presets["quick_start"]
    return {
        "by-fiefs": lambda: by_fiefs(4, **quick),
        "by-turns": lambda: Table(3, 2, 15, turns=6).play(),
        "by-time-up": lambda: Table(3, 3, 10, minutes=60, talks="clock", start_lord="random").play(clock),
        "two-seats": lambda: Table(2, 4, 10, turns=8, show_cash=True).play(),
        "six-seats": lambda: Table(6, 5, 10, turns=5, plague="per_village", tithe_unowned="100").play(),
        "map-2011": lambda: Table(4, 6, 10, turns=5, map="2011", bank="unlimited").play(),
        "own-board": lambda: Table(3, 7, 10, turns=5, board=own_board()).play(),
        "taken-back": lambda: Table(3, 8, 15, turns=4, start_lord="random").play(take_back),
    }


def result(text: str, check: bool = False) -> dict[str, Any]:
    """What comes of a record: why it ended, the ranking, crowns in all hands, and the state's digest."""
    journal = Journal(GAME, read_record(text), check)
    state, outcome = journal.state, journal.state.outcome()
    assert outcome is not None, "the game is not over"
    facts = json.dumps(dump(state), sort_keys=True, separators=(",", ":"))
    return {
        "rows": journal.version,
        "reason": message(outcome.reason, state.names)["id"],
        "ranking": [list(group) for group in outcome.ranking],
        "crowns": sum(score["cash"] for score in outcome.scores),
        "state": hashlib.sha256(facts.encode()).hexdigest(),
    }


def main() -> None:
    """Play the games anew, or only write down their results."""
    parser = argparse.ArgumentParser(prog="golden", description=__doc__)
    parser.add_argument("--results", action="store_true", help="keep the games, write their results again")
    asked = parser.parse_args()
    REPLAYS.mkdir(exist_ok=True)
    results = {}
    for name, play in games().items():
        path = REPLAYS / f"{name}.game"
        if not asked.results:
            path.write_text(play(), encoding="utf-8")
        results[name] = result(path.read_text(encoding="utf-8"))
        print(f"{name}: {results[name]['rows']} rows, {results[name]['reason']}")
    RESULTS.write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
