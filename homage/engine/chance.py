"""How CHANCE picks: the only place where luck enters, behind a protocol."""

from collections.abc import Sequence
from typing import Protocol

from homage.engine.state import State
from homage.engine.values import CHANCE, Action, Ranged


class Rng(Protocol):
    """A source of luck: a number from 0 up to, not including, `n`; all equally likely."""

    def below(self, n: int) -> int:
        """A number in range(n)."""
        ...


def weighted(rng: Rng, weights: Sequence[int]) -> int:
    """The index of an outcome, each as likely as its weight; weights are whole numbers, some above zero."""
    left = rng.below(sum(weights))
    for index, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return index
    raise ValueError("the weights of a draw must be positive")


def throw(state: State, rng: Rng) -> Action:
    """What CHANCE answers to the open question."""
    question = state.question()
    assert question is not None
    acts = question.choices(state, CHANCE)
    return acts[weighted(rng, question.weights(state))]


def any_of(acts: Sequence[Action], rng: Rng) -> Action:
    """One of these offers, each alike; of a range one number, each alike."""
    act = acts[rng.below(len(acts))]
    if isinstance(act, Ranged):
        numbers = act.numbers()
        return act.at(numbers[rng.below(len(numbers))])
    return act


def play_out(state: State, rng: Rng, most: int) -> int:
    """Random players and CHANCE play on, to the end or for so many answers; returns their count."""
    count = 0
    while count < most:
        question = state.question()
        if question is None:
            break
        seat = question.actors(state)[0]
        act = throw(state, rng) if seat == CHANCE else any_of(state.choices(seat), rng)
        state.play(seat, act)
        count += 1
    return count
