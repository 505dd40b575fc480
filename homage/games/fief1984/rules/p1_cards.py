"""Phase 1, the playing of the cards: dealing, a player's slot, lords and bishops, exchange and discards."""

from collections.abc import Sequence
from typing import Final

from homage.engine.state import Question, Step
from homage.engine.values import CHANCE, NOBODY, NUMBER, SEAT, Action
from homage.games.fief1984.actions.cards import Discard, Elevate, Lay, Murder, Ordain, StirUp, Swap, Unleash
from homage.games.fief1984.actions.common import Done, Draw
from homage.games.fief1984.board_faults import MOST_VILLAGES
from homage.games.fief1984.data import (
    ASSASSINATION,
    BAD_WEATHER,
    FAMINE,
    FIRST_BISHOP,
    GRANTED,
    HAND,
    LORD_COUNT,
    PLAGUE,
    REVOLT,
)
from homage.games.fief1984.events.cards import (
    AttackPlayed,
    BishopMade,
    CardDrawn,
    CardinalMade,
    CardPutAway,
    CardSwapped,
    LordLaid,
    MurderPlotted,
    RevoltStirred,
    StackShuffled,
)
from homage.games.fief1984.model import Realm
from homage.games.fief1984.rules.consequences import Consequences
from homage.games.fief1984.rules.p1_attacks import JusticeAnswer, Onslaught, RevoltDie

DRAWS: Final = [Draw(card) for card in range(FIRST_BISHOP + MOST_VILLAGES)]  # a see has a village, or more


class PlayingOfCards(Step[Realm]):
    """§1, C1, C12 All hands are filled to three in turn order; then each player in turn plays."""

    def run(self, g: Realm) -> None:
        order = g.order()
        g.then(
            *[Dealing(seat, HAND - g.hand_size[seat]) for seat in order], *[CardSlot(seat) for seat in order]
        )


class Dealing(Step[Realm]):
    """C1, C6 Cards for a player, one by one; when the stack is empty the discards are shuffled first."""

    fields = (("seat", SEAT), ("cards", NUMBER))

    def __init__(self, seat: int, cards: int) -> None:
        self.seat, self.cards = seat, cards

    def run(self, g: Realm) -> None:
        if self.cards <= 0:
            return
        if not g.deck_size:
            g.reshuffle()
            g.tell(StackShuffled(g.deck_size))
        g.then(CardDeal(self.seat), Dealing(self.seat, self.cards - 1))


class CardDeal(Question[Realm]):
    """§1 One card from the stack, seen by its new owner alone."""

    private = True
    stream = "deck"
    fields = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def actors(self, g: Realm) -> Sequence[int]:
        return (CHANCE,)

    def choices(self, g: Realm, seat: int) -> Sequence[Action]:
        return [DRAWS[card] for card, count in enumerate(g.deck) if count]

    def weights(self, g: Realm) -> Sequence[int]:
        return [count for count in g.deck if count]

    def take(self, g: Realm, seat: int, act: Action) -> None:
        assert isinstance(act, Draw)
        g.draw(self.seat, act.card)
        g.shown += 1
        g.tell(CardDrawn(self.seat, act.card))


class CardSlot(Question[Realm]):
    """§1, C5 A player's go: any number of cards, each settled before the next (D8); then `done`."""

    private = True
    fields = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choices(self, g: Realm, seat: int) -> Sequence[Action]:
        hand = g.hand(seat)
        acts: list[Action] = [Done()]
        for card in hand:
            if card < LORD_COUNT:
                acts.extend([Lay(card, village) for village in landings(g, seat)])
            elif card >= FIRST_BISHOP:
                acts.extend([Ordain(lord, card - FIRST_BISHOP) for lord in ordinands(g, seat)])
        acts.extend([Elevate(lord) for lord in candidates(g, seat)])
        if not g.exchanged[seat]:
            acts.extend(attacks(g, seat, hand))
            if not g.played[seat]:
                acts.extend([Swap(card) for card in hand])
        acts.extend([Discard(card) for card in hand])
        return acts

    def take(self, g: Realm, seat: int, act: Action) -> None:
        if isinstance(act, Done):
            return
        g.then(CardSlot(seat))
        if isinstance(act, Lay):
            lay(g, seat, act.lord, act.village)
            g.then(Consequences())  # F16 a family without a lord has a bearer again
        elif isinstance(act, Ordain):
            ordain(g, seat, act.lord, act.bishopric)
        elif isinstance(act, Elevate):
            g.cardinal[act.lord] = 1
            g.tell(CardinalMade(seat, act.lord))
        elif isinstance(act, Swap):
            swap(g, seat, act.card)
        elif isinstance(act, Discard):
            put_away(g, seat, act.card)
        else:
            attack(g, seat, act)


def landings(g: Realm, seat: int) -> list[int]:
    """L2, L3 Where a lord may be laid: own castles without an opponent inside.

    With none, the free villages of one's own region; with none, any free village.
    """
    villages = range(g.board.village_count)
    castles = [v for v in villages if g.castle[v] and is_own_castle(g, seat, v)]
    if castles:
        return castles
    free = [v for v in villages if is_free_for(g, seat, v)]
    return [v for v in free if g.board.region[v] == g.home[seat]] or free


