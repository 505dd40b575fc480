"""Fief, 1984: the rulings and their sources are listed in `rulebook.md`."""

from homage.games.fief1984.fief import GAME

__all__ = ["GAME"]
