"""Named blunders: what a sensible player does not do. Counted in simulations, to judge bots."""

from homage.engine.values import NOBODY, Action
from homage.games.fief1984.actions.common import Done, Pass
from homage.games.fief1984.actions.movement import Attack, Move
from homage.games.fief1984.actions.negotiations import AskClergy
from homage.games.fief1984.data import LORD_COUNT
from homage.games.fief1984.model import Realm
from homage.games.fief1984.rules.p4_movement import MovementSlot
from homage.games.fief1984.rules.p6_election import Appeal
from homage.games.fief1984.steward.judgement import Judgement

HOPELESS = 0.2  # odds under which an assault is a blunder


def blunders(g: Realm, seat: int, act: Action) -> list[str]:
    """The blunders that an action would be: `empty-capital`, `hopeless-assault`, `unsanctified`."""
    question = g.question()
    found: list[str] = []
    if isinstance(question, MovementSlot) and (leaves_bare(g, seat, act) or empties(g, seat, act)):
        found.append("empty-capital")
    if isinstance(act, Attack) and is_hopeless(g, seat, act):
        found.append("hopeless-assault")
    if isinstance(question, Appeal) and isinstance(act, Pass) and could_ask(g, seat):
        found.append("unsanctified")
    return found


def is_hopeless(g: Realm, seat: int, act: Attack) -> bool:
    """Is it an assault at odds of under one in five, with anything else to do?"""
    return len(g.choices(seat)) > 1 and Judgement(g, seat).chance_of_attack(act.place) < HOPELESS


def could_ask(g: Realm, seat: int) -> bool:
    """Is there clergy to be asked for the crowning?"""
    return any([isinstance(other, AskClergy) for other in g.choices(seat)])


def leaves_bare(g: Realm, seat: int, act: Action) -> bool:
    """Does the seat end its slot with an empty capital beside an enemy's lord that it could have filled?"""
    if not isinstance(act, Done):
        return False
    for region in g.fiefs_of(seat):
        capital = g.capital[region]
        bare = capital != NOBODY and g.occupant(capital) == NOBODY and enemy_beside(g, seat, capital)
        if bare and any([isinstance(a, Move) and a.village == capital for a in g.choices(seat)]):
            return True
    return False


def empties(g: Realm, seat: int, act: Action) -> bool:
    """Does a trip take the last piece out of a capital beside an enemy's lord?"""
    if not isinstance(act, Move):
        return False
    start = g.where[act.lord]
    if start not in [g.capital[region] for region in g.fiefs_of(seat)]:
        return False
    return g.counters(start) == act.soldiers + 1 and enemy_beside(g, seat, start)


def enemy_beside(g: Realm, seat: int, village: int) -> bool:
    """Does an enemy's lord stand one road away, or before it?"""
    for lord in range(LORD_COUNT):
        if (
            g.family[lord] not in (NOBODY, seat)
            and g.board.distance(g.board.faces[g.where[lord]], village) <= 1
        ):
            return True
    return False
