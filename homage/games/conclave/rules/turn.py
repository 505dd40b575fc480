"""M2 A turn: the Action, a Conclave or none, then the required draw."""

from collections.abc import Sequence

from homage.engine.state import Question, Step
from homage.engine.values import SEAT, Action
from homage.games.conclave.actions import Call, Rest
from homage.games.conclave.events import CardDrawn, ConclaveCalled, NoneCalled, PassedAway
from homage.games.conclave.model import Court
from homage.games.conclave.rules.deal import Conclave
from homage.games.conclave.rules.earl_draw import EarlDraw
from homage.games.conclave.rules.ending import EndOfTurn


class StartOfTurn(Step[Court]):
    """M2 One Action, then the required draw, which ends the turn."""

    fields = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Court) -> None:
        g.clear()
        g.active = self.seat
        g.turns[self.seat] += 1
        g.turn = g.turns[self.seat]
        g.then(TheAction(self.seat), RequiredDraw(self.seat), TurnOver(self.seat))


class TheAction(Question[Court]):
    """§Call The Action of a turn: call a Conclave, or none. R20 There is one in each turn."""

    fields = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choices(self, g: Court, seat: int) -> Sequence[Action]:
        return [Call(), Rest()]

    def default(self, g: Court, seat: int) -> Action:
        """M9 An absent Earl calls nobody together."""
        return Rest()

    def take(self, g: Court, seat: int, act: Action) -> None:
        if isinstance(act, Call):
            g.tell(ConclaveCalled(self.seat))
            g.then(Conclave(self.seat))
        else:
            g.tell(NoneCalled(self.seat))


class RequiredDraw(Step[Court]):
    """M2 One card of the Earl deck; R16 who has none left is out of the match at once. M8 Without decks
    nothing is drawn."""

    fields = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Court) -> None:
        if g.settings.short:
            return
        if g.deck_sizes[self.seat]:
            g.then(LastDraw(self.seat))
        else:
            g.gone[self.seat] = 1
            g.tell(PassedAway(self.seat))


class LastDraw(EarlDraw):
    """M2 The required draw of a turn."""

    def drawn(self, g: Court, earl: int) -> None:
        g.tell(CardDrawn(self.seat, earl))


class TurnOver(EndOfTurn):
    """M3 The next Earl in turn, clockwise."""

    def next_turn(self, seat: int) -> Step[Court]:
        return StartOfTurn(seat)


STEPS = (StartOfTurn, TheAction, RequiredDraw, LastDraw, TurnOver)
