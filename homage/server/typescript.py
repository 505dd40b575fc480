"""The messages of the server and the words of the games, as TypeScript."""

from types import UnionType
from typing import Any, Final, Literal, Union, get_args, get_origin

import msgspec
from msgspec import UNSET, Struct, UnsetType

from homage.engine.game import Game
from homage.engine.state import Question
from homage.engine.values import NUMBER, NUMBERS, kebab
from homage.server import wire

HEAD: Final = "/** Written by `make types` from {source}. Change it there. */\n"
ALIASES: Final = """
export type Argument = string | number | boolean | null | readonly (string | number)[];
export type Locale = 'en' | 'fr';
/** An option's value as the server offers it; in a new table, a board of one's own is an object. */
export type Setting = string | number | boolean | null;
/** Forms of a name, by kind and slug: `{ village: { blaye: { name: 'Blaye', de: 'de Blaye' } } }`. */
export type Lexicon = Record<string, Record<string, Record<string, string>>>;

export interface Score {
  seat: number;
  [count: string]: number;
}
"""
PLAIN: Final = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    type(None): "null",
    Any: "unknown",
}
# Fields whose type in TypeScript is narrower or has a name: (struct, field).
NAMED: Final = {
    ("Message", "args"): "Record<string, Argument>",
    ("Outcome", "scores"): "Score[]",
    ("GameOption", "default"): "Setting",
    ("Preset", "options"): "Record<string, Setting>",
    ("NewTable", "options"): "Record<string, unknown>",
    ("TableView", "facts"): "unknown",
}


def typescript(kind: Any) -> str:
    """A Python type, in TypeScript."""
    if kind in PLAIN:
        return PLAIN[kind]
    origin, args = get_origin(kind), get_args(kind)
    if origin is Literal:
        return " | ".join([f"'{word}'" for word in args])
    if origin in (Union, UnionType):
        return " | ".join([typescript(one) for one in args if one is not UnsetType])
    if origin is list:
        inner = typescript(args[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if origin is tuple:
        return f"[{', '.join([typescript(one) for one in args])}]"
    if origin is dict:
        return f"Record<string, {typescript(args[1])}>"
    return str(kind.__name__)


def interface(struct: type[Struct]) -> str:
    """A message as an interface. What has a default need not be sent; what may be unset may be absent."""
    lines = [f"/** {struct.__doc__} */" if struct.__doc__ else "", f"export interface {struct.__name__} {{"]
    sent_by_client = struct.__struct_config__.forbid_unknown_fields or struct.__name__ == "NewSeat"
    for field in msgspec.structs.fields(struct):
        absent = field.default is UNSET or (sent_by_client and not field.required)
        kind = NAMED.get((struct.__name__, field.name)) or typescript(field.type)
        lines.append(f"  {field.name}{'?' if absent else ''}: {kind};")
    return "\n".join([*lines, "}"])


def wire_text() -> str:
    """`web/src/wire.ts`."""
    parts = [HEAD.format(source="homage/server/wire.py") + ALIASES.rstrip("\n")]
    return "\n\n".join([*parts, *[interface(struct) for struct in wire.MESSAGES]]) + "\n"


def game_text(game: Game) -> str:
    """`web/src/games/<game>/names.ts`: the verbs, questions and events that a game can send, with their
    arguments."""
    questions = {name: step for name, step in game.steps.items() if issubclass(step, Question)}
    parts = [
        HEAD.format(source=f"the fields of homage/games/{game.slug}"),
        union("Verb", "What an action begins with.", sorted(game.verbs)),
        union("Prompt", "The messages of questions.", sorted([f"ask-{kebab(name)}" for name in questions])),
        union("EventId", "The messages of the chronicle.", sorted([kebab(name) for name in game.events])),
        arguments("EventArguments", {kebab(name): one for name, one in game.events.items()}),
        arguments("PromptArguments", {f"ask-{kebab(name)}": step for name, step in questions.items()}),
    ]
    return "\n".join(parts)


def union(name: str, told: str, words: list[str]) -> str:
    """A type that is one of some words."""
    lines = "\n".join([f"  | '{word}'" for word in words]) or "  never"
    return f"/** {told} */\nexport type {name} =\n{lines};\n"


def arguments(name: str, classes: dict[str, type[Any]]) -> str:
    """What the messages of some classes speak of: numbers, or ids `kind:slug`."""
    lines = [f"export interface {name} {{"]
    for ident, one in sorted(classes.items()):
        fields = [f"{field}: {argument(kind)}" for field, kind in one.fields]
        lines.append(
            f"  '{ident}': {{ {'; '.join(fields)} }};" if fields else f"  '{ident}': Record<string, never>;"
        )
    return "\n".join([*lines, "}", ""])


def argument(kind: Any) -> str:
    """One argument."""
    inner = "number" if kind in (NUMBER, NUMBERS) else f"`{kind.name}:${{string}}`"
    return f"{inner}[]" if kind.many else inner
