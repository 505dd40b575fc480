"""Positions set up from the rulings alone, with what must follow: sieges, sorties, relief."""

from homage.engine.values import CHANCE, NOBODY
from homage.games.fief1984.data import ASSAULTING, ATTACKING, BESIEGING
from homage.games.fief1984.model import Realm
from homage.games.fief1984.rules.p4_movement import Movement, MovementSlot
from tests.games.fief1984.bourg import (
    BOURG,
    FROM_BUISSIERE,
    FROM_VILLENEUVE,
    FROM_VIVIEN,
    combat,
    dice,
    standing,
    stands,
)
from tests.games.fief1984.table import (
    about,
    begin,
    force,
    given,
    lord,
    offers,
    ordain,
    place,
    put,
    village,
    when,
)

A, B, C, D = 0, 1, 2, 3


# ---- sieges and sorties ------------------------------------------------------------------------------------


def siege_of_bourg(seats: int, first: int, soldiers: int, inside: int, *lords: str) -> Realm:
    """A's Henri has besieged B's Bourg, with a castle, from Villeneuve since turn 1; it is turn 2."""
    g = given(seats, first=first)
    put(g, B, BOURG, inside, "roland", *lords)
    g.castle[village(BOURG)] = 1
    force(g, A, FROM_VILLENEUVE, BESIEGING, soldiers, "henri")
    g.turn = 2
    return g


def failing_sortie() -> Realm:
    """P13 Roland sallies with three, the bishop Eric alone; A goes on with the siege."""
    g = siege_of_bourg(2, A, 4, 5, "eric")
    ordain(g, "eric", "sigy")
    g.mills[village(BOURG)] = 2
    begin(g, MovementSlot(A), MovementSlot(B))
    when(g, f"0 besiege {FROM_VILLENEUVE}")
    if list(g.awaited()) == [A]:
        when(g, "0 done")
    assert sorted(about(g, B, "sally")) == ["sally eric 0", "sally roland 0..5"]
    assert not about(g, B, "move")
    return g


def test_p13_a_sortie_that_fails() -> None:
    """M11, K2, K7, K8, B3 In the open for both, the sortie first; the siege goes on, the mills stand."""
    g = when(failing_sortie(), "1 sally roland 3", "1 sally eric 0")
    assert not g.agenda  # no further trip
    combat(g)
    assert list(g.awaited()) == [CHANCE]
    dice(g, 6, 6)
    when(g, "0 lose 3", "1 lose 3")
    dice(g, 1, 4)
    assert sorted(offers(g, A)) == ["lose 0 henri", "lose 1"]
    when(g, "0 lose 1")
    assert stands(g, BOURG) == (B, 2, [])
    assert g.family[lord("roland")] == g.family[lord("eric")] == NOBODY
    assert stands(g, FROM_VILLENEUVE) == (A, 0, [lord("henri")])
    assert standing(g, FROM_VILLENEUVE) == BESIEGING and g.mills[village(BOURG)] == 2
    assert not g.agenda


def test_p13_all_who_were_inside_die_outside() -> None:
    """M11, K17 With nobody left inside, the besieger goes in without another fight."""
    g = when(failing_sortie(), "1 sally roland 5", "1 sally eric 0")
    combat(g)
    dice(g, 1, 1, 6)  # two dice for seven counters, one for A's five
    when(g, "0 lose 1", "1 lose 3")
    dice(g, 1, 6)
    when(g, "0 lose 1", "1 lose 1 eric roland")
    dice(g, 1, 1)
    when(g, "0 lose 1")
    assert stands(g, BOURG) == (A, 1, [lord("henri")]) and not g.agenda
    assert g.mills[village(BOURG)] == 2 and g.castle[village(BOURG)] == 1
    assert g.holder(village(BOURG)) == A


def test_p13_a_sortie_that_wins_stays_in_the_village() -> None:
    """M11 The siege is lifted; nobody has gone down the road."""
    g = when(failing_sortie(), "1 sally roland 5", "1 sally eric 0")
    combat(g)
    dice(g, 6, 4, 1)
    when(g, "1 lose 1")
    assert stands(g, BOURG) == (B, 4, [lord("eric"), lord("roland")])
    assert stands(g, FROM_VILLENEUVE) == (NOBODY, 0, []) and not g.is_besieged(village(BOURG))


def sortie_before_the_assault() -> Realm:
    """P14 B sallies with Roland and two of five; C's force at La Buissière may not come near."""
    g = siege_of_bourg(3, B, 7, 5)
    g.mills[village(BOURG)] = 1
    put(g, A, "villeneuve", 1)
    put(g, C, "la_buissiere", 3, "jacques")
    begin(g, Movement())
    when(g, "1 sally roland 2")
    assert not about(g, C, "jacques", "bourg") and about(g, C, "jacques", "st_andre")
    when(g, "2 done")
    assert sorted(offers(g, A)) == [
        f"ask {FROM_VILLENEUVE} 0",
        f"attack {FROM_VILLENEUVE}",
        f"besiege {FROM_VILLENEUVE}",
        "done",
        "move henri villeneuve 0..7",
    ]
    return g


def test_p14_the_besieger_turns_back_before_the_sortie() -> None:
    """M11 No fight at all: Roland and his two are in Bourg, and the siege is over."""
    g = when(sortie_before_the_assault(), "0 move henri villeneuve 7")
    while g.awaited():
        when(g, "0 done")
    combat(g)
    assert not g.agenda and not g.is_besieged(village(BOURG))
    assert stands(g, BOURG) == (B, 5, [lord("roland")])


