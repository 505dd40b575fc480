"""§6.2, §6.3, §6.5 Fiefs are raised; titles in the King's custody are granted; capitals are named."""

from collections.abc import Sequence

from homage.engine.state import Question, Step
from homage.engine.values import NOBODY, NUMBER, SEAT, Action
from homage.games.fief1984.actions.common import Agree, Pass, Refuse
from homage.games.fief1984.actions.negotiations import (
    AskFief,
    Gather,
    Grant,
    NameCapital,
    Raise,
    Station,
)
from homage.games.fief1984.data import GRANTED, KEPT, LORD_COUNT, NOTE, OWED
from homage.games.fief1984.events.politics import (
    CapitalLost,
    CapitalNamed,
    FiefAsked,
    FiefRaised,
    FiefRefused,
    FreeSoldier,
    SoldiersGathered,
    TitleGranted,
    TitleWithheld,
)
from homage.games.fief1984.kinds import REGION, REGIONS
from homage.games.fief1984.model import Realm
from homage.games.fief1984.rules.consequences import Consequences, NameBearer, entitle
from homage.games.fief1984.rules.p6_talks import pay_openly
from homage.games.fief1984.rules.victory import seat_at_goal


class Creation(Step[Realm]):
    """§6.2, F1 With a King, in turn order, whoever holds whole regions and has a lord may have them
    raised."""

    def run(self, g: Realm) -> None:
        if g.king != NOBODY:
            g.then(*[FiefSlot(seat, ()) for seat in g.order()])


class FiefSlot(Question[Realm]):
    """§6.2, F1, N7 A player asks the King once for each region, perhaps for a sum; the King's own just
    raises his."""

    fields = (("seat", SEAT), ("asked", REGIONS))

    def __init__(self, seat: int, asked: tuple[int, ...]) -> None:
        self.seat, self.asked = seat, asked

    def actors(self, g: Realm) -> Sequence[int]:
        return (self.seat,) if self.regions(g) else ()

    def regions(self, g: Realm) -> list[int]:
        """The regions that may be raised for him and have not been asked about."""
        return [region for region in regions_to_raise(g, self.seat) if region not in self.asked]

    def choices(self, g: Realm, seat: int) -> Sequence[Action]:
        acts: list[Action] = [Pass()]
        most = g.cash[self.seat] // NOTE * NOTE
        for region in self.regions(g):
            acts.append(Raise(region) if g.kings_seat() == self.seat else AskFief(region, 0, most))
        return acts

    def take(self, g: Realm, seat: int, act: Action) -> None:
        if isinstance(act, Raise):
            g.then(Raising(seat, act.region), FiefSlot(seat, self.asked))
        elif isinstance(act, AskFief):
            king = g.kings_seat()
            g.tell(FiefAsked(seat, king, act.region, act.crowns))
            asked = (*self.asked, act.region)
            g.then(FiefAnswer(king, seat, act.region, act.crowns), FiefSlot(seat, asked))


def regions_to_raise(g: Realm, seat: int) -> list[int]:
    """§6.2, F1, F2, F21 Regions without a title all of whose villages, besieged or not, one player with a
    lord holds."""
    if not g.has_lord(seat):
        return []
    return [r for r in range(len(g.title)) if g.title[r] == NOBODY and g.holds_region(seat, r)]


class FiefAnswer(Question[Realm]):
    """§6.2, N7 The King's player raises the region or does not; a yes is paid at once."""

    fields = (("seat", SEAT), ("asker", SEAT), ("region", REGION), ("crowns", NUMBER))

    def __init__(self, seat: int, asker: int, region: int, crowns: int) -> None:
        self.seat, self.asker, self.region, self.crowns = seat, asker, region, crowns

    def choices(self, g: Realm, seat: int) -> Sequence[Action]:
        return [Refuse(), Agree()]

    def take(self, g: Realm, seat: int, act: Action) -> None:
        if isinstance(act, Agree):
            pay_openly(g, self.asker, seat, self.crowns)
            g.then(Raising(self.asker, self.region))
        else:
            g.tell(FiefRefused(seat, self.asker, self.region))


