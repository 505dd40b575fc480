"""The steward in Phase 4: take free villages, storm what falls at good odds, keep garrisons, never bare a
capital."""

from collections.abc import Sequence

from homage.engine.values import NOBODY, Action
from homage.games.fief1984.actions.common import Agree, Refuse
from homage.games.fief1984.actions.movement import Ask, Attack, Besiege, Collect, Move, Sally
from homage.games.fief1984.data import GUEST
from homage.games.fief1984.rules.p4_forces import RightOfWay
from homage.games.fief1984.rules.p4_trips import Trip, trips_of
from homage.games.fief1984.steward.judgement import SOLDIER_WORTH, Judgement

GOOD = 0.6  # odds at which an attack is announced
WORTH_A_TRIP = 12.0  # crowns of gain below which nobody stirs
BARE = 5000.0  # what an empty capital would cost


def march(j: Judgement, choices: Sequence[Action]) -> Action:
    """The announcement or trip that promises most, while one promises enough; then done."""
    best, most = choices[0], WORTH_A_TRIP
    for act in choices[1:]:
        made, gain = weighed(j, act)
        if gain > most:
            best, most = made, gain
    return best


def weighed(j: Judgement, act: Action) -> tuple[Action, float]:
    """An offer narrowed to the number that serves best, and what it promises."""
    if isinstance(act, Attack):
        chance = j.chance_of_attack(act.place)
        return act, gain_of_attack(j, act.place, chance) if chance >= GOOD else 0.0
    if isinstance(act, Sally):
        return weighed_sortie(j, act)
    if isinstance(act, Collect):
        made, gain = weighed_trip(j, act.lord, act.village, act.most)
        return act.at(made), gain + 1.0
    if isinstance(act, Move):
        made, gain = weighed_trip(j, act.lord, act.village, act.most)
        return act.at(made), gain
    return act, 0.0


def gain_of_attack(j: Judgement, place: int, chance: float) -> float:
    """What the force at an entrance wins and risks by attacking."""
    village = j.board.faces[place]
    spoils = j.worth_of_village(village) + 0.5 * j.worth_of_pieces(village) + 60.0
    return chance * spoils - (1.0 - chance) * j.worth_of_pieces(place)


def weighed_sortie(j: Judgement, act: Sally) -> tuple[Action, float]:
    """Out with all soldiers, if the besieger is likely to fall in the open."""
    village = j.g.where[act.lord]
    besieger = j.siege_strength(village)
    soldiers = act.numbers()[-1]
    chance = j.chance(soldiers + 1, besieger, castle=False)
    gain = chance * (300.0 + SOLDIER_WORTH * besieger) - (1.0 - chance) * (
        j.lord_worth + SOLDIER_WORTH * soldiers
    )
    return act.at(soldiers), gain if chance >= GOOD else 0.0


def weighed_trip(j: Judgement, lord: int, village: int, most: int) -> tuple[int, float]:
    """How many soldiers go on a trip, and what it promises against staying."""
    start = j.g.where[lord]
    trip = next(one for one in trips_of(j.g, lord) if one.village == village)
    soldiers = max(0, most - left_behind(j, lord, start))
    gain = gain_of_trip(j, trip, soldiers) - cost_of_leaving(j, start, soldiers)
    if soldiers and trip.place < j.board.village_count:
        alone = gain_of_trip(j, trip, 0) - cost_of_leaving(j, start, 0)
        if alone > gain:
            return 0, alone
    return soldiers, gain


def left_behind(j: Judgement, lord: int, start: int) -> int:
    """How many soldiers stay where a lord sets out: the garrison, less other lords who stay."""
    if start >= j.board.village_count:
        return 0
    staying = len([other for other in j.g.lords_at(start) if other != lord])
    return max(0, j.garrison(start) - staying)


