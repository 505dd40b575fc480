"""M1, M3 Before the first turn: decks, starting hands, and who calls first."""

from collections.abc import Sequence

from homage.engine.state import Question, Step
from homage.engine.values import CHANCE, SEAT, Action
from homage.games.conclave.actions import First, Put
from homage.games.conclave.data import EARL_KINDS, READY_DECK, STARTING_HAND
from homage.games.conclave.decks import put_range
from homage.games.conclave.events import BeginsMatch, DeckBuilt, StartingHandDrawn
from homage.games.conclave.kinds import EARL
from homage.games.conclave.model import Court
from homage.games.conclave.rules.earl_draw import EarlDraw
from homage.games.conclave.rules.turn import StartOfTurn


class Opening(Step[Court]):
    """M1 Every Earl has a deck and five cards of it, then lots are drawn; M8 the short game has neither."""

    def run(self, g: Court) -> None:
        seats = [] if g.settings.short else range(g.seats)
        decks: list[Step[Court]] = [ReadyDeck(seat) for seat in seats]
        if g.settings.own_decks:
            decks = [step for seat in seats for step in own_deck(seat)]
        hands = [StartingDraw(seat) for seat in seats for _ in range(STARTING_HAND)]
        g.then(*decks, *hands, FirstCaller())


class ReadyDeck(Step[Court]):
    """M1 The ready-made deck, the same for all."""

    fields = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Court) -> None:
        for earl, number in enumerate(READY_DECK):
            g.put_in_deck(self.seat, earl, number)
        g.close_deck(self.seat)


def own_deck(seat: int) -> list[Step[Court]]:
    """M1 What it takes to put a deck together: a question for each type."""
    return [*[DeckChoice(seat, earl) for earl in range(EARL_KINDS)], DeckReady(seat)]


class DeckChoice(Question[Court]):
    """M1 How many cards of a type go into the deck, of six; in the end there are 24. R18 The others stay on
    the tray."""

    private = True
    fields = (("seat", SEAT), ("earl", EARL))

    def __init__(self, seat: int, earl: int) -> None:
        self.seat, self.earl = seat, earl

    def choices(self, g: Court, seat: int) -> Sequence[Action]:
        numbers = put_range(self.earl, sum(g.earls_of(g.decks, self.seat)))
        return [Put(self.earl, numbers[0], numbers[-1])]

    def take(self, g: Court, seat: int, act: Action) -> None:
        assert isinstance(act, Put)
        g.put_in_deck(self.seat, act.earl, act.number)


class DeckReady(Step[Court]):
    """M1 A deck of 24 cards is ready; the other 66 of the set are the tray."""

    fields = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Court) -> None:
        g.close_deck(self.seat)
        g.tell(DeckBuilt(self.seat))


class StartingDraw(EarlDraw):
    """M1 One of the five cards with which an Earl begins."""

    def drawn(self, g: Court, earl: int) -> None:
        if g.hand_sizes[self.seat] == STARTING_HAND:
            held = g.earls_of(g.hands, self.seat)
            g.tell(
                StartingHandDrawn(self.seat, [card for card in range(EARL_KINDS) for _ in range(held[card])])
            )


class FirstCaller(Question[Court]):
    """M3 The lot falls on one of the Earls."""

    def actors(self, g: Court) -> Sequence[int]:
        return (CHANCE,)

    def choices(self, g: Court, seat: int) -> Sequence[Action]:
        return [First(first) for first in range(g.seats)]

    def take(self, g: Court, seat: int, act: Action) -> None:
        assert isinstance(act, First)
        g.shown += 1
        g.tell(BeginsMatch(act.seat))
        g.then(StartOfTurn(act.seat))


STEPS = (Opening, ReadyDeck, DeckChoice, DeckReady, StartingDraw, FirstCaller)
