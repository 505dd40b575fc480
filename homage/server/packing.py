"""Finished games made small. The first byte names the way of packing: no old game becomes unreadable."""

import bz2
import zlib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from homage.registry import games
from homage.server.model import decoded, encoded
from homage.words import package_of

ZLIB: Final = 0
BZ2: Final = 1
MODEL: Final = 2  # the second byte is the number of the game's sample
MOST_MODELLED: Final = 20_000  # rows; more would take too long


@cache
def sample(game: str, number: int) -> tuple[str, ...]:
    """Rows from which the model learns how a game is written: `packing/<number>.txt` in the game's package.

    A sample is never changed, since stored games are read with it; a better one gets the next number.
    """
    if not number or game not in games():
        return ()
    place = files(package_of(games()[game])).joinpath(f"packing/{number}.txt")
    return tuple(place.read_text(encoding="utf-8").split("\n")[:-1]) if place.is_file() else ()


def newest(game: str) -> int:
    """The number of a game's newest sample; 0 where it has none."""
    number = 0
    while sample(game, number + 1):
        number += 1
    return number


def pack(rows: Sequence[str], game: str) -> bytes:
    """Rows as one blob, in the way that makes it smallest."""
    text = "".join([row + "\n" for row in rows]).encode()
    blobs = [bytes([ZLIB]) + zlib.compress(text, 9), bytes([BZ2]) + bz2.compress(text, 9)]
    if rows and len(rows) <= MOST_MODELLED:
        number = newest(game)
        blob = bytes([MODEL, number]) + encoded(rows, sample(game, number))
        if unpack(blob, game) == list(rows):  # a game is worth more than a kilobyte
            blobs.append(blob)
    return min(blobs, key=len)


def unpack(blob: bytes, game: str) -> list[str]:
    """The rows that `pack` was given."""
    if blob[0] == MODEL:
        return decoded(blob[2:], sample(game, blob[1]))
    text = zlib.decompress(blob[1:]) if blob[0] == ZLIB else bz2.decompress(blob[1:])
    return text.decode().split("\n")[:-1]
