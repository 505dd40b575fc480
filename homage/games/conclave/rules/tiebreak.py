"""§Tie Between equal declarations one Joust card each decides."""

from collections.abc import Sequence
from typing import ClassVar

from homage.engine.state import Question, Step
from homage.engine.values import CHANCE, SEAT, SEATS, Action
from homage.games.conclave.actions import TurnUp
from homage.games.conclave.events import ConclaveWon, StillTied, TieCardTurned
from homage.games.conclave.model import Court
from homage.games.conclave.rules.reward import Rewards


class TieBreak(Step[Court]):
    """§Tie One card, face up, for each tied Earl; R11 all 24 are shuffled before each round, and dealt in the
    order of the Conclave."""

    fields = (("seats", SEATS),)

    def __init__(self, seats: Sequence[int]) -> None:
        self.seats = tuple(seats)

    def run(self, g: Court) -> None:
        g.gather_jousts()
        g.then(*[TieCard(seat) for seat in self.seats], TieCompared(self.seats))


class TieCard(Question[Court]):
    """§Tie A Joust card for a tied Earl, seen by all."""

    stream: ClassVar[str] = "joust"
    fields = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def actors(self, g: Court) -> Sequence[int]:
        return (CHANCE,)

    def choices(self, g: Court, seat: int) -> Sequence[Action]:
        return [TurnUp(kind) for kind, count in enumerate(g.joust) if count]

    def weights(self, g: Court) -> Sequence[int]:
        return [count for count in g.joust if count]

    def take(self, g: Court, seat: int, act: Action) -> None:
        assert isinstance(act, TurnUp)
        g.joust[act.joust] -= 1
        g.lying[act.joust] += 1
        g.turned[self.seat] = act.joust
        g.shown += 1
        g.tell(TieCardTurned(self.seat, act.joust))


class TieCompared(Step[Court]):
    """§Tie The high card wins; R12 those who share it are dealt new ones, and only they; R13 No Luck ties
    with No Luck."""

    fields = (("seats", SEATS),)

    def __init__(self, seats: Sequence[int]) -> None:
        self.seats = tuple(seats)

    def run(self, g: Court) -> None:
        high = min([g.turned[seat] for seat in self.seats])
        best = [seat for seat in self.seats if g.turned[seat] == high]
        if len(best) > 1:
            g.tell(StillTied(best, high))
            g.then(TieBreak(best))
        else:
            g.gather_jousts()
            g.tell(ConclaveWon(best[0], g.declared[best[0]]))
            g.then(Rewards(best[0]))


STEPS = (TieBreak, TieCard, TieCompared)
