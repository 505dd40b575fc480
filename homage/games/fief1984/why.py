"""Why not? The rule and one sentence for every place, piece, card or choice that is not offered (principle 11)."""

from homage.engine.game import Reason
from homage.engine.sight import Sight
from homage.games.fief1984.model import Realm


def why(seen: Sight[Realm], seat: int, text: str) -> Reason | None:
    """Why a text or a target (`village:blaye`) is not offered to this seat; None exactly where it is."""
    return None
