"""What a screen is given: the contract of the page, and facts in plain positions."""

import re
from pathlib import Path
from typing import Any

import pytest

from homage.engine.values import NOBODY
from homage.games.conclave import GAME
from homage.games.conclave.data import EARLS, HANDS, READY_DECK
from homage.games.conclave.hands import chances, ways
from homage.games.conclave.model import Court
from tests.conformance import Luck, picked
from tests.games.conclave.table import (
    A,
    B,
    C,
    all_pass,
    dealt,
    declared,
    offers,
    play,
    seen_by,
    set_deck,
    started,
    throws,
)

CONTRACT = Path(__file__).parents[3] / "web" / "src" / "games" / "conclave" / "view.ts"


def facts(g: Court, viewer: int) -> dict[str, Any]:
    """The facts that a viewer is shown."""
    return GAME.facts(seen_by(g, viewer))


def player(g: Court, viewer: int, seat: int) -> dict[str, Any]:
    """What a viewer is shown of a seat."""
    shown: dict[str, Any] = facts(g, viewer)["players"][seat]
    return shown


def fields_of(interface: str) -> set[str]:
    """The names in an interface of the page's contract."""
    body = CONTRACT.read_text(encoding="utf-8").split(f"interface {interface} {{")[1].split("\n}")[0]
    return set(re.findall(r"^  (\w+):", body, re.MULTILINE))


def test_view_has_just_what_the_page_reads() -> None:
    g = declared("pvn", "ppn", "vvv")
    shown = facts(g, A)
    assert set(shown) == fields_of("ConclaveFacts")
    assert set(shown["players"][0]) == fields_of("Player")
    assert set(shown["hand"][0]) == fields_of("Pile")


@pytest.mark.parametrize("options", [{}, {"short": True}, {"decks": "own"}])
def test_view_every_phase_of_the_page_comes(options: dict[str, object]) -> None:
    named = re.findall(r"'(\w+)'", CONTRACT.read_text(encoding="utf-8").split("phase: ")[1].split(";")[0])
    found: set[str] = set()
    for seed in range(12):
        g, luck = GAME.setup(options, 4), Luck(seed)
        assert isinstance(g, Court)
        g.settle()
        while g.question() is not None:
            found.add(facts(g, NOBODY)["phase"])
            seat = g.awaited()[0]
            g.play(seat, picked(g, seat, luck))
        found.add(facts(g, NOBODY)["phase"])
    without = {"short": {"build", "reward", "draw"}, "decks": set(), "": {"build"}}[next(iter(options), "")]
    assert found == set(named) - without


def test_view_before_and_in_a_conclave() -> None:
    g = started(3)
    shown = facts(g, B)
    assert (shown["turn"], shown["rounds"], shown["phase"], shown["active"]) == (1, 3, "action", A)
    assert shown["caller"] is None and shown["order"] == [] and shown["cards"] == [] and shown["best"] is None
    g = dealt("pvn", "ppn", "vvv")
    play(g, "1 declare vvp", "2 declare vvp")
    shown = facts(g, B)
    assert shown["phase"] == "declare" and shown["caller"] == A and shown["order"] == [B, C, A]
    assert shown["cards"] == ["prince", "prince", "no_luck"]
    assert shown["best"] == {"hand": "vvp", "seats": [B, C]}
    assert player(g, B, A)["declared"] is None and player(g, B, C)["declared"] == "vvp"
    play(g, "0 declare ppp", "1 challenge 2")
    assert player(g, A, C) == {
        **player(g, NOBODY, C),
        "standing": "lied",
        "shown": "vvv",
        "lies": 1,
        "spoken": False,
    }
    assert (player(g, A, B)["challenged"], player(g, A, B)["spoken"], player(g, A, B)["hits"]) == (C, True, 1)
    assert facts(g, A)["best"] == {"hand": "ppp", "seats": [A]}


