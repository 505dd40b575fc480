"""What one viewer may know of a Fief table (principle 5), and tables that he cannot tell from the real
one."""

from homage.engine.chance import Rng, any_of
from homage.engine.sight import Sight
from homage.engine.state import Sealed
from homage.engine.values import NOBODY
from homage.games.fief1984.data import FIRST_BISHOP, FIXED_COUNTS, LORD_COUNT
from homage.games.fief1984.model import Realm


def sight(g: Realm, viewer: int) -> Sight[Realm]:
    """N6, C13 A copy without the stack's cards and others' hands, face-down discards and sealed answers.

    Sizes stay: `hand_size`, `buried_size`, `deck_size`. So does `cash`: every payment is made openly
    (docs/decisions).
    """
    seen = g.clone()
    assert isinstance(seen, Realm)
    cards = g.cards
    seen.deck = [0] * cards
    for seat in range(g.seats):
        if seat != viewer:
            for at in range(seat * cards, (seat + 1) * cards):
                seen.hands[at] = seen.buried[at] = seen.reborn[at] = 0
    seen.agenda = [step.seen_by(viewer) for step in g.agenda]
    return Sight(viewer, seen)


def unseen(seen: Sight[Realm]) -> list[int]:
    """By kind: the blue cards that the viewer cannot place (in the stack, in others' hands, or put away by
    others)."""
    g, viewer = seen.state, seen.viewer
    left = [*FIXED_COUNTS, *[1] * len(g.board.sees)]
    for card, count in enumerate(g.discards):
        left[card] -= count
    for lord in range(LORD_COUNT):
        if g.family[lord] != NOBODY:
            left[lord] -= 1
            if g.see[lord] != NOBODY:
                left[FIRST_BISHOP + g.see[lord]] -= 1
    if viewer != NOBODY:
        for card in range(g.cards):
            left[card] -= g.hands[viewer * g.cards + card] + g.buried[viewer * g.cards + card]
    return left


def reborn_cards(seen: Sight[Realm], left: list[int]) -> list[int]:
    """By kind: of the cards he cannot place, those that he knows to have been in the last shuffle."""
    g, viewer = seen.state, seen.viewer
    if viewer == NOBODY:
        return [0] * g.cards
    return [min(g.reborn[viewer * g.cards + card], left[card]) for card in range(g.cards)]


def taken(pile: list[int], count: int, rng: Rng) -> list[int]:
    """So many cards out of a pile, each equally likely; they leave it."""
    cards = []
    for _ in range(count):
        at = rng.below(len(pile))
        cards.append(pile[at])
        pile[at] = pile[-1]
        pile.pop()
    return cards


def imagine(seen: Sight[Realm], rng: Rng) -> Realm:
    """C6, C13 A whole table that this viewer cannot tell from the real one.

    Every way to lay the unplaced cards, one by one, into the hidden slots is equally likely, save that a slot
    which surely dates from before the last shuffle (`pinned`, `pinned_buried`) holds no card known to have
    been in it.
    """
    g = seen.state.clone()
    assert isinstance(g, Realm)
    left = unseen(seen)
    reborn = reborn_cards(seen, left)
    old = [card for card in range(g.cards) for _ in range(left[card] - reborn[card])]
    others = [seat for seat in range(g.seats) if seat != seen.viewer]
    dealt: list[tuple[list[int], int, list[int]]] = []
    for seat in others:
        dealt.append((g.hands, seat, taken(old, g.pinned[seat], rng)))
        dealt.append((g.buried, seat, taken(old, g.pinned_buried[seat], rng)))
    pile = old + [card for card in range(g.cards) for _ in range(reborn[card])]
    for seat in others:
        dealt.append((g.hands, seat, taken(pile, g.hand_size[seat] - g.pinned[seat], rng)))
        dealt.append((g.buried, seat, taken(pile, g.buried_size[seat] - g.pinned_buried[seat], rng)))
    for zone, seat, cards in dealt:
        for card in cards:
            zone[seat * g.cards + card] += 1
    for card in pile:
        g.deck[card] += 1
    unseal(g, rng)
    return g


def unseal(g: Realm, rng: Rng) -> None:
    """K15 Sealed answers that the viewer cannot read become any answers that were on offer."""
    for at, step in enumerate(g.agenda):
        if isinstance(step, Sealed) and "?" in step.answers:
            answers = list(step.answers)
            asked = step.answered(tuple(["-" if answer == "?" else answer for answer in answers]))
            for i, seat in enumerate(step.seats):
                if answers[i] == "?":
                    answers[i] = any_of(asked.choices(g, seat), rng).text(g.names).replace(" ", ".")
            g.agenda[at] = step.answered(tuple(answers))
