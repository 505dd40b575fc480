"""Values that print and parse: kinds of fields, actions and events."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from homage.engine.errors import IllegalAction

NOBODY: Final = -1  # no seat, no lord, no village
CHANCE: Final = -2  # dice and draws, one to a row
TABLE: Final = -3  # what neither a player nor luck decides: `table time-up`


class Names:
    """The slugs that one table's board brings along, by kind: `{"village": ("blaye", …)}`. Shared, never
    changed."""

    def __init__(self, slugs: Mapping[str, Sequence[str]]) -> None:
        self.slugs = {kind: tuple(words) for kind, words in slugs.items()}
        self.ids = {kind: {slug: i for i, slug in enumerate(words)} for kind, words in self.slugs.items()}


PLAIN: Final = Names({})


class Kind:
    """How a field prints, parses and encodes.

    With `slugs` it is a fixed list of words; `board=True` takes the words from the table's `Names`; with
    neither it is a number. `many` takes the rest of the line; `target` says that a board can show it.
    """

    def __init__(
        self,
        name: str,
        slugs: Sequence[str] = (),
        many: bool = False,
        board: bool = False,
        target: bool = False,
    ) -> None:
        self.name, self.slugs, self.many, self.board, self.target = name, tuple(slugs), many, board, target
        self.ids: dict[str, int] = {slug: i for i, slug in enumerate(slugs)}

    def slug(self, value: Any, names: Names) -> str:
        """The word for one id: a slug, or the number itself."""
        if self.board:
            return names.slugs[self.name][value] if value != NOBODY else "none"
        return (self.slugs[value] if value != NOBODY else "none") if self.slugs else str(value)

    def write(self, value: Any, names: Names) -> list[str]:
        """The words of a field's value."""
        if self.many:
            return [self.slug(one, names) for one in value]
        return [self.slug(value, names)]

    def read(self, words: Sequence[str], names: Names) -> Any:
        """The value in front of the words (`many`: of them all). Raises LookupError or ValueError."""
        ids = names.ids[self.name] if self.board else self.ids
        if self.many:
            return tuple([ids[word] if ids else int(word) for word in words])
        return ids[words[0]] if ids else int(words[0])

    def several(self) -> "Kind":
        """The same kind, taking the rest of the line."""
        return Kind(self.name, self.slugs, True, self.board, self.target)


class Words(Kind):
    """A field of plain words, each kept as it is (texts of sealed answers, with dots for blanks)."""

    def slug(self, value: Any, names: Names) -> str:
        return str(value)

    def read(self, words: Sequence[str], names: Names) -> Any:
        return tuple(words) if self.many else words[0]


NUMBER: Final = Kind("number")
NUMBERS: Final = NUMBER.several()
SEAT: Final = Kind("seat")
SEATS: Final = SEAT.several()
WORDS: Final = Words("words", many=True)

Fields = tuple[tuple[str, Kind], ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class Value:
    """A bundle of fields that never changes. The constructor takes every field and does nothing else."""

    fields: ClassVar[Fields] = ()

    def values(self) -> list[Any]:
        """The fields' values, in order."""
        return [getattr(self, name) for name, _ in self.fields]

    def args(self, names: Names) -> list[str]:
        """The words that the fields print."""
        words: list[str] = []
        for name, kind in self.fields:
            words += kind.write(getattr(self, name), names)
        return words

    def text(self, names: Names = PLAIN) -> str:
        """The value as one line."""
        return " ".join([type(self).__name__, *self.args(names)])

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash((type(self).__name__, *self.values()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join([repr(value) for value in self.values()])})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Action(Value):
    """What a seat does: in the record, the row `seat verb args`. `verb` is a hyphenated word."""

    verb: ClassVar[str] = ""

    def text(self, names: Names = PLAIN) -> str:
        if not self.fields:
            return self.verb
        return " ".join([self.verb, *self.args(names)])

    def read_as(self, text: str, names: Names) -> "Action | None":
        """The offer itself, if it has that text."""
        return self if self.text(names) == text else None


@mypyc_attr(allow_interpreted_subclasses=True)
class Ranged(Action):
    """An action whose last field is a number, offered once for a whole range.

    The offer carries the least number in its field and the greatest in `most`; `pace` is the distance between
    two. Constructors of subclasses take the fields and then `most` (0 where the action is a single number).
    """

    pace: ClassVar[int] = 1
    most: int

    def least(self) -> int:
        """The smallest number on offer."""
        return int(getattr(self, self.fields[-1][0]))

    def at(self, number: int) -> "Ranged":
        """The action with this number in place of the range."""
        values = self.values()
        values[-1] = number
        made: Ranged = type(self)(*values)
        return made

    def numbers(self) -> range:
        """All numbers on offer."""
        least = self.least()
        return range(least, max(self.most, least) + 1, self.pace)

    def read_as(self, text: str, names: Names) -> Action | None:
        """The action with the number that ends the text, if that is in the range."""
        tail = text.rpartition(" ")[2]
        if not tail.isdecimal() or int(tail) not in self.numbers():
            return None
        made = self.at(int(tail))
        return made if made.text(names) == text else None


@mypyc_attr(allow_interpreted_subclasses=True)
class Event(Value):
    """Something that happened, as a viewer may be told: message id (from the class) and ids."""

    def seen_by(self, viewer: int) -> "Event | None":
        """What this viewer (a seat, or NOBODY for a spectator) is told; None for nothing."""
        return self


def kebab(word: str) -> str:
    """`LordLaid` → `lord-laid`: the message id of a class."""
    return "".join(["-" + c.lower() if c.isupper() and i else c.lower() for i, c in enumerate(word)])


def message(value: Value, names: Names, ident: str = "") -> dict[str, Any]:
    """A value as a message: its id, and arguments as numbers or `kind:slug` words."""
    args: dict[str, Any] = {}
    for name, kind in value.fields:
        words = getattr(value, name)
        if kind is not NUMBER and kind is not NUMBERS:
            tagged = [f"{kind.name}:{word}" for word in kind.write(words, names)]
            words = tagged if kind.many else tagged[0]
        args[name] = words
    return {"id": ident or kebab(type(value).__name__), "args": args}


def write_seat(seat: int) -> str:
    """How a row names who acts: `0`…, `chance`, `table`."""
    return "chance" if seat == CHANCE else "table" if seat == TABLE else str(seat)


def read_action(text: str, verbs: Mapping[str, type[Any]], names: Names = PLAIN) -> Action:
    """Read an action just as it prints. Raises IllegalAction."""
    words = text.split(" ")
    try:
        verb = verbs[words[0]]
        values = [kind.read(words[i:], names) for i, (_, kind) in enumerate(verb.fields, 1)]
        act: Action = verb(*values)
        if act.text(names) == text:
            return act
    except (LookupError, ValueError):
        pass
    raise IllegalAction(f"“{text}” is not an action; write a verb and its words as they are offered.")


def read_row(line: str, verbs: Mapping[str, type[Any]], names: Names = PLAIN) -> tuple[int, Action]:
    """Read a row of the record, `seat verb args`. Raises IllegalAction."""
    who, _, text = line.partition(" ")
    seat = CHANCE if who == "chance" else TABLE if who == "table" else int(who) if who.isdecimal() else NOBODY
    if seat == NOBODY or write_seat(seat) != who:
        raise IllegalAction(
            f"“{line}” names no seat; a row begins with a seat's number, `chance` or `table`."
        )
    return seat, read_action(text, verbs, names)
