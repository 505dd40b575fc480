"""Phase 1: what the chronicle tells of cards, attacks and parries."""

from homage.engine.values import NUMBER, SEAT, Event
from homage.games.fief1984.kinds import CARD, LORD, PLACE, REGION, SEE, VILLAGE


class CardTaken(Event):
    """Alice takes a card."""

    fields = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class CardDrawn(Event):
    """Alice draws a sun (seen by her alone)."""

    fields = (("seat", SEAT), ("card", CARD))

    def __init__(self, seat: int, card: int) -> None:
        self.seat, self.card = seat, card

    def seen_by(self, viewer: int) -> Event:
        return self if viewer == self.seat else CardTaken(self.seat)


class StackShuffled(Event):
    """The discards are shuffled: 31 cards form the new stack."""

    fields = (("cards", NUMBER),)

    def __init__(self, cards: int) -> None:
        self.cards = cards


class CardSwapped(Event):
    """Alice exchanges a card."""

    fields = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class CardPutAway(Event):
    """Alice puts a card away, face down."""

    fields = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class LordLaid(Event):
    """Henri joins Alice's family, at Blaye."""

    fields = (("seat", SEAT), ("lord", LORD), ("village", VILLAGE))

    def __init__(self, seat: int, lord: int, village: int) -> None:
        self.seat, self.lord, self.village = seat, lord, village


class BishopMade(Event):
    """Henri becomes Bishop of Blaye."""

    fields = (("seat", SEAT), ("lord", LORD), ("bishopric", SEE))

    def __init__(self, seat: int, lord: int, bishopric: int) -> None:
        self.seat, self.lord, self.bishopric = seat, lord, bishopric


class CardinalMade(Event):
    """Henri becomes a cardinal."""

    fields = (("seat", SEAT), ("lord", LORD))

    def __init__(self, seat: int, lord: int) -> None:
        self.seat, self.lord = seat, lord


class AttackPlayed(Event):
    """Alice plays a famine on the County of Blaye."""

    fields = (("seat", SEAT), ("card", CARD), ("region", REGION))

    def __init__(self, seat: int, card: int, region: int) -> None:
        self.seat, self.card, self.region = seat, card, region


class RevoltStirred(Event):
    """Alice stirs up a revolt, with famine, in the County of Blaye."""

    fields = (("seat", SEAT), ("region", REGION))

    def __init__(self, seat: int, region: int) -> None:
        self.seat, self.region = seat, region


class MurderPlotted(Event):
    """Alice sends an assassin to Henri."""

    fields = (("seat", SEAT), ("lord", LORD))

    def __init__(self, seat: int, lord: int) -> None:
        self.seat, self.lord = seat, lord


class AttackParried(Event):
    """Alice parries with a sun."""

    fields = (("seat", SEAT), ("card", CARD))

    def __init__(self, seat: int, card: int) -> None:
        self.seat, self.card = seat, card


class WeatherBroke(Event):
    """Bad weather over the County of Blaye."""

    fields = (("region", REGION),)

    def __init__(self, region: int) -> None:
        self.region = region


class FamineSpread(Event):
    """Famine in the County of Blaye."""

    fields = (("region", REGION),)

    def __init__(self, region: int) -> None:
        self.region = region


class RevoltThrown(Event):
    """The revolt in the County of Blaye: the die shows 4."""

    fields = (("region", REGION), ("pips", NUMBER))

    def __init__(self, region: int, pips: int) -> None:
        self.region, self.pips = region, pips


class RevoltBoughtOff(Event):
    """Alice buys the revolt off with 1,200 crowns."""

    fields = (("seat", SEAT), ("region", REGION), ("crowns", NUMBER))

    def __init__(self, seat: int, region: int, crowns: int) -> None:
        self.seat, self.region, self.crowns = seat, region, crowns


class RevoltSubsided(Event):
    """The revolt subsides by itself."""

    fields = (("region", REGION),)

    def __init__(self, region: int) -> None:
        self.region = region


class MillWrecked(Event):
    """The rebels destroy a mill at Blaye."""

    fields = (("village", VILLAGE),)

    def __init__(self, village: int) -> None:
        self.village = village


class PressWrecked(Event):
    """The rebels destroy a press at Blaye."""

    fields = (("village", VILLAGE),)

    def __init__(self, village: int) -> None:
        self.village = village


class WorksWrecked(Event):
    """The rebels destroy 2 mills and 1 press."""

    fields = (("region", REGION), ("mills", NUMBER), ("presses", NUMBER))

    def __init__(self, region: int, mills: int, presses: int) -> None:
        self.region, self.mills, self.presses = region, mills, presses


class CastleStormed(Event):
    """The rebels storm the castle of Blaye: 5, and 4 soldiers die."""

    fields = (("village", VILLAGE), ("pips", NUMBER), ("soldiers", NUMBER))

    def __init__(self, village: int, pips: int, soldiers: int) -> None:
        self.village, self.pips, self.soldiers = village, pips, soldiers


class PlagueBroke(Event):
    """Plague in the County of Blaye."""

    fields = (("region", REGION),)

    def __init__(self, region: int) -> None:
        self.region = region


class PlagueDead(Event):
    """2 of Alice's soldiers die at Blaye."""

    fields = (("seat", SEAT), ("place", PLACE), ("soldiers", NUMBER))

    def __init__(self, seat: int, place: int, soldiers: int) -> None:
        self.seat, self.place, self.soldiers = seat, place, soldiers


class FeverThrown(Event):
    """Henri lies ill: the die shows 5."""

    fields = (("seat", SEAT), ("lord", LORD), ("pips", NUMBER))

    def __init__(self, seat: int, lord: int, pips: int) -> None:
        self.seat, self.lord, self.pips = seat, lord, pips


class LordPerished(Event):
    """Henri dies of the plague."""

    fields = (("seat", SEAT), ("lord", LORD))

    def __init__(self, seat: int, lord: int) -> None:
        self.seat, self.lord = seat, lord


class LordMurdered(Event):
    """Henri is murdered."""

    fields = (("seat", SEAT), ("lord", LORD))

    def __init__(self, seat: int, lord: int) -> None:
        self.seat, self.lord = seat, lord


class LordExecuted(Event):
    """Justice: Jean, of Bruno's family, is executed."""

    fields = (("seat", SEAT), ("lord", LORD))

    def __init__(self, seat: int, lord: int) -> None:
        self.seat, self.lord = seat, lord


EVENTS = (
    CardTaken,
    CardDrawn,
    StackShuffled,
    CardSwapped,
    CardPutAway,
    LordLaid,
    BishopMade,
    CardinalMade,
    AttackPlayed,
    RevoltStirred,
    MurderPlotted,
    AttackParried,
    WeatherBroke,
    FamineSpread,
    RevoltThrown,
    RevoltBoughtOff,
    RevoltSubsided,
    MillWrecked,
    PressWrecked,
    WorksWrecked,
    CastleStormed,
    PlagueBroke,
    PlagueDead,
    FeverThrown,
    LordPerished,
    LordMurdered,
    LordExecuted,
)
