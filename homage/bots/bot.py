"""What a bot is."""

from collections.abc import Sequence
from typing import Any, ClassVar

from homage.engine.chance import Rng
from homage.engine.game import Game
from homage.engine.sight import Sight
from homage.engine.values import Action


class Bot:
    """A player that is a program. It is given a sight and the offered choices, nothing else.

    `blind` ones never look at the sight, so that simulations need not make one.
    """

    name: ClassVar[str] = ""
    blind: ClassVar[bool] = False

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, sight: Sight[Any], choices: Sequence[Action], rng: Rng) -> Action:
        """One of the choices, its range narrowed to a number (`Ranged.at`). Luck comes from `rng` alone."""
        raise NotImplementedError
