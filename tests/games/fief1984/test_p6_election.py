"""Phase 6 §1: votes, the election, sanctifying."""

from homage.engine.values import NOBODY
from homage.games.fief1984.data import KEPT, OWED
from homage.games.fief1984.model import Realm
from homage.games.fief1984.rules.p6_election import Election
from tests.games.fief1984.table import (
    begin,
    fief,
    fund,
    given,
    lord,
    offers,
    ordain,
    put,
    region,
    told,
    when,
)


def three_families() -> Realm:
    """Seat 0: Henri and Eric (bishop); seat 1: Jean and Louis (cardinal); seat 2: Pierre and Robert
    (bishop)."""
    g = given()
    put(g, 0, "bourg", 1, "henri", "eric")
    put(g, 1, "sigy", 1, "jean", "louis")
    put(g, 2, "blaye", 1, "pierre", "robert")
    ordain(g, "eric", "bourg")
    ordain(g, "louis", "sigy", cardinal=True)
    ordain(g, "robert", "blaye")
    return g


# ---- Q1 to Q5 ----------------------------------------------------------------------------------------------


def test_6_1_votes_are_lords_bishops_cardinals_and_titles() -> None:
    g = three_families()
    fief(g, 0, "county_bourg", "henri", "bourg")
    assert (g.votes_of(0), g.votes_of(1), g.votes_of(2)) == (4, 4, 3)


def test_q2_neither_the_crown_nor_a_title_in_custody_votes() -> None:
    g = three_families()
    fief(g, 0, "county_bourg", "henri", "bourg")
    g.king, g.custody[region("county_bourg")] = lord("henri"), KEPT
    assert g.votes_of(0) == 3


def test_q1_there_is_no_election_while_there_is_a_king() -> None:
    g = three_families()
    g.king = lord("henri")
    begin(g, Election())
    assert not g.agenda and not told(g)


def test_q3_all_vote_once_in_turn_order() -> None:
    g = three_families()
    g.first = 2
    begin(g, Election())
    asked = []
    for _ in range(3):
        asked += list(g.awaited())
        when(g, f"{asked[-1]} pass")
    assert asked == [2, 0, 1] and not g.agenda and g.king == NOBODY


def test_q4_anybodys_lord_may_be_named_but_no_bishop() -> None:
    g = three_families()
    begin(g, Election())
    assert offers(g, 0) == ["pass", "vote henri 1..3", "vote jean 1..3", "vote pierre 1..3"]


def test_q2_a_player_without_votes_is_not_asked() -> None:
    g = given()
    put(g, 0, "bourg", 1, "henri")
    put(g, 1, "blaye", 3)
    put(g, 2, "sigy", 1, "jean")
    begin(g, Election())
    when(g, "0 vote henri 1")
    assert list(g.awaited()) == [2]


def test_f16_a_title_kept_without_a_lord_still_votes() -> None:
    g = given()
    put(g, 0, "bourg", 1, "henri")
    fief(g, 1, "barony_east", "jean", "st_andre")
    g.bearer[region("barony_east")] = NOBODY
    begin(g, Election())
    when(g, "0 pass")
    assert offers(g, 1) == ["pass", "vote henri 1"]


def test_q5_a_tie_leaves_the_throne_vacant() -> None:
    g = three_families()
    begin(g, Election())
    when(g, "0 vote henri 3", "1 vote jean 3", "2 vote henri 1")
    assert "lord-elected" in told(g), "four against three"
    g = three_families()
    begin(g, Election())
    when(g, "0 vote henri 3", "1 vote jean 4", "2 vote henri 1")
    assert told(g)[-1] == "election-undecided" and not g.agenda and g.king == NOBODY
    assert g.tally == [0] * len(g.tally)


def test_q5_no_vote_at_all_leaves_the_throne_vacant() -> None:
    g = three_families()
    begin(g, Election())
    when(g, "0 pass", "1 pass", "2 pass")
    assert told(g)[-4:] == ["abstained", "abstained", "abstained", "election-undecided"]


# ---- Q6: sanctifying ---------------------------------------------------------------------------------------


def test_q6_ones_own_cardinal_crowns_without_being_asked() -> None:
    g = three_families()
    begin(g, Election())
    when(g, "0 pass", "1 vote jean 4", "2 pass")
    assert g.king == lord("jean") and not g.agenda and told(g)[-2:] == ["lord-elected", "king-crowned"]


