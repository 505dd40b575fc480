"""E1–E6 How turns and the game end."""

from homage.engine.state import Step
from homage.games.fief1984.model import Realm


class EndOfTurn(Step[Realm]):
    """E3 The turn ends: what lasted a turn is over, and the start moves on."""

    def run(self, g: Realm) -> None:
        pass


STEPS = (EndOfTurn,)
