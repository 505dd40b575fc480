"""Positions set up from the rulings alone, with what must follow: lords lost, revenues, purchases."""

from homage.engine.values import NOBODY
from homage.games.fief1984.data import BESIEGING, KEPT, OWED
from homage.games.fief1984.model import Realm
from homage.games.fief1984.rules.p1_cards import CardSlot
from homage.games.fief1984.rules.p2_revenues import Payment, Revenues
from homage.games.fief1984.rules.p3_purchases import PurchaseSlot
from homage.games.fief1984.rules.p4_movement import MovementSlot
from homage.games.fief1984.rules.p6_negotiations import Negotiations
from tests.games.fief1984.bourg import combat, stands
from tests.games.fief1984.table import (
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
    village,
    when,
)

A, B, C, D = 0, 1, 2, 3


def justice() -> Realm:
    """P07 A, baron of L'Épervier with one lord, has the King murdered; B condemns that lord."""
    g = given(turn=2, goal=2)
    g.home[A], g.home[B], g.home[C] = region("barony_north"), region("county_blaye"), region("county_bourg")
    put(g, B, "blaye", 1, "guillaume")
    g.king = lord("guillaume")
    put(g, A, "l_epervier", 3, "charles")
    put(g, A, "sennecy", 1)
    put(g, A, "belleville", 1)
    put(g, C, "bourg", 1, "louis")
    g.castle[village("l_epervier")] = 1
    fief(g, A, "barony_north", "charles", "l_epervier")
    deal(g, A, "assassination", "pierre")
    deal(g, B, "justice")
    begin(g, CardSlot(A))
    return when(g, "0 murder guillaume", "1 parry")  # Charles is A's only lord: no choice is left


def test_p07_justice_takes_the_only_lord_and_with_him_the_title() -> None:
    """A16, F15, F14, E4 The barony goes into the King's custody at once; nobody counts it."""
    g = justice()
    assert g.king == lord("guillaume") and g.family[lord("charles")] == NOBODY
    assert g.discards[card("assassination")] == g.discards[card("justice")] == 1
    assert g.title[region("barony_north")] == B and g.custody[region("barony_north")] == OWED
    assert g.fiefs_of(A) == g.fiefs_of(B) == []
    assert g.occupant(village("l_epervier")) == A and g.sitting[region("barony_north")] == A
    assert g.is_intruded(village("sennecy")) and g.holder(village("belleville")) == A


def test_p07_a_lord_laid_afterwards_stands_outside_the_lost_fief() -> None:
    """F15, P7, F14, L3 Nothing comes back; the castle is the custodian's, and so is the region."""
    g = justice()
    assert list(g.awaited()) == [A]
    places = [text.split()[2] for text in offers(g, A) if text.startswith("lay pierre")]
    assert "belleville" in places and "charolles" in places
    assert not {"l_epervier", "sennecy", "chateauneuf", "blaye", "bourg"} & set(places)
    when(g, "0 lay pierre belleville")
    assert g.title[region("barony_north")] == B and g.fiefs_of(A) == []


def test_p07_the_custodian_earns_and_may_resist() -> None:
    """F14, R12 All three villages pay B; his villagers may resist in Sennecy, not in the capital."""
    g = when(justice(), "0 lay pierre belleville", "0 done")
    begin(g, Payment())
    assert g.cash == [100, 400, 100]
    combat(g)
    assert offers(g, B) == ["resist sennecy", "let-pass sennecy"]
    when(g, "1 let-pass sennecy")
    assert not g.agenda


def test_p07_the_title_must_be_granted_and_brings_a_soldier() -> None:
    """F15, F18, F20 Pierre receives it: A's own pieces stand in the capital, so it stays."""
    g = when(justice(), "0 lay pierre belleville", "0 done")
    begin(g, Negotiations())
    assert list(g.awaited()) == [B]
    assert offers(g, B) == [f"grant barony_north {name}" for name in ("guillaume", "louis", "pierre")]
    when(g, "1 grant barony_north pierre")
    assert g.capital[region("barony_north")] == village("l_epervier") and g.fiefs_of(A)
    assert stands(g, "l_epervier") == (A, 4, [])


def test_p07_justice_without_a_lord_to_condemn() -> None:
    """A16 The parry alone works."""
    g = given(turn=2)
    put(g, B, "blaye", 1, "guillaume")
    deal(g, A, "assassination")
    deal(g, B, "justice")
    begin(g, CardSlot(A))
    when(g, "0 murder guillaume", "1 parry")
    assert list(g.awaited()) == [A] and g.family[lord("guillaume")] == B


# ---- the last lord was the King ----------------------------------------------------------------------------


