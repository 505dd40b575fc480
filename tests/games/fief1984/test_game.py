"""Fief as the rest of Homage sees it: what it is called, its options, its setup, whole games at random."""

import json
import random
from importlib.resources import files
from types import ModuleType
from typing import Any

import pytest

from homage.engine.chance import throw
from homage.engine.codec import dump, load
from homage.engine.errors import BadOption
from homage.engine.values import CHANCE, Action, Ranged
from homage.games.fief1984 import GAME
from homage.games.fief1984.model import Realm
from homage.kit.gathering import gathered


class Dice:
    """Luck from a seed."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def below(self, n: int) -> int:
        return self.random.randrange(n)


def picked(realm: Realm, seat: int, dice: Dice) -> Action:
    """One of what is offered: a verb first, then an action, then its number."""
    acts = realm.choices(seat)
    verbs = sorted({act.verb for act in acts})
    verb = verbs[dice.below(len(verbs))]
    some = [act for act in acts if act.verb == verb]
    act = some[dice.below(len(some))]
    if isinstance(act, Ranged):
        numbers = act.numbers()
        return act.at(numbers[dice.below(len(numbers))])
    return act


def play(seats: int, seed: int, **options: Any) -> Realm:
    """A whole game at random; the laws hold after every action."""
    dice = Dice(seed)
    realm = GAME.setup(options, seats)
    assert isinstance(realm, Realm)
    realm.settle()
    while realm.awaited():
        seat = realm.awaited()[0]
        act = throw(realm, dice) if seat == CHANCE else picked(realm, seat, dice)
        text = act.text(realm.names)
        realm.apply(seat, text)
        assert realm.faults() == [], f"after {seat} {text}"
    return realm


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_game_the_laws_hold_through_a_game_at_random(seats: int) -> None:
    realm = play(seats, seats, turns=12, start_lord="random")
    outcome = realm.outcome()
    assert outcome is not None and sorted([seat for group in outcome.ranking for seat in group]) == list(
        range(seats)
    )


def test_game_a_state_in_the_midst_of_it_reads_back_from_json() -> None:
    realm = GAME.setup({"start_lord": "random"}, 4)
    assert isinstance(realm, Realm)
    realm.settle()
    dice = Dice(7)
    for _ in range(400):
        seat = realm.awaited()[0]
        realm.play(seat, throw(realm, dice) if seat == CHANCE else picked(realm, seat, dice))
    data = json.loads(json.dumps(dump(realm)))
    assert dump(load(realm, data)) == data


def test_game_tells_what_it_is() -> None:
    assert (GAME.slug, GAME.players, GAME.minutes, GAME.publisher) == (
        "fief1984",
        (2, 6),
        150,
        "International Team",
    )
    assert GAME.designers == ("Philippe Mouchebeuf",) and set(GAME.presets) == {"rulebook", "quick_start"}
    for verb in ("vote", "move", "draw", "done", "time-up", "negotiation-closed"):
        assert verb in GAME.verbs
    assert "Turn" in GAME.steps and "KingCrowned" in GAME.events and Realm.verbs == GAME.verbs


def test_game_two_classes_of_one_name_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    from homage.games.fief1984 import actions

    common = __import__("homage.games.fief1984.actions.common", fromlist=["VERBS"])
    assert isinstance(common, ModuleType)

    class Again(Action):
        verb = "vote"

    monkeypatch.setattr(common, "VERBS", (*common.VERBS, Again))
    with pytest.raises(ValueError, match=r"two classes of homage.games.fief1984.actions are called “vote”"):
        gathered(actions, "VERBS", "verb")


def test_e6_a_game_without_a_goal_needs_a_limit() -> None:
    with pytest.raises(BadOption, match="needs a limit"):
        GAME.setup({"goal": 0}, 3)
    assert GAME.settled({"goal": 0, "minutes": 60}, 3)["minutes"] == 60


@pytest.mark.parametrize("seats", [1, 7])
def test_game_two_to_six_may_play(seats: int) -> None:
    with pytest.raises(BadOption, match="2 to 6"):
        GAME.setup({}, seats)


def test_board_a_faulty_board_of_ones_own_is_refused_with_all_its_faults() -> None:
    text = files("homage.games.fief1984").joinpath("boards/1984r.json").read_text(encoding="utf-8")
    board = json.loads(text)
    board["roads"] = [road for road in board["roads"] if "beaujeu" not in road]
    board["villages"][3]["x"] = 4000
    with pytest.raises(BadOption, match=r"chateauneuf: “x” must be.*beaujeu: no road leads there"):
        GAME.setup({"board": board}, 3)


def test_board_a_sound_board_of_ones_own_is_played_on() -> None:
    text = files("homage.games.fief1984").joinpath("boards/1984r.json").read_text(encoding="utf-8")
    board = {**json.loads(text), "slug": "mine"}
    realm = GAME.setup({"board": board}, 3)
    assert isinstance(realm, Realm) and realm.board.slug == "mine"


def test_board_bishoprics_may_be_the_alternative_ones_where_there_are_any() -> None:
    realm = GAME.setup({"bishoprics": "alternative"}, 3)
    assert isinstance(realm, Realm) and len(realm.board.in_see[realm.board.sees.index("tournus")]) == 7
    with pytest.raises(BadOption, match="no alternative bishoprics"):
        GAME.setup({"map": "2011", "bishoprics": "alternative"}, 3)
