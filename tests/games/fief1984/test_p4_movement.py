"""Phase 4: trips, arrivals, sieges, passages, weather. Each test names the section or ruling it shows."""

from homage.engine.errors import IllegalAction
from homage.engine.values import NOBODY
from homage.games.fief1984.data import ASSAULTING, ATTACKING, BESIEGING, GUEST, WAITING
from homage.games.fief1984.model import Realm
from homage.games.fief1984.rules.p4_movement import Movement, MovementSlot
from tests.games.fief1984.table import (
    begin,
    fief,
    force,
    fund,
    given,
    lord,
    offers,
    ordain,
    place,
    put,
    region,
    told,
    village,
    when,
)

BOURG, FROM_VILLENEUVE, FROM_BUISSIERE, FROM_VIVIEN = (
    "bourg",
    "bourg-from-villeneuve",
    "bourg-from-la_buissiere",
    "bourg-from-st_vivien",
)


def slot(g: Realm, seat: int = 0) -> Realm:
    """One player's go."""
    return begin(g, MovementSlot(seat))


def standing(g: Realm, at: str) -> int:
    return g.standing[place(at)]


def stands(g: Realm, at: str) -> tuple[int, int, list[int]]:
    """Owner, soldiers and lords at a place."""
    return g.owner[place(at)], g.soldiers[place(at)], g.lords_at(place(at))


def refused(g: Realm, row: str) -> bool:
    """Is this row not on offer?"""
    try:
        when(g, row)
    except IllegalAction:
        return True
    return False


# ---- trips ---------------------------------------------------------------------------------------------------


def test_4_the_march_from_tournus() -> None:
    """§4, §4.1 The rulebook's example: eight soldiers, two trips, three villages, 300 crowns to come."""
    g = given()
    put(g, 0, "tournus", 8, "henri")
    begin(g, Movement())
    assert offers(g, 0) == ["done", "move henri pugnac 0..8", "move henri st_andromy 0..8"]
    when(g, "0 move henri st_andromy 6")
    assert "move henri st_medard 0..6" in offers(g, 0)
    when(g, "0 move henri st_medard 5")
    assert stands(g, "tournus") == (0, 2, [])
    assert stands(g, "st_andromy") == (0, 1, [])
    assert stands(g, "st_medard") == (0, 5, [lord("henri")])
    assert g.trips[lord("henri")] == 2
    assert 100 * len(g.villages_of(0)) == 300
    assert not g.awaited()
    assert told(g) == ["travelled", "village-entered", "travelled", "village-entered"]


def test_4_soldiers_never_move_without_a_lord() -> None:
    """§4 Without a lord nothing moves, and a slot without choices passes by itself."""
    g = given()
    put(g, 0, "tournus", 8)
    begin(g, Movement())
    assert not g.awaited()
    assert stands(g, "tournus") == (0, 8, [])


def test_4_players_move_in_turn_order() -> None:
    """§4 The first player of the turn begins; trips of the turn before are forgotten."""
    g = given(first=1)
    for seat, at, who in ((0, "tournus", "henri"), (1, "sigy", "jean"), (2, "blaye", "louis")):
        put(g, seat, at, 1, who)
        g.trips[lord(who)] = 2
    begin(g, Movement())
    seen = []
    while g.awaited():
        seen.append(g.awaited()[0])
        when(g, f"{seen[-1]} done")
    assert seen == [1, 2, 0]


def test_m1_a_lord_leads_any_number_of_soldiers() -> None:
    g = given()
    put(g, 0, "tournus", 30, "henri")
    slot(g)
    assert "move henri pugnac 0..30" in offers(g, 0)
    assert refused(g, "0 move henri pugnac 31")


def test_m2_soldiers_are_dropped_and_picked_up_on_the_way() -> None:
    g = given()
    put(g, 0, "tournus", 3, "henri")
    put(g, 0, "st_andromy", 4)
    when(slot(g), "0 move henri st_andromy 3", "0 move henri st_medard 7")
    assert stands(g, "st_medard") == (0, 7, [lord("henri")])
    assert g.owner[village("tournus")] == NOBODY


