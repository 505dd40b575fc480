"""K18: bearers, capitals taken, custody, kings by conquest, lordless families, the goal."""

from typing import Any

from homage.engine.values import NOBODY
from homage.games.fief1984.data import BY_FIEFS, GRANTED, KEPT, OWED
from homage.games.fief1984.model import Realm
from homage.games.fief1984.rules.consequences import Consequences, NameBearer
from tests.games.fief1984.table import (
    begin,
    fief,
    given,
    lord,
    offers,
    ordain,
    place,
    put,
    region,
    told,
    village,
    when,
)

BOURG = region("county_bourg")
EAST = region("barony_east")
SIGY = region("duchy_sigy")


def bourg_taken(seats: int = 3, **options: Any) -> Realm:
    """Seat 0's fief of Bourg, its bearer Jean alive elsewhere; seat 1 with Henri and Louis inside the
    capital."""
    g = given(seats, **options)
    put(g, 0, "villeneuve", 2, "jean")
    put(g, 1, "bourg", 3, "henri", "louis")
    put(g, 2, "sigy", 1, "pierre")
    fief(g, 0, "county_bourg", "jean", "bourg")
    return g


# ---- F6 ----------------------------------------------------------------------------------------------------


def test_f6_the_owner_gives_a_dead_bearers_title_to_another_of_his_lords() -> None:
    g = given()
    put(g, 0, "bourg", 2, "jean", "henri", "louis")
    fief(g, 0, "county_bourg", "jean", "bourg")
    g.bury(lord("jean"))
    begin(g, Consequences())
    assert list(g.awaited()) == [0]
    assert offers(g, 0) == ["bear county_bourg henri", "bear county_bourg louis"]
    when(g, "0 bear county_bourg louis")
    assert g.bearer[BOURG] == lord("louis") and not g.agenda and told(g) == ["title-borne"]


def test_f6_the_only_lord_left_bears_it_without_being_named() -> None:
    g = given()
    put(g, 0, "bourg", 2, "jean", "henri")
    fief(g, 0, "county_bourg", "jean", "bourg")
    g.bury(lord("jean"))
    begin(g, Consequences())
    assert g.bearer[BOURG] == lord("henri") and not g.agenda


def test_f6_several_titles_are_borne_anew_one_by_one() -> None:
    g = given()
    put(g, 0, "bourg", 2, "jean", "henri", "louis")
    fief(g, 0, "county_bourg", "jean", "bourg")
    fief(g, 0, "barony_east", "jean", "st_andre")
    g.bury(lord("jean"))
    begin(g, Consequences())
    when(g, "0 bear county_bourg louis", "0 bear barony_east henri")
    assert (g.bearer[BOURG], g.bearer[EAST]) == (lord("louis"), lord("henri")) and not g.agenda


def test_k18_nothing_happens_where_nothing_follows() -> None:
    g = given()
    put(g, 0, "bourg", 2, "jean")
    fief(g, 0, "county_bourg", "jean", "bourg")
    begin(g, Consequences(), Consequences())
    assert not g.agenda and not told(g) and g.title[BOURG] == 0


# ---- F11 to F14: a capital is taken ------------------------------------------------------------------------


def test_f11_the_fief_goes_to_whoever_stands_in_its_capital() -> None:
    g = bourg_taken()
    g.king = lord("henri")
    g.castle[village("st_vivien")] = 1
    begin(g, Consequences())
    when(g, "1 bear county_bourg louis")
    assert (g.title[BOURG], g.bearer[BOURG], g.capital[BOURG]) == (1, lord("louis"), village("bourg"))
    assert g.holder(village("st_vivien")) == 1, "castles and empty villages pass with the fief"
    assert g.is_intruded(village("villeneuve")), "the old owner's pieces are intruders now"
    assert told(g) == ["capital-taken", "title-borne"]


def test_f11_an_intruder_elsewhere_in_the_fief_takes_nothing() -> None:
    g = given()
    put(g, 0, "bourg", 2, "jean")
    put(g, 1, "st_vivien", 5, "henri")
    fief(g, 0, "county_bourg", "jean", "bourg")
    begin(g, Consequences())
    assert g.title[BOURG] == 0 and not g.agenda


def test_f9_an_intruder_holds_nothing_and_stops_those_who_come() -> None:
    g = given()
    put(g, 0, "bourg", 2, "jean")
    put(g, 1, "st_vivien", 5, "henri")
    fief(g, 0, "county_bourg", "jean", "bourg")
    assert g.holder(village("st_vivien")) == 0 and g.occupant(village("st_vivien")) == 1
    assert village("st_vivien") not in g.villages_of(1) and g.votes_of(1) == 1


