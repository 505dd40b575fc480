"""Which games there are: those in the folders of `homage.games`, those that other packages offer by entry
point, those named in the environment."""

import importlib
import os
import pkgutil
from importlib.metadata import entry_points
from typing import Final

import homage.games
from homage.engine.errors import BadOption
from homage.engine.game import Game

GROUP: Final = "homage.games"
VARIABLE: Final = (
    "HOMAGE_GAMES"  # more games, `module:NAME` with commas between: for a game that is being written
)

_known: dict[str, Game] = {}


def register(game: Game) -> Game:
    """Make a game known to this process (tests, notebooks)."""
    games()[game.slug] = game
    return game


def games() -> dict[str, Game]:
    """Every game by its slug. Looked up once in a process, when first asked."""
    if not _known:
        for name in found():
            module, _, attribute = name.partition(":")
            game = getattr(importlib.import_module(module), attribute, None)
            if isinstance(game, Game):
                _known[game.slug] = game
    return _known


def game_named(slug: str) -> Game:
    """The game of that slug. Raises BadOption, which tells which games there are."""
    game = games().get(slug)
    if game is None:
        raise BadOption(f"There is no game “{slug}”; there are {', '.join(sorted(games())) or 'none'}.")
    return game


def found() -> list[str]:
    """`module:NAME` of each game: our own packages, those of others, those of the environment."""
    own = [f"homage.games.{module.name}:GAME" for module in pkgutil.iter_modules(homage.games.__path__)]
    others = [entry.value for entry in entry_points(group=GROUP)]
    tried = [name for name in os.environ.get(VARIABLE, "").split(",") if name]
    return sorted({*own, *others}) + tried
