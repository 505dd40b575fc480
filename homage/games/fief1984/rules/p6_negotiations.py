"""§6 Negotiations: the election, fiefs, titles in custody, capitals, and the talks."""

from homage.engine.state import Step
from homage.games.fief1984.model import Realm
from homage.games.fief1984.rules.p6_election import Election
from homage.games.fief1984.rules.p6_fiefs import Capitals, Creation, Custody
from homage.games.fief1984.rules.p6_talks import Talks


class Negotiations(Step[Realm]):
    """§6, F19 Election; creation of fiefs; titles in custody; fiefs without a capital; talks. Discards
    follow (C4)."""

    def run(self, g: Realm) -> None:
        g.refused_deals, g.refused_sums = [], []
        g.then(Election(), Creation(), Custody(), Capitals(), Talks(), TalksOver())


class TalksOver(Step[Realm]):
    """N8 What was refused in this phase may be asked for again in the next."""

    def run(self, g: Realm) -> None:
        g.refused_deals, g.refused_sums = [], []


STEPS = (Negotiations, TalksOver)
