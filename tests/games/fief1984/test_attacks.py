"""Rare positions, each of which a rule once got wrong or nearly did."""

from homage.engine.values import NOBODY
from homage.games.fief1984.data import ASSAULTING, ATTACKING, BESIEGING, GUEST, KEPT, OWED
from homage.games.fief1984.model import Realm
from homage.games.fief1984.rules.consequences import Consequences
from homage.games.fief1984.rules.p1_cards import CardSlot
from homage.games.fief1984.rules.p4_movement import MovementSlot
from homage.games.fief1984.rules.p6_negotiations import Negotiations
from tests.games.fief1984.bourg import (
    BOURG,
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
    deal,
    fief,
    force,
    given,
    lord,
    offers,
    ordain,
    put,
    region,
    village,
    when,
)


def test_m17_the_siege_ends_with_the_occupant_and_the_assault_goes_on_as_an_attack() -> None:
    """M17, M20 An assault put off by bad weather: the village is emptied, and who comes in may go out
    again."""
    g = given(turn=2)
    put(g, 1, BOURG, 0, "roland")
    force(g, 0, FROM_VILLENEUVE, ASSAULTING, 4, "henri")
    put(g, 2, "la_buissiere", 3, "jean")
    deal(g, 0, "assassination")
    g.turn = 3
    begin(g, CardSlot(0))
    when(g, "0 murder roland", "1 pass")
    assert standing(g, FROM_VILLENEUVE) == ATTACKING and not g.is_besieged(village(BOURG))
    when(g, "0 done")
    begin(g, MovementSlot(0), MovementSlot(2))
    when(g, "2 move jean bourg 3")
    assert about(g, 2, "jean", "st_vivien") and not about(g, 2, "jean", "villeneuve")
    when(g, "2 move jean st_vivien 3")
    combat(g)
    assert stands(g, BOURG) == (0, 4, [lord("henri")])


def test_q8_a_king_from_either_of_two_capitals_taken_in_one_slot() -> None:
    """F11, Q8, E2 Both fall at the end of the slot; the taker picks the lord out of either force."""
    g = given(2, turn=2, goal=4)
    put(g, 1, "sigy", 1, "eric")
    fief(g, 1, "barony_north", "eric", "l_epervier")
    fief(g, 1, "county_blaye", "eric", "charolles")
    put(g, 0, "chateauneuf", 1, "jean")
    put(g, 0, "villeneuve", 1, "charles")
    begin(g, MovementSlot(0))
    when(g, "0 move jean l_epervier 1", "0 move charles charolles 1", "0 done")
    assert offers(g, 0) == ["crown charles", "crown jean"]
    when(g, "0 crown jean")
    when(g, "0 bear county_blaye charles", "0 bear barony_north jean")
    assert g.king == lord("jean") and len(g.fiefs_of(0)) == 2
    assert not g.agenda and not g.faults()


def test_q8_soldiers_in_one_capital_and_a_lord_in_the_other() -> None:
    """Q8 Wherever the lord stands of the two, he is King."""
    for soldiers_at, lord_at in (("l_epervier", "charolles"), ("charolles", "l_epervier")):
        g = given(2, turn=2, goal=4)
        put(g, 1, "sigy", 1, "eric")
        fief(g, 1, "barony_north", "eric", "l_epervier")
        fief(g, 1, "county_blaye", "eric", "charolles")
        put(g, 0, soldiers_at, 1)
        put(g, 0, lord_at, 0, "jean")
        begin(g, Consequences())
        assert g.king == lord("jean") and len(g.fiefs_of(0)) == 2


def test_k18_both_capitals_of_a_lordless_family_are_taken_before_it_is_deprived() -> None:
    """K18, F11, F16, Q10 Capitals come before lordless families: the second is not lost to custody."""
    g = given(2, turn=2, goal=4)
    put(g, 1, "sigy", 1)
    for slug, capital in (("barony_north", "l_epervier"), ("county_blaye", "charolles")):
        g.title[region(slug)], g.capital[region(slug)] = 1, village(capital)
    put(g, 0, "chateauneuf", 1, "jean")
    put(g, 0, "villeneuve", 1, "charles")
    begin(g, MovementSlot(0))
    when(g, "0 move jean l_epervier 1", "0 move charles charolles 1", "0 done", "0 crown jean")
    when(g, "0 bear county_blaye charles", "0 bear barony_north jean")
    assert sorted(g.fiefs_of(0)) == sorted([region("barony_north"), region("county_blaye")])
    assert not any(g.custody) and not g.agenda


