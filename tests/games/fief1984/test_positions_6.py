"""Positions set up from the rulings alone: custody, grants, intruders, given villages."""

from homage.engine.values import CHANCE, NOBODY
from homage.games.fief1984.data import ATTACKING, KEPT, OWED
from homage.games.fief1984.model import Realm
from homage.games.fief1984.rules.ending import EndOfTurn
from homage.games.fief1984.rules.p2_revenues import Payment, TitheSlot
from homage.games.fief1984.rules.p3_purchases import PurchaseSlot
from homage.games.fief1984.rules.p4_movement import MovementSlot
from homage.games.fief1984.rules.p6_negotiations import Negotiations
from homage.games.fief1984.rules.p6_talks import TalkSlot
from tests.games.fief1984.bourg import combat, dice, stands
from tests.games.fief1984.table import (
    about,
    begin,
    deal,
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
    village,
    when,
)

A, B, C, D = 0, 1, 2, 3
NORTH = region("barony_north")


def kept(g: Realm, slug: str, king: int, capital: str, custody: int = KEPT) -> None:
    """A title in the King's custody; whoever is in its capital sits there."""
    at = region(slug)
    g.title[at], g.custody[at], g.capital[at] = king, custody, village(capital)
    g.sitting[at] = g.occupant(village(capital))


def death_of_a_king() -> Realm:
    """P28 King Robert of B, who keeps the barony of L'Épervier, falls to A in Phase 5; then Phase 6."""
    g = given(turn=2, goal=2)
    put(g, A, "bourg", 2, "jean", "pierre")
    ordain(g, "pierre", "sigy", cardinal=True)
    fief(g, A, "county_bourg", "jean", "bourg")
    put(g, B, "pugnac", 0, "robert")
    put(g, B, "sigy", 1, "guillaume")
    g.king = lord("robert")
    put(g, A, "l_epervier", 2)
    kept(g, "barony_north", B, "l_epervier")
    for name in ("beaujeu", "blaye", "charolles", "la_salle"):
        put(g, C, name, 1)
    put(g, C, "marcamps", 1, "louis")
    force(g, A, "pugnac-from-tournus", ATTACKING, 6)
    combat(g)
    dice(g, 1, 1)
    assert not g.agenda
    return g


def test_p28_the_custodian_goes_on_without_a_king() -> None:
    """Q7, F14 The card to the bank; B earns as custodian but grants nothing while the throne is vacant."""
    g = death_of_a_king()
    assert g.king == NOBODY and (g.title[NORTH], g.custody[NORTH]) == (B, KEPT)
    assert [g.votes_of(seat) for seat in (A, B, C)] == [5, 1, 1]
    begin(g, Negotiations())
    when(g, "0 vote jean 1", "1 vote guillaume 1", "2 pass")
    assert g.king == NOBODY
    assert offers(g, A)[0] == "done"  # the talks: neither a request to raise Blaye nor a grant
    begin(g, Payment())
    assert g.cash[B] == 3 * 100 + 100


def test_p28_the_new_king_inherits_and_grants_in_order() -> None:
    """Q6, Q10, F1, F19, E1, E4 His own cardinal is enough; C asks once; then the grant ends the game."""
    g = begin(death_of_a_king(), Negotiations())
    when(g, "0 vote jean 5", "1 vote guillaume 1", "2 vote louis 1")
    assert g.king == lord("jean") and (g.title[NORTH], g.custody[NORTH]) == (A, KEPT)
    assert g.fiefs_of(A) == [region("county_bourg")]
    assert list(g.awaited()) == [C] and about(g, C, "ask-fief", "county_blaye")
    when(g, "2 ask-fief county_blaye 0", "0 refuse")
    assert list(g.awaited()) == [A] and about(g, A, "grant", "jean")
    when(g, "0 grant barony_north jean")
    assert g.ending and len(g.fiefs_of(A)) == 2 and not g.agenda


def lordless_baron(third: bool = False) -> Realm:
    """P29 A lost his last lord in Phase 5: B's King owes A's barony to somebody."""
    g = given(turn=2)
    put(g, B, "sigy", 1, "robert")
    g.king = lord("robert")
    put(g, A, "l_epervier", 2)
    put(g, A, "sennecy", 1)
    if third:
        put(g, A, "chateauneuf", 1)
    put(g, C, "bourg", 1, "pierre")
    kept(g, "barony_north", B, "l_epervier", OWED)
    begin(g, Negotiations())
    assert "pass" not in offers(g, B) and about(g, B, "grant", "pierre")
    return g


