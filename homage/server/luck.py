"""Luck that can be checked.

A table's secret is 32 bytes. Its SHA-256 stands in the record's header from before the first row (the
commitment), and serves as the record's id: no two games share one. A draw is an HMAC of what is drawn, keyed
by the secret, so nobody can have chosen it row by row; whoever is told the secret at the end can compute
every draw again.
"""

import hashlib
import hmac
import json
import secrets
from collections.abc import Sequence
from typing import Final

from homage.engine.chance import throw
from homage.engine.errors import BadRecord
from homage.engine.game import Game
from homage.engine.journal import Journal
from homage.engine.record import Record
from homage.engine.state import State
from homage.engine.values import CHANCE, Action

SECRET_BYTES: Final = 32
SPAN: Final = 1 << 64  # a try gives eight bytes


def new_secret() -> bytes:
    """A fresh secret for a table."""
    return secrets.token_bytes(SECRET_BYTES)


def commitment(secret: bytes) -> str:
    """What is published before the first row: SHA-256 of the secret, in hexadecimal."""
    return hashlib.sha256(secret).hexdigest()


def number(secret: bytes, record: str, words: Sequence[str], stream: str, index: int, attempt: int) -> int:
    """The eight bytes of one try, as a number below 2^64.

    HMAC-SHA-256 over the JSON array of the record's id, the seats' words, the stream, the row's index and the
    try.
    """
    text = json.dumps([record, list(words), stream, index, attempt], ensure_ascii=True, separators=(",", ":"))
    return int.from_bytes(hmac.digest(secret, text.encode("ascii"), "sha256")[:8], "big")


class Draw:
    """The luck of one row: an Rng whose numbers follow from the secret, the stream and the row's index.

    The index counts all rows, undone ones too, so that a draw which was taken back never comes again.
    """

    def __init__(self, secret: bytes, record: str, words: Sequence[str], stream: str, index: int) -> None:
        self.secret, self.record, self.words, self.stream, self.index = secret, record, words, stream, index
        self.attempt = 0

    def below(self, n: int) -> int:
        """A number in range(n); tries that fall into the remainder at the top are rejected."""
        top = SPAN - SPAN % n
        while True:
            drawn = number(self.secret, self.record, self.words, self.stream, self.index, self.attempt)
            self.attempt += 1
            if drawn < top:
                return drawn % n


def chance(state: State, secret: bytes, words: Sequence[str], index: int) -> Action:
    """What CHANCE answers to the open question at the row of that index."""
    question = state.question()
    if question is None:
        raise BadRecord("Nothing is drawn here: the game is over.")
    return throw(state, Draw(secret, commitment(secret), words, question.stream, index))


def verify(game: Game, record: Record, secret: bytes, words: Sequence[str] = ()) -> int:
    """Compute each draw of a record again, undone ones too; returns how many there are. Raises BadRecord."""
    if commitment(secret) != record.luck:
        raise BadRecord("The secret is not the one that the record's header commits to.")
    journal = Journal(game, Record(record.game, record.rules, record.seats, record.options, record.luck))
    drawn = 0
    for row in record.rows:
        if row.startswith("chance "):
            if CHANCE not in journal.state.awaited():
                raise BadRecord(f"Row {journal.version}: luck was not asked here.")
            act = chance(journal.state, secret, words, journal.version)
            right = f"chance {act.text(journal.state.names)}"
            if row != right:
                raise BadRecord(f"Row {journal.version} says “{row}”, but the secret gives “{right}”.")
            drawn += 1
        journal.read(row, True)
    return drawn
