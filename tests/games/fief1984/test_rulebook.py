"""`rulebook.md` read both ways: each id has a scenario, and each id that the code cites exists."""

import ast
import re
from functools import cache
from pathlib import Path

from homage.games.fief1984 import GAME
from homage.games.fief1984.options import OPTIONS, PRESETS

TESTS = Path(__file__).parent
GAMES = TESTS.parents[2] / "homage" / "games" / "fief1984"
LINE = re.compile(r"^- \*\*(§[\w.]+|[A-Z]\d+)\*\* (.+)$", re.MULTILINE)
CITED = re.compile(r"§[A-Za-z0-9]+(?:\.[A-Za-z0-9]+)*|\b[A-Z]\d+\b")
RANGE = re.compile(r"(\b[A-Z])(\d+)–(?:[A-Z])?(\d+)\b")
SOURCES = ("text", "sense", "choice")


@cache
def rulebook() -> dict[str, str]:
    """Each id of the rulebook with its sentence."""
    found: dict[str, str] = {}
    for ident, sentence in LINE.findall((GAMES / "rulebook.md").read_text(encoding="utf-8")):
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
def scenario_ids() -> dict[str, list[str]]:
    """For each id the scenarios that carry it: in the name (`test_m11_…`, `test_6_1_…`) or the docstring."""
    found: dict[str, list[str]] = {}
    for path in sorted(TESTS.glob("test_*.py")):
        if path.name == "test_rulebook.py":
            continue
        for name, text in docstrings(path):
            if name.startswith("test_") and name != path.stem:
                for ident in cited(text) | {named for named in rulebook() if is_named(name, named)}:
                    found.setdefault(ident, []).append(name)
    return found


def is_named(name: str, ident: str) -> bool:
    """Is this id among those with which a test's name opens: `test_f20_p3_…`, `test_6_1_…`?"""
    slug = ident.lower().replace("§", "").replace(".", "_")
    return re.match(rf"test_(?:[a-z]\d+_)*{slug}_", name) is not None


def test_rulebook_every_ruling_has_its_sentence_and_source() -> None:
    letters = {"E": 6, "C": 13, "D": 8, "A": 17, "L": 9, "B": 7, "R": 15, "P": 9, "M": 23, "K": 18, "Q": 10}
    letters |= {"F": 21, "N": 8, "S": 9}
    rulings = [ident for ident in rulebook() if not ident.startswith("§")]
    assert rulings == [f"{letter}{n}" for letter, last in letters.items() for n in range(1, last + 1)]
    for ident in rulings:
        source, _, sentence = rulebook()[ident].partition(" ")
        assert source.strip("()") in SOURCES, ident
        assert sentence.endswith(".") and len(sentence) > 10, ident


def test_rulebook_every_id_has_a_scenario() -> None:
    missing = [ident for ident in rulebook() if ident not in scenario_ids()]
    assert not missing, f"{len(missing)} ids without a scenario: {', '.join(missing)}"


def test_rulebook_every_id_cited_by_the_code_exists() -> None:
    unknown = []
    for path in sorted(GAMES.rglob("*.py")):
        for name, text in docstrings(path):
            unknown += [f"{path.name} {name}: {ident}" for ident in cited(text) if ident not in rulebook()]
    assert not unknown, "\n".join(unknown)


def test_rulebook_every_rule_opens_with_its_id() -> None:
    """Public steps and rule functions say first which rule they are."""
    silent = []
    for path in sorted((GAMES / "rules").glob("p*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and node.bases:
                opening = (ast.get_docstring(node) or "").split("\n")[0]
                if not CITED.match(opening) and "Step" in ast.unparse(node.bases[0]):
                    silent.append(f"{path.name}: {node.name}")
    assert not silent, "\n".join(silent)


def test_rulebook_lists_every_option_and_preset() -> None:
    text = (GAMES / "rulebook.md").read_text(encoding="utf-8")
    for option in OPTIONS:
        assert f"| `{option.name}` |" in text
        for choice in option.choices:
            assert f"`{choice}`" in text, (option.name, choice)
    for preset in PRESETS:
        assert f"(`{preset}`)" in text
    assert f"Rules version: {GAME.rules}." in text


def test_rulebook_is_read_as_it_should_be() -> None:
    """The reader itself: ranges, sections, and words that only look like ids."""
    assert cited("§4.2–4.4, M6–M8 Forces; A13, not B or 2011") == {"§4.2", "M6", "M7", "M8", "A13"}
    assert cited("K9–K11") == {"K9", "K10", "K11"}
    assert (
        is_named("test_f20_p3_no_soldier", "P3")
        and is_named("test_m1_a_lord", "M1")
        and not is_named("test_m11_a_lord", "M1")
    )
    assert is_named("test_5_special_two_meet", "§5.special")
