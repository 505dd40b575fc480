"""Simple strategies that a sensible player must not lose to."""

from collections.abc import Sequence
from typing import Any

from homage.bots.bot import Bot
from homage.bots.random import RandomBot
from homage.engine.chance import Rng
from homage.engine.sight import Sight
from homage.engine.values import NOBODY, Action
from homage.games.conclave.actions import Challenge, Declare, Pass
from homage.games.conclave.hands import hand_of
from homage.games.conclave.model import Court


class Simple(Bot):
    """Calls, draws and takes whatever it can; tells the truth and challenges nobody."""

    def choose(self, sight: Sight[Any], choices: Sequence[Action], rng: Rng) -> Action:
        first = choices[0]
        if isinstance(first, Declare):
            return choices[self.declared(sight.state, sight.viewer)]
        if isinstance(first, Pass):
            return self.challenge(sight.state, choices)
        return choices[-1] if first.verb == "leave" else first

    def declared(self, g: Court, me: int) -> int:
        """What it says."""
        return hand_of(g.jousts_of(me))

    def challenge(self, g: Court, choices: Sequence[Action]) -> Action:
        """Whom it challenges."""
        return choices[0]


class Honest(Simple):
    """Always honest, never challenges."""

    name = "honest"


class LiesHigh(Simple):
    """Always says three Princes."""

    name = "lies-high"

    def declared(self, g: Court, me: int) -> int:
        return 0


class LiesJustAbove(Simple):
    """Says the truth if it is the best so far, else the least hand that is."""

    name = "lies-just-above"

    def declared(self, g: Court, me: int) -> int:
        real, (best, _) = hand_of(g.jousts_of(me)), g.best_declared()
        if best == NOBODY:
            return min(real, 3)
        return real if real < best else max(0, best - 1)


class Challenger(Simple):
    """Honest, and always challenges the highest of the others."""

    name = "challenger"

    def challenge(self, g: Court, choices: Sequence[Action]) -> Action:
        named = [act for act in choices if isinstance(act, Challenge)]
        return min(named, key=lambda act: g.declared[act.seat]) if named else choices[0]


class Scoundrel(LiesHigh):
    """Always says three Princes, and always challenges."""

    name = "scoundrel"

    def challenge(self, g: Court, choices: Sequence[Action]) -> Action:
        return choices[-1]


SIMPLE: tuple[type[Bot], ...] = (Honest, LiesHigh, LiesJustAbove, Challenger, Scoundrel, RandomBot)
