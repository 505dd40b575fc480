"""The game turn: six phases, then the start moves one seat counter-clockwise."""

from homage.engine.state import Step
from homage.games.fief1984.model import Realm
from homage.games.fief1984.rules.ending import EndOfTurn
from homage.games.fief1984.rules.p1_cards import PlayingOfCards
from homage.games.fief1984.rules.p2_revenues import Revenues
from homage.games.fief1984.rules.p3_purchases import Purchases
from homage.games.fief1984.rules.p4_movement import Movement
from homage.games.fief1984.rules.p5_combat import Combat
from homage.games.fief1984.rules.p6_negotiations import Negotiations


class Turn(Step[Realm]):
    """§Turn Six phases in their order, each a round of all players; then the turn ends and the next one
    begins."""

    def run(self, g: Realm) -> None:
        g.turn += 1
        g.then(
            PlayingOfCards(),
            Revenues(),
            Purchases(),
            Movement(),
            Combat(),
            Negotiations(),
            EndOfTurn(),
            Turn(),
        )


STEPS = (Turn,)
