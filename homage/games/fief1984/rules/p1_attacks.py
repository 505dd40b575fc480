"""Phase 1, attacks and parries: who may parry, and what comes of bad weather, famine, plague and murder."""

from collections.abc import Sequence

from homage.engine.state import Question, Step
from homage.engine.values import NUMBER, SEAT, SEATS, Action
from homage.games.fief1984.actions.cards import BuyOff, Condemn, LosePlague, PlayParry
from homage.games.fief1984.actions.common import Die, Pass
from homage.games.fief1984.data import BAD_WEATHER, FAMINE, GOOD_HARVEST, JUSTICE, PLAGUE, RANSOM, SUN
from homage.games.fief1984.events.cards import (
    AttackParried,
    FamineSpread,
    FeverThrown,
    LordExecuted,
    LordMurdered,
    LordPerished,
    PlagueBroke,
    PlagueDead,
    RevoltBoughtOff,
    RevoltThrown,
    WeatherBroke,
)
from homage.games.fief1984.kinds import CARD, LORD, REGION
from homage.games.fief1984.model import Realm
from homage.games.fief1984.rules.consequences import Consequences
from homage.games.fief1984.rules.dice import DieThrow
from homage.games.fief1984.rules.p1_revolt import Rebellion

# ---- who may parry -----------------------------------------------------------------------------------------


def defenders(g: Realm, attacker: int, region: int) -> list[int]:
    """D1, D2, D4 Who may parry for a region: of all but the attacker the one with most lords there.

    Those who tie are asked in turn, clockwise from the attacker. D3 With no lord there one player is asked,
    by villages, then soldiers.
    """
    others = g.opponents_from(attacker)
    lords = [lords_in(g, seat, region) for seat in others]
    most = max(lords)
    if most:
        return [seat for seat, count in zip(others, lords, strict=True) if count == most]
    villages = [len([v for v in g.board.in_region[region] if g.holder(v) == seat]) for seat in others]
    soldiers = [sum([count for _, count in stacks_in(g, seat, region)]) for seat in others]
    ranks = list(zip(villages, soldiers, strict=True))
    best = max(ranks)
    return [others[ranks.index(best)]] if best > (0, 0) else []


def lords_in(g: Realm, seat: int, region: int) -> int:
    """D1, A13 How many lords of a family are in a region; on a road, the village faced counts."""
    return len([lord for lord in g.lords_of(seat) if g.board.region_at(g.where[lord]) == region])


def stacks_in(g: Realm, seat: int, region: int) -> list[tuple[int, int]]:
    """A12, A13 The places of a region where a seat has soldiers, and how many."""
    return [
        (place, g.soldiers[place])
        for place in range(g.board.place_count)
        if g.owner[place] == seat and g.soldiers[place] and g.board.region_at(place) == region
    ]


def lay_parry(g: Realm, seat: int, card: int) -> None:
    """§1b, D8 The parry is laid on the attack; all are discarded."""
    g.put_down(seat, card, openly=True)
    g.played[seat] = 1
    g.shown += 1
    g.tell(AttackParried(seat, card))


# ---- weather, famine, plague -------------------------------------------------------------------------------


class Onslaught(Step[Realm]):
    """D1, D6 An attack on a region: whoever may parry it is asked; there is no parry to the plague (§1b)."""

    fields = (("seat", SEAT), ("card", CARD), ("region", REGION))

    def __init__(self, seat: int, card: int, region: int) -> None:
        self.seat, self.card, self.region = seat, card, region

    def run(self, g: Realm) -> None:
        asked = defenders(g, self.seat, self.region) if self.card != PLAGUE else []
        if asked:
            g.then(ParryAnswer(tuple(asked), self.card, self.region))
        else:
            strike(g, self.card, self.region)


