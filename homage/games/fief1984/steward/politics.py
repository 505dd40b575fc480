"""The steward in Phase 6: his own lord for King, clergy and favours at a price, fiefs as soon as they can be
raised."""

from collections.abc import Sequence

from homage.engine.values import NOBODY, Action, Ranged
from homage.games.fief1984.actions.common import Agree, Refuse
from homage.games.fief1984.actions.negotiations import (
    AskClergy,
    AskFief,
    Bear,
    Crown,
    Gather,
    Grant,
    NameCapital,
    Object,
    Raise,
    Request,
    Vote,
)
from homage.games.fief1984.rules.p6_election import ClergyAnswer
from homage.games.fief1984.rules.p6_fiefs import FiefAnswer
from homage.games.fief1984.rules.p6_talks import DealAnswer, RequestAnswer
from homage.games.fief1984.steward.judgement import Judgement

TRIBUTE = 300  # crowns that a threatened player is asked for


def clergy_price(j: Judgement, claimant: int) -> int:
    """What the clergy of another takes for crowning a King."""
    return 200 + 200 * len(j.g.fiefs_of(claimant))


def fief_price(j: Judgement, asker: int) -> int:
    """What a King takes for raising another's region."""
    return 400 + 200 * len(j.g.fiefs_of(asker))


def vote(j: Judgement, choices: Sequence[Action]) -> Action:
    """All votes for the own lord who is least exposed; without one, or without hope, for the weakest who
    leads."""
    votes = [act for act in choices if isinstance(act, Vote)]
    mine = [act for act in votes if j.g.family[act.lord] == j.seat]
    leading = max(j.g.tally)
    if mine:
        best = min(mine, key=lambda act: (j.threat(j.board.faces[j.g.where[act.lord]]), act.lord))
        if j.g.tally[best.lord] + best.numbers()[-1] >= leading or leading == 0:
            return best.at(best.numbers()[-1])
    strong = j.leader()
    others = [act for act in votes if j.g.family[act.lord] not in (j.seat, strong)]
    if not others:
        return choices[0]
    weakest = max(others, key=lambda act: (j.g.tally[act.lord], -j.standing(j.g.family[act.lord])))
    return weakest.at(weakest.numbers()[-1])


def appeal(j: Judgement, choices: Sequence[Action]) -> Action:
    """Ask on for the crowning, a cardinal's player first, and offer what he takes."""
    offers = [act for act in choices if isinstance(act, AskClergy)]
    if not offers:
        return choices[0]
    best = max(offers, key=lambda act: j.g.clergy_of(act.seat)[::-1])
    return at_most(best, clergy_price(j, j.seat))


def at_most(act: Ranged, crowns: int) -> Ranged:
    """An offer of that sum, or of all one has."""
    numbers = [number for number in act.numbers() if number <= crowns]
    return act.at(numbers[-1])


def consecrate(j: Judgement, question: ClergyAnswer, choices: Sequence[Action]) -> Action:
    """Crown him for the price, unless he is about to win."""
    claimant = j.g.family[question.lord]
    return said(choices, question.crowns >= clergy_price(j, claimant) and not j.would_win(claimant))


def said(choices: Sequence[Action], yes: bool) -> Action:
    """Yes or no."""
    return next((act for act in choices if isinstance(act, Agree if yes else Refuse)), choices[0])


def ask_for_fief(j: Judgement, choices: Sequence[Action]) -> Action:
    """Raise what one can; ask the King for the rest, and offer what he takes."""
    for act in choices:
        if isinstance(act, Raise):
            return act
    for act in choices:
        if isinstance(act, AskFief) and act.numbers()[-1] >= fief_price(j, j.seat):
            return at_most(act, fief_price(j, j.seat))
    return next((act.at(act.numbers()[-1]) for act in choices if isinstance(act, AskFief)), choices[0])


def grant_fief(j: Judgement, question: FiefAnswer, choices: Sequence[Action]) -> Action:
    """A fief for the price, but never the last one that the asker needs."""
    asker = question.asker
    return said(choices, question.crowns >= fief_price(j, asker) and not j.would_win(asker))


def name_capital(j: Judgement, choices: Sequence[Action]) -> Action:
    """The capital is where walls, defenders and distance from enemies are."""

    def strength(act: Action) -> float:
        assert isinstance(act, NameCapital)
        village = act.village
        return 6.0 * j.g.castle[village] + j.g.counters(village) - 0.5 * j.threat(village)

    return max(choices, key=strength)


def gather(_: Judgement, choices: Sequence[Action]) -> Action:
    """As many soldiers as possible go to the capital."""
    return max(choices, key=lambda act: len(act.villages) if isinstance(act, Gather) else 0)


def bear(j: Judgement, choices: Sequence[Action]) -> Action:
    """The title goes to the lord who is least exposed; so does a crown."""

    def exposure(act: Action) -> float:
        assert isinstance(act, Bear | Crown)
        return float(j.threat(j.board.faces[j.g.where[act.lord]]))

    return min(choices, key=exposure)


def royal_answer(_: Judgement, choices: Sequence[Action]) -> Action:
    """The King keeps every title that is taken by force: he may grant it to himself."""
    return next(act for act in choices if isinstance(act, Object))


def grant_title(j: Judgement, choices: Sequence[Action]) -> Action:
    """A title goes to one's own lord, else to the weakest player's."""
    offers = [act for act in choices if isinstance(act, Grant)]
    if not offers:
        return choices[0]
    mine = [act for act in offers if j.g.family[act.lord] == j.seat]
    if mine:
        return mine[0]
    return min(offers, key=lambda act: j.standing(j.g.family[act.lord]))


def talk(j: Judgement, choices: Sequence[Action]) -> Action:
    """A player whose capital lies under one's swords is asked for a tribute, once; else there is nothing to
    say."""
    for act in choices:
        if isinstance(act, Request) and TRIBUTE in act.numbers() and menaces(j, act.seat):
            refused = TRIBUTE in j.g.sums_refused(j.seat, act.seat)
            if not refused and j.g.cash[act.seat] >= TRIBUTE and not has_paid(j, act.seat):
                return act.at(TRIBUTE)
    return choices[0]


def menaces(j: Judgement, seat: int) -> bool:
    """Does an own army stand before this player's capital, stronger than what is inside?"""
    for region in j.g.fiefs_of(seat):
        capital = j.g.capital[region]
        if capital == NOBODY:
            continue
        for place in j.board.entrances[capital]:
            if j.g.owner[place] == j.seat and j.g.counters(place) > j.g.counters(capital):
                return True
    return False


def has_paid(j: Judgement, seat: int) -> bool:
    """Is he too poor now to be asked again?"""
    return j.g.cash[seat] < 3 * TRIBUTE


def pay_tribute(j: Judgement, question: RequestAnswer, choices: Sequence[Action]) -> Action:
    """Peace is bought where an army stands before the capital, for a tenth of the chest at most."""
    other = Judgement(j.g, question.asker)
    return said(choices, menaces(other, j.seat) and question.crowns * 10 <= j.g.cash[j.seat])


def answer_deal(_: Judgement, question: DealAnswer, choices: Sequence[Action]) -> Action:
    """Money for nothing is taken; villages are not given away."""
    terms = question.terms
    gains = all([term.startswith(("pay-", "give-")) for term in terms])
    return said(choices, gains)