def test_p14_sortie_first_and_then_the_assault() -> None:
    """K1, K7, K8, M9, M11 The sortie in the open, the assault against the castle."""
    g = when(sortie_before_the_assault(), f"0 attack {FROM_VILLENEUVE}")
    assert not g.agenda
    combat(g)
    dice(g, 4, 3, 3)
    when(g, "0 lose 2")
    assert g.mills[village(BOURG)] == 1 and g.occupant(village(BOURG)) == B
    dice(g, 6)  # the assault: six counters, one die
    dice(g, 5)
    when(g, "0 lose 3")
    dice(g, 1, 2)
    when(g, "0 lose 1")
    assert stands(g, BOURG) == (A, 1, [lord("henri")])
    assert g.castle[village(BOURG)] == 1 and g.mills[village(BOURG)] == 0
    assert not g.agenda


def test_p14_a_sortie_that_wins_stops_the_assault() -> None:
    """M11 The siege is lifted, the mill stands."""
    g = siege_of_bourg(3, B, 1, 5)
    g.mills[village(BOURG)] = 1
    begin(g, MovementSlot(B), MovementSlot(A))
    when(g, "1 sally roland 2", f"0 attack {FROM_VILLENEUVE}")
    combat(g)
    dice(g, 6, 1)
    when(g, "1 lose 1")
    assert not g.agenda and g.mills[village(BOURG)] == 1
    assert stands(g, BOURG) == (B, 4, [lord("roland")])


def test_p15_relief_along_the_besiegers_road() -> None:
    """M13, M19, K1, K4, K7 Relief and sortie are one force; its survivors all stand in Bourg."""
    g = siege_of_bourg(3, B, 3, 3)
    g.mills[village(BOURG)] = 1
    put(g, B, "les_essarts", 4, "louis")
    put(g, C, "charolles", 1, "pierre")
    begin(g, Movement())
    when(g, "1 move louis villeneuve 4", "1 move louis bourg 4", "1 sally roland 2")
    while list(g.awaited()) == [B]:
        when(g, "1 done")
    when(g, "2 move pierre villeneuve 1")
    assert not about(g, C, "pierre", "bourg")
    when(g, "2 done")
    assert list(g.awaited()) == [A] and not about(g, A, "henri")
    when(g, f"0 attack {FROM_VILLENEUVE}")
    combat(g)
    dice(g, 4, 4, 6)
    assert sorted(offers(g, B)) == ["lose 1 louis roland", "lose 2 louis", "lose 2 roland", "lose 3"]
    when(g, "1 lose 3")
    assert not g.agenda and g.owner[place(FROM_VILLENEUVE)] == NOBODY
    assert stands(g, BOURG) == (B, 4, [lord("louis"), lord("roland")])
    assert g.mills[village(BOURG)] == g.castle[village(BOURG)] == 1


def test_p16_who_may_still_come_near_a_besieged_village() -> None:
    """M10, M11, M13, M20 Its owner by another road; no third player; nobody walks out freely."""
    g = siege_of_bourg(3, A, 0, 2)
    g.shift_all(place(FROM_VILLENEUVE), place(FROM_BUISSIERE))
    g.enlist(A, place(FROM_BUISSIERE), 4)
    g.standing[place(FROM_BUISSIERE)], g.chosen[place(FROM_BUISSIERE)] = BESIEGING, 1
    put(g, C, "villeneuve", 5, "jacques")
    put(g, B, "st_paul", 3, "louis")
    put(g, B, "st_vivien", 1)
    begin(g, Movement())
    when(g, f"0 attack {FROM_BUISSIERE}")
    when(g, "1 move louis st_vivien 3", "1 move louis bourg 3")
    assert stands(g, BOURG) == (B, 5, [lord("louis"), lord("roland")])
    assert about(g, B, "roland") == ["sally roland 0..5"] and not about(g, B, "louis")
    when(g, "1 done")
    assert about(g, C, "jacques") and not about(g, C, "jacques", "bourg")
    when(g, "2 done")
    combat(g)
    dice(g, 6, 1, 1)  # A's five throw one die, the seven inside two; 6 costs two behind the walls
    assert list(g.awaited()) == [B] and "lose 2" in offers(g, B)


def test_p17_a_second_force_of_the_besieger() -> None:
    """M21, M6, M14, K4, K9, K11, K7 Both attack as one force, whatever was said for the first."""
    g = siege_of_bourg(3, A, 0, 3)
    g.shift_all(place(FROM_VILLENEUVE), place(FROM_BUISSIERE))
    g.enlist(A, place(FROM_BUISSIERE), 4)
    g.standing[place(FROM_BUISSIERE)], g.chosen[place(FROM_BUISSIERE)] = BESIEGING, 1
    g.presses[village(BOURG)] = 1
    put(g, A, "st_vivien", 3, "hugues")
    put(g, C, "villeneuve", 5, "jacques")
    begin(g, Movement())
    when(g, f"0 besiege {FROM_BUISSIERE}", "0 move hugues bourg 3")
    assert standing(g, FROM_BUISSIERE) == ASSAULTING and standing(g, FROM_VIVIEN) == ATTACKING
    if list(g.awaited()) == [A]:
        when(g, "0 done")
    when(g, "1 done")
    assert about(g, C, "jacques") and not about(g, C, "jacques", "bourg")
    when(g, "2 done")
    combat(g)
    dice(g, 5, 4, 6)
    when(g, "1 lose 3", "0 lose 3")
    assert list(g.awaited()) == [CHANCE]
    dice(g, 1, 6)
    when(g, "0 lose 3")
    assert stands(g, BOURG)[:2] == (A, 1) and len(stands(g, BOURG)[2]) == 2
    assert g.castle[village(BOURG)] == 1 and g.presses[village(BOURG)] == 0
    assert not g.agenda
