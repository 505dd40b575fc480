"""Bots at the table: every game ends, stewards beat chance and make no named blunder."""

from collections import Counter

import pytest

from homage.bots import bots
from homage.bots.arena import Played, play_many, play_one
from homage.bots.luck import Seeded
from homage.engine.chance import throw
from homage.engine.values import CHANCE
from homage.registry import games
from tests.ours import GAMES, SLUGS
from tests.scale import scale

FIEF = "fief1984"
EACH = pytest.mark.parametrize("slug", SLUGS)
TABLES = [(game.slug, seats) for game in GAMES for seats in range(game.players[0], game.players[1] + 1)]


def played(slug: str, names: list[str], count: int, seed: int, **options: object) -> list[Played]:
    """So many games, bots changing seats."""
    settled = games()[slug].settled({**games()[slug].cap, **options}, len(names))
    return list(play_many(slug, settled, names, [seed * 1_000_003 + n for n in range(count)], jobs=1))


@pytest.mark.parametrize(("slug", "seats"), TABLES, ids=[f"{slug}-{seats}" for slug, seats in TABLES])
def test_random_games_end_without_a_fault(slug: str, seats: int) -> None:
    for game in played(slug, ["random"] * seats, scale("random games"), seats):
        assert game.faults == [] and game.reason and game.winners, game.seed


@EACH
def test_a_steward_beats_chance(slug: str) -> None:
    """Of two who play by chance and one who thinks, he wins more than his share."""
    found = played(slug, ["steward", "random", "random"], 12, 5)
    wins = sum(game.names[seat] == "steward" for game in found for seat in game.winners)
    assert wins >= 6


def test_the_steward_of_combat_beats_chance_nine_times_in_ten() -> None:
    count = scale("duels")
    found = played("combat_des_fiefs", ["steward", "random"], count, 6)
    wins = sum(game.winners == [game.names.index("steward")] for game in found)
    assert wins >= 0.9 * count


def test_a_steward_beats_three_random_players_nine_times_in_ten() -> None:
    count = scale("steward games")
    wins: Counter[str] = Counter()
    for game in played(FIEF, ["steward", "random", "random", "random"], count, 2):
        assert game.faults == []
        assert not [name for name in game.blunders if name.startswith("steward ")], (game.seed, game.blunders)
        for seat in game.winners:
            wins[game.names[seat]] += 1
    assert wins["steward"] >= 0.9 * count


def test_four_stewards_end_by_fiefs_and_without_blunders() -> None:
    count = scale("four stewards")
    found = played(FIEF, ["steward"] * 4, count, 3, turns=60)
    assert [game.blunders for game in found] == [[] for _ in found]
    assert len([game for game in found if game.reason == "ended-by-fiefs"]) >= 0.8 * count


@EACH
def test_the_same_seed_gives_the_same_game_and_the_rows_replay(slug: str) -> None:
    options = games()[slug].settled({**games()[slug].cap, **capped(slug)}, 3)
    names = ["steward", "random", "steward"]
    first, second = play_one(slug, options, names, 11), play_one(slug, options, names, 11)
    assert first.rows == second.rows and first.names == names and first.faults == []


def capped(slug: str) -> dict[str, object]:
    """A short game, where a game knows of turns."""
    return {"turns": 4} if "turns" in games()[slug].cap else {}


def test_a_bot_is_found_by_its_name() -> None:
    assert {"random", "steward"} <= set(bots())


@EACH
@pytest.mark.parametrize("seed", [1, 2])
def test_the_same_sight_gets_the_same_answer(slug: str, seed: int) -> None:
    """A bot sees one seat's sight: whatever the others hold, it does the same with the same luck."""
    game, luck, eye = games()[slug], Seeded(seed), Seeded(seed + 100)
    bot = bots()["steward"](game)
    state = game.setup(game.settled({**game.cap, **capped(slug)}, 3), 3)
    state.settle()
    asked = 0
    while (question := state.question()) is not None:
        seat = question.actors(state)[0]
        if seat == CHANCE:
            state.play(seat, throw(state, luck))
            continue
        twin = game.imagine(game.sight(state, seat), eye)
        act = bot.choose(game.sight(state, seat), state.choices(seat), Seeded(asked))
        other = bot.choose(game.sight(twin, seat), twin.choices(seat), Seeded(asked))
        assert act.text(state.names) == other.text(twin.names)
        state.play(seat, act)
        asked += 1
    assert asked > 20
