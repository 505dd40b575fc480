"""Change the rules of a game a little, many times over, and see whether the tests notice.

    python tools/mutate.py [GAME] [--sample 300] [--seed 1] [--jobs 2]

mutmut makes the changes (the mutants), in a copy under build/mutants/, and runs for each one the scenarios
that reach it. What is printed: how many were caught, and each survivor as `file:line before → after`. A
survivor is a claim that no test makes, or a change that changes nothing. Ends with 1 if fewer than 85 % are
caught.
"""

import argparse
import ast
import os
import random
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import Progress

ROOT: Final = Path(__file__).resolve().parent.parent
GAME: Final = "fief1984"
# What makes no claim about the rules: what reads the sources, the games of the bots, and recorded games,
# which notice every change and claim nothing.
LEFT_OUT: Final = ("steward", "bots", "advice", "sight", "rulebook", "replays")
# The project as far as the scenarios need it; the views are held against what the boards read.
COPIED: Final = ("homage", "tests", "web/src/games")
SAMPLE: Final = 300
SEED: Final = 1
GOAL: Final = 0.85
CAUGHT: Final = ("killed", "timeout", "suspicious", "segfault")
TAIL: Final = 30  # lines of mutmut's words that are told when it fails
SPINNER: Final = re.compile("[\u2800-\u28ff] ")
NO_SUCH: Final = "none"  # the name of no mutant: all are made, and none is tried


class Unready(Exception):
    """mutmut came to no result; most often a test fails on the unchanged rules."""


class Survivor:
    """A mutant that no test noticed: its file, its line, what stood there and what was tried."""

    def __init__(self, file: str, line: int, before: str, after: str) -> None:
        self.file, self.line, self.before, self.after = file, line, before, after

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.before} → {self.after}"


class Run:
    """What came of a run: how many mutants there were, how many were caught, and the survivors."""

    def __init__(self, total: int, caught: int, survivors: list[Survivor]) -> None:
        self.total, self.caught, self.survivors = total, caught, survivors

    def share(self) -> float:
        """The part that was caught, from 0 to 1."""
        return self.caught / self.total


