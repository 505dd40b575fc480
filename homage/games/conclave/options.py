"""What is settled before a match."""

from typing import Any, Final

from homage.engine.game import Option

OPTIONS: Final = (
    Option("rounds", "number", 3, 1, 10),  # M4 turns of each Earl
    Option("short", "flag", False),  # M8
    Option("decks", "choice", "ready", choices=("ready", "own")),  # M1
    Option("joust", "board", None),  # M10 a table of one's own
)

PRESETS: Final[dict[str, dict[str, Any]]] = {
    "rulebook": {},
    "quick_start": {"short": True},
}