def test_m3_several_lords_relay_the_same_soldiers() -> None:
    """M3 Henri brings five to Pugnac, Jean takes them two villages on."""
    g = given()
    put(g, 0, "belleville", 5, "henri")
    put(g, 0, "pugnac", 0, "jean")
    when(slot(g), "0 move henri pugnac 5", "0 move jean st_gerome 5", "0 move jean st_andre 5")
    assert stands(g, "st_andre") == (0, 5, [lord("jean")])


def test_m15_a_bridge_is_a_road_like_any_other() -> None:
    g = given()
    put(g, 0, "charolles", 2, "henri")
    when(slot(g), "0 move henri villeneuve 2")
    assert stands(g, "villeneuve") == (0, 2, [lord("henri")])


def test_m22_trips_may_alternate_between_lords() -> None:
    g = given()
    put(g, 0, "tournus", 2, "henri")
    put(g, 0, "sigy", 2, "jean")
    rows = ("0 move henri pugnac 1", "0 move jean st_paul 1", "0 move henri st_gerome 1", "0 move jean st_vivien 1")
    when(slot(g), *rows)
    assert stands(g, "st_gerome") == (0, 1, [lord("henri")])
    assert stands(g, "st_vivien") == (0, 1, [lord("jean")])


def test_b3_a_bishop_moves_alone() -> None:
    """B3 Soldiers follow no bishop, and a cardinal is one."""
    g = given()
    put(g, 0, "tournus", 8, "henri", "jean")
    ordain(g, "henri", "blaye")
    ordain(g, "jean", "sigy", cardinal=True)
    slot(g)
    assert "move henri pugnac 0" in offers(g, 0)
    assert "move jean pugnac 0" in offers(g, 0)
    assert refused(g, "0 move henri pugnac 1")


def test_b3_a_bishop_joins_his_soldiers_on_the_road() -> None:
    g = given()
    put(g, 1, BOURG, 2)
    force(g, 0, FROM_VILLENEUVE, BESIEGING, 3)
    put(g, 0, "villeneuve", 1, "henri")
    ordain(g, "henri", "blaye")
    g.turn += 1
    when(slot(g), "0 move henri bourg 0", "0 besiege bourg-from-villeneuve")
    assert stands(g, FROM_VILLENEUVE) == (0, 3, [lord("henri")])
    assert standing(g, FROM_VILLENEUVE) == BESIEGING


# ---- arrivals ------------------------------------------------------------------------------------------------


def before_bourg(soldiers: int = 6, **more: int) -> Realm:
    """Seat 1 in Bourg; seat 0's Henri comes from Villeneuve and stops before it."""
    g = given(**more)
    put(g, 1, BOURG, 4, "roland")
    put(g, 0, "villeneuve", soldiers, "henri")
    fund(g, s0=350)
    when(slot(g), f"0 move henri bourg {soldiers}")
    return g


def test_m4_nobody_enters_where_an_opponent_is() -> None:
    """M4, M5 The newcomer stops on the road on which he came, and his trips are over."""
    g = before_bourg()
    assert stands(g, FROM_VILLENEUVE) == (0, 6, [lord("henri")])
    assert stands(g, BOURG) == (1, 4, [lord("roland")])
    assert g.trips[lord("henri")] == 2
    assert g.arrived[place(FROM_VILLENEUVE)] == 1


def test_m6_the_choice_is_made_on_arrival() -> None:
    """§4.2, §4.3, §4.4, M6 Attack, passage with a toll, or siege; the toll is at most the cash in hundreds (N7)."""
    g = before_bourg()
    assert offers(g, 0) == [f"besiege {FROM_VILLENEUVE}", f"attack {FROM_VILLENEUVE}", f"ask {FROM_VILLENEUVE} 0..300"]
    assert refused(g, f"0 ask {FROM_VILLENEUVE} 250")
    when(g, f"0 attack {FROM_VILLENEUVE}")
    assert standing(g, FROM_VILLENEUVE) == ATTACKING
    assert g.chosen[place(FROM_VILLENEUVE)] == 1
    assert not g.awaited()


