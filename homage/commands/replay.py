"""`homage replay`: read a record, a complaint or a whole data directory again."""

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from homage.engine.errors import BadOption, BadRecord, RulesError
from homage.engine.journal import Journal
from homage.engine.record import Record, read_record
from homage.engine.values import NOBODY, message
from homage.registry import game_named
from homage.words import LANGUAGES, Texts


def replay(
    file: Path,
    /,
    *,
    check: Annotated[bool, Parameter(negative=())] = False,
    lang: str = "en",
    seat: int | None = None,
    secret: str = "",
) -> int:
    """Print the chronicle of a record or of a complaint, or check that it can be played.

    Parameters
    ----------
    file
        A record, a complaint, or, with --check, a data directory: then every game in it is checked.
    check
        Play each row through the checked door, look for broken laws, and print nothing else.
    lang
        The language of the chronicle: en or fr.
    seat
        Tell only what this seat was told (from 0; -1 for a spectator). Without it everything is told.
    secret
        The table's secret, in hexadecimal: each draw is computed again and compared.
    """
    if check and file.is_dir():
        return check_directory(file)
    if lang not in LANGUAGES:
        raise BadOption(f"There are no words in “{lang}”; there are {' and '.join(LANGUAGES)}.")
    record = opened(file)
    if seat is not None and not NOBODY <= seat < record.seats:
        raise BadOption(f"This game has the seats 0 to {record.seats - 1}, and -1 for a spectator.")
    if check or secret:
        print(f"{file}: {checked(record, bytes.fromhex(secret) if secret else b'')}")
        return 0
    for line in chronicle(record, lang, seat):
        print(line)
    return 0


def opened(file: Path) -> Record:
    """The record in a file; a complaint's head is printed. Raises BadRecord."""
    from homage.server.complaints import FORMAT, read_complaint

    try:
        text = file.read_text(encoding="utf-8")
    except OSError as error:
        raise BadRecord(f"{file} cannot be read: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise BadRecord(f"{file} is no record: it is not text.") from error
    if not text.startswith(FORMAT):
        return read_record(text)
    filed = read_complaint(text)
    who = f"Seat {filed.seat}" if filed.seat != NOBODY else "The program"
    print(f"{who} says: {filed.sentence}")
    for choice in (filed.question or {}).get("choices", []):
        print(f"  offered: {choice}")
    print()
    return filed.record


def checked(record: Record, secret: bytes = b"") -> str:
    """Play a record through the checked door; what there is to say of it. Raises BadRecord."""
    game = game_named(record.game)
    journal = Journal(game, Record(record.game, record.rules, record.seats, record.options, record.luck))
    for row in record.rows:
        journal.read(row, True)
        if faults := journal.state.faults():
            raise BadRecord(f"After row {journal.version - 1} “{row}” a law is broken: {'; '.join(faults)}")
    drawn = ""
    if secret:
        from homage.server.luck import verify

        drawn = f", {verify(game, record, secret)} draws follow from the secret"
    end = "over" if journal.state.question() is None else "running"
    return f"{record.game}, {journal.version} rows, {end}{drawn}: in order"


def check_directory(directory: Path) -> int:
    """Check every game of a data directory, luck too; 1 where one is broken."""
    from homage.server.store import Store

    if not (directory / "homage.sqlite").is_file():
        raise BadRecord(f"{directory} holds no games: there is no file homage.sqlite in it.")
    store = Store.at(directory)
    broken = 0
    for ident in store.idents():
        stored = store.read(ident)
        try:
            print(f"{ident}: {checked(stored.record, stored.secret)}")
        except RulesError as error:
            broken += 1
            print(f"{ident}: {error.message}", file=sys.stderr)
    store.close()
    return 1 if broken else 0


def chronicle(record: Record, lang: str, seat: int | None) -> list[str]:
    """The sentences of a record."""
    game = game_named(record.game)
    journal = Journal(game, record)
    texts = Texts(game, lang)
    word = "Place" if lang == "fr" else "Seat"
    lexicon = texts.lexicon(journal.state, [f"{word} {number + 1}" for number in range(record.seats)])
    events = journal.told if seat is None else [event for _, event in journal.events(seat)]
    return [texts.render(message(event, journal.state.names), lexicon) for event in events]
