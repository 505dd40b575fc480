"""Answers that several phases share."""

from homage.engine.values import NUMBER, Action
from homage.games.fief1984.kinds import CARD


class Done(Action):
    """The seat has finished its slot of the phase."""

    verb = "done"


class Pass(Action):
    """Not to do what is asked: no vote, no parry, no objection."""

    verb = "pass"


class Agree(Action):
    """Yes to a request."""

    verb = "agree"


class Refuse(Action):
    """No to a request."""

    verb = "refuse"


class Die(Action):
    """CHANCE: what one die shows."""

    verb = "die"
    fields = (("pips", NUMBER),)

    def __init__(self, pips: int) -> None:
        self.pips = pips


class Draw(Action):
    """CHANCE: the card that comes from the stack."""

    verb = "draw"
    fields = (("card", CARD),)

    def __init__(self, card: int) -> None:
        self.card = card


VERBS = (Done, Pass, Agree, Refuse, Die, Draw)