def test_m6_what_is_said_binds_for_the_turn() -> None:
    """M6 Once a force has spoken none of it leaves, and it does not speak again."""
    g = given()
    put(g, 1, BOURG, 4)
    force(g, 0, FROM_VILLENEUVE, BESIEGING, 2, "henri", "jean")
    g.turn += 1
    slot(g)
    assert "move jean villeneuve 0..2" in offers(g, 0)
    when(g, f"0 besiege {FROM_VILLENEUVE}")
    assert not g.awaited()


def test_4_4_a_siege_leaves_all_standing() -> None:
    """§4.4 The besieger stays outside; the village is besieged."""
    g = when(before_bourg(), f"0 besiege {FROM_VILLENEUVE}")
    assert standing(g, FROM_VILLENEUVE) == BESIEGING
    assert g.besieger(village(BOURG)) == 0
    assert told(g)[-1] == "siege-laid"


def test_m7_passage_granted_makes_a_guest_and_pays_the_toll() -> None:
    """§4.3, M6, M7, N7 The occupant answers at once; the toll is his with the yes."""
    g = when(before_bourg(), f"0 ask {FROM_VILLENEUVE} 200")
    assert list(g.awaited()) == [1]
    assert offers(g, 1) == ["agree", "refuse"]
    when(g, "1 agree")
    assert standing(g, FROM_VILLENEUVE) == GUEST
    assert g.cash[:2] == [150, 200]
    assert not g.awaited()


def test_m8_passage_refused_means_an_attack() -> None:
    """M8 No switch to a siege, and no toll is paid."""
    g = when(before_bourg(), f"0 ask {FROM_VILLENEUVE} 200", "1 refuse")
    assert standing(g, FROM_VILLENEUVE) == ATTACKING
    assert g.cash[:2] == [350, 0]
    assert told(g)[-2:] == ["passage-refused", "attack-forced"]


def test_m13_pieces_from_behind_join_and_share_the_standing() -> None:
    g = before_bourg(3)
    put(g, 0, "villeneuve", 4, "jean")
    when(g, f"0 besiege {FROM_VILLENEUVE}", "0 move jean bourg 2")
    assert stands(g, FROM_VILLENEUVE) == (0, 5, sorted([lord("henri"), lord("jean")]))
    assert standing(g, FROM_VILLENEUVE) == BESIEGING
    assert told(g)[-1] == "force-joined"
    assert not g.awaited()


def test_m13_a_road_with_a_force_is_closed_to_all_others_both_ways() -> None:
    """M13 Nobody follows the force, nor leaves the village by its road."""
    g = given()
    put(g, 1, BOURG, 4, "roland")
    force(g, 0, FROM_VILLENEUVE, ATTACKING, 2, "henri")
    put(g, 2, "villeneuve", 4, "jean")
    slot(g, 2)
    assert not [text for text in offers(g, 2) if text.startswith("move jean bourg")]
    when(g, "2 done")
    slot(g, 1)
    assert not [text for text in offers(g, 1) if text.startswith("move roland villeneuve")]
    assert "move roland st_vivien 0..4" in offers(g, 1)


def test_m20_before_an_attack_the_occupant_may_still_leave_and_come_in() -> None:
    """M20 Only a siege holds the pieces inside."""
    g = given()
    put(g, 1, BOURG, 4, "roland")
    put(g, 1, "la_buissiere", 2, "jean")
    force(g, 0, FROM_VILLENEUVE, ATTACKING, 2, "henri")
    when(slot(g, 1), "1 move jean bourg 2", "1 move roland st_vivien 6", "1 move jean la_buissiere 0")
    assert g.occupant(village(BOURG)) == NOBODY
    assert standing(g, FROM_VILLENEUVE) == ATTACKING


# ---- sieges --------------------------------------------------------------------------------------------------


def siege(turn: int = 2) -> Realm:
    """Seat 0 besieges Roland in Bourg since turn 1."""
    g = given(turn=1)
    put(g, 1, BOURG, 4, "roland")
    force(g, 0, FROM_VILLENEUVE, BESIEGING, 6, "henri")
    fund(g, s0=200)
    g.turn = turn
    return g


