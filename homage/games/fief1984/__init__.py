"""Fief (1984), by Philippe Mouchebeuf: lords, bishops and a crown to fight for."""

from homage.games.fief1984.fief import GAME

__all__ = ["GAME"]
