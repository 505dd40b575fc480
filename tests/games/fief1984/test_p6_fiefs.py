"""Phase 6 §2, §3, §5: fiefs raised, titles granted out of custody, capitals named."""

from typing import Any

from homage.engine.values import NOBODY
from homage.games.fief1984.data import BESIEGING, BY_FIEFS, GRANTED, KEPT, OWED
from homage.games.fief1984.model import Realm
from homage.games.fief1984.rules.p6_fiefs import Capitals, Creation, Custody, subsets
from tests.games.fief1984.table import (
    begin,
    fief,
    force,
    fund,
    given,
    lord,
    offers,
    place,
    put,
    region,
    told,
    village,
    when,
)

EAST = region("barony_east")
NORTH = region("barony_north")


def east_held(seats: int = 3, **options: Any) -> Realm:
    """Seat 0 holds the region of the east, Henri in St Médard; seat 1 has the King, Pierre."""
    g = given(seats, **options)
    put(g, 0, "st_medard", 2, "henri")
    put(g, 0, "st_gerome", 1)
    put(g, 0, "st_andre", 3)
    put(g, 1, "sigy", 1, "pierre")
    g.king = lord("pierre")
    return g


# ---- F1 to F5, F21: creation -------------------------------------------------------------------------------


def test_f1_without_a_king_nothing_is_raised() -> None:
    g = east_held()
    g.king = NOBODY
    begin(g, Creation())
    assert not g.agenda


def test_f1_a_player_asks_the_king_once_for_each_region() -> None:
    g = east_held()
    fund(g, s0=250)
    begin(g, Creation())
    assert list(g.awaited()) == [0] and offers(g, 0) == ["pass", "ask-fief barony_east 0..200"]
    when(g, "0 ask-fief barony_east 200")
    assert list(g.awaited()) == [1] and offers(g, 1) == ["refuse", "agree"]
    when(g, "1 refuse")
    assert not g.agenda and g.title[EAST] == NOBODY and g.cash[0] == 250
    assert told(g) == ["fief-asked", "fief-refused"]


def test_f1_a_player_need_not_ask() -> None:
    g = east_held()
    begin(g, Creation())
    when(g, "0 pass")
    assert not g.agenda and g.title[EAST] == NOBODY and told(g) == []


def test_6_2_the_king_agrees_and_the_holder_names_capital_and_gathers() -> None:
    g = east_held()
    fund(g, s0=300)
    begin(g, Creation())
    when(g, "0 ask-fief barony_east 300", "1 agree")
    assert g.cash[:2] == [0, 300], "N7: paid at once with the yes"
    assert g.bearer[EAST] == lord("henri"), "F3: the only lord there is"
    assert offers(g, 0) == ["name-capital st_medard", "name-capital st_gerome", "name-capital st_andre"]
    when(g, "0 name-capital st_andre")
    assert offers(g, 0) == [
        "pass",
        "gather st_medard st_gerome",
        "gather st_medard",
        "gather st_gerome",
    ]
    when(g, "0 gather st_medard st_gerome")
    at = [g.soldiers[village(slug)] for slug in ("st_medard", "st_gerome", "st_andre")]
    assert at == [1, 0, 5] and g.owner[village("st_gerome")] == NOBODY
    assert g.holder(village("st_gerome")) == 0, "no piece is needed any more to hold it"
    assert g.capital[EAST] == village("st_andre") and not g.agenda
    assert told(g) == [
        *("fief-asked", "money-paid", "fief-raised", "title-borne", "capital-named", "soldiers-gathered"),
    ]


def test_f3_the_owner_picks_which_lord_bears_it() -> None:
    g = east_held()
    put(g, 0, "st_gerome", 0, "louis")
    begin(g, Creation())
    when(g, "0 ask-fief barony_east 0", "1 agree")
    assert offers(g, 0) == ["bear barony_east henri", "bear barony_east louis"]


def test_6_2_the_kings_own_player_just_raises() -> None:
    g = east_held()
    g.king = lord("henri")
    begin(g, Creation())
    assert offers(g, 0) == ["pass", "raise barony_east"]
    when(g, "0 raise barony_east", "0 name-capital st_medard", "0 pass")
    assert g.title[EAST] == 0 and not g.agenda


