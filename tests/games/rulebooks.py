"""`rulebook.md` of a game, and what its code and its tests cite of it."""

import ast
import re
from functools import cache
from pathlib import Path

TESTS = Path(__file__).parent
GAMES = TESTS.parents[1] / "homage" / "games"
LINE = re.compile(r"^- \*\*(§[\w.-]+|[A-Z]\d+)\*\* (.+)$", re.MULTILINE)
CITED = re.compile(r"§[A-Za-z0-9-]+(?:\.[A-Za-z0-9]+)*|\b[A-Z]\d+\b")
RANGE = re.compile(r"(\b[A-Z])(\d+)–(?:[A-Z])?(\d+)\b")
SOURCES = ("text", "sense", "choice")


@cache
def rulebook(slug: str) -> dict[str, str]:
    """Each id of a game's rulebook with its sentence."""
    found: dict[str, str] = {}
    for ident, sentence in LINE.findall((GAMES / slug / "rulebook.md").read_text(encoding="utf-8")):
        assert ident not in found, f"{ident} stands twice"
        found[ident] = sentence
    return found


def cited(text: str) -> set[str]:
    """The ids that a docstring cites; a range such as `M6–M17` cites all between."""
    found = set(CITED.findall(text))
    for letter, first, last in RANGE.findall(text):
        found |= {f"{letter}{number}" for number in range(int(first), int(last) + 1)}
    return found


def docstrings(path: Path) -> list[tuple[str, str]]:
    """All docstrings of a file, each with the name of what it describes."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            found.append((getattr(node, "name", path.stem), ast.get_docstring(node) or ""))
    return found


@cache
def scenario_ids(slug: str) -> dict[str, list[str]]:
    """For each id the scenarios that carry it: in the name (`test_m11_…`, `test_6_1_…`) or the docstring."""
    found: dict[str, list[str]] = {}
    for path in sorted((TESTS / slug).glob("test_*.py")):
        for name, text in docstrings(path):
            if name.startswith("test_") and name != path.stem:
                for ident in cited(text) | {named for named in rulebook(slug) if is_named(name, named)}:
                    found.setdefault(ident, []).append(name)
    return found


def is_named(name: str, ident: str) -> bool:
    """Is this id among those with which a test's name opens: `test_f20_p3_…`, `test_6_1_…`?"""
    slug = ident.lower().replace("§", "").replace(".", "_").replace("-", "_")
    return re.match(rf"test_(?:[a-z]\d+_)*{slug}_", name) is not None
