"""Phase 4 in bad weather (A1, A2, A13)."""

from homage.games.fief1984.data import ATTACKING, BESIEGING
from homage.games.fief1984.model import Realm
from homage.games.fief1984.rules.p4_movement import Movement
from tests.games.fief1984.bourg import (
    BOURG,
    FROM_VILLENEUVE,
    FROM_VIVIEN,
    guest,
    refused,
    siege,
    slot,
    standing,
)
from tests.games.fief1984.table import begin, force, given, offers, put, region, when


def storm(g: Realm, slug: str = "county_bourg") -> None:
    g.weather[region(slug)] = 1


def test_a1_soldiers_neither_enter_leave_nor_move_in_bad_weather() -> None:
    g = given()
    storm(g)
    put(g, 0, "villeneuve", 3, "henri")
    put(g, 0, "charolles", 3, "jean")
    slot(g)
    assert {text for text in offers(g, 0) if text.startswith("move")} == {
        "move henri charolles 0",
        "move henri st_medard 0",
        "move henri bourg 0",
        "move henri les_essarts 0",
        "move jean blaye 0..3",
        "move jean l_epervier 0..3",
        "move jean villeneuve 0",
    }


def test_a1_a_lone_lord_besieges_or_asks_but_attacks_not() -> None:
    """A1, A13 The entrance has the weather of the village it faces."""
    g = given()
    storm(g)
    put(g, 1, BOURG, 4)
    put(g, 0, "st_paul", 3, "henri")
    when(slot(g), "0 move henri st_vivien 0", "0 move henri bourg 0")
    assert offers(g, 0) == [f"besiege {FROM_VIVIEN}", f"ask {FROM_VIVIEN} 0"]


def test_a13_a_force_has_the_weather_of_the_village_it_faces() -> None:
    """A13 Turning back out of the storm is for the lord alone."""
    g = given(turn=1)
    put(g, 1, "villeneuve", 1)
    force(g, 0, "villeneuve-from-charolles", BESIEGING, 3, "henri")
    g.turn = 2
    storm(g)
    slot(g)
    assert "move henri charolles 0" in offers(g, 0)
    assert refused(g, "0 move henri charolles 1")


def test_a2_in_bad_weather_a_force_stays_as_it_is() -> None:
    """A2, M16 (a) A siege goes on unsaid, a granted passage is kept."""
    for make in (siege, guest):
        g = make()
        before = standing(g, FROM_VILLENEUVE)
        storm(g)
        when(slot(g), "0 done")
        assert standing(g, FROM_VILLENEUVE) == before
        assert not g.awaited()


def test_a2_nobody_leaves_a_besieged_village_and_no_relief_comes() -> None:
    g = siege()
    storm(g)
    put(g, 1, "villeneuve", 5, "jean")
    slot(g, 1)
    assert not [text for text in offers(g, 1) if "roland" in text]
    assert not [text for text in offers(g, 1) if text.startswith("move jean bourg")]


def test_a2_a_fight_made_inevitable_waits_and_its_force_stays() -> None:
    """A2, M8 Refused in a storm, the lord attacks later and may not leave until then."""
    g = given()
    storm(g)
    put(g, 1, BOURG, 4)
    put(g, 0, "villeneuve", 0, "henri")
    when(slot(g), "0 move henri bourg 0", f"0 ask {FROM_VILLENEUVE} 0", "1 refuse")
    assert standing(g, FROM_VILLENEUVE) == ATTACKING
    g.turn, g.weather = 2, [0] * len(g.weather)
    begin(g, Movement())
    assert not g.awaited()
    assert standing(g, FROM_VILLENEUVE) == ATTACKING


def test_a2_two_forces_converge_in_a_storm() -> None:
    """A2, K16 The second can only attack, and the fight waits."""
    g = given()
    storm(g)
    put(g, 1, BOURG, 4)
    force(g, 0, FROM_VILLENEUVE, ATTACKING, 0, "henri")
    put(g, 2, "st_vivien", 0, "jean")
    when(slot(g, 2), "2 move jean bourg 0")
    assert standing(g, FROM_VIVIEN) == ATTACKING
