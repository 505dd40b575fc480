"""Positions set up from the rulings alone, with what must follow: two attackers, relays, emptied villages."""

from homage.engine.values import CHANCE, NOBODY
from homage.games.fief1984.data import ATTACKING, BESIEGING, GUEST, WAITING
from homage.games.fief1984.model import Realm
from homage.games.fief1984.rules.p4_movement import Movement, MovementSlot
from tests.games.fief1984.bourg import combat, dice, standing, stands
from tests.games.fief1984.table import (
    about,
    begin,
    force,
    fund,
    given,
    lord,
    offers,
    ordain,
    put,
    village,
    when,
)

A, B, C, D = 0, 1, 2, 3
FROM_PUGNAC = "st_gerome-from-pugnac"
FROM_MEDARD = "st_gerome-from-st_medard"
ST_GEROME = "st_gerome"


# ---- two attackers -----------------------------------------------------------------------------------------


def coalition_before_st_gerome() -> Realm:
    """P18 B and then C attack A's St Gérôme; B asks, C joins, and A is beaten."""
    g = given(4, turn=2, first=B)
    put(g, A, ST_GEROME, 3, "jean")
    g.castle[village(ST_GEROME)] = g.mills[village(ST_GEROME)] = 1
    put(g, B, "pugnac", 3, "louis")
    put(g, C, "st_medard", 2, "pierre")
    put(g, D, "st_andre", 2, "clement")
    fund(g, s1=900, s2=600)
    begin(g, Movement())
    when(g, "1 move louis st_gerome 3", f"1 attack {FROM_PUGNAC}")
    when(g, "2 move pierre st_gerome 2")  # K16 the second can only attack: nothing is asked
    assert standing(g, FROM_MEDARD) == ATTACKING
    assert about(g, D, "clement") and not about(g, D, "clement", "st_gerome")
    when(g, "3 done")
    if list(g.awaited()) == [A]:
        when(g, "0 done")
    combat(g)
    assert offers(g, B) == ["fight-alone st_gerome", "ask-coalition st_gerome 0..900"]
    when(g, "1 ask-coalition st_gerome 0", "2 agree")
    dice(g, 6, 3)
    when(g, "0 lose 2", "1 lose 2")
    dice(g, 4, 1)
    when(g, "2 lose 1")
    assert g.occupant(village(ST_GEROME)) == NOBODY and g.mills[village(ST_GEROME)] == 0
    assert sorted(g.awaited()) == [B, C]
    assert offers(g, B) == ["bid 0..900"] and offers(g, C) == ["bid 0..600"]
    return g


def test_p18_the_higher_bid_goes_to_the_other() -> None:
    """K14, K15, K9, M7, R15 Equal bids are made again, not lower; the loser is a guest on his road."""
    g = when(coalition_before_st_gerome(), "1 bid 300", "2 bid 300")
    assert offers(g, B) == ["bid 300..900"] and offers(g, C) == ["bid 300..600"]
    when(g, "1 bid 400", "2 bid 300")
    assert g.cash[B] == 500 and g.cash[C] == 1000
    assert stands(g, ST_GEROME) == (B, 1, [lord("louis")])
    assert stands(g, FROM_MEDARD) == (C, 1, [lord("pierre")]) and standing(g, FROM_MEDARD) == GUEST
    assert g.castle[village(ST_GEROME)] == 1
    g.turn, g.trips = 3, [0] * len(g.trips)
    begin(g, MovementSlot(C))
    assert "move pierre pugnac 0..1" in offers(g, C) and "move pierre st_andre 0..1" in offers(g, C)


def test_p18_bids_that_stay_equal_end_in_a_fight() -> None:
    """K15 In the open for both, B first; the survivor occupies."""
    g = when(coalition_before_st_gerome(), "1 bid 300", "2 bid 300", "1 bid 300", "2 bid 300")
    assert list(g.awaited()) == [CHANCE]
    dice(g, 4, 1)
    when(g, "1 lose 1")
    assert stands(g, ST_GEROME) == (B, 0, [lord("louis")]) and g.cash[B] == 900


def test_p18_two_empty_hands_are_a_fight() -> None:
    """K15 At once, without a second bid."""
    g = when(coalition_before_st_gerome(), "1 bid 0", "2 bid 0")
    assert list(g.awaited()) == [CHANCE]
    dice(g, 1, 6)
    when(g, "2 lose 1")
    assert stands(g, ST_GEROME) == (C, 0, [lord("pierre")])


