"""Phase 5: what the chronicle tells of resistance, fights and what they leave."""

from homage.engine.values import NUMBER, NUMBERS, SEAT, Event
from homage.games.fief1984.kinds import LORDS_MANY, VILLAGE


class VillagersResisted(Event):
    """The villagers of Pugnac rise against Bob's soldiers: 4, a soldier falls. (killed 0: nobody falls.)"""

    fields = (("seat", SEAT), ("intruder", SEAT), ("village", VILLAGE), ("pips", NUMBER), ("killed", NUMBER))

    def __init__(self, seat: int, intruder: int, village: int, pips: int, killed: int) -> None:
        self.seat, self.intruder, self.village, self.pips, self.killed = seat, intruder, village, pips, killed


class VillagersHeldBack(Event):
    """Alice lets Bob's soldiers be in Pugnac, this turn."""

    fields = (("seat", SEAT), ("intruder", SEAT), ("village", VILLAGE))

    def __init__(self, seat: int, intruder: int, village: int) -> None:
        self.seat, self.intruder, self.village = seat, intruder, village


class SortieReturned(Event):
    """The siege of Bourg is over before the fight: Bob's pieces go back inside."""

    fields = (("seat", SEAT), ("village", VILLAGE))

    def __init__(self, seat: int, village: int) -> None:
        self.seat, self.village = seat, village


class SortieFought(Event):
    """Before Bourg Bob's 4 counters fall upon Alice's 7, who besiege it."""

    fields = (("seat", SEAT), ("foe", SEAT), ("village", VILLAGE), ("counters", NUMBER), ("foes", NUMBER))

    def __init__(self, seat: int, foe: int, village: int, counters: int, foes: int) -> None:
        self.seat, self.foe, self.village, self.counters, self.foes = seat, foe, village, counters, foes


class AttackBegun(Event):
    """Alice attacks Bob at Bourg: 7 counters against 5 (castle 1: behind walls)."""

    fields = (
        ("seat", SEAT),
        ("foe", SEAT),
        ("village", VILLAGE),
        ("counters", NUMBER),
        ("foes", NUMBER),
        ("castle", NUMBER),
    )

    def __init__(self, seat: int, foe: int, village: int, counters: int, foes: int, castle: int) -> None:
        self.seat, self.foe, self.village = seat, foe, village
        self.counters, self.foes, self.castle = counters, foes, castle


class RivalsFought(Event):
    """Before Bourg Alice's 7 counters and Clara's 6 fight each other."""

    fields = (("seat", SEAT), ("foe", SEAT), ("village", VILLAGE), ("counters", NUMBER), ("foes", NUMBER))

    def __init__(self, seat: int, foe: int, village: int, counters: int, foes: int) -> None:
        self.seat, self.foe, self.village, self.counters, self.foes = seat, foe, village, counters, foes


class BlowStruck(Event):
    """Alice throws 3 and 2: Bob loses 2 counters at Bourg."""

    fields = (("seat", SEAT), ("foe", SEAT), ("village", VILLAGE), ("losses", NUMBER), ("pips", NUMBERS))

    def __init__(self, seat: int, foe: int, village: int, losses: int, pips: tuple[int, ...]) -> None:
        self.seat, self.foe, self.village, self.losses, self.pips = seat, foe, village, losses, pips


class CountersLost(Event):
    """At Bourg Bob takes off 1 soldier and Roland."""

    fields = (("seat", SEAT), ("village", VILLAGE), ("soldiers", NUMBER), ("lords", LORDS_MANY))

    def __init__(self, seat: int, village: int, soldiers: int, lords: tuple[int, ...]) -> None:
        self.seat, self.village, self.soldiers, self.lords = seat, village, soldiers, lords


