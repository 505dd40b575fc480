"""Counts of ways to go on, from named positions: a rule that offers more or less than before changes one."""

from pathlib import Path

import pytest

from homage.commands.perft import count, position
from homage.commands.perft import perft as command

HERE = Path(__file__).parent
LINES = [line.split() for line in (HERE / "perft.txt").read_text().splitlines() if not line.startswith("#")]


@pytest.mark.parametrize(("record", "row", "counts"), [(one[1], one[2], one[3:]) for one in LINES], ids=[
    one[0] for one in LINES
])  # fmt: skip
def test_perft_counts_are_those_that_are_written_down(record: str, row: str, counts: list[str]) -> None:
    start = position("fief1984", 0, "", HERE / "replays" / f"{record}.game", int(row))
    assert [count(start, depth) for depth in range(1, len(counts) + 1)] == [int(one) for one in counts]


def test_perft_the_command_counts_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    name, record, row, *counts = LINES[1]
    assert command("fief1984", record=HERE / "replays" / f"{record}.game", row=int(row), divide=True) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[:3] == [f"depth {depth}: {number}" for depth, number in enumerate(counts, 1)], name
    assert sum(int(line.rsplit(" ", 1)[1]) for line in told[3:]) == int(counts[-1])
