"""Phase 2: what villages and their works bring, the three tithes, the finite bank."""

import pytest

from homage.engine.values import NOBODY
from homage.games.fief1984.data import BESIEGING, CROWNS, KEPT
from homage.games.fief1984.model import Realm
from homage.games.fief1984.rules.p2_revenues import Revenues
from tests.games.fief1984.table import (
    begin,
    card,
    deal,
    fief,
    force,
    fund,
    given,
    lord,
    offers,
    ordain,
    put,
    region,
    told,
    village,
    when,
)

BOURG = "county_bourg"


def build(g: Realm, slug: str, mills: int = 0, presses: int = 0) -> None:
    g.mills[village(slug)], g.presses[village(slug)] = mills, presses


def collect(g: Realm, *rows: str) -> list[int]:
    """The whole of Phase 2; who is not named shows nothing. What each has gained, in crowns."""
    before = g.cash[:]
    begin(g, Revenues())
    for row in rows:
        while row and list(g.awaited()) != [int(row[0])]:
            when(g, f"{g.awaited()[0]} done")
        when(g, row)
    while g.awaited():
        when(g, f"{g.awaited()[0]} done")
    return [now - then for now, then in zip(g.cash, before, strict=True)]


# ---- income ------------------------------------------------------------------------------------------------


def test_2a_a_village_a_press_and_a_mill_pay_100_100_and_200() -> None:
    """§2a And nothing is paid for soldiers, lords or castles."""
    g = given()
    put(g, 0, "blaye", 9, "henri")
    put(g, 1, "bourg", 1)
    build(g, "bourg", presses=1)
    put(g, 2, "sigy", 1)
    build(g, "sigy", mills=1)
    g.castle[village("blaye")] = 1
    assert collect(g) == [100, 200, 300] and g.bank == CROWNS - 600


def test_2a_the_example_of_the_march_from_tournus() -> None:
    """§2a Tournus, St Andromy and St Médard pay three times 100."""
    g = given()
    put(g, 0, "tournus", 2)
    put(g, 0, "st_andromy", 1)
    put(g, 0, "st_medard", 5, "henri")
    assert collect(g) == [300, 0, 0]


def test_a3_under_famine_the_village_alone_pays() -> None:
    g = given()
    for slug in ("bourg", "sigy"):
        put(g, 0, slug, 1)
        build(g, slug, 2, 1)
    g.famine[region(BOURG)] = 1
    assert collect(g) == [100 + 600, 0, 0]


def test_r1_a_fief_pays_its_holder_whoever_stands_there() -> None:
    """R1, F9 Empty villages and intruded ones; a force on a road earns nothing."""
    g = given()
    put(g, 0, "bourg", 1, "henri")
    fief(g, 0, BOURG, "henri", "bourg")
    put(g, 1, "villeneuve", 6)
    build(g, "villeneuve", 1, 1)
    force(g, 1, "la_buissiere-from-st_andre", BESIEGING, 3)
    assert collect(g) == [400 + 300, 0, 0]


def test_r1_a_given_village_pays_who_stands_in_it() -> None:
    """R1, F10 But only while he does."""
    g = given()
    put(g, 0, "bourg", 1, "henri")
    fief(g, 0, BOURG, "henri", "bourg")
    g.given[village("villeneuve")] = g.given[village("st_vivien")] = 1
    put(g, 1, "villeneuve", 1)
    assert collect(g) == [300, 100, 0]


def test_r2_an_empty_village_pays_nobody() -> None:
    g = given()
    build(g, "bourg", 2, 1)
    g.castle[village("bourg")] = 1
    assert collect(g) == [0, 0, 0] and g.bank == CROWNS


def test_r3_a_besieged_village_pays_in_full() -> None:
    g = given()
    put(g, 0, "bourg", 1)
    build(g, "bourg", 1, 1)
    force(g, 1, "bourg-from-villeneuve", BESIEGING, 5, "jean")
    assert collect(g) == [400, 0, 0]