def murder_of_robert(lord_in_hand: bool = False) -> Realm:
    """P08 A murders King Robert, B's only lord; D's duchy of Tournus has an empty capital."""
    g = given(4, turn=2, goal=2)
    put(g, B, "blaye", 2, "robert")
    fief(g, B, "county_blaye", "robert", "blaye")
    g.king = lord("robert")
    put(g, D, "beaujeu", 0, "lambert")
    fief(g, D, "duchy_tournus", "lambert", "pugnac")
    put(g, C, "st_gerome", 1, "francois")
    put(g, A, "sigy", 1, "jean")
    deal(g, A, "assassination")
    deal(g, B, "lords_tithe", "royal_tithe", *(["henri"] if lord_in_hand else []))
    begin(g, CardSlot(A), CardSlot(B))
    return when(g, "0 murder robert", "1 pass", "0 done")


def test_p08_the_throne_is_vacant_before_the_lordless_lose_anything() -> None:
    """F17, F16, Q7, Q2, R14, R11 B keeps the county, its lord's tithe and its vote; no royal tithe."""
    g = murder_of_robert()
    assert g.king == NOBODY
    assert g.fiefs_of(B) == [region("county_blaye")] and g.votes_of(B) == 1
    when(g, "1 done")
    begin(g, Revenues())
    assert list(g.awaited()) == [A]
    when(g, "0 done")
    assert offers(g, B) == ["done", "lords-tithe county_blaye"]
    when(g, "1 lords-tithe county_blaye", "1 done", "2 done", "3 done")
    assert g.cash[B] == 4 * 200 + 4 * 100  # Lambert is an intruder in Beaujeu


def capital_walked_into() -> Realm:
    """P08 Then C's François walks into D's empty capital, with a soldier."""
    g = when(murder_of_robert(), "1 done")
    begin(g, MovementSlot(C))
    when(g, "2 move francois pugnac 1")
    assert g.title[region("duchy_tournus")] == D
    assert "move francois tournus 0..1" in offers(g, C)  # no stop, a trip left
    return when(g, "2 done")


def test_p08_a_king_by_conquest_receives_the_lordless_familys_title() -> None:
    """F11, Q8, F12, Q10, F16, E1 C has the duchy, François the crown, and B's county comes into custody."""
    g = capital_walked_into()
    assert g.king == lord("francois") and g.fiefs_of(C) == [region("duchy_tournus")]
    assert g.bearer[region("duchy_tournus")] == lord("francois")
    assert g.title[region("county_blaye")] == C and g.custody[region("county_blaye")] == OWED
    assert not g.ending


def test_p08_granting_the_county_ends_the_game_before_the_talks() -> None:
    """Q1, F15, F19, F18, F20, E1 B's and D's pieces bar two villages as a capital; then the soldier."""
    g = capital_walked_into()
    begin(g, Negotiations())
    assert list(g.awaited()) == [C]  # no election
    assert "pass" not in offers(g, C)
    when(g, "2 grant county_blaye francois")
    assert offers(g, C) == ["name-capital la_salle", "name-capital charolles"]
    when(g, "2 name-capital charolles")
    assert stands(g, "charolles") == (C, 1, [])
    assert g.ending and len(g.fiefs_of(C)) == 2 and not g.agenda


def test_p08_a_lord_laid_in_time_saves_the_county() -> None:
    """F16 B has a lord again before there is a King."""
    g = murder_of_robert(lord_in_hand=True)
    lay = next(text for text in offers(g, B) if text.startswith("lay henri"))
    when(g, f"1 {lay}", "1 done")
    begin(g, MovementSlot(C))
    when(g, "2 move francois pugnac 1", "2 done")
    assert g.king == lord("francois")
    assert g.fiefs_of(B) == [region("county_blaye")] and g.bearer[region("county_blaye")] == lord("henri")


# ---- revenues ----------------------------------------------------------------------------------------------


def test_p09_the_bank_runs_dry_in_turn_order() -> None:
    """R13, R4, R5, R11 What the bank cannot pay is lost, and nobody gets the tithed income instead."""
    g = given(turn=2, first=B)
    put(g, B, "blaye", 1, "robert")
    put(g, B, "charolles", 1)
    put(g, B, "la_salle", 1)
    g.king = lord("robert")
    put(g, C, "bourg", 1)
    put(g, C, "st_vivien", 1)
    put(g, C, "belleville", 1)
    g.mills[village("bourg")], g.presses[village("belleville")] = 2, 1
    put(g, A, "sigy", 0, "eric")
    ordain(g, "eric", "bourg")
    deal(g, A, "bishopric_tithe")
    deal(g, B, "royal_tithe")
    g.bank = 2000
    g.cash = [0, 0, 0]
    begin(g, Revenues())
    when(g, "1 royal-tithe", "1 done", "2 done", "0 bishop-tithe bourg")
    assert g.cash == [0, 0, 0]  # all tithes are shown before anybody is paid
    when(g, "0 done")
    assert g.cash == [0, 1800, 200] and g.bank == 0
    assert g.discards[card("bishopric_tithe")] == 1
    begin(g, PurchaseSlot(B))
    when(g, "1 buy-soldiers blaye 10", "1 done")
    assert g.cash == [0, 800, 200] and g.bank == 1000  # the bank is filled again, and owes nobody