def test_m9_a_besieger_continues_assaults_or_leaves() -> None:
    g = slot(siege())
    assert offers(g, 0) == [
        "done",
        "move henri villeneuve 0..6",
        f"besiege {FROM_VILLENEUVE}",
        f"attack {FROM_VILLENEUVE}",
        f"ask {FROM_VILLENEUVE} 0..200",
    ]
    when(g, f"0 attack {FROM_VILLENEUVE}")
    assert standing(g, FROM_VILLENEUVE) == ASSAULTING
    assert g.attacks_on(village(BOURG)) == [place(FROM_VILLENEUVE)]


def test_m16_a_force_that_did_not_choose_is_asked_at_the_end_of_the_slot() -> None:
    """M16 With `done` the besieger must still say what he does; the siege is named first."""
    g = when(slot(siege()), "0 done")
    assert list(g.awaited()) == [0]
    assert offers(g, 0)[0] == f"besiege {FROM_VILLENEUVE}"
    when(g, f"0 besiege {FROM_VILLENEUVE}")
    assert g.chosen[place(FROM_VILLENEUVE)] == 2
    assert told(g)[-1] == "siege-continued"
    assert not g.awaited()


def test_m16_a_besieger_may_ask_for_passage_anew() -> None:
    """M16 The siege ends with the grant; refused, his attack is an assault out of the siege (M8)."""
    g = when(slot(siege()), f"0 ask {FROM_VILLENEUVE} 0", "1 agree")
    assert standing(g, FROM_VILLENEUVE) == GUEST
    assert not g.is_besieged(village(BOURG))
    g = when(slot(siege()), f"0 ask {FROM_VILLENEUVE} 0", "1 refuse")
    assert standing(g, FROM_VILLENEUVE) == ASSAULTING


def test_m10_a_besieged_village_is_closed_to_third_parties() -> None:
    """M10 Also in the turn of the assault; nobody stops at its other entrances."""
    for how in (BESIEGING, ASSAULTING):
        g = siege()
        g.standing[place(FROM_VILLENEUVE)] = how
        put(g, 2, "st_vivien", 5, "jean")
        slot(g, 2)
        assert not [text for text in offers(g, 2) if " bourg" in text]


def test_m10_the_occupant_comes_in_by_another_road() -> None:
    g = siege()
    put(g, 1, "st_vivien", 5, "jean")
    when(slot(g, 1), "1 move jean bourg 5")
    assert stands(g, BOURG) == (1, 9, sorted([lord("roland"), lord("jean")]))


def test_m11_a_besieged_village_is_left_only_by_a_sortie() -> None:
    """M11 A lord with chosen soldiers; no further trip; they still count as the occupant."""
    g = slot(siege(), 1)
    assert offers(g, 1) == ["done", "sally roland 0..4"]
    when(g, "1 sally roland 4")
    assert stands(g, "bourg-gate") == (1, 4, [lord("roland")])
    assert g.occupant(village(BOURG)) == 1
    assert g.is_besieged(village(BOURG))
    assert not g.awaited()


def test_m11_several_lords_sally_as_one_force_and_a_bishop_alone() -> None:
    g = siege()
    put(g, 1, BOURG, 0, "jean")
    ordain(g, "jean", "bourg")
    slot(g, 1)
    assert "sally jean 0" in offers(g, 1)
    when(g, "1 sally jean 0", "1 sally roland 3")
    assert stands(g, "bourg-gate") == (1, 3, sorted([lord("jean"), lord("roland")]))
    assert stands(g, BOURG) == (1, 1, [])


def test_m11_one_trip_made_leaves_one_for_the_sortie() -> None:
    g = siege()
    put(g, 1, "st_vivien", 0, "jean")
    when(slot(g, 1), "1 move jean bourg 0", "1 sally jean 1")
    assert stands(g, "bourg-gate") == (1, 1, [lord("jean")])
    assert g.trips[lord("jean")] == 2


