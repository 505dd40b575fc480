"""The sizes of the two tiers, in one table: quick for every change, long for what the project promises."""

import os
from typing import Final

SIZES: Final = {
    "conformance games": (1, 6),
    "conformance stride": (23, 5),
    "random games": (2, 1000),  # at each seat count
    "steward games": (10, 200),
    "four stewards": (6, 100),
}


def scale(name: str) -> int:
    """The size of a test in this run's tier; HOMAGE_SCALE=long asks for the long one."""
    quick, long = SIZES[name]
    return long if os.environ.get("HOMAGE_SCALE") == "long" else quick
