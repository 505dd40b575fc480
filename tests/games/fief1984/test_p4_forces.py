"""Phase 4, later turns of a force on the road: sieges, sorties, relief, passages."""

from homage.engine.values import NOBODY
from homage.games.fief1984.data import ASSAULTING, ATTACKING, BESIEGING, GUEST, WAITING
from tests.games.fief1984.bourg import (
    BOURG,
    FROM_BUISSIERE,
    FROM_VILLENEUVE,
    FROM_VIVIEN,
    guest,
    siege,
    slot,
    standing,
    stands,
)
from tests.games.fief1984.table import force, given, lord, offers, ordain, place, put, told, village, when

# ---- sieges ------------------------------------------------------------------------------------------------


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


def test_m19_relief_does_not_collect_the_besiegers() -> None:
    """M19, M12 Only own soldiers come along."""
    g = siege()
    put(g, 1, "villeneuve", 5, "jean")
    force(g, 1, "villeneuve-from-bourg", WAITING, 2)
    slot(g, 1)
    when(g, "1 collect jean bourg 5")
    assert stands(g, "bourg-gate") == (1, 7, [lord("jean")])
    assert stands(g, FROM_VILLENEUVE) == (0, 6, [lord("henri")])


def test_m12_soldiers_who_attack_do_not_come_along() -> None:
    """M12, M6 A guest goes through Bourg and out by a road on which soldiers of his attack it."""
    g = guest()
    force(g, 0, FROM_VIVIEN, ATTACKING, 3)
    slot(g)
    assert "move henri st_vivien 0..6" in offers(g, 0)
    assert not [text for text in offers(g, 0) if text.startswith("collect")]


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


# ---- passage -----------------------------------------------------------------------------------------------


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
    """M7, M16 Then a guest may only stay or turn back, and is not asked; staying, he merely waits."""
    g = guest()
    force(g, 2, FROM_VIVIEN, BESIEGING, 2, "jean")
    slot(g)
    assert offers(g, 0) == ["done", "move henri villeneuve 0..6"]
    when(g, "0 done")
    assert standing(g, FROM_VILLENEUVE) == WAITING and told(g)[-1] == "passage-lapsed"
    assert not g.awaited()


def test_m7_an_unused_grant_ends_with_the_slot() -> None:
    """M7, M16 He must besiege, attack or ask again."""
    g = when(slot(guest()), "0 done")
    assert offers(g, 0) == [
        f"besiege {FROM_VILLENEUVE}",
        f"attack {FROM_VILLENEUVE}",
        f"ask {FROM_VILLENEUVE} 0",
    ]
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
    """M17 Nobody is inside any more: besieger and guest only wait, and may go in as one trip."""
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


def test_m17_a_force_before_a_village_of_its_own_has_nothing_to_say() -> None:
    """M17, M16 It goes in or back, and is not asked at the end."""
    g = given()
    put(g, 0, BOURG, 2)
    force(g, 0, FROM_VILLENEUVE, WAITING, 1, "henri")
    g.turn = 2
    slot(g)
    assert offers(g, 0) == ["done", "move henri bourg 0..1", "move henri villeneuve 0..1"]
    when(g, "0 done")
    assert not g.awaited() and g.standing[place(FROM_VILLENEUVE)] == WAITING


def test_m16_one_force_after_the_other_is_asked() -> None:
    g = siege()
    put(g, 1, "sigy", 1)
    force(g, 0, "sigy-from-st_paul", BESIEGING, 2)
    g.chosen[place("sigy-from-st_paul")] = 1
    when(slot(g), "0 done", f"0 besiege {FROM_VILLENEUVE}")
    assert offers(g, 0)[0] == "besiege sigy-from-st_paul"
    when(g, "0 besiege sigy-from-st_paul")
    assert not g.awaited()


def test_m12_who_just_moves_leaves_soldiers_on_the_road() -> None:
    """M12 To collect is his choice; one soldier is enough for it."""
    g = given()
    force(g, 0, FROM_VILLENEUVE, WAITING, 1)
    put(g, 0, "villeneuve", 2, "henri")
    slot(g)
    assert "collect henri bourg 0..2" in offers(g, 0)
    when(g, "0 move henri bourg 2")
    assert stands(g, BOURG) == (0, 2, [lord("henri")]) and stands(g, FROM_VILLENEUVE) == (0, 1, [])


def test_m11_after_two_trips_nobody_sallies() -> None:
    g = siege()
    assert "sally roland 0..4" in offers(slot(g, 1), 1)
    g = siege()
    g.trips[lord("roland")] = 2
    assert not slot(g, 1).awaited()


def test_m11_who_has_sallied_goes_nowhere_else() -> None:
    g = given()
    put(g, 1, "beaujeu", 1)
    put(g, 1, "beaujeu-gate", 2, "jean")
    force(g, 0, "beaujeu-from-la_salle", BESIEGING, 3)
    assert not slot(g, 1).awaited()


def test_m19_relief_reaches_the_first_village_of_the_board_too() -> None:
    g = given()
    put(g, 1, "beaujeu", 1)
    put(g, 1, "la_salle", 5, "jean")
    force(g, 0, "beaujeu-from-la_salle", BESIEGING, 3, "henri")
    when(slot(g, 1), "1 move jean beaujeu 5")
    assert stands(g, "beaujeu-gate") == (1, 5, [lord("jean")])
    assert g.relief[village("beaujeu")] == 1 and g.trips[lord("jean")] == 2
    assert told(g)[-1] == "relief-arrived"


def test_m17_a_force_on_the_first_road_of_the_board_goes_back() -> None:
    g = given()
    put(g, 1, "beaujeu", 4)
    force(g, 0, "beaujeu-from-la_salle", WAITING, 3, "henri")
    g.turn = 2
    assert offers(slot(g), 0)[:2] == ["done", "move henri la_salle 0..3"]


def test_m21_a_siege_that_turns_into_an_assault_has_spoken_this_turn() -> None:
    g = siege()
    put(g, 0, "st_vivien", 2, "jean")
    when(slot(g), "0 move jean bourg 2")
    assert standing(g, FROM_VILLENEUVE) == ASSAULTING and g.chosen[place(FROM_VILLENEUVE)] == g.turn


def test_m13_ones_own_soldiers_on_every_road_close_none() -> None:
    g = given()
    put(g, 0, "beaujeu", 2, "henri")
    force(g, 0, "beaujeu-from-la_salle", WAITING, 1)
    force(g, 0, "beaujeu-from-st_ciers", WAITING, 1)
    assert "move henri la_salle 0..2" in offers(slot(g), 0)
