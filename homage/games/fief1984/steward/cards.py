"""The steward in Phases 1 and 2: lords and bishops first, attacks on the leader, parries where it pays, all
tithes."""

from collections.abc import Sequence

from homage.engine.values import NOBODY, Action
from homage.games.fief1984.actions.cards import (
    BuyOff,
    Condemn,
    Discard,
    Elevate,
    Lay,
    LosePlague,
    Murder,
    Ordain,
    PlayParry,
    StirUp,
    Storm,
    Swap,
    Unleash,
    WreckMill,
    WreckPress,
)
from homage.games.fief1984.actions.revenues import BishopTithe
from homage.games.fief1984.data import (
    BAD_WEATHER,
    BISHOPRIC_TITHE,
    FAMINE,
    FIRST_BISHOP,
    GOOD_HARVEST,
    JUSTICE,
    LORD_COUNT,
    LORDS_TITHE,
    MILL_PRICE,
    PLAGUE,
    PRESS_PRICE,
    RANSOM,
    REVOLT,
    ROYAL_TITHE,
    SUN,
)
from homage.games.fief1984.rules.p1_attacks import ParryAnswer, RevoltAnswer, stacks_in
from homage.games.fief1984.rules.p2_revenues import village_yield
from homage.games.fief1984.steward.judgement import LORD_WORTH, SOLDIER_WORTH, Judgement

WORTH_AN_ATTACK = 150.0  # crowns of harm to rivals, net of one's own


def play_card(j: Judgement, choices: Sequence[Action]) -> Action:
    """Lay lords, make bishops and cardinals, attack where it hurts a rival, swap or put away what is of no
    use."""
    for wanted in (best_landing, best_ordination, best_elevation, best_attack, best_swap, best_discard):
        act = wanted(j, choices)
        if act is not None:
            return act
    return choices[0]


def best_landing(j: Judgement, choices: Sequence[Action]) -> Action | None:
    """A lord joins the most soldiers that lack a leader, else a village from which the aims are near."""
    best: Action | None = None
    most = -1.0
    for act in choices:
        if isinstance(act, Lay):
            led = any([j.g.leads(lord) for lord in j.g.lords_at(act.village)])
            soldiers = j.g.soldiers[act.village]
            worth = (0.0 if led else 100.0 * soldiers) + j.pull(act.village, soldiers + 1) / 10.0
            if worth > most:
                best, most = act, worth
    return best


def leaders_of(j: Judgement, seat: int) -> list[int]:
    """The lords of a family whom soldiers follow."""
    return [lord for lord in j.g.lords_of(seat) if j.g.leads(lord)]


def best_ordination(j: Judgement, choices: Sequence[Action]) -> Action | None:
    """Of three or more lords, or two with the church still to win, the one with the fewest soldiers becomes
    bishop."""
    leaders = leaders_of(j, j.seat)
    clergy = len(j.g.lords_of(j.seat)) - len(leaders)
    if len(leaders) < (2 if clergy == 0 else 3):
        return None
    offers = [act for act in choices if isinstance(act, Ordain)]
    return min(offers, key=lambda act: j.g.soldiers[j.g.where[act.lord]], default=None)


def best_elevation(j: Judgement, choices: Sequence[Action]) -> Action | None:
    """A bishop becomes cardinal, unless his tithe is about to be played and the throne is taken."""
    if j.g.holds(j.seat, BISHOPRIC_TITHE) and j.g.king != NOBODY:
        return None
    return next((act for act in choices if isinstance(act, Elevate)), None)


def best_attack(j: Judgement, choices: Sequence[Action]) -> Action | None:
    """The attack that harms rivals most, and oneself least."""
    best: Action | None = None
    most = WORTH_AN_ATTACK
    for act in choices:
        harm = harm_of(j, act)
        if harm > most:
            best, most = act, harm
    return best


