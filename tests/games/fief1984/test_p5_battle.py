"""Phase 5, one battle: tables, throws, losses, and what a victory brings."""

import pytest

from homage.engine.errors import IllegalAction
from homage.engine.values import CHANCE, NOBODY
from homage.games.fief1984.data import ASSAULTING, ATTACKING, LORDS
from homage.games.fief1984.model import Realm
from homage.games.fief1984.rules.p5_battle import Casualties, dice_for, losses_from
from tests.games.fief1984.bourg import BOURG, FROM_VILLENEUVE, FROM_VIVIEN, combat, dice, stands
from tests.games.fief1984.table import (
    begin,
    fief,
    force,
    given,
    lord,
    offers,
    place,
    put,
    region,
    told,
    village,
    when,
)

# ---- the tables --------------------------------------------------------------------------------------------


def test_5b_dice_by_counters() -> None:
    """§5b The dice throws table: 1 to 6, 7 to 12, 13 and more."""
    assert [dice_for(counters) for counters in (1, 6, 7, 12, 13, 45)] == [1, 1, 2, 2, 3, 3]


def test_5f_losses_by_throw() -> None:
    """§5e, §5f The combat results table, all 18 columns of both rows."""
    in_the_open = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9]
    in_a_castle = [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6]
    assert [losses_from(throw, False) for throw in range(1, 19)] == in_the_open
    assert [losses_from(throw, True) for throw in range(1, 19)] == in_a_castle


# ---- a battle ----------------------------------------------------------------------------------------------


def henri_against_roland(castle: int = 1) -> Realm:
    """Henri and six soldiers attack Bourg, where Roland and four are behind walls."""
    g = given()
    put(g, 1, BOURG, 4, "roland")
    g.castle[village(BOURG)] = castle
    force(g, 0, FROM_VILLENEUVE, ATTACKING, 6, "henri")
    return combat(g)


def test_5_henri_against_roland_at_bourg() -> None:
    """§5a, §5b, §5d, §5e, §5f The rulebook's example: 3 + 2 costs Roland two, 5 costs Henri three."""
    g = henri_against_roland()
    assert list(g.awaited()) == [CHANCE]
    assert offers(g, CHANCE) == [f"die {pips}" for pips in range(1, 7)]
    dice(g, 3, 2, 5)
    assert list(g.awaited()) == [1]
    assert offers(g, 1) == ["lose 2", "lose 1 roland"]
    when(g, "1 lose 2")
    assert list(g.awaited()) == [0]
    assert offers(g, 0) == ["lose 3", "lose 2 henri"]
    when(g, "0 lose 3")
    assert stands(g, BOURG) == (1, 2, [lord("roland")])
    assert stands(g, FROM_VILLENEUVE) == (0, 3, [lord("henri")])
    assert list(g.awaited()) == [CHANCE]
    blows = [event.values() for event in g.events or [] if type(event).__name__ == "BlowStruck"]
    assert blows == [[0, 1, village(BOURG), 2, (3, 2)], [1, 0, village(BOURG), 3, (5,)]]


def test_k2_both_throw_before_either_removes() -> None:
    """§5e, K2 The defender throws with the counters he had: seven throw two dice, though four fall first."""
    g = given()
    put(g, 1, BOURG, 7)
    force(g, 0, FROM_VILLENEUVE, ATTACKING, 7)
    dice(combat(g), 4, 4, 3, 3)
    assert g.soldiers[village(BOURG)] == 3
    assert g.soldiers[place(FROM_VILLENEUVE)] == 4


def test_k3_dice_are_counted_anew_each_round() -> None:
    """K3 After the first round one die each is enough."""
    g = given()
    put(g, 1, BOURG, 7)
    force(g, 0, FROM_VILLENEUVE, ATTACKING, 7)
    dice(combat(g), 4, 4, 3, 3)
    dice(g, 1, 1)
    assert g.soldiers[village(BOURG)] == 2
    assert g.soldiers[place(FROM_VILLENEUVE)] == 3


def test_k4_the_owner_chooses_freely_whom_he_loses() -> None:
    """K4 Lords may be kept or given up; the first offer spares them, and the King and bearers longest."""
    g = given()
    put(g, 1, BOURG, 1, "roland", "jean", "louis")
    g.king = lord("jean")
    fief(g, 1, "county_blaye", "louis", "blaye")
    force(g, 0, FROM_VILLENEUVE, ATTACKING, 6)
    dice(combat(g), 4, 1)
    assert offers(g, 1) == [
        "lose 1 roland",
        "lose 1 louis",
        "lose 1 jean",
        "lose 0 louis roland",
        "lose 0 jean roland",
        "lose 0 jean louis",
    ]
    when(g, "1 lose 0 jean roland")
    assert stands(g, BOURG) == (1, 1, [lord("louis")])
    assert g.family[lord("jean")] == NOBODY
    assert g.discards[lord("jean")] == 1
    assert g.king == NOBODY


