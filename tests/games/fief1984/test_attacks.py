"""Rare positions, each of which a rule once got wrong or nearly did."""

from homage.games.fief1984.data import ASSAULTING, ATTACKING
from homage.games.fief1984.rules.p1_cards import CardSlot
from homage.games.fief1984.rules.p4_movement import MovementSlot
from tests.games.fief1984.bourg import BOURG, FROM_VILLENEUVE, combat, standing, stands
from tests.games.fief1984.table import about, begin, deal, force, given, lord, put, village, when


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
