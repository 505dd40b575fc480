"""Games among bots: one, or many side by side, and what came of them."""

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from random import Random
from time import perf_counter
from typing import Any

from homage.bots import bots
from homage.bots.bot import Bot
from homage.engine.chance import throw
from homage.engine.game import Game
from homage.engine.values import CHANCE, NOBODY, TABLE, message, write_seat
from homage.registry import games

LONGEST = 200_000  # decisions; a game that takes more has run away


class Luck:
    """Luck for simulations: repeatable, and no secret."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def below(self, n: int) -> int:
        """A number in range(n)."""
        return int(self.random.random() * n)


class Played:
    """What came of one game: decisions are rows, luck's too; `reason` is the message id of the end."""

    def __init__(self, seed: int, names: Sequence[str] = ()) -> None:
        self.seed = seed
        self.names = list(names)  # who sat where
        self.decisions = 0
        self.seconds = 0.0
        self.reason = ""
        self.turns = 0
        self.winners: list[int] = []
        self.faults: list[str] = []
        self.rows: list[str] = []
        self.blunders: list[str] = []  # `bot blunder`, one for each time


def play_out(
    game: Game,
    options: Mapping[str, Any],
    players: Sequence[Bot],
    seed: int,
    check: bool = True,
) -> Played:
    """Play one game to its end. `check` looks for broken laws after each row and counts the bots' named blunders.

    A fault ends the game; its rows stand in the result, for `homage replay`.
    """
    luck, minds = Luck(seed), Luck(seed ^ 0x5EED)
    played = Played(seed)
    state = game.setup(game.settled(options, len(players)), len(players))
    state.settle()
    nothing = game.sight(state, NOBODY)
    start = perf_counter()
    try:
        while (question := state.question()) is not None:
            seat = question.actors(state)[0]
            if seat == CHANCE:
                act = throw(state, luck)
            elif seat == TABLE:
                act = question.default(state, TABLE)
            else:
                bot = players[seat]
                sight = nothing if bot.blind else game.sight(state, seat)
                act = bot.choose(sight, state.choices(seat), minds)
                if check:
                    played.blunders += [f"{bot.name} {name}" for name in game.blunders(state, seat, act)]
            played.rows.append(f"{write_seat(seat)} {act.text(state.names)}")
            state.play(seat, act)
            played.decisions += 1
            if check and (faults := state.faults()):
                played.faults = faults
                break
            if played.decisions > LONGEST:
                played.faults = [f"the game has not ended after {LONGEST} decisions"]
                break
    except Exception as error:  # noqa: BLE001 - whatever a game or a bot throws is a find, to be kept with its rows
        played.faults = [f"{type(error).__name__}: {error}"]
    played.seconds = perf_counter() - start
    played.turns = int(getattr(state, "turn", 0))
    outcome = state.outcome()
    if outcome is not None:
        played.reason = str(message(outcome.reason, state.names)["id"])
        played.winners = list(outcome.ranking[0])
    elif not played.faults:
        played.faults = ["the game stands still: nobody is awaited and it is not over"]
    return played


def play_one(slug: str, options: Mapping[str, Any], names: Sequence[str], seed: int) -> Played:
    """One game by names, for a worker process."""
    known = bots()
    game = games()[slug]
    played = play_out(game, options, [known[name](game) for name in names], seed)
    played.names = list(names)
    return played


def play_many(
    slug: str, options: Mapping[str, Any], names: Sequence[str], seeds: Sequence[int], jobs: int
) -> Iterator[Played]:
    """Many games, in any order, `jobs` at a time; bots change seats from game to game so that no seat favours one."""
    tables = [(seed, rotated(names, index)) for index, seed in enumerate(seeds)]
    if jobs <= 1:
        for seed, seated in tables:
            yield play_one(slug, options, seated, seed)
        return
    with ProcessPoolExecutor(jobs) as pool:
        futures = [pool.submit(play_one, slug, options, seated, seed) for seed, seated in tables]
        for future in as_completed(futures):
            yield future.result()


def rotated(names: Sequence[str], index: int) -> list[str]:
    """Who sits where in the game of that index."""
    shift = index % len(names)
    return [*names[shift:], *names[:shift]]
