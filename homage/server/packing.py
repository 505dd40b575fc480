"""Finished games made small. The first byte names the way of packing, so that no old game becomes
unreadable."""

import bz2
import lzma
import zlib
from collections.abc import Sequence
from typing import Final

PLAIN: Final = 0
LZMA: Final = 1
BZ2: Final = 2

FILTERS: Final = [{"id": lzma.FILTER_LZMA2, "preset": 9, "lc": 3, "lp": 0, "pb": 0}]


def pack(rows: Sequence[str]) -> bytes:
    """Rows as one blob."""
    text = "\n".join(rows).encode()
    zipped = bytes([PLAIN]) + zlib.compress(text, 9)
    squeezed = bytes([LZMA]) + lzma.compress(text, lzma.FORMAT_RAW, filters=FILTERS)
    sorted_ = bytes([BZ2]) + bz2.compress(text, 9)
    return min(zipped, squeezed, sorted_, key=len)


def unpack(blob: bytes) -> list[str]:
    """The rows that `pack` was given."""
    if blob[0] == PLAIN:
        text = zlib.decompress(blob[1:])
    elif blob[0] == LZMA:
        text = lzma.decompress(blob[1:], lzma.FORMAT_RAW, filters=FILTERS)
    else:
        text = bz2.decompress(blob[1:])
    return text.decode().split("\n") if text else []
