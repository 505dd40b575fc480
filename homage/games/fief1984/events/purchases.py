"""Phase 3: what the chronicle tells of purchases."""

from homage.engine.values import NUMBER, SEAT, Event
from homage.games.fief1984.kinds import VILLAGE


class SoldiersBought(Event):
    """Alice hires 3 soldiers at Blaye."""

    fields = (("seat", SEAT), ("village", VILLAGE), ("soldiers", NUMBER))

    def __init__(self, seat: int, village: int, soldiers: int) -> None:
        self.seat, self.village, self.soldiers = seat, village, soldiers


class MillBought(Event):
    """Alice builds a mill at Blaye."""

    fields = (("seat", SEAT), ("village", VILLAGE))

    def __init__(self, seat: int, village: int) -> None:
        self.seat, self.village = seat, village


class PressBought(Event):
    """Alice builds a press at Blaye."""

    fields = (("seat", SEAT), ("village", VILLAGE))

    def __init__(self, seat: int, village: int) -> None:
        self.seat, self.village = seat, village


class CastleBought(Event):
    """Alice builds a castle at Blaye."""

    fields = (("seat", SEAT), ("village", VILLAGE))

    def __init__(self, seat: int, village: int) -> None:
        self.seat, self.village = seat, village


EVENTS = (
    SoldiersBought,
    MillBought,
    PressBought,
    CastleBought,
)
