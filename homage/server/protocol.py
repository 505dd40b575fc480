"""`docs/protocol.md`, written from the addresses and messages of the server."""

from typing import Any, Final

import msgspec
from msgspec import UNSET, Struct

from homage.server import wire
from homage.server.errors import STATUS, Refused
from homage.server.routes import HANDLERS
from homage.server.typescript import typescript

INTRODUCTION: Final = """# The protocol

Written by `make types` from `homage/server`; change it there. All bodies are JSON. `/api/schema/openapi.json`
says the same for programs.

A browser is known by a cookie, which it gets with the first table that it opens. Where it holds the seats of
several people, it is shown nothing of the game until one of them has said “I am …” (`sit`), and nothing again
after `curtain`. Who holds no seat looks on.

Every text travels as a message: an id, and arguments that are numbers or ids such as `village:blaye`. The
forms of names come with the table's lexicon, the sentences from the words files.

An answer names the question by the token that stood in the view. The same answer twice is one answer; an
answer to a question that is closed is refused with `stale-answer`. What is refused has changed nothing.

## Addresses
"""

SOCKET: Final = """
`/api/tables/{table}/socket?since=N&lang=en` is a WebSocket. It sends a `TableView` at once and whenever
something changed, with the chronicle lines after number N, then those after the last one sent. It takes an
`Answer` and says `SocketReply`. Whoever lost it opens a new one with the number of the last line he has.

## Errors

Everything that is refused comes as a `WireError`; its sentence is in the language of `?lang=` or of the
browser.

| code | status |
| --- | --- |
"""


def protocol_text() -> str:
    """The page."""
    others = {"fault": 500, "not-found": 404, "too-large": 413}
    codes = others | {error.code: error.status for error in Refused.__subclasses__()} | STATUS
    errors = [f"| `{code}` | {status} |" for code, status in sorted(codes.items())]
    messages = [message_text(struct) for struct in wire.MESSAGES]
    return "\n".join(
        [INTRODUCTION, *addresses(), SOCKET.rstrip("\n"), *errors, "", "## Messages", "", *messages]
    )


def addresses() -> list[str]:
    """A table of the addresses."""
    lines = ["| | address | |", "| --- | --- | --- |"]
    for handler in HANDLERS:
        for path in sorted(handler.paths):
            method = " ".join(sorted(handler.http_methods - {"HEAD"}))
            told = " ".join((handler.fn.__doc__ or "").split())
            lines.append(f"| {method} | `{path.replace(':str', '')}` | {told} |")
    return lines


def message_text(struct: type[Struct]) -> str:
    """One message: what it is, and its fields."""
    fields = [
        f"- `{field.name}`: {described(field.type)}{optional(field)}"
        for field in msgspec.structs.fields(struct)
    ]
    return "\n".join(
        [f"### {struct.__name__}", "", " ".join((struct.__doc__ or "").split()), "", *fields, ""]
    )


def optional(field: Any) -> str:
    """May it be left out?"""
    return "" if field.required else " (may be absent)" if field.default is UNSET else " (may be left out)"


def described(kind: Any) -> str:
    """A type in words that a reader of JSON knows."""
    return f"`{typescript(kind)}`"