def harm_of(j: Judgement, act: Action) -> float:
    """What an attack takes from rivals, in crowns, less what it takes from this seat; the leader's loss
    counts double."""
    if isinstance(act, Murder):
        return harm_of_murder(j, act.lord)
    if isinstance(act, StirUp):
        return sum([side(j, seat) * works_in(j, seat, act.region) for seat in range(j.g.seats)])
    if not isinstance(act, Unleash):
        return 0.0
    if act.card == PLAGUE:
        return sum([side(j, seat) * plague_toll(j, seat, act.region) for seat in range(j.g.seats)])
    if j.g.famine[act.region] or j.g.weather[act.region]:
        return 0.0
    if act.card == FAMINE:
        if j.g.holds(j.seat, REVOLT):
            return 0.0
        return sum([side(j, seat) * 0.5 * works_in(j, seat, act.region) for seat in range(j.g.seats)])
    return shelter(j, act.region)


def side(j: Judgement, seat: int) -> float:
    """How much a loss of this seat pleases: the leader's twice, one's own not at all."""
    if seat == j.seat:
        return -1.0
    return 1.0 if seat == j.leader() else 0.5


def works_in(j: Judgement, seat: int, region: int) -> float:
    """The price of a seat's mills and presses in a region."""
    villages = [village for village in j.board.in_region[region] if j.g.holder(village) == seat]
    return sum([float(MILL_PRICE * j.g.mills[v] + PRESS_PRICE * j.g.presses[v]) for v in villages])


