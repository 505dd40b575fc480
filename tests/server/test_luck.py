"""Luck: known vectors, rejection, streams, and the check of a whole record."""

import hashlib
import hmac
from collections import Counter

import pytest

from homage.engine.errors import BadRecord
from homage.engine.journal import Journal
from homage.engine.record import Record
from homage.engine.values import CHANCE
from homage.server import luck
from homage.server.luck import SPAN, Draw, commitment, number, verify
from tests.conformance import Luck, picked
from tests.toy import TOY

SECRET = bytes(range(32))


def test_luck_commitment_is_the_known_digest_of_the_secret() -> None:
    assert commitment(SECRET) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def test_luck_number_follows_the_written_recipe() -> None:
    text = b'["r",["a","b"],"die",7,0]'
    wanted = int.from_bytes(hmac.new(SECRET, text, hashlib.sha256).digest()[:8], "big")
    assert number(SECRET, "r", ("a", "b"), "die", 7, 0) == wanted == 126100019814558353


def test_luck_known_throws_never_change() -> None:
    record = commitment(SECRET)
    dice = [Draw(SECRET, record, (), "die", index).below(6) for index in range(12)]
    cards = [Draw(SECRET, record, (), "deck", index).below(68) for index in range(6)]
    assert dice == [0, 5, 2, 3, 2, 2, 5, 2, 0, 1, 4, 0]
    assert cards == [49, 17, 29, 0, 4, 36]


def test_luck_streams_words_and_rows_each_change_a_draw() -> None:
    drawn = [
        number(SECRET, "r", (), "die", 1, 0),
        number(SECRET, "r", (), "deck", 1, 0),
        number(SECRET, "r", (), "die", 2, 0),
        number(SECRET, "r", (), "die", 1, 1),
        number(SECRET, "r", ("word",), "die", 1, 0),
        number(SECRET, "s", (), "die", 1, 0),
        number(SECRET[::-1], "r", (), "die", 1, 0),
    ]
    assert len(set(drawn)) == len(drawn)


def test_luck_rejects_the_remainder_at_the_top(monkeypatch: pytest.MonkeyPatch) -> None:
    tries = iter([SPAN - 1, SPAN - SPAN % 6, SPAN - SPAN % 6 - 1])
    monkeypatch.setattr(luck, "number", lambda *_: next(tries))
    assert Draw(SECRET, "r", (), "die", 0).below(6) == 5


def test_luck_dice_are_even() -> None:
    thrown = Counter(Draw(SECRET, "r", (), "die", index).below(6) for index in range(12_000))
    assert sorted(thrown) == [0, 1, 2, 3, 4, 5]
    assert sum((count - 2000) ** 2 / 2000 for count in thrown.values()) < 20.5  # chi-square, 5 degrees, 0.1 %


def played(undo: bool) -> Record:
    """A game whose luck comes from the secret, with or without an undone row."""
    record = Record("toll", 1, 3, TOY.settled({}, 3), commitment(SECRET))
    journal, players = Journal(TOY, record), Luck(4)
    while journal.state.question() is not None:
        state = journal.state
        seat = state.awaited()[0]
        act = (
            luck.chance(state, SECRET, (), journal.version)
            if seat == CHANCE
            else picked(state, seat, players)
        )
        journal.append(seat, act.text(state.names), act)
        if undo and seat >= 0 and journal.undoable(seat) is not None and players.below(3) == 0:
            journal.undo(seat)
    return record


@pytest.mark.parametrize("undo", [False, True])
def test_luck_of_a_record_is_computed_again(undo: bool) -> None:
    record = played(undo)
    assert verify(TOY, record, SECRET) == len([row for row in record.rows if row.startswith("chance")])
    assert any(row.startswith("table undo") for row in record.rows) == undo


def test_luck_that_was_chosen_is_found_out() -> None:
    record = played(False)
    at = next(n for n, row in enumerate(record.rows) if row.startswith("chance die"))
    right = record.rows[at]
    record.rows[at] = "chance die 1" if right != "chance die 1" else "chance die 2"
    with pytest.raises(BadRecord, match=f"Row {at} says"):
        verify(TOY, record, SECRET)
    with pytest.raises(BadRecord, match="not the one"):
        verify(TOY, played(False), bytes(32))


def test_luck_undone_draw_never_comes_again() -> None:
    record = Record("toll", 1, 2, TOY.settled({}, 2), commitment(SECRET))
    journal = Journal(TOY, record)
    first = luck.chance(journal.state, SECRET, (), journal.version)
    stream, at = "deck", journal.version
    journal.append(CHANCE, first.text(), first)
    journal.rewind(0)
    assert journal.version != at
    assert number(SECRET, record.luck, (), stream, journal.version, 0) != number(
        SECRET, record.luck, (), stream, at, 0
    )
