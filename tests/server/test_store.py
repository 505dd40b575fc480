"""The store: durability, one writer, finished games, a full disk, and what is told when nothing could be
kept."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import inspect, select

from homage.engine.record import Record
from homage.server import schema
from homage.server.errors import CannotSave, Overtaken, UnknownTable
from homage.server.packing import pack, unpack
from homage.server.store import Saved, Store, Stored, read_rows
from homage.server.tables import Table
from homage.server.wire import Seat
from tests.server.conftest import Browser, bot, person

pytestmark = pytest.mark.anyio


def stored(ident: str) -> Stored:
    """A new table."""
    seats = [Seat(n, "Name", "person", None, str(n), str(n)) for n in range(2)]
    return Stored(
        ident, Record("toll", 1, 2, {"rounds": 1, "minutes": 0}, "c"), b"s", False, seats, ["x", None], {}
    )


def saved(first: int, *rows: str, over: bool = False, **deadlines: float) -> Saved:
    """Rows to keep."""
    return Saved(first, rows, [0], 1, None, over, deadlines)


@pytest.fixture
def store(tmp_path: Path) -> Any:
    """A store on a real file."""
    made = Store.at(tmp_path)
    yield made
    made.close()


def test_store_connections_are_durable(store: Store) -> None:
    with store.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1


def test_store_migrations_lead_to_the_schema(store: Store) -> None:
    found = inspect(store.engine)
    for table in schema.metadata.tables.values():
        columns = {column["name"]: column for column in found.get_columns(table.name)}
        assert set(columns) == set(table.columns.keys())
        for column in table.columns:
            assert str(columns[column.name]["type"]) == str(column.type), column
            assert columns[column.name]["nullable"] == column.nullable, column
        assert set(found.get_pk_constraint(table.name)["constrained_columns"]) == set(
            table.primary_key.columns.keys()
        )


async def test_store_reads_what_was_written(store: Store) -> None:
    await store.open(stored("a"), saved(0, "chance card crown"))
    await store.save("a", saved(1, "0 bid 1", "1 bid 2", time_up=12.5))
    found = await store.load("a")
    assert found.record.rows == ["chance card crown", "0 bid 1", "1 bid 2"]
    assert (found.secret, found.holders, found.deadlines) == (b"s", ["x", None], {"time_up": 12.5})
    with pytest.raises(UnknownTable):
        await store.load("b")


async def test_store_keeps_a_row_number_once(store: Store) -> None:
    await store.open(stored("a"), saved(0, "chance card crown"))
    with pytest.raises(Overtaken):
        await store.save("a", saved(0, "chance card silver"))
    assert (await store.load("a")).record.rows == ["chance card crown"]


async def test_store_commits_together_what_has_queued_up(store: Store) -> None:
    names = [f"t{n}" for n in range(30)]
    before = store.commits
    await asyncio.gather(*[store.open(stored(name), saved(0, "chance card crown")) for name in names])
    assert sorted(store.idents()) == sorted(names)
    assert store.commits - before < 30


async def test_store_one_bad_save_does_not_take_the_others_along(store: Store) -> None:
    await store.open(stored("a"), saved(0, "row"))
    results = await asyncio.gather(
        store.open(stored("b"), saved(0, "row")),
        store.save("a", saved(0, "other")),
        store.open(stored("c"), saved(0, "row")),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [type(None), Overtaken, type(None)]
    assert sorted(store.idents()) == ["a", "b", "c"]


async def test_store_finished_game_is_packed_and_still_whole(store: Store) -> None:
    rows = [f"0 move henri bourg {n % 7}" for n in range(1500)]
    await store.open(stored("a"), saved(0, *rows))
    await store.save("a", saved(1500, "chance die 3", over=True))
    with store.engine.connect() as connection:
        assert read_rows(connection, "a") == []
    assert (await store.load("a")).record.rows == [*rows, "chance die 3"]


ODD = [
    [],
    [""],
    ["one"],
    ["a b", "c"],
    ["é ü", " x", "a  b", ""],
    ["é"] * 5000,
    [str(n) for n in range(300)],
]


@pytest.mark.parametrize("rows", ODD)
def test_packing_gives_back_what_it_was_given(rows: list[str]) -> None:
    assert unpack(pack(rows)) == rows


def test_packing_of_old_blobs_never_changes() -> None:
    """What stands in somebody's store must be read for ever: a blob as it was once written."""
    rows = ["chance die 5", "0 move henri bourg 4", "1 done", "chance die 2"]
    blob = (
        "425a6839314159265359431459e200000c59800010400076003ee39300200050a069a19193104a9926d27a4d"
        "3d4d1e919baba65210747e47a409a2a2d16e41b69a8cbe8ba273c7d3bed8fc5dc914e142410c516788"
    )
    assert unpack(bytes.fromhex(blob)) == rows


