"""How CHANCE picks: the only place where luck enters, behind a protocol."""

from collections.abc import Sequence
from typing import Protocol

from homage.engine.state import State
from homage.engine.values import CHANCE, Action


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