def test_view_chances_are_exact_for_what_the_viewer_sees() -> None:
    """H1"""
    assert ways([8, 8, 8]) == [56, 56, 224, 224, 224, 224, 512, 224, 224, 56]
    assert abs(sum(chances([5, 8, 8])) - 1) < 1e-12 and chances([1, 0, 1]) == [0.0] * 10
    g = dealt("ppp", "ppn", "vvv")
    mine = {one["hand"]: one["chance"] for one in facts(g, A)["hands"]}
    assert list(mine) == list(HANDS)
    assert mine["ppp"] == round(100 * 10 / 1330, 2) and mine["vvv"] == round(100 * 56 / 1330, 2)
    guest = {one["hand"]: one["chance"] for one in facts(g, NOBODY)["hands"]}
    assert guest["pvn"] == round(100 * 512 / 2024, 2)
    play(g, "1 declare ppn", "2 declare vvv", "0 declare ppp", "1 challenge 2")
    assert facts(g, A)["hands"][1]["chance"] == round(100 * 10 / 816, 2)  # three Vassals lie open


def test_view_own_piles_and_others_sizes() -> None:
    """M11"""
    g = started(2)
    set_deck(g, A, "land", "banner", "banner")
    shown = facts(g, A)
    assert shown["deck"] == [{"card": "land", "count": 1}, {"card": "banner", "count": 2}]
    assert sum(pile["count"] for pile in shown["hand"]) == 21
    tray = {pile["card"]: pile["count"] for pile in shown["tray"]}
    assert tray == {card: 6 - READY_DECK[k] for k, card in enumerate(EARLS)}
    assert (player(g, B, A)["deck"], player(g, B, A)["hand"], player(g, B, A)["tray"]) == (3, 21, 66)
    guest = facts(g, NOBODY)
    assert guest["hand"] == guest["deck"] == guest["tray"] == guest["cards"] == []
    short = facts(started(2, short=True), A)
    assert short["hand"] == short["deck"] == short["tray"] == [] and short["short"]
    assert short["players"][0]["tray"] == 0


def test_view_a_deck_that_is_built() -> None:
    """M1"""
    g = GAME.setup({"decks": "own"}, 2)
    assert isinstance(g, Court)
    g.settle()
    play(g, "0 put castle 4")
    shown = facts(g, A)
    assert shown["phase"] == "build" and shown["deck"] == [{"card": "castle", "count": 4}]
    assert shown["tray"][0] == {"card": "castle", "count": 2} and shown["active"] is None
    assert facts(g, B)["players"][A]["deck"] == 0
    [choice] = GAME.view(seen_by(g, A))["choices"]
    assert choice["targets"] == ["earl:land"] and choice["range"] == {"least": 0, "most": 6, "step": 1}


def test_view_a_tie_and_the_end() -> None:
    """§Tie"""
    g = declared("pvn", "ppn", said=("ppp", "ppp"), short=True, rounds=1)
    all_pass(g)
    play(g, "chance turn-up vassal")
    assert facts(g, A)["phase"] == "tie" and player(g, A, B)["tiebreak"] == "vassal"
    play(g, "chance turn-up prince", "1 rest")
    shown = facts(g, A)
    assert shown["phase"] == "end" and player(g, A, A)["points"] == 2 and player(g, A, B)["points"] == 1
    assert GAME.view(seen_by(g, A))["outcome"]["ranking"] == [[A], [B]]


def test_view_what_is_at_stake() -> None:
    """§Challenge, §Honest"""
    g = dealt("pvn", "ppn", "vvv")
    choices = {choice["text"]: choice for choice in GAME.view(seen_by(g, B))["choices"]}
    told = {text: [line["id"] for line in choice["preview"]] for text, choice in choices.items()}
    assert told == {f"declare {hand}": ["true-hand"] * (hand == "ppn") for hand in HANDS}
    assert choices["declare ppv"]["targets"] == ["hand:ppv"]
    play(g, "1 declare ppn", "2 declare vvv", "0 declare pvn")
    choices = {choice["text"]: choice for choice in GAME.view(seen_by(g, B))["choices"]}
    assert choices["pass"]["preview"] == [] and choices["challenge 2"]["targets"] == ["seat:2"]
    assert choices["challenge 2"]["preview"] == [
        {"id": "at-stake", "args": {"seat": "seat:1", "target": "seat:2"}}
    ]


def test_view_tray_cards_are_targets() -> None:
    """R17"""
    g = declared("nnn", "ppp")
    all_pass(g)
    play(g, "1 draw")
    throws(g)
    choices = {choice["text"]: choice["targets"] for choice in GAME.view(seen_by(g, B))["choices"]}
    assert choices["pick monk"] == ["earl:monk"] and choices["leave"] == []
    assert list(choices) == offers(g, B)
