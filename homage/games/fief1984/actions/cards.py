"""Phase 1: what a player may do with his cards."""

from homage.engine.values import NUMBER, Action, Ranged
from homage.games.fief1984.kinds import CARD, LORD, PLACE, REGION, SEE, VILLAGE


class Lay(Action):
    """A lord's card is laid, and his counter placed in a village (L1–L8)."""

    verb = "lay"
    fields = (("lord", LORD), ("village", VILLAGE))

    def __init__(self, lord: int, village: int) -> None:
        self.lord, self.village = lord, village


class Ordain(Action):
    """A bishop's card is laid under a lord (B1)."""

    verb = "ordain"
    fields = (("lord", LORD), ("bishopric", SEE))

    def __init__(self, lord: int, bishopric: int) -> None:
        self.lord, self.bishopric = lord, bishopric


class Elevate(Action):
    """A bishop asks the bank for a cardinal's card (B4)."""

    verb = "elevate"
    fields = (("lord", LORD),)

    def __init__(self, lord: int) -> None:
        self.lord = lord


class Unleash(Action):
    """Bad weather, famine or plague is played on a region."""

    verb = "unleash"
    fields = (("card", CARD), ("region", REGION))

    def __init__(self, card: int, region: int) -> None:
        self.card, self.region = card, region


class StirUp(Action):
    """A revolt is played on a region, together with a famine (A4)."""

    verb = "stir-up"
    fields = (("region", REGION),)

    def __init__(self, region: int) -> None:
        self.region = region


class Murder(Action):
    """The assassination is played on an opponent's lord (A15)."""

    verb = "murder"
    fields = (("lord", LORD),)

    def __init__(self, lord: int) -> None:
        self.lord = lord


class Swap(Action):
    """One card is given back to the bank for another (C3)."""

    verb = "exchange"
    fields = (("card", CARD),)

    def __init__(self, card: int) -> None:
        self.card = card


class Discard(Action):
    """A card is put away face down (C4, C13)."""

    verb = "discard"
    fields = (("card", CARD),)

    def __init__(self, card: int) -> None:
        self.card = card


class PlayParry(Action):
    """The card that parries the attack is laid on it."""

    verb = "parry"


class BuyOff(Action):
    """The revolt is bought off with food from the bank (A7)."""

    verb = "buy-off"


class Condemn(Action):
    """Justice: a lord of the murderer's family is executed (A16)."""

    verb = "condemn"
    fields = (("lord", LORD),)

    def __init__(self, lord: int) -> None:
        self.lord = lord


class WreckMill(Action):
    """The rebels destroy this mill (A8)."""

    verb = "wreck-mill"
    fields = (("village", VILLAGE),)

    def __init__(self, village: int) -> None:
        self.village = village


class WreckPress(Action):
    """The rebels destroy this press (A8)."""

    verb = "wreck-press"
    fields = (("village", VILLAGE),)

    def __init__(self, village: int) -> None:
        self.village = village


class Storm(Action):
    """The rebels attack this castle (A10)."""

    verb = "storm"
    fields = (("village", VILLAGE),)

    def __init__(self, village: int) -> None:
        self.village = village


class LosePlague(Ranged):
    """So many of the soldiers at a place die of the plague (A12)."""

    verb = "lose-plague"
    fields = (("place", PLACE), ("soldiers", NUMBER))

    def __init__(self, place: int, soldiers: int, most: int = 0) -> None:
        self.place, self.soldiers, self.most = place, soldiers, most


VERBS = (
    *(Lay, Ordain, Elevate, Unleash, StirUp, Murder, Swap, Discard, PlayParry, BuyOff, Condemn),
    *(WreckMill, WreckPress, Storm, LosePlague),
)