def quota(browser: Browser, pages: int) -> None:
    """Give the store's file a greatest size, in pages over what it has; a real SQLITE_FULL follows."""
    store: Store = browser.client.app.state.hall.store

    def limit(connection: Any) -> None:
        size = connection.exec_driver_sql("PRAGMA page_count").scalar()
        connection.exec_driver_sql(f"PRAGMA max_page_count={size + pages}")

    browser.client.blocking_portal.call(store.write, limit)


def filled(browser: Browser) -> None:
    """Fill the store up to its greatest size, to the last byte."""
    store: Store = browser.client.app.state.hall.store
    write = browser.client.blocking_portal.call
    write(store.open, stored("junk"), saved(0))
    quota(browser, 0)
    number, said = 0, ""
    for size in (4000, 500, 100, 20, 1):
        while True:
            try:
                write(store.save, "junk", saved(number, "x" * size))
            except CannotSave as error:
                said = error.ident
                break
            number += 1
        assert said == "error-disk-full"


def test_full_disk_is_told_and_leaves_the_game_as_it_was(browser: Browser) -> None:
    browser.open(person("Anne"), person("Bob"), options={"rounds": 5})
    browser.post("sit", {"seat": 0})
    filled(browser)
    before, refused = browser.view(), browser.answer()
    for _ in range(40):  # an answer finds room in a page that is not full yet, but not for long
        if refused.status_code != 200:
            break
        browser.post("sit", {"seat": browser.view()["awaited"][0]})
        before, refused = browser.view(), browser.answer()
    assert (refused.status_code, refused.json()["code"]) == (507, "cannot-save")
    assert "disk is full" in refused.json()["message"]
    assert browser.view() == before
    quota(browser, 1000)
    assert browser.answer().status_code == 200
    kept = browser.client.app.state.hall.store.read(browser.table)
    assert len(kept.record.rows) == browser.view()["version"] > before["version"]


def test_full_disk_opens_no_table(browser: Browser) -> None:
    filled(browser)
    made = browser.request("POST", "/tables", json={"game": "toll", "seats": [person("Anne"), bot()]})
    assert (made.status_code, made.json()["code"]) == (507, "cannot-save")
    assert [card["id"] for card in browser.request("GET", "/tables").json()] == ["junk"]


class Hasty(Table):
    """A planted fault: it tells before it has stored."""

    async def commit(self, saved: Saved) -> None:
        self.publish()
        await super().commit(saved)


async def told_of_what_was_not_stored(
    kind: type[Table], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> bool:
    """Does a listener hear of an answer whose save fails?"""
    from homage.server.bus import Bus
    from tests.toy import TOY

    store, bus = Store.at(tmp_path), Bus()
    kept = stored("a")
    table = kind(TOY, kept, store, bus, tmp_path)
    first = table.apply(lambda: None, 0)
    await store.open(kept, first)
    ear = bus.listen("a")
    heard: list[int] = []
    table.changed = lambda: heard.append(1)

    async def refuse(*_: Any) -> None:
        raise CannotSave("error-disk-full", {})

    monkeypatch.setattr(store, "save", refuse)
    with pytest.raises(CannotSave):
        await table.answer_for(table.journal.opened, 0, "bid 1")
    assert table.journal.version == len(store.read("a").record.rows)
    store.close()
    return ear.rung.is_set() or bool(heard)


async def test_nobody_hears_of_what_was_not_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not await told_of_what_was_not_stored(Table, tmp_path, monkeypatch)


async def test_planted_fault_of_telling_too_early_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await told_of_what_was_not_stored(Hasty, tmp_path, monkeypatch)


def test_table_that_another_server_wrote_to_is_loaded_again(browser: Browser) -> None:
    browser.open(person("Anne"), person("Bob"))
    browser.post("sit", {"seat": 0})
    store: Store = browser.client.app.state.hall.store
    version = browser.view()["version"]
    browser.client.blocking_portal.call(store.save, browser.table, saved(version, "1 bid 2"))
    overtaken = browser.answer("bid 1")
    assert (overtaken.status_code, overtaken.json()["code"]) == (409, "stale-answer")
    assert browser.view()["version"] == version + 1 and browser.view()["awaited"] == [0]
    assert browser.answer("bid 1").status_code == 200


def test_finished_toy_game_takes_less_than_four_kilobytes(browser: Browser) -> None:
    browser.open(bot(), bot(), bot(), bot(), options={"rounds": 5})
    browser.finish(9)
    store: Store = browser.client.app.state.hall.store
    with store.engine.connect() as connection:
        blob = connection.execute(select(schema.boards.c.packed)).scalar_one()
    assert 0 < len(blob) < 4096
