"""The tables of the store. Migrations lead here; a test compares the two."""

from typing import Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

HEAD: Final = "0001"  # the newest migration

metadata = MetaData()

boards = Table(
    "boards",  # one line a game: what its record's header says, and what stands beside the record
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("luck", String(64), nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("free_undo", Boolean, nullable=False),
    Column("created", Float, nullable=False),  # seconds since 1970, UTC
    Column("updated", Float, nullable=False, index=True),
    Column("turn", Integer),
    Column("phase", Integer),
    Column("awaited", JSON, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("packed", LargeBinary),  # all rows of a finished game, which then has no lines in `rows`
)

chairs = Table(
    "chairs",  # who sits where
    metadata,
    Column("board", String(32), ForeignKey("boards.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", Text, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("bot", String(64)),
    Column("colour", String(32), nullable=False),
    Column("charge", String(32), nullable=False),
    Column("browser", String(64)),  # digest of the session that holds the seat
    sqlite_with_rowid=False,
)

rows = Table(
    "rows",  # the log, which only grows; number counts from 0
    metadata,
    Column("board", String(32), ForeignKey("boards.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("text", Text, nullable=False),
    sqlite_with_rowid=False,
)

deadlines = Table(
    "deadlines",  # when TABLE says what it has on offer, in seconds since 1970, UTC
    metadata,
    Column("board", String(32), ForeignKey("boards.id", ondelete="CASCADE"), primary_key=True),
    Column("text", String(64), primary_key=True),
    Column("due", Float, nullable=False),
    sqlite_with_rowid=False,
)
