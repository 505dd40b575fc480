"""Golden games: whole records, played again through both doors, and what must come of each.

`python tools/golden.py --results` writes the expected results again; do so only where no rule has changed.
"""

import json
from pathlib import Path
from typing import Any

import pytest
from golden import REPLAYS, RESULTS, own_board, result

from homage.engine.codec import dump
from homage.engine.errors import BadRecord
from homage.engine.journal import Journal
from homage.engine.record import read_record
from homage.games.fief1984 import GAME

RECORDS = sorted(REPLAYS.glob("*.game"))
EXPECTED: dict[str, dict[str, Any]] = json.loads(RESULTS.read_text(encoding="utf-8"))


def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def test_replays_hold_one_of_each_kind() -> None:
    assert {path.stem for path in RECORDS} == set(EXPECTED)
    records = [read_record(text_of(path)) for path in RECORDS]
    assert {one["reason"] for one in EXPECTED.values()} == {
        "ended-by-fiefs",
        "ended-by-turns",
        "ended-by-time",
    }
    assert {2, 6} <= {record.seats for record in records}
    assert "2011" in {record.options["map"] for record in records}
    assert own_board() in [record.options["board"] for record in records]
    for row in ("table undo", "table time-up", "table negotiation-closed"):
        assert any(line.startswith(row) for record in records for line in record.rows), row


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_replays_come_out_as_they_did(path: Path) -> None:
    text, wanted = text_of(path), EXPECTED[path.stem]
    assert read_record(text).text() == text
    assert result(text, check=True) == wanted, "through the checked door"
    assert result(text, check=False) == wanted, "through the trusted door"


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_replays_go_on_from_any_row_as_from_the_first(path: Path) -> None:
    whole = read_record(text_of(path))
    rows, whole.rows = whole.rows, []
    live = Journal(GAME, whole)
    for number, row in enumerate(rows, 1):
        live.read(row, True)
        assert live.state.faults() == [], f"after row {number} {row}"
        if number % 149 == 0:
            part = read_record(text_of(path))
            part.rows = part.rows[:number]
            again = Journal(GAME, part, check=False)
            assert dump(again.state) == dump(live.state) and again.opened == live.opened
            assert len(again.told) == len(live.told)


def test_replays_a_row_that_was_never_offered_is_told_by_its_number() -> None:
    record = read_record(text_of(RECORDS[0]))
    record.rows[40] = "0 buy-soldiers bourg 99"
    with pytest.raises(BadRecord, match="Row 40 “0 buy-soldiers bourg 99” cannot be played"):
        Journal(GAME, record)
