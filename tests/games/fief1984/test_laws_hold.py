"""The laws of the table hold after every row, whatever is chosen, under any options and on any board."""

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from homage.engine.state import Step
from homage.engine.values import NOBODY, Ranged
from homage.games.fief1984.data import ASSAULTING, ATTACKING, BESIEGING, GUEST
from homage.games.fief1984.fief import GAME
from homage.games.fief1984.model import Realm
from homage.games.fief1984.rules.consequences import Consequences
from homage.games.fief1984.rules.ending import EndOfTurn
from homage.games.fief1984.rules.p1_cards import CardSlot, DiscardSlot, PlayingOfCards
from homage.games.fief1984.rules.p2_revenues import Revenues, TitheSlot
from homage.games.fief1984.rules.p3_purchases import Purchases, PurchaseSlot
from homage.games.fief1984.rules.p4_forces import is_active
from homage.games.fief1984.rules.p4_movement import Movement
from homage.games.fief1984.rules.p5_combat import Combat
from homage.games.fief1984.rules.p6_negotiations import Negotiations
from homage.games.fief1984.rules.p6_talks import OpenTalks, TalkSlot
from homage.games.fief1984.rules.turn import Turn
from tests.conformance import Luck, check_offers, check_sights, look
from tests.games.fief1984.anywhere import options, positions, sorties
from tests.scale import scale

EXAMPLES = scale("drawn games")
ROWS = 150  # of each game
LOOK = 25  # rows from one look with everybody's eyes to the next
SETTINGS = settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
    phases=(Phase.explicit, Phase.generate, Phase.shrink),
)


PHASES: tuple[Step[Realm], ...] = (
    *(PlayingOfCards(), Revenues(), Purchases(), Movement(), Combat(), Negotiations(), EndOfTurn()),
)
SETTLED = (CardSlot, TitheSlot, PurchaseSlot, TalkSlot, OpenTalks, DiscardSlot)  # all has been settled before


def check_settled(g: Realm) -> None:
    """K18 Between two acts nothing is left to follow: bearers, capitals, lordless families, the goal."""
    again = g.clone()
    assert isinstance(again, Realm)
    again.then(Consequences())
    again.settle()
    assert look(again) == look(g)


def check_forces(g: Realm) -> None:
    """M4, M10, M13, M14 Two forces fight for a village at most; a besieger shares with nobody, nor does a
    road."""
    board = g.board
    for village in range(board.village_count):
        active = [place for place in board.entrances[village] if is_active(g, place)]
        assert len(active) <= 2
        assert not g.is_besieged(village) or len({g.owner[place] for place in active}) == 1
        for place in board.entrances[village]:
            ends = (g.owner[place], g.owner[board.other_end(place)])
            assert NOBODY in ends or ends[0] == ends[1]
            check_standing(g, place, g.occupant(village))


def check_standing(g: Realm, place: int, occupant: int) -> None:
    """M17, F14 Nobody besieges, passes or attacks where no opponent is; who sits in a capital is there."""
    standing, seat = g.standing[place], g.owner[place]
    if standing in (BESIEGING, ASSAULTING, GUEST):
        assert occupant not in (NOBODY, seat)
    assert standing != ATTACKING or occupant != seat
    village = g.board.faces[place]
    region = g.board.region[village]
    if g.capital[region] == village:
        assert g.sitting[region] in (NOBODY, occupant)


def play(data: st.DataObject, state: Realm, rows: int) -> None:
    """Arbitrary choices, the laws looked at after each; a failure is shrunk to few rows and early offers."""
    assert not state.faults(), state.faults()
    played: list[str] = []
    for row in range(data.draw(st.integers(0, rows), "rows")):
        awaited = list(state.awaited())
        if not awaited:
            break
        if row % LOOK == 0:
            check_sights(GAME, state, Luck(row))
        check_offers(state)
        if isinstance(state.question(), SETTLED):
            check_settled(state)
        check_forces(state)
        seat = data.draw(st.sampled_from(awaited))
        acts = state.choices(seat)
        act = acts[data.draw(st.integers(0, len(acts) - 1))]
        if isinstance(act, Ranged):
            numbers = act.numbers()
            act = act.at(numbers[data.draw(st.integers(0, len(numbers) - 1))])
        played.append(f"{seat} {act.text(state.names)}")
        state.play(seat, act)
        assert not state.faults(), (state.faults(), played)


@SETTINGS
@given(st.data())
def test_laws_hold_from_the_first_throw(data: st.DataObject) -> None:
    """A game from its setup."""
    seats = data.draw(st.integers(*GAME.players), "seats")
    state = GAME.setup(data.draw(options(seats)), seats)
    assert isinstance(state, Realm)
    state.settle()
    play(data, state, ROWS)


@SETTINGS
@given(st.data())
def test_laws_hold_from_any_position(data: st.DataObject) -> None:
    """On from any phase, in a sound position with sieges, guests, gifts, custody and clergy."""
    g = data.draw(positions())
    g.turn = 2
    phase = data.draw(st.integers(0, len(PHASES) - 1))
    if isinstance(PHASES[phase], Combat):
        data.draw(sorties(g))
    g.then(Consequences(), *PHASES[phase:], Turn())
    g.settle()
    play(data, g, ROWS)
