"""§Resolve The highest declaration of those still in wins."""

from homage.engine.state import Step
from homage.games.conclave.events import ConclaveWon, ConclaveWonAlone, TieFound
from homage.games.conclave.model import Court
from homage.games.conclave.rules.reward import Rewards
from homage.games.conclave.rules.tiebreak import TieBreak


class Resolution(Step[Court]):
    """§Resolve All Joust cards go back unseen; the highest declaration wins (H1), R9 somebody is always left,
    R10 the last one wins whatever he said; §Tie of equal ones a card decides."""

    def run(self, g: Court) -> None:
        g.gather_jousts()
        hand, seats = g.best_declared()
        if len(seats) > 1:
            g.tell(TieFound(seats, hand))
            g.then(TieBreak(seats))
        else:
            alone = len(g.partakers()) == 1
            g.tell(ConclaveWonAlone(seats[0], hand) if alone else ConclaveWon(seats[0], hand))
            g.then(Rewards(seats[0]))


STEPS = (Resolution,)
