"""The door for answers: names of questions, one answer for one triple, undo, records."""

import pytest

from homage.engine.errors import BadOption, BadRecord, GameOver, IllegalAction, NotYourTurn, StaleAnswer
from homage.engine.journal import Journal, TakenBack
from homage.engine.record import Record, read_record
from homage.engine.values import CHANCE, NOBODY, TABLE
from tests.conformance import Luck, begun, look, picked
from tests.toy import TOY, Toll


def at_the_bids(rounds: int = 1, minutes: int = 0) -> Journal:
    """Two seats, cards drawn, bids open."""
    journal = begun(TOY, {"rounds": rounds, "minutes": minutes}, 2)
    for card in ("silver", "crown"):
        journal.append(CHANCE, f"card {card}", journal.state.offered(CHANCE, f"card {card}"))
    return journal


def at_the_play() -> Journal:
    """Seat 0 has bid most, thrown a four, and may lay his silver."""
    journal = at_the_bids()
    journal.answer(2, 0, "bid 1")
    journal.answer(2, 1, "bid 0")
    journal.append(CHANCE, "die 4", journal.state.offered(CHANCE, "die 4"))
    return journal


def test_a_question_is_named_by_the_rows_before_it_while_some_have_answered() -> None:
    journal = at_the_bids()
    assert (journal.opened, journal.version) == (2, 2)
    journal.answer(2, 1, "bid 3")
    assert (journal.opened, list(journal.state.awaited())) == (2, [0])
    journal.answer(2, 0, "bid 1")
    assert (journal.opened, list(journal.state.awaited())) == (4, [CHANCE])


def test_the_same_answer_twice_is_one_answer() -> None:
    journal = at_the_bids()
    assert journal.answer(2, 1, "bid 3") == 3 == journal.answer(2, 1, "bid 3")
    journal.answer(2, 0, "bid 1")
    assert journal.answer(2, 1, "bid 3") == 4, "also when the question is closed"
    with pytest.raises(StaleAnswer):
        journal.answer(2, 1, "bid 2")
    assert journal.version == 4


def test_an_answer_may_be_replaced_until_the_last_is_in() -> None:
    journal = at_the_bids()
    journal.answer(2, 1, "bid 3")
    journal.answer(2, 1, "bid 0")
    journal.answer(2, 0, "bid 1")
    state = journal.state
    assert isinstance(state, Toll) and state.gold == [2, 3]


def test_what_is_refused_leaves_no_trace() -> None:
    journal = at_the_bids()
    before = look(journal.state)
    with pytest.raises(IllegalAction, match="not on offer"):
        journal.answer(2, 0, "bid 4")
    for text in ("bid 01", "bid -1", "bid", "lay silver"):
        with pytest.raises(IllegalAction):
            journal.answer(2, 0, text)
    with pytest.raises(NotYourTurn):
        journal.answer(2, 5, "bid 1")
    with pytest.raises(StaleAnswer):
        journal.answer(1, 0, "bid 1")
    assert (look(journal.state), journal.version) == (before, 2)


def test_a_rule_that_fails_leaves_the_game_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    journal = at_the_play()
    before, told = look(journal.state), len(journal.told)

    def broken(question: object, g: Toll, seat: int, act: object) -> None:
        g.gold[0] = 99
        raise RuntimeError("a fault in the rules")

    monkeypatch.setattr("tests.toy.Play.take", broken)
    with pytest.raises(RuntimeError):
        journal.answer(journal.opened, 0, "keep")
    assert (look(journal.state), len(journal.told), journal.version) == (before, told, 5)


def test_a_seat_takes_back_its_own_last_row_only() -> None:
    journal = at_the_play()
    before = look(journal.state)
    assert [journal.undoable(seat) for seat in (0, 1)] == [None, None], "a die has been thrown"
    with pytest.raises(NotYourTurn, match="Nothing to take back"):
        journal.undo(0)
    opened = journal.opened
    journal.answer(opened, 0, "keep")
    assert [journal.undoable(seat) for seat in (0, 1)] == [5, None]
    journal.undo(0)
    assert look(journal.state) == before and journal.record.rows[-1] == "table undo 5"
    assert journal.opened == 7, "the question has a name that never came before"
    assert journal.told[-1] == TakenBack(0, 5)
    with pytest.raises(StaleAnswer):
        journal.answer(opened, 0, "lay silver")


def test_what_was_shown_cannot_be_taken_back() -> None:
    journal = at_the_play()
    journal.answer(journal.opened, 0, "lay silver")
    assert journal.undoable(0) is None


def test_several_own_rows_are_taken_back_one_by_one_and_another_seat_ends_it() -> None:
    journal = at_the_play()
    journal.answer(journal.opened, 0, "keep")
    journal.answer(journal.opened, 0, "give 1 1")
    assert journal.undoable(0) == 6
    journal.undo(0)
    journal.undo(0)
    assert journal.live == [0, 1, 2, 3, 4]
    journal.answer(journal.opened, 0, "keep")
    journal.answer(journal.opened, 0, "done")
    journal.answer(journal.opened, 1, "keep")
    assert journal.undoable(0) is None and journal.undoable(1) == journal.version - 1