def test_m21_a_sortie_meets_both_roads_of_an_assault_that_bad_weather_put_off() -> None:
    """M11, M21, A2, K11 Both forces of the besieger fight the sortie; what is left of them assaults."""
    g = given(2, turn=2)
    put(g, 1, BOURG, 3, "roland")
    force(g, 0, FROM_VILLENEUVE, ASSAULTING, 3, "henri")
    force(g, 0, FROM_VIVIEN, ATTACKING, 3)
    g.turn = 3
    begin(g, MovementSlot(1))
    when(g, "1 sally roland 1")
    combat(g)
    dice(g, 2, 1, 1)  # two counters throw one die, seven on two roads two
    when(g, "0 lose 1", "1 lose 0 roland")
    dice(g, 1, 1)
    when(g, "0 lose 1")
    assert stands(g, BOURG) == (1, 2, [])
    dice(g, 6, 1)  # the assault: five counters against two in the open
    when(g, "0 lose 1")
    assert stands(g, BOURG) == (0, 3, [lord("henri")]) and not g.agenda


def test_m11_relief_is_inside_when_the_besieger_was_let_through() -> None:
    """M11, M16, M19 The siege has turned into a right of way: no fight."""
    g = given(2, turn=1, first=1)
    put(g, 1, BOURG, 2, "roland")
    force(g, 0, FROM_VILLENEUVE, BESIEGING, 4, "henri")
    put(g, 1, "les_essarts", 3, "louis")
    g.turn = 2
    begin(g, MovementSlot(1), MovementSlot(0))
    when(g, "1 move louis villeneuve 3", "1 move louis bourg 3", "1 done")
    when(g, f"0 ask {FROM_VILLENEUVE} 0", "1 agree")
    combat(g)
    assert not g.agenda
    assert stands(g, BOURG) == (1, 5, [lord("louis"), lord("roland")])
    assert standing(g, FROM_VILLENEUVE) == GUEST and not g.faults()


def barony_in_custody() -> Realm:
    """Seat 2's King keeps the barony of L'Épervier; seat 0's Jean sits in its capital."""
    g = given(3, turn=3)
    put(g, 2, "chateauneuf", 1, "robert")
    g.king = lord("robert")
    put(g, 0, "l_epervier", 2, "jean")
    north = region("barony_north")
    g.title[north], g.custody[north], g.capital[north] = 2, KEPT, village("l_epervier")
    g.sitting[north] = 0
    return g


def test_f14_who_sits_in_a_capital_and_leaves_may_come_back_to_take_it() -> None:
    """F11, F12, F14 By staying he does not take it; by going into it empty he does, and the King answers."""
    g = barony_in_custody()
    begin(g, MovementSlot(0))
    when(g, "0 move jean sennecy 1", "0 done")
    assert g.sitting[region("barony_north")] == 0 and not g.agenda
    g.trips = [0] * len(g.trips)
    begin(g, MovementSlot(0))
    when(g, "0 move jean l_epervier 1", "0 move jean charolles 2")
    assert g.sitting[region("barony_north")] == NOBODY
    g.trips = [0] * len(g.trips)
    begin(g, MovementSlot(0))
    when(g, "0 move jean l_epervier 2", "0 done")
    assert list(g.awaited()) == [2] and offers(g, 2) == ["agree", "object"]


def test_f14_the_king_himself_walks_into_the_empty_capital() -> None:
    """F11, F12, F14 He is the taker: nobody objects, and the title is his to bear."""
    g = barony_in_custody()
    g.dismiss(village("l_epervier"), 2)
    g.shift(village("l_epervier"), village("sigy"), 0, [lord("jean")])
    begin(g, MovementSlot(2))
    when(g, "2 move robert l_epervier 1", "2 done")
    assert g.fiefs_of(2) == [region("barony_north")] and g.bearer[region("barony_north")] == lord("robert")


def test_f15_a_title_owed_by_a_dead_king_is_given_by_the_next() -> None:
    """Q7, Q10, F15, F19, F20 The new King inherits it and must give it in the same Phase 6."""
    g = barony_in_custody()
    g.custody[region("barony_north")] = OWED
    g.bury(lord("robert"))
    put(g, 1, "sigy", 1, "louis", "eric")
    ordain(g, "eric", "bourg", cardinal=True)
    begin(g, Consequences(), Negotiations())
    when(g, "0 pass", "1 vote louis 1")
    assert g.king == lord("louis") and list(g.awaited()) == [1] and "pass" not in offers(g, 1)
    when(g, "1 grant barony_north louis")
    assert stands(g, "sennecy") == (1, 1, [])  # the others stand in the other two villages
    assert g.capital[region("barony_north")] == village("sennecy") and not g.faults()
