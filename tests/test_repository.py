"""The repository itself: its locks, its notices, its limits, its links, and what it must not hold."""

import ast
import importlib.util
import json
import re
import stat
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from homage.registry import games

ROOT = Path(__file__).resolve().parent.parent
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
COMPILED = ("engine", "kit", "games")
LONGEST = 400  # lines of a module
# Written apart, so that this file does not hold what it looks for.
PLACES = re.compile(
    "|".join(["/work" + "/", "/tmp/" + "v/", "/ro" + "ot/", "/ho" + "me/[a-z]", r"\.py" + "env"])
)
REGISTRIES = re.compile("|".join(["pypi" + r"\.org", "python" + "hosted", "registry" + r"\.npmjs"]))
# What engine, kit and games may import beside each other.
ALLOWED = {
    *("collections", "fractions", "functools", "importlib", "itertools", "json", "math", "pathlib", "re"),
    *("types", "typing", "mypy_extensions", "abc", "bisect", "string", "pkgutil"),
}


@cache
def tracked() -> list[Path]:
    """The files under version control; in a copy without it, none."""
    done = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        pytest.skip("this copy is not under version control")
    return [ROOT / name for name in done.stdout.split("\0") if name and (ROOT / name).is_file()]


def texts() -> Iterator[tuple[str, str]]:
    """Name and text of each tracked file that is text."""
    for path in tracked():
        try:
            yield path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue


def project() -> dict[str, Any]:
    """pyproject.toml."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        return tomllib.load(file)


def loaded(path: Path) -> ModuleType:
    """A script as a module."""
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def normal(name: str) -> str:
    """A requirement's or a package's name, as locks write it."""
    return re.sub(r"[-_.]+", "-", re.split(r"[\s<>=!\[;]", name)[0]).lower()


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.name)
def test_a_python_lock_pins_with_hashes_and_holds_no_address(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    assert "://" not in text
    assert not re.search(r"^\s*--(index|extra|find|trusted)", text, re.MULTILINE)
    pins = re.split(r"^(?=\w)", text, flags=re.MULTILINE)[1:]
    assert pins
    for pin in pins:
        assert re.match(r"\S+==\S+", pin), pin
        assert "--hash=sha256:" in pin, pin


def test_the_client_lock_holds_no_address_and_no_begging() -> None:
    text = (ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")
    packages = json.loads(text)["packages"]
    assert not [name for name, entry in packages.items() if {"resolved", "funding"} & set(entry)]
    assert [name for name, entry in packages.items() if name and "integrity" not in entry] == []
    assert "http" + "://" not in text
    assert "https" + "://" not in text


def test_the_locks_are_those_of_the_project() -> None:
    known = project()
    pins = {
        lock.stem: {normal(name) for name in re.findall(r"^(\S+)==", lock.read_text(), re.MULTILINE)}
        for lock in LOCKS
    }
    wanted = {"base": known["project"]["dependencies"], **known["dependency-groups"]}
    for group, needs in wanted.items():
        lacking = {normal(need) for need in needs if isinstance(need, str)} - pins[group]
        assert not lacking, f"requirements/{group}.txt lacks {lacking}: run `make lock`"
    assert pins["base"] <= pins["dev"]


def test_the_client_lock_is_that_of_its_package() -> None:
    package = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"][""]
    for kind in ("dependencies", "devDependencies"):
        assert lock.get(kind, {}) == package.get(kind, {}), "run `make lock`"


def test_the_notice_names_what_the_locks_hold() -> None:
    assert loaded(ROOT / "tools" / "notice.py").missing() == set(), "run `make lock`"


def test_no_file_knows_the_machine_it_was_written_on() -> None:
    found = [f"{name}: {hit.group()}" for name, text in texts() for hit in PLACES.finditer(text)]
    assert found == []


def test_no_file_names_a_registry() -> None:
    found = [f"{name}: {hit.group()}" for name, text in texts() for hit in REGISTRIES.finditer(text)]
    assert found == []


def test_what_is_made_is_not_kept() -> None:
    kept = {path.relative_to(ROOT).as_posix() for path in tracked()}
    made = re.compile(
        r"(^|/)(node_modules|build|dist|__pycache__|\.venv|static/assets)/|\.(so|pyc|db|sqlite3?)$"
    )
    assert [name for name in kept if made.search(name)] == []


@pytest.mark.parametrize("package", COMPILED)
def test_rules_import_only_what_is_allowed(package: str) -> None:
    wrong = []
    for path in sorted((ROOT / "homage" / package).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [name.name for name in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            wrong += [
                f"{path.relative_to(ROOT)}: {name}"
                for name in names
                if name.partition(".")[0] not in ALLOWED
                and not name.startswith(("homage.engine", "homage.kit", "homage.games"))
            ]
    assert wrong == []


def test_a_module_is_at_most_400_lines() -> None:
    files = [*(ROOT / "homage").rglob("*.py"), *(ROOT / "tools").glob("*.py"), ROOT / "start.py"]
    long = {
        path.relative_to(ROOT).as_posix(): count
        for path in files
        if (count := len(path.read_text(encoding="utf-8").splitlines())) > LONGEST
    }
    assert long == {}


def test_each_game_is_found_by_its_folder_and_named_nowhere_else() -> None:
    folders = {path.parent.name for path in (ROOT / "homage" / "games").glob("*/__init__.py")}
    assert folders <= set(games())
    assert all(import_module(f"homage.games.{slug}").GAME.slug == slug for slug in folders)
    named = [
        f"{path.relative_to(ROOT)}: {slug}"
        for path in tracked()
        if path.suffix in (".py", ".toml", ".ts", ".svelte") and "tests" not in path.parts
        for slug in folders
        if slug in path.read_text(encoding="utf-8") and slug not in path.parts and not is_example(path)
    ]
    assert named == []


def is_example(path: Path) -> bool:
    """A file that names a game as an example or a default: a command's help, a mutation run, the mock."""
    commands = ("fuzz.py", "perft.py", "play.py", "sim.py")
    return path.name in (*commands, "checks.py", "golden.py", "mutate.py", "server.ts")


