"""“Something is wrong with the rules here”: a position, its question and a player's sentence, as a file."""

import json
from pathlib import Path
from typing import Any, Final

from homage.engine.errors import BadRecord
from homage.engine.record import Record, read_record

FORMAT: Final = "homage complaint 1"
LONGEST: Final = 2000  # characters of a sentence
MOST: Final = 200  # complaints at one table


class Filed:
    """A complaint: who complains (a seat, or -1 for the program itself), about what, in what words, at which
    record."""

    def __init__(self, seat: int, sentence: str, question: Any, record: Record) -> None:
        self.seat, self.sentence, self.question, self.record = seat, sentence, question, record

    def text(self) -> str:
        """The file."""
        said = json.dumps(self.sentence, ensure_ascii=False)
        asked = json.dumps(self.question, ensure_ascii=False)
        return f"{FORMAT}\nseat {self.seat}\nsaid {said}\nquestion {asked}\n\n{self.record.text()}"


def read_complaint(text: str) -> Filed:
    """Read a complaint as `Filed.text` prints it. Raises BadRecord."""
    head, _, body = text.partition("\n\n")
    lines = [line.partition(" ")[::2] for line in head.split("\n")[1:]]
    fields = dict(lines)
    try:
        seat, said, question = int(fields["seat"]), json.loads(fields["said"]), json.loads(fields["question"])
    except (LookupError, ValueError) as error:
        raise BadRecord(
            "The head of this complaint cannot be read; it has the lines seat, said and question."
        ) from error
    return Filed(seat, str(said), question, read_record(body))


def write_complaint(directory: Path, table: str, filed: Filed) -> str:
    """Write it among the complaints of a data directory; returns the file's name. Raises OSError."""
    directory.mkdir(parents=True, exist_ok=True)
    version = len(filed.record.rows)
    for number in range(MOST):
        path = directory / f"{filed.record.game}-{table}-{version}-{number}.complaint"
        try:
            with path.open("x", encoding="utf-8") as file:
                file.write(filed.text())
        except FileExistsError:
            continue
        return path.name
    raise OSError(f"{MOST} complaints about row {version} are enough")
