"""Phase 1 §1a, §1b: revolt with famine, its die, its answer, and the six things that may come of it."""

import pytest

from homage.engine.values import CHANCE
from homage.games.fief1984.model import Realm
from homage.games.fief1984.rules.p1_cards import CardSlot
from homage.games.fief1984.rules.p1_revolt import StormDie
from tests.games.fief1984.table import (
    begin,
    card,
    deal,
    fief,
    fund,
    given,
    offers,
    place,
    put,
    region,
    told,
    village,
    when,
)

BOURG = "county_bourg"
STIR = "0 stir-up county_bourg"


def hungry(*cards: str, seats: int = 3) -> Realm:
    """Seat 0 holds revolt and famine; seat 1 has Jean, 5 soldiers, a castle and works in Bourg."""
    g = given(seats)
    deal(g, 0, "revolt", "famine")
    deal(g, 1, *cards)
    put(g, 1, "bourg", 5, "jean")
    put(g, 1, "villeneuve", 2)
    g.castle[village("bourg")] = 1
    g.mills[village("bourg")], g.presses[village("bourg")] = 2, 1
    g.presses[village("villeneuve")] = 1
    return begin(g, CardSlot(0))


def risen(g: Realm, pips: int) -> Realm:
    """The revolt breaks out, shows so many pips, and nobody stops it."""
    return when(g, STIR, f"chance die {pips}", "1 pass")


def works(g: Realm) -> tuple[int, int]:
    return sum(g.mills), sum(g.presses)


# ---- the attack and its answer -----------------------------------------------------------------------------


def test_a4_a_revolt_goes_with_a_famine() -> None:
    """A4 Neither alone stirs anybody up; both cards are spent on one region."""
    for alone in ("revolt", "famine"):
        g = given()
        deal(g, 0, alone)
        begin(g, CardSlot(0))
        assert not [text for text in offers(g, 0) if text.startswith("stir-up")]
    g = hungry()
    assert [text for text in offers(g, 0) if text.startswith("stir-up")] == [
        f"stir-up {slug}" for slug in g.board.regions
    ]
    before = g.shown
    when(g, STIR)
    assert (
        g.shown == before + 1
        and g.hand_size[0] == 0
        and g.discards[card("revolt")] == 1
        and g.discards[card("famine")] == 1
    )
    assert g.played[0] == 1 and told(g) == ["revolt-stirred"]


def test_a4_famine_applies_as_well() -> None:
    assert risen(hungry(), 1).famine == [0, 0, 0, 1, 0, 0]


def test_a5_the_die_is_thrown_before_the_answer() -> None:
    g = when(hungry(), STIR)
    assert list(g.awaited()) == [CHANCE] and offers(g, CHANCE) == [f"die {pips}" for pips in range(1, 7)]
    before = g.shown
    when(g, "chance die 4")
    assert g.shown == before + 1 and list(g.awaited()) == [1] and told(g)[-1] == "revolt-thrown"


@pytest.mark.parametrize("pips", [1, 2, 3, 4, 5, 6])
def test_a7_it_is_bought_off_for_300_crowns_times_the_die(pips: int) -> None:
    """A7, §1b 2 costs 600, 3 costs 900; all or nothing, to the bank."""
    g = hungry()
    fund(g, s1=300 * pips)
    when(g, STIR, f"chance die {pips}")
    assert offers(g, 1) == ["pass", "buy-off"]
    when(g, "1 buy-off")
    assert g.cash[1] == 0 and g.bank == 10_800 and g.famine == [0] * 6
    assert works(g) == (2, 2) and g.soldiers[place("bourg")] == 5 and told(g)[-1] == "revolt-bought-off"
    assert g.events is not None and g.events[-1].values() == [1, region(BOURG), 300 * pips]
    g = hungry()
    fund(g, s1=300 * pips - 100)
    when(g, STIR, f"chance die {pips}")
    assert offers(g, 1) == ["pass"]


def test_a7_who_has_exchanged_a_card_may_still_pay() -> None:
    """A7, C3 But not parry."""
    g = hungry("good_harvest")
    g.exchanged[1] = 1
    fund(g, s1=600)
    when(g, STIR, "chance die 2")
    assert offers(g, 1) == ["pass", "buy-off"]


