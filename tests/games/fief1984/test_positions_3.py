"""Positions set up from the rulings alone, with what must follow: bad weather, guests."""

from homage.games.fief1984.data import ATTACKING, BESIEGING, GUEST, WAITING
from homage.games.fief1984.model import Realm
from homage.games.fief1984.rules.p4_movement import Movement, MovementSlot
from tests.games.fief1984.bourg import (
    FROM_BUISSIERE,
    combat,
    dice,
    standing,
    stands,
)
from tests.games.fief1984.table import (
    about,
    begin,
    fief,
    force,
    given,
    lord,
    offers,
    put,
    region,
    when,
)

A, B, C, D = 0, 1, 2, 3


# ---- bad weather -------------------------------------------------------------------------------------------


def lone_lord_in_the_storm() -> Realm:
    """P04 Bad weather on the region Blaye; A's Jean goes alone to the entrance of B's La Salle."""
    g = given(turn=3)
    g.weather[region("county_blaye")] = 1
    put(g, A, "sennecy", 4, "jean", "louis")
    put(g, B, "la_salle", 3)
    begin(g, MovementSlot(A))
    assert about(g, A, "jean", "la_salle") == ["move jean la_salle 0"]
    when(g, "0 move jean la_salle 0")
    return g


def test_p04_in_bad_weather_a_lone_lord_may_besiege_or_ask() -> None:
    """A1, M8 Attack is not open; a refused passage makes a fight that waits."""
    g = lone_lord_in_the_storm()
    at = "la_salle-from-sennecy"
    assert offers(g, A) == [f"besiege {at}", f"ask {at} 0"]
    when(g, f"0 ask {at} 0", "1 refuse")
    assert standing(g, at) == ATTACKING
    assert not about(g, A, "jean")
    when(g, "0 done")
    combat(g)
    assert not g.agenda and stands(g, at) == (A, 0, [lord("jean")])


def next_turn_at_la_salle() -> Realm:
    """P04 The turn after, with C first and no weather."""
    g = lone_lord_in_the_storm()
    when(g, "0 ask la_salle-from-sennecy 0", "1 refuse", "0 done")
    g.turn, g.first, g.weather = 4, C, [0] * len(g.weather)
    return g


def test_p04_the_fight_comes_the_next_turn() -> None:
    """A2, M8, M13, M20, K1 Jean is bound, Louis joins him from behind, B's soldiers have no lord to go."""
    g = begin(next_turn_at_la_salle(), Movement())
    assert list(g.awaited()) == [A]
    assert not about(g, A, "jean")
    when(g, "0 move louis la_salle 4")
    at = "la_salle-from-sennecy"
    assert stands(g, at) == (A, 4, [lord("jean"), lord("louis")]) and standing(g, at) == ATTACKING
    assert not g.agenda
    combat(g)
    dice(g, 6, 1)  # one die each: 6 counters against 3, in the open
    when(g, "0 lose 1")
    assert stands(g, "la_salle") == (A, 3, [lord("jean"), lord("louis")])


def test_p04_bad_weather_again_puts_the_fight_off_again() -> None:
    """A2 No fight in Phase 5, and Jean still may not leave."""
    g = next_turn_at_la_salle()
    g.weather[region("county_blaye")] = 1
    begin(g, Movement())
    assert not about(g, A, "jean")
    when(g, "0 done")
    combat(g)
    assert not g.agenda and standing(g, "la_salle-from-sennecy") == ATTACKING


def bourg_in_the_storm() -> Realm:
    """P05 B's county of Bourg in bad weather, with A's guest, C's intruders and D's siege."""
    g = given(4, turn=2)
    g.weather[region("county_bourg")] = 1
    put(g, B, "bourg", 3, "roland")
    put(g, B, "villeneuve", 1, "robert")
    fief(g, B, "county_bourg", "roland", "bourg")
    put(g, C, "st_vivien", 2)
    put(g, D, "charolles", 1)
    g.turn = 1
    force(g, A, FROM_BUISSIERE, GUEST, 4, "henri")
    force(g, D, "villeneuve-from-charolles", BESIEGING, 3, "gauvain")
    g.turn = 2
    return g


