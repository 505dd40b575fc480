"""What one viewer may know of a match, and matches that he cannot tell from the real one."""

from homage.engine.chance import Rng, weighted
from homage.engine.sight import Sight
from homage.engine.values import NOBODY
from homage.games.conclave.data import (
    COPIES,
    DECK_CARDS,
    EARL_KINDS,
    JOUST_KINDS,
    READY_DECK,
    SET_CARDS,
    TRAY_CARDS,
)
from homage.games.conclave.model import Court
from homage.games.conclave.rules.setup import DeckChoice


def sight(g: Court, viewer: int) -> Sight[Court]:
    """M11 A copy in which the Joust deck holds every card that the viewer cannot place, and others' Earl
    cards are blank. Sizes stay."""
    seen = g.clone()
    for seat in range(g.seats):
        if seat == viewer:
            continue
        if g.bared[seat] == NOBODY:
            for kind in range(JOUST_KINDS):
                seen.joust[kind] += seen.cards[seat * JOUST_KINDS + kind]
                seen.cards[seat * JOUST_KINDS + kind] = 0
        for zone in (seen.hands, seen.decks, seen.trays):
            zone[seat * EARL_KINDS : (seat + 1) * EARL_KINDS] = [0] * EARL_KINDS
    seen.agenda = [step.seen_by(viewer) for step in g.agenda]
    return Sight(viewer, seen)


def imagine(seen: Sight[Court], rng: Rng) -> Court:
    """M11 A whole match: hidden Joust cards dealt out of those unseen, hidden Earl cards as likely as they
    are."""
    g = seen.state.clone()
    for seat in range(g.seats):
        if seat == seen.viewer:
            continue
        for _ in range(g.dealt[seat] - sum(g.jousts_of(seat))):
            kind = weighted(rng, g.joust)
            g.joust[kind] -= 1
            g.cards[seat * JOUST_KINDS + kind] += 1
        if not g.settings.short:
            imagine_earls(g, seat, rng)
    return g


def imagine_earls(g: Court, seat: int, rng: Rng) -> None:
    """M11 An Earl's cards: the ready-made deck is known, one's own is 24 cards of the 90 at random; what he
    drew of it, and what he took of the tray, is random too."""
    deck = random_cards([COPIES] * EARL_KINDS, DECK_CARDS, rng) if g.settings.own_decks else list(READY_DECK)
    if g.tray_sizes[seat] == SET_CARDS:
        asked = g.agenda[-1]
        put = asked.earl if isinstance(asked, DeckChoice) and asked.seat == seat else 0
        deck = [count if earl < put else 0 for earl, count in enumerate(deck)]
    tray = [COPIES - count for count in deck]
    picked = random_cards(tray, TRAY_CARDS - g.tray_sizes[seat], rng)
    drawn = random_cards(deck, g.hand_sizes[seat] - sum(picked), rng)
    for earl in range(EARL_KINDS):
        at = seat * EARL_KINDS + earl
        g.hands[at] = picked[earl] + drawn[earl]
        g.decks[at] = deck[earl] - drawn[earl]
        g.trays[at] = tray[earl] - picked[earl]


def random_cards(counts: list[int], number: int, rng: Rng) -> list[int]:
    """So many cards drawn out of these, by type; none where the number is below 0."""
    left, drawn = counts[:], [0] * len(counts)
    for _ in range(number):
        kind = weighted(rng, left)
        left[kind] -= 1
        drawn[kind] += 1
    return drawn