def test_m12_a_force_without_a_lord_stays_but_speaks() -> None:
    """M12 It may besiege, attack or ask; a bishop who joins it cannot lead it away, another lord can."""
    g = siege()
    g.bury(lord("henri"))
    slot(g)
    assert offers(g, 0) == [
        "done",
        f"besiege {FROM_VILLENEUVE}",
        f"attack {FROM_VILLENEUVE}",
        f"ask {FROM_VILLENEUVE} 0..200",
    ]
    g = siege()
    ordain(g, "henri", "blaye")
    slot(g)
    assert "move henri villeneuve 0" in offers(g, 0)


def test_m12_a_lord_coming_by_collects_soldiers_on_the_road() -> None:
    """M12 Soldiers who wait before a free village come along, all of them, with some of those behind."""
    g = given()
    force(g, 0, FROM_VILLENEUVE, WAITING, 3)
    put(g, 0, "villeneuve", 2, "henri")
    slot(g)
    assert "collect henri bourg 0..2" in offers(g, 0)
    when(g, "0 collect henri bourg 1")
    assert stands(g, BOURG) == (0, 4, [lord("henri")])
    assert stands(g, "villeneuve") == (0, 1, [])
    assert stands(g, FROM_VILLENEUVE) == (NOBODY, 0, [])
    assert told(g) == ["travelled", "soldiers-collected", "village-entered"]


def test_m12_a_bishop_collects_nobody() -> None:
    g = given()
    force(g, 0, FROM_VILLENEUVE, WAITING, 3)
    put(g, 0, "villeneuve", 2, "henri")
    ordain(g, "henri", "blaye")
    slot(g)
    assert not [text for text in offers(g, 0) if text.startswith("collect")]
    when(g, "0 move henri bourg 0")
    assert standing(g, FROM_VILLENEUVE) == WAITING


def test_m18_the_besieger_turns_back_and_may_leave_soldiers() -> None:
    """M18 One trip to the village behind; the soldiers left standing go on with the siege."""
    g = when(slot(siege()), "0 move henri villeneuve 4")
    assert stands(g, "villeneuve") == (0, 4, [lord("henri")])
    assert stands(g, FROM_VILLENEUVE) == (0, 2, [])
    assert standing(g, FROM_VILLENEUVE) == BESIEGING
    when(g, "0 move henri charolles 4")
    assert stands(g, "charolles") == (0, 4, [lord("henri")])


def test_m18_an_opponent_behind_stops_the_force_at_the_other_end_of_the_road() -> None:
    g = siege()
    put(g, 2, "villeneuve", 1, "jean")
    when(slot(g), "0 move henri villeneuve 6")
    assert stands(g, "villeneuve-from-bourg") == (0, 6, [lord("henri")])
    assert offers(g, 0)[0] == "besiege villeneuve-from-bourg"


def test_m18_no_turning_back_where_the_village_behind_is_closed() -> None:
    """M18, M10, M14 Another player besieges the village behind, or two forces already fight for it."""
    g = siege()
    put(g, 1, "villeneuve", 1)
    force(g, 2, "villeneuve-from-charolles", BESIEGING, 2)
    slot(g)
    assert not [text for text in offers(g, 0) if text.startswith("move")]
    g = siege()
    put(g, 1, "villeneuve", 1)
    force(g, 2, "villeneuve-from-charolles", ATTACKING, 2)
    force(g, 2, "villeneuve-from-st_medard", ATTACKING, 2)
    slot(g)
    assert not [text for text in offers(g, 0) if text.startswith("move")]


def test_m19_relief_comes_by_the_besiegers_road() -> None:
    """M19 It stops behind the besieger, who can no longer turn back."""
    g = siege()
    put(g, 1, "villeneuve", 5, "jean")
    slot(g, 1)
    assert "move jean bourg 0..5" in offers(g, 1)
    when(g, "1 move jean bourg 5", "1 sally roland 2")
    assert stands(g, "bourg-gate") == (1, 7, sorted([lord("jean"), lord("roland")]))
    assert g.relief[village(BOURG)] == 1
    assert g.trips[lord("jean")] == 2
    slot(g)
    assert not [text for text in offers(g, 0) if text.startswith("move")]


