"""Counts of ways to go on, from named positions of each game: a rule that offers more or less than before
changes one."""

import pytest
from golden import TESTS

from homage.commands.perft import count, position
from homage.commands.perft import perft as command
from tests.ours import SLUGS


def lines(slug: str) -> list[list[str]]:
    """The lines of a game's perft.txt: name, record, row and counts by depth."""
    path = TESTS / slug / "perft.txt"
    text = path.read_text(encoding="utf-8") if path.is_file() else ""
    return [line.split() for line in text.splitlines() if not line.startswith("#")]


LINES = [(slug, line) for slug in SLUGS for line in lines(slug)]


@pytest.mark.parametrize("slug", SLUGS)
def test_perft_a_game_has_positions(slug: str) -> None:
    assert len(lines(slug)) >= 2, f"tests/games/{slug}/perft.txt names the positions to count from"


@pytest.mark.parametrize(("slug", "line"), LINES, ids=[f"{slug}-{line[0]}" for slug, line in LINES])
def test_perft_counts_are_those_that_are_written_down(slug: str, line: list[str]) -> None:
    _, record, row, *counts = line
    start = position(slug, 0, "", TESTS / slug / "replays" / f"{record}.game", int(row))
    assert [count(start, depth) for depth in range(1, len(counts) + 1)] == [int(one) for one in counts]


@pytest.mark.parametrize("slug", SLUGS)
def test_perft_the_command_counts_the_same(slug: str, capsys: pytest.CaptureFixture[str]) -> None:
    name, record, row, *counts = lines(slug)[1]
    path = TESTS / slug / "replays" / f"{record}.game"
    assert command(slug, record=path, row=int(row), divide=True) == 0
    told = capsys.readouterr().out.splitlines()
    deeper = [f"depth {depth}: {number}" for depth, number in enumerate(counts, 1)]
    assert told[: len(counts)] == deeper, name
    assert sum(int(line.rsplit(" ", 1)[1]) for line in told[3:]) == int(told[2].split(": ")[1])
