"""The bot that plays by rules of thumb."""

from collections.abc import Sequence
from typing import Any

from homage.bots.bot import Bot
from homage.engine.chance import Rng
from homage.engine.sight import Sight
from homage.engine.values import Action


class Steward(Bot):
    """Does what the game's own advice says."""

    name = "steward"

    def choose(self, sight: Sight[Any], choices: Sequence[Action], rng: Rng) -> Action:
        return self.game.advise(sight, choices, rng)
