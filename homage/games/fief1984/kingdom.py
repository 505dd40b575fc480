"""A whole table of Fief: the realm, with its ends, its laws and its clocks."""

from collections.abc import Sequence

from homage.engine.state import Outcome
from homage.engine.values import TABLE, Action
from homage.games.fief1984.actions.negotiations import NegotiationClosed, TimeUp
from homage.games.fief1984.events.ending import TimeRanOut
from homage.games.fief1984.laws import faults_of
from homage.games.fief1984.model import Realm
from homage.games.fief1984.rules.p6_talks import close_talks, talks_are_open
from homage.games.fief1984.rules.victory import outcome_of


class Kingdom(Realm):
    """What the engine asks of a state, answered by the rules; these know the realm alone."""

    def asides(self, seat: int) -> Sequence[Action]:
        """E3, N1 TABLE tells that the time of the game, or of the talks, has passed."""
        if seat != TABLE or not self.agenda:
            return ()
        acts: list[Action] = []
        if self.settings.minutes and not self.time_up:
            acts.append(TimeUp())
        if self.settings.talks_clock and talks_are_open(self):
            acts.append(NegotiationClosed())
        return acts

    def run_out(self) -> None:
        """E3 The time agreed on has passed."""
        self.time_up = 1
        self.tell(TimeRanOut())

    def close_talks(self) -> None:
        """N1 The talks end, with whatever is not answered yet."""
        close_talks(self)

    def outcome(self) -> Outcome | None:
        """E2 Ranking, reason and merits once the game is over, else None."""
        return outcome_of(self)

    def faults(self) -> list[str]:
        """Every law of the table that is broken, as text."""
        return faults_of(self)
