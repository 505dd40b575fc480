"""What an act would bring at once, before the turn goes on: for previews, and for players who think."""

from homage.engine.values import Action
from homage.games.combat_des_fiefs.model import Country


def at_once(g: Country, seat: int, act: Action) -> Country:
    """A copy in which the open question has this answer, and all that follows from it alone; its events tell
    what happened.

    A sight will do for it: what would come after needs tiles that the viewer cannot see.
    """
    ahead = g.clone()
    ahead.agenda = ahead.agenda[-1:]
    ahead.events = []
    ahead.play(seat, act)
    return ahead
