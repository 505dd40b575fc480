"""The process in which bots think: a task a line in, a thought a line out. It ends when its input does."""

import sys
from functools import cache

import msgspec

from homage.bots import Bot, bots
from homage.registry import game_named
from homage.server.botroom import Luck, Task, Thought, offered_actions, sight_from


@cache
def mind(bot: str, game: str) -> Bot:
    """One bot of that name, kept between questions."""
    return bots()[bot](game_named(game))


def think(task: Task) -> Thought:
    """One decision. Whatever a bot throws is its own fault and is told, not passed on."""
    try:
        sight = sight_from(game_named(task.game), task.options, task.seats, task.sight)
        act = mind(task.bot, task.game).choose(sight, offered_actions(sight, task.offered), Luck(task.seed))
        return Thought(act.text(sight.state.names))
    except Exception as error:  # noqa: BLE001 - a bot may be anybody's code
        return Thought(fault=f"{type(error).__name__}: {error}")


def main() -> None:
    """Think until the input ends."""
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(msgspec.json.encode(think(msgspec.json.decode(line, type=Task))) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
