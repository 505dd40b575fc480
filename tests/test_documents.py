"""The commands in README and docs are run, in the order in which they stand, at quick sizes."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(r"^```console\n(.*?)^```", re.MULTILINE | re.DOTALL)
PROMPT = "$ "
PATIENCE = 120  # seconds a command may take
QUICK = {"--games": "2", "--minutes": "0.02", "--depth": "2", "--port": "0", "--cap": "4"}
STARTS = re.compile(r"python3 start\.py (play|test|check|setup)\b")  # what CI itself runs
ELSEWHERE = ("git ", "pip install ", "apt-get ", "make ", "cd ")  # what needs a network or a checkout


def commands(document: Path) -> list[str]:
    """The commands in the console blocks of a document."""
    lines = [
        line for block in BLOCK.findall(document.read_text(encoding="utf-8")) for line in block.splitlines()
    ]
    return [line.removeprefix(PROMPT) for line in lines if line.startswith(PROMPT)]


def quick(command: str) -> list[str]:
    """A command's words, at a quick size, for this Python."""
    words = shlex.split(command)
    for index, word in enumerate(words[:-1]):
        words[index + 1] = QUICK.get(word, words[index + 1])
    return [sys.executable, "-m", "homage.cli", *words[1:]]


def serve(words: list[str], where: Path, env: dict[str, str]) -> None:
    """Start the server; it must say where it is, and stop when it is told to."""
    with subprocess.Popen(
        words, cwd=where, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        said = process.stdout.readline()
        process.terminate()  # an interrupt may be ignored where the tests run in the background
        try:
            complaint = process.communicate(timeout=PATIENCE)[1]
        finally:
            process.kill()
    assert said.startswith("Homage is at http"), complaint
    assert "Traceback" not in complaint


def run(command: str, where: Path) -> None:
    """Run one command of a document; it must end well."""
    env = {**os.environ, "HOMAGE_DATA": str(where / "data"), "PYTHONPATH": str(ROOT), "HOMAGE_COMPILED": "0"}
    words = quick(command)
    if " serve" in command and "--help" not in command:
        serve(words, where, env)
        return
    done = subprocess.run(
        words, cwd=where, env=env, input="", capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_the_commands_of_a_document_work(document: Path, tmp_path: Path) -> None:
    for command in commands(document):
        if command.startswith("homage "):
            run(command, tmp_path)
        else:
            assert STARTS.match(command) or command.startswith(ELSEWHERE), f"nothing tests `{command}`"


def test_the_readme_has_the_two_commands_and_each_word_of_homage() -> None:
    found = commands(ROOT / "README.md")
    assert {"python3 start.py play", "python3 start.py test"} <= set(found)
    words = {command.split()[1] for command in found if command.startswith("homage ")}
    assert {"serve", "play", "sim", "replay", "fuzz", "perft"} <= words


def test_each_word_of_homage_explains_itself() -> None:
    for word in ("serve", "play", "sim", "replay", "fuzz", "perft"):
        done = subprocess.run(
            [sys.executable, "-m", "homage.cli", word, "--help"],
            capture_output=True,
            text=True,
            cwd=ROOT,
            check=True,
        )
        assert f"homage {word}" in done.stdout
        assert len(done.stdout.splitlines()) > 5