def test_r4_all_tithes_are_shown_before_anybody_is_paid() -> None:
    """R4 In turn order; then one sum for each."""
    g = given(first=1)
    put(g, 0, "blaye", 1, "henri")
    put(g, 1, "bourg", 1)
    ordain(g, "henri", "bourg")
    deal(g, 0, "bishopric_tithe")
    begin(g, Revenues())
    asked = []
    while g.awaited():
        assert g.cash == [0, 0, 0]
        asked.append(g.awaited()[0])
        when(g, f"{asked[-1]} {offers(g, asked[-1])[-1]}")
    assert asked == [1, 2, 0, 0] and g.cash == [200, 0, 0]
    assert told(g) == ["bishop-tithe-shown", "income-paid"]


# ---- the bishopric's tithe ---------------------------------------------------------------------------------


def blaye() -> Realm:
    """Henri, of seat 0, is Bishop of Blaye; six villages depend on it, four of them are owned."""
    g = given()
    put(g, 0, "sigy", 1, "henri")
    ordain(g, "henri", "blaye")
    deal(g, 0, "bishopric_tithe")
    put(g, 1, "blaye", 2)
    build(g, "blaye", 2, 1)
    put(g, 1, "charolles", 1)
    put(g, 2, "villeneuve", 1)
    build(g, "villeneuve", presses=1)
    put(g, 0, "l_epervier", 1)
    put(g, 1, "bourg", 1)
    return g


def test_r5_the_tithe_of_blaye() -> None:
    """§2b, R5 Henri takes all that the see brings, his own village's income too; builders get nothing."""
    g = blaye()
    gains = collect(g, "0 bishop-tithe blaye")
    see_of_blaye = (100 + 2 * 200 + 100) + 100 + (100 + 100) + 100
    assert gains == [100 + see_of_blaye, 100, 0] and sum(gains) == sum(collect(blaye()))
    assert g.holds(0, card("bishopric_tithe")) == 0 and g.discards[card("bishopric_tithe")] == 1


def test_2b_without_the_card_or_without_a_bishop_there_is_no_tithe() -> None:
    g = blaye()
    g.hands[card("bishopric_tithe")] = 0
    assert offers(begin(g, Revenues()), 0) == ["done"]
    g = blaye()
    g.see[lord("henri")] = NOBODY
    assert offers(begin(g, Revenues()), 0) == ["done"]
    g = blaye()
    deal(g, 1, "bishopric_tithe")
    begin(g, Revenues())
    assert offers(g, 0) == ["done", "bishop-tithe blaye"]
    when(g, "0 done")
    assert list(g.awaited()) == [1] and offers(g, 1) == ["done"]


def test_r6_villages_nobody_owns_bring_the_bishop_nothing() -> None:
    """R6 An option: 100 crowns each, their works nothing; a tithe worth nothing may be claimed."""
    for option, expected in (("0", 0), ("100", 600)):
        g = given(tithe_unowned=option)
        put(g, 0, "sigy", 1, "henri")
        ordain(g, "henri", "bourg")
        deal(g, 0, "bishopric_tithe")
        build(g, "bourg", 1, 1)
        assert collect(g, "0 bishop-tithe bourg")[0] == 100 + expected


def test_r6_unowned_villages_bring_nothing_without_a_tithe() -> None:
    assert collect(given(tithe_unowned="100")) == [0, 0, 0]


def test_r7_under_famine_the_bishop_gets_no_more_than_the_owners_would() -> None:
    g = blaye()
    g.famine[region("county_blaye")] = 1
    assert collect(g, "0 bishop-tithe blaye") == [100 + 100 + 100 + 200 + 100, 100, 0]


def test_r8_one_see_of_two() -> None:
    """R8, C5 A second card of the type does not help this turn."""
    g = blaye()
    put(g, 0, "st_paul", 0, "jean")
    ordain(g, "jean", "bourg")
    deal(g, 0, "bishopric_tithe")
    begin(g, Revenues())
    assert offers(g, 0) == ["done", "bishop-tithe blaye", "bishop-tithe bourg"]
    before = g.shown
    when(g, "0 bishop-tithe bourg")
    assert offers(g, 0) == ["done"] and g.holds(0, card("bishopric_tithe")) == 1
    assert g.shown == before + 1


