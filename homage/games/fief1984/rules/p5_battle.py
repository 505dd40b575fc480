"""§5a to §5f, K2 to K5, K8 A battle: both sides throw, both lose, until one side is gone."""

from collections.abc import Sequence
from itertools import combinations
from math import comb
from typing import Final

from homage.engine.state import Question, Step
from homage.engine.values import NUMBER, NUMBERS, SEAT, Action
from homage.games.fief1984.actions.combat import Lose
from homage.games.fief1984.actions.common import Die
from homage.games.fief1984.data import LORD_COUNT
from homage.games.fief1984.events.combat import BlowStruck, CountersLost, FightWon, NobodyLeft
from homage.games.fief1984.kinds import PLACES, VILLAGE
from homage.games.fief1984.model import Realm
from homage.games.fief1984.rules.dice import DieThrow

OFFERS: Final = 300  # no question offers more


def dice_for(counters: int) -> int:
    """§5b One die for up to 6 counters, two for 7 to 12, three from 13."""
    return 1 if counters <= 6 else 2 if counters <= 12 else 3


def losses_from(throw: int, walls: bool) -> int:
    """§5f Counters lost to a throw: half of it in the open, a third behind walls, rounded up."""
    return (throw + 2) // 3 if walls else (throw + 1) // 2


def are_walled(g: Realm, places: Sequence[int]) -> bool:
    """K8 Do these pieces stand inside a village with a castle, whoever holds it?"""
    return places[0] < g.board.village_count and g.castle[places[0]] == 1


def strength(g: Realm, places: Sequence[int]) -> int:
    """§5a, K11 Counters at these places together."""
    count = 0
    for place in places:
        count += g.counters(place)
    return count


class Battle(Step[Realm]):
    """§5c, K5 Exchange upon exchange, until one side is gone; nobody breaks off."""

    fields = (
        ("village", VILLAGE),
        ("attacker", SEAT),
        ("defender", SEAT),
        ("attackers", PLACES),
        ("defenders", PLACES),
    )

    def __init__(
        self,
        village: int,
        attacker: int,
        defender: int,
        attackers: tuple[int, ...],
        defenders: tuple[int, ...],
    ) -> None:
        self.village, self.attacker, self.defender = village, attacker, defender
        self.attackers, self.defenders = attackers, defenders

    def run(self, g: Realm) -> None:
        ours, theirs = strength(g, self.attackers), strength(g, self.defenders)
        if ours and theirs:
            exchange = Exchange(
                self.village, self.attacker, self.defender, self.attackers, self.defenders, ()
            )
            g.then(exchange, self)
        elif ours:
            g.tell(FightWon(self.attacker, self.defender, self.village, ours))
        elif theirs:
            g.tell(FightWon(self.defender, self.attacker, self.village, theirs))
        else:
            g.tell(NobodyLeft(self.attacker, self.defender, self.village))


class Exchange(DieThrow):
    """§5d, §5e, K2, K3 Both throw, the attacker first, die by die; then both lose."""

    fields = (*Battle.fields, ("dice", NUMBERS))

    def __init__(
        self,
        village: int,
        attacker: int,
        defender: int,
        attackers: tuple[int, ...],
        defenders: tuple[int, ...],
        dice: tuple[int, ...],
    ) -> None:
        self.village, self.attacker, self.defender = village, attacker, defender
        self.attackers, self.defenders, self.dice = attackers, defenders, dice

    def waits(self, g: Realm) -> bool:
        return True

    def take(self, g: Realm, seat: int, act: Action) -> None:
        assert isinstance(act, Die)
        dice = (*self.dice, act.pips)
        ours = dice_for(strength(g, self.attackers))
        theirs = dice_for(strength(g, self.defenders))
        if len(dice) < ours + theirs:
            g.then(Exchange(self.village, self.attacker, self.defender, self.attackers, self.defenders, dice))
            return
        wounds = losses_from(sum(dice[:ours]), are_walled(g, self.defenders))
        price = losses_from(sum(dice[ours:]), are_walled(g, self.attackers))
        g.tell(BlowStruck(self.attacker, self.defender, self.village, wounds, dice[:ours]))
        g.tell(BlowStruck(self.defender, self.attacker, self.village, price, dice[ours:]))
        g.then(
            Casualties(self.defender, self.village, self.defenders, wounds, 0),
            Casualties(self.attacker, self.village, self.attackers, price, 0),
        )


def least_missed(g: Realm, places: Sequence[int]) -> list[int]:
    """The lords at these places, as they are given up for an absent player: the King last."""
    ranked: list[tuple[int, int]] = []
    for lord in range(LORD_COUNT):
        if g.where[lord] in places:
            rank = 2 if lord == g.king else 1 if lord in g.bearer else 0
            ranked.append((rank, lord))
    return [lord for _, lord in sorted(ranked)]


class Casualties(Question[Realm]):
    """§5e, K4 The owner takes off so many counters, as he likes; the first offer spares his lords.

    Over 300 offers he says first how many soldiers fall, then (`named` 1) lord by lord.
    Soldiers come off the road on which he came first; all his roads share one fate (K9, K11).
    """

    fields = (("seat", SEAT), ("village", VILLAGE), ("places", PLACES), ("count", NUMBER), ("named", NUMBER))

    def __init__(self, seat: int, village: int, places: tuple[int, ...], count: int, named: int) -> None:
        self.seat, self.village, self.places = seat, village, places
        self.count, self.named = count, named

    def waits(self, g: Realm) -> bool:
        if self.count >= strength(g, self.places):
            return False
        for place in g.where:
            if place in self.places:
                return True
        return False

    def choices(self, g: Realm, seat: int) -> Sequence[Action]:
        soldiers = 0
        for place in self.places:
            soldiers += g.soldiers[place]
        lords = least_missed(g, self.places)
        if self.count >= soldiers + len(lords):
            return [Lose(soldiers, tuple(sorted(lords)))]
        if self.named:
            return [Lose(0, (lord,)) for lord in lords]
        falling = range(max(0, self.count - soldiers), min(self.count, len(lords)) + 1)
        if sum([comb(len(lords), number) for number in falling]) > OFFERS:
            return [Lose(self.count - number, ()) for number in falling]
        acts: list[Action] = []
        for number in falling:
            for fallen in combinations(lords, number):
                acts.append(Lose(self.count - number, tuple(sorted(fallen))))
        return acts

    def take(self, g: Realm, seat: int, act: Action) -> None:
        assert isinstance(act, Lose)
        left = min(self.count, strength(g, self.places)) - act.soldiers - len(act.lords)
        soldiers = act.soldiers
        for place in self.places:
            falling = min(soldiers, g.soldiers[place])
            g.dismiss(place, falling)
            soldiers -= falling
        for lord in act.lords:
            g.bury(lord)
        if act.soldiers or act.lords:
            g.tell(CountersLost(self.seat, self.village, act.soldiers, act.lords))
        if left:
            g.then(Casualties(self.seat, self.village, self.places, left, 1))


STEPS = (Battle, Exchange, Casualties)