def is_own_castle(g: Realm, seat: int, village: int) -> bool:
    """L2, F14 Is it his, without an opponent inside? In custody only with a piece of his own in it."""
    kept = g.custody[g.board.region[village]] != GRANTED
    return g.holder(village) == seat and g.occupant(village) in ((seat,) if kept else (seat, NOBODY))


def is_free_for(g: Realm, seat: int, village: int) -> bool:
    """L3, F9 Has no opponent pieces inside, and is it not in an opponent's fief? One's own village counts."""
    if g.occupant(village) not in (seat, NOBODY):
        return False
    return g.title[g.board.region[village]] in (NOBODY, seat) or g.holder(village) == seat


def ordinands(g: Realm, seat: int) -> list[int]:
    """B1, Q9 Own lords on the board without a bishop's card; never the King."""
    return [lord for lord in g.lords_of(seat) if not g.is_bishop(lord) and lord != g.king]


def candidates(g: Realm, seat: int) -> list[int]:
    """B4 Own bishops who may ask for a cardinal's card while one is left."""
    if not g.cardinals_left():
        return []
    return [lord for lord in g.lords_of(seat) if g.is_bishop(lord) and not g.cardinal[lord]]


def attacks(g: Realm, seat: int, hand: Sequence[int]) -> list[Action]:
    """§1a, A4, A15, C10 The attacks that a hand allows, on any region or any opponent's lord."""
    acts: list[Action] = []
    regions = range(len(g.board.regions))
    for card in (BAD_WEATHER, FAMINE, PLAGUE):
        if card in hand:
            acts.extend([Unleash(card, region) for region in regions])
    if REVOLT in hand and FAMINE in hand:
        acts.extend([StirUp(region) for region in regions])
    if ASSASSINATION in hand:
        acts.extend([Murder(lord) for lord in range(LORD_COUNT) if g.family[lord] not in (seat, NOBODY)])
    return acts


def lay(g: Realm, seat: int, lord: int, village: int) -> None:
    """L8 A lord's card is laid for good, and his counter placed; he may move this turn (L5)."""
    g.leave_hand(seat, lord)
    g.see_card(lord, seat)
    g.shown += 1
    g.seat_lord(seat, lord, village)
    g.tell(LordLaid(seat, lord, village))


def ordain(g: Realm, seat: int, lord: int, see: int) -> None:
    """B1, L8 A bishop's card is laid under a lord for good."""
    g.leave_hand(seat, FIRST_BISHOP + see)
    g.see_card(FIRST_BISHOP + see, seat)
    g.shown += 1
    g.see[lord] = see
    g.tell(BishopMade(seat, lord, see))


def swap(g: Realm, seat: int, card: int) -> None:
    """C3 A card goes away face down and one is drawn; no attack, parry or tithe by this player this turn."""
    g.put_down(seat, card, openly=False)
    g.exchanged[seat] = 1
    g.tell(CardSwapped(seat))
    g.then(Dealing(seat, 1))


def put_away(g: Realm, seat: int, card: int) -> None:
    """C4, C13 A card is discarded face down; only the number is seen."""
    g.put_down(seat, card, openly=False)
    g.tell(CardPutAway(seat))


def attack(g: Realm, seat: int, act: Action) -> None:
    """D8 An attack is laid openly and settled at once."""
    g.shown += 1
    g.played[seat] = 1
    if isinstance(act, Unleash):
        g.put_down(seat, act.card, openly=True)
        g.tell(AttackPlayed(seat, act.card, act.region))
        g.then(Onslaught(seat, act.card, act.region))
    elif isinstance(act, StirUp):
        g.put_down(seat, REVOLT, openly=True)
        g.put_down(seat, FAMINE, openly=True)
        g.tell(RevoltStirred(seat, act.region))
        g.then(RevoltDie(seat, act.region))
    else:
        assert isinstance(act, Murder)
        g.put_down(seat, ASSASSINATION, openly=True)
        g.tell(MurderPlotted(seat, act.lord))
        g.then(JusticeAnswer(g.family[act.lord], seat, act.lord))


class LastDiscards(Step[Realm]):
    """C4 At the end of the turn each player in turn order may discard."""

    def run(self, g: Realm) -> None:
        g.then(*[DiscardSlot(seat) for seat in g.order()])


class DiscardSlot(Question[Realm]):
    """C4 Any number of cards of any kind, face down; then `done`."""

    private = True
    fields = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choices(self, g: Realm, seat: int) -> Sequence[Action]:
        return [Done(), *[Discard(card) for card in g.hand(seat)]]

    def take(self, g: Realm, seat: int, act: Action) -> None:
        if isinstance(act, Discard):
            put_away(g, seat, act.card)
            g.then(DiscardSlot(seat))


STEPS = (PlayingOfCards, Dealing, CardDeal, CardSlot, LastDiscards, DiscardSlot)