def test_f4_any_village_of_it_may_be_the_capital_a_castle_is_not_needed() -> None:
    g = east_held()
    g.king = lord("henri")
    g.castle[village("st_medard")] = 1
    begin(g, Creation())
    when(g, "0 raise barony_east", "0 name-capital st_gerome", "0 pass")
    assert g.capital[EAST] == village("st_gerome") and g.castle[village("st_gerome")] == 0


def test_f5_a_village_with_a_lone_lord_sends_nobody() -> None:
    g = east_held()
    g.king = lord("henri")
    g.dismiss(village("st_medard"), 2)
    begin(g, Creation())
    when(g, "0 raise barony_east", "0 name-capital st_andre")
    assert offers(g, 0) == ["pass", "gather st_gerome"]


def test_f5_nobody_is_asked_to_gather_where_there_is_no_soldier() -> None:
    g = east_held()
    g.king = lord("henri")
    for slug, name in (("st_medard", "eric"), ("st_gerome", "louis")):
        put(g, 0, slug, 0, name)
        g.dismiss(village(slug), g.soldiers[village(slug)])
    begin(g, Creation())
    when(g, "0 raise barony_east", "0 bear barony_east louis", "0 name-capital st_andre")
    assert not g.agenda


def test_f2_f5_a_siege_prevents_neither_the_fief_nor_the_gathering() -> None:
    g = east_held()
    force(g, 2, "st_gerome-from-pugnac", BESIEGING, 4, "robert")
    begin(g, Creation())
    when(g, "0 ask-fief barony_east 0", "1 agree", "0 name-capital st_andre", "0 gather st_gerome")
    assert g.title[EAST] == 0 and g.owner[place("st_gerome-from-pugnac")] == 2
    assert g.soldiers[village("st_andre")] == 4


def test_6_2_all_villages_and_a_lord_are_needed() -> None:
    g = east_held()
    g.dismiss(village("st_gerome"), 1)
    begin(g, Creation())
    assert not g.agenda, "a village is missing"
    g = east_held()
    g.bury(lord("henri"))
    begin(g, Creation())
    assert not g.agenda, "F1: no lord on the board"


def test_f21_a_region_is_raised_once() -> None:
    g = east_held()
    fief(g, 2, "barony_east", "pierre", "st_andre")
    begin(g, Creation())
    assert not g.agenda


def test_f1_the_next_request_comes_after_the_whole_creation() -> None:
    g = east_held()
    for slug in ("l_epervier", "sennecy", "chateauneuf"):
        put(g, 0, slug, 1)
    begin(g, Creation())
    assert offers(g, 0) == ["pass", "ask-fief barony_north 0", "ask-fief barony_east 0"]
    when(g, "0 ask-fief barony_east 0", "1 agree", "0 name-capital st_andre", "0 pass")
    assert offers(g, 0) == ["pass", "ask-fief barony_north 0"]
    when(g, "0 ask-fief barony_north 0", "1 refuse")
    assert not g.agenda and g.title[NORTH] == NOBODY


def test_e1_the_game_stops_with_the_fief_that_reaches_the_goal() -> None:
    g = east_held(goal=1)
    g.king = lord("henri")
    for slug in ("l_epervier", "sennecy", "chateauneuf"):
        put(g, 0, slug, 1)
    begin(g, Creation())
    when(g, "0 raise barony_east", "0 name-capital st_andre")
    assert g.outcome() is None, "F5 belongs to the creation"
    when(g, "0 pass")
    assert g.ending == BY_FIEFS and not g.agenda


def test_f5_subsets_are_all_but_the_empty_one() -> None:
    assert subsets([7, 8]) == [(7, 8), (7,), (8,)] and subsets([]) == []
    assert len(subsets([1, 2, 3, 4])) == 15


# ---- F18, F20: titles in custody ---------------------------------------------------------------------------


def custody_of_east(custody: int) -> Realm:
    """Seat 1's King Pierre has the title of the east in custody; seat 2 stands in its capital, St André."""
    g = given()
    put(g, 0, "bourg", 1, "henri")
    put(g, 1, "sigy", 1, "pierre")
    put(g, 2, "st_andre", 3, "robert")
    fief(g, 1, "barony_east", "pierre", "st_andre")
    g.bearer[EAST], g.custody[EAST], g.sitting[EAST], g.king = NOBODY, custody, 2, lord("pierre")
    return g


