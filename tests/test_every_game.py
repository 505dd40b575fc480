"""Conformance, secrecy and replay, over all games, seat counts and presets, without naming any game."""

from typing import Any

import pytest

from homage.engine.game import Game
from homage.registry import games
from tests.conformance import play_and_check, play_defaults
from tests.scale import scale
from tests.toy import TOY

GAMES = [TOY, *games().values()]
TABLES = [
    pytest.param(game, preset, seats, id=f"{game.slug}-{preset or 'plain'}-{seats}")
    for game in GAMES
    for preset in (game.presets or {"": {}})
    for seats in range(game.players[0], game.players[1] + 1)
]


@pytest.mark.parametrize(("game", "preset", "seats"), TABLES)
def test_a_random_game_keeps_to_the_protocol(game: Game, preset: str, seats: int) -> None:
    for seed in range(scale("conformance games")):
        play_and_check(
            game, game.presets.get(preset, {}), seats, seed * 101 + seats, every=scale("conformance stride")
        )


@pytest.mark.parametrize(("game", "preset", "seats"), TABLES)
def test_a_game_that_nobody_answers_goes_on_to_its_end(game: Game, preset: str, seats: int) -> None:
    journal = play_defaults(game, game.presets.get(preset, {}), seats, seats)
    assert journal.state.outcome() is not None


def single_options() -> list[Any]:
    """Each value of each option on its own."""
    tables = []
    for game in GAMES:
        for option in game.options:
            values = {
                "choice": option.choices,
                "flag": (True, False),
                "number": (option.least, option.most),
                "board": (),
            }
            for value in values[option.kind]:
                tables.append(
                    pytest.param(game, {option.name: value}, id=f"{game.slug}-{option.name}-{value}")
                )
    return tables


@pytest.mark.parametrize(("game", "options"), single_options())
def test_each_option_keeps_to_the_protocol(game: Game, options: dict[str, object]) -> None:
    capped = {**game.cap, "turns": 6} if "turns" in game.cap and "turns" not in options else dict(game.cap)
    play_and_check(game, {**capped, **options}, 3, 5, every=40)
