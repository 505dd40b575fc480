"""Who wants to hear that a table changed. What travels is the table's name, never its state."""

import asyncio


class Ear:
    """One listener: set when something changed since it last looked. Many changes ring once."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.rung = asyncio.Event()

    async def wait(self) -> None:
        """Return once something has changed since the last call."""
        await self.rung.wait()
        self.rung.clear()


class Bus:
    """The listeners of this process. Ringing never waits, so that a slow reader holds up nobody."""

    def __init__(self) -> None:
        self.ears: dict[str, set[Ear]] = {}

    def listen(self, table: str) -> Ear:
        """A new listener to a table."""
        ear = Ear(table)
        self.ears.setdefault(table, set()).add(ear)
        return ear

    def leave(self, ear: Ear) -> None:
        """Stop listening."""
        left = self.ears.get(ear.table, set())
        left.discard(ear)
        if not left:
            self.ears.pop(ear.table, None)

    def ring(self, table: str) -> None:
        """Tell everybody who listens to a table that it changed."""
        for ear in self.ears.get(table, ()):
            ear.rung.set()
