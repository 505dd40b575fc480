"""Phase 5, special cases: two players before one village (K12 to K17)."""

from typing import Any

import pytest

from homage.engine.errors import IllegalAction
from homage.engine.values import NOBODY
from homage.games.fief1984.actions import combat as combat_actions
from homage.games.fief1984.data import ATTACKING, GUEST
from homage.games.fief1984.model import Realm
from homage.games.fief1984.rules.p4_movement import MovementSlot
from homage.games.fief1984.rules.p5_combat import Combat
from tests.games.fief1984.table import (
    begin,
    force,
    fund,
    given,
    lord,
    offers,
    place,
    put,
    told,
    village,
    when,
)

Realm.verbs.update({verb.verb: verb for verb in combat_actions.VERBS})

BOURG, FROM_VILLENEUVE, FROM_VIVIEN = "bourg", "bourg-from-villeneuve", "bourg-from-st_vivien"


def converging(inside: int = 2, first: int = 3, second: int = 3) -> Realm:
    """Seat 0 (A) in Bourg with a castle and a mill; seats 2 (B, first) and 1 (C) before it, with money."""
    g = given()
    put(g, 0, BOURG, inside)
    g.castle[village(BOURG)], g.mills[village(BOURG)] = 1, 1
    force(g, 2, FROM_VIVIEN, ATTACKING, first)
    force(g, 1, FROM_VILLENEUVE, ATTACKING, second)
    fund(g, s1=500, s2=400)
    return begin(g, Combat())


def dice(g: Realm, *pips: int) -> Realm:
    return when(g, *[f"chance die {number}" for number in pips])


def soldiers(g: Realm) -> tuple[int, int, int]:
    """Inside, B's, C's."""
    return g.soldiers[village(BOURG)], g.soldiers[place(FROM_VIVIEN)], g.soldiers[place(FROM_VILLENEUVE)]


def test_k12_who_came_first_says_whether_he_asks() -> None:
    g = converging()
    assert list(g.awaited()) == [2]
    assert offers(g, 2) == ["fight-alone bourg", "ask-coalition bourg 0..400"]


def test_k12_without_a_coalition_the_two_fight_then_the_survivor_attacks() -> None:
    """§5.special, K12 In the open, B throws first; the survivor meets the walls."""
    g = when(converging(), "2 fight-alone bourg")
    dice(g, 1, 5)
    assert soldiers(g) == (2, 0, 2)
    assert told(g)[-1] == "attack-begun"
    dice(g, 3, 1)
    assert soldiers(g) == (1, 0, 1)
    dice(g, 3, 2)
    assert g.owner[village(BOURG)] == NOBODY
    assert g.mills[village(BOURG)] == 0


def test_k12_both_gone_the_occupant_keeps_all() -> None:
    """K12, K7 No attack on him was fought, so his mill stands."""
    g = dice(when(converging(), "2 fight-alone bourg"), 6, 6)
    assert soldiers(g) == (2, 0, 0)
    assert g.mills[village(BOURG)] == 1
    assert not g.awaited()


def test_k13_refused_b_attacks_and_c_meets_the_survivor() -> None:
    """K13 B takes the village, then has the castle against C."""
    g = when(converging(inside=1), "2 ask-coalition bourg 200")
    assert list(g.awaited()) == [1]
    assert offers(g, 1) == ["refuse", "agree"]
    when(g, "1 refuse")
    assert g.cash == [0, 500, 400]
    dice(g, 1, 1)
    assert (g.owner[village(BOURG)], g.soldiers[village(BOURG)]) == (2, 2)
    dice(g, 3, 1)
    assert (g.soldiers[village(BOURG)], g.soldiers[place(FROM_VILLENEUVE)]) == (1, 2)
    dice(g, 1, 1)
    assert (g.owner[village(BOURG)], g.soldiers[village(BOURG)]) == (1, 1)


def test_k13_refused_and_both_gone_c_goes_in() -> None:
    g = dice(when(converging(inside=1, first=1), "2 ask-coalition bourg 0", "1 refuse"), 1, 1)
    assert (g.owner[village(BOURG)], g.soldiers[village(BOURG)]) == (1, 3)
    assert not g.awaited()


