"""Any board, any options, any sound position: what Hypothesis draws them from."""

from typing import Any

from hypothesis import strategies as st

from homage.engine.values import NOBODY
from homage.games.fief1984.board import Board, standard_board
from homage.games.fief1984.data import (
    ASSAULTING,
    ATTACKING,
    BESIEGING,
    FIRST_BISHOP,
    GUEST,
    HAND,
    KEPT,
    LORD_COUNT,
    OWED,
    TITLES,
    WAITING,
    WORKS,
)
from homage.games.fief1984.facts import Settings
from homage.games.fief1984.fief import GAME
from homage.games.fief1984.kingdom import Kingdom
from homage.games.fief1984.model import Realm

STANDINGS = ((), (BESIEGING,), (ASSAULTING,), (ATTACKING, ATTACKING), (GUEST, WAITING))  # before one village


@st.composite
def boards(draw: st.DrawFn, seats: int) -> dict[str, Any]:
    """A board of one's own: regions of two to four villages, roads to all of them, one to five sees."""
    regions = draw(st.integers(seats, seats + 1))
    sizes = [draw(st.integers(2, 4)) for _ in range(regions)]
    homes = [region for region, size in enumerate(sizes) for _ in range(size)]
    sees = draw(st.integers(1, min(5, len(homes))))
    roads = [[f"v{draw(st.integers(0, at - 1))}", f"v{at}"] for at in range(1, len(homes))]
    for _ in range(draw(st.integers(0, len(homes)))):
        a, b = sorted([draw(st.integers(0, len(homes) - 1)), draw(st.integers(0, len(homes) - 1))])
        if a != b and [f"v{a}", f"v{b}"] not in roads:
            roads.append([f"v{a}", f"v{b}"])
    return {
        "slug": "drawn",
        "villages": [
            {
                "id": f"v{at}",
                "name": f"V{at}",
                "x": at,
                "y": at,
                "region": f"r{home}",
                "bishopric": f"s{at % sees}",
            }
            for at, home in enumerate(homes)
        ],
        "regions": [{"id": f"r{at}", "name": f"R{at}", "title": TITLES[at % 3]} for at in range(regions)],
        "bishoprics": [{"id": f"s{at}", "name": f"S{at}"} for at in range(sees)],
        "seats": [f"r{at}" for at in range(regions)],
        "roads": roads,
    }


@st.composite
def options(draw: st.DrawFn, seats: int) -> dict[str, Any]:
    """Options that go together, with an end in sight."""
    chosen: dict[str, Any] = {"turns": draw(st.integers(2, 30))}
    for option in GAME.options:
        if option.kind == "choice":
            chosen[option.name] = draw(st.sampled_from(option.choices))
        elif option.kind == "flag":
            chosen[option.name] = draw(st.booleans())
    chosen["goal"] = draw(st.integers(0, 4))
    chosen["start_money"] = 100 * draw(st.integers(0, 18))
    if draw(st.booleans()):
        chosen["board"], chosen["bishoprics"] = draw(boards(seats)), "default"
    if chosen["map"] == "2011":
        chosen["bishoprics"] = "default"
    return chosen


@st.composite
def positions(draw: st.DrawFn) -> Realm:
    """A sound table in the middle of a game, before a turn begins."""
    seats = draw(st.integers(*GAME.players))
    chosen = GAME.settled(draw(options(seats)), seats)
    board = Board(chosen["board"]) if chosen["board"] else standard_board(chosen["map"])
    g = Kingdom.empty(board, Settings(chosen, 1), seats)
    assert isinstance(g, Realm)
    g.clockwise = draw(st.permutations(list(range(seats))))
    g.home, g.first, g.turn = board.seats[:seats], draw(st.integers(0, seats - 1)), 1
    for seat in range(seats):
        g.receive(seat, 100 * draw(st.integers(0, 20)))
    settle(draw, g)
    raise_fiefs(draw, g)
    besiege(draw, g)
    invest(draw, g)
    g.weather = [int(draw(st.integers(0, 4)) == 4) for _ in g.weather]
    for _ in range(draw(st.integers(0, HAND * seats))):
        seat, kind = draw(st.integers(0, seats - 1)), draw(st.integers(0, g.cards - 1))
        if g.hand_size[seat] < HAND and g.deck[kind]:
            g.draw(seat, kind)
    return g