def test_q6_two_own_bishops_crown_without_being_asked() -> None:
    g = three_families()
    put(g, 0, "bourg", 0, "charles")
    ordain(g, "charles", "tournus")
    begin(g, Election())
    when(g, "0 vote henri 5", "1 pass", "2 pass")
    assert g.king == lord("henri")


def test_q6_a_lone_bishop_asks_others_one_by_one() -> None:
    g = three_families()
    fund(g, s0=550)
    begin(g, Election())
    when(g, "0 vote henri 3", "1 pass", "2 pass")
    assert list(g.awaited()) == [0]
    assert offers(g, 0) == ["pass", "ask-clergy 1 0..500", "ask-clergy 2 0..500"]
    when(g, "0 ask-clergy 1 0")
    assert list(g.awaited()) == [1] and offers(g, 1) == ["refuse", "agree"]
    when(g, "1 refuse")
    assert offers(g, 0) == ["pass", "ask-clergy 2 0..500"], "each is asked once"
    when(g, "0 ask-clergy 2 0", "2 agree")
    assert g.king == lord("henri") and not g.agenda
    assert told(g)[-2:] == ["clergy-agreed", "king-crowned"]


def test_q6_bishops_may_come_from_different_players() -> None:
    g = three_families()
    g.see[lord("eric")] = NOBODY
    g.cardinal[lord("louis")] = 0
    begin(g, Election())
    when(g, "0 vote henri 2", "1 pass", "2 pass", "0 ask-clergy 1 0", "1 agree")
    assert list(g.awaited()) == [0] and g.king == NOBODY, "one bishop is not enough"
    when(g, "0 ask-clergy 2 0", "2 agree")
    assert g.king == lord("henri")


def test_q6_another_players_cardinal_is_enough_alone() -> None:
    g = three_families()
    g.see[lord("eric")] = NOBODY
    begin(g, Election())
    when(g, "0 vote henri 2", "1 pass", "2 pass", "0 ask-clergy 1 0", "1 agree")
    assert g.king == lord("henri")


def test_q6_he_may_give_up() -> None:
    g = three_families()
    begin(g, Election())
    when(g, "0 vote henri 3", "1 pass", "2 pass", "0 pass")
    assert g.king == NOBODY and not g.agenda and told(g)[-1] == "sanctifying-failed"


def test_q6_with_nobody_left_to_ask_the_throne_stays_vacant() -> None:
    g = three_families()
    begin(g, Election())
    when(g, "0 vote henri 3", "1 pass", "2 pass")
    when(g, "0 ask-clergy 1 0", "1 refuse", "0 ask-clergy 2 0", "2 refuse")
    assert g.king == NOBODY and not g.agenda and told(g)[-1] == "sanctifying-failed"


def test_n7_a_sum_is_paid_with_a_yes_and_not_with_a_no() -> None:
    g = three_families()
    fund(g, s0=500)
    begin(g, Election())
    when(g, "0 vote henri 3", "1 pass", "2 pass", "0 ask-clergy 1 500", "1 refuse")
    assert g.cash == [500, 0, 0]
    when(g, "0 ask-clergy 2 300", "2 agree")
    assert g.cash == [200, 0, 300] and "money-paid" in told(g)


def test_q10_a_crowned_king_takes_custody_and_the_titles_of_the_lordless() -> None:
    g = three_families()
    fief(g, 0, "county_bourg", "henri", "villeneuve")
    bourg, east = region("county_bourg"), region("barony_east")
    g.custody[bourg], g.bearer[bourg] = KEPT, NOBODY
    g.dismiss(g.board.villages.index("blaye"), 1)
    for slug in ("pierre", "robert"):
        g.bury(lord(slug))
    fief(g, 2, "barony_east", "pierre", "st_andre")
    g.bearer[east] = NOBODY
    begin(g, Election())
    when(g, "0 pass", "1 vote jean 4", "2 pass")
    assert (g.title[bourg], g.custody[bourg]) == (1, KEPT)
    assert (g.title[east], g.custody[east]) == (1, OWED)


def test_6_1_each_vote_is_shown_and_the_winner_told_with_his_votes() -> None:
    g = given()
    put(g, 0, "bourg", 1, "henri", "jean")
    put(g, 1, "sigy", 1, "pierre")
    begin(g, Election())
    g.shown = 7
    when(g, "0 vote henri 2")
    assert g.shown == 8
    when(g, "1 pass")
    elected = [event.values() for event in g.events or [] if type(event).__name__ == "LordElected"]
    assert elected == [[0, lord("henri"), 2]]