def test_a_seat_takes_back_several_own_rows_at_once() -> None:
    journal = at_the_play()
    before = look(journal.state)
    journal.answer(journal.opened, 0, "keep")
    journal.answer(journal.opened, 0, "give 1 1")
    journal.rewind(5)
    assert look(journal.state) == before
    assert journal.told[-1] == TakenBack(0, 5)
    assert journal.undoable(0) is None


def test_the_table_may_go_back_further_by_consent() -> None:
    journal = at_the_play()
    journal.answer(journal.opened, 0, "lay silver")
    journal.rewind(3)
    assert list(journal.state.awaited()) == [1] and journal.told[-1] == TakenBack(TABLE, 3)
    with pytest.raises(IllegalAction, match="Row 4"):
        journal.rewind(4)
    again = Journal(TOY, read_record(journal.record.text()))
    assert look(again.state) == look(journal.state) and again.events(1) == journal.events(1)


def test_each_viewer_has_his_own_numbers() -> None:
    journal = at_the_play()
    assert [number for number, _ in journal.events(NOBODY)] == list(range(len(journal.events(NOBODY))))
    assert journal.events(0, 2) == journal.events(0)[2:]


def test_a_deal_is_free_within_what_verifies() -> None:
    journal = at_the_play()
    journal.answer(journal.opened, 0, "keep")
    assert "give 1 2" not in [act.text() for act in journal.state.choices(0)]
    with pytest.raises(IllegalAction):
        journal.answer(journal.opened, 0, "give 1 99")
    journal.answer(journal.opened, 0, "give 1 2")
    state = journal.state
    assert isinstance(state, Toll) and state.gold == [4, 5]


def test_the_table_may_speak_while_a_question_is_open() -> None:
    journal = at_the_bids(minutes=5)
    assert [act.text() for act in journal.state.choices(TABLE)] == ["time-up"]
    journal.append(TABLE, "time-up", journal.state.offered(TABLE, "time-up"))
    with pytest.raises(GameOver):
        journal.answer(journal.opened, 0, "bid 1")


def test_who_may_only_speak_beside_the_question_cannot_answer_it() -> None:
    journal = at_the_bids(minutes=5)
    with pytest.raises(IllegalAction, match="choose one of the 1 things that are"):
        journal.state.offered(TABLE, "bid 1")


def finished() -> Record:
    """A short game, played to its end."""
    journal, luck = begun(TOY, {"rounds": 1}, 2), Luck(4)
    while journal.state.question() is not None:
        seat = journal.state.awaited()[0]
        act = picked(journal.state, seat, luck)
        journal.append(seat, act.text(), act)
    return journal.record


def test_a_record_prints_and_reads() -> None:
    record = finished()
    record.luck = "ab12"
    again = read_record(record.text())
    assert again.text() == record.text()
    assert record.text().startswith(
        "homage 1\ngame toll\nrules 1\nseats 2\noption rounds 1\noption minutes 0\nluck ab12\n\n"
    )


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("homage 1", "homage 9", "Line 1"),
        ("\n\n", "\n", "blank line"),
        ("seats 2", "seats two", "Line 4"),
        ("seats 2", "chairs 2", "Line 4"),
        ("option rounds 1", "option rounds {", "Line 5"),
        ("game toll\n", "", "game, rules and seats"),
        ("rules 1", "rules 7", "rules version 7"),
        ("chance card ", "chance card gold", "Row 0"),
        ("chance card ", "0 card ", "Row 0"),
        ("chance card ", "nobody card ", "Row 0"),
    ],
)
def test_a_broken_record_is_refused_and_its_place_told(old: str, new: str, said: str) -> None:
    text = finished().text().replace(old, new, 1)
    with pytest.raises(BadRecord, match=said):
        Journal(TOY, read_record(text))


def test_a_record_cut_off_in_a_row_is_refused() -> None:
    with pytest.raises(BadRecord, match="cut off"):
        read_record(finished().text()[:-3])
    with pytest.raises(BadRecord, match="Row"):
        Journal(TOY, read_record(finished().text() + "table undo 999\n"))
    with pytest.raises(BadRecord, match="Row 0"):
        Journal(TOY, Record("toll", 1, 2, TOY.settled({}, 2), "", ["0 nonsense"]), check=False)


def test_options_are_checked_before_a_game() -> None:
    assert TOY.settled({}, 2) == {"rounds": 2, "minutes": 0}
    for options, seats, said in [
        ({}, 9, "2 to 4 players"),
        ({"x": 1}, 2, "no option"),
        ({"rounds": 9}, 2, "from 1 to 5"),
    ]:
        with pytest.raises(BadOption, match=said):
            TOY.settled(options, seats)
