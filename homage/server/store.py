"""The store: everything that must survive a kill, in one SQLite file.

One writer thread commits together what has queued up; a save is durable (WAL, `synchronous=FULL`) when its
coroutine returns. Log rows are unique by (board, number): of two writers to one game, one is told that he was
overtaken.
"""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from queue import Empty, SimpleQueue
from time import time
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, delete, event, insert, inspect, select, update
from sqlalchemy.exc import DatabaseError, IntegrityError

from homage.engine.record import Record
from homage.server import schema
from homage.server.errors import CannotSave, Overtaken, UnknownTable
from homage.server.packing import pack, unpack
from homage.server.wire import Seat, TableCard

T = TypeVar("T")


class Stored:
    """A table as it is kept: record, luck's secret, seats, who holds them, deadlines by TABLE's text."""

    def __init__(
        self,
        ident: str,
        record: Record,
        secret: bytes,
        free_undo: bool,
        seats: Sequence[Seat],
        holders: Sequence[str | None],
        deadlines: dict[str, float],
    ) -> None:
        self.ident, self.record, self.secret, self.free_undo = ident, record, secret, free_undo
        self.seats, self.holders, self.deadlines = list(seats), list(holders), deadlines


class Saved:
    """What one save adds to a table: rows from number `first` on, and the summary that lists show."""

    def __init__(
        self,
        first: int,
        rows: Sequence[str],
        awaited: Sequence[int],
        turn: int | None,
        phase: int | None,
        over: bool,
        deadlines: dict[str, float],
    ) -> None:
        self.first, self.rows, self.awaited = first, list(rows), list(awaited)
        self.turn, self.phase, self.over, self.deadlines = turn, phase, over, deadlines


class Job:
    """One thing to be written, and whom to tell."""

    def __init__(self, work: Callable[[Connection], None]) -> None:
        self.work = work
        self.told: Future[None] = Future()


class Store:
    """All games of one server. `url` is an SQLAlchemy address; `at` makes one for a data directory."""

    def __init__(self, url: str) -> None:
        self.engine = engine_for(url)
        self.queue: SimpleQueue[Job] = SimpleQueue()
        self.writer = ThreadPoolExecutor(1, "store")
        self.connection: Connection | None = None  # the writer's own
        self.commits = 0  # how many transactions were written
        with self.engine.connect() as connection:
            upgrade(connection)

    @classmethod
    def at(cls, directory: Path) -> "Store":
        """The store of a data directory, which is made where it is missing. Raises CannotSave."""
        try:
            directory.mkdir(parents=True, exist_ok=True)
            return cls(f"sqlite:///{directory / 'homage.sqlite'}")
        except (OSError, DatabaseError) as error:
            raise CannotSave("error-data", {"path": str(directory), "reason": reason_of(error)}) from error

    def close(self) -> None:
        """Write what is queued, then let go of the file."""
        self.writer.shutdown(wait=True)
        if self.connection is not None:
            self.connection.close()
        self.engine.dispose()

    async def write(self, work: Callable[[Connection], None]) -> None:
        """Do this in the writer thread, in a transaction; durable on return. Raises CannotSave or
        Overtaken."""
        job = Job(work)
        self.queue.put(job)
        self.writer.submit(self.flush)
        await asyncio.wrap_future(job.told)

    def flush(self) -> None:
        """Commit all that is queued in one transaction, or, where that fails, each by itself."""
        jobs = drained(self.queue)
        try:
            if jobs and self.commit(jobs) is not None:
                for job in jobs:
                    error = self.commit([job])
                    if error is not None:
                        job.told.set_exception(refusal(error))
        finally:
            for job in jobs:
                if not job.told.done():
                    job.told.set_exception(CannotSave("error-cannot-save", {"reason": "writer"}))

    def commit(self, jobs: Sequence[Job]) -> DatabaseError | None:
        """Write these jobs in one transaction and tell them so; the error where nothing was written."""
        try:
            if self.connection is None:
                self.connection = self.engine.connect().execution_options(writes=True)
            with self.connection.begin():
                for job in jobs:
                    job.work(self.connection)
        except DatabaseError as error:
            return error
        self.commits += 1
        for job in jobs:
            job.told.set_result(None)
        return None

    async def open(self, stored: Stored, saved: Saved) -> None:
        """Keep a new table and its first rows."""
        await self.write(lambda connection: add_table(connection, stored, saved))

    async def save(self, ident: str, saved: Saved) -> None:
        """Keep further rows of a table; a finished game is packed."""
        await self.write(lambda connection: add_rows(connection, ident, saved))

    async def load(self, ident: str) -> Stored:
        """A table as it was last saved. Raises UnknownTable."""
        return await asyncio.to_thread(self.read, ident)

    def read(self, ident: str) -> Stored:
        """The same, in this thread."""
        with self.engine.connect() as connection:
            return read_table(connection, ident)

    async def cards(self, limit: int = 200) -> list[TableCard]:
        """The tables that changed last."""
        return await asyncio.to_thread(self.read_cards, limit)

    def read_cards(self, limit: int) -> list[TableCard]:
        """The same, in this thread."""
        with self.engine.connect() as connection:
            return read_cards(connection, limit)

    def idents(self, running: bool = False) -> list[str]:
        """The ids of all tables, or of those whose game is not over."""
        query = select(schema.boards.c.id).order_by(schema.boards.c.created)
        with self.engine.connect() as connection:
            found = connection.execute(query.where(~schema.boards.c.over) if running else query)
            return [str(row.id) for row in found]