def test_p05_a_guest_in_the_storm_keeps_his_passage() -> None:
    """A1, A2, M7 Henri may go alone; soldiers neither cross nor turn back; nobody attacks."""
    g = begin(bourg_in_the_storm(), Movement())
    assert f"attack {FROM_BUISSIERE}" not in offers(g, A)
    assert "move henri la_buissiere 0" in offers(g, A)
    moves = about(g, A, "henri")
    assert moves and all(text.endswith(" 0") for text in moves)
    when(g, "0 done")
    assert standing(g, FROM_BUISSIERE) == GUEST
    g.turn, g.weather = 3, [0] * len(g.weather)
    begin(g, MovementSlot(A))
    assert not about(g, A, "henri", "villeneuve")  # besieged: nobody else comes near (M10)
    assert "move henri st_vivien 0..4" in offers(g, A)


def test_p05_a_siege_in_the_storm_goes_on() -> None:
    """A2, M12, M11 No assault, no leaving with soldiers, no sortie, not even of a lord alone."""
    g = begin(bourg_in_the_storm(), Movement())
    when(g, "0 done")
    assert list(g.awaited()) == [B]
    assert not about(g, B, "robert")
    assert sorted(about(g, B, "roland")) == ["move roland st_vivien 0", "move roland villeneuve 0"]
    when(g, "1 done")
    assert list(g.awaited()) == [D]
    assert "attack villeneuve-from-charolles" not in offers(g, D)
    assert about(g, D, "gauvain", "charolles") == ["move gauvain charolles 0"]
    when(g, "3 done")
    combat(g)
    assert not g.agenda  # neither villagers' dice nor a battle
    assert standing(g, "villeneuve-from-charolles") == BESIEGING


# ---- guests ------------------------------------------------------------------------------------------------


def guest_of_st_andromy() -> Realm:
    """P12 A's Gauvain is B's guest before St Andromy since turn 4; C comes from St Médard in turn 5."""
    g = given(turn=4)
    put(g, B, "st_andromy", 2, "jean")
    force(g, A, "st_andromy-from-tournus", GUEST, 5, "gauvain")
    put(g, A, "tournus", 1)
    put(g, C, "st_medard", 3, "louis")
    g.turn, g.first = 5, C
    begin(g, MovementSlot(C), MovementSlot(A))
    return when(g, "2 move louis st_andromy 3")


def test_p12_a_guest_overtaken_by_a_siege() -> None:
    """M7, M14, M16, M18, K16 He may stay or turn back; staying ends the grant, and he merely waits."""
    g = guest_of_st_andromy()
    at = "st_andromy-from-st_medard"
    assert offers(g, C) == [f"besiege {at}", f"attack {at}", f"ask {at} 0"]
    when(g, f"2 besiege {at}")
    while list(g.awaited()) == [C]:
        when(g, "2 done")
    assert offers(g, A) == ["done", "move gauvain tournus 0..5"]
    when(g, "0 done")
    assert standing(g, "st_andromy-from-tournus") == WAITING
    combat(g)
    assert not g.agenda


def test_p12_a_guest_overtaken_by_an_attack() -> None:
    """M7, M13, M16 He may cross by a free road, turn back, stay, or join in."""
    g = when(guest_of_st_andromy(), "2 attack st_andromy-from-st_medard")
    while list(g.awaited()) == [C]:
        when(g, "2 done")
    assert sorted(offers(g, A)) == [
        "attack st_andromy-from-tournus",
        "done",
        "move gauvain mazilles 0..5",
        "move gauvain tournus 0..5",
    ]
    when(g, "0 move gauvain mazilles 5")
    assert "move gauvain chateauneuf 0..5" in offers(g, A)


def test_p12_a_guest_stopped_behind_the_village() -> None:
    """M7, M5, M22 An opponent in Mazilles stops him at its entrance, without a second trip."""
    g = given(turn=4)
    put(g, B, "st_andromy", 2, "jean")
    force(g, A, "st_andromy-from-tournus", GUEST, 5, "gauvain")
    put(g, C, "mazilles", 1)
    g.turn = 5
    begin(g, MovementSlot(A))
    when(g, "0 move gauvain mazilles 5", "0 besiege mazilles-from-st_andromy")
    assert stands(g, "mazilles-from-st_andromy") == (A, 5, [lord("gauvain")])
    assert not about(g, A, "gauvain")
