"""Bots, only choices, TABLE's time, taking back, and what the time of an answer may tell."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from homage.bots import Bot
from homage.bots import bots as known_bots
from homage.engine.values import NOBODY, Action
from homage.server.botroom import BotRoom, Task, Thought, offered_actions, sight_from
from homage.server.botworker import think
from homage.server.bus import Bus
from homage.server.driver import Driver
from homage.server.pacing import PRIVATE, Pace
from homage.server.sessions import Screen
from homage.server.store import Store
from homage.server.tables import Table
from homage.server.wire import Seat
from tests.conformance import begun
from tests.server.conftest import Browser, bot, person
from tests.server.test_store import stored
from tests.toy import TOY

pytestmark = pytest.mark.anyio


def task(name: str, seat: int = 0) -> Task:
    """What a bot is asked at the first bids."""
    journal = begun(TOY, {}, 2)
    for row in ("chance card crown", "chance card copper"):
        journal.read(row, True)
    sight = TOY.sight(journal.state, seat)
    offered = [act.text() for act in journal.state.choices(seat)]
    return Task(name, "toll", journal.record.options, 2, sight.data(), offered, 7)


def test_bot_is_sent_its_sight_and_nothing_else() -> None:
    sent = task("random", 1)
    sight = sight_from(TOY, sent.options, sent.seats, sent.sight)
    assert (sight.viewer, sight.state.hands, sight.state.sizes) == (1, [0, 0, 0, 1, 0, 0], [1, 1])
    assert [act.text() for act in offered_actions(sight, sent.offered)] == sent.offered == ["bid 0"]


async def test_bot_in_the_worker_answers_what_is_on_offer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOMAGE_GAMES", "tests.toy:TOY")
    room = BotRoom()
    thought = await room.ask_worker(task("random"))
    assert thought.fault == "" and thought.text in [f"bid {gold}" for gold in range(4)]
    assert await room.ask_worker(task("random")) == thought  # same sight, same seed, same choice
    worker = room.worker
    assert worker is not None and worker.returncode is None
    await room.close()
    assert worker.returncode is not None


async def test_worker_that_is_killed_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOMAGE_GAMES", "tests.toy:TOY")
    room = BotRoom()
    await room.ask_worker(task("random"))
    assert room.worker is not None
    room.worker.kill()
    await room.worker.wait()
    assert (await room.ask_worker(task("random"))).fault == ""
    await room.close()


class Broken(Bot):
    """A bot that fails."""

    name = "broken"

    def choose(self, *_: Any) -> Action:
        raise ZeroDivisionError("no idea")


def test_bot_that_fails_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(known_bots(), "broken", Broken)
    assert think(task("broken")).fault == "ZeroDivisionError: no idea"


class Dictated(BotRoom):
    """A room whose bots say what they are told to, after a while."""

    def __init__(self, says: Callable[[Task], Thought], seconds: float = 0.0) -> None:
        super().__init__()
        self.says, self.seconds = says, seconds

    async def ask(self, game: Any, task: Task) -> Thought:
        await asyncio.sleep(self.seconds)
        return self.says(task)


async def opened(
    tmp_path: Path, kinds: str, room: BotRoom, pace: Pace, **options: int
) -> tuple[Table, Driver]:
    """A table of the toy game: p for a person, b for a bot."""
    store = Store.at(tmp_path)
    kept = stored("a")
    kept.seats = [
        Seat(n, str(n), "bot" if kind == "b" else "person", "random" if kind == "b" else None, str(n), "")
        for n, kind in enumerate(kinds)
    ]
    kept.holders = ["x" if kind == "p" else None for kind in kinds]
    kept.record.seats, kept.record.options = len(kinds), {"rounds": 1, "minutes": 0, **options}
    table = Table(TOY, kept, store, Bus(), tmp_path)
    saved = table.apply(lambda: None, 0)
    await store.open(kept, saved)
    table.deadlines = saved.deadlines
    driver = Driver(table, room, pace)
    driver.look()
    return table, driver


async def closed(table: Table, driver: Driver) -> None:
    """Stop it all."""
    await driver.close()
    table.store.close()


async def soon(condition: Callable[[], bool], seconds: float = 5.0) -> None:
    """Wait until it is so."""
    until = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < until, "it never came to that"
        await asyncio.sleep(0.005)


@pytest.mark.parametrize(
    "said", [Thought(fault="no answer"), Thought("bid 99"), Thought("dance"), Thought("")]
)
async def test_bot_that_fails_or_cheats_plays_the_default(tmp_path: Path, said: Thought) -> None:
    table, driver = await opened(tmp_path, "bb", Dictated(lambda _: said), Pace(0))
    await soon(lambda: table.over or (not said.text and not said.fault))
    if table.over:
        rows = [row for row in table.journal.record.rows if not row.startswith("chance")]
        assert rows == ["0 bid 0", "1 bid 0", "0 keep", "0 done", "1 keep", "1 done"]
    await closed(table, driver)


async def test_bot_that_is_late_answers_nothing(tmp_path: Path) -> None:
    table, driver = await opened(tmp_path, "pb", Dictated(lambda _: Thought("bid 2"), 0.1), Pace(0))
    opened_at = table.journal.opened
    await table.answer_for(opened_at, 1, "bid 1")  # somebody answered in its place
    await table.answer_for(opened_at, 0, "bid 0")
    await asyncio.sleep(0.2)
    rows = table.journal.record.rows
    assert "1 bid 1" in rows and "1 bid 2" not in rows
    await closed(table, driver)


async def test_bot_is_asked_once_for_each_question(tmp_path: Path) -> None:
    asked: list[tuple[int, ...]] = []

    def say(task: Task) -> Thought:
        asked.append((task.seed, *map(ord, task.offered[0])))
        return Thought(task.offered[0])

    table, driver = await opened(tmp_path, "bb", Dictated(say), Pace(0))
    for _ in range(50):
        driver.look()
    await soon(lambda: table.over)
    assert len(asked) == len(set(asked)) == 6
    await closed(table, driver)


class Watched(Pace):
    """A pace that tells what it was asked, under a fake clock."""

    def __init__(self) -> None:
        super().__init__(1.0)
        self.asked: list[bool] = []

    def wait(self, private: bool) -> float:
        self.asked.append(private)
        assert PRIVATE[0] <= super().wait(True) <= PRIVATE[1]
        return 0.05


async def test_time_of_an_answer_depends_only_on_the_kind_of_question(tmp_path: Path) -> None:
    pace = Watched()
    table, driver = await opened(tmp_path, "bb", Dictated(lambda task: Thought(task.offered[-1])), pace)
    await soon(lambda: table.over)
    # bids and plays are private, whatever is held; talks are open
    assert pace.asked.count(True) == 4 and pace.asked[:2] == [True, True]
    await closed(table, driver)


class Dial(Pace):
    """A clock set by hand, with even waits of 4 seconds; keeps the moments that were waited for."""

    def __init__(self) -> None:
        super().__init__()
        self.hand, self.moments = 0.0, list[float]()

    def wait(self, private: bool) -> float:
        return 4.0

    def now(self) -> float:
        return self.hand

    async def until(self, moment: float) -> None:
        self.moments.append(moment)
        self.hand = moment


@pytest.mark.parametrize(("thinks", "answers_at"), [(0.0, 4.0), (3.0, 4.0), (5.0, 8.0), (9.0, 12.0)])
async def test_moment_of_a_private_answer_tells_nothing_of_the_thinking(
    tmp_path: Path, thinks: float, answers_at: float
) -> None:
    dial = Dial()

    def say(task: Task) -> Thought:
        dial.hand += thinks
        return Thought(task.offered[0])

    table, driver = await opened(tmp_path, "pb", Dictated(say), dial)
    await soon(lambda: 1 not in table.journal.state.awaited())
    assert dial.moments == [answers_at]
    await closed(table, driver)


async def test_clock_of_a_pace_waits_for_its_moment() -> None:
    pace = Pace()
    moment = pace.now() + 0.05
    await pace.until(moment)
    await pace.until(moment - 1)  # past already
    assert pace.now() >= moment


@pytest.mark.parametrize(("kinds", "answers"), [("pb", True), ("pp", False)])
async def test_only_choice_answers_itself_for_a_lone_person(
    tmp_path: Path, kinds: str, answers: bool
) -> None:
    table, driver = await opened(tmp_path, kinds, Dictated(lambda task: Thought(task.offered[0])), Pace(0))
    state: Any = table.journal.state
    state.hands = [0, 0, 0, *state.hands[3:]]  # nothing in hand: `keep` is all that is left
    await table.answer_for(table.journal.opened, 0, "bid 0")
    if kinds == "pp":
        await table.answer_for(table.journal.opened, 1, "bid 0")
    if answers:
        await soon(lambda: "0 keep" in table.journal.record.rows)
    await asyncio.sleep(0.1)
    assert ("0 keep" in table.journal.record.rows) == answers
    await closed(table, driver)


async def test_taking_back_passes_over_what_the_table_answered(tmp_path: Path) -> None:
    table, driver = await opened(tmp_path, "pb", Dictated(lambda task: Thought(task.offered[0])), Pace(0))
    table.free_undo = True
    state: Any = table.journal.state
    state.hands = [0, 0, 0, *state.hands[3:]]
    await table.answer(Screen([0]), table.tokens.of(0, table.journal.opened), "bid 0")
    rows = table.journal.record.rows
    await soon(lambda: "0 keep" in rows)
    assert table.undo_row(0) == rows.index("0 bid 0")
    await closed(table, driver)


async def test_time_that_was_agreed_on_comes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TOY, "clock", lambda state, act: 60, raising=False)
    table, driver = await opened(tmp_path, "pp", BotRoom(), Pace(0), minutes=1)
    now = time.time()
    assert 59 < table.deadlines["time-up"] - now < 61
    assert table.store.read("a").deadlines == table.deadlines
    due = table.deadlines["time-up"]
    await table.answer_for(table.journal.opened, 0, "bid 1")
    assert table.deadlines["time-up"] == due  # it is not put off by answers
    table.clock = lambda: due + 1
    driver.look()
    await soon(lambda: not table.deadlines)
    assert table.over and table.journal.record.rows[-1] == "table time-up"
    assert table.store.read("a").deadlines == {}
    await closed(table, driver)


async def test_rules_that_fail_leave_no_trace_and_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from homage.server.errors import RulesFault

    table, driver = await opened(tmp_path, "pp", BotRoom(), Pace(0))
    before = table.look(Screen((0,)), 0)

    def fail(*_: Any) -> None:
        raise AssertionError("the rules run away")

    await table.answer_for(table.journal.opened, 1, "bid 1")
    before = table.look(Screen((0,)), 0)
    monkeypatch.setattr(TOY.steps["Bids"], "reveal", fail)
    with pytest.raises(RulesFault) as error:
        await table.answer_for(table.journal.opened, 0, "bid 2")
    assert table.look(Screen((0,)), 0) == before
    filed = (tmp_path / str(error.value.about["file"])).read_text()
    assert f"seat {NOBODY}" in filed and "the rules run away" in filed
    monkeypatch.undo()
    await table.answer_for(table.journal.opened, 0, "bid 2")
    await closed(table, driver)


def test_taking_back_leaves_rows_and_tells(browser: Browser) -> None:
    browser.open(person("Anne"), person("Bob"))
    browser.post("sit", {"seat": 0})
    before = browser.view()
    assert before["undo"] is False
    browser.answer("bid 3")
    assert browser.view()["undo"] is True
    assert browser.post("undo").status_code == 200
    after = browser.view()
    assert (after["version"], after["undo"]) == (before["version"] + 2, False)
    assert after["events"][-1]["message"]["id"] == "taken-back"
    assert after["question"]["token"] != before["question"]["token"]
    assert browser.post("undo").json()["code"] == "not-your-turn"


def test_second_click_takes_back_no_more(browser: Browser) -> None:
    browser.open(person("Anne"), person("Bob"), person("Carl"), options={"rounds": 1})
    for seat in range(3):
        browser.post("sit", {"seat": seat})
        browser.answer("bid 1" if seat == 0 else "bid 0")
    browser.post("sit", {"seat": 0})
    browser.answer("keep")
    browser.answer("give 1 1")
    token = browser.view()["question"]["token"]
    assert browser.post("undo", {"question": token}).status_code == 200
    version = browser.view()["version"]
    assert browser.post("undo", {"question": token}).json()["code"] == "stale-answer"
    assert browser.view()["version"] == version


@pytest.mark.parametrize("free", [False, True])
def test_free_taking_back_reaches_over_dice_and_throws_anew(browser: Browser, free: bool) -> None:
    browser.open(person("Anne"), bot(), free_undo=free, options={"rounds": 5})
    browser.answer("bid 3")
    view = browser.until(0)
    assert view["undo"] is free
    undone = browser.post("undo")
    assert undone.status_code == (200 if free else 403)
    if free:
        after = browser.until(0)
        assert after["events"][-1]["message"]["id"] == "taken-back"
        assert after["question"]["prompt"]["id"] == "ask-bids"
