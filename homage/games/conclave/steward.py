"""A sensible player: he tells the truth, lets the others talk, and takes what he is offered."""

from collections.abc import Sequence

from homage.engine.chance import Rng
from homage.engine.sight import Sight
from homage.engine.values import Action
from homage.games.conclave.actions import Declare, Decline, Draw, Leave, Pass, Rest
from homage.games.conclave.hands import hand_of
from homage.games.conclave.model import Court


def counsel(seen: Sight[Court], choices: Sequence[Action], rng: Rng) -> Action:
    """What he does: one of the choices. The same sight and luck get the same answer."""
    g, me = seen.state, seen.viewer
    first = choices[0]
    if isinstance(first, Declare):
        return choices[hand_of(g.jousts_of(me))]
    if isinstance(first, Draw):
        return first if g.deck_sizes[me] > g.draws_ahead(me) else Decline()
    if isinstance(first, Leave):
        return choices[1 + rng.below(len(choices) - 1)] if len(choices) > 1 else first
    return first if isinstance(first, Pass | Rest) else choices[0]
