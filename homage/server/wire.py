"""Every message that travels between server and client. `make types` writes the TypeScript from here."""

from typing import Any, Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType

Argument = str | int | float | bool | None | list[str | int | float]
Locale = Literal["en", "fr"]
Kind = Literal["person", "bot"]
Setting = Any  # an option's value: a number, a word, true or false, or a board in JSON
Lexicon = dict[str, dict[str, dict[str, str]]]  # forms of a name by kind and slug


class Message(Struct, frozen=True):
    """A text as an id of a message and the ids and numbers it speaks of."""

    id: str
    args: dict[str, Argument] = {}


class Bilingual(Struct):
    """A text in each language."""

    en: str
    fr: str


class Seat(Struct):
    """Who sits where, and under which arms."""

    seat: int
    name: str
    kind: Kind
    bot: str | None
    colour: str
    charge: str


class Range(Struct):
    """The numbers that may stand at the end of a choice."""

    least: int
    most: int
    step: int


class Choice(Struct):
    """One thing the viewer may do now, as the text to send back."""

    text: str
    label: Message
    group: str
    targets: list[str]
    range: Range | None
    preview: list[Message]


class Question(Struct):
    """What the table waits for; the token names it for this viewer alone."""

    token: str
    prompt: Message


class Event(Struct):
    """One line of the chronicle, numbered for this viewer alone."""

    n: int
    message: Message


class Outcome(Struct):
    """How the game ended: groups of seats, best first, and each seat's counts."""

    reason: Message
    ranking: list[list[int]]
    scores: list[dict[str, int]]


class TableView(Struct):
    """All that one seat, or a spectator, is shown of a table. Behind the curtain most of it is absent.

    `local` are the seats of the people before this browser; `eyes`, in a replay, those through whose eyes it
    may look.
    """

    table: str
    game: str
    version: int
    viewer: int | None
    seats: list[Seat]
    curtain: bool
    awaited: list[int]
    local: list[int] = []
    eyes: list[int] | UnsetType = UNSET
    question: Question | UnsetType | None = UNSET
    choices: list[Choice] | UnsetType = UNSET
    undo: bool | UnsetType = UNSET
    facts: dict[str, Any] | UnsetType = UNSET
    events: list[Event] | UnsetType = UNSET
    outcome: Outcome | UnsetType | None = UNSET


class Answer(Struct, forbid_unknown_fields=True):
    """What the viewer does: the token of the question that he saw, and the text of a choice."""

    question: str
    text: str


class TakeBack(Struct, forbid_unknown_fields=True):
    """A wish to take back one's last action; the token says at which question it was made."""

    question: str | None = None


class Done(Struct):
    """What was asked is done and stored; how many rows there are now."""

    version: int


class SocketReply(Struct, omit_defaults=True):
    """What the socket says to an answer: the version, or what is wrong."""

    ok: int | UnsetType = UNSET
    error: "WireError | UnsetType" = UNSET


class WireError(Struct):
    """What is wrong, as a stable code and a sentence in the language that was asked for."""

    code: str
    message: str
    rule: str | None = None


class Reason(Struct):
    """Why something is not offered."""

    rule: str | None
    message: Message


class GameOption(Struct):
    """One thing to settle before the game."""

    name: str
    kind: Literal["number", "choice", "flag", "board"]
    least: int | None
    most: int | None
    step: int | None
    choices: list[str] | None
    default: Setting
    label: Bilingual
    help: Bilingual


class Preset(Struct):
    """A named set of options."""

    slug: str
    name: Bilingual
    options: dict[str, Setting]


class GameInfo(Struct):
    """A game that can be played here. `minutes` is its usual length, `year` that of its first edition."""

    slug: str
    name: Bilingual
    players: tuple[int, int]
    minutes: int
    designers: list[str]
    publisher: str
    year: int
    options: list[GameOption]
    presets: list[Preset]
    bots: list[str]


class NewSeat(Struct):
    """Who is to sit at a new table."""

    name: str
    kind: Kind
    bot: str | None = None
    colour: str = ""
    charge: str = ""


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be opened. `free_undo` is for one person among bots: he may take back whatever he likes."""

    game: str
    seats: list[NewSeat]
    options: dict[str, Setting] = {}
    preset: str | None = None
    free_undo: bool = False


class Opened(Struct):
    """The id of a new table."""

    table: str


class TableCard(Struct):
    """A table in the list of running and finished games. `updated` is seconds since 1970."""

    id: str
    game: str
    seats: list[Seat]
    turn: int | None
    phase: int | None
    awaited: list[int]
    updated: float
    over: bool


class Sit(Struct, forbid_unknown_fields=True):
    """“I am …”: who sits before the screen now."""

    seat: int


class Complaint(Struct, forbid_unknown_fields=True):
    """What a player finds wrong with the rules."""

    sentence: str


class Filed(Struct):
    """The name of the file that was written."""

    file: str


class Luck(Struct):
    """What the table committed to and, once the game is over, the secret behind it; both in hexadecimal."""

    commitment: str
    secret: str | None


MESSAGES: tuple[type[Struct], ...] = (
    Message,
    Bilingual,
    Seat,
    Range,
    Choice,
    Question,
    Event,
    Outcome,
    TableView,
    Answer,
    TakeBack,
    Done,
    WireError,
    SocketReply,
    Reason,
    GameOption,
    Preset,
    GameInfo,
    NewSeat,
    NewTable,
    Opened,
    TableCard,
    Sit,
    Complaint,
    Filed,
    Luck,
)


def encode(value: Any) -> bytes:
    """A message as JSON."""
    return msgspec.json.encode(value)
