"""Given, when, then: a match up to a stated moment, rows played on it, and what came of them.

Seats are A (who calls) to D: 0 to 3. The order of A's Conclave is B, C, D, A.
"""

from typing import Any

from homage.engine.chance import throw
from homage.engine.sight import Sight
from homage.engine.values import CHANCE, Event, message
from homage.games.conclave import GAME
from homage.games.conclave.data import EARL_KINDS, EARLS, HAND_COUNTS, HANDS, JOUSTS
from homage.games.conclave.model import Court
from homage.games.conclave.sight import sight
from tests.conformance import Luck

A, B, C, D = 0, 1, 2, 3


def started(seats: int = 4, caller: int = A, luck: int = 1, **options: Any) -> Court:
    """A match in which this seat has its first turn; starting hands are drawn by luck."""
    g = GAME.setup(options, seats)
    assert isinstance(g, Court)
    g.events = []
    g.settle()
    drawn = Luck(luck)
    while type(g.question()).__name__ != "FirstCaller":
        seat = g.awaited()[0]
        acts = g.choices(seat)
        g.play(seat, throw(g, drawn) if seat == CHANCE else GAME.advise(sight(g, seat), acts, drawn))
    play(g, f"chance first {caller}")
    return g


def dealt(*hands: str, caller: int = A, **options: Any) -> Court:
    """A Conclave in which the seats hold these hands; everybody has still to declare."""
    g = started(len(hands), caller, **options)
    deal(g, *hands)
    return g


def deal(g: Court, *hands: str) -> None:
    """The active seat calls, and CHANCE deals these hands, by seat."""
    play(g, f"{g.active} call")
    for seat in g.order:
        for kind, count in enumerate(HAND_COUNTS[HANDS.index(hands[seat])]):
            play(g, *[f"chance deal {JOUSTS[kind]}"] * count)


def declared(*hands: str, said: tuple[str, ...] = (), **options: Any) -> Court:
    """A Conclave in which all have declared: `said` by seat, or the truth."""
    g = dealt(*hands, **options)
    speak(g, *(said or hands))
    return g


def speak(g: Court, *said: str) -> None:
    """All declare, by seat."""
    play(g, *[f"{seat} declare {said[seat]}" for seat in g.order])


def play(g: Court, *rows: str) -> None:
    """Rows through the checked door: `1 declare ppn`, `chance deal prince`."""
    for row in rows:
        who, _, text = row.partition(" ")
        g.apply(CHANCE if who == "chance" else int(who), text)
        assert g.faults() == [], row


def all_pass(g: Court) -> None:
    """Whoever is asked challenges nobody."""
    while type(g.question()).__name__ == "ChallengeTurn":
        play(g, f"{g.awaited()[0]} pass")


def throws(g: Court, number: int = 1, seed: int = 1) -> None:
    """CHANCE draws, so many times."""
    luck = Luck(seed)
    for _ in range(number):
        g.play(CHANCE, throw(g, luck))
        assert g.faults() == []


def offers(g: Court, seat: int) -> list[str]:
    """What a seat may do, as text."""
    return [act.text() for act in g.choices(seat)]


def told(g: Court) -> list[str]:
    """The ids of what was told."""
    return [str(message(event, g.names)["id"]) for event in g.events or ()]


def last(g: Court, kind: type[Event]) -> Event:
    """The last event of a class."""
    return [event for event in g.events or () if isinstance(event, kind)][-1]


def asked(g: Court) -> tuple[str, list[int]]:
    """What the match waits for, and whom."""
    return type(g.question()).__name__, list(g.awaited())


def set_deck(g: Court, seat: int, *cards: str) -> None:
    """A seat's deck holds just these cards; the others of the ready-made deck are in its hand."""
    for earl in range(EARL_KINDS):
        at = seat * EARL_KINDS + earl
        keep = cards.count(EARLS[earl])
        moved = g.decks[at] - keep
        g.decks[at] -= moved
        g.hands[at] += moved
        g.deck_sizes[seat] -= moved
        g.hand_sizes[seat] += moved
    assert g.faults() == []


def earl_count(g: Court, zone: list[int], seat: int, card: str) -> int:
    """How many cards of a type a seat has in `hands`, `decks` or `trays`."""
    return zone[seat * EARL_KINDS + EARLS.index(card)]


def seen_by(g: Court, viewer: int) -> Sight[Court]:
    """What a viewer knows."""
    return sight(g, viewer)