class Raising(Step[Realm]):
    """§6.2, F3, F4, F5 The title is handed over; its holder names bearer and capital and may gather
    soldiers there."""

    fields = (("seat", SEAT), ("region", REGION))

    def __init__(self, seat: int, region: int) -> None:
        self.seat, self.region = seat, region

    def run(self, g: Realm) -> None:
        seat, region = self.seat, self.region
        entitle(g, region, seat)
        g.tell(FiefRaised(seat, region))
        g.then(NameBearer(seat, region), CapitalChoice(seat, region), Gathering(seat, region), Consequences())


class CapitalChoice(Question[Realm]):
    """F4, F18 The holder names the capital: a village of the fief in which no opponent stands and that is
    not given."""

    fields = (("seat", SEAT), ("region", REGION))

    def __init__(self, seat: int, region: int) -> None:
        self.seat, self.region = seat, region

    def actors(self, g: Realm) -> Sequence[int]:
        return (self.seat,) if places_for_a_capital(g, self.region) else ()

    def choices(self, g: Realm, seat: int) -> Sequence[Action]:
        return [NameCapital(village) for village in places_for_a_capital(g, self.region)]

    def take(self, g: Realm, seat: int, act: Action) -> None:
        assert isinstance(act, NameCapital)
        g.capital[self.region] = act.village
        g.tell(CapitalNamed(seat, self.region, act.village))
        if g.promised[self.region]:
            g.promised[self.region] = 0
            give_soldier(g, seat, act.village)


def places_for_a_capital(g: Realm, region: int) -> list[int]:
    """F18, F10 The villages of a fief without an opponent's pieces inside, those given away left out."""
    seat = g.title[region]
    villages = g.board.in_region[region]
    return [v for v in villages if g.occupant(v) in (NOBODY, seat) and g.given[v] == NOBODY]


class Gathering(Question[Realm]):
    """F5 Once, at the creation, one soldier from each other village may go to the capital; no siege
    prevents it."""

    fields = (("seat", SEAT), ("region", REGION))

    def __init__(self, seat: int, region: int) -> None:
        self.seat, self.region = seat, region

    def choices(self, g: Realm, seat: int) -> Sequence[Action]:
        acts: list[Action] = [Pass()]
        for villages in subsets(self.sources(g)):
            acts.append(Gather(villages))
        return acts

    def sources(self, g: Realm) -> list[int]:
        """The other villages of the fief in which a soldier of the holder stands."""
        capital = g.capital[self.region]
        inside = [v for v in g.board.in_region[self.region] if v != capital and g.owner[v] == self.seat]
        return [village for village in inside if g.soldiers[village]]

    def take(self, g: Realm, seat: int, act: Action) -> None:
        if isinstance(act, Gather):
            capital = g.capital[self.region]
            for village in act.villages:
                g.shift(village, capital, 1, [])
            g.tell(SoldiersGathered(seat, capital, act.villages))


def subsets(villages: Sequence[int]) -> list[tuple[int, ...]]:
    """All subsets but the empty one, the fullest first."""
    found: list[tuple[int, ...]] = [()]
    for village in villages:
        found = [subset + more for subset in found for more in ((village,), ())]
    return found[:-1]


# ---- titles in custody -------------------------------------------------------------------------------------


class Custody(Step[Realm]):
    """F18, F19 With a King: first the titles he must give (F15), with a soldier for new owners; then those
    he may."""

    def run(self, g: Realm) -> None:
        if g.king != NOBODY:
            g.then(Granting(()), Favour())


class Granting(Question[Realm]):
    """§6.5, F15, F18 The King gives each title he owes, one by one, to a lord on the board, any player's."""

    fields = (("regions", REGIONS),)

    def __init__(self, regions: tuple[int, ...]) -> None:
        self.regions = regions  # those already given in this phase

    def actors(self, g: Realm) -> Sequence[int]:
        return (g.kings_seat(),) if OWED in g.custody else ()

    def choices(self, g: Realm, seat: int) -> Sequence[Action]:
        return grants(g, OWED)

    def default(self, g: Realm, seat: int) -> Action:
        return Grant(g.custody.index(OWED), g.king)

    def run(self, g: Realm) -> None:
        """A single lord on the board takes all; at the end the new owners receive their soldiers (F20)."""
        if OWED in g.custody:
            super().run(g)
        else:
            g.then(*[Reward(seat, self.regions) for seat in g.order()])

    def take(self, g: Realm, seat: int, act: Action) -> None:
        assert isinstance(act, Grant)
        regions = (*self.regions, act.region)
        grant(g, seat, act, LastRewards(regions), Consequences(), Granting(regions))


