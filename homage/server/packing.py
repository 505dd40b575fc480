"""Finished games made small: their rows as one blob, packed by the standard library."""

import bz2
from collections.abc import Sequence


def pack(rows: Sequence[str]) -> bytes:
    """Rows as one blob."""
    return bz2.compress("".join([row + "\n" for row in rows]).encode(), 9)


def unpack(blob: bytes) -> list[str]:
    """The rows that `pack` was given."""
    return bz2.decompress(blob).decode().split("\n")[:-1]
