"""E1, E2, E4 Who has won, and why."""

from homage.engine.state import Outcome
from homage.engine.values import NOBODY, Event
from homage.games.fief1984.data import BY_FIEFS, BY_TIME
from homage.games.fief1984.events.ending import EndedByFiefs, EndedByTime, EndedByTurns
from homage.games.fief1984.model import Realm


def seat_at_goal(g: Realm) -> int:
    """§Goal, E1 The seat that has as many fiefs as the goal, or NOBODY."""
    goal = g.settings.goal
    if goal:
        for seat in range(g.seats):
            if len(g.fiefs_of(seat)) >= goal:
                return seat
    return NOBODY


def finish(g: Realm, ending: int) -> None:
    """E1 The game stops at once: nothing is left to do."""
    g.ending = ending
    g.agenda.clear()
    g.tell(reason_of(g))


def merits_of(g: Realm, seat: int) -> tuple[int, int, int]:
    """E2, E4 What ranks a player: fiefs, then soldiers on the board, then crowns."""
    return len(g.fiefs_of(seat)), g.soldiers_on_board(seat), g.cash[seat]


def ranking_of(g: Realm) -> list[list[int]]:
    """E2 Groups of seats, best first; equal in all three is a shared place, seats in clockwise order."""
    merits = [merits_of(g, seat) for seat in range(g.seats)]
    groups: list[list[int]] = []
    for merit in sorted(set(merits), reverse=True):
        groups.append([seat for seat in g.clockwise if merits[seat] == merit])
    return groups


def reason_of(g: Realm) -> Event:
    """Why the game is over, as a message."""
    if g.ending == BY_FIEFS:
        winner = seat_at_goal(g)
        return EndedByFiefs(winner, len(g.fiefs_of(winner)))
    return EndedByTime() if g.ending == BY_TIME else EndedByTurns(g.turn)


def outcome_of(g: Realm) -> Outcome | None:
    """E2 Ranking, reason and merits once the game is over, else None."""
    if not g.ending:
        return None
    scores: list[dict[str, int]] = []
    for seat in range(g.seats):
        fiefs, soldiers, cash = merits_of(g, seat)
        scores.append({"seat": seat, "fiefs": fiefs, "soldiers": soldiers, "cash": cash})
    return Outcome(ranking_of(g), reason_of(g), scores)
