"""§6.7 Negotiation: payments, villages given, sums asked for, deals. Promises bind nobody (N5)."""

from collections.abc import Sequence

from homage.engine.state import Question, Step
from homage.engine.values import NOBODY, NUMBER, SEAT, SEATS, WORDS, Action
from homage.games.fief1984.actions.common import Agree, Done, Refuse
from homage.games.fief1984.actions.negotiations import Give, Pay, Propose, Request
from homage.games.fief1984.data import CROWNS, NOTE
from homage.games.fief1984.events.politics import (
    DealAgreed,
    DealProposed,
    DealRefused,
    MoneyPaid,
    MoneyRequested,
    RequestRefused,
    TalksClosed,
    TalksFinished,
    VillageGiven,
)
from homage.games.fief1984.model import Realm
from homage.games.fief1984.rules.deals import Deal, read_deal

LISTED_DEALS = 12  # at most, for each other player


class Talks(Step[Realm]):
    """§6.7, N1, N8 Each player in turn order acts until he is done; or, by the clock, all at once until
    all are done."""

    def run(self, g: Realm) -> None:
        if g.settings.talks_clock:
            g.then(OpenTalks(tuple(g.order())))
        else:
            g.then(*[TalkSlot(seat) for seat in g.order()])


class TalkSlot(Question[Realm]):
    """N1, N2, N3, N8 One player's part of the talks: he acts as often as he likes, then is done."""

    fields = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def waits(self, g: Realm) -> bool:
        return True

    def choices(self, g: Realm, seat: int) -> Sequence[Action]:
        return offers_of(g, seat)

    def verify(self, g: Realm, seat: int, text: str) -> Action | None:
        return verified(g, seat, text)

    def take(self, g: Realm, seat: int, act: Action) -> None:
        if isinstance(act, Done):
            g.tell(TalksFinished(seat))
        else:
            g.then(TalkSlot(seat))
            negotiate(g, seat, act)


class OpenTalks(Question[Realm]):
    """N1 With the clock running, everybody may act until he is done, or until TABLE says that the time is
    over."""

    fields = (("seats", SEATS),)

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats  # those who are not done

    def actors(self, g: Realm) -> Sequence[int]:
        return self.seats

    def waits(self, g: Realm) -> bool:
        return len(self.seats) > 0

    def choices(self, g: Realm, seat: int) -> Sequence[Action]:
        return offers_of(g, seat)

    def verify(self, g: Realm, seat: int, text: str) -> Action | None:
        return verified(g, seat, text)

    def take(self, g: Realm, seat: int, act: Action) -> None:
        if isinstance(act, Done):
            g.tell(TalksFinished(seat))
            g.then(OpenTalks(tuple([other for other in self.seats if other != seat])))
        else:
            g.then(OpenTalks(self.seats))
            negotiate(g, seat, act)


def talks_are_open(g: Realm) -> bool:
    """N1 Are there talks by the clock, perhaps with a deal to be answered?"""
    return any(isinstance(step, OpenTalks) for step in g.agenda)


def close_talks(g: Realm) -> None:
    """N1 The time is over: what nobody has answered yet is off the table."""
    while not isinstance(g.agenda.pop(), OpenTalks):
        pass
    g.tell(TalksClosed())


# ---- what may be said --------------------------------------------------------------------------------------