def test_m19_only_a_siege_is_relieved() -> None:
    """M19, M13 A road with a force that only attacks stays closed."""
    g = siege()
    g.standing[place(FROM_VILLENEUVE)] = ATTACKING
    put(g, 1, "villeneuve", 5, "jean")
    slot(g, 1)
    assert not [text for text in offers(g, 1) if text.startswith("move jean bourg")]


def test_m21_a_second_force_of_the_besieger_makes_both_attack() -> None:
    """M21, K11 A siege is one force on one road."""
    g = siege()
    put(g, 0, "st_vivien", 3, "jean")
    when(slot(g), "0 move jean bourg 3")
    assert standing(g, FROM_VILLENEUVE) == ASSAULTING
    assert standing(g, FROM_VIVIEN) == ATTACKING
    assert told(g)[-2:] == ["attack-forced", "attack-forced"]
    assert not g.awaited()


# ---- passage -------------------------------------------------------------------------------------------------


def guest(turn: int = 2) -> Realm:
    """Seat 0 was let through Bourg in turn 1."""
    g = given(turn=1)
    put(g, 1, BOURG, 4, "roland")
    force(g, 0, FROM_VILLENEUVE, GUEST, 6, "henri")
    g.turn = turn
    return g


def test_m7_a_guest_goes_through_and_on() -> None:
    """M7 One trip leads through the village to another neighbour, then the second trip; never inside."""
    g = slot(guest())
    assert [text for text in offers(g, 0) if text.startswith("move")] == [
        "move henri villeneuve 0..6",
        "move henri la_buissiere 0..6",
        "move henri st_vivien 0..6",
    ]
    when(g, "0 move henri st_vivien 6", "0 move henri st_paul 6")
    assert stands(g, "st_paul") == (0, 6, [lord("henri")])


def test_m7_a_guest_arrives_like_anybody() -> None:
    """M7 An enemy village beyond stops him at its entrance on the road from the village he came through."""
    g = guest()
    put(g, 2, "st_vivien", 1)
    when(slot(g), "0 move henri st_vivien 6")
    assert stands(g, "st_vivien-from-bourg") == (0, 6, [lord("henri")])
    assert offers(g, 0)[0] == "besiege st_vivien-from-bourg"


def test_m7_no_crossing_in_the_turn_of_the_grant() -> None:
    g = slot(guest(turn=1))
    assert not g.awaited()
    assert standing(g, FROM_VILLENEUVE) == GUEST


def test_m7_no_crossing_while_another_besieges() -> None:
    """M7, M16 Then a guest may only stay or turn back, and is not asked."""
    g = guest()
    force(g, 2, FROM_VIVIEN, BESIEGING, 2, "jean")
    slot(g)
    assert offers(g, 0) == ["done", "move henri villeneuve 0..6"]
    when(g, "0 done")
    assert standing(g, FROM_VILLENEUVE) == GUEST
    assert not g.awaited()


def test_m7_an_unused_grant_ends_with_the_slot() -> None:
    """M7, M16 He must besiege, attack or ask again."""
    g = when(slot(guest()), "0 done")
    assert offers(g, 0) == [f"besiege {FROM_VILLENEUVE}", f"attack {FROM_VILLENEUVE}", f"ask {FROM_VILLENEUVE} 0"]
    when(g, f"0 ask {FROM_VILLENEUVE} 0", "1 agree")
    assert standing(g, FROM_VILLENEUVE) == GUEST
    assert g.chosen[place(FROM_VILLENEUVE)] == 2


def test_m16_beside_an_attacker_a_guest_may_stay_leave_or_join() -> None:
    """M16 (b) While another attacks; a third attacker is not admitted (M14)."""
    g = guest()
    force(g, 2, FROM_VIVIEN, ATTACKING, 2, "jean")
    slot(g)
    assert offers(g, 0) == [
        "done",
        "move henri villeneuve 0..6",
        "move henri la_buissiere 0..6",
        f"attack {FROM_VILLENEUVE}",
    ]
    when(g, f"0 attack {FROM_VILLENEUVE}")
    assert standing(g, FROM_VILLENEUVE) == ATTACKING
    g = guest()
    force(g, 2, FROM_VIVIEN, ATTACKING, 2, "jean")
    force(g, 2, FROM_BUISSIERE, ATTACKING, 2)
    slot(g)
    assert offers(g, 0) == ["done", "move henri villeneuve 0..6"]


