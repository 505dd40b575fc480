"""Phase 3: counters bought from the bank, each placed in a village at once (P9)."""

from homage.engine.values import NUMBER, Action, Ranged
from homage.games.fief1984.kinds import VILLAGE


class BuySoldiers(Ranged):
    """Soldiers for a village."""

    verb = "buy-soldiers"
    fields = (("village", VILLAGE), ("soldiers", NUMBER))

    def __init__(self, village: int, soldiers: int, most: int = 0) -> None:
        self.village, self.soldiers, self.most = village, soldiers, most


class BuyMill(Action):
    """A mill for a village."""

    verb = "buy-mill"
    fields = (("village", VILLAGE),)

    def __init__(self, village: int) -> None:
        self.village = village


class BuyPress(Action):
    """A press for a village."""

    verb = "buy-press"
    fields = (("village", VILLAGE),)

    def __init__(self, village: int) -> None:
        self.village = village


class BuyCastle(Action):
    """A castle for a village."""

    verb = "buy-castle"
    fields = (("village", VILLAGE),)

    def __init__(self, village: int) -> None:
        self.village = village


VERBS = (BuySoldiers, BuyMill, BuyPress, BuyCastle)
