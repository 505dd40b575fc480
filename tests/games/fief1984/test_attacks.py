"""Rare positions, each of which a rule once got wrong or nearly did."""

from homage.games.fief1984.data import ASSAULTING, ATTACKING
from homage.games.fief1984.rules.consequences import Consequences
from homage.games.fief1984.rules.p1_cards import CardSlot
from homage.games.fief1984.rules.p4_movement import MovementSlot
from tests.games.fief1984.bourg import BOURG, FROM_VILLENEUVE, combat, standing, stands
from tests.games.fief1984.table import (
    about,
    begin,
    deal,
    fief,
    force,
    given,
    lord,
    offers,
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
