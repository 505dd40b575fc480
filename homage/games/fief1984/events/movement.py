"""Phase 4: what the chronicle tells of marches, sieges and passages."""

from homage.engine.values import NUMBER, SEAT, Event
from homage.games.fief1984.kinds import LORD, PLACE, VILLAGE


class Travelled(Event):
    """Henri goes from Tournus to St Andromy with 6 soldiers. (Either place may be an entrance.)"""

    fields = (("seat", SEAT), ("lord", LORD), ("origin", PLACE), ("place", PLACE), ("soldiers", NUMBER))

    def __init__(self, seat: int, lord: int, origin: int, place: int, soldiers: int) -> None:
        self.seat, self.lord, self.origin, self.place, self.soldiers = seat, lord, origin, place, soldiers


class SoldiersCollected(Event):
    """On his way Henri picks up the 3 soldiers who stood before Bourg on the road from Villeneuve."""

    fields = (("seat", SEAT), ("lord", LORD), ("place", PLACE), ("soldiers", NUMBER))

    def __init__(self, seat: int, lord: int, place: int, soldiers: int) -> None:
        self.seat, self.lord, self.place, self.soldiers = seat, lord, place, soldiers


class VillageEntered(Event):
    """Alice's pieces enter St Andromy, where nobody stood."""

    fields = (("seat", SEAT), ("village", VILLAGE))

    def __init__(self, seat: int, village: int) -> None:
        self.seat, self.village = seat, village


class ForceStopped(Event):
    """Alice's force stops before Bourg, on the road from Villeneuve: Bob's pieces are inside."""

    fields = (("seat", SEAT), ("place", PLACE), ("occupant", SEAT))

    def __init__(self, seat: int, place: int, occupant: int) -> None:
        self.seat, self.place, self.occupant = seat, place, occupant


class ForceJoined(Event):
    """They join Alice's force before Bourg, on the road from Villeneuve."""

    fields = (("seat", SEAT), ("place", PLACE))

    def __init__(self, seat: int, place: int) -> None:
        self.seat, self.place = seat, place


class SortieBegun(Event):
    """Roland sallies out of besieged Bourg with 3 soldiers."""

    fields = (("seat", SEAT), ("lord", LORD), ("village", VILLAGE), ("soldiers", NUMBER))

    def __init__(self, seat: int, lord: int, village: int, soldiers: int) -> None:
        self.seat, self.lord, self.village, self.soldiers = seat, lord, village, soldiers


class ReliefArrived(Event):
    """Relief for Bourg stands behind its besiegers: Bob will attack them from the road."""

    fields = (("seat", SEAT), ("village", VILLAGE))

    def __init__(self, seat: int, village: int) -> None:
        self.seat, self.village = seat, village


class AttackAnnounced(Event):
    """Alice announces an attack on Bourg, from the road from Villeneuve."""

    fields = (("seat", SEAT), ("place", PLACE))

    def __init__(self, seat: int, place: int) -> None:
        self.seat, self.place = seat, place


class AttackForced(Event):
    """Two forces meet before Bourg: Alice's, on the road from Villeneuve, can only attack. (M8, M21, K16)"""

    fields = (("seat", SEAT), ("place", PLACE))

    def __init__(self, seat: int, place: int) -> None:
        self.seat, self.place = seat, place


class SiegeLaid(Event):
    """Alice lays siege to Bourg, from the road from Villeneuve."""

    fields = (("seat", SEAT), ("place", PLACE))

    def __init__(self, seat: int, place: int) -> None:
        self.seat, self.place = seat, place


class SiegeContinued(Event):
    """Alice goes on besieging Bourg."""

    fields = (("seat", SEAT), ("place", PLACE))

    def __init__(self, seat: int, place: int) -> None:
        self.seat, self.place = seat, place


class PassageAsked(Event):
    """Alice asks Bob to let her through Bourg and offers 200 crowns. (0: offers nothing.)"""

    fields = (("seat", SEAT), ("occupant", SEAT), ("place", PLACE), ("crowns", NUMBER))

    def __init__(self, seat: int, occupant: int, place: int, crowns: int) -> None:
        self.seat, self.occupant, self.place, self.crowns = seat, occupant, place, crowns


class PassageGranted(Event):
    """Bob grants Alice the right of way through Bourg, for 200 crowns. (0: for nothing.)"""

    fields = (("seat", SEAT), ("guest", SEAT), ("place", PLACE), ("crowns", NUMBER))

    def __init__(self, seat: int, guest: int, place: int, crowns: int) -> None:
        self.seat, self.guest, self.place, self.crowns = seat, guest, place, crowns


class PassageRefused(Event):
    """Bob refuses Alice the way through Bourg."""

    fields = (("seat", SEAT), ("guest", SEAT), ("place", PLACE))

    def __init__(self, seat: int, guest: int, place: int) -> None:
        self.seat, self.guest, self.place = seat, guest, place


class PassageLapsed(Event):
    """Alice has not used the way through Bourg: the leave has lapsed."""

    fields = (("seat", SEAT), ("place", PLACE))

    def __init__(self, seat: int, place: int) -> None:
        self.seat, self.place = seat, place


EVENTS = (
    Travelled,
    SoldiersCollected,
    VillageEntered,
    ForceStopped,
    ForceJoined,
    SortieBegun,
    ReliefArrived,
    AttackAnnounced,
    AttackForced,
    SiegeLaid,
    SiegeContinued,
    PassageAsked,
    PassageGranted,
    PassageRefused,
    PassageLapsed,
)
