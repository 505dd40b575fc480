"""Options as a command line gives them."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from homage.engine.errors import BadOption
from homage.engine.game import Game


def read_options(game: Game, preset: str, words: Sequence[str]) -> dict[str, Any]:
    """The options that a preset and `name=value` words mean; a board is a file. Raises BadOption."""
    if preset not in game.presets and preset != "rulebook":
        raise BadOption(f"{preset} is no preset of {game.slug}; it has {', '.join(game.presets)}.")
    options = dict(game.presets.get(preset, {}))
    known = {option.name: option for option in game.options}
    for word in words:
        name, equals, text = word.partition("=")
        if not equals:
            raise BadOption(f"“{word}” is not an option; write name=value.")
        if name not in known:
            raise BadOption(f"{name} is no option of {game.slug}; it has {', '.join(known)}.")
        options[name] = read_board(text) if known[name].kind == "board" else known[name].read(text)
    return options


def read_board(path: str) -> Any:
    """The JSON of a board's file. Raises BadOption."""
    try:
        return json.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        raise BadOption(f"The board {path} cannot be read: {error.strerror}.") from error
    except ValueError as error:
        raise BadOption(f"The board {path} is not JSON: {error}.") from error
