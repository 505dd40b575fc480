"""Principle 5 over what the server sends: it is the same for each state that the viewer's sight allows."""

import json
from pathlib import Path
from typing import Any

import pytest

from homage.engine.game import Game
from homage.engine.values import CHANCE, NOBODY
from homage.registry import games
from homage.server.bus import Bus
from homage.server.sessions import Screen
from homage.server.store import Store, Stored
from homage.server.tables import Table
from homage.server.views import Views
from homage.server.wire import Seat, encode
from tests.conformance import Luck, begun, picked
from tests.toy import TOY

GAMES = list({TOY.slug: TOY, **games()}.values())


def table_of(game: Game, seats: int, tmp_path: Path) -> Table:
    """A table that is stored nowhere."""
    record = begun(game, {}, seats).record
    chairs = [Seat(n, f"Player {n}", "person", None, "", "") for n in range(seats)]
    store = Store.at(tmp_path)
    table = Table(
        game, Stored("t", record, bytes(32), False, chairs, ["x"] * seats, {}), store, Bus(), tmp_path
    )
    store.close()
    return table


def sent(table: Table, viewer: int) -> bytes:
    """All that a viewer is sent: his view, the line of the list, the reasons why not."""
    screen = Screen(() if viewer == NOBODY else (viewer,))
    view = encode(table.look(screen, 0))
    saved = table.saved(0)
    card = encode([saved.awaited, saved.turn, saved.phase, saved.over])
    reasons: list[Any] = []
    if viewer != NOBODY:
        for text in (
            "done",
            "no such thing",
            *[choice["text"] for choice in json.loads(view)["choices"][:3]],
        ):
            reason = table.reason(viewer, text)
            reasons.append(reason and table.told(reason))
    return view + card + encode(reasons)


@pytest.mark.parametrize("game", GAMES, ids=[game.slug for game in GAMES])
def test_secrecy_of_all_that_the_server_sends(game: Game, tmp_path: Path) -> None:
    seats = max(3, game.players[0])
    table = table_of(game, seats, tmp_path)
    luck, eye, looked = Luck(11), Luck(12), 0
    while table.journal.state.question() is not None and table.journal.version < 600:
        state = table.journal.state
        seat = state.awaited()[0]
        act = picked(state, seat, luck)
        table.journal.append(seat, act.text(state.names), act)
        if seat != CHANCE and table.journal.version % 5:
            continue
        real = table.journal.state
        for viewer in (NOBODY, *range(seats)):
            before = sent(table, viewer)
            table.journal.state = game.imagine(game.sight(real, viewer), eye)
            table.views = Views(table.journal, table.tokens)
            assert sent(table, viewer) == before, f"viewer {viewer} after row {table.journal.version}"
            table.journal.state = real
            table.views = Views(table.journal, table.tokens)
            looked += 1
    assert looked > 50


def test_secrecy_test_catches_a_view_that_leaks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from homage.engine.sight import Sight

    monkeypatch.setattr(type(TOY), "sight", lambda game, state, viewer: Sight(viewer, state.clone()))
    monkeypatch.setattr(
        type(TOY), "facts", lambda game, sight: {"turn": 1, "hands": sight.state.hands, "hand": []}
    )
    monkeypatch.setattr(type(TOY), "imagine", lambda game, sight, rng: reshuffled(sight.state))
    with pytest.raises(AssertionError, match="viewer -1"):
        test_secrecy_of_all_that_the_server_sends(TOY, tmp_path)


def reshuffled(state: Any) -> Any:
    """The same table with the hands of the others changed."""
    twin = state.clone()
    twin.hands = [count + 1 for count in twin.hands]
    return twin
