"""Each game’s `rulebook.md`: each id has a scenario, and each id that the code cites exists."""

import ast

import pytest

from homage.registry import games
from tests.games.rulebooks import (
    CITED,
    GAMES,
    SOURCES,
    cited,
    docstrings,
    is_named,
    rulebook,
    scenario_ids,
)
from tests.ours import SLUGS

EACH = pytest.mark.parametrize("slug", SLUGS)


@EACH
def test_rulebook_every_ruling_has_its_number_sentence_and_source(slug: str) -> None:
    rulings = [ident for ident in rulebook(slug) if not ident.startswith("§")]
    letters = list(dict.fromkeys(ident[0] for ident in rulings))
    counted = {letter: [ident for ident in rulings if ident[0] == letter] for letter in letters}
    assert rulings == [f"{letter}{n + 1}" for letter in letters for n in range(len(counted[letter]))]
    for ident in rulings:
        source, _, sentence = rulebook(slug)[ident].partition(" ")
        assert source.strip("()") in SOURCES, ident
        assert sentence.endswith(".") and len(sentence) > 10, ident


@EACH
def test_rulebook_every_id_has_a_scenario(slug: str) -> None:
    missing = [ident for ident in rulebook(slug) if ident not in scenario_ids(slug)]
    assert not missing, f"{len(missing)} ids without a scenario: {', '.join(missing)}"


@EACH
def test_rulebook_every_id_cited_by_the_code_exists(slug: str) -> None:
    unknown = []
    for path in sorted((GAMES / slug).rglob("*.py")):
        for name, text in docstrings(path):
            unknown += [
                f"{path.name} {name}: {ident}" for ident in cited(text) if ident not in rulebook(slug)
            ]
    assert not unknown, "\n".join(unknown)


@EACH
def test_rulebook_every_rule_opens_with_its_id(slug: str) -> None:
    """Steps and questions say first which rule they are."""
    silent = []
    for path in sorted((GAMES / slug / "rules").glob("*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and node.bases:
                opening = (ast.get_docstring(node) or "").split("\n")[0]
                if not CITED.match(opening) and "Step" in ast.unparse(node.bases[0]):
                    silent.append(f"{path.name}: {node.name}")
    assert not silent, "\n".join(silent)


@EACH
def test_rulebook_lists_every_option_and_preset(slug: str) -> None:
    game, text = games()[slug], (GAMES / slug / "rulebook.md").read_text(encoding="utf-8")
    for option in game.options:
        assert f"| `{option.name}` |" in text
        for choice in option.choices:
            assert f"`{choice}`" in text, (option.name, choice)
    for preset in game.presets:
        assert f"(`{preset}`)" in text
    assert f"Rules version: {game.rules}." in text


def test_rulebook_is_read_as_it_should_be() -> None:
    """The reader itself: ranges, sections, and words that only look like ids."""
    assert cited("§4.2–4.4, M6–M8 Forces; A13, not B or 2011") == {"§4.2", "M6", "M7", "M8", "A13"}
    assert cited("§Set-up K9–K11") == {"§Set-up", "K9", "K10", "K11"}
    assert is_named("test_f20_p3_no_soldier", "P3") and is_named("test_m1_a_lord", "M1")
    assert not is_named("test_m11_a_lord", "M1")
    assert is_named("test_5_special_two_meet", "§5.special") and is_named("test_set_up_all", "§Set-up")