def test_links_between_documents_lead_somewhere() -> None:
    broken = []
    for path in tracked():
        if path.suffix == ".md":
            for link in re.findall(r"\]\(([^)#:\s]+)(?:#[^)]*)?\)", path.read_text(encoding="utf-8")):
                if not (path.parent / link).exists():
                    broken.append(f"{path.relative_to(ROOT)}: {link}")
    assert broken == []


def test_ci_runs_the_command_of_the_readme() -> None:
    script = ROOT / ".ci" / "run"
    assert "python3 start.py test" in script.read_text(encoding="utf-8")
    assert "$ python3 start.py test" in (ROOT / "README.md").read_text(encoding="utf-8")
    assert script.stat().st_mode & stat.S_IXUSR


@pytest.mark.parametrize(
    ("there", "advice"),
    [
        ("", "install one and start this file with it"),
        ("python3.12", "run `python3.12 start.py test --long`."),
        ("python3.10", "install one and start this file with it"),
    ],
)
def test_an_old_python_is_told_what_to_do(there: str, advice: str, monkeypatch: pytest.MonkeyPatch) -> None:
    start = loaded(ROOT / "start.py")
    assert start.too_old() == ""
    old = SimpleNamespace(version_info=(3, 9, 1), argv=["start.py", "test", "--long"])
    monkeypatch.setattr(start, "sys", old)
    monkeypatch.setattr(start, "shutil", SimpleNamespace(which=lambda name: name == there))
    monkeypatch.setattr(start, "runs", lambda command: True)
    assert start.too_old().startswith(f"Python 3.11 or newer is needed, this is 3.9.1: {advice}")


def test_start_is_read_by_an_old_python() -> None:
    ast.parse((ROOT / "start.py").read_text(encoding="utf-8"), feature_version=(3, 8))


def test_a_word_that_start_does_not_know_is_refused_with_the_list() -> None:
    done = subprocess.run(
        [sys.executable, ROOT / "start.py", "dance"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert "There is no `start.py dance`." in done.stderr
    assert "start.py play" in done.stdout