def test_k13_refused_and_the_occupant_stands_c_attacks_him() -> None:
    g = dice(when(converging(first=1), "2 ask-coalition bourg 0", "1 refuse"), 1, 1)
    assert soldiers(g) == (1, 0, 3)
    dice(g, 1, 1)
    assert g.owner[village(BOURG)] == 1


def test_k14_allies_attack_in_turns() -> None:
    """K14, N7 Paid at once; whole exchanges of A with B, then C, then B, walls for A only."""
    g = when(converging(inside=4), "2 ask-coalition bourg 300", "1 agree")
    assert g.cash == [0, 800, 100]
    dice(g, 1, 1)
    assert soldiers(g) == (3, 2, 3)
    dice(g, 1, 1)
    assert soldiers(g) == (2, 2, 2)
    dice(g, 1, 1)
    assert soldiers(g) == (1, 1, 2)
    assert list(g.awaited()) == [-2]


def test_k14_one_ally_goes_on_alone_and_needs_no_bid() -> None:
    g = when(converging(inside=4, first=1), "2 ask-coalition bourg 0", "1 agree")
    dice(g, 1, 1, 1, 1, 6, 1)
    assert (g.owner[village(BOURG)], g.soldiers[village(BOURG)]) == (1, 1)
    assert g.mills[village(BOURG)] == 0
    assert not g.awaited()


def test_k14_the_second_ally_falls_and_the_first_goes_on() -> None:
    g = when(converging(inside=4, second=1), "2 ask-coalition bourg 0", "1 agree")
    dice(g, 1, 1, 1, 1, 6, 1)
    assert (g.owner[village(BOURG)], g.soldiers[village(BOURG)]) == (2, 1)


def test_k14_both_allies_fall() -> None:
    """K14, K6 The occupant stays; or nobody is left at all."""
    g = dice(when(converging(inside=4, first=1, second=1), "2 ask-coalition bourg 0", "1 agree"), 1, 1, 1, 1)
    assert soldiers(g) == (2, 0, 0)
    assert g.mills[village(BOURG)] == 0
    assert told(g).count("fight-won") == 2
    g = dice(when(converging(inside=2, first=1, second=1), "2 ask-coalition bourg 0", "1 agree"), 1, 1, 1, 1)
    assert g.owner[village(BOURG)] == NOBODY
    assert told(g)[-1] == "nobody-left"


def bidding(**more: Any) -> Realm:
    """A is beaten at once; B (2) and C (1) bid for Bourg."""
    return dice(when(converging(inside=1), "2 ask-coalition bourg 0", "1 agree"), 1, 1)


def test_k15_sealed_bids_in_hundreds_up_to_the_cash_held() -> None:
    """K15 Both are asked at once; nobody else's bid is seen."""
    g = bidding()
    assert sorted(g.awaited()) == [1, 2]
    assert offers(g, 2) == ["bid 0..400"]
    assert offers(g, 1) == ["bid 0..500"]
    when(g, "1 bid 300")
    assert list(g.awaited()) == [2]
    question = g.question()
    assert question is not None
    assert "bid.300" not in question.seen_by(2).text(g.names)
    assert "bid.300" in question.seen_by(1).text(g.names)
    with pytest.raises(IllegalAction):
        when(g, "2 bid 450")


def test_k15_the_higher_bid_takes_the_village_and_pays_the_other() -> None:
    """K15, M7 The other is a guest on his own road, and goes through in his next movement."""
    g = when(bidding(), "1 bid 300", "2 bid 200")
    assert g.cash == [0, 200, 700]
    assert (g.owner[village(BOURG)], g.soldiers[village(BOURG)]) == (1, 3)
    assert g.standing[place(FROM_VIVIEN)] == GUEST
    assert told(g)[-3:] == ["bids-shown", "bid-won", "village-taken"]
    assert not g.awaited()
    put(g, 2, FROM_VIVIEN, 0, "jean")
    g.turn += 1
    begin(g, MovementSlot(2))
    assert "move jean la_buissiere 0..2" in offers(g, 2)
    assert "move jean villeneuve 0..2" in offers(g, 2)


def test_k15_the_first_may_win_the_bid_too() -> None:
    g = when(bidding(), "1 bid 100", "2 bid 400")
    assert g.cash == [0, 900, 0]
    assert g.owner[village(BOURG)] == 2
    assert g.standing[place(FROM_VILLENEUVE)] == GUEST


