"""Principle 11: a reason exists exactly where nothing is offered; and it is the rule that closes just
this."""

import pytest

from homage.engine.errors import RulesError
from homage.engine.values import NOBODY, TABLE
from homage.games.fief1984 import GAME
from homage.games.fief1984.data import ATTACKING, BESIEGING, BY_FIEFS, GUEST, WAITING
from homage.games.fief1984.fief import STEPS, VERBS
from homage.games.fief1984.model import Realm
from homage.games.fief1984.rules.p1_attacks import JusticeAnswer, ParryAnswer, PlagueLosses, RevoltAnswer
from homage.games.fief1984.rules.p1_cards import CardSlot
from homage.games.fief1984.rules.p2_revenues import TitheSlot
from homage.games.fief1984.rules.p3_purchases import PurchaseSlot
from homage.games.fief1984.rules.p4_forces import ForceOrders
from homage.games.fief1984.rules.p4_movement import MovementSlot
from homage.games.fief1984.rules.p5_battle import Casualties
from homage.games.fief1984.rules.p5_coalition import SealedBids
from homage.games.fief1984.rules.p6_election import Suffrage
from homage.games.fief1984.rules.p6_fiefs import CapitalChoice
from homage.games.fief1984.rules.p6_talks import TalkSlot
from homage.games.fief1984.rules.setup import RegionChoice
from homage.games.fief1984.sight import sight
from homage.games.fief1984.why import HOMES, MOMENTS, why
from homage.words import Texts
from tests.conformance import Luck, begun, picked
from tests.games.fief1984.table import (
    card,
    deal,
    fief,
    force,
    fund,
    given,
    lord,
    offers,
    ordain,
    place,
    put,
    region,
    village,
    when,
)


def rule(g: Realm, seat: int, text: str) -> str:
    """The rule why a text or target is not offered to a seat; `offered` where it is."""
    reason = why(sight(g, seat), seat, text)
    return reason.rule if reason is not None else "offered"


def asked(g: Realm, question: object) -> Realm:
    """A table that waits for the answer to one question."""
    g.then(question)  # type: ignore[arg-type]
    return g


# ---- everywhere


def single(texts: list[str]) -> list[str]:
    """The offered texts, each range by its first and last number."""
    found: list[str] = []
    for text in texts:
        head, dots, last = text.partition("..")
        found += [head, f"{head.rpartition(' ')[0]} {last}"] if dots else [text]
    return found


@pytest.mark.parametrize("seed", range(4))
def test_why_a_reason_exists_exactly_where_nothing_is_offered(seed: int) -> None:
    """Over a random game, at each 5th row and for each seat: whatever was offered once, and all that lies
    there."""
    luck = Luck(seed)
    journal = begun(GAME, {"start_lord": "random", "turns": 14}, 4)
    state = journal.state
    assert isinstance(state, Realm)
    heard: set[str] = set()
    rules: set[str] = set()
    while state.question() is not None:
        if journal.version % 5 == 0:
            for seat in range(state.seats):
                rules |= checked_texts(state, seat, heard) | checked_targets(state, seat)
        seat = state.awaited()[0]
        act = picked(state, seat, luck)
        journal.append(seat, act.text(state.names), act)
    assert len(rules) > 15
    texts = Texts(GAME, "en")
    assert [ident for ident in sorted(rules) if not texts.has(ident)] == []


