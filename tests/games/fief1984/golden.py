"""The golden games of Fief: each way to end, both maps and a board of one's own, options, clocks."""

import json
from pathlib import Path
from typing import Any

from golden import Recipes, Table, result, take_back

from homage.engine.values import TABLE
from homage.games import __path__ as folders
from homage.games.fief1984 import GAME

BOARD = Path(folders[0]) / "fief1984" / "boards" / "1984r.json"


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
        text = Table(GAME, seats, seed, 3, **options).play()
        if result(text)["reason"] == "ended-by-fiefs":
            return text
    raise AssertionError("none of these games ends by fiefs")


def recipes() -> Recipes:
    """The games by name."""
    quick = GAME.presets["quick_start"]
    timed: dict[str, Any] = {"minutes": 60, "talks": "clock", "start_lord": "random"}
    return {
        "by-fiefs": lambda: by_fiefs(4, **quick),
        "by-turns": lambda: Table(GAME, 3, 2, 15, turns=6).play(),
        "by-time-up": lambda: Table(GAME, 3, 3, 10, **timed).play(clock),
        "two-seats": lambda: Table(GAME, 2, 4, 10, turns=8, show_cash=True).play(),
        "six-seats": lambda: Table(GAME, 6, 5, 10, turns=5, plague="per_village", tithe_unowned="100").play(),
        "map-2011": lambda: Table(GAME, 4, 6, 10, turns=5, map="2011", bank="unlimited").play(),
        "own-board": lambda: Table(GAME, 3, 7, 10, turns=5, board=own_board()).play(),
        "taken-back": lambda: Table(GAME, 3, 8, 15, turns=4, start_lord="random").play(take_back),
    }
