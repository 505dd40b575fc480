"""§End When the last tile lies: perhaps two more rounds, then the knights that were never surrounded."""

from collections.abc import Sequence

from homage.engine.state import Question, Step
from homage.engine.values import NUMBER, SEAT, Action
from homage.games.combat_des_fiefs.actions import Found, Pass, PlaceKnight
from homage.games.combat_des_fiefs.data import EXTRA_ROUNDS
from homage.games.combat_des_fiefs.events import EndCounted, ExtraRoundBegun, KnightPlaced, against
from homage.games.combat_des_fiefs.model import Country
from homage.games.combat_des_fiefs.rules.resolving import Resolutions, resolve


class LastThings(Step[Country]):
    """§End The end count; V4 with the variant, two rounds before it, from the next player on."""

    fields = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Country) -> None:
        rounds = EXTRA_ROUNDS if g.settings.extra_rounds else 0
        g.then(*[ExtraRound(self.seat, number) for number in range(1, rounds + 1)], EndCount())


class ExtraRound(Step[Country]):
    """V4 Each player once, clockwise."""

    fields = (("seat", SEAT), ("number", NUMBER))

    def __init__(self, seat: int, number: int) -> None:
        self.seat, self.number = seat, number

    def run(self, g: Country) -> None:
        g.extra = self.number
        g.tell(ExtraRoundBegun(self.number))
        g.then(*[step for seat in g.clockwise_from(self.seat) for step in (ExtraTurn(seat), ExtraTurnEnds())])


class ExtraTurn(Question[Country]):
    """V4 Resolve one of one's knights despite the gaps around him, put a knight on a friche, or neither."""

    fields = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choices(self, g: Country, seat: int) -> Sequence[Action]:
        places = g.free_friches() if g.reserve[self.seat] else []
        knights: list[Action] = [Found(cell) for cell in g.knights_of(self.seat)]
        return [Pass(), *knights, *[PlaceKnight(cell) for cell in places]]

    def take(self, g: Country, seat: int, act: Action) -> None:
        g.active = self.seat
        g.fight = []
        if isinstance(act, Found):
            resolve(g, act.cell)
        elif isinstance(act, PlaceKnight):
            g.post(self.seat, act.cell)
            g.tell(KnightPlaced(self.seat, act.cell))
            g.then(Resolutions(self.seat))


class ExtraTurnEnds(Step[Country]):
    """R9 What came back in an extra turn may be used in the next one."""

    def run(self, g: Country) -> None:
        g.rouse()


class EndCount(Step[Country]):
    """§End, E2 Every knight still on the table brings in the tiles that touch him, all of them; no battle."""

    def run(self, g: Country) -> None:
        for seat in range(g.seats):
            for cell in g.knights_of(seat):
                steps = g.value(g.ring(cell))
                g.stairs[seat] += steps
                g.tell(EndCounted(seat, cell, steps, against(steps)))


STEPS = (LastThings, ExtraRound, ExtraTurn, ExtraTurnEnds, EndCount)
