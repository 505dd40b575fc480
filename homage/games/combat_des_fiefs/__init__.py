"""Le Combat des Fiefs: the rulings and their sources are listed in `rulebook.md`."""

from homage.games.combat_des_fiefs.combat import GAME

__all__ = ["GAME"]