def test_p29_a_grant_to_another_moves_the_capital() -> None:
    """F15, F18, F20, P3, F7 Only Châteauneuf is free; the soldier stands there; the others are intruders."""
    g = when(lordless_baron(), "1 grant barony_north pierre")
    assert g.capital[NORTH] == village("chateauneuf")
    assert stands(g, "chateauneuf") == (C, 1, []) and g.stock[C] == 28
    g.turn = 3
    begin(g, Payment())
    assert g.cash[C] == 300 + 100 and g.cash[A] == 0
    combat(g)
    assert offers(g, C) == ["resist sennecy", "let-pass sennecy"]
    when(g, "2 let-pass sennecy")
    assert offers(g, C) == ["resist l_epervier", "let-pass l_epervier"]


def test_p29_the_free_soldier_is_lost_when_none_is_left() -> None:
    """P3 All thirty are on the board."""
    g = lordless_baron()
    g.enlist(C, place("bourg"), 29)
    when(g, "1 grant barony_north pierre")
    assert g.capital[NORTH] == village("chateauneuf") and stands(g, "chateauneuf") == (NOBODY, 0, [])
    assert not g.faults()


def test_p29_a_fief_without_a_capital() -> None:
    """F18, F19, F20, E4, F7 It counts at once; capital and soldier come when a village is free."""
    g = when(lordless_baron(third=True), "1 grant barony_north pierre")
    assert g.capital[NORTH] == NOBODY and g.fiefs_of(C) == [NORTH] and g.stock[C] == 29
    g.turn = 3
    combat(g)
    for name in ("sennecy", "chateauneuf", "l_epervier"):
        assert offers(g, C) == [f"resist {name}", f"let-pass {name}"]
        when(g, f"2 resist {name}")
        dice(g, 2 if name == "chateauneuf" else 1)
    begin(g, Negotiations())
    assert g.capital[NORTH] == village("chateauneuf") and stands(g, "chateauneuf") == (C, 1, [])
    assert offers(g, A)[0] == "done"  # the talks have begun


def test_p29_a_grant_to_the_kings_own_lord() -> None:
    """F18, F20 The same rules; B is the new owner and gets the soldier."""
    g = when(lordless_baron(), "1 grant barony_north robert")
    assert g.capital[NORTH] == village("chateauneuf") and stands(g, "chateauneuf") == (B, 1, [])


# ---- intruders ---------------------------------------------------------------------------------------------


def intruders_in_tournus() -> Realm:
    """P30 B's duchy of Tournus with intruders of A and C; D attacks C's in Pugnac."""
    g = given(4, turn=2)
    put(g, B, "tournus", 3)
    put(g, B, "sigy", 0, "jean")
    fief(g, B, "duchy_tournus", "jean", "tournus")
    put(g, C, "pugnac", 1)
    g.mills[village("pugnac")] = 1
    put(g, C, "belleville", 0, "pierre")
    put(g, A, "mazilles", 2, "hugues")
    force(g, D, "pugnac-from-st_gerome", ATTACKING, 2, "louis")
    combat(g)
    asked = []
    while "resist" in offers(g, B)[0]:
        asked.append(offers(g, B)[0])
        if "pugnac" in asked[-1]:
            return g
        when(g, f"1 {asked[-1]}", "chance die 1")
        assert stands(g, "mazilles") == (A, 2, [lord("hugues")])
    raise AssertionError(asked)


def test_p30_the_villagers_may_leave_nobody_to_attack() -> None:
    """F7, K1, K17, F9, R1 D goes in without a fight, the mill stands, and Pugnac still pays B."""
    g = when(intruders_in_tournus(), "1 resist pugnac")
    dice(g, 4)
    assert not g.agenda  # D is an intruder now, and the dice are over
    assert stands(g, "pugnac") == (D, 2, [lord("louis")]) and g.mills[village("pugnac")] == 1
    assert g.holder(village("pugnac")) == B
    begin(g, Payment())
    assert g.cash == [0, 5 * 100 + 200 + 100, 0, 0]


def test_p30_the_intruder_lives_and_is_fought() -> None:
    """K7, F7 In the open; the mill is destroyed although it is B's."""
    g = when(intruders_in_tournus(), "1 resist pugnac")
    dice(g, 1)
    assert list(g.awaited()) == [CHANCE]
    dice(g, 1, 1)
    when(g, "3 lose 1")
    assert stands(g, "pugnac") == (D, 1, [lord("louis")]) and g.mills[village("pugnac")] == 0


