"""§End Who has won."""

from homage.engine.state import Outcome
from homage.games.combat_des_fiefs.events import EndedByTiles
from homage.games.combat_des_fiefs.hoard import Hoard


def outcome_of(g: Hoard) -> Outcome | None:
    """§End, E1 Once all is settled: places by the steps of the Lords; who stands level shares one."""
    if g.agenda:
        return None
    levels = sorted(set(g.stairs), reverse=True)
    ranking = [[seat for seat in range(g.seats) if g.stairs[seat] == level] for level in levels]
    scores = [
        {"seat": seat, "step": g.stairs[seat], "keeps": len(g.keeps_of(seat))} for seat in range(g.seats)
    ]
    return Outcome(ranking, EndedByTiles(ranking[0], levels[0]), scores)
