"""The mutation run: it tells what tests catch and what they miss, and they catch enough.

The run itself is of the long tier. Here and always the tool is tried on one function of the rules, into which
a line is planted that no test can hear.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.ours import SLUGS
from tests.test_repository import ROOT, loaded

GAME = "fief1984"
ENDING = "homage/games/fief1984/rules/ending.py"
TESTS = "tests/games/fief1984/test_ending.py"
HEAD = "def end_gift(g: Realm, village: int) -> None:\n"
UNHEARD = "    unheard = 7\n"

pytestmark = pytest.mark.skipif(os.name == "nt", reason="mutmut needs fork, which Windows has not")
mutate = loaded(ROOT / "tools" / "mutate.py")


def test_mutants_what_nobody_hears_survives_and_what_is_claimed_does_not(tmp_path: Path) -> None:
    workshop = mutate.Workshop(tmp_path / "copy", GAME, [ENDING], [TESTS])
    planted = workshop.folder / ENDING
    text = planted.read_text(encoding="utf-8")
    assert text.count(HEAD) == 1
    docstring_end = text.index('"""\n', text.index('"""', text.index(HEAD)) + 3) + 4
    planted.write_text(text[:docstring_end] + UNHEARD + text[docstring_end:], encoding="utf-8")
    line = text[:docstring_end].count("\n") + 1

    names = [name for name in workshop.all_mutants() if "end_gift" in name]
    assert len(names) >= 5
    run = workshop.trial(names, 1)
    assert run.total == len(names)
    unheard = {str(survivor) for survivor in run.survivors if survivor.line == line}
    assert unheard == {f"{ENDING}:{line} unheard = 7 → unheard = {it}" for it in ("None", "8")}
    assert run.caught == run.total - len(run.survivors) >= 3
    assert run.share() == run.caught / run.total


def test_mutants_nothing_is_claimed_when_the_tests_cannot_run(tmp_path: Path) -> None:
    workshop = mutate.Workshop(tmp_path / "copy", GAME, [ENDING], ["tests/games/fief1984/test_of_nothing.py"])
    with pytest.raises(mutate.Unready, match="test_of_nothing"):
        workshop.all_mutants()


def test_mutants_the_tests_that_are_run_are_the_scenarios() -> None:
    tests = mutate.fast_tests(GAME)
    assert TESTS in tests and len(tests) > 20
    assert not [test for test in tests if "replays" in test or "steward" in test]


@pytest.mark.parametrize("slug", SLUGS)
def test_mutants_the_scenarios_of_each_game_find_all_they_need_in_the_copy(slug: str, tmp_path: Path) -> None:
    workshop = mutate.Workshop(tmp_path / "copy", slug, [], [])
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *mutate.fast_tests(slug)],
        check=False,
        cwd=workshop.folder,
        env=workshop.environment,
        text=True,
        stdout=subprocess.PIPE,
    )
    assert done.returncode == 0, done.stdout


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("slug", SLUGS)
def test_mutants_of_the_rules_are_caught(slug: str, tmp_path: Path) -> None:
    """Of 300 random mutants of a game's rules, of a listed seed, the tests catch 85 of 100."""
    run = mutate.mutation_run(slug, mutate.SAMPLE, mutate.SEED, 2, tmp_path / "copy")
    told = "\n".join([str(survivor) for survivor in run.survivors])
    print(f"{slug}, seed {mutate.SEED}: {run.caught} of {run.total} caught\n{told}", file=sys.stderr)
    assert run.total == mutate.SAMPLE
    assert run.share() >= mutate.GOAL, told
