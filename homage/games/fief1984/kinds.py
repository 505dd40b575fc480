"""How the nouns of Fief print and parse."""

from typing import Final

from homage.engine.values import Kind
from homage.games.fief1984.data import LORDS, PHASES, STANDINGS

LORD: Final = Kind("lord", LORDS, target=True)
LORDS_MANY: Final = LORD.several()
VILLAGE: Final = Kind("village", board=True, target=True)
VILLAGES: Final = VILLAGE.several()
PLACE: Final = Kind("place", board=True, target=True)
PLACES: Final = PLACE.several()
REGION: Final = Kind("region", board=True, target=True)
REGIONS: Final = REGION.several()
SEE: Final = Kind("bishopric", board=True)
CARD: Final = Kind("card", board=True)
STANDING: Final = Kind("standing", STANDINGS)
PHASE: Final = Kind("phase", PHASES)
