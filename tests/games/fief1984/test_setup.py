"""The beginning of the game: throws for places, regions, seats, first villages, first lords."""

import pytest

from homage.engine.values import CHANCE, NOBODY
from homage.games.fief1984 import GAME
from homage.games.fief1984.data import CROWNS, FIXED_COUNTS
from homage.games.fief1984.model import Realm
from tests.games.fief1984.table import card, lord, offers, region, told, village, when


def start(seats: int = 3, **options: object) -> Realm:
    """A table before its first row."""
    g = GAME.setup(options, seats)
    assert isinstance(g, Realm)
    g.events = []
    g.settle()
    return g


def throw(g: Realm, *pips: int) -> Realm:
    return when(g, *[f"chance die {number}" for number in pips])


def chosen(g: Realm) -> Realm:
    """Seat 1 chose Bourg, seat 2 Blaye, seat 0 the duchy of Tournus; their villages are still to settle."""
    throw(g, 1, 2, 6, 6, 3, 4)
    return when(g, "1 choose county_bourg", "2 choose county_blaye", "0 choose duchy_tournus")


# ---- throws ------------------------------------------------------------------------------------------------


def test_setup_two_dice_each_and_the_highest_chooses_first() -> None:
    """§Setup Each die is a row of its own; who chooses first is the banker, and plays first."""
    g = start()
    assert list(g.awaited()) == [CHANCE] and offers(g, CHANCE) == [f"die {pips}" for pips in range(1, 7)]
    throw(g, 1, 2, 6, 6, 3, 4)
    assert list(g.awaited()) == [1] and g.first == 1
    assert told(g) == ["thrown-for-place"] * 3
    assert g.events is not None
    assert [event.values() for event in g.events] == [[0, 1, 2], [1, 6, 6], [2, 3, 4]]


def test_setup_dice_that_were_shown_cannot_be_taken_back() -> None:
    g = start()
    before = g.shown
    throw(g, 1, 2)
    assert g.shown == before + 2


def test_setup_all_players_choose_in_the_order_of_their_throws() -> None:
    g = start(5)
    throw(g, 1, 2, 6, 5, 3, 4, 1, 1, 4, 4)
    asked = []
    for _ in range(5):
        seat = g.awaited()[0]
        asked.append(seat)
        when(g, f"{seat} {offers(g, seat)[0]}")
    assert asked == [1, 4, 2, 0, 3]


def test_s7_only_those_who_tie_throw_again_for_their_places_only() -> None:
    """S7 0 and 2 tie for the first place, 1 and 3 for the third; a bad second throw keeps one above them."""
    g = start(4)
    throw(g, 4, 5, 2, 3, 3, 6, 1, 4)
    assert list(g.awaited()) == [CHANCE]
    throw(g, 1, 1, 1, 2)  # 0 and 2: 2 is first
    throw(g, 6, 5, 6, 6)  # 1 and 3: 3 is third
    asked = []
    for _ in range(4):
        seat = g.awaited()[0]
        asked.append(seat)
        when(g, f"{seat} {offers(g, seat)[0]}")
    assert asked == [2, 0, 3, 1] and g.first == 2


def test_s7_a_tie_within_a_tie_is_thrown_again() -> None:
    """S7 Of three equals one wins; the other two are equal again and throw a third time."""
    g = start(3)
    throw(g, 3, 3, 2, 4, 1, 5)
    throw(g, 1, 1, 6, 6, 1, 1)
    throw(g, 2, 1, 5, 1)
    asked = []
    for _ in range(3):
        seat = g.awaited()[0]
        asked.append(seat)
        when(g, f"{seat} {offers(g, seat)[0]}")
    assert asked == [1, 2, 0]


# ---- regions and seats -------------------------------------------------------------------------------------


def test_s6_no_region_is_chosen_twice() -> None:
    g = throw(start(), 1, 2, 6, 6, 3, 4)
    assert len(offers(g, 1)) == 6 and "choose county_bourg" in offers(g, 1)
    when(g, "1 choose county_bourg")
    assert len(offers(g, 2)) == 5 and "choose county_bourg" not in offers(g, 2)


def test_s6_the_sixth_player_has_no_choice_left() -> None:
    g = throw(start(6), 6, 6, 6, 5, 5, 5, 5, 4, 4, 4, 4, 3)
    for seat in range(5):
        when(g, f"{seat} {offers(g, seat)[0]}")
    assert g.home[5] == region("duchy_sigy") and told(g).count("region-chosen") == 6