def test_f18_the_king_may_grant_or_withhold() -> None:
    g = custody_of_east(KEPT)
    begin(g, Custody())
    assert list(g.awaited()) == [1]
    assert offers(g, 1) == [
        "pass",
        "grant barony_east henri",
        "grant barony_east pierre",
        "grant barony_east robert",
    ]
    when(g, "1 pass")
    assert g.custody[EAST] == KEPT and told(g) == ["title-withheld"] and not g.agenda


def test_f18_the_capital_stays_if_no_opponent_is_inside() -> None:
    g = custody_of_east(KEPT)
    begin(g, Custody())
    when(g, "1 grant barony_east robert")
    assert (g.title[EAST], g.bearer[EAST], g.custody[EAST]) == (2, lord("robert"), GRANTED)
    assert g.capital[EAST] == village("st_andre") and g.sitting[EAST] == NOBODY and not g.agenda
    assert g.soldiers[village("st_andre")] == 3, "F20: no soldier after an objection"


def test_f18_with_an_opponent_inside_the_new_holder_names_another_village() -> None:
    g = custody_of_east(KEPT)
    begin(g, Custody())
    when(g, "1 grant barony_east henri")
    assert list(g.awaited()) == [0]
    assert offers(g, 0) == ["name-capital st_medard", "name-capital st_gerome"]
    when(g, "0 name-capital st_gerome")
    assert g.capital[EAST] == village("st_gerome") and g.title[EAST] == 0
    assert g.is_intruded(village("st_andre")), "pieces of others in the fief are intruders"


def test_f18_without_a_free_village_there_is_no_capital_until_a_phase_with_one() -> None:
    g = custody_of_east(KEPT)
    put(g, 2, "st_medard", 1)
    put(g, 2, "st_gerome", 1)
    begin(g, Custody())
    when(g, "1 grant barony_east henri")
    assert g.title[EAST] == 0 and g.capital[EAST] == NOBODY and told(g)[-1] == "capital-lost"
    begin(g, Capitals())
    assert not g.agenda and g.capital[EAST] == NOBODY
    g.dismiss(village("st_gerome"), 1)
    begin(g, Capitals())
    assert g.capital[EAST] == village("st_gerome"), "the only free village"


def test_f18_during_custody_no_capital_is_named() -> None:
    g = custody_of_east(KEPT)
    g.capital[EAST] = NOBODY
    begin(g, Capitals())
    assert not g.agenda and g.capital[EAST] == NOBODY


def test_f15_f20_the_king_must_give_and_the_new_owner_gets_a_soldier() -> None:
    g = custody_of_east(OWED)
    begin(g, Custody())
    assert "pass" not in offers(g, 1) and g.question() is not None
    assert g.question().default(g, 1).text(g.names) == "grant barony_east pierre"  # type: ignore[union-attr]
    when(g, "1 grant barony_east robert")
    assert g.soldiers[village("st_andre")] == 4 and g.stock[2] == 26
    assert told(g) == ["title-granted", "free-soldier"] and not g.agenda


def test_f20_one_soldier_a_new_owner_and_phase_in_a_capital_of_his_choice() -> None:
    g = custody_of_east(OWED)
    fief(g, 1, "barony_north", "pierre", "sennecy")
    g.bearer[NORTH], g.custody[NORTH] = NOBODY, OWED
    begin(g, Custody())
    when(g, "1 grant barony_east robert", "1 grant barony_north robert")
    assert offers(g, 2) == ["station st_andre", "station sennecy"]
    when(g, "2 station sennecy")
    assert g.soldiers[village("sennecy")] == 1 and g.soldiers[village("st_andre")] == 3 and not g.agenda


def test_f20_without_a_capital_the_soldier_comes_when_it_is_named() -> None:
    g = custody_of_east(OWED)
    put(g, 2, "st_medard", 1)
    put(g, 2, "st_gerome", 1)
    begin(g, Custody())
    when(g, "1 grant barony_east henri")
    assert g.promised[EAST] == 1 and g.stock[0] == 29
    g.dismiss(village("st_gerome"), 1)
    begin(g, Capitals())
    assert g.soldiers[village("st_gerome")] == 1 and g.stock[0] == 28 and g.promised[EAST] == 0


