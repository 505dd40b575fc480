"""A sensible player: he does what leaves his Lord best placed, the next player's reply weighed too."""

from collections.abc import Sequence
from typing import Final

from homage.engine.sight import Sight
from homage.engine.values import Action
from homage.games.combat_des_fiefs.actions import Choose, Lay, PutBack, Take
from homage.games.combat_des_fiefs.data import BONUS, RING, VALUES
from homage.games.combat_des_fiefs.hexes import MIDDLE, distance
from homage.games.combat_des_fiefs.lookahead import at_once
from homage.games.combat_des_fiefs.model import Country
from homage.games.combat_des_fiefs.rules.battle import battlefield, keeps_against, power
from homage.games.combat_des_fiefs.rules.placing import Laid

CLOSEST: Final = 6  # so many of the best placings are weighed against the next player's reply
MEAN_TILE: Final = 0.8  # what a tile yet to come is worth, in steps
IN_RESERVE: Final = 2.5  # what a knight in reserve is worth while there is time for him
REPLY: Final = 0.5  # what the next player’s best bonus costs, shared among all who sit against one


def counsel(seen: Sight[Country], choices: Sequence[Action]) -> Action:
    """What he does: one of the choices. The same sight gets the same answer."""
    first = choices[0]
    if isinstance(first, Choose):
        return best_tile(seen, choices)
    if isinstance(first, Lay):
        return best_place(seen.state, seen.viewer, choices)[0]
    if isinstance(first, Take):
        return max(choices, key=bargain)
    if isinstance(first, PutBack):
        return min(choices, key=worth)
    return max(choices, key=lambda act: weighed(at_once(seen.state, seen.viewer, act), seen.viewer))


def worth(act: Action) -> int:
    """The value of the tile that a choice names."""
    return VALUES[act.landscape] if isinstance(act, PutBack | Take) else 0


def bargain(act: Action) -> int:
    """V1 The value of a tile of the row, less what it costs."""
    return worth(act) - (act.price if isinstance(act, Take) else 0)


def best_tile(seen: Sight[Country], choices: Sequence[Action]) -> Action:
    """The tile of the hand with the best place of all."""
    best, most = choices[0], -1e9
    for act in choices:
        assert isinstance(act, Choose)
        g = at_once(seen.state, seen.viewer, act)
        _, gain = best_place(g, seen.viewer, g.choices(seen.viewer))
        gain -= 0.3 * VALUES[act.landscape]  # a good tile may serve better another time
        if gain > most:
            best, most = act, gain
    return best


def best_place(g: Country, me: int, choices: Sequence[Action]) -> tuple[Action, float]:
    """The best place for the tile taken up, and what it is worth."""
    assert isinstance(g.question(), Laid)
    placed = [(weighed(at_once(g, me, act), me) + tidiness(g, act), -at) for at, act in enumerate(choices)]
    placed.sort(reverse=True)
    best, most = choices[0], -1e9
    for gain, at in placed[:CLOSEST]:
        left = gain - REPLY * best_bonus(at_once(g, me, choices[-at])) / (g.seats - 1)
        if left > most:
            best, most = choices[-at], left
    return best, most


def tidiness(g: Country, act: Action) -> float:
    """Where nothing else tells two places apart: the one with more neighbours, and nearer to the middle."""
    assert isinstance(act, Lay)
    return 0.1 * len(g.ring(act.cell)) - 0.01 * distance(act.cell, MIDDLE)


def best_bonus(g: Country) -> int:
    """§Bonus The most that the next tile can bring, wherever it may lie."""
    return max([BONUS[len(g.ring(cell))] for cell in g.edge()])


def weighed(g: Country, me: int) -> float:
    """How well a seat is placed: its prospects against those of the best and of the mean of the others."""
    totals = prospects(g)
    others = totals[:me] + totals[me + 1 :]
    return totals[me] - 0.6 * max(others) - 0.4 * sum(others) / len(others)


def prospects(g: Country) -> list[float]:
    """Each Lord's step at the end, as far as can be told: what his knights stand for, and what keeps may
    lose."""
    time = min(1.0, g.tiles_to_come() / (6.0 * g.seats))
    totals = [step + IN_RESERVE * time * held for step, held in zip(g.stairs, g.reserve, strict=True)]
    if g.resting:
        totals[g.active] += IN_RESERVE * time * g.resting
    for cell, pawn in g.pawns.items():
        if pawn % 2 == 0:
            look_forward(g, cell, totals)
    return totals


def look_forward(g: Country, cell: int, totals: list[float]) -> None:
    """What a knight brings: his tiles now, those that may still come, and the battle that would follow."""
    seat, ring = g.owner(cell), g.ring(cell)
    missing = RING - len(ring)
    closing = min(1.0, g.tiles_to_come() / (4.0 * g.seats * missing)) if missing else 1.0
    now = g.value(g.fresh(cell))
    whole = now + missing * MEAN_TILE
    keeps = keeps_against(g, cell)
    if not keeps:
        totals[seat] += closing * whole + (1 - closing) * now
        return
    field = battlefield(g, cell, keeps)
    margin = power(g, cell, field) + missing * MEAN_TILE - max([power(g, keep, field) for keep in keeps])
    winning = max(0.05, min(0.95, 0.4 + margin / 6.0))
    totals[seat] += closing * winning * whole + (1 - closing) * now
    for keep in keeps:
        totals[g.owner(keep)] -= closing * winning * g.value(g.common(cell, keep))
