"""Phase 2: tithes shown."""

from homage.engine.values import Action
from homage.games.fief1984.kinds import REGION, SEE


class BishopTithe(Action):
    """A bishopric's tithe is claimed: all revenues of its villages."""

    verb = "bishop-tithe"
    fields = (("bishopric", SEE),)

    def __init__(self, bishopric: int) -> None:
        self.bishopric = bishopric


class LordsTithe(Action):
    """A lord's tithe is claimed for one fief (R9)."""

    verb = "lords-tithe"
    fields = (("region", REGION),)

    def __init__(self, region: int) -> None:
        self.region = region


class RoyalTithe(Action):
    """The King's tithe is claimed (R11)."""

    verb = "royal-tithe"


VERBS = (BishopTithe, LordsTithe, RoyalTithe)
