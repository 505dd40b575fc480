"""What steps, states and games do that bring only what they must."""

from collections.abc import Sequence

from homage.engine.game import Game
from homage.engine.state import Question, State
from homage.engine.values import CHANCE, TABLE, Action
from tests.toy import Done


class Call(Question[State]):
    """A question with one choice."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choices(self, g: State, seat: int) -> Sequence[Action]:
        return [Done()]

    def take(self, g: State, seat: int, act: Action) -> None:
        g.shown += 1


def test_a_question_to_the_table_waits_although_it_has_one_choice() -> None:
    state = State([Call(TABLE), Call(CHANCE)], 0)
    state.settle()
    assert (state.shown, list(state.awaited())) == (1, [TABLE])


def test_a_question_that_allows_no_deals_verifies_none() -> None:
    assert Call(0).verify(State([], 0), 0, "done") is None


def test_nobody_speaks_beside_the_question_unless_the_game_says_so() -> None:
    state = State([Call(TABLE)], 0)
    assert list(state.asides(TABLE)) == []
    assert [act.text() for act in state.choices(TABLE)] == ["done"]
    assert state.choices(0) == []


def test_a_game_without_a_clock_gives_the_table_no_time() -> None:
    assert Game().clock(State([], 0), Done()) == 0
