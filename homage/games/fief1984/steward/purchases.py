"""The steward in Phase 3: guard the capital, build what pays, hire soldiers where a lord can lead them."""

from collections.abc import Sequence

from homage.engine.values import Action
from homage.games.fief1984.actions.purchases import BuyCastle, BuyMill, BuyPress, BuySoldiers
from homage.games.fief1984.data import CASTLE_PRICE
from homage.games.fief1984.steward.judgement import Judgement

PAYS_BACK_IN = 3  # turns that a mill or a press needs to be worth building
RICH = 4500  # crowns with which castles are built for armies too


def buy(j: Judgement, choices: Sequence[Action]) -> Action:
    """One purchase after another, by need; then done."""
    for wanted in (guards, works, castle, army):
        act = wanted(j, choices)
        if act is not None:
            return act
    return choices[0]


def offers_of_soldiers(choices: Sequence[Action]) -> list[BuySoldiers]:
    """Where soldiers may be hired."""
    return [act for act in choices if isinstance(act, BuySoldiers)]


def guards(j: Judgement, choices: Sequence[Action]) -> Action | None:
    """Soldiers for a capital that could not stand against the army near it."""
    for act in offers_of_soldiers(choices):
        region = j.board.region[act.village]
        if j.g.capital[region] == act.village and j.g.title[region] == j.seat:
            missing = j.garrison(act.village) - j.g.counters(act.village)
            if missing > 0:
                return act.at(min(missing, act.numbers()[-1]))
    return None


def works(j: Judgement, choices: Sequence[Action]) -> Action | None:
    """A mill, else a press, in the village that is safest, while it can pay its price back."""
    if j.turns_left() < PAYS_BACK_IN:
        return None
    for kind in (BuyMill, BuyPress):
        offers = [act for act in choices if isinstance(act, kind)]
        safe = [act for act in offers if safety(j, act.village) > 0.0]
        if safe:
            return max(safe, key=lambda act: safety(j, act.village))
    return None


def safety(j: Judgement, village: int) -> float:
    """How well works in a village are kept: defenders and walls against the threat; own fiefs are safe."""
    region = j.board.region[village]
    own = j.g.title[region] == j.seat
    defence = j.g.counters(village) + (4.0 if j.g.castle[village] else 0.0) + (2.0 if own else 0.0)
    return defence + 1.0 - 0.7 * j.threat(village)


def castle(j: Judgement, choices: Sequence[Action]) -> Action | None:
    """A castle for a capital, once it leaves something for soldiers; with a full chest also where an army
    stands."""
    cash = j.g.cash[j.seat]
    if cash < CASTLE_PRICE + 400 or j.turns_left() < PAYS_BACK_IN:
        return None
    offers = [act for act in choices if isinstance(act, BuyCastle)]
    for act in offers:
        if act.village in j.g.capital:
            return act
    manned = [act for act in offers if j.g.counters(act.village) >= 5]
    if cash < RICH or not manned:
        return None
    return max(manned, key=lambda act: j.g.counters(act.village))


def army(j: Judgement, choices: Sequence[Action]) -> Action | None:
    """Soldiers for the lord who has the most to gain with them; some crowns stay for bargains."""
    offers = offers_of_soldiers(choices)
    if not offers:
        return None
    spare = (j.g.cash[j.seat] - reserve(j)) // 100
    if spare <= 0:
        return None
    best = max(offers, key=lambda act: use_of_soldiers(j, act.village, min(spare, act.numbers()[-1])))
    return best.at(min(spare, best.numbers()[-1]))


def reserve(j: Judgement) -> int:
    """Crowns that stay in the chest: for the King's favour or the clergy's, when a fief is near."""
    near = any([j.g.title[r] < 0 and j.g.holds_region(j.seat, r) for r in range(len(j.g.title))])
    if near and j.g.kings_seat() != j.seat:
        return 600
    return 200 if j.g.turn > 2 else 0


def use_of_soldiers(j: Judgement, village: int, count: int) -> float:
    """What so many more soldiers would do in a village: much under a lord who leads, little without."""
    leaders = [lord for lord in j.g.lords_at(village) if j.g.leads(lord)]
    strength = j.g.counters(village) + count
    return (j.pull(village, strength) + 50.0 * j.g.soldiers[village] if leaders else 0.0) + j.threat(village)
