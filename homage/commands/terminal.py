"""What a person reads and types in the terminal."""

import sys
from collections.abc import Callable, Container, Sequence
from itertools import groupby
from typing import Any, Final

from homage.engine.errors import RulesError
from homage.engine.game import Game
from homage.engine.journal import Journal
from homage.engine.state import State
from homage.engine.values import NOBODY, message
from homage.words import Texts

Json = dict[str, Any]
SEATS: Final = ("seat", "seats", "first", "order", "holder", "occupant", "attacker", "defender")  # facts

SAYINGS: Final = {
    "en": {
        "you": "You are {name}.",
        "bot": "{name} is played by the bot {bot}.",
        "pass": "{name}: press Enter when only you can see the screen.",
        "number": "How many, from {least} to {most}? ",
        "choose": "Your choice: ",
        "range": "{least} to {most}",
        "nothing": "Nothing to explain: this is on offer.",
        "help": "Type the number of a choice, or its text. Also: look (how the table stands), why TEXT (why "
        "something is not offered), undo (take back your last action), list (the choices again), quit.",
        "no-number": "Type a number of the list, or the text of a choice; help tells more.",
        "left": "The game is left as it stands.",
        "go-on": "The game is left as it stands. Go on with --save {file}.",
        "over": "The game is over.",
        "place": "{place}. {names}: {counts}",
    },
    "fr": {
        "you": "Vous êtes {name}.",
        "bot": "{name} est joué par le robot {bot}.",
        "pass": "{name} : appuyez sur Entrée quand vous seul voyez l’écran.",
        "number": "Combien, de {least} à {most} ? ",
        "choose": "Votre choix : ",
        "range": "{least} à {most}",
        "nothing": "Rien à expliquer : ceci est proposé.",
        "help": "Tapez le numéro d’un choix, ou son texte. Et aussi : look (l’état de la table), why TEXTE "
        "(pourquoi une chose n’est pas proposée), undo (reprendre votre dernier coup), list (les choix "
        "encore), quit.",
        "no-number": "Tapez un numéro de la liste ou le texte d’un choix ; help en dit plus.",
        "left": "La partie reste où elle en est.",
        "go-on": "La partie reste où elle en est. Reprenez-la avec --save {file}.",
        "over": "La partie est finie.",
        "place": "{place}. {names} : {counts}",
    },
}


def kinds_of(game: Game, state: State) -> dict[str, Container[str]]:
    """The kinds of things that a game speaks of, with the slugs of each."""
    spoken = [*game.verbs.values(), *game.events.values(), *game.steps.values()]
    kinds = [kind for one in spoken for _, kind in one.fields]
    return {**{kind.name: kind.ids for kind in kinds if kind.slugs}, **state.names.slugs}


class Quit(Exception):
    """Whoever sits here has had enough."""


