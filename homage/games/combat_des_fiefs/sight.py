"""What one viewer may know of a table, and tables that he cannot tell from the real one."""

from homage.engine.chance import Rng, weighted
from homage.engine.sight import Sight
from homage.games.combat_des_fiefs.data import KINDS
from homage.games.combat_des_fiefs.model import Country
from homage.games.combat_des_fiefs.rules.placing import Chosen, Laid


def sight(g: Country, viewer: int) -> Sight[Country]:
    """H1 A copy in which the pile holds every tile that the viewer cannot place: those face down, and those
    in others' hands that were never shown. Sizes stay (`left`, `sizes`)."""
    seen = g.clone()
    for seat in range(g.seats):
        if seat != viewer:
            for kind in range(KINDS):
                at = seat * KINDS + kind
                seen.pile[kind] += g.hands[at] - g.known[at]
                seen.hands[at] = g.known[at]
    seen.agenda = [step.seen_by(viewer) for step in g.agenda]
    return Sight(viewer, seen)


def deal(seen: Sight[Country], rng: Rng) -> Country:
    """Hidden tiles dealt at random out of those that the viewer cannot place."""
    g = seen.state.clone()
    for seat in range(g.seats):
        for _ in range(g.sizes[seat] - sum(g.hand(seat))):
            kind = weighted(rng, g.pile)
            g.pile[kind] -= 1
            g.hands[seat * KINDS + kind] += 1
    return g


def imagine(seen: Sight[Country], rng: Rng) -> Country:
    """H1 A whole table, each deal of hidden tiles as likely as it is: among those in which, where somebody is
    about to lay a tile, one of his fits."""
    asked = seen.state.agenda[-1] if seen.state.agenda else None
    while True:
        g = deal(seen, rng)
        if not isinstance(asked, Chosen | Laid) or asked.seat == seen.viewer:
            return g
        fitting = g.fitting(asked.seat)
        if fitting:
            if isinstance(asked, Laid):
                g.agenda[-1] = Laid(asked.seat, fitting[rng.below(len(fitting))])
            return g