def test_k18_the_old_owner_names_a_bearer_before_the_capital_passes() -> None:
    g = bourg_taken()
    g.king = lord("pierre")
    put(g, 0, "villeneuve", 0, "eric")
    g.bury(lord("jean"))
    begin(g, Consequences())
    assert told(g)[:2] == ["title-borne", "capital-taken"]
    assert list(g.awaited()) == [2] and g.title[BOURG] == 1


def test_f12_a_king_who_agrees_leaves_the_title_to_its_taker() -> None:
    g = bourg_taken()
    g.king = lord("pierre")
    begin(g, Consequences())
    assert list(g.awaited()) == [2] and offers(g, 2) == ["agree", "object"]
    when(g, "2 agree", "1 bear county_bourg henri")
    assert (g.title[BOURG], g.bearer[BOURG], g.custody[BOURG]) == (1, lord("henri"), GRANTED)


def test_f12_a_king_who_objects_keeps_the_title_in_custody() -> None:
    g = bourg_taken()
    g.king = lord("pierre")
    begin(g, Consequences())
    when(g, "2 object")
    assert (g.title[BOURG], g.bearer[BOURG], g.custody[BOURG]) == (2, NOBODY, KEPT)
    assert g.holder(village("bourg")) == 2, "the custodian has the revenue"
    assert told(g) == ["capital-taken", "king-objected", "title-in-custody"]
    assert g.fiefs_of(2) == [] and g.votes_of(2) == 1, "E4, Q2: custody is no fief and gives no vote"
    assert not g.agenda


def test_f12_the_loser_may_object_as_king() -> None:
    g = bourg_taken()
    g.king = lord("jean")
    begin(g, Consequences())
    assert list(g.awaited()) == [0]
    when(g, "0 object")
    assert g.title[BOURG] == 0 and g.custody[BOURG] == KEPT


def test_f12_a_taker_who_has_the_king_asks_nobody() -> None:
    g = bourg_taken()
    g.king = lord("henri")
    begin(g, Consequences())
    assert list(g.awaited()) == [1] and offers(g, 1) == ["bear county_bourg henri", "bear county_bourg louis"]


def test_f13_a_taker_without_a_lord_takes_it_into_the_kings_custody() -> None:
    g = given()
    put(g, 0, "villeneuve", 2, "jean")
    put(g, 1, "bourg", 3)
    put(g, 2, "sigy", 1, "pierre")
    fief(g, 0, "county_bourg", "jean", "bourg")
    g.king = lord("pierre")
    begin(g, Consequences())
    assert not g.agenda, "the King is not asked"
    assert (g.title[BOURG], g.custody[BOURG], g.sitting[BOURG]) == (2, OWED, 1)


def test_f13_a_taker_without_a_lord_keeps_it_while_there_is_no_king() -> None:
    g = given()
    put(g, 0, "villeneuve", 2, "jean")
    put(g, 1, "bourg", 3)
    fief(g, 0, "county_bourg", "jean", "bourg")
    begin(g, Consequences())
    assert (g.title[BOURG], g.bearer[BOURG], g.custody[BOURG]) == (1, NOBODY, GRANTED)
    assert g.fiefs_of(1) == [BOURG] and g.king == NOBODY


def test_f14_pieces_in_the_capital_do_not_take_it_by_staying() -> None:
    g = bourg_taken()
    g.king = lord("pierre")
    begin(g, Consequences())
    when(g, "2 object")
    begin(g, Consequences())
    assert g.title[BOURG] == 2 and g.sitting[BOURG] == 1 and not g.agenda
    g.shift(place("bourg"), place("bourg-gate"), 2, [lord("henri")])
    g.shift(place("bourg"), place("bourg-gate"), 1, [lord("louis")])
    assert g.sitting[BOURG] == 1, "a sortie does not leave it"


def test_f14_they_take_it_if_they_leave_it_empty_and_go_in_again() -> None:
    g = bourg_taken()
    g.king = lord("pierre")
    begin(g, Consequences())
    when(g, "2 object")
    g.shift_all(place("bourg"), place("villeneuve-from-bourg"))
    assert g.sitting[BOURG] == NOBODY
    g.shift_all(place("villeneuve-from-bourg"), place("bourg"))
    begin(g, Consequences())
    assert list(g.awaited()) == [2], "F11, F12 again"
    when(g, "2 agree", "1 bear county_bourg henri")
    assert g.title[BOURG] == 1 and g.custody[BOURG] == GRANTED


