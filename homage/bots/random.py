"""The bot that plays at random."""

from collections.abc import Sequence
from typing import Any

from homage.bots.bot import Bot
from homage.engine.chance import Rng, any_of
from homage.engine.sight import Sight
from homage.engine.values import Action


class RandomBot(Bot):
    """Takes each offer alike, then each number of its range alike."""

    name = "random"
    blind = True

    def choose(self, sight: Sight[Any], choices: Sequence[Action], rng: Rng) -> Action:
        return any_of(choices, rng)
