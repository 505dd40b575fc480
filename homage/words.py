"""Texts: messages (an id and arguments) become sentences, in the reader's language.

A message's arguments are numbers, ids such as `village:blaye`, or lists of ids. An id in the argument
`village` fills the variable `$village` with its name and `$village-de`, `$village-a`, … with the other forms
of its name; a list fills them with the joined forms, and `$villages-count` with its length. `none` stands for
nobody and nothing.
"""

import re
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from homage.engine.game import Game
from homage.engine.state import State
from homage.kit import french

LANGUAGES: Final = ("en", "fr")
AND: Final = {"en": " and ", "fr": " et "}
TAG: Final = re.compile(r"([a-z][a-z_]*):(.+)", re.DOTALL)

Lexicon = dict[str, dict[str, dict[str, str]]]  # kind, slug, form


def humanised(slug: str) -> str:
    """A slug made readable, for a name that no lexicon knows."""
    if not re.search(r"[^\W\d_]", slug):
        return slug  # coordinates and other numbers keep their signs
    words = re.sub(r"[_-]+", " ", slug).strip()
    return words[:1].upper() + words[1:]


def declined(name: str, language: str) -> dict[str, str]:
    """The forms of a proper name: in English `s` (*Anne's*), in French `de` and `a`."""
    if language == "fr":
        return {"name": name, "de": french.of(name), "a": french.at(name)}
    return {"name": name, "s": f"{name}’s"}


@cache
def source(package: str, language: str) -> str:
    """The words file of a package: `homage` for the interface, or a game's. Empty where there is none."""
    place = files(package).joinpath(f"words/{language}.ftl")
    return place.read_text(encoding="utf-8") if place.is_file() else ""


@cache
def resource(package: str, language: str) -> Resource:
    """A words file, parsed once."""
    return FluentResource(source(package, language))


def package_of(game: Game) -> str:
    """The package in which a game lives."""
    return sys.modules[type(game).__module__].__package__ or ""


class Texts:
    """All texts of one language for one game: the interface's and the game's own."""

    def __init__(self, game: Game, language: str) -> None:
        self.game, self.language = game, language
        self.bundle = FluentBundle([language], use_isolating=False)
        for package in ("homage", package_of(game)):
            self.bundle.add_resource(resource(package, language), allow_overrides=True)

    def has(self, ident: str) -> bool:
        """Is there such a message?"""
        return bool(self.bundle.has_message(ident))

    def say(self, ident: str, args: Mapping[str, Any]) -> str:
        """A message with its variables put in; where it is missing, its id and arguments: nothing is
        silent."""
        value = self.bundle.get_message(ident).value if self.has(ident) else None
        if value is None:
            told = ", ".join([str(one) for one in args.values()])
            return f"{humanised(ident)} ({told})" if told else humanised(ident)
        return str(self.bundle.format_pattern(value, dict(args))[0])

    def lexicon(self, state: State, seats: Sequence[str]) -> Lexicon:
        """The forms of every name at this table: the board's, the game's, and the players' names."""
        lexicon: Lexicon = {}
        own = self.game.lexicon(state, self.language)
        for kind in [*state.names.slugs, *[kind for kind in own if kind not in state.names.slugs]]:
            given = own.get(kind, {})
            slugs = [*state.names.slugs.get(kind, ()), *given]
            lexicon[kind] = {slug: self.named(kind, slug, given.get(slug, {})) for slug in slugs}
        lexicon["seat"] = {str(seat): declined(name, self.language) for seat, name in enumerate(seats)}
        return lexicon

    def named(self, kind: str, slug: str, given: Mapping[str, str]) -> dict[str, str]:
        """The forms of one name: as the game gives them, else as the words file has them."""
        if given:
            forms = {**declined(given["name"], self.language), **given}
            return {form: text.replace("'", "’") for form, text in forms.items()}
        ident = f"{kind}-{slug}".replace("_", "-")
        if not self.has(ident):
            return declined(humanised(slug), self.language)
        message = self.bundle.get_message(ident)
        name = self.say(ident, {})
        forms = {form: str(self.bundle.format_pattern(p, {})[0]) for form, p in message.attributes.items()}
        return {**declined(name, self.language), **forms}

    def forms(self, tag: str, lexicon: Lexicon) -> dict[str, str]:
        """All forms of what an id such as `village:blaye` stands for; a text that is no id is its own
        name."""
        match = TAG.fullmatch(tag)
        if match is None:
            return {"name": tag}
        kind, slug = match.groups()
        if slug in ("none", "-1"):
            return {"name": "none"}
        if kind == "words":
            return {"name": self.term(slug, lexicon)}
        if kind == "seat" and slug in ("-2", "-3"):
            return {"name": "chance" if slug == "-2" else "table"}
        return lexicon.get(kind, {}).get(slug) or self.named(kind, slug, {})

    def term(self, word: str, lexicon: Lexicon) -> str:
        """A word of a deal, `pay-300` or `give-blaye`: the message `words-pay` with $what, a number or a
        name."""
        verb, _, what = word.partition("-")
        if not self.has(f"words-{verb}"):
            return word
        if what.isdecimal():
            return self.say(f"words-{verb}", {"what": self.say("words-number", {"number": int(what)})})
        known = [names[what]["name"] for names in lexicon.values() if what in names]
        return self.say(f"words-{verb}", {"what": known[0] if known else what})

    def render(self, message: Mapping[str, Any], lexicon: Lexicon) -> str:
        """A message as a sentence."""
        filled: dict[str, Any] = {}
        for name, value in message["args"].items():
            if isinstance(value, str):
                self.fill(filled, name, self.forms(value, lexicon))
            elif isinstance(value, Sequence):
                self.fill(filled, name, self.joined([self.forms(str(one), lexicon) for one in value]))
                filled[f"{name}-count"] = len(value)
            else:
                filled[name] = value
        if not self.has(message["id"]):
            filled = {name: filled[name] for name in message["args"]}
        return self.say(message["id"], filled)

    def fill(self, filled: dict[str, Any], name: str, forms: Mapping[str, str]) -> None:
        """Put the forms of one argument among the variables."""
        for form, text in forms.items():
            filled[name if form == "name" else f"{name}-{form}"] = text

    def joined(self, several: Sequence[Mapping[str, str]]) -> dict[str, str]:
        """The forms of a list, form by form: *Henri, Jean and Roland*."""
        if not several:
            return {"name": "none"}
        shared = [form for form in several[0] if all(form in forms for forms in several)]
        return {form: self.listed([forms[form] for forms in several]) for form in shared}

    def listed(self, names: Sequence[str]) -> str:
        """Names joined by commas and a last *and*."""
        if len(names) == 1:
            return names[0]
        return ", ".join(names[:-1]) + AND[self.language] + names[-1]
