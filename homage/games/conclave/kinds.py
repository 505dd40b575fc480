"""How the nouns of the game print and parse."""

from typing import Final

from homage.engine.values import Kind
from homage.games.conclave.data import EARLS, HANDS, JOUSTS

JOUST: Final = Kind("joust", JOUSTS, target=True)
JOUSTS_MANY: Final = JOUST.several()
HAND: Final = Kind("hand", HANDS, target=True)
EARL: Final = Kind("earl", EARLS, target=True)
EARLS_MANY: Final = EARL.several()
SOMEONE: Final = Kind("seat", target=True)  # an Earl at whom one points