def test_f20_p3_without_a_soldier_in_stock_none_comes() -> None:
    g = custody_of_east(OWED)
    put(g, 2, "blaye", 27)
    begin(g, Custody())
    when(g, "1 grant barony_east robert")
    assert g.soldiers[village("st_andre")] == 3 and told(g) == ["title-granted"]


def test_f18_titles_owed_come_before_those_he_may_give() -> None:
    g = custody_of_east(OWED)
    fief(g, 1, "barony_north", "pierre", "sennecy")
    g.bearer[NORTH], g.custody[NORTH] = NOBODY, KEPT
    begin(g, Custody())
    assert all("barony_east" in text for text in offers(g, 1))
    when(g, "1 grant barony_east pierre", "1 name-capital st_medard")
    assert offers(g, 1)[0] == "pass" and all("barony_north" in text for text in offers(g, 1)[1:])
    when(g, "1 grant barony_north pierre")
    assert g.fiefs_of(1) == [NORTH, EAST] and not g.agenda


def test_q7_without_a_king_nothing_is_granted() -> None:
    g = custody_of_east(OWED)
    g.king = NOBODY
    begin(g, Custody())
    assert not g.agenda and g.custody[EAST] == OWED


def test_f15_the_only_lord_on_the_board_takes_it_all() -> None:
    g = given()
    put(g, 1, "sigy", 1, "pierre")
    fief(g, 1, "barony_east", "pierre", "st_andre")
    g.bearer[EAST], g.custody[EAST], g.king = NOBODY, OWED, lord("pierre")
    begin(g, Custody())
    assert g.fiefs_of(1) == [EAST] and g.soldiers[village("st_andre")] == 1 and not g.agenda


def test_e1_a_grant_may_end_the_game() -> None:
    g = custody_of_east(KEPT)
    g.settings.goal = 1
    begin(g, Custody())
    when(g, "1 grant barony_east robert")
    assert g.ending == BY_FIEFS and g.outcome().ranking[0] == [2]  # type: ignore[union-attr]


def test_f18_a_village_given_away_does_not_become_the_capital() -> None:
    g = given()
    put(g, 0, "bourg", 1, "henri")
    fief(g, 0, "barony_east", "henri", "st_andre")
    g.capital[EAST] = NOBODY
    g.given[village("st_gerome")], g.given_turn[village("st_gerome")] = 1, 1
    put(g, 1, "st_medard", 1)
    begin(g, Capitals())
    assert g.capital[EAST] == village("st_andre")


def test_6_2_the_kings_own_player_raises_one_region_after_another() -> None:
    g = east_held()
    g.king = lord("henri")
    north = [g.board.villages[at] for at in g.board.in_region[NORTH]]
    for slug in north:
        put(g, 0, slug, 1)
    begin(g, Creation())
    assert offers(g, 0) == ["pass", "raise barony_north", "raise barony_east"]
    when(g, "0 raise barony_north", f"0 name-capital {north[0]}", "0 pass")
    assert list(g.awaited()) == [0] and offers(g, 0) == ["pass", "raise barony_east"]


def test_f15_all_titles_owed_are_on_offer_together() -> None:
    g = custody_of_east(OWED)
    fief(g, 1, "barony_north", "pierre", "sennecy")
    g.bearer[NORTH], g.custody[NORTH] = NOBODY, OWED
    begin(g, Custody())
    named = {text.split()[1] for text in offers(g, 1)}
    assert named == {"barony_north", "barony_east"}


def test_f18_the_king_is_asked_again_after_each_grant() -> None:
    g = custody_of_east(KEPT)
    fief(g, 1, "barony_north", "pierre", "sennecy")
    g.bearer[NORTH], g.custody[NORTH] = NOBODY, KEPT
    begin(g, Custody())
    when(g, "1 grant barony_east robert")
    assert list(g.awaited()) == [1] and all("barony_north" in text for text in offers(g, 1)[1:])