def cost_of_leaving(j: Judgement, start: int, soldiers: int) -> float:
    """What is lost at the place a lord leaves: the pull of the aims around it, and the village itself if
    nobody stays."""
    if start >= j.board.village_count:
        return 30.0 + (80.0 if j.g.standing[start] == GUEST else 0.0)
    strength = soldiers + 1
    cost = j.pull(start, strength)
    stays = j.g.counters(start) - strength
    region = j.board.region[start]
    if stays <= 0:
        if j.g.title[region] == j.seat:
            return cost + (BARE if j.g.capital[region] == start else 0.0)
        cost += j.worth_of_village(start)
    elif j.g.capital[region] == start and j.g.title[region] == j.seat:
        short = j.garrison(start) - stays
        cost += 400.0 * short if short > 0 else 0.0
    return cost


def gain_of_trip(j: Judgement, trip: Trip, soldiers: int) -> float:
    """What a lord finds at the end of a trip: a free village, a fight, his people, or the way to an aim."""
    village, strength = trip.village, soldiers + 1
    if trip.place >= j.board.first_gate:
        return gain_of_relief(j, village, strength)
    if trip.place >= j.board.village_count:
        return gain_of_arrival(j, trip.place, strength)
    gain = j.pull(village, strength)
    if j.g.occupant(village) == NOBODY:
        gain = max(gain, 0.35 * gain + j.gain_at(village, strength))
        gain -= danger(j, village, strength)
    return gain + reinforcement(j, village, strength)


def gain_of_arrival(j: Judgement, place: int, strength: int) -> float:
    """A fight at a village's entrance; own pieces that attack there already fight along."""
    village = j.board.faces[place]
    for other in j.board.entrances[village]:
        if j.g.owner[other] == j.seat:
            strength += j.g.counters(other)
    if strangers_before(j, village):
        return 0.0
    return j.gain_at(village, strength)


def strangers_before(j: Judgement, village: int) -> bool:
    """Do others stand before the village, so that a newcomer would fight them?"""
    return any([j.g.owner[other] not in (NOBODY, j.seat) for other in j.board.entrances[village]])


def gain_of_relief(j: Judgement, village: int, strength: int) -> float:
    """Relief from behind the besieger, at good odds."""
    besieger = j.siege_strength(village)
    chance = j.chance(strength + j.g.counters(j.board.gate(village)), besieger, castle=False)
    return (
        chance * (350.0 + SOLDIER_WORTH * besieger) - (1.0 - chance) * (140.0 + j.lord_worth)
        if chance >= GOOD
        else 0.0
    )


def danger(j: Judgement, village: int, strength: int) -> float:
    """What an army risks in an open village: the enemy's odds on what it would lose."""
    threat = j.threat(village)
    if not threat:
        return 0.0
    chance = j.chance(threat, strength, j.g.castle[village] == 1)
    return 0.4 * chance * (j.lord_worth + SOLDIER_WORTH * strength)


def reinforcement(j: Judgement, village: int, strength: int) -> float:
    """What more defenders are worth in a capital that lacks them, most of all in an empty one."""
    region = j.board.region[village]
    if j.g.capital[region] != village or j.g.title[region] != j.seat:
        return 0.0
    inside = j.g.counters(village)
    missing = j.garrison(village) - inside
    bare = BARE / 2.0 if not inside and j.threat(village) else 0.0
    return bare + (120.0 * min(missing, strength) if missing > 0 else 0.0)


def command(j: Judgement, choices: Sequence[Action]) -> Action:
    """On arrival, and when a force must speak: attack at good odds, else besiege, else ask for the way."""
    attacks = [act for act in choices if isinstance(act, Attack)]
    for attack in attacks:
        if j.chance_of_attack(attack.place) >= GOOD:
            return attack
    for act in choices:
        if isinstance(act, Besiege):
            return act
    for act in choices:
        if isinstance(act, Ask):
            return act.at(act.numbers()[0])
    return choices[0]


def grant_way(j: Judgement, question: RightOfWay, choices: Sequence[Action]) -> Action:
    """Let them pass if they pay, or if refusing would bring on a fight at bad odds."""
    village = j.board.faces[question.place]
    chance = j.chance_at(village, j.g.counters(question.place))
    yes = question.crowns >= 200 or chance > 0.4
    wanted = Agree if yes else Refuse
    return next(act for act in choices if isinstance(act, wanted))
