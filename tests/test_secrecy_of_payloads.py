"""Principle 5 over every payload: what a viewer is sent is the same, byte for byte, in each state that his
sight allows; and no hidden card is named to him, in the chronicle or anywhere else."""

import asyncio
import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from homage.engine.errors import IllegalAction, RulesError
from homage.engine.game import Game
from homage.engine.sight import Sight
from homage.engine.values import CHANCE, NOBODY, Ranged, message
from homage.registry import games
from homage.server import views
from homage.server.bus import Bus
from homage.server.errors import Refused, wire_error
from homage.server.sessions import Screen
from homage.server.socket import Reader
from homage.server.store import Store, Stored
from homage.server.tables import Table
from homage.server.views import Gazette, Views
from homage.server.wire import Seat, encode
from homage.words import Texts
from tests.conformance import Luck, begun, drawn_by, picked
from tests.scale import scale
from tests.toy import TOY

GAMES = list({TOY.slug: TOY, **games()}.values())
BLOCKS = 10  # a game's share of games, in so many tests, so that they can run side by side
SENTENCE = "This is wrong."
LORD_MADE_CARDINAL = 5  # a game in which a lord whom all see is named by an act of a private question


class Room:
    """A table that is stored nowhere, and what it would send to whom."""

    def __init__(self, game: Game, seats: int, seed: int, directory: Path) -> None:
        capped = {"turns": 3} if "turns" in game.cap else {}
        record = begun(game, capped, seats).record
        chairs = [Seat(n, f"Player {n}", "person", None, "", "") for n in range(seats)]
        store = Store.at(directory)
        stored = Stored("t", record, bytes(32), False, chairs, ["x"] * seats, {})
        self.table = Table(game, stored, store, Bus(), directory / "complaints")
        store.close()
        self.game, self.seats, self.directory = game, seats, directory
        self.luck, self.eye, self.random = Luck(seed), Luck(seed + 1), Luck(seed + 2)
        self.heard = dict.fromkeys(self.viewers, 0)  # viewer: the last number of his chronicle
        self.open = {viewer: self.seen(viewer) for viewer in self.viewers}  # what he saw before this row
        kinds = Texts(game, "en").lexicon(self.table.journal.state, [seat.name for seat in chairs])
        self.targets = sorted(f"{kind}:{slug}" for kind, slugs in kinds.items() for slug in slugs)

    @property
    def viewers(self) -> list[int]:
        """Every seat, and a spectator."""
        return [NOBODY, *range(self.seats)]

    def seen(self, viewer: int) -> set[str]:
        """The words that a viewer's screen shows, save those of his hand."""
        facts = self.table.views.game_view(viewer)["facts"]
        return set(words_of([value for name, value in facts.items() if name != "hand"]))

    def step(self) -> tuple[int, str, bool]:
        """Play one row at random: who, what, and whether it was private and showed nothing."""
        state = self.table.journal.state
        question = state.question()
        assert question is not None
        seat = state.awaited()[0]
        act = picked(state, seat, self.luck)
        drawer, shown = drawn_by(state) if seat == CHANCE else seat, state.shown
        text = act.text(state.names)
        self.table.journal.append(seat, text, act)
        quiet = question.private and (seat == CHANCE or self.table.journal.state.shown == shown)
        return drawer, text, quiet

    def forged(self) -> list[str]:
        """Texts that may be illegal: some that are never offered, and some that others are offered."""
        state = self.table.journal.state
        texts = ["", "no such thing", "done", "pass", "undo"]
        for seat in [seat for seat in state.awaited() if seat >= 0][:2]:
            for act in list(state.choices(seat))[:4]:
                texts.append(
                    (act.at(act.numbers()[-1]) if isinstance(act, Ranged) else act).text(state.names)
                )
        return texts

    def asked(self) -> list[str]:
        """Some targets, others each time."""
        return [self.targets[self.random.below(len(self.targets))] for _ in range(3)]

    async def sent(self, viewer: int, forged: list[str], asked: list[str], complain: bool) -> list[bytes]:
        """All that a viewer is sent: news by socket, the view, the line in the list, errors, reasons, his
        complaint."""
        table = self.table
        screen = Screen(() if viewer == NOBODY else (viewer,))
        news = await Reader(table, screen, self.heard[viewer]).news()
        assert news is not None
        saved = table.saved(table.journal.version)
        parts = [news, encode(table.look(screen, 10**9))]
        parts.append(encode([saved.awaited, saved.turn, saved.phase, saved.over, sorted(saved.deadlines)]))
        offered = self.offered(viewer)
        for text in forged:
            if text not in offered:
                parts.append(await self.refused(viewer, screen, text))
        for text in [*asked, *forged] if viewer != NOBODY else []:
            reason = table.reason(viewer, text)
            parts.append(encode([text, reason and reason.rule, reason and table.told(reason)]))
        if complain and viewer != NOBODY:
            name = await table.complain(screen, SENTENCE)
            path = table.complaints / name
            parts.append(path.read_bytes())
            path.unlink()
        return parts

    def offered(self, viewer: int) -> set[str]:
        """Every text that this viewer may answer with, each number of a range by itself."""
        state = self.table.journal.state
        texts: set[str] = set()
        for act in state.choices(viewer) if viewer != NOBODY else []:
            acts = [act.at(number) for number in act.numbers()] if isinstance(act, Ranged) else [act]
            texts.update(one.text(state.names) for one in acts)
        return texts

    async def refused(self, viewer: int, screen: Screen, text: str) -> bytes:
        """The error that an answer comes to; it changes nothing."""
        table = self.table
        token = table.tokens.of(viewer, table.journal.opened)
        before = table.journal.version
        try:
            await table.answer(screen, token, text)
        except IllegalAction as error:
            told = encode([await table.refusal(screen, text, error, tongue) for tongue in ("en", "fr")])
        except (RulesError, Refused) as error:
            told = encode(wire_error(error, "en"))
        else:
            raise AssertionError(f"“{text}” was taken from viewer {viewer}")
        assert table.journal.version == before
        return told

    def imagine(self, viewer: int) -> Callable[[], None]:
        """Put a state that the viewer imagines in the real one's place; returns what puts it back."""
        table, real, kept = self.table, self.table.journal.state, self.table.views
        table.journal.state = self.game.imagine(self.game.sight(real, viewer), self.eye)
        table.views = Views(table.journal, table.tokens)
        table.views.gazette = kept.gazette

        def back() -> None:
            table.journal.state, table.views = real, kept

        return back