class Favour(Question[Realm]):
    """F18 The King may grant other titles in his custody, one by one, or keep them."""

    def actors(self, g: Realm) -> Sequence[int]:
        return (g.kings_seat(),) if KEPT in g.custody else ()

    def choices(self, g: Realm, seat: int) -> Sequence[Action]:
        return [Pass(), *grants(g, KEPT)]

    def take(self, g: Realm, seat: int, act: Action) -> None:
        if isinstance(act, Grant):
            grant(g, seat, act, Consequences(), Favour())
        else:
            g.tell(TitleWithheld(seat))


def grants(g: Realm, custody: int) -> list[Action]:
    """F18 Each title in this kind of custody, to each lord on the board."""
    acts: list[Action] = []
    for region in range(len(g.title)):
        if g.custody[region] == custody:
            acts += [Grant(region, lord) for lord in range(LORD_COUNT) if g.family[lord] != NOBODY]
    return acts


def grant(g: Realm, king: int, act: Grant, *further: Step[Realm]) -> None:
    """F18 A title leaves the custody; its capital stays, unless an opponent of the new holder is inside."""
    region, seat = act.region, g.family[act.lord]
    entitle(g, region, seat)
    g.bearer[region] = act.lord
    g.tell(TitleGranted(king, region, seat, act.lord))
    capital = g.capital[region]
    if capital != NOBODY and g.occupant(capital) in (NOBODY, seat):
        g.then(*further)
        return
    g.capital[region] = NOBODY
    if not places_for_a_capital(g, region):
        g.tell(CapitalLost(seat, region))
    g.then(CapitalChoice(seat, region), *further)


class LastRewards(Step[Realm]):
    """E1, F20 A grant that reaches the goal ends the game, but soldiers that follow from it come first."""

    fields = (("regions", REGIONS),)

    def __init__(self, regions: tuple[int, ...]) -> None:
        self.regions = regions

    def run(self, g: Realm) -> None:
        if seat_at_goal(g) != NOBODY:
            g.then(*[Reward(seat, self.regions) for seat in g.order()])


class Reward(Question[Realm]):
    """§6.5, F20 A new owner after F15 receives one soldier, if any is left, in the capital of a fief so
    gained."""

    fields = (("seat", SEAT), ("regions", REGIONS))

    def __init__(self, seat: int, regions: tuple[int, ...]) -> None:
        self.seat, self.regions = seat, regions

    def actors(self, g: Realm) -> Sequence[int]:
        return (self.seat,) if self.choices(g, self.seat) else ()

    def choices(self, g: Realm, seat: int) -> Sequence[Action]:
        gained = self.gained(g)
        return [Station(g.capital[region]) for region in gained if g.capital[region] != NOBODY]

    def gained(self, g: Realm) -> list[int]:
        """The fiefs that this player was given in this phase."""
        return [r for r in self.regions if g.title[r] == self.seat and g.custody[r] == GRANTED]

    def run(self, g: Realm) -> None:
        """Without a capital, the soldier waits until one is named."""
        gained = self.gained(g)
        if self.actors(g):
            super().run(g)
        elif gained:
            g.promised[gained[0]] = 1

    def take(self, g: Realm, seat: int, act: Action) -> None:
        assert isinstance(act, Station)
        give_soldier(g, seat, act.village)


def give_soldier(g: Realm, seat: int, village: int) -> None:
    """F20, P3 One soldier from the owner's stock; lost if none is left."""
    if g.stock[seat]:
        g.enlist(seat, village, 1)
        g.tell(FreeSoldier(seat, village))


class Capitals(Step[Realm]):
    """F18, F19 In each Phase 6 the holder of a fief without a capital names one, if a village is free of
    opponents."""

    def run(self, g: Realm) -> None:
        for region in reversed(range(len(g.title))):
            bare = g.title[region] != NOBODY and g.capital[region] == NOBODY
            if bare and g.custody[region] == GRANTED:
                g.then(CapitalChoice(g.title[region], region))


STEPS = (
    *(Creation, FiefSlot, FiefAnswer, Raising, CapitalChoice, Gathering),
    *(Custody, Granting, Favour, LastRewards, Reward, Capitals),
)
