"""The words of Fief: each event, question, action, reason and option has its sentence in both languages."""

import ast
import os
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as fluent

from homage.engine.state import Question
from homage.engine.values import Value, kebab, message
from homage.games.fief1984 import GAME
from homage.games.fief1984.data import LORDS, PHASES, STANDINGS, TITLES
from homage.games.fief1984.fief import EVENTS, STEPS, VERBS
from homage.games.fief1984.options import OPTIONS, PRESETS
from homage.games.fief1984.view import VALUES
from homage.kit import french
from homage.words import LANGUAGES, Texts, source
from tests.conformance import Luck, begun, picked
from tests.games.fief1984.table import BOARD, given

HERE = Path(__file__).parent
NAMES = ("Anne", "Bertrand", "Clara", "Odile")
LINES = 200
FORMS = (
    *("-s", "-the", "-de", "-a", "-le", "-from", "-to", "-count"),
    *("-village", "-village-de", "-village-a", "-behind", "-behind-de"),
)


def variables_of(entry: fluent.Message) -> set[str]:
    """The variables of a message, in whatever branch."""
    return set(re.findall(r"\$([\w-]+)", FluentSerializer().serialize_entry(entry)))


@cache
def messages(package: str, language: str) -> dict[str, set[str]]:
    """Each message of a words file with its variables; a name's forms count as the argument."""
    found: dict[str, set[str]] = {}
    resource = FluentParser().parse(source(package, language))
    for entry in resource.body:
        assert not isinstance(entry, fluent.Junk), f"{language}: cannot be read: {entry.content}"
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found, f"{language}: {entry.id.name} stands twice"
            found[entry.id.name] = variables_of(entry)
    return found


def argument(variable: str) -> str:
    """The argument whose form a variable is: `place` of `place-village-de`."""
    return variable.partition("-")[0]


def arguments(value: type[Value]) -> set[str]:
    """The arguments that a message of this class comes with."""
    return {name for name, _ in value.fields}


