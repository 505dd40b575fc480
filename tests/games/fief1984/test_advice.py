"""Exact odds against battles fought by the rules, and against those that can be told by hand."""

import random

import pytest

from homage.engine.values import CHANCE
from homage.games.fief1984.advice import Oracle, chances_of_losses, odds
from homage.games.fief1984.rules.p5_battle import Battle
from tests.games.fief1984.table import given, lord, place, put, village


def test_5f_chances_of_losses() -> None:
    """§5f One die in the open costs one, two or three, each as likely; two dice behind walls one to four."""
    assert chances_of_losses(1, False) == pytest.approx([0, 1 / 3, 1 / 3, 1 / 3])
    assert chances_of_losses(1, True) == pytest.approx([0, 1 / 2, 1 / 2])
    assert chances_of_losses(2, True) == pytest.approx([0, 3 / 36, 12 / 36, 15 / 36, 6 / 36])


def test_5c_one_against_one_leaves_nobody() -> None:
    alone = odds(1, 1)
    assert (alone.win, alone.lose, alone.both_gone) == (0, 0, 1)
    assert (alone.attackers_left, alone.defenders_left) == (0, 0)


def test_5c_two_against_one_by_hand() -> None:
    """Two lose one counter on a die of 1 or 2, else both: they win with one left in a third of all cases."""
    two = odds(2, 1, False, 1, 0)
    assert two.win == pytest.approx(1 / 3)
    assert two.lose == 0
    assert two.attackers_left == pytest.approx(1 / 3)
    assert two.attacking_lords_left == pytest.approx(1 / 3)


def test_k8_walls_help_those_inside() -> None:
    assert odds(7, 5, True).win < odds(7, 5, False).win
    assert odds(7, 5, True).defenders_left > odds(7, 5, False).defenders_left


def test_5_odds_of_nothing_against_something() -> None:
    assert odds(0, 3, True, 0, 1).lose == 1
    assert odds(3, 0).win == 1
    assert odds(3, 0, False, 1, 0).attacking_lords_left == 1


def test_5_an_oracle_remembers() -> None:
    oracle = Oracle()
    first = oracle.odds(20, 15, True, 2, 1)
    assert oracle.odds(20, 15, True, 2, 1) is first
    assert first.win + first.lose + first.both_gone == pytest.approx(1)


@pytest.mark.parametrize(
    ("attackers", "defenders", "castle"), [(7, 5, True), (7, 5, False), (13, 9, True), (4, 8, False)]
)
def test_5_odds_agree_with_battles_fought_by_the_rules(attackers: int, defenders: int, castle: bool) -> None:
    """§5 A lord on each side; both spare him. 3,000 battles, four standard errors."""
    rng = random.Random(1984)
    games = 3000
    wins = losses = ours = theirs = our_lords = their_lords = 0
    road, inside = place("bourg-from-villeneuve"), village("bourg")
    for _ in range(games):
        g = given()
        put(g, 1, "bourg", defenders - 1, "roland")
        put(g, 0, "bourg-from-villeneuve", attackers - 1, "henri")
        g.castle[inside] = int(castle)
        g.events = None
        g.then(Battle(inside, 0, 1, (road,), (inside,)))
        g.settle()
        while g.awaited():
            seat = g.awaited()[0]
            acts = g.choices(seat)
            g.play(seat, acts[rng.randrange(6)] if seat == CHANCE else acts[0])
        ours += g.counters(road)
        theirs += g.counters(inside)
        wins += g.counters(road) > 0
        losses += g.counters(inside) > 0
        our_lords += g.family[lord("henri")] == 0
        their_lords += g.family[lord("roland")] == 1
    told = odds(attackers, defenders, castle, 1, 1)
    error = 4 * 0.5 / games**0.5
    assert abs(wins / games - told.win) < error
    assert abs(losses / games - told.lose) < error
    assert abs(our_lords / games - told.attacking_lords_left) < error
    assert abs(their_lords / games - told.defending_lords_left) < error
    assert abs(ours / games - told.attackers_left) < error * attackers
    assert abs(theirs / games - told.defenders_left) < error * defenders
