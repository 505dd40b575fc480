"""The steward in Phase 5: villagers resist, lords are spared, allies are sought against the strong, bids are
modest."""

from collections.abc import Sequence

from homage.engine.values import Action
from homage.games.fief1984.actions.combat import AskCoalition, Bid, Fight, FightAlone, LetPass
from homage.games.fief1984.actions.common import Agree, Refuse
from homage.games.fief1984.data import NOTE
from homage.games.fief1984.rules.p5_battle import strength
from homage.games.fief1984.rules.p5_coalition import CoalitionAnswer, CoalitionOffer, SealedBids
from homage.games.fief1984.rules.p5_storm import roads_of
from homage.games.fief1984.steward.judgement import Judgement


def resist(_: Judgement, choices: Sequence[Action]) -> Action:
    """Intruders are never let be."""
    return next(act for act in choices if not isinstance(act, LetPass))


def next_fight(j: Judgement, choices: Sequence[Action]) -> Action:
    """The fight that matters most comes first, while everybody is fresh."""

    def weight(act: Action) -> float:
        assert isinstance(act, Fight)
        return j.worth_of_village(act.village)

    return max(choices, key=weight)


def seek_ally(j: Judgement, question: CoalitionOffer, choices: Sequence[Action]) -> Action:
    """Ask the other in when both must fight anyway: against him first, or the village against both.

    For nothing.
    """
    ours = strength(j.g, roads_of(j.g, question.seat, question.village))
    theirs = strength(j.g, roads_of(j.g, question.other, question.village))
    inside = j.g.counters(question.village)
    wanted = FightAlone if inside == 0 and ours > theirs + 3 else AskCoalition
    act = next(act for act in choices if isinstance(act, wanted))
    return act.at(0) if isinstance(act, AskCoalition) else act


def join(j: Judgement, question: CoalitionAnswer, choices: Sequence[Action]) -> Action:
    """Join against those inside, unless waiting for a weakened winner is clearly better."""
    ours = strength(j.g, roads_of(j.g, question.seat, question.village))
    first = strength(j.g, roads_of(j.g, question.first, question.village))
    alone = j.chance(max(1, first - j.g.counters(question.village) // 2), ours, castle=False)
    wanted = Refuse if ours > first + 4 and alone < 0.3 else Agree
    return next(act for act in choices if isinstance(act, wanted))


def bid(j: Judgement, question: SealedBids, choices: Sequence[Action]) -> Action:
    """A third of what the village is worth, as far as a third of the chest allows; a little more when bids
    repeat."""
    act = choices[0]
    assert isinstance(act, Bid)
    wish = min(j.worth_of_village(question.village) / 3.0, j.g.cash[j.seat] / 3.0)
    wish += NOTE * question.repeats * (1 + j.seat % 2)
    numbers = act.numbers()
    index = min(len(numbers) - 1, max(0, int((wish - numbers[0]) // NOTE)))
    return act.at(numbers[index])
