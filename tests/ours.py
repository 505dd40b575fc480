"""The games of this project: those in the folders of `homage.games`, not the toy and not others' own."""

from pathlib import Path
from typing import Final

from homage.engine.game import Game
from homage.games import __path__ as folders
from homage.registry import games

SLUGS: Final = sorted(slug for slug in games() if (Path(folders[0]) / slug).is_dir())
GAMES: Final[list[Game]] = [games()[slug] for slug in SLUGS]
