"""Luck that a seed decides: for simulations and benchmarks, not for the dice of a table."""

from random import Random


class Seeded:
    """An Rng that gives the same numbers for the same seed."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed).random

    def below(self, n: int) -> int:
        """A number in range(n)."""
        return int(self.random() * n)
