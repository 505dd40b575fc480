"""A running table: its journal, who sits there, and the one door through which everything happens to it.

Find the question → check the offer → apply → store → commit → only then tell anybody. Whoever reads waits
until what he would see is stored.
"""

import asyncio
import hmac
from collections.abc import Callable, Coroutine
from pathlib import Path
from time import time
from typing import Any

import structlog

from homage.engine.errors import IllegalAction, NotYourTurn, RulesError, StaleAnswer
from homage.engine.game import Game, Reason
from homage.engine.journal import Journal
from homage.engine.record import Record
from homage.engine.values import CHANCE, NOBODY, TABLE, message, write_seat
from homage.server import luck
from homage.server.bus import Bus
from homage.server.complaints import LONGEST, Filed, write_complaint
from homage.server.errors import CannotSave, NoSeat, Refused, RulesFault, Secret, wire_error
from homage.server.rerun import Rerun
from homage.server.sessions import Screen
from homage.server.store import Saved, Store, Stored
from homage.server.views import Tokens, Views
from homage.server.wire import Seat, TableView, WireError
from homage.words import Texts

log = structlog.get_logger()


class Table:
    """One table. `changed` is called after each commit, so that bots and clocks can go on."""

    def __init__(self, game: Game, stored: Stored, store: Store, bus: Bus, complaints: Path) -> None:
        self.game, self.ident, self.store, self.bus, self.complaints = (
            game,
            stored.ident,
            store,
            bus,
            complaints,
        )
        self.secret, self.free_undo = stored.secret, stored.free_undo
        self.seats: list[Seat] = stored.seats
        self.holders = stored.holders
        self.deadlines = stored.deadlines
        self.tokens = Tokens(stored.secret)
        self.journal = Journal(game, stored.record, check=False)
        self.views = Views(self.journal, self.tokens)
        self.clock: Callable[[], float] = time
        self.lock = asyncio.Lock()
        self.changed: Callable[[], None] = lambda: None
        self.running: set[asyncio.Task[Any]] = set()
        self.rerun: Rerun | None = None
        self.given: set[int] = set()  # rows that the table answered for a seat

    @property
    def persons(self) -> list[int]:
        """The seats of people."""
        return [one.seat for one in self.seats if one.kind == "person"]

    @property
    def discreet(self) -> bool:
        """Does what nobody was shown stay unseen? Bots among themselves have nothing to hide."""
        return self.game.discreet and bool(self.persons)

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.journal.state.question() is None

    # Looking

    async def view(self, screen: Screen, since: int) -> TableView:
        """What this browser is shown: events after number `since` of its viewer."""
        async with self.lock:
            return self.look(screen, since)

    def look(self, screen: Screen, since: int) -> TableView:
        """The same, while nobody is writing."""
        state = self.journal.state
        view = TableView(
            table=self.ident,
            game=self.game.slug,
            version=self.journal.version,
            viewer=None,
            seats=self.seats,
            curtain=screen.curtain,
            awaited=[seat for seat in state.awaited() if seat >= 0],
            local=list(screen.holds),
        )
        if screen.curtain:
            return view
        viewer = screen.viewer
        for name, part in self.views.of(viewer, since).items():
            setattr(view, name, part)
        view.viewer = None if viewer == NOBODY else viewer
        view.undo = self.undo_row(viewer) is not None
        return view

    async def again(self, screen: Screen, row: int, seat: int, since: int) -> TableView:
        """What a seat (or NOBODY) was shown after so many rows. Raises Secret while people play, and for
        ever where it is not for this browser."""
        async with self.lock:
            self.check_over()
            eyes = self.eyes(screen)
            if seat not in (NOBODY, *eyes):
                raise Secret("error-kept-secret")
            if self.rerun is None:
                self.rerun = Rerun(self.game, self.journal.record, self.tokens)
            version, parts = self.rerun.at(row, seat, since)
            viewer = None if seat == NOBODY else seat
            view = TableView(self.ident, self.game.slug, version, viewer, self.seats, False, [])
            view.eyes = eyes
            for name, part in parts.items():
                setattr(view, name, part)
            return view

    def check_over(self) -> None:
        """Is the game over, or do only bots play? Raises Secret."""
        if not self.over and self.persons:
            raise Secret

    def check_told(self) -> None:
        """May everything be told? Raises Secret: while people play and, where they played a discreet game,
        for ever."""
        self.check_over()
        if self.discreet:
            raise Secret("error-kept-secret")

    def eyes(self, screen: Screen) -> list[int]:
        """The seats through whose eyes this browser may look at the finished game."""
        return [seat.seat for seat in self.seats if not self.discreet or seat.seat == screen.viewer]

    async def why(self, screen: Screen, text: str) -> tuple[str, dict[str, Any]] | None:
        """The rule and the message that tell this seat why a text or target is not offered; None where it
        is."""
        seat = seat_of(screen)
        async with self.lock:
            reason = self.reason(seat, text)
            return None if reason is None else (reason.rule, self.told(reason))

    def reason(self, seat: int, text: str) -> Reason | None:
        """The game's reason, made from the seat's sight."""
        return self.game.why(self.game.sight(self.journal.state, seat), seat, text)

    def told(self, reason: Reason) -> dict[str, Any]:
        """A reason as a message."""
        about = reason.about if reason.about is not None else reason
        return message(about, self.journal.state.names, reason.ident())

    async def refusal(self, screen: Screen, text: str, error: IllegalAction, language: str) -> WireError:
        """An illegal action as it travels, with the game's own reason where it has one."""
        told = wire_error(error, language)
        reason = await self.why(screen, text)
        if reason is not None:
            told.rule, why = reason
            texts = Texts(self.game, language)
            if texts.has(why["id"]):
                names = [seat.name for seat in self.seats]
                told.message = texts.render(why, texts.lexicon(self.journal.state, names))
        return told

    # Acting

    async def answer(self, screen: Screen, token: str, text: str) -> int:
        """A person's answer; returns the version once it is stored."""
        seat = seat_of(screen)

        def play() -> None:
            self.journal.answer(self.tokens.question(self.journal, seat, token), seat, text)

        return await self.safely(self.change(play))

    async def answer_for(self, question: int, seat: int, text: str) -> int:
        """The table's answer for a seat, to the question of that name."""

        def play() -> None:
            row = self.journal.version
            if self.journal.answer(question, seat, text) > row:
                self.given.add(row)

        return await self.safely(self.change(play))

    async def say(self, text: str) -> int:
        """What TABLE has to say, as `time-up`."""

        def play() -> None:
            act = self.journal.state.offered(TABLE, text)
            self.journal.append(TABLE, text, act)

        return await self.safely(self.change(play))

    async def undo(self, screen: Screen, token: str | None) -> int:
        """Take back this seat's last action. A token says at which question it was asked for."""
        seat = seat_of(screen)

        def play() -> None:
            if token is not None and not hmac.compare_digest(
                token, self.tokens.of(seat, self.journal.opened)
            ):
                raise StaleAnswer("The table has moved on since you asked to take back: look again.")
            row = self.undo_row(seat)
            if row is None:
                raise NotYourTurn(
                    "Nothing to take back: something was shown, thrown or answered since you acted."
                )
            self.journal.rewind(row)

        return await self.safely(self.change(play))

    def undo_row(self, seat: int) -> int | None:
        """The row that a seat may take back: alone among bots with free undo, his last one, come what may.
        What the table answered for him is none of his: it would only answer so again."""
        if seat == NOBODY or self.over:
            return None
        own = [row for row, who, _ in self.journal.back if who == seat and row not in self.given]
        if not own and self.free_undo and self.persons == [seat]:
            mine, rows = f"{write_seat(seat)} ", self.journal.record.rows
            own = [row for row in self.journal.live if rows[row].startswith(mine) and row not in self.given]
        return own[-1] if own else None

    async def safely(self, work: Coroutine[Any, Any, int]) -> int:
        """Carry a change through to its end, also if whoever asked for it goes away in the middle."""
        task = asyncio.create_task(work)
        self.running.add(task)
        task.add_done_callback(self.running.discard)
        return await asyncio.shield(task)

    async def change(self, play: Callable[[], None]) -> int:
        """Apply, store, commit, then tell. Where it fails, nothing has changed."""
        async with self.lock:
            before = self.journal.version
            saved = self.apply(play, before)
            if self.journal.version == before:
                return before  # the same answer again
            await self.commit(saved)
            version = self.journal.version
        self.publish()
        return version

    def apply(self, play: Callable[[], None], before: int) -> Saved:
        """Play, and let luck answer what it is asked. A fault of the rules is filed, and leaves no trace."""
        try:
            play()
            self.draw()
            return self.saved(before)
        except (RulesError, Refused):
            self.revert(before)
            raise
        except Exception as error:
            log.exception("rules fault", table=self.ident, version=before)
            self.revert(before)
            raise RulesFault("", {"file": self.file(NOBODY, f"{type(error).__name__}: {error}")}) from error

    def draw(self) -> None:
        """Let CHANCE answer as long as it is asked."""
        state = self.journal.state
        while CHANCE in state.awaited():
            act = luck.chance(state, self.secret, (), self.journal.version)
            self.journal.append(CHANCE, act.text(state.names), act)

    async def commit(self, saved: Saved) -> None:
        """Store what there is. Raises CannotSave or Overtaken, and then the journal is as the store has
        it."""
        try:
            await self.store.save(self.ident, saved)
        except Refused as error:
            self.revert(saved.first)
            if not isinstance(error, CannotSave):
                await self.reload()
                self.publish()
            raise
        self.deadlines = saved.deadlines

    def saved(self, before: int) -> Saved:
        """What there is to store."""
        state = self.journal.state
        facts = self.views.game_view(NOBODY)["facts"]
        awaited = [seat for seat in state.awaited() if seat >= 0]
        rows = self.journal.record.rows[before:]
        return Saved(before, rows, awaited, facts.get("turn"), facts.get("phase"), self.over, self.due())

    def due(self) -> dict[str, float]:
        """When TABLE says what it has on offer: each text keeps the time that it got when it first came
        up."""
        state = self.journal.state
        question = state.question()
        if question is None:
            return {}
        acts = [question.default(state, TABLE)] if TABLE in state.awaited() else []
        return {
            text: self.deadlines.get(text, self.clock() + self.game.clock(state, act))
            for act in [*acts, *state.asides(TABLE)]
            for text in [act.text(state.names)]
        }

    def revert(self, version: int) -> None:
        """Go back to a stored version."""
        if self.journal.version != version:
            record = self.journal.record
            rows = record.rows[:version]
            self.given = {row for row in self.given if row < version}
            self.adopt(Record(record.game, record.rules, record.seats, record.options, record.luck, rows))

    async def reload(self) -> None:
        """Take over what another server has written."""
        stored = await self.store.load(self.ident)
        self.adopt(stored.record)

    def adopt(self, record: Record) -> None:
        """Go on from this record."""
        self.journal = Journal(self.game, record, check=False)
        self.views = Views(self.journal, self.tokens)
        self.rerun = None

    def publish(self) -> None:
        """Tell sockets, bots and clocks that there is something new."""
        self.bus.ring(self.ident)
        self.changed()

    # Complaints

    async def complain(self, screen: Screen, sentence: str) -> str:
        """File a player's sentence with the position; returns the file's name. Raises CannotSave."""
        seat = seat_of(screen)
        async with self.lock:
            return self.file(seat, sentence[:LONGEST])

    def file(self, seat: int, sentence: str) -> str:
        """Write a complaint. Raises CannotSave."""
        viewed = self.game.view(self.game.sight(self.journal.state, seat))
        asked = {"prompt": viewed["prompt"], "choices": [choice["text"] for choice in viewed["choices"]]}
        filed = Filed(seat, sentence, asked, self.journal.record)
        try:
            return write_complaint(self.complaints, self.ident, filed)
        except OSError as error:
            raise CannotSave("error-cannot-save", {"reason": str(error.strerror or error)}) from error


def seat_of(screen: Screen) -> int:
    """The seat that acts through this browser. Raises NoSeat."""
    if not screen.holds:
        raise NoSeat("error-spectator")
    if screen.curtain:
        raise NoSeat("error-curtain")
    return screen.viewer