async def check_payloads(room: Room, complain: bool) -> None:
    """For each viewer everything is the same in the real state and in an imagined one."""
    forged, asked = room.forged(), room.asked()
    for viewer in room.viewers:
        before = await room.sent(viewer, forged, asked, complain)
        back = room.imagine(viewer)
        after = await room.sent(viewer, forged, asked, complain)
        back()
        for real, imagined in zip(before, after, strict=True):
            assert real == imagined, (
                f"viewer {viewer} after row {room.table.journal.version}: {first_difference(real, imagined)}"
            )


def first_difference(real: bytes, imagined: bytes) -> str:
    """Where two payloads part."""
    pairs = zip(real, imagined, strict=False)
    at = next((at for at, (a, b) in enumerate(pairs) if a != b), min(len(real), len(imagined)))
    return f"…{real[max(0, at - 80) : at + 40]!r} or …{imagined[max(0, at - 80) : at + 40]!r}"


def words_of(data: Any) -> Iterator[str]:
    """Every slug that stands as a value in JSON data: `sun` of `sun`, `card:sun` and `lay sun`."""
    if isinstance(data, dict):
        for value in data.values():
            yield from words_of(value)
    elif isinstance(data, list):
        for value in data:
            yield from words_of(value)
    elif isinstance(data, str):
        yield from re.split(r"[\s:>.]+", data)


def check_names(room: Room, drawer: int, text: str, quiet: bool) -> None:
    """No viewer's stream names a card that he cannot know, in new lines or anywhere in his view; a word that
    lay open before him already tells him nothing."""
    gazette, now = room.table.views.gazette, room.table.journal
    state = now.state
    hands = {
        seat: set(words_of(room.game.facts(room.game.sight(state, seat)).get("hand")))
        for seat in range(room.seats)
    }
    secret = (
        {word for word in text.split(" ")[1:] if re.fullmatch("[a-z_][a-z_0-9]*", word)} if quiet else set()
    )
    for viewer in room.viewers:
        lines = gazette.since(viewer, room.heard[viewer])
        if lines:
            room.heard[viewer] = lines[-1]["n"]
        said = set(words_of([line["message"]["args"] for line in lines]))
        if viewer != drawer:
            told = secret & said - room.open[viewer]
            assert not told, f"viewer {viewer} is told {told} of “{text}” by {drawer}: {lines}"
        view = room.table.views.game_view(viewer)
        hidden = {card for seat, cards in hands.items() if seat != viewer for card in cards}
        hidden -= hands.get(viewer, set()) | set(words_of(view["prompt"])) | room.open[viewer]
        hidden -= set() if quiet else said  # what an open act tells of, lies open
        named = hidden & set(words_of([view["facts"], view["choices"]]))
        assert not named, f"viewer {viewer} sees {named}, which is in another hand"
        room.open[viewer] = room.seen(viewer)


