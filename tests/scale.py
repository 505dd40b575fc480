"""The sizes of the two tiers, in one table: quick for every change, long for what the project promises."""

import os
from typing import Final

SIZES: Final = {
    "conformance games": (1, 6),
    "conformance stride": (23, 5),
    "secrecy games": (1, 50),  # of each game
    "secrecy stride": (7, 1),
    "games in the browser": (1, 12),  # at most; the long tier goes on until one chronicle tells of everything
    "answers in the browser": (12, 10_000),  # of each game; the long tier goes on to the end
    "turns in the browser": (2, 0),  # 0: to the game's own end
    "random games": (2, 1000),  # at each seat count
    "steward games": (10, 200),
    "four stewards": (6, 100),
    "duels": (10, 500),
    "matches": (60, 2000),
    "drawn games": (30, 2000),
}


# By the thousand these take hours in plain Python, which keeps to the quick sizes in the long tier as well.
COMPILED: Final = {
    "conformance games",
    "conformance stride",
    "random games",
    "steward games",
    "four stewards",
    "duels",
    "matches",
}


def scale(name: str) -> int:
    """The size of a test in this run's tier; HOMAGE_SCALE=long asks for the long one."""
    quick, long = SIZES[name]
    slow = name in COMPILED and os.environ.get("HOMAGE_COMPILED") != "1"
    return long if os.environ.get("HOMAGE_SCALE") == "long" and not slow else quick
