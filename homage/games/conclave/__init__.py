"""Conclave: the rulings and their sources are listed in `rulebook.md`."""

from homage.games.conclave.conclave import GAME

__all__ = ["GAME"]
