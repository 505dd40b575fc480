"""The golden games of Fief hold one of each kind."""

import json
from pathlib import Path

from homage.engine.record import read_record
from tests.games.fief1984.golden import own_board

REPLAYS = Path(__file__).parent / "replays"


def test_replays_hold_one_of_each_kind() -> None:
    results = json.loads((REPLAYS / "results.json").read_text(encoding="utf-8"))
    records = [read_record(path.read_text(encoding="utf-8")) for path in sorted(REPLAYS.glob("*.game"))]
    assert {one["reason"] for one in results.values()} == {
        "ended-by-fiefs",
        "ended-by-turns",
        "ended-by-time",
    }
    assert {2, 6} <= {record.seats for record in records}
    assert "2011" in {record.options["map"] for record in records}
    assert own_board() in [record.options["board"] for record in records]
    for row in ("table undo", "table time-up", "table negotiation-closed"):
        assert any(line.startswith(row) for record in records for line in record.rows), row
