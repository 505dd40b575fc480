"""How long the table waits before it answers for a bot, or for a person who has only one choice.

All waits before private questions are drawn from one distribution, whoever is asked and whatever he holds;
they begin when the question opens, so that the time an answer takes to find tells nothing.
"""

import asyncio
from random import SystemRandom
from typing import Final

OPEN: Final = (0.3, 0.6)  # seconds before a bot's answer to an open question
PRIVATE: Final = (0.3, 0.6)  # seconds before any answer that the table gives to a private question


class Pace:
    """The waits, times `scale`: 1 for people, 0 for tests; and the clock they are measured by."""

    def __init__(self, scale: float = 1.0) -> None:
        self.scale = scale
        self.random = SystemRandom()

    def wait(self, private: bool) -> float:
        """Seconds from the opening of a question to the table's answer."""
        least, most = PRIVATE if private else OPEN
        return self.scale * self.random.uniform(least, most)

    def now(self) -> float:
        """The time of the clock, in seconds."""
        return asyncio.get_running_loop().time()

    async def until(self, moment: float) -> None:
        """Wait for this moment; not at all where it is past."""
        await asyncio.sleep(max(0.0, moment - self.now()))