def test_f14_another_player_takes_a_capital_out_of_custody() -> None:
    g = bourg_taken(4)
    g.king = lord("pierre")
    begin(g, Consequences())
    when(g, "2 object")
    g.dismiss(place("bourg"), 3)
    g.bury(lord("henri"))
    g.bury(lord("louis"))
    put(g, 3, "bourg", 2, "robert")
    begin(g, Consequences())
    when(g, "2 agree")
    assert (g.title[BOURG], g.bearer[BOURG], g.custody[BOURG]) == (3, lord("robert"), GRANTED)


def test_f14_the_custodian_may_take_the_empty_capital_himself() -> None:
    g = given()
    put(g, 2, "sigy", 1, "pierre")
    fief(g, 2, "county_bourg", "pierre", "bourg")
    g.king, g.bearer[BOURG], g.custody[BOURG] = lord("pierre"), NOBODY, KEPT
    put(g, 2, "bourg", 1)
    begin(g, Consequences())
    assert (g.title[BOURG], g.bearer[BOURG], g.custody[BOURG]) == (2, lord("pierre"), GRANTED)


def test_f14_a_lord_laid_into_an_empty_capital_in_custody_does_not_take_it() -> None:
    g = given()
    put(g, 2, "sigy", 1, "pierre")
    fief(g, 2, "county_bourg", "pierre", "bourg")
    g.king, g.bearer[BOURG], g.custody[BOURG] = lord("pierre"), NOBODY, KEPT
    put(g, 2, "bourg", 0, "robert")
    begin(g, Consequences())
    assert g.custody[BOURG] == KEPT and g.sitting[BOURG] == 2


def test_f10_villages_given_away_are_given_no_longer_when_the_fief_changes_hands() -> None:
    g = bourg_taken()
    g.king = lord("henri")
    g.given[village("st_vivien")], g.given_turn[village("st_vivien")] = 2, 1
    put(g, 2, "st_vivien", 1)
    assert g.holder(village("st_vivien")) == 2
    begin(g, Consequences())
    assert g.given[village("st_vivien")] == NOBODY and g.is_intruded(village("st_vivien"))


# ---- Q7, Q8, Q10: the throne -------------------------------------------------------------------------------


def test_q8_the_taker_of_a_capital_makes_a_king_while_the_throne_is_vacant() -> None:
    g = bourg_taken()
    begin(g, Consequences())
    assert list(g.awaited()) == [1] and offers(g, 1) == ["crown henri", "crown louis"]
    when(g, "1 crown louis", "1 bear county_bourg henri")
    assert g.king == lord("louis") and g.title[BOURG] == 1
    assert told(g) == ["capital-taken", "king-by-conquest", "title-borne"]


def test_q8_a_bishop_in_the_capital_becomes_no_king() -> None:
    g = bourg_taken()
    ordain(g, "henri", "bourg")
    begin(g, Consequences())
    assert g.king == lord("louis"), "the only one who can"


def test_q8_soldiers_and_bishops_alone_make_no_king() -> None:
    g = bourg_taken()
    ordain(g, "henri", "bourg")
    g.where[lord("louis")] = place("sigy")
    begin(g, Consequences())
    assert g.king == NOBODY and g.title[BOURG] == 1
    assert offers(g, 1) == ["bear county_bourg henri", "bear county_bourg louis"]


def test_q8_a_king_who_fell_in_that_battle_leaves_the_throne_to_the_taker() -> None:
    g = bourg_taken()
    put(g, 0, "st_paul", 0, "charles")
    g.king = lord("charles")
    g.bury(lord("charles"))
    begin(g, Consequences())
    assert offers(g, 1) == ["crown henri", "crown louis"]


def test_q8_the_next_taker_of_the_turn_finds_a_king() -> None:
    g = bourg_taken()
    put(g, 2, "st_vivien", 1, "robert")
    fief(g, 2, "duchy_sigy", "robert", "st_paul")
    put(g, 0, "st_paul", 2, "clement")
    begin(g, Consequences())
    assert g.king == lord("clement"), "the first capital taken makes its taker's lord King"
    when(g, "0 bear duchy_sigy jean")
    assert list(g.awaited()) == [0] and offers(g, 0) == ["agree", "object"], "who is asked about the second"
    when(g, "0 agree", "1 bear county_bourg henri")
    assert g.king == lord("clement") and g.title[BOURG] == 1