def engine_for(url: str) -> Engine:
    """An engine whose SQLite connections are durable and whose transactions begin where we say."""
    engine = create_engine(url)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        writes = connection.get_execution_options().get("writes", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def upgrade(connection: Connection) -> None:
    """Bring the store to this version; Alembic is imported only where there is something to do."""
    if inspect(connection).has_table("alembic_version"):
        version = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
        if version == schema.HEAD:
            return
    connection.rollback()
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    connection.commit()


def drained(queue: SimpleQueue[Job]) -> list[Job]:
    """All that is queued."""
    jobs: list[Job] = []
    while True:
        try:
            jobs.append(queue.get_nowait())
        except Empty:
            return jobs


def refusal(error: DatabaseError) -> CannotSave | Overtaken:
    """What the table is told of an error of the database."""
    if isinstance(error, IntegrityError):
        return Overtaken()
    reason = reason_of(error)
    return CannotSave("error-disk-full" if "full" in reason else "error-cannot-save", {"reason": reason})


def reason_of(error: OSError | DatabaseError) -> str:
    """What the system says, without the statement."""
    return str(error.orig if isinstance(error, DatabaseError) else error.strerror)


def add_table(connection: Connection, stored: Stored, saved: Saved) -> None:
    """Write a new table."""
    record = stored.record
    connection.execute(
        insert(schema.boards).values(
            id=stored.ident,
            game=record.game,
            rules=record.rules,
            seats=record.seats,
            options=record.options,
            luck=record.luck,
            secret=stored.secret,
            free_undo=stored.free_undo,
            created=time(),
            updated=time(),
            awaited=[],
            over=False,
        )
    )
    chairs = [
        {
            "board": stored.ident,
            "seat": one.seat,
            "name": one.name,
            "kind": one.kind,
            "bot": one.bot,
            "colour": one.colour,
            "charge": one.charge,
            "browser": holder,
        }
        for one, holder in zip(stored.seats, stored.holders, strict=True)
    ]
    connection.execute(insert(schema.chairs), chairs)
    add_rows(connection, stored.ident, saved)


def add_rows(connection: Connection, ident: str, saved: Saved) -> None:
    """Write rows, summary and deadlines."""
    if saved.rows:
        lines = [{"board": ident, "number": saved.first + n, "text": row} for n, row in enumerate(saved.rows)]
        connection.execute(insert(schema.rows), lines)
    connection.execute(delete(schema.deadlines).where(schema.deadlines.c.board == ident))
    if saved.deadlines:
        due = [{"board": ident, "text": text, "due": at} for text, at in saved.deadlines.items()]
        connection.execute(insert(schema.deadlines), due)
    packed = packed_rows(connection, ident) if saved.over else None
    connection.execute(
        update(schema.boards)
        .where(schema.boards.c.id == ident)
        .values(
            updated=time(),
            turn=saved.turn,
            phase=saved.phase,
            awaited=saved.awaited,
            over=saved.over,
            packed=packed,
        )
    )


def packed_rows(connection: Connection, ident: str) -> bytes:
    """All rows of a finished game as one blob, taken out of `rows`."""
    blob = pack(read_rows(connection, ident))
    connection.execute(delete(schema.rows).where(schema.rows.c.board == ident))
    return blob


def read_rows(connection: Connection, ident: str) -> list[str]:
    """The rows that are not packed."""
    lines = schema.rows
    query = select(lines.c.text).where(lines.c.board == ident).order_by(lines.c.number)
    return [str(text) for text in connection.execute(query).scalars()]


def read_table(connection: Connection, ident: str) -> Stored:
    """A table with all that belongs to it."""
    board = connection.execute(select(schema.boards).where(schema.boards.c.id == ident)).one_or_none()
    if board is None:
        raise UnknownTable
    chairs = schema.chairs
    seated = connection.execute(select(chairs).where(chairs.c.board == ident).order_by(chairs.c.seat)).all()
    due = connection.execute(select(schema.deadlines).where(schema.deadlines.c.board == ident)).all()
    rows = unpack(board.packed) if board.packed else read_rows(connection, ident)
    record = Record(board.game, board.rules, board.seats, board.options, board.luck, rows)
    seats = [Seat(one.seat, one.name, one.kind, one.bot, one.colour, one.charge) for one in seated]
    holders = [one.browser for one in seated]
    deadlines = {str(one.text): float(one.due) for one in due}
    return Stored(ident, record, board.secret, board.free_undo, seats, holders, deadlines)


def read_cards(connection: Connection, limit: int) -> list[TableCard]:
    """The list of tables, the last changed first."""
    boards, chairs = schema.boards, schema.chairs
    newest = connection.execute(select(boards).order_by(boards.c.updated.desc()).limit(limit)).all()
    seated = connection.execute(
        select(chairs).where(chairs.c.board.in_([board.id for board in newest])).order_by(chairs.c.seat)
    ).all()
    seats: dict[str, list[Seat]] = {board.id: [] for board in newest}
    for one in seated:
        seats[one.board].append(Seat(one.seat, one.name, one.kind, one.bot, one.colour, one.charge))
    return [
        TableCard(
            id=board.id,
            game=board.game,
            seats=seats[board.id],
            turn=board.turn,
            phase=board.phase,
            awaited=board.awaited,
            updated=board.updated,
            over=board.over,
        )
        for board in newest
    ]
