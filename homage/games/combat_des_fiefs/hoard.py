"""What lies beside the plane: pile, open row, hands, pawns in reserve, the staircase."""

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from homage.engine.state import Step
from homage.engine.values import NOBODY
from homage.games.combat_des_fiefs.data import KINDS, PAWNS
from homage.games.combat_des_fiefs.plane import Plane


class Settings:
    """The options of one table, settled before the game and never changed."""

    def __init__(self, options: dict[str, Any]) -> None:
        self.by_lot: bool = options["first"] == "by_lot"
        self.open_row: bool = options["open_row"]
        self.debt_limit: int = options["debt_limit"]  # steps below 0
        self.extra_rounds: bool = options["extra_rounds"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Hoard(Plane):
    """The facts of a game, and the small verbs that move tiles, pawns and Lords.

    turn: how many turns the active seat has begun; active: whose turn it is, or NOBODY
    counts, pile, boxed: by landscape: in this game, face down, out of the game
    left: tiles face down
    row: V1 the landscapes of the open row, the cheapest first
    hands, known: seat * KINDS + landscape: tiles held, and those of them that everybody knows
    sizes, turns, reserve, stairs: by seat: tiles held, turns begun, pawns, step of the Lord
    resting: the active seat's pawns that came back in this very turn (R6, R9)
    extra: V4 the extra round, 0 before
    fight: the last battle of this turn: seat, cell, power, owner, keep, defence, 1 if won, its worth, number
        of keeps, keeps, battlefield; empty without one
    """

    facts: ClassVar[tuple[str, ...]] = (
        *("turn", "active", "counts", "pile", "boxed", "left", "row", "hands", "known", "sizes", "turns"),
        *("reserve", "stairs", "resting", "extra", "fight", "laid", "stands"),
    )

    def __init__(self, settings: Settings, seats: int, agenda: list[Step[Any]], shown: int) -> None:
        super().__init__(agenda, shown)
        self.settings, self.seats, self.pawns_each = settings, seats, PAWNS[seats]

    def lay_out(self, counts: list[int]) -> None:
        """Everything in the box and in the pile, nobody's turn."""
        self.turn, self.active, self.left = 0, NOBODY, sum(counts)
        self.counts, self.pile, self.boxed = counts[:], counts[:], [0] * KINDS
        self.row: list[int] = []
        self.hands, self.known = [0] * (KINDS * self.seats), [0] * (KINDS * self.seats)
        self.sizes, self.turns, self.stairs = [0] * self.seats, [0] * self.seats, [0] * self.seats
        self.reserve = [self.pawns_each] * self.seats
        self.resting = self.extra = 0
        self.fight: list[int] = []
        self.land, self.pawns = {}, {}

    # ---- queries -------------------------------------------------------------------------------------------

    def hand(self, seat: int) -> list[int]:
        """How many tiles of each landscape a seat holds."""
        return self.hands[seat * KINDS : (seat + 1) * KINDS]

    def held(self, seat: int) -> list[int]:
        """The landscapes in a hand, each once."""
        return [kind for kind, count in enumerate(self.hand(seat)) if count]

    def fitting(self, seat: int) -> list[int]:
        """The landscapes in a hand for which there is a place, each once."""
        return [kind for kind in self.held(seat) if self.fits(kind)]

    def clockwise_from(self, seat: int) -> list[int]:
        """All seats, clockwise, this one first."""
        return [(seat + place) % self.seats for place in range(self.seats)]

    def tiles_to_come(self) -> int:
        """Tiles that are not laid yet: face down, in the open row, in hands."""
        return self.left + len(self.row) + sum(self.sizes)

    # ---- tiles ---------------------------------------------------------------------------------------------

    def leave_pile(self, kind: int) -> None:
        """A tile is taken off the pile."""
        self.pile[kind] -= 1
        self.left -= 1

    def enter_pile(self, kind: int) -> None:
        """A tile goes back among those face down."""
        self.pile[kind] += 1
        self.left += 1

    def gain(self, seat: int, kind: int, openly: bool) -> None:
        """A tile comes into a hand; `openly` where all see which."""
        self.hands[seat * KINDS + kind] += 1
        self.sizes[seat] += 1
        if openly:
            self.known[seat * KINDS + kind] += 1

    def give_up(self, seat: int, kind: int) -> None:
        """A tile leaves a hand; of two alike, the known one."""
        self.hands[seat * KINDS + kind] -= 1
        self.sizes[seat] -= 1
        if self.known[seat * KINDS + kind]:
            self.known[seat * KINDS + kind] -= 1

    def show_hand(self, seat: int) -> None:
        """P1 All see a hand."""
        self.known[seat * KINDS : (seat + 1) * KINDS] = self.hand(seat)

    # ---- pawns ---------------------------------------------------------------------------------------------

    def post(self, seat: int, cell: int) -> None:
        """A knight from the reserve to a friche."""
        self.reserve[seat] -= 1
        self.pawns[cell] = 2 * seat

    def fortify(self, cell: int) -> None:
        """A knight is turned over: a keep."""
        self.pawns[cell] |= 1

    def withdraw(self, cell: int) -> None:
        """R6, R9 A pawn goes back to its owner, who may use it from his next turn."""
        seat = self.owner(cell)
        del self.pawns[cell]
        if seat == self.active:
            self.resting += 1
        else:
            self.reserve[seat] += 1

    def rouse(self) -> None:
        """R9 The turn is over: what came back in it may be used again."""
        if self.resting:
            self.reserve[self.active] += self.resting
            self.resting = 0