def custody_and_gifts() -> Realm:
    """P10 A is King, custodian of L'Épervier and duke of Sigy; C sits in one capital, B was given St Paul."""
    g = given(turn=3)
    fief(g, A, "barony_north", "jacques", "l_epervier")
    fief(g, A, "duchy_sigy", "jacques", "sigy")
    put(g, C, "l_epervier", 2, "hugues")
    put(g, A, "sigy", 2, "jacques")
    g.king = lord("jacques")
    north = region("barony_north")
    g.custody[north], g.bearer[north], g.sitting[north] = KEPT, NOBODY, C
    put(g, B, "st_paul", 1)
    g.given[village("st_paul")], g.given_turn[village("st_paul")] = B, 2
    put(g, C, "marcamps", 1)
    put(g, B, "villeneuve", 0, "robert")
    ordain(g, "robert", "blaye")
    g.mills[village("l_epervier")] = g.mills[village("sennecy")] = g.mills[village("st_paul")] = 1
    g.presses[village("chateauneuf")] = 2
    deal(g, A, "lords_tithe")
    deal(g, B, "bishopric_tithe")
    deal(g, C, "lords_tithe")
    return g


def test_p10_custody_bishop_gift_and_intruders_in_one_income() -> None:
    """R1, R5, R9, R12, R14, F9, F10, F14 Who is paid for what."""
    g = begin(custody_and_gifts(), Revenues())
    assert offers(g, A) == ["done", "lords-tithe duchy_sigy"]
    when(g, "0 lords-tithe duchy_sigy", "0 done", "1 bishop-tithe blaye", "1 done")
    assert offers(g, C) == ["done"]
    when(g, "2 done")
    assert g.cash == [1700, 1000, 0]
    assert not g.faults()


# ---- purchases ---------------------------------------------------------------------------------------------


def markets_of(g: Realm, seat: int, verb: str) -> set[str]:
    """Where something is on offer."""
    return {text.split()[1] for text in offers(g, seat) if text.startswith(verb)}


def test_p11_where_a_player_may_buy() -> None:
    """P1, P2, P3, P4, P5, F9, F10, F14 With a piece inside, or empty in his own fief."""
    g = given(turn=3)
    fief(g, A, "duchy_tournus", "jean", "tournus")
    fief(g, A, "county_bourg", "jean", "bourg")
    bourg = region("county_bourg")
    put(g, A, "tournus", 2)
    put(g, C, "belleville", 1)
    g.given[village("belleville")], g.given_turn[village("belleville")] = C, 2
    put(g, B, "mazilles", 1)
    put(g, A, "st_andromy", 1)
    force(g, B, "st_andromy-from-st_medard", BESIEGING, 3, "louis")
    put(g, C, "bourg", 2)
    put(g, A, "villeneuve", 1)
    g.custody[bourg], g.bearer[bourg], g.sitting[bourg] = KEPT, NOBODY, C
    put(g, A, "sennecy", 1)
    g.mills[village("sennecy")], g.presses[village("sennecy")] = 2, 1
    put(g, C, "la_salle", 1)
    force(g, A, "la_salle-from-sennecy", BESIEGING, 3, "jean")
    g.king = lord("jean")
    fund(g, s0=6000, s1=2000, s2=2000)
    far = ("beaujeu", "blaye", "st_ciers", "marcamps", "les_essarts", "sigy", "st_paul")
    for name in (*far, "st_vivien", "la_buissiere", "st_medard", "st_gerome"):
        g.castle[village(name)] = 1  # eleven castles are on the board
    begin(g, PurchaseSlot(A), PurchaseSlot(B), PurchaseSlot(C))
    open_ = {"tournus", "pugnac", "st_andromy", "villeneuve", "sennecy"}
    assert markets_of(g, A, "buy-soldiers") == open_
    assert markets_of(g, A, "buy-mill") == markets_of(g, A, "buy-press") == open_ - {"sennecy"}
    assert markets_of(g, A, "buy-castle") == open_
    when(g, "0 buy-castle pugnac")
    assert markets_of(g, A, "buy-castle") == set()
    when(g, "0 done")
    assert list(g.awaited()) == [C]  # B has nowhere to buy: Mazilles is not his
    assert markets_of(g, C, "buy-soldiers") == {"belleville", "la_salle"}
    assert markets_of(g, C, "buy-castle") == set()
    g.castle[village("sigy")] = 0  # a castle is in stock again: one in a village is enough
    fund(g, s0=2000)
    begin(g, PurchaseSlot(A))
    assert markets_of(g, A, "buy-castle") == open_ - {"pugnac"}
