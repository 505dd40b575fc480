"""Which browser holds which seats, and which of them has said “I am …”.

A browser is known by a cookie; the store keeps only its digest. Where it holds one person's seat, that seat
is its sight. Where it holds several, it sees nothing until one of them sits down before the screen, and
nothing again once the curtain is drawn. Who sits down is not stored: after a restart the curtain is drawn.
"""

import hashlib
import secrets
from collections.abc import Sequence
from typing import Final

from homage.engine.values import NOBODY

COOKIE: Final = "homage"
YEAR: Final = 365 * 24 * 3600


def new_session() -> str:
    """A fresh value for the cookie."""
    return secrets.token_urlsafe(24)


def digest(session: str) -> str:
    """What the store keeps of a session; empty for a visitor who has none."""
    return hashlib.sha256(session.encode()).hexdigest() if session else ""


class Screen:
    """One browser before one table: the seats it holds and, of several, the one that is seated."""

    def __init__(self, holds: Sequence[int]) -> None:
        self.holds = tuple(holds)
        self.seated: int | None = None

    @property
    def curtain(self) -> bool:
        """Is nobody to be shown anything?"""
        return len(self.holds) > 1 and self.seated is None

    @property
    def viewer(self) -> int:
        """Whose sight is shown: a seat, or NOBODY for a spectator."""
        if self.curtain or not self.holds:
            return NOBODY
        return self.holds[0] if self.seated is None else self.seated
