"""What CHANCE deals and what an Earl does."""

from homage.engine.values import NUMBER, SEAT, Action, Ranged
from homage.games.conclave.kinds import EARL, HAND, JOUST, SOMEONE


class First(Action):
    """M3 CHANCE tells who calls first."""

    verb = "first"
    fields = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class DealJoust(Action):
    """§Deal CHANCE deals one Joust card, face down."""

    verb = "deal"
    fields = (("joust", JOUST),)

    def __init__(self, joust: int) -> None:
        self.joust = joust


class TurnUp(Action):
    """§Tie CHANCE turns up one Joust card."""

    verb = "turn-up"
    fields = (("joust", JOUST),)

    def __init__(self, joust: int) -> None:
        self.joust = joust


class DrawEarl(Action):
    """CHANCE draws one card of an Earl deck, face down."""

    verb = "earl"
    fields = (("earl", EARL),)

    def __init__(self, earl: int) -> None:
        self.earl = earl


class Put(Ranged):
    """M1 So many cards of a type go into the deck."""

    verb = "put"
    fields = (("earl", EARL), ("number", NUMBER))

    def __init__(self, earl: int, number: int, most: int = 0) -> None:
        self.earl, self.number, self.most = earl, number, most


class Call(Action):
    """§Call The Action: a Conclave."""

    verb = "call"


class Rest(Action):
    """M2 No Action in this turn."""

    verb = "rest"


class Declare(Action):
    """§Declare Say what one’s three cards are, or are not."""

    verb = "declare"
    fields = (("hand", HAND),)

    def __init__(self, hand: int) -> None:
        self.hand = hand


class Challenge(Action):
    """§Challenge Call another Earl’s declaration a lie."""

    verb = "challenge"
    fields = (("seat", SOMEONE),)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Pass(Action):
    """§Challenge Challenge nobody."""

    verb = "pass"


class Draw(Action):
    """§Reward Draw the free card."""

    verb = "draw"


class Decline(Action):
    """R14 Leave the free card."""

    verb = "decline"


class Pick(Action):
    """§Reward Take a card of one’s own tray into the hand."""

    verb = "pick"
    fields = (("earl", EARL),)

    def __init__(self, earl: int) -> None:
        self.earl = earl


class Leave(Action):
    """R17 Take none of the tray."""

    verb = "leave"


VERBS = (
    *(First, DealJoust, TurnUp, DrawEarl, Put, Call, Rest),
    *(Declare, Challenge, Pass, Draw, Decline, Pick, Leave),
)
