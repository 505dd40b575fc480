"""The words of each game: every message has its sentence in both languages, and none is idle."""

import ast
import json
import re
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as fluent

from homage.engine.state import Question
from homage.engine.values import Kind, Value, kebab
from homage.games import __path__ as folders
from homage.registry import games
from homage.words import LANGUAGES, source
from tests.ours import SLUGS

CLIENT = Path(__file__).parents[2] / "web" / "src" / "games"
EACH = pytest.mark.parametrize("slug", SLUGS)


def package(slug: str) -> str:
    """A game's package."""
    return f"homage.games.{slug}"


def variables_of(entry: fluent.Message) -> set[str]:
    """The variables of a message, in whatever branch."""
    return set(re.findall(r"\$([\w-]+)", FluentSerializer().serialize_entry(entry)))


@cache
def messages(package_name: str, language: str) -> dict[str, set[str]]:
    """Each message of a words file with its variables."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(source(package_name, language)).body:
        assert not isinstance(entry, fluent.Junk), f"{language}: cannot be read: {entry.content}"
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found, f"{language}: {entry.id.name} stands twice"
            found[entry.id.name] = variables_of(entry)
    return found


@cache
def attributes(slug: str, language: str) -> set[str]:
    """The forms that names of this game have: `-a`, `-the`."""
    forms = {"-s", "-de", "-a", "-count"}
    for entry in FluentParser().parse(source(package(slug), language)).body:
        if isinstance(entry, fluent.Message):
            forms |= {f"-{attribute.id.name}" for attribute in entry.attributes}
    return forms


@cache
def sources(slug: str) -> str:
    """All that a game's own code says, here and on the page."""
    paths = [*(Path(folders[0]) / slug).rglob("*.py"), *(CLIENT / slug).rglob("*.*")]
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(paths))


def values(slug: str) -> dict[str, type[Value]]:
    """Everything that is told: message id and class; previews, and what reasons speak of, are values of the
    game's modules."""
    game = games()[slug]
    told: dict[str, type[Value]] = {kebab(name): event for name, event in game.events.items()}
    told |= {f"act-{verb}": action for verb, action in game.verbs.items()}
    told |= {f"ask-{kebab(name)}": one for name, one in game.steps.items() if issubclass(one, Question)}
    there = find_spec(f"{package(slug)}.view") is not None
    previews = getattr(import_module(f"{package(slug)}.view"), "PREVIEWS", ()) if there else ()
    return told | {kebab(value.__name__): value for value in previews}


def reasons(slug: str) -> set[str]:
    """The ids of all reasons that `why` may give: rules named in its files, or in a `Reason`."""
    found: set[str] = set()
    for path in (Path(folders[0]) / slug).rglob("*.py"):
        whole = ast.parse(path.read_text(encoding="utf-8"))
        trees = [whole] if path.name.startswith("why") else [one for one in ast.walk(whole) if is_reason(one)]
        for node in (node for tree in trees for node in ast.walk(tree)):
            if isinstance(node, ast.Constant) and re.fullmatch(r"§[\w.-]+|[A-Z]\d+", str(node.value)):
                found.add("why-" + str(node.value).lower().replace("§", "").replace(".", "-"))
    return found


def is_reason(node: ast.AST) -> bool:
    """Is it a call of `Reason`?"""
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Reason"


def names(slug: str) -> set[str]:
    """The ids of all names: the words of the kinds that messages speak of, but those that a board brings."""
    kinds: dict[str, Kind] = {}
    for value in values(slug).values():
        kinds |= {kind.name: kind for _, kind in value.fields if kind.slugs and not kind.board}
    return {f"{name}-{word}".replace("_", "-") for name, kind in kinds.items() for word in kind.slugs if word}


def plain(slug: str) -> set[str]:
    """The messages without arguments: options, presets, headings."""
    game = games()[slug]
    found = {"game", "game-line", *[f"group-{verb}" for verb in game.verbs]}
    for option in game.options:
        found |= {f"option-{option.name}", f"option-{option.name}-help"}
        found |= {f"option-{option.name}-{choice}" for choice in option.choices}
    for preset in game.presets:
        found |= {f"preset-{preset}", f"preset-{preset}-help"}
    return {ident.replace("_", "-") for ident in found}


def columns(slug: str) -> set[str]:
    """The headings of the final table: what the scores of the golden games are made of."""
    results = json.loads(
        (Path(__file__).parent / slug / "replays" / "results.json").read_text(encoding="utf-8")
    )
    scores = [score for result in results.values() for score in result["scores"]]
    return {f"score-{name}" for score in scores for name in score if name != "seat"}


def is_said(slug: str, ident: str) -> bool:
    """Does the game's code, or its board's, say this id, whole or put together out of a beginning and a
    word?"""
    parts = ident.split("-")
    openings = ["-".join(parts[:count]) + "-" for count in range(1, len(parts))]
    text = sources(slug)
    if ident.startswith("words-"):  # the terms of a deal, which the engine's own kind of words names
        return True
    whole = re.search(rf"(?<![\w-]){re.escape(ident)}(?![\w-])", text) is not None
    return whole or any(f"{opening}{{" in text or f"{opening}${{" in text for opening in openings)


@EACH
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_every_message_is_there(slug: str, language: str) -> None:
    needed = {*values(slug), *reasons(slug), *names(slug), *plain(slug), *columns(slug)}
    missing = needed - set(messages(package(slug), language)) - set(messages("homage", language))
    assert not missing, f"{slug} in {language} lacks {sorted(missing)}"


@EACH
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_none_is_idle(slug: str, language: str) -> None:
    needed = {*values(slug), *reasons(slug), *names(slug), *plain(slug), *columns(slug)}
    idle = [one for one in messages(package(slug), language) if one not in needed and not is_said(slug, one)]
    assert not idle, f"{slug} in {language} has words that nobody says: {sorted(idle)}"


@EACH
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_a_message_speaks_only_of_what_it_is_told(slug: str, language: str) -> None:
    told = values(slug)
    for ident, variables in messages(package(slug), language).items():
        known = {name for name, _ in told[ident].fields} if ident in told else None
        for variable in variables if known is not None else ():
            argument = next((name for name in known or () if variable == name), variable.partition("-")[0])
            assert argument in (known or ()), f"{ident} speaks of ${variable}; it gets {sorted(known or ())}"


@EACH
def test_words_both_languages_say_the_same(slug: str) -> None:
    """The same message ids, and in each the same arguments: what one language tells the other does not
    keep."""
    english, french = [messages(package(slug), language) for language in LANGUAGES]
    assert set(english) == set(french)
    for ident, variables in english.items():
        mine, his = [{one.partition("-")[0] for one in some} for some in (variables, french[ident])]
        assert mine == his, f"{ident}: {mine} in English, {his} in French"


@EACH
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_every_form_of_a_name_is_one_that_names_have(slug: str, language: str) -> None:
    forms = attributes(slug, language)
    for ident, variables in messages(package(slug), language).items():
        for variable in variables:
            form = variable.removeprefix(variable.partition("-")[0])
            boards = {
                "-the",
                "-le",
                "-from",
                "-to",
                "-village",
                "-village-de",
                "-village-a",
                "-behind",
                "-behind-de",
            }
            assert not form or form in forms | boards, f"{ident}: no name has the form of ${variable}"
