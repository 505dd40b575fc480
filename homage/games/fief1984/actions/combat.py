"""Phase 5: resistance, fights, losses, coalitions and bids."""

from homage.engine.values import NUMBER, Action, Ranged
from homage.games.fief1984.data import NOTE
from homage.games.fief1984.kinds import LORDS_MANY, VILLAGE


class Resist(Action):
    """The holder lets his villagers resist an intruder's soldiers: a die is thrown (F7)."""

    verb = "resist"
    fields = (("village", VILLAGE),)

    def __init__(self, village: int) -> None:
        self.village = village


class LetPass(Action):
    """The holder lets an intruder's soldiers be, this turn (F7)."""

    verb = "let-pass"
    fields = (("village", VILLAGE),)

    def __init__(self, village: int) -> None:
        self.village = village


class Fight(Action):
    """Which of his fights the attacker wants to have fought next (K1)."""

    verb = "fight"
    fields = (("village", VILLAGE),)

    def __init__(self, village: int) -> None:
        self.village = village


class Lose(Action):
    """So many soldiers and these lords are taken off by their owner (K4)."""

    verb = "lose"
    fields = (("soldiers", NUMBER), ("lords", LORDS_MANY))

    def __init__(self, soldiers: int, lords: tuple[int, ...]) -> None:
        self.soldiers, self.lords = soldiers, lords


class FightAlone(Action):
    """Of two players before a village, the first asks for no coalition: they fight each other (K12)."""

    verb = "fight-alone"
    fields = (("village", VILLAGE),)

    def __init__(self, village: int) -> None:
        self.village = village


class AskCoalition(Ranged):
    """Of two players before a village, the first asks the other to join him, for crowns (K12, N7)."""

    verb = "ask-coalition"
    fields = (("village", VILLAGE), ("crowns", NUMBER))
    pace = NOTE

    def __init__(self, village: int, crowns: int, most: int = 0) -> None:
        self.village, self.crowns, self.most = village, crowns, most


class Bid(Ranged):
    """A sealed sum in crowns for a village that two allies have taken (K15)."""

    verb = "bid"
    fields = (("crowns", NUMBER),)
    pace = NOTE

    def __init__(self, crowns: int, most: int = 0) -> None:
        self.crowns, self.most = crowns, most


VERBS = (Resist, LetPass, Fight, Lose, FightAlone, AskCoalition, Bid)
