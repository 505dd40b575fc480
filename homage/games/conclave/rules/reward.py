"""§Reward What those who stayed in take home."""

from collections.abc import Sequence

from homage.engine.state import Question, Step
from homage.engine.values import SEAT, Action
from homage.games.conclave.actions import Decline, Draw, Leave, Pick
from homage.games.conclave.events import (
    DeckEmpty,
    PointsGained,
    RewardDeclined,
    RewardDrawn,
    TrayLeft,
    TrayPicked,
)
from homage.games.conclave.model import Court
from homage.games.conclave.rules.earl_draw import EarlDraw


class Rewards(Step[Court]):
    """§Reward In the order of the Conclave (R19): a free card for each Earl still in, and one of his tray for
    the winner. M8 Without decks these are points, given unasked."""

    fields = (("winner", SEAT),)

    def __init__(self, winner: int) -> None:
        self.winner = winner

    def run(self, g: Court) -> None:
        if g.settings.short:
            for seat in g.partakers():
                points = 2 if seat == self.winner else 1
                g.points[seat] += points
                g.tell(PointsGained(seat, points))
            return
        steps: list[Step[Court]] = []
        for seat in g.partakers():
            steps += [FreeCard(seat), *([TrayCard(seat)] if seat == self.winner else [])]
        g.then(*steps)


class FreeCard(Step[Court]):
    """R15 With an empty deck there is no free card, and nothing is lost by it."""

    fields = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Court) -> None:
        if g.deck_sizes[self.seat]:
            g.then(FreeDraw(self.seat))
        else:
            g.tell(DeckEmpty(self.seat))


class FreeDraw(Question[Court]):
    """R14 The free card of the Earl deck may be declined."""

    fields = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choices(self, g: Court, seat: int) -> Sequence[Action]:
        return [Draw(), Decline()]

    def default(self, g: Court, seat: int) -> Action:
        """M9 An absent Earl draws, unless a required draw would then fail (R16)."""
        return Draw() if g.deck_sizes[self.seat] > g.draws_ahead(self.seat) else Decline()

    def take(self, g: Court, seat: int, act: Action) -> None:
        if isinstance(act, Draw):
            g.then(RewardDraw(self.seat))
        else:
            g.tell(RewardDeclined(self.seat))


class RewardDraw(EarlDraw):
    """§Reward The free card, M5 worth a point."""

    def drawn(self, g: Court, earl: int) -> None:
        g.points[self.seat] += 1
        g.tell(RewardDrawn(self.seat, earl))


class TrayCard(Question[Court]):
    """R17 The winner’s free choice among the cards left on his tray, unseen by the others, or none; R18 of
    those types only of which one is left; M5 worth a point."""

    private = True
    fields = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choices(self, g: Court, seat: int) -> Sequence[Action]:
        left = g.earls_of(g.trays, self.seat)
        return [Leave(), *[Pick(earl) for earl, count in enumerate(left) if count]]

    def take(self, g: Court, seat: int, act: Action) -> None:
        if isinstance(act, Pick):
            g.pick_earl(self.seat, act.earl)
            g.points[self.seat] += 1
            g.tell(TrayPicked(self.seat, act.earl))
        else:
            g.tell(TrayLeft(self.seat))


STEPS = (Rewards, FreeCard, FreeDraw, RewardDraw, TrayCard)