class ParryAnswer(Question[Realm]):
    """D2, D5 A player may parry or not; he is asked whether he holds the card or not. One parry ends it."""

    private = True
    fields = (("seats", SEATS), ("card", CARD), ("region", REGION))

    def __init__(self, seats: tuple[int, ...], card: int, region: int) -> None:
        self.seats, self.card, self.region = seats, card, region

    def actors(self, g: Realm) -> Sequence[int]:
        return self.seats[:1]

    def parry(self) -> int:
        """§1b The card that parries: a sun the weather, a good harvest the famine."""
        return SUN if self.card == BAD_WEATHER else GOOD_HARVEST

    def choices(self, g: Realm, seat: int) -> Sequence[Action]:
        can = g.holds(seat, self.parry()) and not g.exchanged[seat]
        return [Pass(), PlayParry()] if can else [Pass()]

    def take(self, g: Realm, seat: int, act: Action) -> None:
        if isinstance(act, PlayParry):
            lay_parry(g, seat, self.parry())
        elif self.seats[1:]:
            g.then(ParryAnswer(self.seats[1:], self.card, self.region))
        else:
            strike(g, self.card, self.region)


def strike(g: Realm, card: int, region: int) -> None:
    """§1a, A17 The attack takes effect; a second famine or bad weather adds nothing."""
    if card == BAD_WEATHER:
        g.weather[region] = 1
        g.tell(WeatherBroke(region))
    elif card == FAMINE:
        g.famine[region] = 1
        g.tell(FamineSpread(region))
    else:
        g.tell(PlagueBroke(region))
        g.then(*[PlagueToll(seat, region) for seat in g.order()], Fever(region))


