"""Phase 2: what the chronicle tells of tithes and incomes, in crowns."""

from homage.engine.values import NUMBER, SEAT, Event
from homage.games.fief1984.kinds import REGION, SEE


class BishopTitheShown(Event):
    """Alice shows a bishopric's tithe for Blaye."""

    fields = (("seat", SEAT), ("bishopric", SEE))

    def __init__(self, seat: int, bishopric: int) -> None:
        self.seat, self.bishopric = seat, bishopric


class LordsTitheShown(Event):
    """Alice shows a lord's tithe for the County of Blaye."""

    fields = (("seat", SEAT), ("region", REGION))

    def __init__(self, seat: int, region: int) -> None:
        self.seat, self.region = seat, region


class RoyalTitheShown(Event):
    """Alice shows the royal tithe."""

    fields = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class IncomePaid(Event):
    """Alice receives 700 crowns."""

    fields = (("seat", SEAT), ("crowns", NUMBER))

    def __init__(self, seat: int, crowns: int) -> None:
        self.seat, self.crowns = seat, crowns


class IncomeCut(Event):
    """The bank is empty: of 700 crowns Alice receives 300."""

    fields = (("seat", SEAT), ("crowns", NUMBER), ("due", NUMBER))

    def __init__(self, seat: int, crowns: int, due: int) -> None:
        self.seat, self.crowns, self.due = seat, crowns, due


EVENTS = (
    BishopTitheShown,
    LordsTitheShown,
    RoyalTitheShown,
    IncomePaid,
    IncomeCut,
)
