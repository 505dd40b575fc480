"""E1 to E6 and the end of a turn: what lapses, who plays first, limits, the ranking."""

import pytest

from homage.engine.errors import GameOver
from homage.engine.values import NOBODY, TABLE
from homage.games.fief1984.data import BY_FIEFS, BY_TIME, BY_TURNS
from homage.games.fief1984.model import Realm
from homage.games.fief1984.rules.ending import EndOfTurn, TurnEnds
from homage.games.fief1984.rules.p6_talks import Talks
from homage.games.fief1984.rules.victory import ranking_of
from tests.games.fief1984.table import begin, fief, fund, given, lord, offers, put, told, village, when

# ---- the turn ends -----------------------------------------------------------------------------------------


def test_turn_the_start_moves_one_seat_counter_clockwise() -> None:
    g = given(4, first=0)
    g.clockwise = [2, 0, 3, 1]
    firsts = []
    for _ in range(5):
        begin(g, TurnEnds())
        firsts.append(g.first)
    assert firsts == [2, 1, 3, 0, 2] and told(g) == ["turn-ended"] * 5


def test_c11_what_lasts_a_turn_is_over() -> None:
    g = given()
    put(g, 0, "bourg", 1, "henri")
    g.weather[1] = g.famine[2] = g.lords_tithe[3] = g.exchanged[1] = g.played[2] = 1
    g.tithe[0], g.royal_tithe, g.trips[lord("henri")] = 1, 2, 2
    begin(g, TurnEnds())
    for fact in (g.weather, g.famine, g.lords_tithe, g.exchanged, g.played, g.trips):
        assert sum(fact) == 0
    assert g.tithe == [NOBODY] * len(g.tithe) and g.royal_tithe == NOBODY


def given_village(turn: int, inside: int) -> Realm:
    g = given(turn=turn)
    put(g, 0, "charolles", 2, "henri")
    fief(g, 0, "county_blaye", "henri", "charolles")
    g.given[village("beaujeu")], g.given_turn[village("beaujeu")] = 1, 3
    if inside != NOBODY:
        put(g, inside, "beaujeu", 1)
    return g


def test_f10_a_given_village_may_stay_empty_in_the_turn_of_the_gift() -> None:
    g = begin(given_village(3, NOBODY), TurnEnds())
    assert g.given[village("beaujeu")] == 1


def test_f10_it_lapses_with_a_later_turn_that_ends_without_the_receiver_inside() -> None:
    g = begin(given_village(4, NOBODY), TurnEnds())
    assert g.given[village("beaujeu")] == NOBODY and told(g) == ["gift-lapsed", "turn-ended"]
    assert g.given_turn[village("beaujeu")] == 0
    g = begin(given_village(4, 2), TurnEnds())
    assert g.given[village("beaujeu")] == NOBODY, "somebody else stands there"


def test_f10_it_lasts_while_a_piece_of_the_receiver_is_inside() -> None:
    g = begin(given_village(9, 1), TurnEnds())
    assert g.given[village("beaujeu")] == 1 and g.holder(village("beaujeu")) == 1


# ---- E3, E6: limits ----------------------------------------------------------------------------------------


def test_e3_the_game_ends_after_the_last_of_its_turns() -> None:
    g = begin(given(turns=5, turn=4), TurnEnds())
    assert not g.ending
    g = begin(given(turns=5, turn=5), EndOfTurn(), EndOfTurn())
    assert g.ending == BY_TURNS and not g.agenda and told(g) == ["ended-by-turns"]


def test_e3_when_time_runs_out_the_turn_is_completed() -> None:
    g = given(minutes=60)
    put(g, 0, "bourg", 1, "henri")
    begin(g, Talks(), EndOfTurn())
    assert offers(g, TABLE) == ["time-up"]
    when(g, "table time-up")
    assert list(g.awaited()) == [0], "the open question stays"
    assert offers(g, TABLE) == [], "once"
    when(g, "0 done", "1 done", "2 done")
    assert g.ending == BY_TIME and g.outcome().ranking[0] == [0]  # type: ignore[union-attr]
    assert told(g)[0] == "time-ran-out" and told(g)[-1] == "ended-by-time"
    with pytest.raises(GameOver):
        when(g, "table time-up")


def test_e3_time_that_runs_out_after_the_talks_ends_the_same_turn() -> None:
    g = given(minutes=60)
    g.time_up = 1
    begin(g, TurnEnds())
    assert g.ending == BY_TIME


def test_e6_without_a_time_limit_there_is_no_time_to_run_out() -> None:
    g = begin(given(), Talks())
    assert offers(g, TABLE) == []


# ---- E2, E4, E5: the ranking -------------------------------------------------------------------------------


def test_e2_fiefs_then_soldiers_on_the_board_then_money() -> None:
    g = given(5)
    put(g, 0, "bourg", 3, "henri")
    put(g, 1, "sigy", 4)
    put(g, 2, "blaye", 3)
    put(g, 3, "tournus-from-pugnac", 3)
    put(g, 4, "st_andre", 1, "jean")
    fief(g, 4, "barony_east", "jean", "st_andre")
    fund(g, s0=100, s2=300, s3=200)
    assert ranking_of(g) == [[4], [1], [2], [3], [0]], "soldiers on roads count, lords do not (E3)"


def test_e2_equal_in_all_three_is_a_shared_place() -> None:
    g = given(4, turns=1)
    put(g, 3, "sigy", 2)
    fund(g, s0=200, s2=200)
    g.clockwise = [2, 0, 3, 1]
    begin(g, EndOfTurn())
    outcome = g.outcome()
    assert outcome is not None and outcome.ranking == [[3], [2, 0], [1]]
    assert outcome.scores[3] == {"seat": 3, "fiefs": 0, "soldiers": 2, "cash": 0}
    assert outcome.reason.text() == "EndedByTurns 1"


def test_e1_the_reason_names_the_winner_and_his_fiefs() -> None:
    g = given(goal=1)
    fief(g, 1, "barony_east", "jean", "st_andre")
    g.ending = BY_FIEFS
    outcome = g.outcome()
    assert outcome is not None and outcome.ranking == [[1], [0, 2]]
    assert outcome.reason.text() == "EndedByFiefs 1 1"


def test_e5_a_game_that_goes_on_has_no_outcome_and_nobody_is_out() -> None:
    g = begin(given(), Talks())
    assert g.outcome() is None and list(g.awaited()) == [0], "a player without anything is asked all the same"
