"""What happens is told in plain sentences, in both languages, to nobody more than he may know."""

import re

import pytest

from homage.engine.values import NOBODY, Event, Value, message
from homage.games.conclave import GAME
from homage.games.conclave.data import EARLS
from homage.games.conclave.events import (
    CardDrawn,
    FewerLies,
    HandDealt,
    HandDeclared,
    LastAtTable,
    LieCaught,
    MoreHits,
    MostPoints,
    PointsGained,
    StartingHandDrawn,
    StillTied,
    TieFound,
    TrayPicked,
    TruthProved,
)
from homage.games.conclave.model import Court
from homage.games.conclave.view import PREVIEWS, AtStake, DeckShort, LastCard
from homage.words import LANGUAGES, Lexicon, Texts
from tests.conformance import Luck, picked
from tests.games.conclave.table import seen_by, set_deck, started

PEOPLE = ("Anne", "Odo", "Berta", "Guy")


def spoken(language: str) -> tuple[Texts, Lexicon]:
    """The texts of a language, and the names at a table of four."""
    texts = Texts(GAME, language)
    return texts, texts.lexicon(started(4), PEOPLE)


def say(value: Value, language: str = "en") -> str:
    """A value as its sentence."""
    texts, lexicon = spoken(language)
    return texts.render(message(value, started(4).names), lexicon)


SENTENCES: list[tuple[Value, str, str]] = [
    (
        HandDeclared(1, 2),
        "Odo declares a pair of Princes with a Vassal.",
        "Odo déclare une paire de princes et un vassal.",
    ),
    (HandDealt(0, ()), "Anne is dealt three cards.", "Anne reçoit trois cartes."),
    (
        HandDealt(0, (0, 2, 2)),
        "Anne is dealt a Prince, a No Luck card and a No Luck card.",
        "Anne reçoit un prince, une malchance et une malchance.",
    ),
    (StartingHandDrawn(2, ()), "Berta draws five cards.", "Berta pioche cinq cartes."),
    (
        LieCaught(3, 9, 0),
        "Guy lied: it is nothing at all, not three Princes. Guy is out of the Conclave.",
        "Guy a menti et montre une main sans rien, non trois princes. Guy sort du conclave.",
    ),
    (
        TruthProved(3, 1, 0),
        "Guy told the truth: it is three Vassals. Anne is out of the Conclave, cards unseen.",
        "Guy a dit vrai et montre trois vassaux. Anne sort du conclave, sans montrer ses cartes.",
    ),
    (
        TieFound((1, 2, 0), 4),
        (
            "Odo, Berta and Anne each declared a pair of Vassals with a Prince, and nobody in "
            "the Conclave declared more: a card each decides."
        ),
        (
            "Odo, Berta et Anne ont chacun déclaré une paire de vassaux et un prince, et personne dans "
            "le conclave n’a déclaré mieux : une carte tirée par chacun va les départager."
        ),
    ),
    (
        StillTied((1, 2), 2),
        "Odo and Berta are still level, each with a No Luck card: once more.",
        "Odo et Berta restent à égalité, chacun avec une malchance : on recommence.",
    ),
    (PointsGained(0, 1), "Anne gains a point.", "Anne gagne un point."),
    (PointsGained(0, 2), "Anne gains 2 points.", "Anne gagne 2 points."),
    (TrayPicked(1, NOBODY), "Odo takes a card of the tray.", "Odo prend une carte au présentoir."),
    (
        CardDrawn(1, EARLS.index("allies")),
        "Odo makes the required draw, an Allies card, and ends the turn.",
        "Odo fait la pioche obligatoire, une carte d’alliés, et finit son tour.",
    ),
    (MostPoints((0,), 0), "Anne wins the match with 0 points.", "Anne gagne la partie avec aucun point."),
    (MostPoints((0,), 1), "Anne wins the match with one point.", "Anne gagne la partie avec un point."),
    (
        MostPoints((0, 1), 4),
        "Anne and Odo share the victory, with 4 points each.",
        "Anne et Odo partagent la victoire, avec 4 points chacun.",
    ),
    (
        FewerLies((0,), 4, 0),
        (
            "Anne wins the match on 4 points: as many as another had, who was caught lying "
            "more often. Nobody ever caught a lie there."
        ),
        (
            "Anne gagne la partie avec 4 points : autant qu’un autre, mais qui fut plus "
            "souvent pris à mentir. Ici, jamais aucun mensonge ne fut découvert."
        ),
    ),
    (
        MoreHits((0, 2), 1, 3),
        (
            "Anne and Berta share the victory on one point: level with another in points and "
            "in lies, but with more liars caught, 3 in all."
        ),
        (
            "Anne et Berta partagent la victoire avec un point : à égalité de points et de "
            "mensonges avec un autre, mais avec plus de menteurs démasqués, 3 en tout."
        ),
    ),
    (
        LastAtTable(3),
        "Guy alone is left at the table and wins the match.",
        "Guy reste seul à table et gagne la partie.",
    ),
    (
        AtStake(0, 1),
        "If it is a lie, Odo is out; if it is the truth, Anne is out.",
        "Si c’est un mensonge, Odo sort du conclave ; si c’est la vérité, c’est Anne qui en sort.",
    ),
    (
        DeckShort(1, 2),
        (
            "Careful: one card is then left for 2 required draws; one that fails puts its "
            "owner out of the match."
        ),
        (
            "Attention : il ne restera qu’une carte pour 2 pioches obligatoires ; celle qui "
            "échoue met hors de la partie."
        ),
    ),
]


@pytest.mark.parametrize(("value", "english", "french"), SENTENCES)
def test_sentences_read_as_they_should(value: Value, english: str, french: str) -> None:
    assert say(value) == english and say(value, "fr") == french


def test_sentences_warn_of_the_last_card() -> None:
    """R16"""
    assert "will then fail" in say(LastCard()) and "échouera" in say(LastCard(), "fr")
    assert LastCard in PREVIEWS


def chronicle(options: dict[str, object], seed: int) -> tuple[Court, list[Event]]:
    """A match at random, with all that was told."""
    g, luck = GAME.setup(options, 4), Luck(seed)
    assert isinstance(g, Court)
    g.events = []
    g.settle()
    if seed % 2 and not g.settings.own_decks and not g.settings.short:
        while type(g.question()).__name__ != "TheAction":
            g.play(g.awaited()[0], picked(g, g.awaited()[0], luck))
        set_deck(g, g.active, "land")
    while g.question() is not None:
        seat = g.awaited()[0]
        g.play(seat, picked(g, seat, luck))
    return g, g.events


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_of_whole_matches_are_whole(language: str) -> None:
    """Every event that a match tells comes up, and no sentence shows a gap, an id or a hidden card."""
    texts, lexicon = spoken(language)
    said: set[str] = set()
    for seed in range(16):
        for options in ({}, {"short": True}, {"decks": "own"}):
            g, events = chronicle(dict(options), seed)
            for event in events:
                for viewer in (NOBODY, 0, 3):
                    seen = event.seen_by(viewer)
                    assert seen is not None
                    line = texts.render(message(seen, g.names), lexicon)
                    assert line.endswith(".") and not re.search(r"[{}$]|\bnone\b|[a-z]+:[a-z]|  ", line), line
                    said.add(type(event).__name__)
            view = GAME.view(seen_by(g, 0))
            assert texts.render(view["outcome"]["reason"], lexicon).endswith(".")
    ends = {"MostPoints", "FewerLies", "MoreHits", "LastAtTable", "TakenBack"}
    assert said == set(GAME.events) - ends