def test_s8_seats_are_clockwise_as_their_regions_lie_round_the_board() -> None:
    """S8 §Setup Blaye, then Tournus, then Bourg; the first chooser, at Bourg, plays first."""
    g = chosen(start())
    assert g.clockwise == [2, 0, 1] and g.order() == [1, 2, 0]


# ---- what a player starts with -----------------------------------------------------------------------------


def test_s5_villages_are_settled_in_the_order_regions_were_chosen() -> None:
    g = chosen(start())
    assert offers(g, 1) == ["settle st_vivien", "settle bourg", "settle villeneuve", "settle la_buissiere"]
    asked = []
    for _ in range(3):
        seat = g.awaited()[0]
        asked.append(seat)
        when(g, f"{seat} {offers(g, seat)[0]}")
    assert asked == [1, 2, 0]


def test_s1_castle_soldiers_and_crowns_stand_in_the_village() -> None:
    """S1, S2, S3 A castle, 8 soldiers, 500 crowns out of the bank; no lord."""
    g = when(chosen(start()), "1 settle bourg")
    bourg = village("bourg")
    assert (g.castle[bourg], g.soldiers[bourg], g.owner[bourg]) == (1, 8, 1)
    assert (g.stock[1], g.cash[1], g.bank) == (22, 500, CROWNS - 500)
    assert not g.has_lord(1) and told(g)[-1] == "family-settled"
    assert g.castles_left() == 11


def test_s2_s3_soldiers_and_crowns_are_options() -> None:
    g = when(chosen(start(start_soldiers=3, start_money=1200)), "1 settle bourg")
    assert (g.soldiers[village("bourg")], g.cash[1]) == (3, 1200)


def test_s3_six_rich_beginnings_are_paid_while_the_bank_lasts() -> None:
    """S3 18 notes of 100 and 18 of 500 are 10,800 crowns: 1,800 for each of six."""
    g = throw(start(6, start_money=1800), 6, 6, 6, 5, 5, 5, 5, 4, 4, 4, 4, 3)
    for seat in (*range(5), *range(6)):
        when(g, f"{seat} {offers(g, seat)[0]}")
    assert g.cash == [1800] * 6 and g.bank == 0


def test_s4_in_the_rulebook_game_nobody_has_a_lord() -> None:
    g = chosen(start())
    when(g, "1 settle bourg", "2 settle blaye", "0 settle tournus")
    assert g.family == [NOBODY] * 15 and g.turn == 1


def test_s4_with_the_option_each_draws_one_of_the_lords_openly() -> None:
    """S4 The lords drawn leave the stack, and stand in the village of the castle."""
    g = when(chosen(start(start_lord="random")), "1 settle bourg")
    assert list(g.awaited()) == [CHANCE] and len(offers(g, CHANCE)) == 15
    question = g.question()
    assert question is not None and question.stream == "deck" and list(question.weights(g)) == [1] * 15
    before = g.shown
    when(g, "chance sire henri")
    assert g.shown == before + 1 and told(g)[-1] == "lord-sired"
    assert g.family[lord("henri")] == 1 and g.where[lord("henri")] == village("bourg")
    assert g.deck[card("henri")] == 0 and g.deck_size == sum(FIXED_COUNTS) + 4 - 1
    when(g, "2 settle blaye")
    assert len(offers(g, CHANCE)) == 14 and "sire henri" not in offers(g, CHANCE)
    when(g, "chance sire jean", "0 settle tournus", "chance sire eric")
    assert g.turn == 1 and g.faults() == []


def test_s4_lords_stand_where_there_are_no_soldiers_to_begin_with() -> None:
    g = when(chosen(start(start_lord="random", start_soldiers=0)), "1 settle bourg", "chance sire henri")
    assert g.holder(village("bourg")) == 1 and g.soldiers[village("bourg")] == 0


def test_s9_titles_cardinals_and_the_crown_lie_at_the_bank() -> None:
    """S9 None of the ten red cards is ever in the stack."""
    g = start()
    assert g.deck_size == 58 and g.cardinals_left() == 3
    assert g.king == NOBODY and g.title == [NOBODY] * 6


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_setup_leads_to_the_first_turn_for_any_number_of_players(seats: int) -> None:
    g = start(seats)
    totals = [(6, 6), (6, 5), (5, 5), (5, 4), (4, 4), (4, 3)][:seats]
    throw(g, *[pips for pair in totals for pips in pair])
    while g.turn == 0:
        seat = g.awaited()[0]
        when(g, f"{seat} {offers(g, seat)[0]}")
    assert g.turn == 1 and g.first == 0 and g.order()[0] == 0
    assert sorted(g.clockwise) == list(range(seats)) and sum(g.castle) == seats
    assert g.faults() == []
