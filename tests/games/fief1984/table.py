"""Given, when, then: a table in a stated position, rows played on it, and what it offers."""

from typing import Any

from homage.engine.state import Step
from homage.engine.values import CHANCE, NOBODY, TABLE, Ranged, Value, Words, message
from homage.games.fief1984.board import standard_board
from homage.games.fief1984.data import LORDS
from homage.games.fief1984.facts import Settings
from homage.games.fief1984.kingdom import Kingdom
from homage.games.fief1984.model import Realm
from homage.games.fief1984.options import OPTIONS

BOARD = standard_board("1984r")


def lord(slug: str) -> int:
    """The id of a lord."""
    return LORDS.index(slug)


def village(slug: str) -> int:
    """The id of a village."""
    return BOARD.villages.index(slug)


def place(slug: str) -> int:
    """The id of a place: `bourg`, `bourg-from-villeneuve`, `bourg-gate`."""
    return BOARD.names.ids["place"][slug]


def region(slug: str) -> int:
    """The id of a region."""
    return BOARD.regions.index(slug)


def card(slug: str) -> int:
    """The id of a kind of card."""
    return BOARD.names.ids["card"][slug]


def see(slug: str) -> int:
    """The id of a bishopric."""
    return BOARD.sees.index(slug)


def given(seats: int = 3, turn: int = 1, first: int = 0, **options: Any) -> Realm:
    """A bare table in a turn: seats sit clockwise 0, 1, 2 …, at home in the regions in board order."""
    settled = {option.name: option.default for option in OPTIONS} | options
    g = Kingdom.empty(BOARD, Settings(settled, 1), seats)
    assert isinstance(g, Realm)
    g.clockwise = list(range(seats))
    g.home = BOARD.seats[:seats]
    g.turn, g.first = turn, first
    g.events = []
    return g


def put(g: Realm, seat: int, at: str, soldiers: int = 0, *lords: str) -> None:
    """Soldiers and lords of a family at a place; the lords' cards come out of the stack."""
    g.enlist(seat, place(at), soldiers)
    for slug in lords:
        if g.deck[lord(slug)]:
            g.deck[lord(slug)] -= 1
            g.deck_size -= 1
        g.seat_lord(seat, lord(slug), place(at))


def force(g: Realm, seat: int, at: str, standing: int, soldiers: int = 0, *lords: str) -> None:
    """A force at an entrance (`bourg-from-villeneuve`) with its standing, said this turn."""
    put(g, seat, at, soldiers, *lords)
    g.arrivals += 1
    g.standing[place(at)], g.chosen[place(at)], g.arrived[place(at)] = standing, g.turn, g.arrivals


def ordain(g: Realm, slug: str, bishopric: str, cardinal: bool = False) -> None:
    """A lord on the board becomes a bishop, perhaps a cardinal."""
    g.see[lord(slug)] = see(bishopric)
    g.cardinal[lord(slug)] = int(cardinal)
    if g.deck[card(f"bishop_{bishopric}")]:
        g.deck[card(f"bishop_{bishopric}")] -= 1
        g.deck_size -= 1


def fief(g: Realm, seat: int, slug: str, bearer: str, capital: str) -> None:
    """A region that has been raised to a fief."""
    g.title[region(slug)] = seat
    g.bearer[region(slug)] = lord(bearer)
    g.capital[region(slug)] = village(capital)


def deal(g: Realm, seat: int, *cards: str) -> None:
    """Cards from the stack into a hand."""
    for slug in cards:
        g.draw(seat, card(slug))


def fund(g: Realm, **crowns: int) -> None:
    """Crowns out of the bank: `fund(g, s0=500)`."""
    for name, sum_ in crowns.items():
        g.receive(int(name[1:]), sum_)


def begin(g: Realm, *steps: Step[Any]) -> Realm:
    """Put steps on the agenda and let those run that wait for nobody."""
    g.then(*steps)
    g.settle()
    hear(g)
    return g


def when(g: Realm, *rows: str) -> Realm:
    """Play rows through the checked door."""
    for row in rows:
        who, _, text = row.partition(" ")
        g.apply(CHANCE if who == "chance" else TABLE if who == "table" else int(who), text)
    hear(g)
    return g


def hear(g: Realm) -> None:
    """All that was told and all that is on the agenda names real seats, lords and places, and numbers where
    numbers belong."""
    sizes = {"seat": g.seats} | {kind: len(words) for kind, words in g.names.slugs.items()}
    values: list[Value] = [*(g.events or []), *g.agenda]
    for one in values:
        for name, kind in one.fields:
            told = getattr(one, name)
            for value in told if kind.many else (told,):
                size = len(kind.slugs) or sizes.get(kind.name, 0)
                if isinstance(kind, Words):
                    assert isinstance(value, str), (one, name)
                else:
                    assert isinstance(value, int), (one, name)
                    assert not size or NOBODY <= value < size, (one, name)


def offers(g: Realm, seat: int) -> list[str]:
    """The offered texts; a range as `move henri bourg 0..6`."""
    texts = []
    for act in g.choices(seat):
        text = act.text(g.names)
        if isinstance(act, Ranged) and act.most > act.least():
            text += f"..{act.numbers()[-1]}"
        texts.append(text)
    return texts


def about(g: Realm, seat: int, *words: str) -> list[str]:
    """The offers that contain these words."""
    return [text for text in offers(g, seat) if all(word in text.split() for word in words)]


def told(g: Realm) -> list[str]:
    """The message ids of what has been told."""
    return [message(event, g.names)["id"] for event in g.events or []]
