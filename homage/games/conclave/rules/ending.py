"""M3, M4 Whose turn is next, and when there is none."""

from mypy_extensions import mypyc_attr

from homage.engine.state import Step
from homage.engine.values import SEAT
from homage.games.conclave.model import Court


@mypyc_attr(allow_interpreted_subclasses=True)
class EndOfTurn(Step[Court]):
    """M4 The match goes on while two or more Earls are in it and one of them has a turn left."""

    fields = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Court) -> None:
        if len(g.at_table()) == 1:
            return
        for seat in g.clockwise_after(self.seat):
            if g.turns[seat] < g.settings.rounds:
                g.then(self.next_turn(seat))
                return

    def next_turn(self, seat: int) -> Step[Court]:
        """The turn of a seat."""
        raise NotImplementedError


STEPS = ()
