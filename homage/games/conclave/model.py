"""The state of a match: all facts, its end and its laws."""

from typing import Any, ClassVar

from homage.engine.state import Outcome
from homage.games.conclave.house import House
from homage.games.conclave.laws import faults_of
from homage.games.conclave.victory import outcome_of


class Court(House):
    """The Earls around the conference table."""

    verbs: ClassVar[dict[str, type[Any]]] = {}  # filled in `conclave.py`
    steps: ClassVar[dict[str, type[Any]]] = {}

    def clone(self) -> "Court":
        g = Court(self.settings, self.seats, self.agenda[:], self.shown)
        g.partial, g.names = self.partial, self.names
        g.turn, g.active, g.caller = self.turn, self.active, self.caller
        g.turns, g.points, g.lies, g.hits = self.turns[:], self.points[:], self.lies[:], self.hits[:]
        g.gone, g.proofs, g.wrongs, g.asked = self.gone[:], self.proofs[:], self.wrongs[:], self.asked[:]
        g.said, g.order, g.standing = self.said[:], self.order[:], self.standing[:]
        g.declared, g.bared, g.spoken = self.declared[:], self.bared[:], self.spoken[:]
        g.challenged, g.turned = self.challenged[:], self.turned[:]
        g.joust, g.lying, g.cards, g.dealt = self.joust[:], self.lying[:], self.cards[:], self.dealt[:]
        g.hands, g.decks, g.trays = self.hands[:], self.decks[:], self.trays[:]
        g.hand_sizes, g.deck_sizes = self.hand_sizes[:], self.deck_sizes[:]
        g.tray_sizes = self.tray_sizes[:]
        return g

    def outcome(self) -> Outcome | None:
        return outcome_of(self)

    def faults(self) -> list[str]:
        return faults_of(self)