def test_b5_a_cardinal_takes_no_tithe() -> None:
    g = blaye()
    g.cardinal[lord("henri")] = 1
    assert offers(begin(g, Revenues()), 0) == ["done"]


def test_c3_who_has_exchanged_a_card_claims_no_tithe() -> None:
    g = blaye()
    deal(g, 0, "royal_tithe")
    g.king, g.exchanged[0] = lord("henri"), 1
    assert offers(begin(g, Revenues()), 0) == ["done"]


# ---- the lord's tithe and the royal tithe ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("slug", "at", "count"),
    [("duchy_sigy", "sigy", 5), (BOURG, "bourg", 4), ("barony_east", "st_andre", 3)],
)
def test_r14_the_lords_tithe_is_200_for_each_village_of_the_fief(slug: str, at: str, count: int) -> None:
    """§2b, R10, R14 3, 4 or 5 of them, in whatever state; on top of income."""
    g = given()
    put(g, 0, at, 1, "henri")
    fief(g, 0, slug, "henri", at)
    deal(g, 0, "lords_tithe")
    assert collect(g, f"0 lords-tithe {slug}") == [count * 100 + count * 200, 0, 0]
    assert g.discards[card("lords_tithe")] == 1 and told(g)[0] == "lords-tithe-shown"


def test_r10_no_bishop_takes_the_lords_tithe() -> None:
    g = given()
    put(g, 0, "bourg", 1, "henri")
    fief(g, 0, BOURG, "henri", "bourg")
    deal(g, 0, "lords_tithe")
    put(g, 1, "sigy", 0, "jean")
    ordain(g, "jean", "bourg")
    deal(g, 1, "bishopric_tithe")
    g.given[village("st_vivien")] = 2
    put(g, 2, "st_vivien", 1)
    gains = collect(g, "0 lords-tithe county_bourg", "1 bishop-tithe bourg")
    assert gains == [100 + 800, 100 + 300, 0]


def test_r9_one_fief_for_each_card_and_one_card_a_turn() -> None:
    g = given()
    put(g, 0, "bourg", 1, "henri")
    fief(g, 0, BOURG, "henri", "bourg")
    fief(g, 0, "barony_east", "henri", "st_andre")
    fief(g, 1, "duchy_sigy", "jean", "sigy")
    deal(g, 0, "lords_tithe", "lords_tithe")
    begin(g, Revenues())
    assert offers(g, 0) == ["done", "lords-tithe county_bourg", "lords-tithe barony_east"]
    when(g, "0 lords-tithe barony_east")
    assert offers(g, 0) == ["done"]


def test_r9_another_players_claim_does_not_bar_ones_own() -> None:
    """R9, R14 Nor does the absence of a lord (F16)."""
    g = given()
    put(g, 0, "bourg", 1, "henri")
    fief(g, 0, BOURG, "henri", "bourg")
    fief(g, 1, "duchy_sigy", "jean", "sigy")
    deal(g, 0, "lords_tithe")
    deal(g, 1, "lords_tithe")
    assert collect(g, "0 lords-tithe county_bourg", "1 lords-tithe duchy_sigy") == [1200, 1500, 0]


def test_2b_without_a_fief_the_lords_tithe_is_of_no_use() -> None:
    g = given()
    put(g, 0, "bourg", 1, "henri")
    deal(g, 0, "lords_tithe")
    assert offers(begin(g, Revenues()), 0) == ["done"]


