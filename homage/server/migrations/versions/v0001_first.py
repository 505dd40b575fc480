"""The first store: boards, chairs, rows, deadlines."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "boards",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("luck", sa.String(64), nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("free_undo", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
        sa.Column("turn", sa.Integer),
        sa.Column("phase", sa.Integer),
        sa.Column("awaited", sa.JSON, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("packed", sa.LargeBinary),
    )
    op.create_index("ix_boards_updated", "boards", ["updated"])
    op.create_table(
        "chairs",
        sa.Column("board", sa.String(32), sa.ForeignKey("boards.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("bot", sa.String(64)),
        sa.Column("colour", sa.String(32), nullable=False),
        sa.Column("charge", sa.String(32), nullable=False),
        sa.Column("browser", sa.String(64)),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "rows",
        sa.Column("board", sa.String(32), sa.ForeignKey("boards.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "deadlines",
        sa.Column("board", sa.String(32), sa.ForeignKey("boards.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("text", sa.String(64), primary_key=True),
        sa.Column("due", sa.Float, nullable=False),
        sqlite_with_rowid=False,
    )