def check_game(game: Game, seed: int, stride: int, directory: Path) -> int:
    """A whole game at random, checked at every so many rows; returns how often it was."""
    room, checks = Room(game, max(3, game.players[0]), seed, directory), 0
    with asyncio.Runner() as runner:
        while room.table.journal.state.question() is not None:
            drawer, text, quiet = room.step()
            check_names(room, drawer, text, quiet)
            if room.table.journal.version % stride == 0:
                runner.run(check_payloads(room, checks % 5 == 0))
                checks += 1
        runner.run(check_payloads(room, True))
    return checks


@pytest.mark.parametrize("block", range(BLOCKS))
@pytest.mark.parametrize("game", GAMES, ids=[game.slug for game in GAMES])
def test_secrecy_of_every_payload_to_every_viewer(game: Game, block: int, tmp_path: Path) -> None:
    checks = 0
    for number in range(block, scale("secrecy games"), BLOCKS):
        checks += check_game(game, number, scale("secrecy stride"), tmp_path)
    assert checks or block >= scale("secrecy games")


def test_secrecy_a_word_that_lies_open_may_be_told(tmp_path: Path) -> None:
    """A lord on the board is no secret, though he is named where cards are played."""
    room = Room(games()["fief1984"], 3, LORD_MADE_CARDINAL, tmp_path)
    while "elevate" not in (told := room.step())[1]:
        check_names(room, *told)
    assert told[2] and told[1].split(" ")[1] in room.open[NOBODY]
    check_names(room, *told)


def planted_view(patch: pytest.MonkeyPatch) -> None:
    """The server makes a view from the state instead of the sight."""

    def leak(self: Views, viewer: int) -> dict[str, Any]:
        state = self.journal.state
        view = self.journal.game.view(self.journal.game.sight(state, viewer))
        return {**view, "facts": {**view["facts"], "hands": list(getattr(state, "hands"))}}  # noqa: B009

    patch.setattr(Views, "game_view", leak)


def planted_event(patch: pytest.MonkeyPatch) -> None:
    """The chronicle tells every viewer what only one may know."""

    def since(self: Gazette, viewer: int, number: int) -> list[dict[str, Any]]:
        lines = [
            {"n": n, "message": message(event, self.journal.state.names)}
            for n, event in enumerate(self.journal.told, 1)
        ]
        return lines[number:]

    patch.setattr(views.Gazette, "since", since)


def planted_error(patch: pytest.MonkeyPatch) -> None:
    """A reason why not is looked up in the state instead of the sight."""

    def reason(self: Table, seat: int, text: str) -> Any:
        hands = list(getattr(self.journal.state, "hands"))  # noqa: B009
        found = self.game.why(self.game.sight(self.journal.state, seat), seat, text)
        return found if sum(n * hand for n, hand in enumerate(hands)) % 2 else None

    patch.setattr(Table, "reason", reason)


def planted_hand(patch: pytest.MonkeyPatch) -> None:
    """A view names the cards of the seat to the left."""

    def facts(self: Any, sight: Sight[Any]) -> dict[str, Any]:
        mine = TOY_FACTS(self, sight)
        return {**mine, "left": TOY_FACTS(self, Sight(1, HANDS[-1]))["hand"]} if sight.viewer == 0 else mine

    def sight(self: Any, state: Any, viewer: int) -> Sight[Any]:
        HANDS.append(state)
        return TOY_SIGHT(self, state, viewer)

    patch.setattr(type(TOY), "facts", facts)
    patch.setattr(type(TOY), "sight", sight)


HANDS: list[Any] = []
TOY_FACTS, TOY_SIGHT = type(TOY).facts, type(TOY).sight


@pytest.mark.parametrize(
    ("plant", "caught"),
    [
        (planted_view, "viewer -1 after row"),
        (planted_event, "is told"),
        (planted_error, "viewer . after row"),
        (planted_hand, "sees .* in another hand|after row"),
    ],
    ids=["view", "event", "error", "hand"],
)
def test_secrecy_a_planted_leak_is_caught(
    plant: Callable[[pytest.MonkeyPatch], None], caught: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    plant(monkeypatch)
    with pytest.raises(AssertionError, match=caught):
        sum(check_game(TOY, seed, 1, tmp_path) for seed in range(5))


def test_secrecy_of_the_text_of_an_exported_complaint(tmp_path: Path) -> None:
    room = Room(TOY, 3, 4, tmp_path)
    while not any(seat >= 0 for seat in room.table.journal.state.awaited()):
        room.step()
    parts = asyncio.run(room.sent(0, [], [], True))
    head = parts[-1].split(b"\n\n")[0].decode()
    asked = json.loads(head.rsplit("question ", 1)[1])
    assert asked["choices"] == [choice["text"] for choice in json.loads(parts[1])["choices"]]
    assert SENTENCE in head