def two_attackers(soldiers: int, others: int, inside: int, *lords: str, seats: int = 3) -> Realm:
    """A in St Gérôme with a castle; B, first there, and C attack it from two roads."""
    g = given(seats, turn=2, first=B)
    put(g, A, ST_GEROME, inside, *lords)
    g.castle[village(ST_GEROME)] = 1
    force(g, B, FROM_PUGNAC, ATTACKING, soldiers, "louis")
    force(g, C, FROM_MEDARD, ATTACKING, others, "pierre")
    return g


def test_p19_no_coalition_asked_and_both_newcomers_fall() -> None:
    """K12, K7, K6 A keeps all, mill and press too: the attack on him was never fought."""
    g = two_attackers(2, 2, 2)
    g.mills[village(ST_GEROME)] = g.presses[village(ST_GEROME)] = 1
    combat(g)
    when(g, "1 fight-alone st_gerome")
    assert list(g.awaited()) == [CHANCE]
    dice(g, 6, 5)
    assert not g.agenda
    assert stands(g, ST_GEROME) == (A, 2, []) and g.holder(village(ST_GEROME)) == A
    assert g.works(village(ST_GEROME)) == 2 and g.castle[village(ST_GEROME)] == 1


def test_p19_the_survivor_must_attack() -> None:
    """K12, K7 The castle counts; mill and press are destroyed."""
    g = two_attackers(5, 2, 2)
    g.mills[village(ST_GEROME)] = g.presses[village(ST_GEROME)] = 1
    combat(g)
    when(g, "1 fight-alone st_gerome")
    dice(g, 6, 5)
    when(g, "1 lose 3")
    assert list(g.awaited()) == [CHANCE]
    dice(g, 3, 6)
    assert not g.agenda
    assert stands(g, ST_GEROME) == (A, 1, []) and g.works(village(ST_GEROME)) == 0


def refused_coalition() -> Realm:
    """P20 B offers C 500 for a yes; C refuses."""
    g = two_attackers(3, 3, 2, "jean")
    g.mills[village(ST_GEROME)] = 2
    fund(g, s1=800)
    combat(g)
    when(g, "1 ask-coalition st_gerome 500", "2 refuse")
    assert g.cash[B] == 800 and g.cash[C] == 0
    return g


def test_p20_occupant_and_first_attacker_fall_together() -> None:
    """K13, K6, K7, K5 C goes in with all he has, without a fight or a choice."""
    g = refused_coalition()
    dice(g, 6, 6)
    when(g, "0 lose 2", "1 lose 3")
    dice(g, 1, 2)
    assert not g.agenda
    assert stands(g, ST_GEROME) == (C, 3, [lord("pierre")])
    assert g.mills[village(ST_GEROME)] == 0 and g.castle[village(ST_GEROME)] == 1


def test_p20_the_one_who_refused_attacks_whoever_is_left() -> None:
    """K13 The survivor inside has the castle, be it the occupant or the first attacker."""
    g = refused_coalition()
    dice(g, 1, 6)
    when(g, "0 lose 1", "1 lose 3")
    dice(g, 1, 1)
    when(g, "0 lose 1")
    assert stands(g, ST_GEROME) == (A, 0, [lord("jean")]) and list(g.awaited()) == [CHANCE]
    dice(g, 1, 1)
    when(g, "2 lose 1")
    assert stands(g, ST_GEROME) == (C, 2, [lord("pierre")]) and not g.agenda
    g = refused_coalition()
    dice(g, 6, 1)
    when(g, "0 lose 2", "1 lose 1")
    dice(g, 1, 1)
    when(g, "1 lose 1")
    assert stands(g, ST_GEROME) == (B, 1, [lord("louis")]) and list(g.awaited()) == [CHANCE]
    dice(g, 3, 1)  # three costs one behind the walls, two in the open
    assert offers(g, B) == ["lose 1", "lose 0 louis"]


# ---- an occupant who slips away ----------------------------------------------------------------------------


def empty_st_paul() -> Realm:
    """P21 B and C attack A's St Paul; A's Gauvain leaves for Sigy with all his men."""
    g = given(turn=2, first=B)
    put(g, A, "st_paul", 4, "gauvain")
    g.castle[village("st_paul")], g.mills[village("st_paul")] = 1, 2
    put(g, B, "st_vivien", 3, "louis")
    put(g, C, "les_essarts", 3, "pierre")
    fund(g, s1=300)
    begin(g, Movement())
    when(g, "1 move louis st_paul 3", "1 attack st_paul-from-st_vivien")
    when(g, "2 move pierre st_paul 3")
    assert standing(g, "st_paul-from-les_essarts") == ATTACKING
    assert about(g, A, "gauvain") == ["move gauvain sigy 0..4"]
    when(g, "0 move gauvain sigy 4", "0 done")
    assert g.holder(village("st_paul")) == NOBODY
    return combat(g)


