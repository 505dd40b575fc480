"""What is settled before a game: the rules as they are, and the variants of section 6."""

from typing import Any, Final

from homage.engine.game import Option

OPTIONS: Final = (
    Option("first", "choice", "by_lot", choices=("by_lot", "first_seat")),  # S3
    Option("open_row", "flag", False),  # V1
    Option("debt_limit", "number", 4, 0, 20),  # V2 steps below 0 to which a Lord may go for a tile
    Option("harmless", "flag", False),  # V3
    Option("extra_rounds", "flag", False),  # V4
    Option("tiles", "board", None),  # S1 a table of one's own
)

PRESETS: Final[dict[str, dict[str, Any]]] = {
    "rulebook": {},
    "open_row": {"open_row": True},
}
