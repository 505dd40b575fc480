"""Sockets: what changed, answers, coming back, slow readers; and that no payload holds another's secret."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

from homage.server.wire import TableView
from tests.server.conftest import Browser, Process, bot, person

pytestmark = pytest.mark.anyio


def open_at(server: Process, *seats: dict[str, Any], **more: Any) -> Browser:
    """A table on a server of its own."""
    return Browser(server.client).open(*seats, **more)


def dial(server: Process, browser: Browser, since: int = 0) -> connect:
    """A socket of this browser."""
    url = server.url.replace("http", "ws") + f"/api/tables/{browser.table}/socket?since={since}&lang=en"
    headers = {"cookie": f"homage={browser.cookie}"} if browser.cookie else {}
    return connect(url, additional_headers=headers)


async def heard(socket: ClientConnection, fits: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """The next message that fits."""
    while True:
        message = json.loads(await asyncio.wait_for(socket.recv(), 5))
        if fits(message):
            return dict(message)


async def test_socket_sends_a_view_at_once_and_then_what_changed(server: Process) -> None:
    browser = open_at(server, person("Anne"), person("Bob"))
    browser.post("sit", {"seat": 0})
    async with dial(server, browser) as socket:
        first = json.loads(await socket.recv())
        msgspec.convert(first, TableView)
        assert [line["n"] for line in first["events"]] == [1, 2]
        await socket.send(json.dumps({"question": first["question"]["token"], "text": "bid 2"}))
        told = await heard(socket, lambda message: "ok" in message)
        assert told["ok"] == first["version"] + 1
    browser.post("sit", {"seat": 1})
    async with dial(server, browser) as socket:
        bobs = json.loads(await socket.recv())
        assert bobs["viewer"] == 1 and bobs["version"] == told["ok"]


async def test_socket_says_what_is_wrong_with_an_answer(server: Process) -> None:
    browser = open_at(server, person("Anne"), person("Bob"))
    browser.post("sit", {"seat": 0})
    async with dial(server, browser) as socket:
        token = json.loads(await socket.recv())["question"]["token"]
        for sent, code in (
            ("no json", "malformed"),
            ("[]", "malformed"),
            (json.dumps({"question": token, "text": "bid 9"}), "illegal-action"),
            (json.dumps({"question": "0" * 24, "text": "bid 1"}), "stale-answer"),
        ):
            await socket.send(sent)
            told = await heard(socket, lambda message: "error" in message)
            assert set(told["error"]) == {"code", "message", "rule"} and told["error"]["code"] == code


async def test_socket_follows_the_curtain(server: Process) -> None:
    browser = open_at(server, person("Anne"), person("Bob"))
    async with dial(server, browser) as socket:
        hidden = json.loads(await socket.recv())
        assert hidden["curtain"] and "facts" not in hidden and "events" not in hidden
        browser.post("sit", {"seat": 1})
        seen = await heard(socket, lambda message: message.get("viewer") == 1)
        assert [line["n"] for line in seen["events"]] == [1, 2]
        browser.post("curtain")
        again = await heard(socket, lambda message: message["curtain"])
        assert "facts" not in again and "events" not in again
        browser.post("sit", {"seat": 0})
        other = await heard(socket, lambda message: message.get("viewer") == 0)
        assert [line["n"] for line in other["events"]] == [1, 2]


async def test_reader_who_comes_back_is_told_what_he_missed_and_nothing_twice(server: Process) -> None:
    browser = open_at(server, person("Anne"), bot(), options={"rounds": 5})
    lines: list[dict[str, Any]] = []

    def read(message: dict[str, Any]) -> bool:
        lines.extend(message.get("events", []))
        return bool(message.get("choices"))

    def taken(message: dict[str, Any]) -> bool:
        read(message)  # news may come before the answer is confirmed
        return "ok" in message

    for _ in range(6):
        since = lines[-1]["n"] if lines else 0
        async with dial(server, browser, since) as socket:
            view = await heard(socket, read)
            await socket.send(
                json.dumps({"question": view["question"]["token"], "text": view["choices"][0]["text"]})
            )
            await heard(socket, taken)
    whole = browser.view()["events"]
    assert lines == whole[: len(lines)] and [line["n"] for line in whole] == list(range(1, len(whole) + 1))


async def test_reader_who_does_not_read_holds_up_nobody(server: Process) -> None:
    browser = open_at(server, person("Anne"), person("Bob"), options={"rounds": 5})
    idle = [await dial(server, browser.at()).__aenter__() for _ in range(20)]

    def play() -> int:
        answers = 0
        while awaited := browser.view()["awaited"]:
            browser.post("sit", {"seat": awaited[0]})
            assert browser.answer().status_code == 200
            answers += 1
        return answers

    assert await asyncio.wait_for(asyncio.to_thread(play), 20) == 30
    for socket in idle:
        last = await heard(socket, lambda message: message["outcome"] is not None)
        assert last["version"] == browser.view()["version"]
        await socket.close()


async def test_spectators_come_and_go_unnoticed(server: Process) -> None:
    browser = open_at(server, person("Anne"), person("Bob"))
    browser.post("sit", {"seat": 0})
    async with dial(server, browser) as socket:
        await socket.recv()
        for _ in range(3):
            async with dial(server, browser.at()) as other:
                seen = json.loads(await other.recv())
                assert seen["viewer"] is None
                await other.send(json.dumps({"question": seen["question"]["token"], "text": "bid 0"}))
                assert (await heard(other, lambda message: "error" in message))["error"][
                    "code"
                ] == "not-your-turn"
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(socket.recv(), 0.3)


async def test_socket_of_no_table_says_so(server: Process) -> None:
    browser = Browser(server.client, "none")
    async with dial(server, browser) as socket:
        assert json.loads(await socket.recv())["error"]["code"] == "unknown-table"


async def test_socket_from_another_sites_page_is_refused(server: Process) -> None:
    browser = open_at(server, person("Anne"), bot())
    url = server.url.replace("http", "ws") + f"/api/tables/{browser.table}/socket"
    with pytest.raises(Exception, match="403"):
        async with connect(url, origin="https://elsewhere.example"):  # type: ignore[arg-type]
            pass


def test_no_payload_holds_anothers_card(browser: Browser) -> None:
    """Anne's card is known from her own view; nothing that Bob, a spectator or the list is sent names it."""
    browser.open(person("Anne"), person("Bob"), options={"rounds": 2})
    while awaited := browser.view()["awaited"]:
        hands = {}
        for seat in (0, 1):
            browser.post("sit", {"seat": seat})
            hands[seat] = browser.view()["facts"]["hand"]
        for viewer in (0, 1, -1):
            browser.post("sit", {"seat": max(viewer, 0)})
            looker = browser if viewer >= 0 else browser.at()
            texts = [looker.get("view").text, looker.request("GET", "/tables").text, looker.get("luck").text]
            texts += [looker.get("record").text, looker.get("lexicon/en").text]
            sent = json.loads(texts[0])
            own = hands.get(viewer, [])
            open_cards = [
                line["message"]["args"].get("card")
                for line in sent["events"]
                if line["message"]["id"] == "card-laid"
                or line["message"]["args"].get("seat") == f"seat:{viewer}"
            ]
            named = {word for word in ("copper", "silver", "crown") for text in texts if word in text}
            assert named <= set(own) | {
                card.removeprefix("card:") for card in open_cards if isinstance(card, str)
            }
        browser.post("sit", {"seat": awaited[0]})
        browser.answer()