def test_p21_allies_before_an_empty_village_bid_at_once() -> None:
    """K17, K15 No dice; both mills stand."""
    g = when(empty_st_paul(), "1 ask-coalition st_paul 0", "2 agree")
    assert sorted(g.awaited()) == [B, C]
    when(g, "1 bid 100", "2 bid 0")
    assert stands(g, "st_paul") == (B, 3, [lord("louis")]) and g.mills[village("st_paul")] == 2
    assert g.cash[C] == 100 and standing(g, "st_paul-from-les_essarts") == GUEST


def test_p21_the_first_goes_in_and_is_attacked() -> None:
    """K17, K13, K8, K7 Without a fight, then with walls round him; that attack destroys the mills."""
    g = when(empty_st_paul(), "1 ask-coalition st_paul 0", "2 refuse")
    assert stands(g, "st_paul") == (B, 3, [lord("louis")]) and g.mills[village("st_paul")] == 2
    dice(g, 6, 6)
    assert "lose 2" in offers(g, B)  # six costs two behind walls
    when(g, "1 lose 2", "2 lose 3")
    dice(g, 6, 1)
    assert stands(g, "st_paul")[0] == NOBODY and g.mills[village("st_paul")] == 0
    assert g.castle[village("st_paul")] == 1 and not g.agenda


def test_p21_rivals_before_an_empty_village() -> None:
    """K17, K12 They fight in the open; the survivor goes in, the mills stand."""
    g = when(empty_st_paul(), "1 fight-alone st_paul")
    dice(g, 6, 1)
    when(g, "2 lose 3", "1 lose 1")
    dice(g, 1, 1)
    when(g, "1 lose 1")
    assert stands(g, "st_paul") == (B, 1, [lord("louis")]) and g.mills[village("st_paul")] == 2


# ---- forces without a lord ---------------------------------------------------------------------------------


def lordless_siege(*inside: str) -> Realm:
    """P22 A's four besiege Les Essarts; their lord died in this turn's Phase 1."""
    g = given(2, turn=1)
    if inside:
        put(g, B, "les_essarts", 2, *inside)
    force(g, A, "les_essarts-from-villeneuve", BESIEGING, 4)
    put(g, A, "villeneuve", 1, "eric")
    ordain(g, "eric", "sigy")
    put(g, A, "charolles", 0, "hugues")
    if not inside:
        g.reconsider(village("les_essarts"))
    g.turn = 2
    return begin(g, MovementSlot(A))


def test_p22_soldiers_without_a_lord_on_the_road() -> None:
    """M12, M16, M13, B3 They may speak, not move; a bishop joins alone, a lord with men."""
    g = lordless_siege("clement")
    at = "les_essarts-from-villeneuve"
    for text in (f"besiege {at}", f"attack {at}", f"ask {at} 0"):
        assert text in offers(g, A)
    assert "move eric les_essarts 0" in offers(g, A)
    when(g, "0 move hugues villeneuve 0", "0 move hugues les_essarts 1", "0 move eric les_essarts 0")
    assert stands(g, at) == (A, 5, [lord("eric"), lord("hugues")]) and standing(g, at) == BESIEGING
    assert not about(g, A, "move")
    when(g, "0 done")
    assert list(g.awaited()) == [A] and "done" not in offers(g, A)  # waiting idle is not open
    when(g, f"0 besiege {at}")
    begin(g, MovementSlot(B))
    assert all(text == "done" or text.startswith("sally") for text in offers(g, B))


def test_p22_they_may_attack_and_then_stay_stuck() -> None:
    """M12, K9, K10 If they win they own the village; without a lord they do not leave it."""
    g = when(lordless_siege("clement"), "0 attack les_essarts-from-villeneuve", "0 done")
    combat(g)
    dice(g, 6, 1)
    assert stands(g, "les_essarts") == (A, 3, []) and g.holder(village("les_essarts")) == A
    g.turn, g.trips = 3, [0] * len(g.trips)
    begin(g, MovementSlot(A))
    assert offers(g, A) and not [text for text in offers(g, A) if text.endswith("3")]


def test_p22_the_siege_of_an_emptied_village() -> None:
    """M17, M12, B7 The four wait; the bishop may go in alone."""
    g = lordless_siege()
    at = "les_essarts-from-villeneuve"
    assert standing(g, at) == WAITING
    assert about(g, A, "eric", "les_essarts")[0] == "move eric les_essarts 0"
    assert not about(g, A, "collect", "eric")
    when(g, "0 move eric les_essarts 0")
    assert stands(g, "les_essarts") == (A, 0, [lord("eric")]) and stands(g, at) == (A, 4, [])
    assert "move hugues villeneuve 0" in offers(g, A)
    when(g, "0 move hugues villeneuve 0")
    assert "collect hugues les_essarts 0..1" in offers(g, A)
