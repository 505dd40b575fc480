"""§4 A knight whom six tiles surround: he founds a fief, or fights for it."""

from collections.abc import Sequence

from homage.engine.state import Question, Step
from homage.engine.values import SEAT, Action
from homage.games.combat_des_fiefs.actions import Resolve
from homage.games.combat_des_fiefs.events import FiefFounded, against
from homage.games.combat_des_fiefs.model import Country
from homage.games.combat_des_fiefs.rules.battle import battle, keeps_against


class Resolutions(Step[Country]):
    """R1 All surrounded knights, one after the other: the active player's first, then clockwise by owner;
    R10 nobody may put it off."""

    fields = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Country) -> None:
        for owner in g.clockwise_from(self.seat):
            if surrounded(g, owner):
                g.then(Resolving(owner), Resolutions(self.seat))
                return


def surrounded(g: Country, seat: int) -> list[int]:
    """§Resolve Where this seat's knights stand whom six tiles surround."""
    return [cell for cell in g.knights_of(seat) if g.is_surrounded(cell)]


class Resolving(Question[Country]):
    """R1 Which of his own surrounded knights comes first, their owner says."""

    fields = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choices(self, g: Country, seat: int) -> Sequence[Action]:
        return [Resolve(cell) for cell in surrounded(g, self.seat)]

    def take(self, g: Country, seat: int, act: Action) -> None:
        assert isinstance(act, Resolve)
        resolve(g, act.cell)


def resolve(g: Country, cell: int) -> None:
    """§4 A fief without an enemy's keep that shares a tile, else a battle. Enemy knights do not count."""
    if keeps_against(g, cell):
        battle(g, cell)
    else:
        found(g, cell)


def found(g: Country, cell: int) -> None:
    """§4.1 The knight becomes a keep; his Lord moves by the tiles around him that no keep of his has brought
    in yet."""
    seat = g.owner(cell)
    steps = g.value(g.fresh(cell))
    g.fortify(cell)
    g.stairs[seat] += steps
    g.tell(FiefFounded(seat, cell, steps, against(steps)))


STEPS = (Resolutions, Resolving)
