"""What three Joust cards are worth, and how likely each hand is."""

from collections.abc import Sequence
from math import comb

from homage.games.conclave.data import DEALT, HAND_COUNTS, HAND_KINDS


def hand_of(counts: Sequence[int]) -> int:
    """H1 The hand that these three cards are, 0 for the best; the order of the cards does not matter (R3)."""
    return HAND_COUNTS.index((counts[0], counts[1], counts[2]))


def ways(unseen: Sequence[int]) -> list[int]:
    """In how many ways each hand can be dealt out of these cards, best hand first."""
    return [comb(unseen[0], p) * comb(unseen[1], v) * comb(unseen[2], n) for p, v, n in HAND_COUNTS]


def chances(unseen: Sequence[int]) -> list[float]:
    """The exact chance of each hand, best first, for one who was dealt three of these cards; zeros where
    there are not three."""
    total = comb(sum(unseen), DEALT)
    return [way / total for way in ways(unseen)] if total else [0.0] * HAND_KINDS