def plague_toll(j: Judgement, seat: int, region: int) -> float:
    """What a seat would lose to the plague in a region: a third of its soldiers and of its lords."""
    soldiers = sum([count for _, count in stacks_in(j.g, seat, region)])
    lords = len([lord for lord in j.g.lords_of(seat) if j.board.region_at(j.g.where[lord]) == region])
    return SOLDIER_WORTH * (soldiers // 3) + LORD_WORTH * lords / 3.0


def shelter(j: Judgement, region: int) -> float:
    """Bad weather keeps an enemy from a capital that he threatens."""
    capital = j.g.capital[region]
    if capital == NOBODY or j.g.title[region] != j.seat:
        return 0.0
    chance = (
        j.chance(j.threat(capital), j.g.counters(capital), j.g.castle[capital] == 1)
        if j.threat(capital)
        else 0.0
    )
    return 2000.0 * chance if chance > 0.4 else 0.0


def harm_of_murder(j: Judgement, lord: int) -> float:
    """An assassin is for Kings, for the last lord of a family with fiefs, else for a leader of many."""
    seat = j.g.family[lord]
    worth = LORD_WORTH + SOLDIER_WORTH * j.g.soldiers[j.g.where[lord]] * 0.5
    if lord == j.g.king:
        worth += 900.0
    if len(j.g.lords_of(seat)) == 1:
        worth += 800.0 * len(j.g.fiefs_of(seat))
    return worth * (1.0 if seat == j.leader() else 0.6) - 250.0


# ---- cards of no use ---------------------------------------------------------------------------------------


def usefulness(j: Judgement, card: int) -> float:
    """How gladly a card is kept, from 0 (not at all)."""
    g, seat = j.g, j.seat
    if card < LORD_COUNT:
        return 10.0
    if card >= FIRST_BISHOP:
        return 4.0 if g.has_lord(seat) else 1.0
    if card == BISHOPRIC_TITHE:
        bishops, _ = g.clergy_of(seat)
        return 5.0 if bishops else 0.5
    if card == LORDS_TITHE:
        return 5.0 if g.fiefs_of(seat) else 0.0
    if card == ROYAL_TITHE:
        return 6.0 if g.kings_seat() == seat else 0.0
    if card in (SUN, GOOD_HARVEST, JUSTICE):
        return 1.5 if g.holds(seat, card) == 1 and g.villages_of(seat) else 0.2
    return 2.0 if card in (PLAGUE, REVOLT, FAMINE) else 1.2 if card != BAD_WEATHER else 0.8


def least_useful(j: Judgement, cards: list[int]) -> int:
    """The card one would rather be without."""
    return min(cards, key=lambda card: usefulness(j, card))


def best_swap(j: Judgement, choices: Sequence[Action]) -> Action | None:
    """A useless card is exchanged at once where no parry or tithe in hand would lie idle for it (C3)."""
    offers = [act for act in choices if isinstance(act, Swap)]
    if not offers:
        return None
    if any([usefulness(j, act.card) >= 4.0 and act.card >= LORD_COUNT for act in offers]):
        return None
    worst = least_useful(j, [act.card for act in offers])
    return next(act for act in offers if act.card == worst) if usefulness(j, worst) < 1.0 else None


def best_discard(j: Judgement, choices: Sequence[Action]) -> Action | None:
    """What is of no use makes room for the next deal, most of all while lords are wanting."""
    offers = [act for act in choices if isinstance(act, Discard)]
    if not offers:
        return None
    worst = least_useful(j, [act.card for act in offers])
    bar = 2.0 if len(leaders_of(j, j.seat)) < 2 else 1.0
    return next(act for act in offers if act.card == worst) if usefulness(j, worst) < bar else None


# ---- answers -----------------------------------------------------------------------------------------------


def parry(j: Judgement, question: ParryAnswer, choices: Sequence[Action]) -> Action:
    """Parry weather where an army stands, famine where mills and presses do."""
    offer = next((act for act in choices if isinstance(act, PlayParry)), None)
    if offer is None:
        return choices[0]
    if question.card == BAD_WEATHER:
        worth = SOLDIER_WORTH * sum([count for _, count in stacks_in(j.g, j.seat, question.region)])
    else:
        worth = works_in(j, j.seat, question.region)
    return offer if worth >= 200.0 else choices[0]


def answer_revolt(j: Judgement, question: RevoltAnswer, choices: Sequence[Action]) -> Action:
    """A good harvest if there is one; crowns where they cost less than what would be lost."""
    stake = revolt_stake(j, question.region, question.pips)
    if stake < 200.0:
        return choices[0]
    for act in choices:
        if isinstance(act, PlayParry) or (isinstance(act, BuyOff) and RANSOM * question.pips < stake):
            return act
    return choices[0]


def revolt_stake(j: Judgement, region: int, pips: int) -> float:
    """What a revolt would cost this seat, famine included."""
    works = works_in(j, j.seat, region)
    villages = [v for v in j.board.in_region[region] if j.g.castle[v] and j.g.owner[v] == j.seat]
    most = max([j.g.soldiers[village] for village in villages], default=0)
    storm = SOLDIER_WORTH * min(most, 7.0 if pips == 6 else 3.5)
    by_pips = [0.0, 0.0, storm, MILL_PRICE if works else 0.0, works, works + storm, works + storm]
    return by_pips[pips] + 0.5 * works


def choose_victim(j: Judgement, choices: Sequence[Action]) -> Action:
    """Whom justice condemns, what rebels destroy or storm: what rivals miss most."""
    return max(choices, key=lambda act: loss_by(j, act))


def loss_by(j: Judgement, act: Action) -> float:
    """What rivals, or with a minus this seat, lose by it."""
    if isinstance(act, Condemn):
        return harm_of_murder(j, act.lord)
    assert isinstance(act, WreckMill | WreckPress | Storm)
    price = MILL_PRICE if isinstance(act, WreckMill) else PRESS_PRICE
    if isinstance(act, Storm):
        price = int(SOLDIER_WORTH) * min(6, j.g.soldiers[act.village])
    holder = j.g.holder(act.village)
    return side(j, holder) * price if holder != NOBODY else 0.0


def bury_soldiers(j: Judgement, choices: Sequence[Action]) -> Action:
    """Plague's dead come from where the most stand idle, last from a capital."""

    def spare(act: Action) -> float:
        assert isinstance(act, LosePlague)
        return j.g.soldiers[act.place] - 2.0 * j.garrison(j.board.faces[act.place])

    act = max(choices, key=spare)
    assert isinstance(act, LosePlague)
    return act.at(act.numbers()[-1])


def show_tithe(j: Judgement, choices: Sequence[Action]) -> Action:
    """Every tithe that may be shown, a bishopric's where it brings most."""
    bishoprics = [act for act in choices if isinstance(act, BishopTithe)]
    if bishoprics:
        return max(bishoprics, key=lambda act: tithe_gain(j, act.bishopric))
    return choices[-1]


def tithe_gain(j: Judgement, see: int) -> float:
    """What a bishopric's tithe adds to this seat's income."""
    taxed = [v for v in j.board.in_see[see] if j.g.holder(v) not in (NOBODY, j.seat)]
    return float(sum([village_yield(j.g, village) for village in taxed]))