def test_a7_a_famine_alone_is_not_bought_off() -> None:
    g = hungry()
    fund(g, s1=1800)
    when(g, "0 unleash famine county_bourg")
    assert offers(g, 1) == ["pass"]


def test_a6_one_good_harvest_undoes_both() -> None:
    g = hungry("good_harvest", "sun")
    when(g, STIR, "chance die 6")
    assert offers(g, 1) == ["pass", "parry"]
    when(g, "1 parry")
    assert g.famine == [0] * 6 and works(g) == (2, 2) and g.soldiers[place("bourg")] == 5
    assert g.discards[card("good_harvest")] == 1 and list(g.awaited()) == [0] and g.faults() == []


def test_d2_the_next_who_ties_may_answer_after_a_no() -> None:
    """D2, A7 Each pays alone."""
    g = hungry(seats=4)
    put(g, 3, "la_buissiere", 1, "eric")
    fund(g, s1=500, s3=900)
    when(g, STIR, "chance die 3")
    assert list(g.awaited()) == [1] and offers(g, 1) == ["pass"]
    when(g, "1 pass")
    assert list(g.awaited()) == [3] and offers(g, 3) == ["pass", "buy-off"]
    when(g, "3 pass")
    assert g.famine[region(BOURG)] == 1 and list(g.awaited()) == [0]


def test_d3_where_nobody_is_nobody_is_asked() -> None:
    g = given()
    deal(g, 0, "revolt", "famine")
    begin(g, CardSlot(0))
    when(g, STIR, "chance die 6")
    assert g.famine[region(BOURG)] == 1 and list(g.awaited()) == [0]


# ---- the six results ---------------------------------------------------------------------------------------


def test_1a_on_a_one_it_subsides() -> None:
    """§1a Famine stays."""
    g = risen(hungry(), 1)
    assert works(g) == (2, 2) and g.soldiers[place("bourg")] == 5 and told(g)[-1] == "revolt-subsided"
    assert list(g.awaited()) == [0]


def test_a11_on_a_two_soldiers_in_the_castle_die() -> None:
    """A11, §1a As many as the second die; works are unharmed, lords live, the castle stands."""
    g = risen(hungry(), 2)
    assert list(g.awaited()) == [CHANCE]
    when(g, "chance die 3")
    assert g.soldiers[place("bourg")] == 2 and g.stock[1] == 30 - 4 and works(g) == (2, 2)
    assert g.castle[village("bourg")] == 1 and g.has_lord(1) and g.soldiers[place("villeneuve")] == 2
    assert told(g)[-1] == "castle-stormed" and g.faults() == []


def test_a8_on_a_three_the_attacker_picks_a_mill_or_a_press() -> None:
    """A8 Of any owner, his own or none."""
    g = hungry()
    g.mills[village("st_vivien")] = 1
    risen(g, 3)
    assert list(g.awaited()) == [0]
    assert offers(g, 0) == [
        "wreck-mill st_vivien",
        "wreck-mill bourg",
        "wreck-press bourg",
        "wreck-press villeneuve",
    ]
    when(g, "0 wreck-press villeneuve")
    assert works(g) == (3, 1) and g.presses_left() == 11 and told(g)[-1] == "press-wrecked"


def test_a8_a_mill_goes_back_to_stock() -> None:
    g = when(risen(hungry(), 3), "0 wreck-mill bourg")
    assert g.mills[village("bourg")] == 1 and g.presses[village("bourg")] == 1 and g.mills_left() == 11
    assert told(g)[-1] == "mill-wrecked"


def test_a8_with_no_works_there_nothing_happens() -> None:
    g = hungry()
    g.mills, g.presses = [0] * 24, [0] * 24
    g.mills[village("sigy")] = 1
    risen(g, 3)
    assert works(g) == (1, 0) and offers(g, 0)[0] == "done"


def test_a9_on_a_four_all_works_of_the_region_are_lost() -> None:
    """A9 Of all owners; none elsewhere, and nobody dies."""
    g = hungry()
    put(g, 2, "st_vivien", 1)
    g.mills[village("st_vivien")] = 1
    g.mills[village("sigy")], g.presses[village("sigy")] = 1, 1
    risen(g, 4)
    assert works(g) == (1, 1) and g.soldiers[place("bourg")] == 5
    assert g.events is not None and g.events[-1].values() == [region(BOURG), 3, 2]
    assert list(g.awaited()) == [0]


