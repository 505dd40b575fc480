"""What players do in Phase 6, and when titles change hands."""

from typing import Any

from homage.engine.state import Aside
from homage.engine.values import NUMBER, SEAT, WORDS, Action, Ranged
from homage.games.fief1984.data import NOTE
from homage.games.fief1984.kinds import LORD, REGION, VILLAGE, VILLAGES


class Vote(Ranged):
    """§6.1 So many votes for one lord: `vote henri 4`."""

    verb = "vote"
    fields = (("lord", LORD), ("votes", NUMBER))

    def __init__(self, lord: int, votes: int, most: int = 0) -> None:
        self.lord, self.votes, self.most = lord, votes, most


class AskClergy(Ranged):
    """§6.1 Ask a player to let his clergy crown the elected lord, for a sum or for nothing: `ask-clergy 2
    300`."""

    verb = "ask-clergy"
    pace = NOTE
    fields = (("seat", SEAT), ("crowns", NUMBER))

    def __init__(self, seat: int, crowns: int, most: int = 0) -> None:
        self.seat, self.crowns, self.most = seat, crowns, most


class Raise(Action):
    """§6.2 The King's own player raises a region to a fief."""

    verb = "raise"
    fields = (("region", REGION),)

    def __init__(self, region: int) -> None:
        self.region = region


class AskFief(Ranged):
    """§6.2 Ask the King to raise a region, for a sum or for nothing: `ask-fief duchy_sigy 500`."""

    verb = "ask-fief"
    pace = NOTE
    fields = (("region", REGION), ("crowns", NUMBER))

    def __init__(self, region: int, crowns: int, most: int = 0) -> None:
        self.region, self.crowns, self.most = region, crowns, most


class Bear(Action):
    """F3, F6, F12 Name the lord who bears a title."""

    verb = "bear"
    fields = (("region", REGION), ("lord", LORD))

    def __init__(self, region: int, lord: int) -> None:
        self.region, self.lord = region, lord


class NameCapital(Action):
    """F4, F18 Name the village that is a fief's capital."""

    verb = "name-capital"
    fields = (("village", VILLAGE),)

    def __init__(self, village: int) -> None:
        self.village = village


class Gather(Action):
    """F5 One soldier from each of these villages goes to the new capital."""

    verb = "gather"
    fields = (("villages", VILLAGES),)

    def __init__(self, villages: tuple[int, ...]) -> None:
        self.villages = villages


class Crown(Action):
    """Q8 Choose the lord who becomes King by taking a capital."""

    verb = "crown"
    fields = (("lord", LORD),)

    def __init__(self, lord: int) -> None:
        self.lord = lord


class Object(Action):
    """F12 The King keeps a title that was taken by force."""

    verb = "object"


class Grant(Action):
    """F18 The King grants a title in his custody to a lord."""

    verb = "grant"
    fields = (("region", REGION), ("lord", LORD))

    def __init__(self, region: int, lord: int) -> None:
        self.region, self.lord = region, lord


class Station(Action):
    """F20 Choose the capital in which the free soldier stands."""

    verb = "station"
    fields = (("village", VILLAGE),)

    def __init__(self, village: int) -> None:
        self.village = village


class Pay(Ranged):
    """N3 Give crowns to another player, openly: `pay 2 300`."""

    verb = "pay"
    pace = NOTE
    fields = (("seat", SEAT), ("crowns", NUMBER))

    def __init__(self, seat: int, crowns: int, most: int = 0) -> None:
        self.seat, self.crowns, self.most = seat, crowns, most


class Give(Action):
    """F10 Give a village of one's fief to another player: `give blaye 2`."""

    verb = "give"
    fields = (("village", VILLAGE), ("seat", SEAT))

    def __init__(self, village: int, seat: int) -> None:
        self.village, self.seat = village, seat


class Request(Ranged):
    """N3 Ask another player for a sum: `request 2 300`."""

    verb = "request"
    pace = NOTE
    fields = (("seat", SEAT), ("crowns", NUMBER))

    def __init__(self, seat: int, crowns: int, most: int = 0) -> None:
        self.seat, self.crowns, self.most = seat, crowns, most


class Propose(Action):
    """N3, F10 Offer a deal of several terms: `propose 2 pay-300 get-blaye`.

    Terms: `pay-N` and `give-VILLAGE` go to the other player, `get-N` and `get-VILLAGE` come from him.
    """

    verb = "propose"
    fields = (("seat", SEAT), ("terms", WORDS))

    def __init__(self, seat: int, terms: tuple[str, ...]) -> None:
        self.seat, self.terms = seat, terms


class TimeUp(Aside):
    """TABLE, E3 The time agreed on has passed: the game ends with this turn."""

    verb = "time-up"

    def befall(self, g: Any) -> None:
        g.run_out()


class NegotiationClosed(Aside):
    """TABLE, N1 The three minutes of talks are over."""

    verb = "negotiation-closed"

    def befall(self, g: Any) -> None:
        g.close_talks()


VERBS = (
    *(Vote, AskClergy, Raise, AskFief, Bear, NameCapital, Gather, Crown, Object, Grant, Station),
    *(Pay, Give, Request, Propose, TimeUp, NegotiationClosed),
)