def checked_texts(g: Realm, seat: int, heard: set[str]) -> set[str]:
    """Offered texts have no reason against them, others have one; returns the reasons' messages."""
    seen, rules = sight(g, seat), set[str]()
    offered = single(offers(g, seat))
    for text in offered:
        assert why(seen, seat, text) is None, text
    for text in [*sorted(heard)[:: 1 + len(heard) // 60], "no such thing", ""]:
        reason = why(seen, seat, text)
        assert (reason is None) == is_taken(g, seat, text), text
        if reason is not None:
            rules.add(reason.ident())
    heard.update(offered)
    return rules


def checked_targets(g: Realm, seat: int) -> set[str]:
    """What a choice names, or whose card it plays, has no reason against it; all else has one."""
    named: set[str] = set()
    for text in offers(g, seat):
        named |= {word for part in text.split(" ")[1:] for word in (part, f"bishop_{part}")}
        named |= set(PLAYED.get(text.split(" ")[0], ()))
    seen, rules = sight(g, seat), set[str]()
    for kind in ("lord", "village", "place", "region", "card", "bishopric"):
        for slug in g.names.slugs[kind]:
            reason = why(seen, seat, f"{kind}:{slug}")
            if reason is not None:
                rules.add(reason.ident())
            else:
                assert slug in named, f"{kind}:{slug} has no reason against it, but nothing names it"
    return rules


# The cards that a verb plays without naming them.
PLAYED = {
    "stir-up": ("revolt", "famine"),
    "murder": ("assassination",),
    "parry": ("sun", "good_harvest", "justice"),
    "bishop-tithe": ("bishopric_tithe",),
    "lords-tithe": ("lords_tithe",),
    "royal-tithe": ("royal_tithe",),
}


def is_taken(g: Realm, seat: int, text: str) -> bool:
    """Does the checked door take this text?"""
    try:
        g.offered(seat, text)
    except RulesError:
        return False
    return True


@pytest.mark.parametrize("seed", range(3))
def test_why_targets_of_choices_are_never_refused(seed: int) -> None:
    """What a screen lights up has no reason against it."""
    luck = Luck(100 + seed)
    journal = begun(GAME, {"start_lord": "random", "turns": 8}, 3)
    state = journal.state
    while state.question() is not None:
        seat = state.awaited()[0]
        if seat >= 0 and journal.version % 3 == 0:
            seen = GAME.sight(state, seat)
            for choice in GAME.view(seen)["choices"]:
                for target in choice["targets"]:
                    assert GAME.why(seen, seat, target) is None, (choice["text"], target)
        act = picked(state, seat, luck)
        journal.append(seat, act.text(state.names), act)


def test_why_every_question_and_verb_has_its_moment() -> None:
    from homage.engine.state import Question

    assert set(MOMENTS) == {name for name, step in STEPS.items() if issubclass(step, Question)}
    anywhere = {"done", "pass", "agree", "refuse", "die", "draw", "sire"}
    assert set(HOMES) == set(VERBS) - anywhere
    for verbs, _ in MOMENTS.values():
        assert set(verbs) <= set(VERBS)


def test_turn_others_are_awaited() -> None:
    g = given(3)
    asked(g, TitheSlot(1))
    assert rule(g, 0, "done") == "§Turn" and rule(g, 0, "village:blaye") == "§Turn"
    assert rule(g, 1, "done") == "offered"


def test_e1_the_game_is_over() -> None:
    g = given(3)
    g.ending = BY_FIEFS
    assert rule(g, 0, "done") == "E1" and rule(g, 0, "lord:henri") == "E1"


def test_turn_a_verb_of_another_moment_is_told_its_own() -> None:
    g = given(3)
    put(g, 0, "blaye", 3, "henri")
    asked(g, PurchaseSlot(0))
    assert rule(g, 0, "move henri charolles 2") == "§4"
    assert rule(g, 0, "vote henri 1") == "Q1"
    assert rule(g, 0, "lay henri blaye") == "L8"
    assert rule(g, 0, "time-up") == "E3"
    assert TABLE not in g.awaited()


# ---- phases 1 to 3


def cards_table() -> Realm:
    """Seat 0 with a castle at Blaye, a lord, and a hand."""
    g = given(3)
    put(g, 0, "blaye", 3, "henri")
    put(g, 1, "bourg", 2, "roland")
    g.castle[village("blaye")] = 1
    deal(g, 0, "jean", "famine", "sun")
    return asked(g, CardSlot(0))


def test_l2_a_lord_is_laid_in_a_castle() -> None:
    g = cards_table()
    assert rule(g, 0, "lay jean blaye") == "offered" and rule(g, 0, "card:jean") == "offered"
    assert rule(g, 0, "lay jean charolles") == "L2"
    g.castle[village("blaye")] = 0
    assert rule(g, 0, "lay jean bourg") == "L3"
    assert rule(g, 0, "lay pierre blaye") == "§1"


def test_c3_who_has_exchanged_attacks_no_more() -> None:
    g = cards_table()
    assert rule(g, 0, "unleash famine county_bourg") == "offered"
    g.exchanged[0] = 1
    assert rule(g, 0, "unleash famine county_bourg") == "C3"
    assert rule(g, 0, "exchange sun") == "C3" and rule(g, 0, "discard sun") == "offered"
    assert rule(g, 0, "exchange plague") == "§1"


def test_1_cards_that_are_no_attacks_or_not_held() -> None:
    g = cards_table()
    assert rule(g, 0, "unleash sun county_bourg") == "C9"
    assert rule(g, 0, "unleash plague county_bourg") == "§1"
    assert rule(g, 0, "unleash revolt county_bourg") == "A4"
    assert rule(g, 0, "stir-up county_bourg") == "A4"
    assert rule(g, 0, "murder roland") == "§1"
    assert rule(g, 0, "card:plague") == "§1" and rule(g, 0, "card:sun") == "offered"
    deal(g, 0, "assassination")
    assert rule(g, 0, "murder henri") == "A15" and rule(g, 0, "murder roland") == "offered"


def test_b1_bishops_and_cardinals() -> None:
    g = cards_table()
    assert rule(g, 0, "ordain henri blaye") == "§1"
    deal(g, 0, "bishop_blaye")
    assert rule(g, 0, "ordain henri blaye") == "offered"
    g.king = lord("henri")
    assert rule(g, 0, "ordain henri blaye") == "Q9"
    assert rule(g, 0, "ordain roland blaye") == "B1"
    assert rule(g, 0, "elevate henri") == "B4"


def test_d7_a_parry_needs_its_card() -> None:
    g = cards_table()
    g.agenda.clear()
    asked(g, ParryAnswer((0,), card("famine"), region("county_blaye")))
    assert rule(g, 0, "parry") == "§1b" and rule(g, 0, "card:sun") == "D8"
    assert rule(g, 0, "unleash famine county_bourg") == "§1"
    g.agenda.clear()
    deal(g, 0, "justice")
    asked(g, JusticeAnswer(0, 1, lord("henri")))
    assert rule(g, 0, "parry") == "offered" and rule(g, 0, "card:justice") == "offered"
    g.exchanged[0] = 1
    assert rule(g, 0, "parry") == "C3"


def test_r8_tithes_need_a_claim() -> None:
    g = given(3)
    put(g, 0, "blaye", 3, "henri")
    deal(g, 0, "royal_tithe", "lords_tithe", "bishopric_tithe")
    asked(g, TitheSlot(0))
    assert rule(g, 0, "royal-tithe") == "R11"
    assert rule(g, 0, "lords-tithe county_blaye") == "R9"
    assert rule(g, 0, "bishop-tithe blaye") == "R8"
    ordain(g, "henri", "blaye")
    assert rule(g, 0, "bishop-tithe blaye") == "offered"
    g.cardinal[lord("henri")] = 1
    assert rule(g, 0, "bishop-tithe blaye") == "B5"
    g.exchanged[0] = 1
    assert rule(g, 0, "royal-tithe") == "C3"


def test_p1_purchases() -> None:
    g = given(3)
    put(g, 0, "blaye", 3, "henri")
    put(g, 1, "bourg", 2)
    fund(g, s0=2500)
    asked(g, PurchaseSlot(0))
    assert rule(g, 0, "buy-mill blaye") == "offered" and rule(g, 0, "village:blaye") == "offered"
    assert rule(g, 0, "buy-mill bourg") == "P1" and rule(g, 0, "village:bourg") == "P1"
    assert rule(g, 0, "buy-soldiers blaye 26") == "§3"
    assert rule(g, 0, "buy-soldiers blaye 28") == "P3"
    g.mills[village("blaye")] = 3
    assert rule(g, 0, "buy-press blaye") == "§3"
    g.castle[village("blaye")] = 1
    assert rule(g, 0, "buy-castle blaye") == "P2"
    g.mills = [0] * len(g.mills)
    g.mills[village("sigy")] = 12
    assert rule(g, 0, "buy-mill blaye") == "P3"
    for slug in ("beaujeu", "la_salle", "charolles"):
        put(g, 0, slug, 1)
    fief(g, 0, "county_blaye", "henri", "blaye")
    g.dismiss(place("charolles"), 1)
    put(g, 1, "charolles", 1)
    assert rule(g, 0, "buy-soldiers charolles 1") == "F9"


# ---- phase 4


def marching() -> Realm:
    """Seat 0's Henri at Bourg with three soldiers; seat 1's Roland at Villeneuve with two."""
    g = given(3)
    put(g, 0, "bourg", 3, "henri")
    put(g, 1, "villeneuve", 2, "roland")
    return asked(g, MovementSlot(0))


def test_4_no_road_leads_there() -> None:
    g = marching()
    assert rule(g, 0, "move henri st_vivien 3") == "offered" and rule(g, 0, "village:st_vivien") == "offered"
    assert rule(g, 0, "move henri blaye 0") == "§4" and rule(g, 0, "village:blaye") == "§4"
    assert rule(g, 0, "move henri st_vivien 4") == "M2"
    g.trips[lord("henri")] = 2
    assert rule(g, 0, "move henri st_vivien 1") == "§4" and rule(g, 0, "lord:henri") == "§4"


def test_l7_another_family_does_not_move() -> None:
    g = marching()
    assert rule(g, 0, "move roland bourg 0") == "L7" and rule(g, 0, "lord:roland") == "L7"
    assert rule(g, 0, "lord:jean") == "§1c" and rule(g, 0, "sally jean 0") == "§1c"


def test_b3_soldiers_follow_no_bishop() -> None:
    g = marching()
    ordain(g, "henri", "bourg")
    assert rule(g, 0, "move henri st_vivien 0") == "offered"
    assert rule(g, 0, "move henri st_vivien 1") == "B3"


def test_a1_soldiers_stay_in_bad_weather() -> None:
    g = marching()
    g.weather[region("county_bourg")] = 1
    assert rule(g, 0, "move henri st_vivien 0") == "offered"
    assert rule(g, 0, "move henri st_vivien 1") == "A1"


def test_m11_a_besieged_lord_only_sallies_out() -> None:
    g = marching()
    force(g, 1, "bourg-from-villeneuve", BESIEGING, 4)
    assert rule(g, 0, "move henri st_vivien 0") == "M11"
    assert rule(g, 0, "sally henri 3") == "offered" and rule(g, 0, "sally henri 4") == "M2"
    assert rule(g, 0, "lord:henri") == "offered"


def test_m13_a_force_closes_its_road() -> None:
    g = marching()
    force(g, 1, "bourg-from-villeneuve", ATTACKING, 4)
    assert rule(g, 0, "move henri villeneuve 0") == "M13" and rule(g, 0, "village:villeneuve") == "M13"
    assert rule(g, 0, "sally henri 1") == "M11"


def test_m10_a_besieged_village_is_closed_to_others() -> None:
    g = marching()
    put(g, 2, "la_buissiere", 2)
    force(g, 1, "la_buissiere-from-st_andre", BESIEGING, 4)
    assert rule(g, 0, "move henri la_buissiere 0") == "M10"


def test_m8_a_force_that_must_fight_stays() -> None:
    g = marching()
    force(g, 0, "villeneuve-from-les_essarts", ATTACKING, 2, "louis")
    assert rule(g, 0, "move louis les_essarts 0") == "M8" and rule(g, 0, "lord:louis") == "M8"
    assert rule(g, 0, "besiege villeneuve-from-les_essarts") == "M8"
    g.weather[region("county_bourg")] = 1
    assert rule(g, 0, "lord:louis") == "A2"


def test_m7_only_a_guest_passes_through() -> None:
    g = marching()
    force(g, 0, "villeneuve-from-les_essarts", GUEST, 2, "louis")
    assert rule(g, 0, "move louis charolles 0") == "M6"  # granted this turn
    g.turn += 1
    assert rule(g, 0, "move louis charolles 0") == "offered"
    assert rule(g, 0, "move louis villeneuve 0") == "M7"
    assert rule(g, 0, "ask villeneuve-from-les_essarts 100") == "R15"
    assert rule(g, 0, "attack villeneuve-from-charolles") == "M6"


def test_m6_a_force_before_a_village_must_speak() -> None:
    g = marching()
    g.agenda.clear()
    force(g, 0, "villeneuve-from-les_essarts", GUEST, 2, "louis")
    g.turn += 1
    asked(g, ForceOrders(0, place("villeneuve-from-les_essarts")))
    assert rule(g, 0, "done") == "M6"
    assert rule(g, 0, "place:villeneuve-from-les_essarts") == "offered"
    g.weather[region("county_bourg")] = 1
    assert rule(g, 0, "attack villeneuve-from-les_essarts") == "A1"


# ---- phases 5 and 6


def test_k4_losses_are_just_those_demanded() -> None:
    g = given(3)
    put(g, 0, "bourg", 3, "henri")
    asked(g, Casualties(0, village("bourg"), (village("bourg"),), 2, 0))
    assert rule(g, 0, "lose 2") == "offered" and rule(g, 0, "lose 1 henri") == "offered"
    assert rule(g, 0, "lose 3") == "K4" and rule(g, 0, "lose 1 roland") == "K4"


def test_k15_a_bid_is_limited() -> None:
    g = given(3)
    fund(g, s0=300)
    asked(g, SealedBids((0, 1), ("-", "-"), village("bourg"), (0, 0), 0))
    assert rule(g, 0, "bid 300") == "offered"
    assert rule(g, 0, "bid 400") == "R15" and rule(g, 0, "bid 50") == "R15"


def test_q4_votes() -> None:
    g = given(3)
    put(g, 0, "bourg", 3, "henri")
    put(g, 1, "blaye", 3, "roland")
    ordain(g, "roland", "blaye")
    asked(g, Suffrage(0))
    assert rule(g, 0, "vote henri 1") == "offered"
    assert rule(g, 0, "vote henri 2") == "Q2"
    assert rule(g, 0, "vote roland 1") == "Q4" and rule(g, 0, "vote jean 1") == "Q4"
    assert rule(g, 0, "done") == "Q3"


def test_f18_a_capital_is_free_of_opponents() -> None:
    g = given(3)
    for slug in ("blaye", "beaujeu", "la_salle"):
        put(g, 0, slug, 1)
    put(g, 1, "charolles", 1)
    put(g, 0, "blaye", 0, "henri")
    fief(g, 0, "county_blaye", "henri", "blaye")
    asked(g, CapitalChoice(0, region("county_blaye")))
    assert rule(g, 0, "name-capital charolles") == "F18"
    assert rule(g, 0, "name-capital bourg") == "F4"


def test_n2_talks() -> None:
    g = given(3)
    fund(g, s0=300)
    deal(g, 0, "sun")
    put(g, 0, "blaye", 3, "henri")
    asked(g, TalkSlot(0))
    assert rule(g, 0, "card:sun") == "N2"
    assert rule(g, 0, "pay 1 400") == "R15" and rule(g, 0, "pay 1 300") == "offered"
    assert rule(g, 0, "give blaye 1") == "F10"
    assert rule(g, 0, "village:blaye") == "N4"
    when(g, "0 request 1 200", "1 refuse")
    assert rule(g, 0, "request 1 200") == "N8" and rule(g, 0, "request 1 100") == "offered"
    assert rule(g, 0, "propose 1 get-100 give-blaye") == "F10"
    assert rule(g, 0, "propose 1 pay-400") == "R15" and rule(g, 0, "propose 1 sing") == "N3"
    assert rule(g, 0, "propose 0 pay-100") == "N3" and rule(g, 0, "propose 1 pay-200") == "offered"


# ---- what is left


def test_s6_the_setup() -> None:
    g = given(3)
    g.home = [NOBODY] * 3
    asked(g, RegionChoice(0))
    assert rule(g, 0, "choose county_blaye") == "offered" and rule(g, 0, "region:county_blaye") == "offered"
    g.home[1] = region("county_blaye")
    assert rule(g, 0, "choose county_blaye") == "S6" and rule(g, 0, "region:county_blaye") == "S6"


def test_a12_the_dead_of_the_plague() -> None:
    g = given(3)
    put(g, 0, "blaye", 3)
    put(g, 0, "charolles", 3)
    asked(g, PlagueLosses(0, region("county_blaye"), 2))
    assert rule(g, 0, "lose-plague blaye 2") == "offered"
    assert rule(g, 0, "lose-plague blaye 3") == "A12" and rule(g, 0, "lose-plague bourg 1") == "A12"
    assert rule(g, 0, "nonsense") == "A12"


def test_1_tithes_and_their_cards() -> None:
    g = given(3)
    put(g, 0, "blaye", 3, "henri")
    fief(g, 0, "county_blaye", "henri", "blaye")
    g.king = lord("henri")
    ordain(g, "henri", "blaye")
    asked(g, TitheSlot(0))
    for text in ("royal-tithe", "lords-tithe county_blaye", "bishop-tithe blaye"):
        assert rule(g, 0, text) == "§1"
    deal(g, 0, "royal_tithe", "lords_tithe", "bishopric_tithe")
    for slug in ("royal_tithe", "lords_tithe", "bishopric_tithe"):
        assert rule(g, 0, f"card:{slug}") == "offered"
    when(g, "0 lords-tithe county_blaye")
    deal(g, 0, "lords_tithe", "plague")
    assert rule(g, 0, "lords-tithe county_blaye") == "C5"
    assert rule(g, 0, "card:lords_tithe") == "R4" and rule(g, 0, "card:plague") == "§1"


def test_a5_a_good_harvest_answers_a_revolt() -> None:
    g = given(3)
    put(g, 0, "blaye", 3, "henri")
    deal(g, 0, "good_harvest")
    asked(g, RevoltAnswer((0,), 1, region("county_blaye"), 4))
    assert rule(g, 0, "card:good_harvest") == "offered"
    assert rule(g, 0, "buy-off") == "A5"


def test_m11_sorties_that_are_not_made() -> None:
    g = marching()
    force(g, 1, "bourg-from-villeneuve", BESIEGING, 4)
    assert rule(g, 0, "sally roland 0") == "L7"
    ordain(g, "henri", "bourg")
    assert rule(g, 0, "sally henri 1") == "B3" and rule(g, 0, "sally henri 0") == "offered"
    g.weather[region("county_bourg")] = 1
    assert rule(g, 0, "sally henri 0") == "A2"
    g.weather[region("county_bourg")] = 0
    g.trips[lord("henri")] = 2
    assert rule(g, 0, "sally henri 0") == "§4"
    g.trips[lord("henri")] = 0
    put(g, 0, "blaye", 0, "jean")
    when(g, "0 sally henri 0")
    assert rule(g, 0, "lord:henri") == "M11" and rule(g, 0, "sally henri 0") == "M11"


def test_m14_k16_m10_what_others_leave_to_say() -> None:
    g = given(3)
    put(g, 1, "villeneuve", 2)
    force(g, 0, "villeneuve-from-les_essarts", GUEST, 2, "louis")
    g.turn += 1
    asked(g, MovementSlot(0))
    assert rule(g, 0, "besiege villeneuve-from-les_essarts") == "offered"
    force(g, 2, "villeneuve-from-charolles", ATTACKING, 2)
    assert rule(g, 0, "attack villeneuve-from-les_essarts") == "offered"
    assert rule(g, 0, "besiege villeneuve-from-les_essarts") == "K16"
    force(g, 2, "villeneuve-from-bourg", ATTACKING, 2)
    assert rule(g, 0, "attack villeneuve-from-les_essarts") == "M14"
    g.standing[place("villeneuve-from-charolles")] = BESIEGING
    assert rule(g, 0, "attack villeneuve-from-les_essarts") == "M10"
    assert rule(g, 0, "ask villeneuve-from-les_essarts 100") == "M10"


def test_m17_before_an_empty_village_there_is_nothing_to_say() -> None:
    g = given(3)
    force(g, 0, "villeneuve-from-les_essarts", GUEST, 2, "louis")
    asked(g, MovementSlot(0))
    assert rule(g, 0, "attack villeneuve-from-les_essarts") == "M17"
    assert rule(g, 0, "region:county_bourg") == "§4" and rule(g, 0, "village:nowhere") == "§4"


def test_1b_a_sun_answers_bad_weather() -> None:
    g = given(3)
    put(g, 0, "blaye", 3, "henri")
    deal(g, 0, "sun")
    asked(g, ParryAnswer((0,), card("bad_weather"), region("county_blaye")))
    assert rule(g, 0, "card:sun") == "offered" and rule(g, 0, "parry") == "offered"


def test_m6_a_force_spoken_for_by_its_owner_alone_and_by_the_turn() -> None:
    g = given(3)
    put(g, 1, "villeneuve", 2)
    force(g, 0, "villeneuve-from-les_essarts", BESIEGING, 2, "louis")
    asked(g, MovementSlot(0))
    put(g, 0, "sigy", 1, "henri")
    assert rule(g, 0, "besiege villeneuve-from-les_essarts") == "M6"
    assert rule(g, 0, "move henri") == "§4", "half an action is none"
    g.turn += 1
    assert rule(g, 0, "besiege villeneuve-from-les_essarts") == "offered"
    put(g, 1, "st_paul", 1)
    force(g, 0, "st_paul-from-sigy", WAITING, 2)
    asked(g, ForceOrders(0, place("st_paul-from-sigy")))
    assert rule(g, 0, "besiege villeneuve-from-les_essarts") == "M6", "another force is asked now"


def test_m5_who_has_stopped_goes_no_further() -> None:
    g = marching()
    g.agenda.clear()
    force(g, 0, "villeneuve-from-les_essarts", WAITING, 2, "louis")
    g.trips[lord("louis")] = 2
    asked(g, MovementSlot(0))
    assert rule(g, 0, "lord:louis") == "M5" and rule(g, 0, "place:villeneuve-from-les_essarts") == "offered"
    assert rule(g, 0, "move louis les_essarts 0") == "M5"
    g.trips[lord("louis")] = 0
    assert rule(g, 0, "move louis villeneuve 0") == "M5"
    assert rule(g, 0, "move louis blaye 0") == "§4"
    assert rule(g, 0, "village:sigy") == "§4"
