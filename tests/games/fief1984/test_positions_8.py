"""Positions set up from the rulings alone: order of battles, clergy, the end by turns."""

from homage.engine.values import CHANCE, NOBODY
from homage.games.fief1984.data import ATTACKING, BESIEGING, BY_TURNS, KEPT
from homage.games.fief1984.model import Realm
from homage.games.fief1984.rules.ending import EndOfTurn
from homage.games.fief1984.rules.p1_cards import CardSlot
from homage.games.fief1984.rules.p2_revenues import Revenues
from homage.games.fief1984.rules.p3_purchases import PurchaseSlot
from homage.games.fief1984.rules.p4_movement import Movement, MovementSlot
from tests.games.fief1984.bourg import BOURG, FROM_BUISSIERE, combat, dice, stands
from tests.games.fief1984.table import (
    about,
    begin,
    card,
    deal,
    fief,
    force,
    fund,
    given,
    lord,
    offers,
    ordain,
    put,
    region,
    told,
    village,
    when,
)
from tests.games.fief1984.test_positions_6 import kept

A, B, C, D = 0, 1, 2, 3
BLAYE, NORTH = region("county_blaye"), region("barony_north")


def holder_against_intruder(intruders: int) -> Realm:
    """P38 B's Jean comes back to Charolles, in his own county, where C's intruders stand."""
    g = given(turn=2, first=B)
    put(g, B, "blaye", 2)
    put(g, B, "villeneuve", 4, "jean")
    fief(g, B, "county_blaye", "jean", "blaye")
    put(g, C, "charolles", intruders)
    put(g, C, "sigy", 0, "louis")
    g.castle[village("charolles")] = g.mills[village("charolles")] = 1
    fund(g, s1=1000, s2=1000)
    begin(g, PurchaseSlot(B), PurchaseSlot(C))
    assert about(g, B, "buy-soldiers", "blaye") and not about(g, B, "buy-soldiers", "charolles")
    when(g, "1 done")
    assert not about(g, C, "buy-soldiers", "charolles")
    when(g, "2 done")
    begin(g, MovementSlot(B))
    when(g, "1 move jean charolles 4")
    at = "charolles-from-villeneuve"
    assert offers(g, B) == [f"besiege {at}", f"attack {at}", f"ask {at} 0..1000"]
    when(g, f"1 attack {at}")
    return combat(g)


def test_p38_the_holder_fights_an_intruder_in_his_own_fief() -> None:
    """F8, F9, F7, K8, K7 The die first; walls for the intruder; his own mill is destroyed."""
    g = holder_against_intruder(2)
    assert offers(g, B) == ["resist charolles", "let-pass charolles"]
    when(g, "1 resist charolles")
    dice(g, 3)
    assert stands(g, "charolles") == (C, 1, [])
    dice(g, 2, 6)
    when(g, "1 lose 3")
    assert stands(g, "charolles") == (B, 1, [lord("jean")])
    assert g.mills[village("charolles")] == 0 and g.holder(village("charolles")) == B


def test_p38_the_villagers_alone_drive_the_intruder_out() -> None:
    """K17 Nobody is inside: no fight, and the mill stands."""
    g = when(holder_against_intruder(1), "1 resist charolles")
    dice(g, 2)
    assert stands(g, "charolles") == (B, 4, [lord("jean")]) and g.mills[village("charolles")] == 1


def two_capitals(garrison: int = 1) -> Realm:
    """P39 A sorties from Bourg; B attacks L'Épervier and C Blaye, both D's capitals; the throne is vacant."""
    g = given(4, turn=2, first=B)
    put(g, D, "blaye", garrison)
    put(g, D, "l_epervier", 1)
    put(g, D, "mazilles", 0, "lambert")
    fief(g, D, "county_blaye", "lambert", "blaye")
    fief(g, D, "barony_north", "lambert", "l_epervier")
    put(g, A, BOURG, 2, "henri")
    force(g, D, FROM_BUISSIERE, BESIEGING, 2, "hugues")
    if garrison:
        force(g, C, "blaye-from-la_salle", ATTACKING, 4, "louis")
    else:
        put(g, C, "la_salle", 4, "louis")
    force(g, B, "l_epervier-from-sennecy", ATTACKING, 4, "robert")
    begin(g, MovementSlot(A))
    return when(g, "0 sally henri 2")