def test_m16_joining_an_own_siege_makes_both_attack() -> None:
    """M16, M21 An own guest that attacks turns the own siege into an assault."""
    g = guest()
    force(g, 0, FROM_VIVIEN, BESIEGING, 2, "jean")
    when(slot(g), f"0 attack {FROM_VILLENEUVE}")
    assert standing(g, FROM_VIVIEN) == ASSAULTING
    assert standing(g, FROM_VILLENEUVE) == ATTACKING


def test_m17_siege_and_passage_end_with_the_occupant() -> None:
    """M17 Nobody is inside any more: besieger and guest only wait, and may go in as one trip or go on waiting."""
    for how in (BESIEGING, GUEST):
        g = given(turn=2)
        put(g, 1, BOURG, 1)
        force(g, 0, FROM_VILLENEUVE, how, 6, "henri")
        g.dismiss(village(BOURG), 1)
        assert standing(g, FROM_VILLENEUVE) == WAITING
        slot(g)
        assert [text for text in offers(g, 0) if "bourg" in text] == ["move henri bourg 0..6"]
        when(g, "0 done")
        assert standing(g, FROM_VILLENEUVE) == WAITING
        assert not g.awaited()
        when(slot(g), "0 move henri bourg 5", "0 move henri st_vivien 5")
        assert stands(g, "st_vivien") == (0, 5, [lord("henri")])
        assert stands(g, FROM_VILLENEUVE) == (0, 1, [])


def test_m17_a_new_occupant_makes_the_force_choose_anew() -> None:
    """M17 Another player's lord was laid in the village: the old siege does not bind him."""
    g = siege()
    g.bury(lord("roland"))
    g.dismiss(village(BOURG), 4)
    put(g, 2, BOURG, 1)
    assert not g.is_besieged(village(BOURG))
    when(slot(g), "0 done")
    assert offers(g, 0)[0] == f"besiege {FROM_VILLENEUVE}"


def test_m17_an_attack_ends_once_the_village_is_ones_own() -> None:
    g = given(turn=2)
    force(g, 0, FROM_VILLENEUVE, ATTACKING, 6, "henri")
    put(g, 0, "st_vivien", 2, "jean")
    when(slot(g), "0 move jean bourg 2")
    assert standing(g, FROM_VILLENEUVE) == WAITING


def test_m17_an_attack_announced_stands_against_whoever_comes_in() -> None:
    """M17, M20 The occupant left; a third player goes in and is attacked."""
    g = given()
    force(g, 0, FROM_VILLENEUVE, ATTACKING, 6, "henri")
    put(g, 2, "st_vivien", 2, "jean")
    when(slot(g, 2), "2 move jean bourg 2", "2 done")
    assert standing(g, FROM_VILLENEUVE) == ATTACKING
    assert g.occupant(village(BOURG)) == 2


# ---- converging ----------------------------------------------------------------------------------------------


def test_k16_the_later_of_two_forces_can_only_attack() -> None:
    """K16 He is not asked."""
    g = given()
    put(g, 1, BOURG, 4)
    force(g, 0, FROM_VILLENEUVE, ATTACKING, 2, "henri")
    put(g, 2, "st_vivien", 5, "jean")
    when(slot(g, 2), "2 move jean bourg 5")
    assert standing(g, FROM_VIVIEN) == ATTACKING
    assert told(g)[-1] == "attack-forced"
    assert g.forces_before(village(BOURG)) == [place(FROM_VILLENEUVE), place(FROM_VIVIEN)]


def test_k16_a_guest_is_no_opponent() -> None:
    """K16, M14 Beside a guest the newcomer chooses freely."""
    g = guest()
    put(g, 2, "st_vivien", 5, "jean")
    when(slot(g, 2), "2 move jean bourg 5")
    assert offers(g, 2)[:2] == [f"besiege {FROM_VIVIEN}", f"attack {FROM_VIVIEN}"]


