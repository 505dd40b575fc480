"""§Turn, §Knight A player's turn, one after the other, clockwise."""

from collections.abc import Sequence

from homage.engine.state import Question, Step
from homage.engine.values import SEAT, Action
from homage.games.combat_des_fiefs.actions import Pass, PlaceKnight
from homage.games.combat_des_fiefs.events import KnightPlaced
from homage.games.combat_des_fiefs.model import Country
from homage.games.combat_des_fiefs.rules.ending import LastThings
from homage.games.combat_des_fiefs.rules.open_row import TakeTile
from homage.games.combat_des_fiefs.rules.placing import Draw, Placing
from homage.games.combat_des_fiefs.rules.resolving import Resolutions


class StartOfTurn(Step[Country]):
    """§Turn Draw, place, resolve, perhaps a knight; then the next player, clockwise."""

    fields = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Country) -> None:
        seat = self.seat
        g.active = seat
        g.turns[seat] += 1
        g.turn = g.turns[seat]
        g.fight = []
        drawn: Step[Country] = TakeTile(seat) if g.settings.open_row else Draw(seat)
        g.then(drawn, Placing(seat), Knighting(seat), EndOfTurn(seat))


class Knighting(Question[Country]):
    """§Knight A knight of the reserve on any friche without a pawn, or none; R5 a surrounded one resolves at
    once."""

    fields = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choices(self, g: Country, seat: int) -> Sequence[Action]:
        places = g.free_friches() if g.reserve[self.seat] else []
        return [Pass(), *[PlaceKnight(cell) for cell in places]]

    def take(self, g: Country, seat: int, act: Action) -> None:
        if isinstance(act, PlaceKnight):
            g.post(self.seat, act.cell)
            g.tell(KnightPlaced(self.seat, act.cell))
            g.then(Resolutions(self.seat))


class EndOfTurn(Step[Country]):
    """§Turn, §End The next player, as long as there is a tile to lay."""

    fields = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Country) -> None:
        g.rouse()
        following = (self.seat + 1) % g.seats
        g.then(StartOfTurn(following) if g.tiles_to_come() else LastThings(following))


STEPS = (StartOfTurn, Knighting, EndOfTurn)