def test_p39_sorties_come_first_then_attacks_in_turn_order() -> None:
    """K1, Q8, F12 The first to take a capital is King, and answers for the second."""
    g = combat(two_capitals())
    dice(g, 6, 1)  # A's sortie, although A is last in turn order
    when(g, "0 lose 1")
    assert stands(g, BOURG) == (A, 1, [lord("henri")])
    dice(g, 2, 1)
    when(g, "1 lose 1")
    assert g.king == lord("robert") and g.fiefs_of(B) == [NORTH]
    dice(g, 2, 1)
    when(g, "2 lose 1")
    assert list(g.awaited()) == [B] and offers(g, B) == ["agree", "object"]
    when(g, "1 object")
    assert (g.title[BLAYE], g.custody[BLAYE]) == (B, KEPT) and g.king == lord("robert")


def test_p39_an_empty_capital_walked_into_comes_before_all_fights() -> None:
    """F11, Q8 At the end of his Phase 4 slot C is King; then it is he who answers."""
    g = two_capitals(garrison=0)
    begin(g, MovementSlot(C))
    when(g, "2 move louis blaye 4", "2 done")
    assert g.king == lord("louis") and g.fiefs_of(C) == [BLAYE]
    combat(g)
    dice(g, 6, 1)
    when(g, "0 lose 1")
    dice(g, 2, 1)
    when(g, "1 lose 1")
    assert list(g.awaited()) == [C] and offers(g, C) == ["agree", "object"]


def test_p39_where_two_converge_the_first_ones_place_counts() -> None:
    """K1 That battle is fought in B's place, who came first, although A is before B in turn order."""
    g = given(turn=2)
    put(g, C, "st_gerome", 1)
    force(g, B, "st_gerome-from-pugnac", ATTACKING, 1, "louis")
    force(g, A, "st_gerome-from-st_medard", ATTACKING, 1, "pierre")
    put(g, C, BOURG, 1)
    force(g, A, FROM_BUISSIERE, ATTACKING, 2, "henri")
    combat(g)
    assert list(g.awaited()) == [CHANCE]  # A has one attack of his own: Bourg
    dice(g, 6, 1)
    when(g, "0 lose 1")
    assert stands(g, BOURG) == (A, 1, [lord("henri")])
    assert list(g.awaited()) == [B] and offers(g, B)[0] == "fight-alone st_gerome"


# ---- clergy ------------------------------------------------------------------------------------------------


def clergy() -> Realm:
    """P40 A's Jean is King, Eric Bishop of Tournus, Pierre nothing yet; one cardinal's card is out."""
    g = given(turn=2)
    put(g, A, "sigy", 1, "jean", "eric", "pierre")
    put(g, B, "tournus", 1, "louis", "henri")
    ordain(g, "louis", "blaye", cardinal=True)
    ordain(g, "eric", "tournus")
    g.king = lord("jean")
    deal(g, A, "bishop_bourg", "bishopric_tithe", "sun")
    return begin(g, CardSlot(A))


def test_p40_who_may_become_bishop_and_cardinal() -> None:
    """B1, B4, Q9 Neither the King nor a bishop nor another's lord; a cardinal in the same slot, free."""
    g = clergy()
    assert [text for text in offers(g, A) if text.startswith("ordain")] == ["ordain pierre bourg"]
    assert g.cardinals_left() == 2
    when(g, "0 ordain pierre bourg")
    assert [text for text in offers(g, A) if text.startswith("elevate")] == ["elevate eric", "elevate pierre"]
    when(g, "0 elevate pierre")
    assert [text for text in offers(g, A) if text.startswith("elevate")] == ["elevate eric"]
    assert g.cash[A] == 0 and g.cardinals_left() == 1 and g.votes_of(A) == 6


