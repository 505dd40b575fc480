"""The facts of a match: what lies on the table, what each Earl holds, and what all have seen of him."""

from collections.abc import Sequence
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from homage.engine.state import State, Step
from homage.engine.values import NOBODY
from homage.games.conclave.data import (
    AWAY,
    COPIES,
    DEALT,
    DECK_CARDS,
    EARL_KINDS,
    HAND_KINDS,
    IN,
    JOUST_KINDS,
    PROVED,
    SET_CARDS,
    TRAY_CARDS,
)


class Settings:
    """The options of one table, settled before the match and never changed."""

    def __init__(self, options: dict[str, Any], joust: list[int]) -> None:
        self.rounds: int = options["rounds"]
        self.short: bool = options["short"]
        self.own_decks: bool = options["decks"] == "own"
        self.joust = joust  # the whole Joust deck, by kind


@mypyc_attr(allow_interpreted_subclasses=True)
class House(State):
    """The facts of a match, and the small verbs that move cards.

    turn: how many turns the active Earl has begun; active, caller: seats, or NOBODY
    turns, points, lies, hits, gone: by seat: turns begun, score, times caught lying, liars caught, out (1)
    proofs, wrongs: by seat: times proved truthful, wrong challenges
    said, asked: seat * 10 + hand: how often he declared it, how often it was the best he could challenge
    order: the seats of the Conclave, from the caller's left, the caller last; empty without one
    standing, declared, bared, spoken, challenged, turned: by seat, of the Conclave that is on or was last:
        how he stands, hand declared, hand shown, had his say (1), whom he challenged, last tie-break card
    joust, lying: by kind: Joust cards face down in the deck, face up before tied Earls
    cards, dealt: seat * 3 + kind: Joust cards held; by seat: how many
    hands, decks, trays: seat * 15 + type: Earl cards; hand_sizes, deck_sizes, tray_sizes: by seat
    """

    facts: ClassVar[tuple[str, ...]] = (
        *("turn", "active", "caller", "turns", "points", "lies", "hits", "gone", "proofs", "wrongs", "asked"),
        *("said", "order", "standing", "declared", "bared", "spoken", "challenged", "turned", "joust"),
        *("lying", "cards", "dealt", "hands", "decks", "trays", "hand_sizes", "deck_sizes", "tray_sizes"),
    )

    def __init__(self, settings: Settings, seats: int, agenda: list[Step[Any]], shown: int) -> None:
        super().__init__(agenda, shown)
        self.settings, self.seats = settings, seats

    def lay_out(self) -> None:
        """The Joust deck whole, every Earl's set on his tray, nobody's turn."""
        seats = self.seats
        self.turn, self.active = 0, NOBODY
        self.turns, self.points, self.lies, self.hits = [0] * seats, [0] * seats, [0] * seats, [0] * seats
        self.gone, self.proofs = [0] * seats, [0] * seats
        self.wrongs = [0] * seats
        self.said, self.asked = [0] * (seats * HAND_KINDS), [0] * (seats * HAND_KINDS)
        self.joust, self.lying = self.settings.joust[:], [0] * JOUST_KINDS
        self.cards = [0] * (seats * JOUST_KINDS)
        copies = 0 if self.settings.short else COPIES
        cards = seats * EARL_KINDS
        self.hands, self.decks, self.trays = [0] * cards, [0] * cards, [copies] * cards
        self.hand_sizes, self.deck_sizes = [0] * seats, [0] * seats
        self.tray_sizes = [0 if self.settings.short else SET_CARDS] * seats
        self.clear()

    def clear(self) -> None:
        """The last Conclave leaves the table."""
        seats = self.seats
        self.caller = NOBODY
        self.order: list[int] = []
        self.standing, self.spoken, self.dealt = [AWAY] * seats, [0] * seats, [0] * seats
        self.declared, self.bared = [NOBODY] * seats, [NOBODY] * seats
        self.challenged, self.turned = [NOBODY] * seats, [NOBODY] * seats

    # ---- queries -------------------------------------------------------------------------------------------

    def at_table(self) -> list[int]:
        """The seats that are still in the match."""
        return [seat for seat in range(self.seats) if not self.gone[seat]]

    def clockwise_after(self, seat: int) -> list[int]:
        """The seats still in the match, clockwise, the next one first, this one last."""
        places = [(seat + place) % self.seats for place in range(1, self.seats + 1)]
        return [other for other in places if not self.gone[other]]

    def is_in(self, seat: int) -> bool:
        """Does he still take part in the Conclave?"""
        return self.standing[seat] in (IN, PROVED)

    def partakers(self) -> list[int]:
        """Those still in the Conclave, in its order."""
        return [seat for seat in self.order if self.is_in(seat)]

    def may_be_challenged(self, seat: int) -> list[int]:
        """R6, R7 Whose declarations this Earl may challenge: others', still in, not proved."""
        return [other for other in self.order if other != seat and self.standing[other] == IN]

    def tally(self, counts: Sequence[int], seat: int) -> list[int]:
        """One of the counts by hand (`said`, `asked`) of a seat."""
        return list(counts[seat * HAND_KINDS : (seat + 1) * HAND_KINDS])

    def jousts_of(self, seat: int) -> list[int]:
        """The Joust cards of a seat, by kind."""
        return self.cards[seat * JOUST_KINDS : (seat + 1) * JOUST_KINDS]

    def best_declared(self) -> tuple[int, list[int]]:
        """§Resolve The highest declaration of those still in, and who made it; NOBODY before there is one."""
        made = [seat for seat in self.partakers() if self.declared[seat] != NOBODY]
        best = min([self.declared[seat] for seat in made], default=NOBODY)
        return best, [seat for seat in made if self.declared[seat] == best]

    def earls_of(self, zone: Sequence[int], seat: int) -> list[int]:
        """The Earl cards of a seat in one of the zones (`hands`, `decks`, `trays`), by type."""
        return list(zone[seat * EARL_KINDS : (seat + 1) * EARL_KINDS])

    def draws_ahead(self, seat: int) -> int:
        """M2 How many required draws a seat has still to make, that of its own running turn included."""
        running = 1 if seat == self.active else 0
        return self.settings.rounds - self.turns[seat] + running

    # ---- cards ---------------------------------------------------------------------------------------------

    def deal_joust(self, seat: int, kind: int) -> None:
        """§Deal A Joust card, face down, to a seat."""
        self.joust[kind] -= 1
        self.cards[seat * JOUST_KINDS + kind] += 1
        self.dealt[seat] += 1

    def gather_jousts(self) -> None:
        """R11 All Joust cards are shuffled together again."""
        self.joust, self.lying = self.settings.joust[:], [0] * JOUST_KINDS
        self.cards, self.dealt = [0] * (self.seats * JOUST_KINDS), [0] * self.seats

    def put_in_deck(self, seat: int, earl: int, number: int) -> None:
        """M1 Cards of a type go from the tray into the deck that is being put together."""
        self.trays[seat * EARL_KINDS + earl] -= number
        self.decks[seat * EARL_KINDS + earl] += number

    def close_deck(self, seat: int) -> None:
        """M1 A deck is ready: from now on all know its size."""
        self.deck_sizes[seat], self.tray_sizes[seat] = DECK_CARDS, TRAY_CARDS

    def draw_earl(self, seat: int, earl: int) -> None:
        """A card from deck to hand."""
        self.decks[seat * EARL_KINDS + earl] -= 1
        self.hands[seat * EARL_KINDS + earl] += 1
        self.deck_sizes[seat] -= 1
        self.hand_sizes[seat] += 1

    def pick_earl(self, seat: int, earl: int) -> None:
        """A card from tray to hand."""
        self.trays[seat * EARL_KINDS + earl] -= 1
        self.hands[seat * EARL_KINDS + earl] += 1
        self.tray_sizes[seat] -= 1
        self.hand_sizes[seat] += 1

    def has_all_dealt(self, seat: int) -> bool:
        """Are his three Joust cards before him?"""
        return self.dealt[seat] == DEALT
