"""What a sensible player does at each question."""

from collections.abc import Sequence
from math import exp
from typing import Final

from homage.engine.chance import Rng, weighted
from homage.engine.sight import Sight
from homage.engine.values import Action
from homage.games.conclave.actions import (
    Call,
    Challenge,
    Declare,
    Decline,
    Draw,
    Leave,
    Pass,
    Pick,
    Put,
    Rest,
)
from homage.games.conclave.data import HAND_KINDS, PROVED, READY_DECK
from homage.games.conclave.hands import chances, hand_of
from homage.games.conclave.model import Court
from homage.games.conclave.steward.opponents import Opponent, opponent
from homage.games.conclave.steward.outlook import Outlook
from homage.games.conclave.victory import merit

RIVALRY: Final = 0.7  # how much less a rival weighs for each point that he is behind
RARE: Final = 0.01  # what comes no more often is left out of the reckoning
COOL: Final = 0.06  # how far two choices may lie apart, in points, and both still be taken now and then


def counsel(seen: Sight[Court], choices: Sequence[Action], rng: Rng) -> Action:
    """What he does: one of the choices, a range narrowed to a number. The same sight and luck get the same
    answer."""
    g, me = seen.state, seen.viewer
    first = choices[0]
    if isinstance(first, Declare):
        return choices[declaration(g, me, rng)]
    if isinstance(first, Pass):
        return challenge(g, me, choices, rng)
    if isinstance(first, Call):
        return first if wants_conclave(g, me) else Rest()
    if isinstance(first, Draw):
        return first if g.deck_sizes[me] > g.draws_ahead(me) else Decline()
    if isinstance(first, Put):
        numbers = first.numbers()
        return first.at(min(max(READY_DECK[first.earl], numbers[0]), numbers[-1]))
    return tray_card(g, me, choices) if isinstance(first, Leave) else first


def wants_conclave(g: Court, me: int) -> bool:
    """A Conclave is welcome, but not where the match is over and won without it, nor where the deck cannot
    spare a card."""
    if not g.settings.short and g.deck_sizes[me] <= g.draws_ahead(me):
        return False
    others = [seat for seat in g.at_table() if seat != me]
    last = all([g.turns[seat] >= g.settings.rounds for seat in g.at_table()])
    return not (last and all([merit(g, me) < merit(g, seat) for seat in others]))


def tray_card(g: Court, me: int, choices: Sequence[Action]) -> Action:
    """The card of which he holds fewest."""
    held = g.earls_of(g.hands, me)
    picks = [act for act in choices if isinstance(act, Pick)]
    return min(picks, key=lambda act: held[act.earl]) if picks else choices[0]


def taken(values: Sequence[float], rng: Rng) -> int:
    """One of the best, by chance: the better it is the more often."""
    most = max(values)
    return weighted(rng, [int(10_000 * exp((value - most) / COOL)) for value in values])


def known_lie(g: Court, me: int) -> float:
    """Is one's own declaration a lie? 1 for yes."""
    return 0.0 if g.declared[me] == hand_of(g.jousts_of(me)) else 1.0


def others_of(g: Court, me: int) -> list[Opponent | None]:
    """What is made of the Earls in the order of the Conclave; None for oneself."""
    natural = chances(g.joust)
    return [None if seat == me else opponent(g, seat, natural) for seat in g.order]


def weights_of(g: Court, me: int) -> list[float]:
    """How much a point of each other Earl costs oneself: the nearer he is to the lead the more, all together
    as much as an own point is worth."""
    most = max([g.points[seat] for seat in g.order if seat != me])
    weights = [0.0 if seat == me else exp(RIVALRY * (g.points[seat] - most)) for seat in g.order]
    return [weight / sum(weights) for weight in weights]


def challenge(g: Court, me: int, choices: Sequence[Action], rng: Rng) -> Action:
    """§Challenge The challenge that pays best, or none."""
    others = others_of(g, me)
    declared = [g.declared[seat] for seat in g.order]
    lies = [
        known_lie(g, me) if other is None else other.lies(g.declared[seat])
        for seat, other in zip(g.order, others, strict=True)
    ]
    weights = weights_of(g, me)
    outlook = Outlook(g.order.index(me), declared, lies, others, weights)
    inside = sum([1 << place for place, seat in enumerate(g.order) if g.is_in(seat)])
    proved = sum([1 << place for place, seat in enumerate(g.order) if g.standing[seat] == PROVED])
    options = outlook.options(inside, proved)
    place, _ = options[taken([value for _, value in options], rng)]
    if place < 0:
        return choices[0]
    return next(act for act in choices if isinstance(act, Challenge) and act.seat == g.order[place])


def declaration(g: Court, me: int, rng: Rng) -> int:
    """§Declare The truth, or a lie that pays better: one that is not below what was said so far."""
    real = hand_of(g.jousts_of(me))
    others = others_of(g, me)
    best, _ = g.best_declared()
    bluffs = [hand for hand in range(real) if best < 0 or hand <= best]
    hands = [real, *bluffs]
    values = [expected(g, me, hand, real, others) for hand in hands]
    return hands[taken(values, rng)]


def expected(g: Court, me: int, hand: int, real: int, others: Sequence[Opponent | None]) -> float:
    """What this declaration is likely to bring. Of those who have still to speak, the one who will declare
    most is reckoned with; the others are taken to say what they mostly say."""
    at = g.order.index(me)
    declared = [
        g.declared[seat] if other is None or place < at else other.usual()
        for place, (seat, other) in enumerate(zip(g.order, others, strict=True))
    ]
    declared[at] = hand
    lies = [other.lies(said) if other else 0.0 for other, said in zip(others, declared, strict=True)]
    lies[at] = 0.0 if hand == real else 1.0
    inside = (1 << len(declared)) - 1
    weights = weights_of(g, me)
    later = [other for other in others[at + 1 :] if other]
    if not later:
        return Outlook(at, declared, lies, others, weights).from_place(0, inside, 0)
    value = 0.0
    for most, chance in enumerate(best_of(later)):
        if chance > RARE:
            declared[-1], lies[-1] = most, later[-1].lies(most)
            value += chance * Outlook(at, declared, lies, others, weights).from_place(0, inside, 0)
    return value


def best_of(later: Sequence[Opponent]) -> list[float]:
    """How likely each hand is to be the best that these will declare."""
    chance, above = [0.0] * HAND_KINDS, [0.0] * len(later)
    none_before = 1.0
    for hand in range(HAND_KINDS):
        for which, other in enumerate(later):
            above[which] += other.says(hand)
        none_yet = 1.0
        for one in above:
            none_yet *= max(0.0, 1.0 - one)
        chance[hand], none_before = none_before - none_yet, none_yet
    return chance
