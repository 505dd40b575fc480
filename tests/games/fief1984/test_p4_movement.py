"""Phase 4: trips and arrivals, converging forces, villages of a fief."""

from homage.engine.values import NOBODY
from homage.games.fief1984.data import ATTACKING, BESIEGING, GUEST, WAITING
from homage.games.fief1984.rules.p4_movement import Movement, MovementSlot
from tests.games.fief1984.bourg import (
    BOURG,
    FROM_VILLENEUVE,
    FROM_VIVIEN,
    before_bourg,
    guest,
    refused,
    slot,
    standing,
    stands,
)
from tests.games.fief1984.table import (
    begin,
    fief,
    force,
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

# ---- trips -------------------------------------------------------------------------------------------------


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
    rows = (
        "0 move henri pugnac 1",
        "0 move jean st_paul 1",
        "0 move henri st_gerome 1",
        "0 move jean st_vivien 1",
    )
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


# ---- arrivals ----------------------------------------------------------------------------------------------


def test_m4_nobody_enters_where_an_opponent_is() -> None:
    """M4, M5 The newcomer stops on the road on which he came, and his trips are over."""
    g = before_bourg()
    assert stands(g, FROM_VILLENEUVE) == (0, 6, [lord("henri")])
    assert stands(g, BOURG) == (1, 4, [lord("roland")])
    assert g.trips[lord("henri")] == 2
    assert g.arrived[place(FROM_VILLENEUVE)] == 1


def test_m6_the_choice_is_made_on_arrival() -> None:
    """§4.2, §4.3, §4.4, M6 Attack, passage or siege; the toll is at most the cash in hundreds (N7)."""
    g = before_bourg()
    assert offers(g, 0) == [
        f"besiege {FROM_VILLENEUVE}",
        f"attack {FROM_VILLENEUVE}",
        f"ask {FROM_VILLENEUVE} 0..300",
    ]
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


# ---- converging --------------------------------------------------------------------------------------------


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


# ---- fiefs -------------------------------------------------------------------------------------------------


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


def test_k16_who_comes_later_stands_behind_in_the_order() -> None:
    g = given()
    put(g, 1, BOURG, 4, "roland")
    force(g, 2, FROM_VIVIEN, ATTACKING, 2)
    put(g, 0, "villeneuve", 6, "henri")
    when(slot(g), "0 move henri bourg 6")
    assert g.attacks_on(village(BOURG)) == [place(FROM_VIVIEN), place(FROM_VILLENEUVE)]


def test_m6_until_it_has_spoken_a_force_waits() -> None:
    g = before_bourg()
    assert list(g.awaited()) == [0] and standing(g, FROM_VILLENEUVE) == WAITING


def test_m13_a_lord_whose_every_road_is_closed_is_not_asked() -> None:
    """M13, §4 Guests stand on both roads of Tournus: his slot passes by itself."""
    g = given()
    put(g, 0, "tournus", 1, "henri")
    force(g, 1, "tournus-from-st_andromy", GUEST, 1, "jean")
    force(g, 2, "tournus-from-pugnac", GUEST, 1, "louis")
    begin(g, MovementSlot(0))
    assert not g.agenda