def test_k5_nobody_breaks_off() -> None:
    """§5c, K5 The fight goes on to the end; nothing but dice and losses is asked."""
    g = henri_against_roland()
    rounds = 0
    while g.awaited():
        seat = g.awaited()[0]
        verbs = {act.verb for act in g.choices(seat)}
        assert verbs <= {"die", "lose"}
        rounds += 1
        when(g, "chance die 3") if seat == CHANCE else g.play(seat, g.choices(seat)[0])
    assert rounds > 4
    assert not g.counters(village(BOURG)) or not g.counters(place(FROM_VILLENEUVE))


def test_k6_both_sides_gone_leave_the_village_unowned() -> None:
    g = given()
    put(g, 1, BOURG, 2)
    g.castle[village(BOURG)] = 1
    force(g, 0, FROM_VILLENEUVE, ATTACKING, 2)
    dice(combat(g), 6, 6)
    assert g.holder(village(BOURG)) == NOBODY
    assert g.castle[village(BOURG)] == 1
    assert told(g)[-1] == "nobody-left"


@pytest.mark.parametrize("pips", [(6, 1), (1, 6), (6, 6)])
def test_k7_mills_and_presses_fall_whatever_the_outcome(pips: tuple[int, int]) -> None:
    """§4.2, K7 They go back to stock; the castle stays (P7)."""
    g = given()
    put(g, 1, BOURG, 2)
    g.mills[village(BOURG)], g.presses[village(BOURG)], g.castle[village(BOURG)] = 2, 1, 1
    force(g, 0, FROM_VILLENEUVE, ATTACKING, 2)
    combat(g)
    while g.awaited():
        dice(g, *pips)
    assert (g.works(village(BOURG)), g.castle[village(BOURG)]) == (0, 1)
    assert (g.mills_left(), g.presses_left()) == (12, 12)
    assert "works-destroyed" in told(g)


def test_k7_the_holder_destroys_his_own_works_when_he_attacks_an_intruder() -> None:
    g = given()
    fief(g, 0, "county_bourg", "henri", "la_buissiere")
    put(g, 1, BOURG, 0, "roland")
    g.mills[village(BOURG)] = 2
    put(g, 0, "la_buissiere", 1)
    force(g, 0, FROM_VILLENEUVE, ATTACKING, 2, "henri")
    dice(combat(g), 6, 1)
    when(g, "0 lose 1")
    assert g.mills[village(BOURG)] == 0
    assert stands(g, BOURG) == (0, 1, [lord("henri")])


def test_k8_walls_shelter_only_those_inside() -> None:
    """K8 A throw of five: two counters behind walls, three in the open; an intruder is sheltered too."""
    for castle, left in ((0, 2), (1, 3)):
        g = given()
        fief(g, 2, "county_bourg", "louis", "la_buissiere")
        put(g, 2, "la_buissiere", 1, "louis")
        put(g, 1, BOURG, 0, "roland", "jean", "pierre", "robert", "eric")
        g.castle[village(BOURG)] = castle
        force(g, 0, FROM_VILLENEUVE, ATTACKING, 6)
        dice(combat(g), 5, 5)
        g.play(1, g.choices(1)[0])
        assert (g.counters(village(BOURG)), g.soldiers[place(FROM_VILLENEUVE)]) == (left, 3)


def test_k9_winners_go_in_and_own_village_and_castle() -> None:
    g = given()
    put(g, 1, BOURG, 1)
    g.castle[village(BOURG)] = 1
    force(g, 0, FROM_VILLENEUVE, ATTACKING, 6, "henri")
    dice(combat(g), 1, 1, 1)
    when(g, "0 lose 1")
    assert stands(g, BOURG) == (0, 5, [lord("henri")])
    assert g.holder(village(BOURG)) == 0
    assert stands(g, FROM_VILLENEUVE) == (NOBODY, 0, [])
    assert g.standing[place(FROM_VILLENEUVE)] == 0
    assert not g.awaited()


def test_k9_in_anothers_fief_the_winners_are_intruders_in_its_capital_they_take_all() -> None:
    """F8, K9, F11 A common village gives no title, the capital gives the fief."""
    g = given()
    fief(g, 1, "county_bourg", "roland", "la_buissiere")
    put(g, 1, BOURG, 1)
    put(g, 1, "la_buissiere", 1, "roland")
    force(g, 0, FROM_VILLENEUVE, ATTACKING, 6, "henri")
    dice(combat(g), 1, 1, 1)
    when(g, "0 lose 1")
    assert g.holder(village(BOURG)) == 1
    assert g.is_intruded(village(BOURG))
    force(g, 0, "la_buissiere-from-bourg", ATTACKING, 6, "jean")
    when(combat(g), "1 resist bourg")
    dice(g, 1, 6, 6, 1)
    when(g, "0 lose 1")
    assert g.title[region("county_bourg")] == 0


