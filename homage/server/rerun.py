"""A finished game once more: what a viewer was shown after each row of its record."""

from typing import Any

from homage.engine.game import Game
from homage.engine.journal import Journal
from homage.engine.record import Record
from homage.server.views import Tokens, Views

Json = dict[str, Any]


class Rerun:
    """One record, played as far as it was last asked for. Going on is cheap, going back begins anew."""

    def __init__(self, game: Game, record: Record, tokens: Tokens) -> None:
        self.game, self.record, self.tokens = game, record, tokens
        self.views = self.begun()

    def begun(self) -> Views:
        """The game before its first row."""
        record = self.record
        return Views(
            Journal(self.game, Record(record.game, record.rules, record.seats, record.options), check=False),
            self.tokens,
        )

    def at(self, row: int, viewer: int, since: int) -> tuple[int, Json]:
        """The view after so many rows (the nearest there are), with chronicle lines after `since`; nothing
        is on offer in it."""
        row = max(0, min(row, len(self.record.rows)))
        if row < self.views.journal.version:
            self.views = self.begun()
        journal = self.views.journal
        for text in self.record.rows[journal.version : row]:
            journal.read(text, check=False)
        return row, {**self.views.of(viewer, since), "choices": [], "undo": False}
