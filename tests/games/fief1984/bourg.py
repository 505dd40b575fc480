"""Positions before Bourg, which many scenarios of movement and combat share."""

from homage.engine.errors import IllegalAction
from homage.games.fief1984.data import BESIEGING, GUEST
from homage.games.fief1984.model import Realm
from homage.games.fief1984.rules.p4_movement import MovementSlot
from homage.games.fief1984.rules.p5_combat import Combat
from tests.games.fief1984.table import begin, force, fund, given, place, put, when

BOURG = "bourg"
FROM_VILLENEUVE = "bourg-from-villeneuve"
FROM_BUISSIERE = "bourg-from-la_buissiere"
FROM_VIVIEN = "bourg-from-st_vivien"


def slot(g: Realm, seat: int = 0) -> Realm:
    """One player's go."""
    return begin(g, MovementSlot(seat))


def standing(g: Realm, at: str) -> int:
    return g.standing[place(at)]


def stands(g: Realm, at: str) -> tuple[int, int, list[int]]:
    """Owner, soldiers and lords at a place."""
    return g.owner[place(at)], g.soldiers[place(at)], g.lords_at(place(at))


def refused(g: Realm, row: str) -> bool:
    """Is this row not on offer?"""
    try:
        when(g, row)
    except IllegalAction:
        return True
    return False


def before_bourg(soldiers: int = 6, **more: int) -> Realm:
    """Seat 1 in Bourg; seat 0's Henri comes from Villeneuve and stops before it."""
    g = given(**more)
    put(g, 1, BOURG, 4, "roland")
    put(g, 0, "villeneuve", soldiers, "henri")
    fund(g, s0=350)
    when(slot(g), f"0 move henri bourg {soldiers}")
    return g


def siege(turn: int = 2) -> Realm:
    """Seat 0 besieges Roland in Bourg since turn 1."""
    g = given(turn=1)
    put(g, 1, BOURG, 4, "roland")
    force(g, 0, FROM_VILLENEUVE, BESIEGING, 6, "henri")
    fund(g, s0=200)
    g.turn = turn
    return g


def guest(turn: int = 2) -> Realm:
    """Seat 0 was let through Bourg in turn 1."""
    g = given(turn=1)
    put(g, 1, BOURG, 4, "roland")
    force(g, 0, FROM_VILLENEUVE, GUEST, 6, "henri")
    g.turn = turn
    return g


def combat(g: Realm) -> Realm:
    return begin(g, Combat())


def dice(g: Realm, *pips: int) -> Realm:
    """CHANCE throws, one die to a row."""
    return when(g, *[f"chance die {number}" for number in pips])