def test_1a_on_a_five_all_works_and_one_die_of_soldiers() -> None:
    """§1a, A11 Up to those present."""
    g = when(risen(hungry(), 5), "chance die 6")
    assert works(g) == (0, 0) and g.soldiers[place("bourg")] == 0 and g.has_lord(1)
    assert g.events is not None and g.events[-1].values() == [village("bourg"), 6, 5]
    assert list(g.awaited()) == [0]


def test_1a_on_a_six_all_works_and_two_dice_of_soldiers() -> None:
    """§1a, A11 Each die is a row."""
    g = risen(hungry(), 6)
    assert works(g) == (0, 0)
    before = g.shown
    when(g, "chance die 1")
    assert list(g.awaited()) == [CHANCE] and g.soldiers[place("bourg")] == 5
    when(g, "chance die 2")
    assert g.soldiers[place("bourg")] == 2 and g.shown == before + 2 and list(g.awaited()) == [0]


@pytest.mark.parametrize("pips", [2, 5, 6])
def test_a10_the_attacker_picks_one_of_several_castles_before_the_die(pips: int) -> None:
    g = hungry()
    put(g, 2, "st_vivien", 4)
    g.castle[village("st_vivien")] = 1
    risen(g, pips)
    assert list(g.awaited()) == [0] and offers(g, 0) == ["storm st_vivien", "storm bourg"]
    when(g, "0 storm st_vivien", *["chance die 1"] * (2 if pips == 6 else 1))
    assert g.soldiers[place("bourg")] == 5 and g.soldiers[place("st_vivien")] == (2 if pips == 6 else 3)


def test_a10_a_castle_without_its_holders_soldiers_is_not_attacked() -> None:
    """A10 A lord alone, an empty castle, an intruder's: no soldiers die."""
    g = hungry()
    g.dismiss(place("bourg"), 5)
    g.castle[village("st_vivien")] = g.castle[village("villeneuve")] = 1
    put(g, 2, "la_buissiere", 3)
    g.castle[village("la_buissiere")] = 1
    g.dismiss(place("villeneuve"), 2)
    fief(g, 1, BOURG, "jean", "bourg")
    risen(g, 2)
    assert list(g.awaited()) == [0] and offers(g, 0)[0] == "done" and g.soldiers[place("la_buissiere")] == 3


def test_a11_a_village_whose_last_soldier_dies_is_nobodys() -> None:
    """A11, P7 Its castle stands."""
    g = given()
    deal(g, 0, "revolt", "famine")
    put(g, 1, "bourg", 2)
    g.castle[village("bourg")] = 1
    begin(g, CardSlot(0))
    when(risen(g, 2), "chance die 2")
    assert g.villages_of(1) == [] and g.castle[village("bourg")] == 1


def test_a17_a_second_revolt_works_again() -> None:
    g = hungry()
    deal(g, 0, "famine")
    g.draw(0, card("revolt"))
    risen(g, 3)
    when(g, "0 wreck-mill bourg")
    risen(g, 3)
    when(g, "0 wreck-mill bourg")
    assert works(g) == (0, 2)


def test_a11_as_many_dice_as_were_named_each_of_six_faces() -> None:
    g = hungry()
    begin(g, StormDie(village("bourg"), 3, 0))
    for _ in range(3):
        assert offers(g, CHANCE) == [f"die {pips}" for pips in range(1, 7)]
        when(g, "chance die 1")
    assert g.soldiers[village("bourg")] == 2 and g.awaited()[0] != CHANCE


def test_a8_a_revolt_among_ones_own_is_answered_by_nobody() -> None:
    """A8, D4 Nobody else is there: he who stirred them up chooses what burns of his own."""
    g = given()
    deal(g, 0, "revolt", "famine")
    put(g, 0, "bourg", 2)
    g.mills[village("bourg")] = g.presses[village("bourg")] = 1
    when(begin(g, CardSlot(0)), STIR, "chance die 3")
    assert list(g.awaited()) == [0] and offers(g, 0) == ["wreck-mill bourg", "wreck-press bourg"]