def reasons() -> set[str]:
    """The ids of all reasons that `why` may give: the rules named in its files."""
    folder = Path(str(__import__("homage.games.fief1984.why", fromlist=["why"]).__file__)).parent
    found: set[str] = set()
    for path in folder.glob("why*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and re.fullmatch(r"§[\w.]+|[A-Z]\d+", str(node.value)):
                found.add(str(node.value))
    return found


def reason_id(rule: str) -> str:
    """`M10` → `why-m10`."""
    return "why-" + rule.lower().replace("§", "").replace(".", "-")


def spoken_in_play() -> dict[str, set[str]]:
    """The messages of events, previews, questions, actions and reasons, with the arguments that they get."""
    needed = {kebab(name): arguments(event) for name, event in EVENTS.items()}
    needed |= {kebab(value.__name__): arguments(value) for value in VALUES}
    for name, step in STEPS.items():
        if issubclass(step, Question):
            needed[f"ask-{kebab(name)}"] = arguments(step)
    for verb, action in VERBS.items():
        needed[f"act-{verb}"] = arguments(action)
    needed |= {"words-number": {"number"}}
    return needed | {f"words-{verb}": {"what"} for verb in ("pay", "give", "get")}


def plain_words() -> list[str]:
    """The messages without arguments: reasons, options, presets, names, headings."""
    plain = [
        "game",
        "game-line",
        *[reason_id(rule) for rule in reasons()],
        *[f"group-{verb}" for verb in VERBS],
    ]
    for option in OPTIONS:
        plain += [f"option-{option.name}", f"option-{option.name}-help"]
        plain += [f"option-{option.name}-{choice}" for choice in option.choices]
    for preset in PRESETS:
        plain += [f"preset-{preset}", f"preset-{preset}-help"]
    plain += [f"lord-{slug}" for slug in LORDS] + [f"phase-{slug}" for slug in (*PHASES, "setup")]
    plain += [f"title-{slug}" for slug in TITLES] + [f"standing-{slug}" for slug in STANDINGS[1:]]
    plain += [f"card-{slug}" for slug in BOARD.names.slugs["card"] if not slug.startswith("bishop_")]
    return [ident.replace("_", "-") for ident in plain]


def expected() -> dict[str, set[str]]:
    """Every message that the game needs, with the arguments that it gets."""
    return spoken_in_play() | {ident: set() for ident in plain_words()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_every_message_is_there_and_none_is_idle(language: str) -> None:
    needed, written = expected(), messages(GAME.__module__.rpartition(".")[0], language)
    missing = set(needed) - set(written) - set(messages("homage", language))
    assert not missing, f"{language} lacks {sorted(missing)}"
    board = {ident for ident in written if ident.startswith("fief-") and ident not in needed}
    idle = set(written) - set(needed) - board
    assert not idle, f"{language} has words that nobody says: {sorted(idle)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_a_message_speaks_only_of_what_it_is_told(language: str) -> None:
    needed = expected()
    for ident, variables in messages(GAME.__module__.rpartition(".")[0], language).items():
        for variable in variables:
            known = argument(variable) in needed[ident]
            assert known, f"{language}: {ident} speaks of ${variable}; it gets {sorted(needed[ident])}"
            assert variable == argument(variable) or variable.removeprefix(argument(variable)) in FORMS


def test_words_both_languages_say_the_same() -> None:
    """The same message ids, and in each the same arguments: what one language tells the other does not
    keep."""
    english, french_ = [messages(GAME.__module__.rpartition(".")[0], language) for language in LANGUAGES]
    assert set(english) == set(french_)
    for ident, variables in english.items():
        mine, his = {argument(v) for v in variables}, {argument(v) for v in french_[ident]}
        assert mine == his, f"{ident}: {mine} in English, {his} in French"


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_the_interface_can_be_read(language: str) -> None:
    assert "taken-back" in messages("homage", language)


# ---- names


@pytest.mark.parametrize(
    ("name", "of", "at"),
    [
        ("Blaye", "de Blaye", "à Blaye"),
        ("Les Essarts", "des Essarts", "aux Essarts"),
        ("Le Puy", "du Puy", "au Puy"),
        ("La Salle", "de La Salle", "à La Salle"),
        ("L'Épervier", "de L'Épervier", "à L'Épervier"),
        ("Essarts", "d’Essarts", "à Essarts"),
        ("Andromy", "d’Andromy", "à Andromy"),
        ("Éric", "d’Éric", "à Éric"),
        ("Hugues", "d’Hugues", "à Hugues"),
        ("St Médard", "de St Médard", "à St Médard"),
    ],
)
def test_words_french_joins_names_as_it_should(name: str, of: str, at: str) -> None:
    assert (french.of(name), french.at(name)) == (of, at)


def test_words_the_lexicon_holds_every_name_with_its_forms() -> None:
    g = given(4)
    english = Texts(GAME, "en").lexicon(g, NAMES)
    assert english["village"]["les_essarts"] == {"name": "Les Essarts", "s": "Les Essarts’s"}
    assert english["region"]["county_blaye"]["the"] == "the County of Blaye"
    assert english["card"]["bishop_blaye"] == {
        "name": "Bishop of Blaye",
        "s": "Bishop of Blaye’s",
        "a": "the bishop of Blaye",
    }
    assert english["seat"]["0"] == {"name": "Anne", "s": "Anne’s"}
    words = Texts(GAME, "fr").lexicon(g, NAMES)
    assert words["village"]["les_essarts"] == {"name": "Les Essarts", "de": "des Essarts", "a": "aux Essarts"}
    assert words["region"]["barony_north"] == {
        "name": "Baronnie de l’Épervier",
        "le": "la baronnie de l’Épervier",
        "de": "de la baronnie de l’Épervier",
        "a": "dans la baronnie de l’Épervier",
    }
    assert words["lord"]["henri"]["de"] == "d’Henri"
    assert words["place"]["bourg-from-villeneuve"]["name"] == "Bourg, par la route de Villeneuve"
    assert words["place"]["bourg-gate"]["to"] == "au secours de Bourg"
    for kind, slugs in g.names.slugs.items():
        for lexicon in (english, words):
            assert set(slugs) <= set(lexicon[kind]), kind


def test_words_a_region_of_a_custom_board_keeps_its_own_name() -> None:
    from homage.games.fief1984.lexicon import english_region, french_region

    assert english_region("The Marches")["the"] == "The Marches"
    assert french_region("The Marches")["le"] == "The Marches"


def rendered(language: str, ident: str, **args: object) -> str:
    """A message at a table of four."""
    texts = Texts(GAME, language)
    return texts.render({"id": ident, "args": args}, texts.lexicon(given(4), NAMES))


def test_words_lists_numbers_and_nobody() -> None:
    lords = ["lord:henri", "lord:jean", "lord:roland"]
    told = {"seat": "seat:0", "village": "village:les_essarts", "soldiers": 2, "lords": lords}
    assert (
        rendered("en", "counters-lost", **told)
        == "Anne loses 2 soldiers at Les Essarts and, with them, Henri, Jean and Roland."
    )
    assert (
        rendered("fr", "counters-lost", **told)
        == "Anne perd 2 soldats aux Essarts et, avec eux, Henri, Jean et Roland."
    )
    alone = {**told, "soldiers": 1, "lords": []}
    assert rendered("en", "counters-lost", **alone) == "Anne loses a soldier at Les Essarts."
    assert rendered("fr", "counters-lost", **alone) == "Anne perd un soldat aux Essarts."
    assert "10,800" in rendered("en", "income-paid", seat="seat:1", crowns=10800)
    assert rendered("en", "taken-back", seat="seat:-3", row=57) == "The game goes back to row 57."
    assert rendered("fr", "taken-back", seat="seat:3", row=57) == "Odile reprend sa dernière action."


def test_words_a_deal_is_told_term_by_term() -> None:
    told = {"seat": "seat:1", "asker": "seat:0", "terms": ["words:pay-300", "words:get-les_essarts"]}
    asked = rendered("en", "ask-deal-answer", **told)
    assert asked == "Does Bertrand take Anne’s deal? Anne would pay 300 crowns and get Les Essarts."
    assert rendered("fr", "ask-deal-answer", **told) == (
        "Bertrand accepte le marché d’Anne ? Anne veut payer 300 écus et recevoir Les Essarts."
    )


def test_words_what_no_file_holds_is_still_said() -> None:
    assert rendered(
        "en", "ask-sealed-bids", seats=[], answers=["words:-", "words:bid.300"], village="village:none"
    )
    texts = Texts(GAME, "en")
    assert texts.forms("words:sing-blaye", {}) == {"name": "sing-blaye"}
    assert texts.forms("seat:-2", {}) == {"name": "chance"}
    assert texts.forms("words:get-nowhere", {}) == {"name": "get nowhere"}
    assert rendered("en", "no-such-event", village="village:blaye", count=2) == "No such event (Blaye, 2)"
    texts = Texts(GAME, "en")
    assert texts.forms("village:nowhere_at_all", {}) == {"name": "Nowhere at all", "s": "Nowhere at all’s"}


# ---- a real game


def chronicle(language: str) -> str:
    """The first lines of a game among random players, as a spectator reads them; common lines only a few
    times."""
    luck = Luck(1984)
    journal = begun(GAME, {"start_lord": "random"}, 4)
    state = journal.state
    while state.question() is not None:
        seat = state.awaited()[0]
        act = picked(state, seat, luck)
        journal.append(seat, act.text(state.names), act)
    texts = Texts(GAME, language)
    lexicon = texts.lexicon(state, NAMES)
    heard: dict[str, int] = {}
    lines: list[str] = []
    for _, event in journal.events(-1):
        told = message(event, state.names)
        heard[told["id"]] = heard.get(told["id"], 0) + 1
        if heard[told["id"]] <= LINES // 50:
            lines.append(texts.render(told, lexicon))
    return "\n".join(lines[:LINES]) + "\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_the_chronicle_of_a_game_reads_as_it_did(language: str) -> None:
    """200 lines of a real game; with HOMAGE_WRITE=chronicles set they are written anew, and then want to be
    read."""
    path = HERE / f"chronicle.{language}.txt"
    if os.environ.get("HOMAGE_WRITE") == "chronicles":
        path.write_text(chronicle(language), encoding="utf-8")
    written = path.read_text(encoding="utf-8")
    assert written.count("\n") == LINES
    assert not re.search(r"[{}$]|\bnone\b|-de\b|village-|place-", written)
    assert chronicle(language) == written