def test_q10_titles_in_custody_pass_to_the_new_king() -> None:
    g = bourg_taken(4)
    put(g, 3, "st_medard", 1, "robert")
    fief(g, 3, "barony_east", "robert", "st_andre")
    g.bearer[EAST], g.custody[EAST] = NOBODY, KEPT
    begin(g, Consequences())
    when(g, "1 crown henri")
    assert g.title[EAST] == 1 and g.custody[EAST] == KEPT and "custody-inherited" in told(g)


def test_q10_a_new_king_takes_the_titles_of_players_without_a_lord() -> None:
    g = bourg_taken(4)
    put(g, 3, "st_andre", 4)
    fief(g, 3, "barony_east", "robert", "st_andre")
    g.bearer[EAST] = NOBODY
    begin(g, Consequences())
    when(g, "1 crown henri", "1 bear county_bourg henri")
    assert (g.title[EAST], g.custody[EAST], g.sitting[EAST]) == (1, OWED, 3)


def test_q7_a_dead_king_leaves_his_custody_with_his_player() -> None:
    g = bourg_taken()
    g.king = lord("pierre")
    begin(g, Consequences())
    when(g, "2 object")
    put(g, 2, "sigy", 0, "clement")
    g.bury(lord("pierre"))
    begin(g, Consequences())
    assert g.king == NOBODY and g.title[BOURG] == 2 and g.custody[BOURG] == KEPT


# ---- F15 to F17: all lords lost ----------------------------------------------------------------------------


def test_f15_titles_of_a_player_who_lost_his_last_lord_go_to_the_king() -> None:
    g = given()
    put(g, 0, "bourg", 2, "jean")
    put(g, 2, "sigy", 1, "pierre")
    fief(g, 0, "county_bourg", "jean", "bourg")
    g.king = lord("pierre")
    put(g, 0, "charolles", 1)
    g.bury(lord("jean"))
    begin(g, Consequences())
    assert (g.title[BOURG], g.bearer[BOURG], g.custody[BOURG]) == (2, NOBODY, OWED)
    assert g.sitting[BOURG] == 0 and g.is_intruded(village("bourg"))
    assert g.holder(village("charolles")) == 0, "his other villages stay his"
    put(g, 0, "bourg", 0, "eric")
    begin(g, Consequences())
    assert g.title[BOURG] == 2, "a lord laid later in the turn brings nothing back"


def test_f15_a_fief_without_a_capital_goes_into_custody_too() -> None:
    g = given()
    put(g, 0, "bourg", 2, "jean")
    put(g, 2, "sigy", 1, "pierre")
    fief(g, 0, "county_bourg", "jean", "bourg")
    g.capital[BOURG], g.promised[BOURG], g.king = NOBODY, 1, lord("pierre")
    g.bury(lord("jean"))
    begin(g, Consequences())
    assert (g.title[BOURG], g.custody[BOURG], g.sitting[BOURG], g.promised[BOURG]) == (2, OWED, NOBODY, 0)


def test_f16_without_a_king_he_keeps_his_titles_and_votes() -> None:
    g = given()
    put(g, 0, "bourg", 2, "jean")
    fief(g, 0, "county_bourg", "jean", "bourg")
    g.bury(lord("jean"))
    begin(g, Consequences(), Consequences())
    assert (g.title[BOURG], g.bearer[BOURG], g.custody[BOURG]) == (0, NOBODY, GRANTED)
    assert g.fiefs_of(0) == [BOURG] and g.votes_of(0) == 1
    assert told(g) == ["last-lord-lost"]


def test_f16_a_new_lord_bears_the_titles_that_were_kept() -> None:
    g = given()
    put(g, 0, "bourg", 2, "jean")
    fief(g, 0, "county_bourg", "jean", "bourg")
    g.bury(lord("jean"))
    begin(g, Consequences())
    put(g, 0, "bourg", 0, "eric")
    begin(g, Consequences())
    assert g.bearer[BOURG] == lord("eric")


def test_f17_a_king_who_was_the_last_lord_leaves_the_titles_where_they_are() -> None:
    g = given()
    put(g, 0, "bourg", 2, "jean")
    fief(g, 0, "county_bourg", "jean", "bourg")
    g.king = lord("jean")
    g.bury(lord("jean"))
    begin(g, Consequences())
    assert g.king == NOBODY and g.title[BOURG] == 0 and g.custody[BOURG] == GRANTED