def test_k15_equal_bids_are_made_again_not_lower() -> None:
    """K15 Raised equally they bid once more; if neither raises they fight, no walls, B first."""
    g = when(bidding(), "1 bid 200", "2 bid 200")
    assert offers(g, 2) == ["bid 200..400"]
    assert offers(g, 1) == ["bid 200..500"]
    when(g, "1 bid 300", "2 bid 300")
    assert offers(g, 1) == ["bid 300..500"]
    when(g, "1 bid 300", "2 bid 300")
    assert g.cash == [0, 500, 400]
    assert told(g)[-1] == "rivals-fought"
    dice(g, 5, 1)
    assert (g.owner[village(BOURG)], g.soldiers[village(BOURG)]) == (2, 1)


def test_k15_two_empty_hands_mean_a_fight() -> None:
    g = when(bidding(), "1 bid 0", "2 bid 0")
    assert told(g)[-1] == "rivals-fought"
    dice(g, 3, 5)
    assert (g.owner[village(BOURG)], g.soldiers[village(BOURG)]) == (1, 1)
    assert not g.awaited()


def test_k15_the_fight_may_leave_nobody() -> None:
    g = dice(when(bidding(), "1 bid 0", "2 bid 0"), 6, 6)
    assert g.owner[village(BOURG)] == NOBODY


def test_k17_two_players_before_an_empty_village() -> None:
    """K17 No offer: they fight; refused: B goes in, C attacks; accepted: they bid at once. K7 too."""
    g = dice(when(converging(inside=0), "2 fight-alone bourg"), 5, 1)
    assert (g.owner[village(BOURG)], g.soldiers[village(BOURG)]) == (2, 2)
    assert g.mills[village(BOURG)] == 1
    g = when(converging(inside=0), "2 ask-coalition bourg 0", "1 refuse")
    assert (g.owner[village(BOURG)], g.soldiers[village(BOURG)]) == (2, 3)
    dice(g, 6, 5)
    assert (g.owner[village(BOURG)], g.soldiers[village(BOURG)]) == (2, 1)
    assert g.mills[village(BOURG)] == 0
    g = when(converging(inside=0), "2 ask-coalition bourg 0", "1 agree")
    assert offers(g, 1) == ["bid 0..500"]
    when(g, "1 bid 100", "2 bid 0")
    assert g.owner[village(BOURG)] == 1
    assert g.mills[village(BOURG)] == 1


def test_k1_converging_attacks_are_fought_in_the_turn_of_who_came_first() -> None:
    """K1 C plays first this turn, but his other attack waits for nobody, and Bourg for B's turn."""
    g = given(seats=4, first=1)
    put(g, 0, BOURG, 1)
    put(g, 0, "sigy", 1)
    put(g, 0, "blaye", 1)
    force(g, 2, FROM_VIVIEN, ATTACKING, 3)
    force(g, 1, FROM_VILLENEUVE, ATTACKING, 3, "henri")
    force(g, 1, "sigy-from-st_paul", ATTACKING, 6)
    force(g, 3, "blaye-from-charolles", ATTACKING, 6)
    begin(g, Combat())
    dice(g, 1, 1)
    assert g.owner[village("sigy")] == 1
    assert list(g.awaited()) == [2]
    assert g.owner[village("blaye")] == 0
    assert lord("henri") in g.lords_at(place(FROM_VILLENEUVE))


def values(g: Realm, name: str) -> list[list[Any]]:
    """What the events of one class tell."""
    return [event.values() for event in g.events or [] if type(event).__name__ == name]


def test_k14_each_ally_is_told_with_his_own_strength() -> None:
    g = when(converging(inside=4, first=5, second=3), "2 ask-coalition bourg 0", "1 agree")
    assert values(g, "AttackBegun") == [[2, 0, village(BOURG), 5, 4, 1], [1, 0, village(BOURG), 3, 4, 1]]


def test_k15_both_bids_are_shown_as_they_were() -> None:
    g = when(bidding(), "1 bid 300", "2 bid 200")
    assert values(g, "BidsShown") == [[2, 1, village(BOURG), 200, 300]]


def test_k15_after_equal_bids_both_are_asked_again() -> None:
    g = when(bidding(), "1 bid 200", "2 bid 200")
    assert sorted(g.awaited()) == [1, 2]
