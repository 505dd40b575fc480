"""M11 What a viewer is told does not depend on what he cannot see; he imagines each deal as it comes."""

import json
import sys
from collections import Counter
from collections.abc import Callable

import pytest

from homage.engine.codec import dump
from homage.engine.sight import Sight
from homage.engine.values import CHANCE, NOBODY, Action
from homage.games.conclave import GAME
from homage.games.conclave.actions import Challenge, Put
from homage.games.conclave.data import COPIES, DECK_CARDS, EARL_KINDS, HANDS, READY_DECK, WRONG
from homage.games.conclave.hands import chances, hand_of
from homage.games.conclave.model import Court
from homage.games.conclave.sight import imagine, sight
from tests.conformance import Luck, drawn_by, listening, picked, told
from tests.games.conclave.table import (
    A,
    B,
    C,
    D,
    all_pass,
    deal,
    declared,
    play,
    seen_by,
    set_deck,
    started,
    throws,
)
from tests.scale import scale

HERE = sys.modules[__name__]
MATCHES: list[dict[str, object]] = [{}, {"short": True, "rounds": 4}, {"decks": "own"}]


def sent(g: Court, viewer: int) -> str:
    """All that a viewer has of a state: his sight, his screen, and what was told him just now."""
    seen = seen_by(g, viewer)
    return json.dumps([seen.data(), GAME.view(seen), told(g, viewer)], sort_keys=True)


def twin_of(g: Court, viewer: int, act: Action, eye: Luck) -> Court:
    """A state that the viewer cannot tell from this one; who is about to be challenged holds the same, since
    his cards are shown."""
    while True:
        twin = imagine(seen_by(g, viewer), eye)
        if not isinstance(act, Challenge) or twin.jousts_of(act.seat) == g.jousts_of(act.seat):
            return twin


def check_row(g: Court, seat: int, act: Action, viewer: int, eye: Luck) -> bool:
    """An act tells a viewer the same in the real state and in a twin; returns whether the two differ."""
    twin = twin_of(g, viewer, act, eye)
    assert sent(twin, viewer) == sent(g, viewer), f"viewer {viewer} before {act!r}"
    question, real, other = g.question(), listening(g), listening(twin)
    assert question is not None and isinstance(real, Court) and isinstance(other, Court)
    hidden = question.private and drawn_by(g) != viewer
    real.play(seat, act)
    if hidden and not isinstance(act, Put):
        act = picked(twin, seat, eye) if seat == CHANCE else like(twin, seat, act)
    other.play(seat, act)
    assert sent(other, viewer) == sent(real, viewer), f"viewer {viewer} after {act!r}"
    return dump(twin) != dump(g)


def like(g: Court, seat: int, act: Action) -> Action:
    """An act of the same verb, of those on offer: it must look the same to the others."""
    return next(other for other in g.choices(seat) if other.verb == act.verb)


def check_match(options: dict[str, object], seats: int, seed: int) -> int:
    """A whole match at random, every row looked at for every viewer; returns how many twins were others."""
    g = GAME.setup(options, seats)
    assert isinstance(g, Court)
    g.settle()
    luck, eye, others = Luck(seed), Luck(seed + 1), 0
    while g.question() is not None:
        seat = g.awaited()[0]
        act = picked(g, seat, luck)
        for viewer in (NOBODY, *range(seats)):
            if viewer != seat:
                others += check_row(g, seat, act, viewer, eye)
        g.play(seat, act)
    return others


