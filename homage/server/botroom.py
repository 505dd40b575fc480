"""Where bots think: in a process of their own, which is sent a sight and the offered texts, and nothing else.

Sights and answers travel as lines of JSON. `random` needs no thinking and answers in the server's process. A
bot that fails, dawdles or answers what was not offered is replaced by the question's default, and the log
says so.
"""

import asyncio
import os
import sys
from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Any, Final

import msgspec
import structlog

from homage.bots.random import RandomBot
from homage.engine.codec import load
from homage.engine.game import Game
from homage.engine.sight import Sight
from homage.engine.state import State
from homage.engine.values import Action

BUDGET: Final = 10.0  # seconds for one decision
LONGEST_LINE: Final = 1 << 24
log = structlog.get_logger()


class Luck:
    """A bot's luck, from a seed that the server gives it."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def below(self, n: int) -> int:
        """A number in range(n)."""
        return self.random.randrange(n)


class Task(msgspec.Struct):
    """What a bot is sent: its name, the game as it was set up, a sight as data, the offered texts, a seed."""

    bot: str
    game: str
    options: dict[str, Any]
    seats: int
    sight: dict[str, Any]
    offered: list[str]
    seed: int


class Thought(msgspec.Struct):
    """What a bot answers: a text, or what went wrong."""

    text: str = ""
    fault: str = ""


def sight_from(game: Game, options: dict[str, Any], seats: int, data: dict[str, Any]) -> Sight[Any]:
    """A sight from its data."""
    return Sight(data["viewer"], load(blank_state(game, msgspec.json.encode(options), seats), data["state"]))


@lru_cache(16)
def blank_state(game: Game, options: bytes, seats: int) -> State:
    """Any state of such a table; it is only ever cloned."""
    return game.setup(msgspec.json.decode(options), seats)


def offered_actions(sight: Sight[Any], offered: Sequence[str]) -> list[Action]:
    """The actions of the offered texts, from the sight alone."""
    acts = sight.state.choices(sight.viewer)
    by_text = {act.text(sight.state.names): act for act in acts}
    return [by_text[text] for text in offered]


class BotRoom:
    """Asks bots. The worker process starts with the first bot that needs it and ends with `close`."""

    def __init__(self, budget: float = BUDGET) -> None:
        self.budget = budget
        self.worker: asyncio.subprocess.Process | None = None
        self.turn = asyncio.Lock()

    async def ask(self, game: Game, task: Task) -> Thought:
        """What this bot does."""
        if task.bot == RandomBot.name:
            sight = sight_from(game, task.options, task.seats, task.sight)
            act = RandomBot(game).choose(sight, offered_actions(sight, task.offered), Luck(task.seed))
            return Thought(act.text(sight.state.names))
        async with self.turn:
            return await self.ask_worker(task)

    async def ask_worker(self, task: Task) -> Thought:
        """The worker's answer; one that is late or gone is ended, and the next task starts a new one."""
        worker = await self.started()
        assert worker.stdin is not None and worker.stdout is not None
        try:
            worker.stdin.write(msgspec.json.encode(task) + b"\n")
            await worker.stdin.drain()
            line = await asyncio.wait_for(worker.stdout.readline(), self.budget)
        except TimeoutError:
            await self.close()
            return Thought(fault=f"no answer within {self.budget} s")
        except (ConnectionError, ValueError) as error:
            await self.close()
            return Thought(fault=f"worker lost: {error}")
        if not line:
            await self.close()
            return Thought(fault="the worker ended")
        return msgspec.json.decode(line, type=Thought)

    async def started(self) -> asyncio.subprocess.Process:
        """The worker, started where there is none."""
        if self.worker is None or self.worker.returncode is not None:
            paths = os.pathsep.join([path for path in sys.path if path])
            self.worker = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "homage.server.botworker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST_LINE,
                env={**os.environ, "PYTHONPATH": paths},
                start_new_session=True,  # Ctrl-C in the terminal is the server's to handle
            )
        return self.worker

    async def close(self) -> None:
        """End the worker."""
        worker, self.worker = self.worker, None
        if worker is not None and worker.returncode is None:
            worker.kill()
            await worker.wait()