# ---- E1 ----------------------------------------------------------------------------------------------------


def test_e1_the_game_stops_when_a_capital_brings_the_last_fief_wanted() -> None:
    g = bourg_taken(goal=2)
    g.king = lord("henri")
    fief(g, 1, "barony_east", "henri", "st_andre")
    begin(g, Consequences(), Consequences())
    assert g.outcome() is None, "all that follows from the act is settled first"
    when(g, "1 bear county_bourg louis")
    assert g.ending == BY_FIEFS and not g.agenda and not list(g.awaited())
    outcome = g.outcome()
    assert outcome is not None and outcome.ranking[0] == [1] and told(g)[-1] == "ended-by-fiefs"


def test_e1_an_objection_keeps_the_game_going() -> None:
    g = bourg_taken(goal=2)
    g.king = lord("pierre")
    fief(g, 1, "barony_east", "henri", "st_andre")
    begin(g, Consequences())
    when(g, "2 object")
    assert not g.ending


def test_e6_without_a_goal_no_number_of_fiefs_ends_the_game() -> None:
    g = given(goal=0)
    put(g, 0, "bourg", 2, "jean")
    for slug in g.board.regions:
        fief(g, 0, slug, "jean", g.board.villages[g.board.in_region[g.board.regions.index(slug)][0]])
    begin(g, Consequences())
    assert g.outcome() is None and len(g.fiefs_of(0)) == 6


def test_e4_custody_counts_for_nobody_and_e2_titles_pass_one_at_a_time() -> None:
    g = given(3, goal=2)
    put(g, 1, "bourg", 1, "henri")
    put(g, 1, "st_andre", 1, "louis")
    put(g, 1, "sigy", 1)
    g.king = lord("henri")
    put(g, 0, "la_salle", 1, "jean")
    for slug, capital in (("duchy_sigy", "sigy"), ("county_bourg", "bourg"), ("barony_east", "st_andre")):
        fief(g, 0, slug, "jean", capital)
    g.custody[SIGY], g.bearer[SIGY], g.sitting[SIGY] = KEPT, NOBODY, 1
    begin(g, Consequences())
    when(g, "1 bear county_bourg henri", "1 bear barony_east henri")
    assert g.ending == BY_FIEFS and g.fiefs_of(1) == [BOURG, EAST] and g.title[SIGY] == 0


def test_e1_the_goal_is_looked_at_before_the_next_capital_passes() -> None:
    g = given(goal=2)
    put(g, 0, "blaye", 1, "jean")
    put(g, 1, "bourg", 1, "henri")
    put(g, 2, "st_andre", 1, "pierre")
    g.king = lord("henri")
    fief(g, 1, "duchy_sigy", "henri", "sigy")
    fief(g, 0, "county_bourg", "jean", "bourg")
    fief(g, 0, "barony_east", "jean", "st_andre")
    begin(g, Consequences())
    assert g.ending == BY_FIEFS and g.fiefs_of(1) == [SIGY, BOURG]
    assert g.title[EAST] == 0, "the game was over before it could pass"


def test_f11_a_fief_without_a_capital_is_taken_by_nobody() -> None:
    g = given()
    put(g, 0, "bourg", 1, "jean")
    put(g, 1, f"{g.board.villages[-1]}-gate", 1)
    fief(g, 0, "county_bourg", "jean", "bourg")
    g.capital[BOURG] = NOBODY
    begin(g, Consequences())
    assert g.title[BOURG] == 0 and not told(g)


def test_f6_only_the_holder_of_a_title_names_its_bearer() -> None:
    g = given()
    put(g, 0, "bourg", 1, "jean", "eric")
    put(g, 1, "sigy", 1, "henri", "louis")
    fief(g, 0, "county_bourg", "jean", "bourg")
    begin(g, NameBearer(1, BOURG))
    assert not g.agenda and g.bearer[BOURG] == lord("jean")
    g.custody[BOURG] = KEPT
    begin(g, NameBearer(0, BOURG))
    assert not g.agenda, "a title in custody has no bearer"


def test_f10_a_village_no_longer_given_has_no_turn_of_giving() -> None:
    g = bourg_taken()
    g.king = lord("henri")
    g.given[village("st_vivien")], g.given_turn[village("st_vivien")] = 2, 1
    begin(g, Consequences())
    assert (g.given[village("st_vivien")], g.given_turn[village("st_vivien")]) == (NOBODY, 0)