@pytest.mark.parametrize("options", MATCHES)
def test_scenario_26_sights_views_and_events_of_every_viewer(options: dict[str, object]) -> None:
    """R8, M11"""
    others = [check_match(options, 2 + seed % 3, seed) for seed in range(max(2, scale("drawn games") // 50))]
    assert min(others) and sum(others) > 40 * len(others), "the twins hardly ever differ from the table"


def plant_events(patch: pytest.MonkeyPatch) -> None:
    """All are told everything."""

    def leak(g: Court, viewer: int) -> list[str]:
        return [event.text() for event in g.events or ()]

    patch.setattr(HERE, "told", leak)


def plant_challengers(patch: pytest.MonkeyPatch) -> None:
    """A sight shows the cards of one who challenged the truth."""

    def leak(g: Court, viewer: int) -> Sight[Court]:
        seen = sight(g, viewer)
        for seat in range(g.seats):
            if g.standing[seat] == WRONG:
                seen.state.cards[seat * 3 : seat * 3 + 3] = g.jousts_of(seat)
        return seen

    patch.setattr(HERE, "seen_by", leak)


@pytest.mark.parametrize("plant", [plant_events, plant_challengers])
def test_scenario_26_a_planted_leak_is_caught(
    plant: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    with pytest.raises(AssertionError, match="viewer"):
        sum(check_match({}, 3, seed) for seed in range(5))


def test_m11_a_sight_holds_no_card_of_others() -> None:
    """R8, R17 Neither after a deal nor after rewards."""
    g = declared("pvn", "ppn", "nnn", "vvv")
    play(g, "1 challenge 3")  # B is out, his cards unseen; D's lie open
    for viewer in (NOBODY, A, B, C, D):
        state = seen_by(g, viewer).state
        open_to = [seat for seat in range(4) if sum(state.jousts_of(seat))]
        assert open_to == sorted({D, viewer} - {NOBODY})
        assert sum(state.joust) == 24 - 3 * len(open_to)
        for zone in (state.hands, state.decks, state.trays):
            assert [seat for seat in range(4) if any(state.earls_of(zone, seat))] == [viewer][
                viewer == NOBODY :
            ]
        assert state.hand_sizes == g.hand_sizes and state.deck_sizes == g.deck_sizes


def test_m11_imagined_hands_are_as_likely_as_they_are() -> None:
    g = declared("ppv", "ppn", "vnn")
    seen, eye, times = seen_by(g, A), Luck(1), 6000
    found = Counter(hand_of(imagine(seen, eye).jousts_of(B)) for _ in range(times))
    for hand, chance in enumerate(chances([6, 7, 8])):
        assert abs(found[hand] / times - chance) < 4 * (chance / times) ** 0.5 + 0.001, HANDS[hand]


def test_m11_an_imagined_ready_deck_is_that_which_all_know() -> None:
    """M1 What an Earl has drawn and what is left of his deck come to the ready-made deck."""
    g, eye = started(3), Luck(2)
    deal(g, "nnn", "ppp", "vvv")
    play(g, "1 declare ppp", "2 declare vvv", "0 declare nnn")
    all_pass(g)
    play(g, "1 draw")
    throws(g)
    play(g, "1 pick monk")
    seen, monks = seen_by(g, A), 0
    for _ in range(400):
        twin = imagine(seen, eye)
        assert twin.faults() == []
        hand, deck = twin.earls_of(twin.hands, B), twin.earls_of(twin.decks, B)
        extra = [hand[k] + deck[k] - READY_DECK[k] for k in range(EARL_KINDS)]
        assert sorted(extra) == [0] * 14 + [1]  # the card of the tray, whichever it was
        monks += extra[8]
    assert abs(monks / 400 - COPIES / 66) < 0.06


def test_m11_an_imagined_deck_of_ones_own_is_any_24_cards() -> None:
    g, eye = GAME.setup({"decks": "own"}, 2), Luck(3)
    assert isinstance(g, Court)
    g.settle()
    play(g, "0 put castle 6", "0 put land 0", "0 put market_town 3")
    twins = [imagine(seen_by(g, B), eye) for _ in range(300)]
    castles = [twin.earls_of(twin.decks, A)[0] for twin in twins]
    assert all(sum(twin.earls_of(twin.decks, A)[3:]) == 0 and twin.faults() == [] for twin in twins)
    assert abs(sum(castles) / 300 - COPIES * DECK_CARDS / 90) < 0.3 and len(set(castles)) > 3
    mine = imagine(seen_by(g, A), eye)
    assert mine.earls_of(mine.decks, A) == g.earls_of(g.decks, A)


def test_m11_an_empty_deck_is_imagined_empty() -> None:
    g = started(2)
    set_deck(g, B)
    twin = imagine(seen_by(g, A), Luck(4))
    assert twin.faults() == [] and not any(twin.earls_of(twin.decks, B))
