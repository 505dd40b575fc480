"""What a bot is."""

from collections.abc import Sequence
from typing import Any, ClassVar

from homage.engine.chance import Rng
from homage.engine.sight import Sight
from homage.engine.values import Action


class Bot:
    """A player that is a program. It is given a sight and the offered choices, nothing else."""

    name: ClassVar[str] = ""

    def choose(self, sight: Sight[Any], choices: Sequence[Action], rng: Rng) -> Action:
        """One of the choices, its range narrowed to a number (`Ranged.at`). Luck comes from `rng` alone."""
        raise NotImplementedError