def test_p30_the_villagers_may_be_held_back() -> None:
    """F7 No die; D's attack is fought."""
    g = when(intruders_in_tournus(), "1 let-pass pugnac")
    assert list(g.awaited()) == [CHANCE] and stands(g, "pugnac") == (C, 1, [])


# ---- given villages ----------------------------------------------------------------------------------------


def two_gifts() -> Realm:
    """P31 In turn 5 B gives Belleville to C and Pugnac to D; in turn 6 C goes into Belleville."""
    g = given(4, turn=5)
    put(g, B, "tournus", 2)
    put(g, B, "mazilles", 3, "jean")
    fief(g, B, "duchy_tournus", "jean", "tournus")
    put(g, C, "st_gerome", 2, "pierre")
    put(g, D, "st_medard", 1, "louis")
    put(g, A, "st_andre", 9, "charles")
    begin(g, TalkSlot(B))
    for name in ("tournus", "mazilles"):
        assert not about(g, B, "give", name)
    when(g, "1 give belleville 2", "1 give pugnac 3")
    assert not about(g, B, "give", "belleville") and not about(g, B, "give", "pugnac")
    when(g, "1 done")
    begin(g, EndOfTurn())
    while g.awaited():
        when(g, f"{g.awaited()[0]} done")
    g.turn = 6
    begin(g, MovementSlot(C))
    when(g, "2 move pierre pugnac 2", "2 move pierre belleville 2")
    begin(g, EndOfTurn())
    while g.awaited():
        when(g, f"{g.awaited()[0]} done")
    assert g.given[village("belleville")] == C and g.given[village("pugnac")] == NOBODY
    g.turn = 7
    return g


def test_p31_the_receiver_holds_a_given_village() -> None:
    """F10, R14, M4, P1 He earns and buys there; the giver stops there; the lord's tithe counts it."""
    g = two_gifts()
    deal(g, B, "lords_tithe")
    fund(g, s1=1000, s2=1000)
    begin(g, TitheSlot(B), Payment())
    when(g, "1 lords-tithe duchy_tournus", "1 done")
    assert g.cash[B] == 1000 + 5 * 200 + 4 * 100
    assert g.cash[C] == 1000 + 100
    g.turn = 7
    begin(g, PurchaseSlot(B), PurchaseSlot(C))
    assert not about(g, B, "buy-mill", "belleville") and about(g, B, "buy-mill", "pugnac")
    when(g, "1 done", "2 buy-mill belleville", "2 done")
    begin(g, MovementSlot(B))
    when(g, "1 move jean belleville 3")
    at = "belleville-from-mazilles"
    assert [text.split()[0] for text in offers(g, B)] == ["besiege", "attack", "ask"]
    when(g, f"1 ask {at} 0", "2 agree")
    begin(g, MovementSlot(D))
    when(g, "3 move louis st_gerome 1", "3 move louis pugnac 1")
    combat(g)
    assert offers(g, B) == ["resist pugnac", "let-pass pugnac"]  # D is a plain intruder; Belleville is safe


def test_p31_the_gift_ends_with_the_fiefs_change_of_hands() -> None:
    """F10, F11, Q8, F12, R1, F9, F7 A takes Tournus, is King, and C's pieces are intruders at once."""
    g = two_gifts()
    g.mills[village("belleville")] = 1
    force(g, A, "tournus-from-st_andromy", ATTACKING, 9)
    g.shift(place("st_andre"), place("tournus-from-st_andromy"), 0, [lord("charles")])
    combat(g)
    dice(g, 2, 2, 1)
    when(g, "0 lose 1")
    assert g.king == lord("charles") and g.fiefs_of(A) == [region("duchy_tournus")]
    assert g.given[village("belleville")] == NOBODY
    assert g.is_intruded(village("belleville")) and g.is_intruded(village("mazilles"))
    g.turn = 8
    g.cash, g.bank = [0] * 4, 10_800
    begin(g, Payment())
    assert g.cash[A] == 5 * 100 + 200 + 100 and g.cash[C] == 0
    g.cash[C] = 1000
    g.bank -= 1000
    begin(g, PurchaseSlot(C))
    assert not about(g, C, "buy-soldiers", "belleville")
    combat(g)
    assert offers(g, A) == ["resist mazilles", "let-pass mazilles"]
    when(g, "0 let-pass mazilles")
    assert offers(g, A) == ["resist belleville", "let-pass belleville"]
