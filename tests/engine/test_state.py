"""Chance, options, codec, views: the rest of the engine."""

import json
from fractions import Fraction
from typing import Any

import pytest

from homage.bots.luck import Seeded
from homage.engine.chance import play_out, throw, weighted
from homage.engine.codec import dump, load
from homage.engine.errors import BadOption
from homage.engine.game import Game, Option, Reason
from homage.engine.state import Aside, Question, Sealed, State, Step
from homage.engine.values import CHANCE, NOBODY, Action
from tests.conformance import Luck, begun
from tests.toy import TOY, Keep, Toll


class Given:
    """An Rng that returns what it is given."""

    def __init__(self, *numbers: int) -> None:
        self.numbers = list(numbers)

    def below(self, n: int) -> int:
        """The next number."""
        return self.numbers.pop(0)


def test_a_weighted_draw_gives_each_outcome_its_share() -> None:
    weights = [1, 3, 0, 2]
    drawn = [weighted(Given(n), weights) for n in range(6)]
    assert [Fraction(drawn.count(index), 6) for index in range(4)] == [Fraction(w, 6) for w in weights]
    with pytest.raises(ValueError, match="positive"):
        weighted(Given(0), [0, 0])


def test_chance_answers_by_the_weights_of_its_question() -> None:
    state = begun(TOY, {}, 2).state
    assert [throw(state, Given(n)).text() for n in (0, 3, 4, 8, 11)] == [
        *("card copper", "card copper", "card silver", "card crown", "card crown")
    ]


def test_a_state_survives_json() -> None:
    state = begun(TOY, {}, 3).state
    state.apply(CHANCE, "card crown")
    again = load(TOY.setup({"rounds": 2, "minutes": 0}, 3), json.loads(json.dumps(dump(state))))
    assert dump(again) == dump(state)
    assert again.agenda == state.agenda


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        (Option("goal", "number", 3, 1, 5), "4", 4),
        (Option("map", "choice", "a", choices=("a", "b")), "b", "b"),
        (Option("open", "flag", False), "yes", True),
        (Option("open", "flag", False), "false", False),
    ],
)
def test_an_option_reads_from_a_command_line(option: Option, text: str, value: object) -> None:
    assert option.read(text) == value and option.allows(value)


@pytest.mark.parametrize(
    ("option", "text", "said"),
    [
        (Option("goal", "number", 3, 1, 5), "6", "from 1 to 5"),
        (Option("goal", "number", 3, 1, 5), "many", "whole number"),
        (Option("map", "choice", "a", choices=("a", "b")), "c", "one of a, b"),
        (Option("open", "flag", False), "perhaps", "true or false"),
        (Option("board", "board", None), "x", "a board in JSON"),
    ],
)
def test_a_wrong_option_is_told_what_it_takes(option: Option, text: str, said: str) -> None:
    with pytest.raises(BadOption, match=said):
        option.read(text)


def test_a_number_option_keeps_to_its_steps() -> None:
    money = Option("money", "number", 500, 0, 1800, step=100)
    assert money.allows(1800) and not money.allows(1750) and money.takes().endswith("in steps of 100")


def test_a_number_option_takes_no_flag() -> None:
    assert not Option("goal", "number", 3, 0, 5).allows(True)
    assert Option("board", "board", None).allows({}) and Option("board", "board", None).allows(None)


def test_a_view_offers_ranges_and_tells_the_end() -> None:
    journal = begun(TOY, {"rounds": 1, "minutes": 5}, 2)
    for text in ("card silver", "card crown"):
        journal.state.apply(CHANCE, text)
    view = TOY.view(TOY.sight(journal.state, 1))
    assert view["awaited"] == [0, 1] and view["prompt"]["id"] == "ask-bids" and view["outcome"] is None
    offer = view["choices"][0]
    assert offer["range"] == {"least": 0, "most": 3, "step": 1} and offer["group"] == "bid"
    journal.state.apply(-3, "time-up")
    view = TOY.view(TOY.sight(journal.state, NOBODY))
    assert view["prompt"] is None and view["choices"] == [] and view["outcome"]["reason"]["id"] == "most-gold"


def test_a_rule_that_runs_away_is_stopped() -> None:
    class Again(Step[State]):
        def run(self, g: State) -> None:
            g.then(Again())

    state = Toll(2, 1, False)
    state.agenda = [Again()]
    with pytest.raises(AssertionError, match="run away"):
        state.settle()


def test_an_only_choice_takes_itself_and_nobody_asked_lapses() -> None:
    taken: list[int] = []

    class Only(Question[State]):
        def __init__(self) -> None:
            self.seat = 1

        def choices(self, g: State, seat: int) -> list[Action]:
            return [Keep()]

        def take(self, g: State, seat: int, act: Action) -> None:
            taken.append(seat)

    class Nobody(Only):
        def actors(self, g: State) -> tuple[int, ...]:
            return ()

    state = Toll(2, 1, False)
    state.agenda = [Only(), Nobody()]
    state.settle()
    assert taken == [1] and list(state.awaited()) == [] and state.choices(1) == []


@pytest.mark.parametrize(
    "call",
    [
        lambda: Step[Any]().run(State([], 0)),
        lambda: Question[Any]().choices(State([], 0), 0),
        lambda: Question[Any]().take(State([], 0), 0, Keep()),
        lambda: Sealed[Any]().reveal(State([], 0), []),
        lambda: Aside().befall(None),
        lambda: State([], 0).clone(),
        lambda: State([], 0).outcome(),
        lambda: State([], 0).faults(),
        lambda: Game().setup({}, 2),
        lambda: Game().sight(State([], 0), 0),
        lambda: Game().imagine(TOY.sight(Toll(2, 1, False), 0), Luck(1)),
        lambda: Game().facts(TOY.sight(Toll(2, 1, False), 0)),
        lambda: Game().advise(TOY.sight(Toll(2, 1, False), 0), [], Luck(1)),
        lambda: Game().why(TOY.sight(Toll(2, 1, False), 0), 0, ""),
    ],
)
def test_a_game_must_bring_its_own(call: object) -> None:
    with pytest.raises(NotImplementedError):
        call()  # type: ignore[operator]


def test_a_reason_names_its_rule() -> None:
    assert (Reason("M10").rule, Reason("M10").about) == ("M10", None)
    assert list(Game().blunders(State([], 0), 0, Keep())) == []
    assert Game().clock(State([], 0), Keep()) == 0


def test_a_playout_ends_the_game_or_stops_where_it_was_told_to() -> None:
    state = TOY.setup(TOY.settled({"rounds": 2}, 3), 3)
    state.settle()
    twin = state.clone()
    assert play_out(state, Seeded(3), 5) == 5 and state.agenda
    rest = play_out(state, Seeded(4), 10**9)
    assert rest > 5 and not state.agenda and not state.faults()
    assert play_out(state, Seeded(4), 10**9) == 0, "nobody plays on in a game that is over"
    play_out(twin, Seeded(3), 5)
    assert play_out(twin, Seeded(4), 10**9) == rest and dump(twin) == dump(state), "the seed decides"