class PlagueToll(Step[Realm]):
    """A12 Of each player's soldiers in the region one in three dies; with the option, of each stack."""

    fields = (("seat", SEAT), ("region", REGION))

    def __init__(self, seat: int, region: int) -> None:
        self.seat, self.region = seat, region

    def run(self, g: Realm) -> None:
        stacks = stacks_in(g, self.seat, self.region)
        if g.settings.plague_by_village:
            for place, count in stacks:
                perish(g, self.seat, place, count // 3)
            return
        dead = sum([count for _, count in stacks]) // 3
        if dead:
            g.then(PlagueLosses(self.seat, self.region, dead))


def perish(g: Realm, seat: int, place: int, count: int) -> None:
    """§1a Soldiers die of the plague."""
    if count:
        g.dismiss(place, count)
        g.tell(PlagueDead(seat, place, count))


class PlagueLosses(Question[Realm]):
    """A12 The owner chooses which of his soldiers in the region die, place by place."""

    fields = (("seat", SEAT), ("region", REGION), ("count", NUMBER))

    def __init__(self, seat: int, region: int, count: int) -> None:
        self.seat, self.region, self.count = seat, region, count

    def choices(self, g: Realm, seat: int) -> Sequence[Action]:
        stacks = stacks_in(g, seat, self.region)
        total = sum([count for _, count in stacks])
        acts: list[Action] = []
        for place, count in stacks:
            most = min(self.count, count)
            least = self.count if count == total else 1
            acts.append(LosePlague(place, least, most))
        return acts

    def take(self, g: Realm, seat: int, act: Action) -> None:
        assert isinstance(act, LosePlague)
        perish(g, seat, act.place, act.soldiers)
        if self.count > act.soldiers:
            g.then(PlagueLosses(seat, self.region, self.count - act.soldiers))


class Fever(Step[Realm]):
    """A14 After the soldiers, each lord in the region of any family throws a die in turn order; then K18."""

    fields = (("region", REGION),)

    def __init__(self, region: int) -> None:
        self.region = region

    def run(self, g: Realm) -> None:
        sick = [
            lord
            for seat in g.order()
            for lord in g.lords_of(seat)
            if g.board.region_at(g.where[lord]) == self.region
        ]
        g.then(*[FeverDie(lord) for lord in sick], Consequences())


class FeverDie(DieThrow):
    """§1a A lord's die in the plague: 1 or 2 kills him."""

    fields = (("lord", LORD),)

    def __init__(self, lord: int) -> None:
        self.lord = lord

    def take(self, g: Realm, seat: int, act: Action) -> None:
        assert isinstance(act, Die)
        owner = g.family[self.lord]
        g.shown += 1
        g.tell(FeverThrown(owner, self.lord, act.pips))
        if act.pips < 3:
            g.tell(LordPerished(owner, self.lord))
            g.bury(self.lord)


# ---- revolt ------------------------------------------------------------------------------------------------


class RevoltDie(DieThrow):
    """A5 The attacker's die tells how bad the revolt is, before anybody answers it."""

    fields = (("seat", SEAT), ("region", REGION))

    def __init__(self, seat: int, region: int) -> None:
        self.seat, self.region = seat, region

    def take(self, g: Realm, seat: int, act: Action) -> None:
        assert isinstance(act, Die)
        g.shown += 1
        g.tell(RevoltThrown(self.region, act.pips))
        asked = defenders(g, self.seat, self.region)
        if asked:
            g.then(RevoltAnswer(tuple(asked), self.seat, self.region, act.pips))
        else:
            rise_up(g, self.seat, self.region, act.pips)


class RevoltAnswer(Question[Realm]):
    """A5, A6, A7 One answer to revolt and famine: a good harvest, 300 crowns times the die, or neither.

    D2 After a no the next who ties is asked.
    """

    private = True
    fields = (("seats", SEATS), ("attacker", SEAT), ("region", REGION), ("pips", NUMBER))

    def __init__(self, seats: tuple[int, ...], attacker: int, region: int, pips: int) -> None:
        self.seats, self.attacker, self.region, self.pips = seats, attacker, region, pips

    def actors(self, g: Realm) -> Sequence[int]:
        return self.seats[:1]

    def choices(self, g: Realm, seat: int) -> Sequence[Action]:
        acts: list[Action] = [Pass()]
        if g.holds(seat, GOOD_HARVEST) and not g.exchanged[seat]:
            acts.append(PlayParry())
        if g.cash[seat] >= RANSOM * self.pips:
            acts.append(BuyOff())
        return acts

    def take(self, g: Realm, seat: int, act: Action) -> None:
        if isinstance(act, PlayParry):
            lay_parry(g, seat, GOOD_HARVEST)
        elif isinstance(act, BuyOff):
            g.pay(seat, RANSOM * self.pips)
            g.tell(RevoltBoughtOff(seat, self.region, RANSOM * self.pips))
        elif self.seats[1:]:
            g.then(RevoltAnswer(self.seats[1:], self.attacker, self.region, self.pips))
        else:
            rise_up(g, self.attacker, self.region, self.pips)


def rise_up(g: Realm, attacker: int, region: int, pips: int) -> None:
    """A4 Famine applies, and the revolt by its die."""
    strike(g, FAMINE, region)
    g.then(Rebellion(attacker, region, pips))


# ---- murder and justice ------------------------------------------------------------------------------------


class JusticeAnswer(Question[Realm]):
    """D7, A16 The victim's player may play justice: the victim lives. Else he dies, and K18 follows."""

    private = True
    fields = (("seat", SEAT), ("attacker", SEAT), ("lord", LORD))

    def __init__(self, seat: int, attacker: int, lord: int) -> None:
        self.seat, self.attacker, self.lord = seat, attacker, lord

    def choices(self, g: Realm, seat: int) -> Sequence[Action]:
        can = g.holds(seat, JUSTICE) and not g.exchanged[seat]
        return [Pass(), PlayParry()] if can else [Pass()]

    def take(self, g: Realm, seat: int, act: Action) -> None:
        if isinstance(act, PlayParry):
            lay_parry(g, seat, JUSTICE)
            g.then(Sentence(seat, self.attacker))
        else:
            g.tell(LordMurdered(seat, self.lord))
            g.bury(self.lord)
            g.then(Consequences())


class Sentence(Question[Realm]):
    """A16 Who parried picks one of the attacker's lords; nothing parries that. Without a lord none dies."""

    fields = (("seat", SEAT), ("attacker", SEAT))

    def __init__(self, seat: int, attacker: int) -> None:
        self.seat, self.attacker = seat, attacker

    def actors(self, g: Realm) -> Sequence[int]:
        return (self.seat,) if g.has_lord(self.attacker) else ()

    def choices(self, g: Realm, seat: int) -> Sequence[Action]:
        return [Condemn(lord) for lord in g.lords_of(self.attacker)]

    def take(self, g: Realm, seat: int, act: Action) -> None:
        assert isinstance(act, Condemn)
        g.tell(LordExecuted(self.attacker, act.lord))
        g.bury(act.lord)
        g.then(Consequences())


STEPS = (
    *(Onslaught, ParryAnswer, PlagueToll, PlagueLosses, Fever, FeverDie),
    *(RevoltDie, RevoltAnswer, JusticeAnswer, Sentence),
)
