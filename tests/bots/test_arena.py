"""Bots at the table: every game ends, stewards beat chance and make no named blunder."""

from collections import Counter

import pytest

from homage.bots import bots
from homage.bots.arena import Played, play_many, play_one
from homage.bots.luck import Seeded
from homage.engine.chance import throw
from homage.engine.values import CHANCE
from homage.registry import games
from tests.scale import scale

FIEF = "fief1984"


def played(names: list[str], count: int, turns: int, seed: int) -> list[Played]:
    """So many games, bots changing seats."""
    options = games()[FIEF].settled({"turns": turns}, len(names))
    return list(play_many(FIEF, options, names, [seed * 1_000_003 + n for n in range(count)], jobs=1))


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_random_games_end_without_a_fault(seats: int) -> None:
    for game in played(["random"] * seats, scale("random games"), 40, seats):
        assert game.faults == [] and game.reason in ("ended-by-fiefs", "ended-by-turns"), game.seed


def test_a_steward_beats_three_random_players_nine_times_in_ten() -> None:
    count = scale("steward games")
    wins: Counter[str] = Counter()
    for game in played(["steward", "random", "random", "random"], count, 40, 2):
        assert game.faults == []
        assert not [name for name in game.blunders if name.startswith("steward ")], (game.seed, game.blunders)
        for seat in game.winners:
            wins[game.names[seat]] += 1
    assert wins["steward"] >= 0.9 * count


def test_four_stewards_end_by_fiefs_and_without_blunders() -> None:
    count = scale("four stewards")
    found = played(["steward"] * 4, count, 60, 3)
    assert [game.blunders for game in found] == [[] for _ in found]
    assert len([game for game in found if game.reason == "ended-by-fiefs"]) >= 0.8 * count


def test_the_same_seed_gives_the_same_game_and_the_rows_replay() -> None:
    options = games()[FIEF].settled({"turns": 3}, 3)
    names = ["steward", "random", "steward"]
    first, second = play_one(FIEF, options, names, 11), play_one(FIEF, options, names, 11)
    assert first.rows == second.rows and first.names == names


def test_a_bot_is_found_by_its_name() -> None:
    assert {"random", "steward"} <= set(bots())


@pytest.mark.parametrize("seed", [1, 2])
def test_the_same_sight_gets_the_same_answer(seed: int) -> None:
    """A bot sees one seat's sight: whatever the others hold, it does the same."""
    game, luck, eye = games()[FIEF], Seeded(seed), Seeded(seed + 100)
    bot = bots()["steward"](game)
    state = game.setup(game.settled({"turns": 4}, 3), 3)
    state.settle()
    asked = 0
    while (question := state.question()) is not None:
        seat = question.actors(state)[0]
        if seat == CHANCE:
            state.play(seat, throw(state, luck))
            continue
        twin = game.imagine(game.sight(state, seat), eye)
        act = bot.choose(game.sight(state, seat), state.choices(seat), luck)
        other = bot.choose(game.sight(twin, seat), twin.choices(seat), luck)
        assert act.text(state.names) == other.text(twin.names)
        state.play(seat, act)
        asked += 1
    assert asked > 50
