"""What a table does by itself: bots answer, only choices answer themselves, TABLE's time comes."""

import asyncio
import hmac
from typing import Any, Final

import structlog

from homage.engine.errors import IllegalAction, RulesError
from homage.engine.state import Question
from homage.engine.values import Ranged
from homage.server.botroom import BotRoom, Task
from homage.server.errors import CannotSave, Refused
from homage.server.pacing import Pace
from homage.server.tables import Table

RETRY: Final = 5.0  # seconds before trying again where the store could not write
log = structlog.get_logger()


class Driver:
    """Looks after one table. Each question is put to each bot once; an answer that comes too late is
    dropped."""

    def __init__(self, table: Table, room: BotRoom, pace: Pace) -> None:
        self.table, self.room, self.pace = table, room, pace
        self.errands: dict[tuple[int, int], asyncio.Task[None]] = {}
        self.alarm: asyncio.Task[None] | None = None
        table.changed = self.look

    def look(self) -> None:
        """See what the table owes now, and set about it."""
        journal = self.table.journal
        self.errands = {key: task for key, task in self.errands.items() if not task.done()}
        for seat in journal.state.awaited():
            key = (journal.opened, seat)
            if seat >= 0 and key not in self.errands and self.answers_for(seat):
                self.errands[key] = asyncio.create_task(self.answer(journal.opened, seat))
                self.errands[key].add_done_callback(self.ended)
        self.set_alarm()

    def ended(self, errand: asyncio.Task[None]) -> None:
        """Tell the log of an errand that failed; its question is put again at the next look."""
        if not errand.cancelled() and (error := errand.exception()) is not None:
            log.error("errand failed", table=self.table.ident, exc_info=error)

    def answers_for(self, seat: int) -> bool:
        """Does the table answer for this seat: is it a bot, or a lone person with one choice only?"""
        if self.table.seats[seat].kind == "bot":
            return True
        question = self.table.journal.state.question()
        if question is None or not question.private or len(self.table.persons) > 1:
            return False
        acts = self.table.journal.state.choices(seat)
        first = acts[0]
        return len(acts) == 1 and not (isinstance(first, Ranged) and first.most > first.least())

    async def answer(self, opened: int, seat: int) -> None:
        """Answer one question for one seat, not before its time."""
        question = self.table.journal.state.question()
        if question is None:
            return
        pace = self.pace
        ripe = pace.now() + pace.wait(question.private)
        text = await self.thought(opened, seat, question)
        while pace.scale and ripe < pace.now():  # how long he thought is not to be seen either
            ripe += pace.wait(question.private) or 0.05
        await pace.until(ripe)
        await self.give(opened, seat, text, self.default_text(question, seat))

    async def thought(self, opened: int, seat: int, question: Question[Any]) -> str:
        """What the bot of this seat says; the default where it fails, and for a person without a choice."""
        table = self.table
        bot = table.seats[seat].bot
        async with table.lock:
            if table.journal.opened != opened or seat not in table.journal.state.awaited():
                return ""
            default = self.default_text(question, seat)
            task = self.task(bot, seat) if bot is not None else None
        if task is None:
            return default
        thought = await self.room.ask(table.game, task)
        if thought.fault:
            log.error(
                "bot failed", table=table.ident, seat=seat, bot=bot, version=opened, fault=thought.fault
            )
            return default
        return thought.text

    def task(self, bot: str, seat: int) -> Task:
        """What the bot is sent: the sight, what is offered, and a seed that follows from the table's
        secret."""
        journal = self.table.journal
        state, record = journal.state, journal.record
        sight = self.table.game.sight(state, seat)
        seed = hmac.digest(self.table.secret, f"bot {seat} {journal.version}".encode(), "sha256")
        return Task(
            bot=bot,
            game=record.game,
            options=record.options,
            seats=record.seats,
            sight=sight.data(),
            offered=[act.text(state.names) for act in state.choices(seat)],
            seed=int.from_bytes(seed[:8], "big"),
        )

    def default_text(self, question: Question[Any], seat: int) -> str:
        """What is done for an absent player."""
        state = self.table.journal.state
        if state.question() is not question or seat not in state.awaited():
            return ""
        return question.default(state, seat).text(state.names)

    async def give(self, opened: int, seat: int, text: str, default: str) -> None:
        """Hand the answer in; an illegal one becomes the default, a late one is dropped, a full disk
        waits."""
        table = self.table
        while text and table.journal.opened == opened:
            try:
                await table.answer_for(opened, seat, text)
            except CannotSave:
                await asyncio.sleep(RETRY * self.pace.scale or 0.1)
            except (IllegalAction, Refused) as error:
                log.warning("answer refused", table=table.ident, seat=seat, text=text, reason=str(error))
                text, default = default if default != text else "", ""
            except RulesError:
                return
            else:
                return

    def set_alarm(self) -> None:
        """Wake up when the next of TABLE's times comes."""
        if self.alarm is not None and self.alarm is not asyncio.current_task():
            self.alarm.cancel()
        self.alarm = None
        if self.table.deadlines:
            text, due = min(self.table.deadlines.items(), key=lambda item: item[1])
            self.alarm = asyncio.create_task(self.ring(text, due))

    async def ring(self, text: str, due: float) -> None:
        """Say it when it is time."""
        await asyncio.sleep(max(0.0, due - self.table.clock()))
        while text in self.table.deadlines:
            try:
                await self.table.say(text)
            except CannotSave:
                await asyncio.sleep(RETRY)
            except (RulesError, Refused) as error:
                log.warning("table refused", table=self.table.ident, text=text, reason=str(error))
                return
            else:
                return

    async def close(self) -> None:
        """Stop. What has been handed in already is still carried through."""
        self.table.changed = lambda: None
        tasks = [*self.errands.values(), *([self.alarm] if self.alarm else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, *self.table.running, return_exceptions=True)