class Terminal:
    """Sentences out, answers in. With several persons, each is asked to be alone before he is shown
    anything."""

    def __init__(self, journal: Journal, names: Sequence[str], persons: Sequence[int], lang: str) -> None:
        self.journal, self.names, self.persons, self.lang = journal, list(names), list(persons), lang
        self.texts = Texts(journal.game, lang)
        self.said = SAYINGS[lang]
        self.told: dict[int, int] = {}
        self.facing = persons[0] if len(persons) == 1 else NOBODY

    def render(self, told: Json) -> str:
        """A message as a sentence."""
        return self.texts.render(told, self.texts.lexicon(self.journal.state, self.names))

    def read(self, prompt: str) -> str:
        """One line, trimmed. Raises Quit where there are none any more."""
        try:
            return input(prompt).strip()
        except (EOFError, KeyboardInterrupt):
            print()
            raise Quit from None

    def introduce(self, bots: Sequence[str]) -> None:
        """Say who sits where; `bots` has the bot of each seat, or nothing for a person's."""
        if len(self.persons) == 1:
            print(self.said["you"].format(name=self.names[self.persons[0]]))
        for name, bot in zip(self.names, bots, strict=True):
            if bot:
                print(self.said["bot"].format(name=name, bot=bot))
        print()

    def tell(self, viewer: int) -> None:
        """Print what this viewer has not been told yet; what is said several times running, once."""
        lines = self.journal.events(viewer, self.told.get(viewer, 0))
        lexicon = self.texts.lexicon(self.journal.state, self.names)
        told = [self.texts.render(message(event, self.journal.state.names), lexicon) for _, event in lines]
        for sentence, running in groupby(told):
            times = len(list(running))
            print(f"{sentence} × {times}" if times > 1 else sentence)
        if lines:
            self.told[viewer] = lines[-1][0] + 1

    def face(self, seat: int) -> None:
        """See to it that the right person sits before the screen."""
        if self.facing == seat:
            return
        if sys.stdout.isatty():
            print("\033[2J\033[3J\033[H", end="")
        self.read(self.said["pass"].format(name=self.names[seat]))
        self.facing = seat

    def ask(self, seat: int) -> None:
        """Put the open question to a person until he answers it."""
        self.face(seat)
        self.tell(seat)
        view = self.journal.game.view(self.journal.game.sight(self.journal.state, seat))
        choices = view["choices"]
        if len(choices) == 1 and choices[0]["range"] is None:
            if len(self.persons) > 1:  # he came to the screen for this
                print(self.render(choices[0]["label"]))
            self.journal.answer(self.journal.opened, seat, choices[0]["text"])
            return
        self.show(view)
        version = self.journal.version
        while self.journal.version == version:
            self.heed(seat, self.read(self.said["choose"]), view)

    def show(self, view: Json) -> None:
        """Print the question and its numbered choices."""
        print()
        print(self.render(view["prompt"]))
        for number, choice in enumerate(view["choices"], 1):
            span = choice["range"]
            shown = f", {self.said['range'].format(**span)}" if span else ""
            print(f"{number}. {self.render(choice['label'])}{shown} [{choice['text']}]")
            for fact in choice["preview"]:
                print(f"   {self.render(fact)}")

    def heed(self, seat: int, line: str, view: Json) -> None:
        """Do what was typed."""
        word, _, rest = line.partition(" ")
        orders: dict[str, Callable[[], None]] = {
            "help": self.help,
            "list": lambda: self.show(view),
            "look": lambda: self.look(view["facts"]),
        }
        if line in ("quit", "exit"):
            raise Quit
        if line in orders:
            orders[line]()
        elif word == "why" and rest:
            self.why(seat, rest)
        elif line == "undo":
            self.attempt(lambda: self.journal.undo(seat))
        elif text := self.text_of(line, view["choices"]):
            self.attempt(lambda: self.journal.answer(self.journal.opened, seat, text))
        else:
            print(self.said["no-number"])

    def text_of(self, line: str, choices: Sequence[Json]) -> str:
        """The text of an action that a line means: a number of the list, or the text itself."""
        if not line.isdecimal():
            return line
        if not 1 <= int(line) <= len(choices):
            return ""
        choice = choices[int(line) - 1]
        if choice["range"] is None:
            return str(choice["text"])
        number = self.read(self.said["number"].format(**choice["range"]))
        return f"{choice['text'].rpartition(' ')[0]} {number}"

    def attempt(self, deed: Callable[[], object]) -> None:
        """Do it, or say why not."""
        try:
            deed()
        except RulesError as error:
            print(error.message)

    def help(self) -> None:
        """What can be typed."""
        print(self.said["help"])

    def why(self, seat: int, text: str) -> None:
        """Why something is not offered."""
        reason = self.journal.game.why(self.journal.game.sight(self.journal.state, seat), seat, text)
        if reason is None:
            print(self.said["nothing"])
            return
        about = reason.about if reason.about is not None else reason
        print(f"{reason.rule}: {self.render(message(about, self.journal.state.names, reason.ident()))}")

    def look(self, facts: Json) -> None:
        """How the table stands, a line for each thing; the board itself, which never changes, is left out."""
        for name, value in facts.items():
            if name == "board":
                continue
            if not (isinstance(value, list) and value and isinstance(value[0], dict)):
                print(f"{name}: {self.shown(name, value) or '–'}")
                continue
            print(f"{name}:")
            for thing in value:
                print(f"  {self.shown(name, thing)}")

    def shown(self, name: str, value: Any) -> str:
        """A fact in one line, seats and things by their names; what is nothing, nought or untrue is left out
        of a thing's own facts."""
        if isinstance(value, dict):
            parts = [(self.named(name, key), self.shown(key, one)) for key, one in value.items()]
            return ", ".join([key if one == "yes" else f"{key} {one}" for key, one in parts if one])
        if isinstance(value, list):
            return " ".join([self.shown(name, one) for one in value])
        if isinstance(value, bool):
            return "yes" if value else ""
        if name in SEATS and isinstance(value, int) and 0 <= value < len(self.names):
            return self.names[value]
        if isinstance(value, str):
            return self.named(name, value)
        return "" if value in (None, 0) else str(value)

    def named(self, kind: str, slug: str) -> str:
        """The name of what a slug or an id such as `village:blaye` stands for, a slug best of that kind of
        thing; else the text itself."""
        known = kinds_of(self.journal.game, self.journal.state)
        of = next((one for one in sorted(known, key=lambda one: one != kind) if slug in known[one]), "")
        lexicon = self.texts.lexicon(self.journal.state, self.names)
        return self.texts.forms(f"{of}:{slug}" if of else slug, lexicon)["name"]

    def end(self) -> None:
        """The last lines and the ranking."""
        self.tell(self.facing)
        outcome = self.journal.state.outcome()
        if outcome is None:
            return
        print()
        print(self.said["over"], self.render(message(outcome.reason, self.journal.state.names)))
        place = 1
        for group in outcome.ranking:
            names = ", ".join([self.names[seat] for seat in group])
            scores = [
                (self.texts.say(f"score-{name}", {}).lower(), count)
                for name, count in outcome.scores[group[0]].items()
            ]
            counts = ", ".join([f"{name} {count}" for name, count in scores])
            print(self.said["place"].format(place=place, names=names, counts=counts))
            place += len(group)