def test_k10_a_winner_without_a_lord_goes_in_too() -> None:
    g = given()
    put(g, 1, BOURG, 1)
    force(g, 0, FROM_VILLENEUVE, ATTACKING, 6)
    dice(combat(g), 1, 1)
    assert stands(g, BOURG) == (0, 5, [])


def test_k11_a_player_on_two_roads_is_one_force() -> None:
    """K11, M21 Four and four throw two dice; losses come off either road; both go in."""
    g = given()
    put(g, 1, BOURG, 4)
    force(g, 0, FROM_VILLENEUVE, ASSAULTING, 3, "henri")
    force(g, 0, FROM_VIVIEN, ATTACKING, 3, "jean")
    combat(g)
    dice(g, 1, 2, 6)
    assert offers(g, 0) == ["lose 3", "lose 2 henri", "lose 2 jean", "lose 1 henri jean"]
    when(g, "0 lose 2 jean")
    dice(g, 4, 1)
    when(g, "0 lose 1")
    assert stands(g, BOURG) == (0, 3, [lord("henri")])
    assert g.forces_of(0) == []


def test_k18_what_follows_comes_after_the_last_fight_at_a_village() -> None:
    """K18, M11 A title's bearer falls in the sortie; a new one is named after the assault."""
    g = given()
    fief(g, 1, "county_blaye", "roland", "blaye")
    put(g, 1, "blaye", 1, "jean", "louis")
    put(g, 1, BOURG, 1)
    put(g, 1, "bourg-gate", 0, "roland")
    force(g, 0, FROM_VILLENEUVE, ASSAULTING, 6)
    dice(combat(g), 1, 1)
    assert g.family[lord("roland")] == NOBODY
    assert list(g.awaited()) == [CHANCE]
    dice(g, 1, 1)
    assert offers(g, 1) == ["bear county_blaye jean", "bear county_blaye louis"]


# ---- losses ------------------------------------------------------------------------------------------------


def test_k4_losses_without_a_choice_take_themselves() -> None:
    """K4 Soldiers only, or everybody: nothing is asked."""
    g = given()
    put(g, 1, BOURG, 0, "roland", "jean")
    force(g, 0, FROM_VILLENEUVE, ATTACKING, 6)
    dice(combat(g), 3, 1)
    assert stands(g, BOURG) == (0, 5, [])


def test_k4_more_than_300_ways_are_asked_in_steps() -> None:
    """K4 Ten lords and three soldiers lose five: first the soldiers, then lord by lord."""
    g = given()
    put(g, 1, BOURG, 3, *LORDS[:10])
    begin(g, Casualties(1, village(BOURG), (village(BOURG),), 5, 0))
    assert offers(g, 1) == ["lose 3", "lose 2", "lose 1", "lose 0"]
    when(g, "1 lose 2")
    assert len(offers(g, 1)) == 10
    when(g, "1 lose 0 charles", "1 lose 0 eric", "1 lose 0 clement")
    assert g.soldiers[village(BOURG)] == 1
    assert len(g.lords_at(village(BOURG))) == 7
    assert not g.awaited()


def test_k4_in_steps_too_all_soldiers_may_be_spared() -> None:
    """K4 That no soldier falls is no loss to tell of; then the lords are named one by one."""
    g = given()
    put(g, 1, BOURG, 3, *LORDS[:10])
    begin(g, Casualties(1, village(BOURG), (village(BOURG),), 5, 0))
    when(g, "1 lose 0")
    assert told(g) == []
    when(g, *[f"1 lose 0 {slug}" for slug in LORDS[:5]])
    assert g.soldiers[village(BOURG)] == 3
    assert g.lords_at(village(BOURG)) == list(range(5, 10))
    assert told(g) == ["counters-lost"] * 5


def test_k4_only_what_is_offered_can_be_lost() -> None:
    g = henri_against_roland()
    dice(g, 3, 2, 5)
    with pytest.raises(IllegalAction):
        when(g, "1 lose 1")


def test_k11_losses_are_taken_over_all_roads() -> None:
    """K9, K11, K4 Soldiers come off the road on which he came first."""
    g = given()
    force(g, 0, FROM_VILLENEUVE, ATTACKING, 2)
    force(g, 0, FROM_VIVIEN, ATTACKING, 2, "henri")
    roads = (place(FROM_VILLENEUVE), place(FROM_VIVIEN))
    begin(g, Casualties(0, village(BOURG), roads, 3, 0))
    assert offers(g, 0) == ["lose 3", "lose 2 henri"]
    when(g, "0 lose 3")
    assert stands(g, FROM_VILLENEUVE) == (NOBODY, 0, [])
    assert stands(g, FROM_VIVIEN) == (0, 1, [lord("henri")])
    assert told(g) == ["counters-lost"]