class Workshop:
    """A copy of the project in which files of the rules are changed.

    `folder` is the copy, `game` whose rules are changed, `files` are the globs of what is changed in them,
    `tests` the test files that are run, both as seen from the root. Trying raises Unready when the tests
    fail on the unchanged copy.
    """

    def __init__(self, folder: Path, game: str, files: list[str], tests: list[str]) -> None:
        self.folder = folder
        shutil.rmtree(folder, ignore_errors=True)
        unneeded = shutil.ignore_patterns("__pycache__", "static")
        for name in COPIED:
            shutil.copytree(ROOT / name, folder / name, ignore=unneeded)
        settings = (ROOT / "pyproject.toml").read_text(encoding="utf-8") + (
            f"\n[tool.mutmut]\nsource_paths = ['{rules(game)}/']\nonly_mutate = {files}\n"
            f"also_copy = {list(COPIED)}\n"
            "pytest_add_cli_args = ['-p', 'no:cacheprovider']\n"
            f"pytest_add_cli_args_test_selection = {tests}\n"
        )
        (folder / "pyproject.toml").write_text(settings, encoding="utf-8")
        self.environment = {k: v for k, v in os.environ.items() if not k.startswith(("HOMAGE_", "PYTEST_"))}

    def mutmut(self, *words: str) -> str:
        """Run mutmut to its end; what it said."""
        with self.start(*words) as done:
            said, _ = done.communicate()
        if done.returncode and f"Filter: ('{NO_SUCH}',)" not in said:
            raise Unready(last_words(said, done.returncode))
        return said

    def start(self, *words: str) -> subprocess.Popen[str]:
        """Start mutmut; its output can be read."""
        command = [sys.executable, "-m", "mutmut", *words]
        return subprocess.Popen(
            command,
            cwd=self.folder,
            env=self.environment,
            text=True,
            encoding="utf-8",
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )

    def all_mutants(self) -> list[str]:
        """Make all mutants; their names, in order."""
        self.mutmut("run", NO_SUCH, "--max-children", "1")
        return sorted(self.fates())

    def fates(self) -> dict[str, str]:
        """What became of each mutant so far: `killed`, `survived`, `not checked` …"""
        told = self.mutmut("results", "--all", "true")
        return dict(re.findall(r"^\s+(\S+__mutmut_\d+): (.+)$", told, re.MULTILINE))

    def trial(self, names: list[str], jobs: int) -> Run:
        """Try these mutants, with a bar of the progress."""
        said = ""
        command = self.start("run", *names, "--max-children", str(jobs))
        with command as running, Progress(console=Console(stderr=True), transient=True) as bar:
            task = bar.add_task("mutants", total=len(names))
            while part := running.stdout.read(200) if running.stdout else "":
                said += part
                done = re.findall(r" (\d+)/\d+ ", said[-400:])
                bar.update(task, completed=int(done[-1]) if done else 0)
        if running.returncode:
            raise Unready(last_words(said, running.returncode))
        fates = self.fates()
        caught = [name for name in names if fates[name] in CAUGHT]
        return Run(len(names), len(caught), [self.survivor(name) for name in names if name not in caught])

    def survivor(self, name: str) -> Survivor:
        """Where a mutant is and what it changed."""
        shown = self.mutmut("show", name).split("@@")
        lines = shown[2].splitlines()[1:]
        before = [line[1:].strip() for line in lines if line.startswith("-")]
        after = [line[1:].strip() for line in lines if line.startswith("+")]
        file = name.rpartition(".")[0].replace(".", "/") + ".py"
        first = int(shown[1].split()[0].split(",")[0][1:])
        changed = next(i for i, line in enumerate(lines) if line[:1] in ("-", "+"))
        line = self.start_of(file, name.rpartition(".")[2]) + first - 1 + changed
        return Survivor(file, line, " ".join(before), " ".join(after) or "(nothing)")

    def start_of(self, file: str, mutant: str) -> int:
        """The line at which a mutant's function begins: of `x_name__mutmut_1` or `xǁClassǁname__mutmut_1`."""
        path = mutant.partition("__mutmut_")[0].removeprefix("x_").removeprefix("xǁ").split("ǁ")
        body: list[ast.stmt] = ast.parse((self.folder / file).read_text(encoding="utf-8")).body
        found = 1
        for name in path:
            for node in body:
                if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name == name:
                    found, body = node.lineno, node.body
                    break
        return found


def last_words(said: str, code: int) -> str:
    """What mutmut said at the end, without the frames of its spinner, and with which code it ended."""
    lines = [line for line in said.splitlines() if line.strip() and not SPINNER.match(line)]
    return "\n".join([*lines[-TAIL:], f"mutmut ended with {code}."])


def rules(game: str) -> str:
    """Where a game's rules are, as seen from the root."""
    return f"homage/games/{game}/rules"


def fast_tests(game: str) -> list[str]:
    """The test files that are run against mutants of a game's rules."""
    names = sorted(path.name for path in (ROOT / "tests" / "games" / game).glob("test_*.py"))
    return [f"tests/games/{game}/{name}" for name in names if not any(part in name for part in LEFT_OUT)]


def mutation_run(game: str, sample: int, seed: int, jobs: int, folder: Path) -> Run:
    """Try a random sample of all mutants of the rules; one seed, one sample as long as the rules stay."""
    workshop = Workshop(folder, game, [f"{rules(game)}/*.py"], fast_tests(game))
    names = workshop.all_mutants()
    return workshop.trial(sorted(random.Random(seed).sample(names, min(sample, len(names)))), jobs)


def main() -> None:
    """Run and tell."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", nargs="?", default=GAME, help="whose rules (default: %(default)s)")
    parser.add_argument("--sample", type=int, default=SAMPLE, help="how many mutants (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=SEED, help="which sample (default: %(default)s)")
    parser.add_argument("--jobs", type=int, default=2, help="how many at a time (default: %(default)s)")
    wanted = parser.parse_args()
    try:
        run = mutation_run(wanted.game, wanted.sample, wanted.seed, wanted.jobs, ROOT / "build" / "mutants")
    except Unready as unready:
        sys.exit(f"{unready}\nNo mutant was tried: see that the tests pass on the rules as they are.")
    for survivor in run.survivors:
        print(survivor)
    print(f"{wanted.game}, seed {wanted.seed}: {run.caught} of {run.total} caught ({run.share():.1%})")
    sys.exit(run.share() < GOAL)


if __name__ == "__main__":
    main()
