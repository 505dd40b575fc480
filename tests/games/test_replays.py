"""Golden games of each game: whole records, played again through both doors, and what must come of each.

`python tools/golden.py GAME --results` writes the expected results again; do so only where no rule has
changed.
"""

import json
from pathlib import Path
from typing import Any

import pytest
from golden import TESTS, recipes_of, result

from homage.engine.codec import dump
from homage.engine.errors import BadRecord
from homage.engine.journal import Journal
from homage.engine.record import read_record
from homage.registry import game_named
from tests.ours import SLUGS

RECORDS = [path for slug in SLUGS for path in sorted((TESTS / slug / "replays").glob("*.game"))]
IDS = [f"{path.parts[-3]}-{path.stem}" for path in RECORDS]
EACH = pytest.mark.parametrize("path", RECORDS, ids=IDS)


def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def wanted(path: Path) -> dict[str, Any]:
    """What must come of a record."""
    results: dict[str, dict[str, Any]] = json.loads(text_of(path.parent / "results.json"))
    return results[path.stem]


@pytest.mark.parametrize("slug", SLUGS)
def test_replays_are_those_of_the_recipes(slug: str) -> None:
    assert {path.stem for path in RECORDS if path.parts[-3] == slug} == set(recipes_of(game_named(slug)))


@EACH
def test_replays_come_out_as_they_did(path: Path) -> None:
    text, expected = text_of(path), wanted(path)
    assert read_record(text).text() == text
    assert result(text, check=True) == expected, "through the checked door"
    assert result(text, check=False) == expected, "through the trusted door"


@EACH
def test_replays_go_on_from_any_row_as_from_the_first(path: Path) -> None:
    whole = read_record(text_of(path))
    rows, whole.rows = whole.rows, []
    live = Journal(game_named(whole.game), whole)
    for number, row in enumerate(rows, 1):
        live.read(row, True)
        assert live.state.faults() == [], f"after row {number} {row}"
        if number % 149 == 0:
            part = read_record(text_of(path))
            part.rows = part.rows[:number]
            again = Journal(live.game, part, check=False)
            assert dump(again.state) == dump(live.state) and again.opened == live.opened
            assert len(again.told) == len(live.told)


@pytest.mark.parametrize("slug", SLUGS)
def test_replays_a_row_that_was_never_offered_is_told_by_its_number(slug: str) -> None:
    path = next(path for path in RECORDS if path.parts[-3] == slug)
    record = read_record(text_of(path))
    record.rows[20] = "0 conjure bourg 99"
    with pytest.raises(BadRecord, match="Row 20 “0 conjure bourg 99” cannot be played"):
        Journal(game_named(slug), record)
