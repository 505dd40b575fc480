"""K6 to K11, K17 One player's attack on a village: the fight with those inside, and what it leaves."""

from collections.abc import Sequence

from homage.engine.state import Step
from homage.engine.values import NOBODY, SEAT
from homage.games.fief1984.events.combat import AttackBegun, VillageTaken, WorksDestroyed
from homage.games.fief1984.kinds import VILLAGE
from homage.games.fief1984.model import Realm
from homage.games.fief1984.rules.p5_battle import Battle, strength


def roads_of(g: Realm, seat: int, village: int) -> tuple[int, ...]:
    """K11 The entrances from which a seat attacks a village, first come first: one force together."""
    return tuple([place for place in g.attacks_on(village) if g.owner[place] == seat])


def move_in(g: Realm, seat: int, village: int, places: Sequence[int]) -> None:
    """K9, K17 The pieces of these roads go into a village that nobody is in any more."""
    for place in places:
        g.shift_all(place, village)
    g.tell(VillageTaken(seat, village))


def destroy_works(g: Realm, village: int) -> None:
    """§4.2, K7 The attack on its occupant was fought: mills and presses of the village go back to stock."""
    if g.works(village):
        g.tell(WorksDestroyed(village, g.mills[village], g.presses[village]))
        g.mills[village] = g.presses[village] = 0


class Storm(Step[Realm]):
    """§5, K9, K11, K17 A player attacks a village from all his roads; where nobody is inside, he goes in."""

    fields = (("seat", SEAT), ("village", VILLAGE))

    def __init__(self, seat: int, village: int) -> None:
        self.seat, self.village = seat, village

    def run(self, g: Realm) -> None:
        seat, village = self.seat, self.village
        roads, occupant = roads_of(g, seat, village), g.occupant(village)
        if occupant == NOBODY:
            move_in(g, seat, village, roads)
            return
        inside = (village,)
        ours, theirs = strength(g, roads), strength(g, inside)
        g.tell(AttackBegun(seat, occupant, village, ours, theirs, g.castle[village]))
        g.then(Battle(village, seat, occupant, roads, inside), StormEnds(seat, village))


class StormEnds(Step[Realm]):
    """K6, K7, K9, K10 Works are destroyed; surviving attackers go into a village that is empty now."""

    fields = (("seat", SEAT), ("village", VILLAGE))

    def __init__(self, seat: int, village: int) -> None:
        self.seat, self.village = seat, village

    def run(self, g: Realm) -> None:
        destroy_works(g, self.village)
        roads = roads_of(g, self.seat, self.village)
        if roads and g.occupant(self.village) == NOBODY:
            move_in(g, self.seat, self.village, roads)


STEPS = (Storm, StormEnds)