def offers_of(g: Realm, seat: int) -> list[Action]:
    """N3, N4, F10 What a player may do in the talks: be done, pay, give villages, ask for a sum, propose
    deals."""
    acts: list[Action] = [Done()]
    most = g.cash[seat] // NOTE * NOTE
    gifts, in_play = gifts_of(g, seat), max(NOTE, (CROWNS - g.bank) // NOTE * NOTE)
    for other in g.opponents_from(seat):
        if most:
            acts.append(Pay(other, NOTE, most))
        mine = open_to(g, gifts, other) if gifts else gifts
        for village in mine:
            acts.append(Give(village, other))
        add_requests(g, acts, seat, other, in_play)
        yours = villages_to_give(g, other, seat) if most else []
        if mine or yours:
            acts += deals_with(g, seat, other, mine, yours)
    return acts


def villages_to_give(g: Realm, giver: int, taker: int) -> list[int]:
    """F10 What one player may give another."""
    gifts = gifts_of(g, giver)
    return open_to(g, gifts, taker) if gifts else gifts


def gifts_of(g: Realm, giver: int) -> list[int]:
    """F10 Villages of the giver's own fiefs, never a capital, not given yet."""
    villages: list[int] = []
    for region in g.fiefs_of(giver):
        for village in g.board.in_region[region]:
            if g.given[village] == NOBODY and village != g.capital[region]:
                villages.append(village)
    return villages


def open_to(g: Realm, villages: list[int], taker: int) -> list[int]:
    """F10 Of these villages those that are empty but for the taker's pieces."""
    return [village for village in villages if g.occupant(village) in (NOBODY, taker)]


def add_requests(g: Realm, acts: list[Action], seat: int, other: int, most: int) -> None:
    """N3, N8 Sums that may be asked for: up to all crowns in play, without those refused in this phase."""
    least = NOTE
    for crowns in g.sums_refused(seat, other):
        if least < crowns:
            acts.append(Request(other, least, crowns - NOTE))
        least = crowns + NOTE
    if least <= most:
        acts.append(Request(other, least, most))


def deals_with(g: Realm, seat: int, other: int, mine: list[int], yours: list[int]) -> list[Propose]:
    """N3, F10 A few deals to choose from: a village of mine or yours for the smallest note."""
    deals = [Propose(other, (f"get-{NOTE}", f"give-{name_of(g, village)}")) for village in mine]
    deals += [Propose(other, (f"pay-{NOTE}", f"get-{name_of(g, village)}")) for village in yours]
    return [deal for deal in deals if not was_refused(g, seat, deal)][:LISTED_DEALS]


def name_of(g: Realm, village: int) -> str:
    """The slug of a village."""
    return g.board.villages[village]


def was_refused(g: Realm, seat: int, deal: Propose) -> bool:
    """N8 Has just this been refused in this phase?"""
    return len(g.refused_deals) > 0 and f"{seat} {deal.text(g.names)}" in g.refused_deals


def verified(g: Realm, seat: int, text: str) -> Action | None:
    """N3, N4, N8 A deal that is not listed but may be proposed; None where it may not."""
    words = text.split(" ")
    if len(words) < 3 or words[0] != Propose.verb or words[1] not in [str(s) for s in g.clockwise]:
        return None
    act = Propose(int(words[1]), tuple(words[2:]))
    deal = read_deal(g, act.terms)
    if act.seat == seat or deal is None or was_refused(g, seat, act):
        return None
    return act if deal.pays <= g.cash[seat] and may_change_hands(g, deal, seat, act.seat) else None


def may_change_hands(g: Realm, deal: Deal, giver: int, taker: int) -> bool:
    """F10 May all villages of a deal be given?"""
    mine, yours = villages_to_give(g, giver, taker), villages_to_give(g, taker, giver)
    return all(v in mine for v in deal.gives) and all(v in yours for v in deal.takes)


# ---- what is done ------------------------------------------------------------------------------------------


def negotiate(g: Realm, seat: int, act: Action) -> None:
    """N3, F10 The effect of what a player does in the talks."""
    if isinstance(act, Pay):
        pay_openly(g, seat, act.seat, act.crowns)
    elif isinstance(act, Give):
        give_village(g, seat, act.seat, act.village)
    elif isinstance(act, Request):
        g.tell(MoneyRequested(seat, act.seat, act.crowns))
        g.then(RequestAnswer(act.seat, seat, act.crowns))
    else:
        assert isinstance(act, Propose)
        deal = read_deal(g, act.terms)
        assert deal is not None
        g.tell(DealProposed(seat, act.seat, deal.pays, deal.gets, deal.gives, deal.takes))
        g.then(DealAnswer(act.seat, seat, act.terms))


def pay_openly(g: Realm, giver: int, taker: int, crowns: int) -> None:
    """N3, N7 Crowns pass from one player to another in sight of all."""
    if crowns:
        g.hand_over(giver, taker, crowns)
        g.tell(MoneyPaid(giver, taker, crowns))


def give_village(g: Realm, giver: int, taker: int, village: int) -> None:
    """F10 The taker's pieces may live in the village from now on; the gift is never withdrawn."""
    g.given[village], g.given_turn[village] = taker, g.turn
    g.tell(VillageGiven(giver, taker, village))


class RequestAnswer(Question[Realm]):
    """N3, N8 A player asked for a sum pays it or refuses; refused, it is not asked again unchanged in this
    phase."""

    private = True  # whether he can pay is his secret (N6)
    fields = (("seat", SEAT), ("asker", SEAT), ("crowns", NUMBER))

    def __init__(self, seat: int, asker: int, crowns: int) -> None:
        self.seat, self.asker, self.crowns = seat, asker, crowns

    def choices(self, g: Realm, seat: int) -> Sequence[Action]:
        return [Refuse(), Agree()] if g.cash[seat] >= self.crowns else [Refuse()]

    def take(self, g: Realm, seat: int, act: Action) -> None:
        if isinstance(act, Agree):
            pay_openly(g, seat, self.asker, self.crowns)
        else:
            g.refuse_sum(self.asker, seat, self.crowns)
            g.tell(RequestRefused(seat, self.asker, self.crowns))


class DealAnswer(Question[Realm]):
    """N3, N8, F10 A player takes a deal, which is carried out at once, or refuses it."""

    private = True  # whether he can pay is his secret (N6)
    fields = (("seat", SEAT), ("asker", SEAT), ("terms", WORDS))

    def __init__(self, seat: int, asker: int, terms: tuple[str, ...]) -> None:
        self.seat, self.asker, self.terms = seat, asker, terms

    def choices(self, g: Realm, seat: int) -> Sequence[Action]:
        deal = read_deal(g, self.terms)
        assert deal is not None
        return [Refuse(), Agree()] if g.cash[seat] >= deal.gets else [Refuse()]

    def take(self, g: Realm, seat: int, act: Action) -> None:
        if isinstance(act, Agree):
            g.tell(DealAgreed(seat, self.asker))
            self.carry_out(g)
        else:
            g.refused_deals.append(f"{self.asker} {Propose(seat, self.terms).text(g.names)}")
            g.tell(DealRefused(seat, self.asker))

    def carry_out(self, g: Realm) -> None:
        """N3, F10 Everything that was agreed changes hands."""
        deal = read_deal(g, self.terms)
        assert deal is not None
        pay_openly(g, self.asker, self.seat, deal.pays)
        pay_openly(g, self.seat, self.asker, deal.gets)
        for village in deal.gives:
            give_village(g, self.asker, self.seat, village)
        for village in deal.takes:
            give_village(g, self.seat, self.asker, village)


STEPS = (Talks, TalkSlot, OpenTalks, RequestAnswer, DealAnswer)
