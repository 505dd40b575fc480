"""The beginning of the game, for the chronicle."""

from homage.engine.values import NUMBER, SEAT, Event
from homage.games.fief1984.kinds import LORD, REGION, VILLAGE


class ThrownForPlace(Event):
    """Alice throws 3 and 4 for the choice of regions."""

    fields = (("seat", SEAT), ("first", NUMBER), ("second", NUMBER))

    def __init__(self, seat: int, first: int, second: int) -> None:
        self.seat, self.first, self.second = seat, first, second


class RegionChosen(Event):
    """Alice sits in front of the County of Blaye."""

    fields = (("seat", SEAT), ("region", REGION))

    def __init__(self, seat: int, region: int) -> None:
        self.seat, self.region = seat, region


class FamilySettled(Event):
    """Alice begins at Blaye with a castle, 8 soldiers and 500 crowns."""

    fields = (("seat", SEAT), ("village", VILLAGE), ("soldiers", NUMBER), ("crowns", NUMBER))

    def __init__(self, seat: int, village: int, soldiers: int, crowns: int) -> None:
        self.seat, self.village, self.soldiers, self.crowns = seat, village, soldiers, crowns


class LordSired(Event):
    """Henri heads Alice's family, at Blaye."""

    fields = (("seat", SEAT), ("lord", LORD), ("village", VILLAGE))

    def __init__(self, seat: int, lord: int, village: int) -> None:
        self.seat, self.lord, self.village = seat, lord, village


EVENTS = (
    ThrownForPlace,
    RegionChosen,
    FamilySettled,
    LordSired,
)
