"""What is settled before a game of Fief: the suggested settings, and two presets."""

from typing import Any, Final

from homage.engine.game import Option
from homage.games.fief1984.data import SOLDIERS

OPTIONS: Final = (
    Option("goal", "number", 3, 0, 4),  # E1 fiefs; 0 = no goal, so a limit is needed
    Option("turns", "number", 0, 0, 200),  # E3 turns; 0 = no limit
    Option("minutes", "number", 0, 0, 600),  # E3 minutes, told by TABLE's `time-up`; 0 = no limit
    Option("map", "choice", "1984r", choices=("1984r", "2011")),
    Option("board", "board", None),  # a board of one's own instead of a map
    Option("bishoprics", "choice", "default", choices=("default", "alternative")),
    Option("start_lord", "choice", "none", choices=("none", "random")),
    Option("start_soldiers", "number", 8, 0, SOLDIERS),
    Option("start_money", "number", 500, 0, 1800, step=100),  # R15
    Option("bank", "choice", "10800", choices=("10800", "unlimited")),  # R13
    Option("plague", "choice", "per_player", choices=("per_player", "per_village")),  # A12
    Option("tithe_unowned", "choice", "0", choices=("0", "100")),  # R6
    Option("show_cash", "flag", False),  # N6
    Option("talks", "choice", "in_turn", choices=("in_turn", "clock")),  # N1, N8
)

PRESETS: Final[dict[str, dict[str, Any]]] = {
    "rulebook": {},
    "quick_start": {"goal": 2, "start_lord": "random"},
}

CAP: Final[dict[str, Any]] = {"turns": 40}
