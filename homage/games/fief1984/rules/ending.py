"""E3, E5, E6 How turns end, and the game at its limit. Nobody is ever out of the game (E5)."""

from homage.engine.state import Step
from homage.engine.values import NOBODY
from homage.games.fief1984.data import BY_TIME, BY_TURNS
from homage.games.fief1984.events.ending import GiftLapsed, TurnEnded
from homage.games.fief1984.model import Realm
from homage.games.fief1984.rules.p1_cards import LastDiscards
from homage.games.fief1984.rules.victory import finish


class EndOfTurn(Step[Realm]):
    """F19, C4 After the talks each player may discard, and then the turn is over; the last turn has no
    discards."""

    def run(self, g: Realm) -> None:
        if not end_by_limit(g):
            g.then(LastDiscards(), TurnEnds())


class TurnEnds(Step[Realm]):
    """§Turn, E3, C11, F10 What lasts a turn ends; then the game, if its limit is reached, else the start
    moves on."""

    def run(self, g: Realm) -> None:
        for village in range(g.board.village_count):
            end_gift(g, village)
        if end_by_limit(g):
            return
        clear_the_turn(g)
        g.first = g.clockwise[g.clockwise.index(g.first) - 1]
        g.tell(TurnEnded(g.turn, g.first))


def end_gift(g: Realm, village: int) -> None:
    """F10 A given village lapses with any later turn that ends without a piece of the receiver's inside."""
    friend = g.given[village]
    if friend != NOBODY and g.turn > g.given_turn[village] and g.occupant(village) != friend:
        g.given[village] = NOBODY
        g.given_turn[village] = 0
        g.tell(GiftLapsed(friend, village))


def clear_the_turn(g: Realm) -> None:
    """C11, C3, M22 Weather, famine, tithes, exchanges, cards played and trips last until the end of the
    turn."""
    regions = len(g.title)
    g.weather, g.famine, g.lords_tithe = [0] * regions, [0] * regions, [0] * regions
    g.tithe = [NOBODY] * len(g.tithe)
    g.royal_tithe = NOBODY
    g.exchanged, g.played = [0] * g.seats, [0] * g.seats
    g.trips = [0] * len(g.trips)


def end_by_limit(g: Realm) -> bool:
    """E3, E6 Is this the last turn? Then the game is over, ranked as it stands."""
    if g.time_up:
        finish(g, BY_TIME)
    elif g.settings.turns and g.turn >= g.settings.turns:
        finish(g, BY_TURNS)
    return g.ending != 0


STEPS = (EndOfTurn, TurnEnds)
