"""The beginning of the game: who chooses first, where each sits, and what he starts with."""

from collections.abc import Sequence

from homage.engine.state import Question, Step
from homage.engine.values import CHANCE, NUMBERS, SEAT, SEATS, Action
from homage.games.fief1984.actions.common import Die
from homage.games.fief1984.actions.setup import Choose, Settle, Sire
from homage.games.fief1984.data import LORD_COUNT
from homage.games.fief1984.events.setup import FamilySettled, LordSired, RegionChosen, ThrownForPlace
from homage.games.fief1984.kinds import VILLAGE
from homage.games.fief1984.model import Realm
from homage.games.fief1984.rules.dice import DieThrow


class Setup(Step[Realm]):
    """§Setup All players throw for the choice of regions, as one group of equals."""

    def run(self, g: Realm) -> None:
        g.clockwise = list(range(g.seats))
        g.then(PlaceThrow(tuple(range(g.seats)), (g.seats,), ()))


class PlaceThrow(DieThrow):
    """§Setup, S7 Two dice each, the highest first; those who tie throw again, for their places only.

    `order` is all seats as they stand so far, `ties` the sizes of the groups of equals, `dice` what the first
    group of more than one has thrown.
    """

    fields = (("order", SEATS), ("ties", NUMBERS), ("dice", NUMBERS))

    def __init__(self, order: tuple[int, ...], ties: tuple[int, ...], dice: tuple[int, ...]) -> None:
        self.order, self.ties, self.dice = order, ties, dice

    def take(self, g: Realm, seat: int, act: Action) -> None:
        assert isinstance(act, Die)
        g.shown += 1
        dice = (*self.dice, act.pips)
        group = [size > 1 for size in self.ties].index(True)
        first, size = sum(self.ties[:group]), self.ties[group]
        if len(dice) % 2 == 0:
            g.tell(ThrownForPlace(self.order[first + len(dice) // 2 - 1], dice[-2], dice[-1]))
        if len(dice) < 2 * size:
            g.then(PlaceThrow(self.order, self.ties, dice))
            return
        throwers = self.order[first : first + size]
        totals = [dice[2 * at] + dice[2 * at + 1] for at in range(size)]
        ranked = sorted(range(size), key=lambda at: -totals[at])
        counts = [totals.count(total) for total in sorted(set(totals), reverse=True)]
        order = (*self.order[:first], *[throwers[at] for at in ranked], *self.order[first + size :])
        ties = (*self.ties[:group], *counts, *self.ties[group + 1 :])
        if len(ties) < len(order):
            g.then(PlaceThrow(order, ties, ()))
            return
        g.first = order[0]
        g.then(
            *[RegionChoice(chooser) for chooser in order],
            Seating(),
            *[FirstVillage(owner) for owner in order],
        )


class RegionChoice(Question[Realm]):
    """§Setup, S6 A region for each, none twice; who chooses first is the banker, and plays first."""

    fields = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choices(self, g: Realm, seat: int) -> Sequence[Action]:
        return [Choose(region) for region in g.board.seats if region not in g.home]

    def take(self, g: Realm, seat: int, act: Action) -> None:
        assert isinstance(act, Choose)
        g.home[seat] = act.region
        g.tell(RegionChosen(seat, act.region))


class Seating(Step[Realm]):
    """§Setup, S8 Each sits in front of his region, so play goes round as the regions lie round the board."""

    def run(self, g: Realm) -> None:
        g.clockwise = sorted(range(g.seats), key=lambda seat: g.board.seats.index(g.home[seat]))


class FirstVillage(Question[Realm]):
    """S1, S2, S3, S5 In the order of choice: a village of one's region for castle, soldiers and crowns."""

    fields = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choices(self, g: Realm, seat: int) -> Sequence[Action]:
        return [Settle(village) for village in g.board.in_region[g.home[seat]]]

    def take(self, g: Realm, seat: int, act: Action) -> None:
        assert isinstance(act, Settle)
        g.castle[act.village] = 1
        g.enlist(seat, act.village, g.settings.start_soldiers)
        crowns = g.receive(seat, g.settings.start_money)
        g.tell(FamilySettled(seat, act.village, g.settings.start_soldiers, crowns))
        if g.settings.start_lord:
            g.then(FirstLord(seat, act.village))


class FirstLord(Question[Realm]):
    """S4 With the option of a lord each, he is drawn openly from the lords of the stack."""

    stream = "deck"
    fields = (("seat", SEAT), ("village", VILLAGE))

    def __init__(self, seat: int, village: int) -> None:
        self.seat, self.village = seat, village

    def actors(self, g: Realm) -> Sequence[int]:
        return (CHANCE,)

    def choices(self, g: Realm, seat: int) -> Sequence[Action]:
        return [Sire(lord) for lord in range(LORD_COUNT) if g.deck[lord]]

    def take(self, g: Realm, seat: int, act: Action) -> None:
        assert isinstance(act, Sire)
        g.deck[act.lord] -= 1
        g.deck_size -= 1
        g.shown += 1
        g.seat_lord(self.seat, act.lord, self.village)
        g.tell(LordSired(self.seat, act.lord, self.village))


STEPS = (Setup, PlaceThrow, RegionChoice, Seating, FirstVillage, FirstLord)
