"""The words of Fief: names in their forms, lists and deals, and the chronicle of a real game."""

import os
import re
from pathlib import Path

import pytest

from homage.engine.values import message
from homage.games.fief1984 import GAME
from homage.kit import french
from homage.words import LANGUAGES, Texts
from tests.conformance import Luck, begun, picked
from tests.games.fief1984.table import given

HERE = Path(__file__).parent
NAMES = ("Anne", "Bertrand", "Clara", "Odile")
LINES = 200


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_the_interface_can_be_read(language: str) -> None:
    assert Texts(GAME, language).has("taken-back")


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
    assert texts.forms("cell:-1,0", {})["name"] == "-1,0"
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
