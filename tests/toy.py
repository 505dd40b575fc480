"""Toll: a toy game of secret cards, dice, a sealed bid and a deal, which uses each part of the engine once.

Each round every seat draws a card in secret (T1); all bid gold in secret, the highest pays and gains a throw
of the die (T2); then each in turn lays a card for its value or keeps it (T3), and may give gold away (T4).
TABLE may end the game early (T5). Most gold wins.
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from homage.engine.chance import Rng, weighted
from homage.engine.game import Game, Option, Reason
from homage.engine.sight import Sight
from homage.engine.state import Aside, Outcome, Question, Sealed, State, Step
from homage.engine.values import (
    CHANCE,
    NOBODY,
    NUMBER,
    SEAT,
    SEATS,
    TABLE,
    WORDS,
    Action,
    Event,
    Kind,
    Ranged,
)

CARD = Kind("card", ("copper", "silver", "crown"))
COPIES, VALUES = (4, 4, 4), (1, 2, 5)


def of(base: type[Any], name: str, fields: tuple[tuple[str, Kind], ...] = (), **more: Any) -> type[Any]:
    """A class of values with these fields."""

    def init(self: Any, *values: Any) -> None:
        for (field, _), value in zip(fields, values, strict=False):
            setattr(self, field, value)
        if issubclass(base, Ranged):
            self.most = values[len(fields)] if len(values) > len(fields) else 0

    return type(name, (base,), {"fields": fields, "__init__": init, **more})


Card = of(Action, "Card", (("card", CARD),), verb="card")
Die = of(Action, "Die", (("number", NUMBER),), verb="die")
Bid = of(Ranged, "Bid", (("gold", NUMBER),), verb="bid")
Lay = of(Action, "Lay", (("card", CARD),), verb="lay")
Keep = of(Action, "Keep", verb="keep")
Give = of(Action, "Give", (("seat", SEAT), ("gold", NUMBER)), verb="give")
Done = of(Action, "Done", verb="done")
Thrown = of(Event, "Thrown", (("seat", SEAT), ("number", NUMBER)))
BidsOpened = of(Event, "BidsOpened", (("seat", SEAT), ("gold", NUMBER)))
CardLaid = of(Event, "CardLaid", (("seat", SEAT), ("card", CARD)))
Kept = of(Event, "Kept", (("seat", SEAT),))
Given = of(Event, "Given", (("seat", SEAT), ("to", SEAT), ("gold", NUMBER)))
TimeCalled = of(Event, "TimeCalled")
MostGold = of(Event, "MostGold", (("seat", SEAT),))


class Drawn(Event):
    """Who drew what; the others are told of no card."""

    fields = (("seat", SEAT), ("card", CARD))

    def __init__(self, seat: int, card: int) -> None:
        self.seat, self.card = seat, card

    def seen_by(self, viewer: int) -> Event:
        return self if viewer == self.seat else Drawn(self.seat, NOBODY)


class TimeUp(Aside):
    """T5"""

    verb = "time-up"

    def befall(self, g: Any) -> None:
        g.agenda.clear()
        g.tell(TimeCalled())


class Round(Step["Toll"]):
    """T1 to T4, once for each round."""

    def run(self, g: "Toll") -> None:
        g.round += 1
        seats = range(g.seats)
        turns = [step for seat in seats for step in (Play(seat), Talk(seat))]
        again = [Round()] if g.round < g.rounds else []
        g.then(*[Draw(seat) for seat in seats], Bids(tuple(seats), ("-",) * g.seats), *turns, *again)


class Draw(Question["Toll"]):
    """T1"""

    private, stream = True, "deck"
    fields = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def actors(self, g: "Toll") -> Sequence[int]:
        return (CHANCE,) if sum(g.deck) else ()

    def choices(self, g: "Toll", seat: int) -> list[Action]:
        return [Card(card) for card in range(3) if g.deck[card]]

    def weights(self, g: "Toll") -> list[int]:
        return [count for count in g.deck if count]

    def take(self, g: "Toll", seat: int, act: Any) -> None:
        g.deck[act.card] -= 1
        g.hands[self.seat * 3 + act.card] += 1
        g.sizes[self.seat] += 1
        g.shown += 1
        g.tell(Drawn(self.seat, act.card))


class Bids(Sealed["Toll"]):
    """T2"""

    fields = (("seats", SEATS), ("answers", WORDS))

    def __init__(self, seats: tuple[int, ...], answers: tuple[str, ...]) -> None:
        self.seats, self.answers = seats, answers

    def choices(self, g: "Toll", seat: int) -> list[Action]:
        return [Bid(0, g.gold[seat])]

    def reveal(self, g: "Toll", acts: Sequence[Any]) -> None:
        bids = [act.gold for act in acts]
        winner = bids.index(max(bids))
        g.gold[winner] -= bids[winner]
        g.tell(BidsOpened(winner, bids[winner]))
        g.then(Throw(winner))


class Throw(Question["Toll"]):
    """T2"""

    fields = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def actors(self, g: "Toll") -> Sequence[int]:
        return (CHANCE,)

    def choices(self, g: "Toll", seat: int) -> list[Action]:
        return [Die(number) for number in range(1, 7)]

    def take(self, g: "Toll", seat: int, act: Any) -> None:
        g.shown += 1
        g.gold[self.seat] += act.number
        g.tell(Thrown(self.seat, act.number))


class Play(Question["Toll"]):
    """T3"""

    private = True
    fields = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choices(self, g: "Toll", seat: int) -> list[Action]:
        return [Keep(), *[Lay(card) for card in range(3) if g.hands[self.seat * 3 + card]]]

    def take(self, g: "Toll", seat: int, act: Any) -> None:
        if not isinstance(act, Lay):
            g.tell(Kept(seat))
            return
        g.hands[seat * 3 + act.card] -= 1
        g.sizes[seat] -= 1
        g.laid[act.card] += 1
        g.shown += 1
        g.gold[seat] += VALUES[act.card]
        g.tell(CardLaid(seat, act.card))


class Talk(Question["Toll"]):
    """T4"""

    fields = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choices(self, g: "Toll", seat: int) -> list[Action]:
        others = [other for other in range(g.seats) if other != self.seat and g.gold[self.seat]]
        return [Done(), *[Give(other, 1) for other in others]]

    def verify(self, g: "Toll", seat: int, text: str) -> Action | None:
        match text.split(" "):
            case ["give", other, gold] if other.isdecimal() and gold.isdecimal():
                deal = Give(int(other), int(gold))
                fits = deal.seat < g.seats and deal.seat != seat and 1 < deal.gold <= g.gold[seat]
                return deal if fits and deal.text() == text else None
        return None

    def take(self, g: "Toll", seat: int, act: Any) -> None:
        if isinstance(act, Give):
            g.gold[seat] -= act.gold
            g.gold[act.seat] += act.gold
            g.tell(Given(seat, act.seat, act.gold))
            g.then(Talk(seat))


def by_name(*classes: type[Any]) -> dict[str, type[Any]]:
    """Classes by their names."""
    return {one.__name__: one for one in classes}


class Toll(State):
    """Counts: deck and laid by card, hands by seat * 3 + card, the rest by seat."""

    verbs: ClassVar[dict[str, type[Any]]] = {
        one.verb: one for one in (Card, Die, Bid, Lay, Keep, Give, Done, TimeUp)
    }
    steps: ClassVar[dict[str, type[Any]]] = by_name(Round, Draw, Bids, Throw, Play, Talk)
    facts = ("round", "deck", "laid", "hands", "sizes", "gold")

    def __init__(self, seats: int, rounds: int, timed: bool) -> None:
        super().__init__([Round()], 0)
        self.seats, self.rounds, self.timed, self.round = seats, rounds, timed, 0
        self.deck, self.laid, self.hands = list(COPIES), [0, 0, 0], [0] * (3 * seats)
        self.sizes, self.gold = [0] * seats, [3] * seats

    def clone(self) -> "Toll":
        g = Toll(self.seats, self.rounds, self.timed)
        g.agenda, g.shown, g.round, g.partial = self.agenda[:], self.shown, self.round, self.partial
        g.deck, g.laid, g.hands = self.deck[:], self.laid[:], self.hands[:]
        g.sizes, g.gold = self.sizes[:], self.gold[:]
        return g

    def asides(self, seat: int) -> Sequence[Action]:
        return [TimeUp()] if seat == TABLE and self.timed and self.agenda else []

    def outcome(self) -> Outcome | None:
        if self.agenda:
            return None
        order = sorted(set(self.gold), reverse=True)
        ranking = [[s for s in range(self.seats) if self.gold[s] == gold] for gold in order]
        scores = [{"seat": seat, "gold": gold} for seat, gold in enumerate(self.gold)]
        return Outcome(ranking, MostGold(ranking[0][0]), scores)

    def faults(self) -> list[str]:
        held = [sum(self.hands[card::3]) for card in range(3)]
        lost = [self.deck[c] + self.laid[c] + held[c] != COPIES[c] for c in range(3)]
        sizes = [sum(self.hands[s * 3 : s * 3 + 3]) for s in range(self.seats)]
        return (
            ["cards lost"] * any(lost)
            + ["hand sizes"] * (sizes != self.sizes)
            + ["debt"] * (min(self.gold) < 0)
        )


class TollGame(Game):
    """The toy game."""

    slug = "toll"
    players = (2, 4)
    minutes = 2
    designers = ("Nobody",)
    options = (Option("rounds", "number", 2, 1, 5), Option("minutes", "number", 0, 0, 60))
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {"short": {"rounds": 1}, "long": {"rounds": 4}}
    verbs, steps = Toll.verbs, Toll.steps
    events = by_name(Drawn, Thrown, BidsOpened, CardLaid, Kept, Given, TimeCalled, MostGold)

    def setup(self, options: Mapping[str, Any], seats: int) -> Toll:
        return Toll(seats, options["rounds"], options["minutes"] > 0)

    def sight(self, state: State, viewer: int) -> Sight[Any]:
        assert isinstance(state, Toll)
        g = state.clone()
        for place in range(3 * g.seats):
            if place // 3 != viewer:
                g.deck[place % 3] += g.hands[place]  # unseen: in the stack or in somebody's hand
                g.hands[place] = 0
        g.agenda = [step.seen_by(viewer) for step in g.agenda]
        return Sight(viewer, g)

    def imagine(self, sight: Sight[Any], rng: Rng) -> Toll:
        g: Toll = sight.state.clone()
        for seat in range(g.seats):
            for _ in range(g.sizes[seat] if seat != sight.viewer else 0):
                card = weighted(rng, g.deck)
                g.deck[card] -= 1
                g.hands[seat * 3 + card] += 1
        g.agenda = [imagined(g, step, sight.viewer) for step in g.agenda]
        return g

    def facts(self, sight: Sight[Any]) -> dict[str, Any]:
        g: Toll = sight.state
        seat = sight.viewer
        hand = (
            [CARD.slugs[card] for card in range(3) for _ in range(g.hands[seat * 3 + card])]
            if seat >= 0
            else []
        )
        return {"turn": g.round, "gold": g.gold[:], "sizes": g.sizes[:], "laid": g.laid[:], "hand": hand}

    def why(self, sight: Sight[Any], seat: int, text: str) -> Reason | None:
        offered = [act.text() for act in sight.state.choices(seat)]
        return None if text in offered else Reason("T3" if text.startswith("lay") else "T4")


def imagined(g: Toll, step: Step[Any], viewer: int) -> Step[Any]:
    """A step with its hidden answers filled in."""
    if isinstance(step, Bids):
        return step.answered(tuple(["bid.0" if answer == "?" else answer for answer in step.answers]))
    return step


TOLL = TOY = TollGame()
