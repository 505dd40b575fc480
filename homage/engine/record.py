"""The record: a header and rows, as plain text. The game is its record."""

import json
from typing import Any, Final

from homage.engine.errors import BadRecord

FORMAT: Final = "homage 1"


class Record:
    """What a game is: its slug, rules version, seats, options, luck commitment, and rows. Never people's
    names."""

    def __init__(
        self,
        game: str,
        rules: int,
        seats: int,
        options: dict[str, Any],
        luck: str = "",
        rows: list[str] | None = None,
    ) -> None:
        self.game, self.rules, self.seats, self.options, self.luck = game, rules, seats, options, luck
        self.rows: list[str] = rows if rows is not None else []

    def head(self) -> str:
        """The header, a blank line at its end."""
        lines = [FORMAT, f"game {self.game}", f"rules {self.rules}", f"seats {self.seats}"]
        for name, value in self.options.items():
            lines.append(f"option {name} {json.dumps(value, ensure_ascii=False, separators=(',', ':'))}")
        if self.luck:
            lines.append(f"luck {self.luck}")
        return "\n".join(lines) + "\n\n"

    def text(self) -> str:
        """The whole record."""
        return self.head() + "".join([row + "\n" for row in self.rows])


def read_record(text: str) -> Record:
    """Read a record as `Record.text` prints it. Raises BadRecord, which names the line."""
    head, blank, body = text.partition("\n\n")
    lines = head.split("\n")
    if lines[0] != FORMAT:
        raise BadRecord(f"Line 1: a record begins with “{FORMAT}”, this one with “{lines[0][:40]}”.")
    if not blank:
        raise BadRecord("The header has no end: a blank line must stand between header and rows.")
    record = Record("", 0, 0, {})
    for number, line in enumerate(lines[1:], 2):
        read_header(record, number, line)
    if not record.game or not record.rules or not record.seats:
        raise BadRecord("The header must tell game, rules and seats.")
    if body and not body.endswith("\n"):
        raise BadRecord("The last row is cut off: each row ends with a line feed.")
    record.rows = body.split("\n")[:-1]
    return record


def read_header(record: Record, number: int, line: str) -> None:
    """Read one line of a header into the record."""
    word, _, value = line.partition(" ")
    try:
        if word == "option":
            name, _, data = value.partition(" ")
            record.options[name] = json.loads(data)
        elif word in ("rules", "seats"):
            setattr(record, word, int(value))
        elif word in ("game", "luck") and value:
            setattr(record, word, value)
        else:
            word = ""
    except ValueError:
        word = ""
    if not word:
        raise BadRecord(f"Line {number}: “{line[:60]}” is not a line of a header.")
