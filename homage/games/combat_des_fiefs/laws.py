"""What must hold at every moment of a game, in the full state and in imagined ones."""

from homage.games.combat_des_fiefs.data import FRICHE, KINDS
from homage.games.combat_des_fiefs.hexes import MIDDLE
from homage.games.combat_des_fiefs.hoard import Hoard


def faults_of(g: Hoard) -> list[str]:
    """Every law that is broken, as text."""
    return tiles_lost(g) + hands_miscounted(g) + pawns_lost(g) + wrong_neighbours(g)


def tiles_lost(g: Hoard) -> list[str]:
    """Each tile lies in the pile, the open row, a hand, on the plane or in the box."""
    faults = []
    for kind in range(KINDS):
        there = g.pile[kind] + g.row.count(kind) + sum(g.hands[kind::KINDS]) + g.boxed[kind]
        there += list(g.land.values()).count(kind)
        if there != g.counts[kind]:
            faults.append(f"of landscape {kind} there are {there} tiles, not {g.counts[kind]}")
    return faults


def hands_miscounted(g: Hoard) -> list[str]:
    """Sizes are those of the hands and of the pile, and what is known of a hand is in it."""
    faults = []
    for seat in range(g.seats):
        hand, known = g.hand(seat), g.known[seat * KINDS : (seat + 1) * KINDS]
        if sum(hand) != g.sizes[seat]:
            faults.append(f"seat {seat} holds {sum(hand)} tiles, not {g.sizes[seat]}")
        if any(known[kind] > hand[kind] for kind in range(KINDS)):
            faults.append(f"seat {seat} is known to hold what it does not hold")
    if sum(g.pile) != g.left:
        faults.append(f"the pile has {sum(g.pile)} tiles, not {g.left}")
    return faults


def pawns_lost(g: Hoard) -> list[str]:
    """Each pawn is in reserve, resting or on a friche of its own; no two keeps of two owners share a tile
    (R11)."""
    faults = []
    for seat in range(g.seats):
        standing = len(g.knights_of(seat)) + len(g.keeps_of(seat))
        there = g.reserve[seat] + standing + (g.resting if seat == g.active else 0)
        if there != g.pawns_each:
            faults.append(f"seat {seat} has {there} pawns, not {g.pawns_each}")
    for cell in g.pawns:
        if g.land.get(cell) != FRICHE:
            faults.append(f"a pawn stands on {cell}, which is no friche")
    keeps = [cell for cell in g.pawns if g.is_keep(cell)]
    for one in keeps:
        for other in keeps:
            if g.owner(one) < g.owner(other) and g.common(one, other):
                faults.append(f"the keeps on {one} and {other} share a tile")
    return faults


def wrong_neighbours(g: Hoard) -> list[str]:
    """§Place No two tiles of one landscape touch, save friches, and every tile touches another."""
    faults = []
    for cell, kind in g.land.items():
        if not g.may_lie(kind, cell):
            faults.append(f"the tile on {cell} touches one of its own landscape")
        if cell != MIDDLE and not g.ring(cell):
            faults.append(f"the tile on {cell} touches no other")
    return faults