def test_m14_a_third_force_is_not_admitted() -> None:
    """M14 Forces are counted by road, also two of one player; guests and waiting forces do not count."""
    g = given(seats=4)
    put(g, 1, BOURG, 4)
    force(g, 0, FROM_VILLENEUVE, ATTACKING, 2, "henri")
    force(g, 2, FROM_VIVIEN, ATTACKING, 2, "jean")
    put(g, 3, "la_buissiere", 5, "louis")
    slot(g, 3)
    assert not [text for text in offers(g, 3) if text.startswith("move louis bourg")]
    g.standing[place(FROM_VIVIEN)] = WAITING
    assert "move louis bourg 0..5" in offers(g, 3)


# ---- fiefs ---------------------------------------------------------------------------------------------------


def test_m23_an_empty_village_of_a_fief_is_entered_and_crossed() -> None:
    """M23 No stop and no request; the second trip is left. Nobody owns it by that (F9)."""
    g = given()
    fief(g, 1, "county_bourg", "roland", "bourg")
    put(g, 1, BOURG, 4, "roland")
    put(g, 0, "charolles", 3, "henri")
    when(slot(g), "0 move henri villeneuve 3")
    assert g.holder(village("villeneuve")) == 1
    assert g.is_intruded(village("villeneuve"))
    when(g, "0 move henri les_essarts 3")
    assert not g.is_intruded(village("villeneuve"))


def test_f8_the_owners_pieces_in_a_fiefs_village_stop_the_newcomer() -> None:
    g = given()
    fief(g, 1, "county_bourg", "roland", "bourg")
    put(g, 1, "villeneuve", 1)
    put(g, 1, BOURG, 4, "roland")
    put(g, 0, "charolles", 3, "henri")
    when(slot(g), "0 move henri villeneuve 3")
    assert stands(g, "villeneuve-from-charolles") == (0, 3, [lord("henri")])


def test_f9_an_intruder_stops_even_the_holder_and_answers_for_passage() -> None:
    g = given()
    fief(g, 1, "county_bourg", "roland", "bourg")
    put(g, 0, "villeneuve", 3, "henri")
    put(g, 1, BOURG, 4, "roland")
    when(slot(g, 1), "1 move roland villeneuve 4", "1 ask villeneuve-from-bourg 0")
    assert list(g.awaited()) == [0]


def test_f10_the_receiver_enters_a_given_village_as_his_and_the_giver_stops_there() -> None:
    g = given()
    fief(g, 1, "county_bourg", "roland", "bourg")
    g.given[village("villeneuve")] = 0
    put(g, 0, "charolles", 3, "henri")
    put(g, 1, BOURG, 4, "roland")
    when(slot(g), "0 move henri villeneuve 3", "0 done")
    assert g.holder(village("villeneuve")) == 0
    when(slot(g, 1), "1 move roland villeneuve 4")
    assert stands(g, "villeneuve-from-bourg") == (1, 4, [lord("roland")])


def test_f11_an_empty_capital_falls_to_him_who_stays_at_the_end_of_his_slot() -> None:
    """F11 Crossing takes nothing; a piece inside at the end of the slot takes the whole fief."""
    g = given()
    fief(g, 1, "county_bourg", "roland", "bourg")
    put(g, 1, "villeneuve", 4, "roland")
    put(g, 0, "st_paul", 3, "henri")
    when(slot(g), "0 move henri st_vivien 3", "0 move henri bourg 3")
    assert g.title[region("county_bourg")] == 0
    g = given()
    fief(g, 1, "county_bourg", "roland", "bourg")
    put(g, 1, "villeneuve", 4, "roland")
    put(g, 0, "st_vivien", 3, "henri")
    when(slot(g), "0 move henri bourg 3")
    assert g.title[region("county_bourg")] == 1
    when(g, "0 move henri la_buissiere 3")
    assert g.title[region("county_bourg")] == 1


# ---- bad weather ---------------------------------------------------------------------------------------------


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
