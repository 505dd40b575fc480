"""A running game: its record, the state that follows from it, and what has been told."""

from typing import Any

from homage.engine.errors import BadRecord, IllegalAction, NotYourTurn, RulesError, StaleAnswer
from homage.engine.game import Game
from homage.engine.record import Record
from homage.engine.state import State
from homage.engine.values import CHANCE, NUMBER, SEAT, TABLE, Event, read_row, write_seat


class TakenBack(Event):
    """A seat took back its last action (`seat`), or the table went back (`seat` TABLE) to a row."""

    fields = (("seat", SEAT), ("row", NUMBER))

    def __init__(self, seat: int, row: int) -> None:
        self.seat, self.row = seat, row


class Journal:
    """The record of a game and all that follows from it.

    `version` is the count of rows. `opened` names the open question: the count of rows before it was opened.
    Rows may be asked for with `check` off when they come from our own store.
    """

    def __init__(self, game: Game, record: Record, check: bool = True) -> None:
        self.game, self.record = game, record
        if record.rules > game.rules:
            raise BadRecord(
                f"This record follows rules version {record.rules}; this program knows {game.rules}."
            )
        rows, record.rows = record.rows, []
        self.told: list[Event] = []
        self.state = self.start()
        self.opened = 0
        self.live: list[int] = []  # rows that are not undone
        self.answered: dict[tuple[int, int], str] = {}
        self.back: list[
            tuple[int, int, State]
        ] = []  # own last rows that a seat may take back: row, seat, state before
        for row in rows:
            self.read(row, check)

    @property
    def version(self) -> int:
        """How many rows there are, undone ones too."""
        return len(self.record.rows)

    def start(self) -> State:
        """The state before the first row, telling its events here."""
        record = self.record
        state = self.game.setup(record.options, record.seats)
        state.events = self.told
        state.settle()
        return state

    def read(self, row: str, check: bool) -> None:
        """Append a row of a stored record. Raises BadRecord, which names the row."""
        try:
            if row.startswith("table undo "):
                return self.rewind(int(row.removeprefix("table undo ")))
            if check:
                who, _, text = row.partition(" ")
                seat = CHANCE if who == "chance" else TABLE if who == "table" else int(who)
                self.append(seat, text, self.state.offered(seat, text))
            else:
                seat, act = read_row(row, self.state.verbs, self.state.names)
                self.append(seat, row.partition(" ")[2], act)
        except (RulesError, ValueError) as error:
            raise BadRecord(f"Row {self.version} “{row[:60]}” cannot be played: {error}") from error

    def answer(self, question: int, seat: int, text: str) -> int:
        """A seat's answer to the question of that name; returns the version.

        The same answer twice is one answer. Raises StaleAnswer, GameOver, NotYourTurn or IllegalAction, and
        then nothing has changed.
        """
        if question != self.opened or (
            seat not in self.state.awaited() and (question, seat) in self.answered
        ):
            if self.answered.get((question, seat)) == text:
                return self.version
            if question != self.opened:
                raise StaleAnswer(
                    "This question is closed: look at the table as it stands now and answer again."
                )
        return self.append(seat, text, self.state.offered(seat, text))

    def append(self, seat: int, text: str, act: Any) -> int:
        """Play an offered action and write its row; returns the version."""
        state, before = self.state, self.state.clone()
        row, shown, told = len(self.record.rows), state.shown, len(self.told)
        played = False
        try:
            state.play(seat, act)
            played = True
        finally:
            if not played:  # nothing half-done: a fault in the rules leaves the game as it was
                self.resume(before)
                del self.told[told:]
        self.record.rows.append(f"{write_seat(seat)} {text}")
        self.live.append(row)
        self.answered[(self.opened, seat)] = text
        if not state.partial:
            self.opened = row + 1
        if self.back and self.back[-1][1] != seat:
            self.back = []
        self.back.append((row, seat, before))
        if state.shown != shown or seat in (CHANCE, TABLE):
            self.back = []
        return row + 1

    def resume(self, state: State) -> None:
        """Go on from this state."""
        state.events = self.told
        self.state = state

    def undoable(self, seat: int) -> int | None:
        """The row that this seat may take back alone, or None."""
        return self.back[-1][0] if self.back and self.back[-1][1] == seat else None

    def undo(self, seat: int) -> int:
        """Take back the seat's own last row, which stays in the record. Raises NotYourTurn."""
        row = self.undoable(seat)
        if row is None:
            raise NotYourTurn(
                "Nothing to take back: since your last action something was shown, thrown or answered."
            )
        self.rewind(row)
        return self.version

    def rewind(self, row: int) -> None:
        """Write `table undo ROW`: skip that row and all live ones after it. Raises IllegalAction.

        Seats reach back only as far as `undoable`; further needs everybody's consent, which the caller has
        asked.
        """
        if row not in self.live:
            raise IllegalAction(f"Row {row} is not part of the game as it stands, so it cannot be undone.")
        seat = TABLE
        while self.back and self.back[-1][0] > row:
            self.back.pop()
        if self.back and self.back[-1][0] == row:
            _, seat, state = self.back.pop()
        else:
            self.back, state = [], self.rebuilt(row)
        self.resume(state)
        del self.live[self.live.index(row) :]
        self.record.rows.append(f"table undo {row}")
        self.opened = self.version
        state.tell(TakenBack(seat, row))

    def rebuilt(self, row: int) -> State:
        """The state after the live rows before this one."""
        state = self.game.setup(self.record.options, self.record.seats)
        state.settle()
        for live in self.live[: self.live.index(row)]:
            state.play(*read_row(self.record.rows[live], state.verbs, state.names))
        return state

    def events(self, viewer: int, since: int = 0) -> list[tuple[int, Event]]:
        """What this viewer has been told, numbered for him alone, from number `since` on."""
        seen = [event for told in self.told if (event := told.seen_by(viewer)) is not None]
        return list(enumerate(seen))[since:]
