"""What lies beside the board: counters in stock, crowns, cards."""

from typing import Final

from mypy_extensions import mypyc_attr

from homage.games.fief1984.data import CASTLES, MILLS, PRESSES
from homage.games.fief1984.facts import Facts

SUMS: Final = 10**7  # more crowns than are ever in play


@mypyc_attr(allow_interpreted_subclasses=True)
class Stocks(Facts):
    """Queries and small verbs of stocks, the bank and hands; they keep every counter, crown and card
    accounted for."""

    # ---- stocks and crowns ---------------------------------------------------------------------------------

    def castles_left(self) -> int:
        """Castles in the common stock."""
        return CASTLES - sum(self.castle)

    def mills_left(self) -> int:
        """Mills in the common stock."""
        return MILLS - sum(self.mills)

    def presses_left(self) -> int:
        """Presses in the common stock."""
        return PRESSES - sum(self.presses)

    def pay(self, seat: int, crowns: int) -> None:
        """From a player to the bank."""
        self.cash[seat] -= crowns
        self.bank += crowns

    def receive(self, seat: int, crowns: int) -> int:
        """R13 From the bank to a player, while it lasts; returns what he got."""
        got = crowns if self.settings.unlimited_bank else min(crowns, self.bank)
        self.cash[seat] += got
        self.bank -= got
        return got

    def hand_over(self, giver: int, taker: int, crowns: int) -> None:
        """From one player to another."""
        self.cash[giver] -= crowns
        self.cash[taker] += crowns

    def refuse_sum(self, asker: int, asked: int, crowns: int) -> None:
        """N8 One player has refused another a sum in this phase."""
        self.refused_sums.append((asker * self.seats + asked) * SUMS + crowns)
        self.refused_sums.sort()

    def sums_refused(self, asker: int, asked: int) -> list[int]:
        """N8 What one player has refused another in this phase, rising."""
        least = (asker * self.seats + asked) * SUMS
        most = least + SUMS
        return [key - least for key in self.refused_sums if least < key < most]

    # ---- cards ---------------------------------------------------------------------------------------------

    @property
    def cards(self) -> int:
        """How many kinds of blue cards there are."""
        return len(self.deck)

    def holds(self, seat: int, card: int) -> int:
        """How many cards of a kind a player holds."""
        return self.hands[seat * len(self.deck) + card]

    def hand(self, seat: int) -> list[int]:
        """The kinds in a hand, each once."""
        cards = len(self.deck)
        return [card for card, count in enumerate(self.hands[seat * cards : (seat + 1) * cards]) if count]

    def draw(self, seat: int, card: int) -> None:
        """A card comes from the stack into a hand."""
        self.deck[card] -= 1
        self.deck_size -= 1
        self.hands[seat * self.cards + card] += 1
        self.hand_size[seat] += 1
        at = seat * self.cards + card
        self.reborn[at] = max(0, self.reborn[at] - 1)

    def put_down(self, seat: int, card: int, openly: bool) -> None:
        """C13 A card leaves a hand for the discards, openly or face down."""
        old = 1 if self.pinned[seat] == self.hand_size[seat] else 0
        self.leave_hand(seat, card)
        if openly:
            self.discards[card] += 1
            self.see_card(card, seat)
        else:
            self.buried[seat * self.cards + card] += 1
            self.buried_size[seat] += 1
            self.pinned_buried[seat] += old

    def leave_hand(self, seat: int, card: int) -> None:
        """A card leaves a hand (for the table: lords and bishops laid are seen by all)."""
        self.hands[seat * self.cards + card] -= 1
        self.hand_size[seat] -= 1
        self.pinned[seat] = max(0, self.pinned[seat] - 1)

    def see_card(self, card: int, but: int) -> None:
        """All others have seen one more card of this kind."""
        for seat in range(self.seats):
            if seat != but:
                at = seat * self.cards + card
                self.reborn[at] = max(0, self.reborn[at] - 1)

    def reshuffle(self) -> None:
        """C6 The stack is empty: the discards become the stack, and who put what there is remembered by
        its author."""
        cards = self.cards
        for card in range(cards):
            for seat in range(self.seats):
                at = seat * cards + card
                self.reborn[at] = self.discards[card] + self.buried[at]
            self.deck[card] = self.discards[card] + sum(
                [self.buried[s * cards + card] for s in range(self.seats)]
            )
        self.deck_size = sum(self.deck)
        self.discards = [0] * cards
        self.buried = [0] * len(self.buried)
        self.buried_size = [0] * self.seats
        self.pinned = self.hand_size[:]
        self.pinned_buried = [0] * self.seats