def settle(draw: st.DrawFn, g: Realm) -> None:
    """Soldiers, works and castles in some villages."""
    for village in range(g.board.village_count):
        seat = draw(st.integers(-1, g.seats - 1))
        if seat != NOBODY:
            g.enlist(seat, village, min(g.stock[seat], draw(st.integers(1, 4))))
        g.castle[village] = int(g.castles_left() > 0 and draw(st.booleans()))
        g.mills[village] = min(g.mills_left(), draw(st.integers(0, WORKS)))
        g.presses[village] = min(g.presses_left(), draw(st.integers(0, WORKS - g.mills[village])))


def raise_fiefs(draw: st.DrawFn, g: Realm) -> None:
    """Lords in villages of theirs, a King, titles, some of them in custody, and given villages."""
    for lord in range(draw(st.integers(0, LORD_COUNT))):
        village = draw(st.integers(0, g.board.village_count - 1))
        if g.owner[village] != NOBODY:
            g.deck[lord] -= 1
            g.deck_size -= 1
            g.seat_lord(g.owner[village], lord, village)
    lords = [lord for lord in range(LORD_COUNT) if g.family[lord] != NOBODY]
    if not lords:
        return
    if draw(st.booleans()):
        g.king = draw(st.sampled_from(lords))
    for region in range(len(g.title)):
        if draw(st.booleans()):
            entitle(draw, g, region, lords)


def entitle(draw: st.DrawFn, g: Realm, region: int, lords: list[int]) -> None:
    """A title with a bearer, or in the King's custody; its capital is its holder's, or empty."""
    bearer = draw(st.sampled_from(lords))
    seat = g.family[bearer]
    villages = g.board.in_region[region]
    g.title[region] = seat
    if g.king != NOBODY and draw(st.booleans()):
        g.title[region] = g.kings_seat()
        g.custody[region] = draw(st.sampled_from([KEPT, OWED]))
        g.capital[region] = draw(st.sampled_from([NOBODY, *villages]))
        if g.capital[region] != NOBODY:
            g.sitting[region] = g.occupant(g.capital[region])
        return
    g.bearer[region] = bearer
    own = [village for village in villages if g.occupant(village) in (seat, NOBODY)]
    g.capital[region] = draw(st.sampled_from(own)) if own else NOBODY
    for village in villages:
        friend = g.occupant(village)
        if friend not in (seat, NOBODY) and village != g.capital[region] and draw(st.booleans()):
            g.given[village], g.given_turn[village] = friend, 1


def besiege(draw: st.DrawFn, g: Realm) -> None:
    """Forces before villages of others: at most two that fight, guests and those who wait beside them."""
    board = g.board
    for village in range(board.village_count):
        standings = draw(
            st.sampled_from(((), (BESIEGING,), (ASSAULTING,), (ATTACKING, ATTACKING), (GUEST, WAITING)))
        )
        for standing, place in zip(standings, board.entrances[village], strict=False):
            seat = draw(st.integers(0, g.seats - 1))
            occupant = g.occupant(village)
            if occupant in (seat, NOBODY) or not g.stock[seat]:
                continue
            if g.owner[board.other_end(place)] not in (seat, NOBODY):
                continue
            g.enlist(seat, place, 1)
            g.arrivals += 1
            g.standing[place], g.arrived[place], g.chosen[place] = standing, g.arrivals, 1
            follow(draw, g, seat, place)


@st.composite
def sorties(draw: st.DrawFn, g: Realm) -> None:
    """M11 Lords of besieged villages have gone out to fight, some with soldiers."""
    for lord in range(LORD_COUNT):
        place = g.where[lord]
        if not 0 <= place < g.board.village_count or g.is_in_bad_weather(place):
            continue
        if g.is_besieged(place) and draw(st.booleans()):
            men = draw(st.integers(0, g.soldiers[place])) if g.leads(lord) else 0
            g.shift(place, g.board.gate(place), men, [lord])


def follow(draw: st.DrawFn, g: Realm, seat: int, place: int) -> None:
    """A lord of the family joins a force, if one stands where a soldier is left behind."""
    for lord in g.lords_of(seat):
        at = g.where[lord]
        if at < g.board.village_count and g.counters(at) > 1 and draw(st.booleans()):
            g.shift(at, place, 0, [lord])
            return


def invest(draw: st.DrawFn, g: Realm) -> None:
    """Some lords are bishops, some of those cardinals; never the King."""
    for see in range(len(g.board.sees)):
        lord = draw(st.integers(-1, LORD_COUNT - 1))
        if lord == NOBODY or g.family[lord] == NOBODY or g.see[lord] != NOBODY or lord == g.king:
            continue
        g.see[lord] = see
        g.deck[FIRST_BISHOP + see] -= 1
        g.deck_size -= 1
        g.cardinal[lord] = int(g.cardinals_left() > 0 and draw(st.booleans()))
