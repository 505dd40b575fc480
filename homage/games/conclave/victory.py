"""M4–M7 Who has won."""

from collections.abc import Sequence

from homage.engine.state import Outcome
from homage.engine.values import Event
from homage.games.conclave.events import FewerLies, LastAtTable, MoreHits, MostPoints
from homage.games.conclave.house import House

Merit = tuple[int, int, int, int]


def merit(g: House, seat: int) -> Merit:
    """M5–M7 What places are given by, the best least: still at the table, points, lies, hits."""
    return (g.gone[seat], -g.points[seat], g.lies[seat], -g.hits[seat])


def outcome_of(g: House) -> Outcome | None:
    """M4–M7 Once the last turn is over: places, and why the first has his; who is level in everything shares
    one.

    The columns of the score are `score-points`, `score-lies` and `score-hits`.
    """
    if g.agenda:
        return None
    levels = sorted({merit(g, seat) for seat in range(g.seats)})
    ranking = [[seat for seat in range(g.seats) if merit(g, seat) == level] for level in levels]
    scores = [
        {"seat": seat, "points": g.points[seat], "lies": g.lies[seat], "hits": g.hits[seat]}
        for seat in range(g.seats)
    ]
    return Outcome(ranking, reason_of(g, ranking[0], levels), scores)


def reason_of(g: House, winners: Sequence[int], levels: Sequence[Merit]) -> Event:
    """M4–M6 What decided: nobody else was left, or points, lies or hits."""
    first = winners[0]
    if len(g.at_table()) == 1:
        return LastAtTable(first)
    points, lies, hits = g.points[first], g.lies[first], g.hits[first]
    if len(levels) > 1 and levels[1][:3] == levels[0][:3]:
        return MoreHits(winners, points, hits)
    if len(levels) > 1 and levels[1][:2] == levels[0][:2]:
        return FewerLies(winners, points, lies)
    return MostPoints(winners, points)
