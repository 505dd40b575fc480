"""Games among bots: one, or many side by side, and what came of them."""

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from time import perf_counter
from typing import Any

from homage.bots import bots
from homage.bots.bot import Bot
from homage.bots.luck import Seeded
from homage.engine.chance import throw
from homage.engine.game import Game
from homage.engine.state import Question
from homage.engine.values import CHANCE, NOBODY, TABLE, Action, message, write_seat
from homage.registry import games

LONGEST = 200_000  # decisions; a game that takes more has run away


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


class Match:
    """One game among bots, while it is played.

    With `check`, laws and named blunders are looked at after each row.
    """

    def __init__(
        self, game: Game, options: Mapping[str, Any], players: Sequence[Bot], seed: int, check: bool
    ) -> None:
        self.game, self.players, self.check = game, players, check
        self.luck, self.minds = Seeded(seed), Seeded(seed ^ 0x5EED)
        self.played = Played(seed)
        self.state = game.setup(game.settled(options, len(players)), len(players))
        self.state.settle()
        self.nothing = game.sight(self.state, NOBODY)  # what blind bots are shown

    def answer(self, seat: int) -> Action:
        """What a bot does."""
        bot = self.players[seat]
        sight = self.nothing if bot.blind else self.game.sight(self.state, seat)
        act = bot.choose(sight, self.state.choices(seat), self.minds)
        if self.check:
            named = self.game.blunders(self.state, seat, act)
            self.played.blunders += [f"{bot.name} {name}" for name in named]
        return act

    def step(self, question: Question[Any]) -> None:
        """One row: luck's, the table's or a bot's."""
        seat = question.actors(self.state)[0]
        if seat == CHANCE:
            act = throw(self.state, self.luck)
        else:
            act = question.default(self.state, TABLE) if seat == TABLE else self.answer(seat)
        self.played.rows.append(f"{write_seat(seat)} {act.text(self.state.names)}")
        self.state.play(seat, act)
        self.played.decisions += 1
        if self.check:
            self.played.faults = self.state.faults()
        if self.played.decisions > LONGEST:
            self.played.faults = [f"the game has not ended after {LONGEST} decisions"]

    def run(self) -> None:
        """Play until it is over or a fault is found."""
        while not self.played.faults and (question := self.state.question()) is not None:
            self.step(question)

    def result(self) -> Played:
        """What came of it."""
        played, outcome = self.played, self.state.outcome()
        played.turns = int(getattr(self.state, "turn", 0))
        if outcome is not None:
            played.reason = str(message(outcome.reason, self.state.names)["id"])
            played.winners = list(outcome.ranking[0])
        elif not played.faults:
            played.faults = ["the game stands still: nobody is awaited and it is not over"]
        return played


def play_out(
    game: Game, options: Mapping[str, Any], players: Sequence[Bot], seed: int, check: bool = True
) -> Played:
    """Play one game to its end. A fault ends it; its rows stand in the result, for `homage replay`."""
    match = Match(game, options, players, seed, check)
    start = perf_counter()
    try:
        match.run()
    except Exception as error:  # noqa: BLE001 - whatever is thrown is a find, to be kept with its rows
        match.played.faults = [f"{type(error).__name__}: {error}"]
    match.played.seconds = perf_counter() - start
    return match.result()


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
    """Many games, in any order, `jobs` at a time; bots change seats from game to game so that no seat favours
    one."""
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
