"""K18 What follows from an act, in its order."""

from homage.engine.state import Step
from homage.games.fief1984.model import Realm


class Consequences(Step[Realm]):
    """K18 What follows from an act: bearers, capitals, kings, lordless players, the goal."""

    def run(self, g: Realm) -> None:
        pass


STEPS = (Consequences,)
