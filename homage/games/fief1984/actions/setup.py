"""The beginning of the game: a region, and a village to start from."""

from homage.engine.values import Action
from homage.games.fief1984.kinds import LORD, REGION, VILLAGE


class Choose(Action):
    """The region in front of which a player sits."""

    verb = "choose"
    fields = (("region", REGION),)

    def __init__(self, region: int) -> None:
        self.region = region


class Settle(Action):
    """The village of his region in which a player's first castle and soldiers stand."""

    verb = "settle"
    fields = (("village", VILLAGE),)

    def __init__(self, village: int) -> None:
        self.village = village


class Sire(Action):
    """CHANCE: the lord with whom a family begins."""

    verb = "sire"
    fields = (("lord", LORD),)

    def __init__(self, lord: int) -> None:
        self.lord = lord


VERBS = (Choose, Settle, Sire)
