"""`docs/adding-a-game.md`, followed literally: its files are put where it says, and its checks are run."""

import os
import re
import shlex
import shutil
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "adding-a-game.md"
BLOCK = re.compile(r"^```sh\n(.*?)^```", re.MULTILINE | re.DOTALL)
QUICK = {"--minutes": "0.02"}
FILE = re.compile(r"^```\w+ (\S+)\n(.*?)^```", re.MULTILINE | re.DOTALL)
NEEDED = ("homage", "tests", "tools", "web/src/games")
LEFT = shutil.ignore_patterns("static", "__pycache__", "node_modules", "*.svelte")


def files() -> dict[str, str]:
    """The files of the page: those of the game, and those of its tests."""
    found = dict(FILE.findall(PAGE.read_text(encoding="utf-8")))
    return {
        name if name.startswith("tests/") else f"homage/games/{name}": text for name, text in found.items()
    }


def commands() -> list[list[str]]:
    """The commands of the page for this Python, at quick sizes, in their order."""
    blocks = BLOCK.findall(PAGE.read_text(encoding="utf-8"))
    found = [shlex.split(line) for block in blocks for line in block.splitlines()]
    ways = {"homage": ["-m", "homage.cli"], "pytest": ["-m", "pytest", "-q"], "python": []}
    return [
        [*ways[words[0]], *[QUICK.get(before, word) for before, word in pairwise(words)]] for words in found
    ]


def run(where: Path, *words: str) -> str:
    """A command in the copy; it must end well."""
    env = {**os.environ, "PYTHONPATH": str(where), "HOMAGE_COMPILED": "0", "HOMAGE_DATA": str(where / "data")}
    done = subprocess.run(
        [sys.executable, *words],
        cwd=where,
        env=env,
        input="",
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, f"{words}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def test_the_page_adds_a_game_that_passes_every_check(tmp_path: Path) -> None:
    for folder in NEEDED:
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=LEFT)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    written = files()
    assert len(written) == 7
    for name, text in written.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    (tmp_path / "tests/games/ferry/__init__.py").touch()
    for command in commands():
        told = run(tmp_path, *command)
        assert "pytest" not in command or re.search(r"\b\d+ passed", told), told
    own = [name for name in written if name.endswith(".py")]
    run(tmp_path, "-m", "ruff", "check", *own)
    run(tmp_path, "-m", "ruff", "format", "--check", *own)