def test_r12_a_fief_in_custody_pays_the_custodian_without_a_lords_tithe() -> None:
    """R12, F14 After any bishop's tithe: Villeneuve lies in the see of Blaye."""
    g = given()
    put(g, 0, "sigy", 1, "henri")
    g.king = lord("henri")
    fief(g, 0, BOURG, "henri", "bourg")
    g.custody[region(BOURG)], g.bearer[region(BOURG)] = KEPT, NOBODY
    put(g, 1, "bourg", 3, "jean")
    g.sitting[region(BOURG)] = 1
    ordain(g, "jean", "blaye")
    build(g, "bourg", 1)
    deal(g, 0, "lords_tithe")
    deal(g, 1, "bishopric_tithe")
    assert offers(begin(g, Revenues()), 0) == ["done"]
    while g.agenda:
        when(g, f"{g.awaited()[0]} done")
    assert g.cash == [100 + 400 + 200, 0, 0]
    assert collect(g) == [700, 0, 0]
    g.tithe[g.board.see[village("villeneuve")]] = 1
    assert collect(g) == [600, 100, 0]


def test_r11_the_kings_player_alone_claims_the_royal_tithe() -> None:
    """§2b, R11 1,500 crowns, once a turn."""
    g = given()
    put(g, 0, "bourg", 1, "henri")
    deal(g, 0, "royal_tithe", "royal_tithe")
    deal(g, 1, "royal_tithe")
    assert offers(begin(g, Revenues()), 0) == ["done"]
    while g.agenda:
        when(g, f"{g.awaited()[0]} done")
    g.king = lord("henri")
    begin(g, Revenues())
    assert offers(g, 0) == ["done", "royal-tithe"]
    when(g, "0 royal-tithe")
    assert offers(g, 0) == ["done"] and g.holds(0, card("royal_tithe")) == 1
    when(g, "0 done")
    assert offers(g, 1) == ["done"]
    when(g, "1 done", "2 done")
    assert g.cash == [100 + 100 + 1500, 0, 0] and "royal-tithe-shown" in told(g)


def test_c5_tithes_of_three_types_in_one_turn() -> None:
    g = given()
    put(g, 0, "bourg", 1, "henri", "jean")
    ordain(g, "jean", "tournus")
    fief(g, 0, BOURG, "henri", "bourg")
    g.king = lord("henri")
    put(g, 1, "tournus", 1)
    deal(g, 0, "royal_tithe", "lords_tithe", "bishopric_tithe")
    gains = collect(g, "0 royal-tithe", "0 lords-tithe county_bourg", "0 bishop-tithe tournus")
    assert gains == [400 + 1500 + 800 + 100, 0, 0] and g.hand_size[0] == 0 and g.faults() == []


# ---- the bank ----------------------------------------------------------------------------------------------


def test_r13_the_bank_pays_in_turn_order_while_it_lasts() -> None:
    """R13 What it cannot pay is lost for good."""
    g = given(first=1)
    fund(g, s0=10_300)
    for seat, slugs in enumerate(
        (("blaye", "beaujeu"), ("bourg", "villeneuve", "st_vivien"), ("sigy", "st_paul", "marcamps"))
    ):
        for slug in slugs:
            put(g, seat, slug, 1)
    assert collect(g) == [0, 300, 200] and g.bank == 0
    assert told(g) == ["income-paid", "income-cut", "income-cut"] and g.events is not None
    assert g.events[1].values() == [2, 200, 300] and g.events[2].values() == [0, 0, 200]
    assert collect(g) == [0, 0, 0]


def test_r13_an_option_makes_the_bank_endless() -> None:
    g = given(bank="unlimited")
    fund(g, s0=10_800)
    put(g, 0, "blaye", 1)
    assert collect(g) == [100, 0, 0] and told(g) == ["income-paid"]


def test_r15_all_incomes_are_hundreds() -> None:
    g = given()
    put(g, 0, "bourg", 1, "henri")
    build(g, "bourg", 1, 2)
    gains = collect(g)
    assert gains == [500, 0, 0] and all(sum_ % 100 == 0 for sum_ in gains)


def test_2b_the_royal_tithe_is_laid_openly_and_shown() -> None:
    g = given()
    put(g, 0, "bourg", 1, "henri")
    g.king = lord("henri")
    deal(g, 0, "royal_tithe", "royal_tithe")
    begin(g, Revenues())
    g.shown = 7
    when(g, "0 royal-tithe")
    assert g.shown == 8 and g.discards[card("royal_tithe")] == 1 and g.buried_size[0] == 0