def test_p40_a_cardinal_takes_no_tithe() -> None:
    """B5, R8 The tithe may name Tournus, not Bourg, and only one see."""
    g = when(clergy(), "0 ordain pierre bourg", "0 elevate pierre", "0 done")
    begin(g, Revenues())
    assert offers(g, A) == ["done", "bishop-tithe tournus"]
    when(g, "0 bishop-tithe tournus")
    assert offers(g, A) == ["done"]
    g = when(clergy(), "0 ordain pierre bourg", "0 elevate pierre", "0 elevate eric", "0 done")
    begin(g, Revenues())
    assert offers(g, A) == ["done"]
    assert g.bishop_of(0) != NOBODY and g.deck[card("bishop_bourg")] == 0


def test_p40_the_cards_of_the_dead_clergy() -> None:
    """C7, C8 Lord's and bishop's cards to the discards, the cardinal's to the bank."""
    g = when(clergy(), "0 ordain pierre bourg", "0 elevate pierre", "0 done")
    deal(g, B, "plague")
    begin(g, CardSlot(B))
    when(g, "1 unleash plague duchy_sigy")
    dice(g, 2, 3, 1)
    assert [g.family[lord(name)] for name in ("eric", "jean", "pierre")] == [NOBODY, A, NOBODY]
    for name in ("eric", "pierre", "bishop_tournus", "bishop_bourg"):
        assert g.discards[card(name)] == 1
    assert g.cardinals_left() == 2 and not g.faults()


# ---- the end -----------------------------------------------------------------------------------------------


def test_p41_the_end_by_turns_and_its_ranking() -> None:
    """E2, E3, E4, F14, F16 Fiefs without custody, then soldiers on roads too, then crowns."""
    g = given(4, turn=9, goal=3, turns=9)
    put(g, A, "tournus", 11, "henri", "hugues", "jean", "jacques")
    put(g, C, "st_medard", 9, "louis")
    force(g, A, "st_medard-from-st_andromy", BESIEGING, 3)
    fief(g, A, "duchy_tournus", "henri", "tournus")
    put(g, B, "sigy", 14, "robert")
    fief(g, B, "duchy_sigy", "robert", "sigy")
    fief(g, C, "barony_east", "louis", "st_medard")
    g.king = lord("louis")
    kept(g, "county_bourg", C, "bourg")
    put(g, D, "blaye", 14)
    g.title[BLAYE], g.capital[BLAYE] = D, village("blaye")
    fund(g, s0=200, s1=200, s2=3000, s3=300)
    assert [len(g.fiefs_of(seat)) for seat in (A, B, C, D)] == [1, 1, 1, 1]
    begin(g, EndOfTurn())
    outcome = g.outcome()
    assert outcome is not None and g.ending == BY_TURNS
    assert outcome.ranking == [[D], [A, B], [C]]
    assert [score["soldiers"] for score in outcome.scores] == [14, 14, 9, 14]


def test_p41_a_third_title_in_the_last_turn_ends_it_at_once() -> None:
    """E1, E6 In the settlement of a Phase 4 slot, not after Phase 6."""
    g = given(2, turn=9, goal=3, turns=9)
    put(g, A, "st_andromy", 3, "charles")
    fief(g, A, "duchy_tournus", "charles", "tournus")
    fief(g, A, "duchy_sigy", "charles", "sigy")
    put(g, B, "st_andre", 2, "eric")
    fief(g, B, "barony_east", "eric", "st_medard")
    begin(g, Movement())
    when(g, "0 move charles st_medard 3", "0 done")
    assert len(g.fiefs_of(A)) == 3 and not g.agenda and told(g)[-1] == "ended-by-fiefs"
