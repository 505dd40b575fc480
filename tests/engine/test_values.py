"""Values print, parse and compare."""

import pytest

from homage.engine.errors import IllegalAction
from homage.engine.values import (
    CHANCE,
    NOBODY,
    NUMBER,
    NUMBERS,
    PLAIN,
    TABLE,
    WORDS,
    Action,
    Event,
    Kind,
    Names,
    Ranged,
    Value,
    kebab,
    message,
    read_action,
    read_row,
    write_seat,
)

LORD = Kind("lord", ("henri", "jean"), target=True)
TOWN = Kind("town", board=True)
BOARD = Names({"town": ("blaye", "bourg")})


class Stay(Action):
    verb = "stay"


class Slay(Action):
    verb = "slay"
    fields = (("lords", LORD.several()),)

    def __init__(self, lords: tuple[int, ...]) -> None:
        self.lords = lords


class March(Ranged):
    verb = "march"
    fields = (("lord", LORD), ("town", TOWN), ("soldiers", NUMBER))
    pace = 2

    def __init__(self, lord: int, town: int, soldiers: int, most: int = 0) -> None:
        self.lord, self.town, self.soldiers, self.most = lord, town, soldiers, most


class TownTaken(Event):
    fields = (("town", TOWN), ("lords", LORD.several()), ("dice", NUMBERS))

    def __init__(self, town: int, lords: tuple[int, ...], dice: tuple[int, ...]) -> None:
        self.town, self.lords, self.dice = town, lords, dice


class Says(Value):
    fields = (("words", WORDS),)

    def __init__(self, words: tuple[str, ...]) -> None:
        self.words = words


VERBS = {one.verb: one for one in (Stay, Slay, March)}


def test_an_action_reads_back_as_it_prints() -> None:
    for act, text in [
        (Stay(), "stay"),
        (Slay((1, 0)), "slay jean henri"),
        (Slay(()), "slay"),
        (March(0, 1, 4), "march henri bourg 4"),
    ]:
        assert act.text(BOARD) == text
        assert read_action(text, VERBS, BOARD) == act


@pytest.mark.parametrize(
    "text",
    [
        "",
        "run",
        "stay now",
        "march henri",
        "march henri paris 4",
        "march henri bourg 04",
        "march henri bourg x",
        "slay  jean",
    ],
)
def test_what_no_action_prints_is_refused_with_its_words(text: str) -> None:
    with pytest.raises(IllegalAction, match="is not an action"):
        read_action(text, VERBS, BOARD)


def test_a_row_begins_with_who_acts() -> None:
    assert read_row("chance stay", VERBS) == (CHANCE, Stay())
    assert read_row("table stay", VERBS) == (TABLE, Stay())
    assert read_row("3 stay", VERBS) == (3, Stay())
    assert [write_seat(seat) for seat in (CHANCE, TABLE, 3)] == ["chance", "table", "3"]
    for row in ("stay", "03 stay", "-1 stay", "² stay", ""):
        with pytest.raises(IllegalAction):
            read_row(row, VERBS)


def test_a_range_is_offered_once_and_narrowed() -> None:
    offer = March(0, 1, 0, 7)
    assert list(offer.numbers()) == [0, 2, 4, 6]
    assert offer.at(4).text(BOARD) == "march henri bourg 4" and offer.least() == 0
    assert list(March(0, 1, 3).numbers()) == [3]


def test_values_are_equal_by_class_and_fields() -> None:
    assert Stay() == Stay() and hash(Stay()) == hash(Stay()) and Stay() != Slay(())
    assert Slay((1,)) != Slay((0,)) and len({Slay((1,)), Slay((1,))}) == 1
    assert repr(March(0, 1, 4)) == "March(0, 1, 4)"
    assert Says(("a", "b")).text() == "Says a b"
    assert WORDS.read(["a", "b"], PLAIN) == ("a", "b")
    assert type(WORDS)("word").read(["a", "b"], PLAIN) == "a"


def test_an_absent_id_prints_as_none() -> None:
    assert LORD.slug(NOBODY, BOARD) == TOWN.slug(NOBODY, BOARD) == "none"


def test_a_message_has_the_class_for_an_id_and_tagged_arguments() -> None:
    told = message(TownTaken(0, (0, 1), (6, 3)), BOARD)
    assert told == {
        "id": "town-taken",
        "args": {"town": "town:blaye", "lords": ["lord:henri", "lord:jean"], "dice": (6, 3)},
    }
    assert message(Stay(), PLAIN, "act-stay") == {"id": "act-stay", "args": {}}
    assert kebab("AThingOfBeauty") == "a-thing-of-beauty"
    assert TownTaken(0, (), ()).seen_by(NOBODY) == TownTaken(0, (), ())