class FightWon(Event):
    """Alice has beaten Bob at Bourg; 3 counters are left."""

    fields = (("seat", SEAT), ("foe", SEAT), ("village", VILLAGE), ("counters", NUMBER))

    def __init__(self, seat: int, foe: int, village: int, counters: int) -> None:
        self.seat, self.foe, self.village, self.counters = seat, foe, village, counters


class NobodyLeft(Event):
    """Alice and Bob have destroyed each other at Bourg."""

    fields = (("seat", SEAT), ("foe", SEAT), ("village", VILLAGE))

    def __init__(self, seat: int, foe: int, village: int) -> None:
        self.seat, self.foe, self.village = seat, foe, village


class WorksDestroyed(Event):
    """The fight for Bourg destroys its 2 mills and its press."""

    fields = (("village", VILLAGE), ("mills", NUMBER), ("presses", NUMBER))

    def __init__(self, village: int, mills: int, presses: int) -> None:
        self.village, self.mills, self.presses = village, mills, presses


class VillageTaken(Event):
    """Alice's pieces go into Bourg."""

    fields = (("seat", SEAT), ("village", VILLAGE))

    def __init__(self, seat: int, village: int) -> None:
        self.seat, self.village = seat, village


class CoalitionAsked(Event):
    """Alice asks Clara to join her against those in Bourg and offers 200 crowns. (0: offers nothing.)"""

    fields = (("seat", SEAT), ("other", SEAT), ("village", VILLAGE), ("crowns", NUMBER))

    def __init__(self, seat: int, other: int, village: int, crowns: int) -> None:
        self.seat, self.other, self.village, self.crowns = seat, other, village, crowns


class CoalitionJoined(Event):
    """Clara joins Alice against those in Bourg, for 200 crowns. (0: for nothing.)"""

    fields = (("seat", SEAT), ("other", SEAT), ("village", VILLAGE), ("crowns", NUMBER))

    def __init__(self, seat: int, other: int, village: int, crowns: int) -> None:
        self.seat, self.other, self.village, self.crowns = seat, other, village, crowns


class CoalitionRefused(Event):
    """Clara refuses to join Alice; she will fight whoever is left in Bourg."""

    fields = (("seat", SEAT), ("other", SEAT), ("village", VILLAGE))

    def __init__(self, seat: int, other: int, village: int) -> None:
        self.seat, self.other, self.village = seat, other, village


class CoalitionNotSought(Event):
    """Alice asks for no coalition before Bourg."""

    fields = (("seat", SEAT), ("other", SEAT), ("village", VILLAGE))

    def __init__(self, seat: int, other: int, village: int) -> None:
        self.seat, self.other, self.village = seat, other, village


class BidsShown(Event):
    """For Bourg Alice bids 300 crowns and Clara 200."""

    fields = (
        ("seat", SEAT),
        ("other", SEAT),
        ("village", VILLAGE),
        ("crowns", NUMBER),
        ("others_crowns", NUMBER),
    )

    def __init__(self, seat: int, other: int, village: int, crowns: int, others_crowns: int) -> None:
        self.seat, self.other, self.village = seat, other, village
        self.crowns, self.others_crowns = crowns, others_crowns


class BidWon(Event):
    """Alice pays Clara 300 crowns and takes Bourg; Clara stays before it as a guest."""

    fields = (("seat", SEAT), ("other", SEAT), ("village", VILLAGE), ("crowns", NUMBER))

    def __init__(self, seat: int, other: int, village: int, crowns: int) -> None:
        self.seat, self.other, self.village, self.crowns = seat, other, village, crowns


EVENTS = (
    VillagersResisted,
    VillagersHeldBack,
    SortieReturned,
    SortieFought,
    AttackBegun,
    RivalsFought,
    BlowStruck,
    CountersLost,
    FightWon,
    NobodyLeft,
    WorksDestroyed,
    VillageTaken,
    CoalitionAsked,
    CoalitionJoined,
    CoalitionRefused,
    CoalitionNotSought,
    BidsShown,
    BidWon,
)
