"""Phase 4: what a player may do with his pieces on villages and roads."""

from homage.engine.values import NUMBER, Action, Ranged
from homage.games.fief1984.data import NOTE
from homage.games.fief1984.kinds import LORD, PLACE, VILLAGE


class Move(Ranged):
    """One trip of a lord towards a village, with so many soldiers from where he stands (M1, M2)."""

    verb = "move"
    fields = (("lord", LORD), ("village", VILLAGE), ("soldiers", NUMBER))

    def __init__(self, lord: int, village: int, soldiers: int, most: int = 0) -> None:
        self.lord, self.village, self.soldiers, self.most = lord, village, soldiers, most


class Collect(Ranged):
    """The same trip, on which all own soldiers on the road come too (M12); `soldiers` as in a move."""

    verb = "collect"
    fields = (("lord", LORD), ("village", VILLAGE), ("soldiers", NUMBER))

    def __init__(self, lord: int, village: int, soldiers: int, most: int = 0) -> None:
        self.lord, self.village, self.soldiers, self.most = lord, village, soldiers, most


class Sally(Ranged):
    """A lord goes out of a besieged village to fight, with so many soldiers (M11)."""

    verb = "sally"
    fields = (("lord", LORD), ("soldiers", NUMBER))

    def __init__(self, lord: int, soldiers: int, most: int = 0) -> None:
        self.lord, self.soldiers, self.most = lord, soldiers, most


class Attack(Action):
    """A force says that it attacks the village it faces (M6)."""

    verb = "attack"
    fields = (("place", PLACE),)

    def __init__(self, place: int) -> None:
        self.place = place


class Besiege(Action):
    """A force says that it besieges the village it faces, or goes on with its siege (M6, M9)."""

    verb = "besiege"
    fields = (("place", PLACE),)

    def __init__(self, place: int) -> None:
        self.place = place


class Ask(Ranged):
    """A force asks for the right of way and offers a toll in crowns, paid with the yes (M6, N7)."""

    verb = "ask"
    fields = (("place", PLACE), ("crowns", NUMBER))
    pace = NOTE

    def __init__(self, place: int, crowns: int, most: int = 0) -> None:
        self.place, self.crowns, self.most = place, crowns, most


VERBS = (Move, Collect, Sally, Attack, Besiege, Ask)
