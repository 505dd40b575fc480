"""`homage play`: a game in the terminal, line by line, good for a screen reader."""

import hashlib
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Final

from cyclopts import Parameter

from homage.bots import Bot, bots
from homage.commands.options import read_options
from homage.commands.terminal import Quit, Terminal
from homage.engine.errors import BadOption, BadRecord
from homage.engine.game import Game
from homage.engine.journal import Journal
from homage.engine.record import Record, read_record
from homage.engine.values import CHANCE, TABLE
from homage.registry import game_named

FAMILIES: Final = ("Aliénor", "Bertrand", "Clémence", "Dreux", "Ermengarde", "Foulques")


def play(
    game: str = "fief1984",
    /,
    *,
    seats: str = "you,steward,steward",
    preset: str = "",
    option: Annotated[list[str] | None, Parameter(negative=())] = None,
    seed: int | None = None,
    lang: str = "en",
    save: Path | None = None,
) -> int:
    """Play a game in the terminal.

    What happens is told in sentences. What you may do is numbered: answer with a number, or type an action as
    it stands in brackets. `help` tells what else can be typed.

    Parameters
    ----------
    game
        The game's name, such as fief1984.
    seats
        Who sits where, with commas between: you, a name with a colon before it (:Anne), or a bot.
    preset
        The options to begin with; without it, the game's own.
    option
        An option, as name=value; may be given several times.
    seed
        With a seed, luck is the same each time.
    lang
        The language: en or fr.
    save
        A file in which the record is kept after each answer. Where it exists already, its game goes on.
    """
    played = game_named(game)
    if lang not in ("en", "fr"):
        raise BadOption(f"There are no words in “{lang}”; there are en and fr.")
    words = seats.split(",")
    options = read_options(played, preset or next(iter(played.presets), ""), option or [])
    journal = begun(played, options, len(words), save)
    secret = secrets.token_bytes(32) if seed is None else hashlib.sha256(f"seed {seed}".encode()).digest()
    table = Sitting(journal, words, secret, lang, save)
    return table.run()


def begun(game: Game, options: dict[str, Any], seats: int, save: Path | None) -> Journal:
    """A new game, or the one in the file. Raises BadOption or BadRecord."""
    if save is None or not save.exists():
        return Journal(game, Record(game.slug, game.rules, seats, game.settled(options, seats)))
    record = read_record(save.read_text(encoding="utf-8"))
    if (record.game, record.seats) != (game.slug, seats):
        raise BadRecord(f"{save} holds a game of {record.game} for {record.seats}; ask for the same seats.")
    return Journal(game, record)


class Luck:
    """Luck for bots."""

    def below(self, n: int) -> int:
        """A number in range(n)."""
        return secrets.randbelow(n)


class Sitting:
    """People and bots round one terminal."""

    def __init__(
        self, journal: Journal, words: Sequence[str], secret: bytes, lang: str, save: Path | None
    ) -> None:
        self.journal, self.secret, self.save, self.lang = journal, secret, save, lang
        self.bots: dict[int, Bot] = {}
        self.names: list[str] = [word[1:] for word in words if word.startswith(":")]
        names = [self.seated(seat, word) for seat, word in enumerate(words)]
        persons = [seat for seat in range(len(words)) if seat not in self.bots]
        self.terminal = Terminal(journal, names, persons, lang)
        self.terminal.introduce([words[seat] if seat in self.bots else "" for seat in range(len(words))])

    def seated(self, seat: int, word: str) -> str:
        """The name of who sits there. Raises BadOption."""
        if word.startswith(":") and len(word) > 1:
            return word[1:]
        if word != "you":
            if word not in bots():
                raise BadOption(
                    f"“{word}” cannot sit at seat {seat}: write you, :Name or one of {', '.join(bots())}."
                )
            self.bots[seat] = bots()[word](self.journal.game)
        name = next((one for one in FAMILIES if one not in self.names), f"{word.capitalize()} {seat + 1}")
        self.names.append(name)
        return name

    def run(self) -> int:
        """Play until the game is over or somebody has had enough."""
        try:
            while self.journal.state.question() is not None:
                self.step()
                self.keep()
        except Quit:
            self.keep()
            print(self.terminal.said["go-on" if self.save else "left"].format(file=self.save))
            return 0
        self.terminal.end()
        return 0

    def keep(self) -> None:
        """Write the record, whole or not at all."""
        if self.save is not None:
            fresh = self.save.with_name(self.save.name + ".new")
            fresh.write_text(self.journal.record.text(), encoding="utf-8")
            fresh.replace(self.save)

    def step(self) -> None:
        """One answer."""
        state = self.journal.state
        question = state.question()
        assert question is not None
        seat = state.awaited()[0]
        if seat == CHANCE:
            from homage.server.luck import chance

            act = chance(state, self.secret, (), self.journal.version)
        elif seat == TABLE:
            act = question.default(state, TABLE)
        elif seat in self.bots:
            sight = self.journal.game.sight(state, seat)
            act = self.bots[seat].choose(sight, sight.state.choices(seat), Luck())
        else:
            self.terminal.ask(seat)
            return
        self.journal.append(seat, act.text(state.names), act)
