"""What is told. Cards that only their owner may know are blank (`none`, or an empty list) for all others."""

from collections.abc import Sequence

from homage.engine.values import NOBODY, NUMBER, SEAT, SEATS, Event
from homage.games.conclave.kinds import EARL, EARLS_MANY, HAND, JOUST, JOUSTS_MANY


class DeckBuilt(Event):
    """M1 `seat` has put together his Earl deck."""

    fields = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class StartingHandDrawn(Event):
    """M1 `seat` holds his first cards; the others are told none of them."""

    fields = (("seat", SEAT), ("cards", EARLS_MANY))

    def __init__(self, seat: int, cards: Sequence[int]) -> None:
        self.seat, self.cards = seat, tuple(cards)

    def seen_by(self, viewer: int) -> Event:
        return self if viewer == self.seat else StartingHandDrawn(self.seat, ())


class BeginsMatch(Event):
    """M3 The lot falls on `seat`."""

    fields = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class ConclaveCalled(Event):
    """§Call `seat` calls a Conclave."""

    fields = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class NoneCalled(Event):
    """M2 `seat` takes no Action."""

    fields = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class HandDealt(Event):
    """§Deal `seat` has his three cards; the others are told none of them."""

    fields = (("seat", SEAT), ("cards", JOUSTS_MANY))

    def __init__(self, seat: int, cards: Sequence[int]) -> None:
        self.seat, self.cards = seat, tuple(cards)

    def seen_by(self, viewer: int) -> Event:
        return self if viewer == self.seat else HandDealt(self.seat, ())


class HandDeclared(Event):
    """§Declare What `seat` says he holds."""

    fields = (("seat", SEAT), ("hand", HAND))

    def __init__(self, seat: int, hand: int) -> None:
        self.seat, self.hand = seat, hand


class NobodyChallenged(Event):
    """§Challenge `seat` lets all declarations stand."""

    fields = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class DeclarationChallenged(Event):
    """§Challenge `seat` calls `target`’s declaration a lie."""

    fields = (("seat", SEAT), ("target", SEAT), ("hand", HAND))

    def __init__(self, seat: int, target: int, hand: int) -> None:
        self.seat, self.target, self.hand = seat, target, hand


class LieCaught(Event):
    """§Challenge `seat` shows another hand than he declared, and is out."""

    fields = (("seat", SEAT), ("hand", HAND), ("declared", HAND))

    def __init__(self, seat: int, hand: int, declared: int) -> None:
        self.seat, self.hand, self.declared = seat, hand, declared


class TruthProved(Event):
    """§Challenge `seat` shows what he declared; `challenger` is out, his cards unseen."""

    fields = (("seat", SEAT), ("hand", HAND), ("challenger", SEAT))

    def __init__(self, seat: int, hand: int, challenger: int) -> None:
        self.seat, self.hand, self.challenger = seat, hand, challenger


class TieFound(Event):
    """§Tie Several made the highest declaration."""

    fields = (("seats", SEATS), ("hand", HAND))

    def __init__(self, seats: Sequence[int], hand: int) -> None:
        self.seats, self.hand = tuple(seats), hand


class TieCardTurned(Event):
    """§Tie `seat` is dealt a Joust card, face up."""

    fields = (("seat", SEAT), ("joust", JOUST))

    def __init__(self, seat: int, joust: int) -> None:
        self.seat, self.joust = seat, joust


class StillTied(Event):
    """R12 These share the high card and are dealt new ones."""

    fields = (("seats", SEATS), ("joust", JOUST))

    def __init__(self, seats: Sequence[int], joust: int) -> None:
        self.seats, self.joust = tuple(seats), joust


class ConclaveWon(Event):
    """§Resolve `seat` wins with this declaration."""

    fields = (("seat", SEAT), ("hand", HAND))

    def __init__(self, seat: int, hand: int) -> None:
        self.seat, self.hand = seat, hand


class ConclaveWonAlone(Event):
    """R10 `seat` is the only one left, and wins."""

    fields = (("seat", SEAT), ("hand", HAND))

    def __init__(self, seat: int, hand: int) -> None:
        self.seat, self.hand = seat, hand


class PointsGained(Event):
    """M8 What a Conclave brings without decks."""

    fields = (("seat", SEAT), ("points", NUMBER))

    def __init__(self, seat: int, points: int) -> None:
        self.seat, self.points = seat, points


class RewardDrawn(Event):
    """§Reward `seat` draws his free card; the others are not told which."""

    fields = (("seat", SEAT), ("earl", EARL))

    def __init__(self, seat: int, earl: int) -> None:
        self.seat, self.earl = seat, earl

    def seen_by(self, viewer: int) -> Event:
        return self if viewer == self.seat else RewardDrawn(self.seat, NOBODY)


class RewardDeclined(Event):
    """R14 `seat` leaves his free card."""

    fields = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class DeckEmpty(Event):
    """R15 There is no card left that `seat` could draw as a reward; he stays."""

    fields = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class TrayPicked(Event):
    """R17 `seat` takes a card of his tray; the others are not told which."""

    fields = (("seat", SEAT), ("earl", EARL))

    def __init__(self, seat: int, earl: int) -> None:
        self.seat, self.earl = seat, earl

    def seen_by(self, viewer: int) -> Event:
        return self if viewer == self.seat else TrayPicked(self.seat, NOBODY)


class TrayLeft(Event):
    """R17 `seat` takes none of his tray."""

    fields = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class CardDrawn(Event):
    """M2 `seat` makes his required draw; the others are not told of which card."""

    fields = (("seat", SEAT), ("earl", EARL))

    def __init__(self, seat: int, earl: int) -> None:
        self.seat, self.earl = seat, earl

    def seen_by(self, viewer: int) -> Event:
        return self if viewer == self.seat else CardDrawn(self.seat, NOBODY)


class PassedAway(Event):
    """M2 `seat` cannot make his required draw, and is out of the match."""

    fields = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class MostPoints(Event):
    """M5 The match ends; `seats` won it, several if they are level in everything."""

    fields = (("seats", SEATS), ("points", NUMBER))

    def __init__(self, seats: Sequence[int], points: int) -> None:
        self.seats, self.points = tuple(seats), points


class FewerLies(Event):
    """M6 Level in points with another, `seats` were caught lying less often."""

    fields = (("seats", SEATS), ("points", NUMBER), ("lies", NUMBER))

    def __init__(self, seats: Sequence[int], points: int, lies: int) -> None:
        self.seats, self.points, self.lies = tuple(seats), points, lies


class MoreHits(Event):
    """M6 Level with another in points and lies, `seats` caught more liars."""

    fields = (("seats", SEATS), ("points", NUMBER), ("hits", NUMBER))

    def __init__(self, seats: Sequence[int], points: int, hits: int) -> None:
        self.seats, self.points, self.hits = tuple(seats), points, hits


class LastAtTable(Event):
    """M4 Only `seat` is left in the match, and wins it."""

    fields = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat


EVENTS = (
    *(DeckBuilt, StartingHandDrawn, BeginsMatch, ConclaveCalled, NoneCalled, HandDealt, HandDeclared),
    *(NobodyChallenged, DeclarationChallenged, LieCaught, TruthProved, TieFound, TieCardTurned, StillTied),
    *(ConclaveWon, ConclaveWonAlone, PointsGained, RewardDrawn, RewardDeclined, DeckEmpty, TrayPicked),
    *(TrayLeft, CardDrawn, PassedAway, MostPoints, FewerLies, MoreHits, LastAtTable),
)
