"""Positions set up from the rulings alone, with what must follow: votes, raising, conquest, the end."""

import pytest

from homage.engine.errors import NotYourTurn
from homage.engine.values import NOBODY
from homage.games.fief1984.data import ATTACKING, BESIEGING, KEPT, OWED
from homage.games.fief1984.model import Realm
from homage.games.fief1984.rules.p1_cards import CardSlot
from homage.games.fief1984.rules.p2_revenues import Payment, TitheSlot
from homage.games.fief1984.rules.p3_purchases import PurchaseSlot
from homage.games.fief1984.rules.p4_movement import MovementSlot
from homage.games.fief1984.rules.p6_negotiations import Negotiations
from tests.games.fief1984.bourg import BOURG, FROM_VILLENEUVE, combat, dice, standing, stands
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
    place,
    put,
    region,
    village,
    when,
)
from tests.games.fief1984.test_positions_6 import NORTH, kept

A, B, C, D = 0, 1, 2, 3
BLAYE = region("county_blaye")


# ---- the election ------------------------------------------------------------------------------------------


def three_parties() -> Realm:
    """P32 A with three lords, B with a custody left over, C without a lord but with a county."""
    g = given(turn=2, first=C)
    put(g, A, "bourg", 1, "charles", "jean", "eric")
    ordain(g, "eric", "bourg")
    put(g, B, "tournus", 1, "robert", "pierre")
    ordain(g, "pierre", "blaye", cardinal=True)
    kept(g, "barony_north", B, "l_epervier")
    put(g, C, "blaye", 1)
    g.title[BLAYE], g.capital[BLAYE] = C, village("blaye")
    fund(g, s0=500)
    deal(g, A, "louis")
    begin(g, Negotiations())
    assert [g.votes_of(seat) for seat in (A, B, C)] == [4, 4, 1]
    return g


def test_p32_candidates_and_votes() -> None:
    """Q2, Q4, B5, B6, F16 No bishop, no cardinal; a card in hand counts nothing, a title kept does."""
    g = three_parties()
    assert offers(g, C) == ["pass", "vote charles 1", "vote jean 1", "vote robert 1"]
    when(g, "2 vote jean 1")
    assert "vote jean 1..4" in offers(g, A)
    with pytest.raises(NotYourTurn):
        when(g, "2 vote robert 1")


def test_p32_a_tie_leaves_the_throne_vacant() -> None:
    """Q3, Q5 C abstains: four against four."""
    g = when(three_parties(), "2 pass", "0 vote jean 4", "1 vote robert 4")
    assert g.king == NOBODY and offers(g, C)[0] == "done"


def asking_for_clergy() -> Realm:
    """P32 Jean has five votes against four; A's one bishop is not enough, so he asks B."""
    g = when(three_parties(), "2 vote jean 1", "0 vote jean 4", "1 vote robert 4")
    assert offers(g, A) == ["pass", "ask-clergy 1 0..500"]
    return when(g, "0 ask-clergy 1 500")


def test_p32_clergy_refused() -> None:
    """Q6, N7, N8 Nothing is paid, B is not asked again, the throne stays vacant, C keeps his title."""
    g = when(asking_for_clergy(), "1 refuse")
    assert g.king == NOBODY and g.cash[A] == 500
    assert offers(g, C)[0] == "done" and g.fiefs_of(C) == [BLAYE]


def test_p32_clergy_agreed() -> None:
    """Q6, Q10, F16, Q1 500 at once; Jean is King, and both titles come into A's custody."""
    g = when(asking_for_clergy(), "1 agree")
    assert g.cash[A] == 0 and g.cash[B] == 500 and g.king == lord("jean")
    assert (g.title[NORTH], g.custody[NORTH]) == (A, KEPT)
    assert (g.title[BLAYE], g.custody[BLAYE]) == (A, OWED)
    assert {text.split()[1] for text in offers(g, A)} == {"county_blaye"}  # he must give that one first
    g.agenda.clear()
    begin(g, Negotiations())
    assert not about(g, C, "vote") and list(g.awaited()) == [A]


# ---- raising -----------------------------------------------------------------------------------------------


def regions_to_raise() -> Realm:
    """P33 B's King; A holds the besieged region St Gérôme, B Blaye, D, without a lord, L'Épervier."""
    g = given(4, turn=2, first=D)
    put(g, B, "blaye", 1, "robert")
    for name in ("beaujeu", "charolles", "la_salle"):
        put(g, B, name, 1)
    g.king = lord("robert")
    put(g, A, "st_gerome", 1)
    put(g, A, "st_medard", 1)
    put(g, A, "st_andre", 2)
    put(g, A, "bourg", 0, "hugues")
    force(g, C, "st_andre-from-la_buissiere", BESIEGING, 4, "louis")
    for name in ("l_epervier", "sennecy", "chateauneuf"):
        put(g, D, name, 1)
    deal(g, D, "henri")
    fund(g, s0=300)
    return begin(g, Negotiations())


def test_p33_raising_a_besieged_region() -> None:
    """F1, F2, F3, F4, F5, N7 D is not offered a request; A is, then names capital and gathers."""
    g = regions_to_raise()
    assert list(g.awaited()) == [A] and offers(g, A) == ["pass", "ask-fief barony_east 0..300"]
    when(g, "0 ask-fief barony_east 200")
    assert sorted(offers(g, B)) == ["agree", "refuse"]
    when(g, "1 agree")
    east = region("barony_east")
    assert g.bearer[east] == lord("hugues") and g.cash[B] == 200
    when(g, "0 name-capital st_andre")
    both = "gather st_medard st_gerome"
    assert sorted(offers(g, A)) == ["gather st_gerome", "gather st_medard", both, "pass"]
    when(g, f"0 {both}")
    assert g.soldiers[place("st_andre")] == 4
    assert g.holder(village("st_gerome")) == g.holder(village("st_medard")) == A
    assert standing(g, "st_andre-from-la_buissiere") == BESIEGING
    assert list(g.awaited()) == [B] and offers(g, B) == ["pass", "raise county_blaye"]
    when(g, "1 pass")
    assert offers(g, D)[0] == "done"


def test_p33_a_region_is_asked_for_once() -> None:
    """F1 After a no there is no second request."""
    g = when(regions_to_raise(), "0 ask-fief barony_east 0", "1 refuse")
    assert list(g.awaited()) == [B] and g.cash[A] == 300


def region_without_lords() -> Realm:
    """P34 Region Bourg, with no lord in it; D is about to send bad weather."""
    g = given(4, turn=2, first=D)
    put(g, C, "st_vivien", 6)
    deal(g, D, "bad_weather")
    return g


def asked_by(g: Realm) -> list[int]:
    """Who is asked, one after the other, when D's bad weather strikes Bourg and nobody parries."""
    begin(g, CardSlot(D))
    when(g, "3 unleash bad_weather county_bourg")
    asked = []
    while list(g.awaited()) != [D]:
        asked.append(g.awaited()[0])
        when(g, f"{asked[-1]} pass")
    assert g.weather[region("county_bourg")] == 1
    return asked


def test_p34_without_lords_the_holder_of_most_villages() -> None:
    """D3, R1, F9 B holds all four villages of his county, empty or intruded."""
    g = region_without_lords()
    put(g, B, "sigy", 1, "roland")
    fief(g, B, "county_bourg", "roland", "bourg")
    force(g, A, "villeneuve-from-charolles", BESIEGING, 3)
    g.standing[place("villeneuve-from-charolles")] = 1
    deal(g, B, "sun")
    assert asked_by(g) == [B]


def test_p34_a_sun_parries_it() -> None:
    """D3 Both cards are discarded."""
    g = region_without_lords()
    put(g, B, "sigy", 1, "roland")
    fief(g, B, "county_bourg", "roland", "bourg")
    deal(g, B, "sun")
    begin(g, CardSlot(D))
    when(g, "3 unleash bad_weather county_bourg", "1 parry")
    assert not any(g.weather) and g.discards[card("sun")] == g.discards[card("bad_weather")] == 1


def test_p34_ties_without_lords() -> None:
    """D3, A13 Villages, then soldiers there and on roads before it, then clockwise from the attacker."""
    for on_road, expected in ((3, C), (5, A)):
        g = region_without_lords()
        put(g, A, "la_buissiere", 1)
        force(g, A, "villeneuve-from-charolles", 1, on_road)
        assert asked_by(g) == [expected]


def test_p34_nobody_can_parry() -> None:
    """D3, D4 Only D is there: the attack takes effect at once."""
    g = given(4, turn=2, first=D)
    put(g, D, "bourg", 2)
    deal(g, D, "bad_weather")
    assert asked_by(g) == []


# ---- capitals and kings ------------------------------------------------------------------------------------


def taken_by_soldiers(king: bool) -> Realm:
    """P35 A's four, without a lord anywhere, take B's capital Bourg."""
    g = given(turn=2)
    put(g, B, BOURG, 1)
    put(g, B, "la_buissiere", 1)
    put(g, B, "sigy", 0, "roland")
    fief(g, B, "county_bourg", "roland", BOURG)
    force(g, A, FROM_VILLENEUVE, BESIEGING, 4)
    put(g, C, "tournus", 1, "louis")
    if king:
        g.king = lord("louis")
    g.turn = 3
    begin(g, MovementSlot(A))
    when(g, f"0 attack {FROM_VILLENEUVE}")
    combat(g)
    dice(g, 2, 1)
    assert stands(g, BOURG) == (A, 3, []) and not g.agenda
    return g


def test_p35_a_lordless_taker_under_a_king() -> None:
    """F13, F15, F14, F11, F18, F20 At once into the King's custody; another capital is named."""
    g = taken_by_soldiers(king=True)
    bourg = region("county_bourg")
    assert (g.title[bourg], g.custody[bourg], g.sitting[bourg]) == (C, OWED, A)
    assert g.fiefs_of(A) == g.fiefs_of(B) == g.fiefs_of(C) == []
    assert g.is_intruded(village("la_buissiere"))
    begin(g, Negotiations())
    when(g, "2 grant county_bourg roland")
    names = ("la_buissiere", "st_vivien", "villeneuve")
    assert sorted(offers(g, B)) == [f"name-capital {name}" for name in names]
    when(g, "1 name-capital la_buissiere")
    assert stands(g, "la_buissiere") == (B, 2, [])


def test_p35_a_lordless_taker_with_the_throne_vacant() -> None:
    """Q8, F16, F13, E4, Q10 No King; he keeps the card, income and a vote, until there is a King."""
    g = taken_by_soldiers(king=False)
    bourg = region("county_bourg")
    assert g.king == NOBODY and g.fiefs_of(A) == [bourg] and g.votes_of(A) == 1
    g.cash = [0, 0, 0]
    g.bank = 10_800
    deal(g, A, "lords_tithe")
    begin(g, TitheSlot(A), Payment())
    when(g, "0 lords-tithe county_bourg", "0 done")
    assert g.cash[A] == 4 * 100 + 4 * 200
    begin(g, Negotiations())
    put(g, C, "pugnac", 0, "eric")
    ordain(g, "eric", "sigy", cardinal=True)
    when(g, "0 pass", "1 vote roland 1", "2 vote louis 2")
    assert g.king == lord("louis") and (g.title[bourg], g.custody[bourg]) == (C, OWED)


def test_p35_a_lord_laid_in_time_keeps_the_county() -> None:
    """F16 With the throne still vacant his new lord bears the title."""
    g = taken_by_soldiers(king=False)
    deal(g, A, "henri")
    begin(g, CardSlot(A))
    lay = next(text for text in offers(g, A) if text.startswith("lay henri"))
    when(g, f"0 {lay}", "0 done")
    bourg = region("county_bourg")
    assert g.bearer[bourg] == lord("henri") and g.fiefs_of(A) == [bourg]


def fall_of_king_robert(*lords: str, soldiers: int = 9) -> Realm:
    """P36 A storms Blaye: King Robert, B's only lord, falls in his own capital."""
    g = given(turn=2, goal=2)
    put(g, B, "blaye", 1, "robert")
    g.castle[village("blaye")] = 1
    fief(g, B, "county_blaye", "robert", "blaye")
    put(g, B, "l_epervier", 2)
    fief(g, B, "barony_north", "robert", "l_epervier")
    g.king = lord("robert")
    force(g, A, "blaye-from-charolles", ATTACKING, soldiers, *lords)
    put(g, A, "sigy", 0, "louis")
    return g


def test_p36_the_king_falls_and_another_rises() -> None:
    """K18, Q7, Q8, F11, F12, F17, Q10, E1 Death, capital, crown, bearer; then the other title in custody."""
    g = combat(fall_of_king_robert("jean", soldiers=6))
    dice(g, 6, 6, 1)
    when(g, "0 lose 1")
    assert g.king == lord("jean") and list(g.awaited()) == [A]
    assert offers(g, A) == ["bear county_blaye jean", "bear county_blaye louis"]
    when(g, "0 bear county_blaye louis")
    assert g.fiefs_of(A) == [BLAYE] and (g.title[NORTH], g.custody[NORTH]) == (A, OWED)
    assert not g.ending and not g.agenda
    begin(g, Negotiations())
    when(g, "0 grant barony_north jean")
    names = sorted(text.split()[1] for text in offers(g, A))
    assert names == ["chateauneuf", "sennecy"]
    when(g, "0 name-capital sennecy")
    assert stands(g, "sennecy") == (A, 1, []) and g.ending


@pytest.mark.parametrize("bishop", [False, True])
def test_p36_no_king_by_conquest_without_a_lord_who_can_be_king(bishop: bool) -> None:
    """Q8, Q7, F16, B7 Soldiers, or a bishop with them: A is count, B keeps the barony."""
    g = fall_of_king_robert(*(["eric"] if bishop else []), soldiers=6 if bishop else 7)
    if bishop:
        ordain(g, "eric", "sigy")
    combat(g)
    dice(g, 6, 6, 1)
    if bishop:
        when(g, "0 lose 1", "0 bear county_blaye louis")
    assert g.king == NOBODY and g.fiefs_of(A) == [BLAYE] and g.bearer[BLAYE] == lord("louis")
    assert g.fiefs_of(B) == [NORTH]
    begin(g, Negotiations())
    assert offers(g, A)[0] == "pass" and about(g, A, "vote", "louis")


def test_p37_both_sides_gone_in_a_capital() -> None:
    """K6, F6, F11, K7 Nobody takes it: the county stays B's, with another bearer; the mill is gone."""
    g = given(turn=2)
    put(g, B, BOURG, 1, "roland")
    put(g, B, "beaujeu", 0, "guillaume")
    g.castle[village(BOURG)] = g.mills[village(BOURG)] = 1
    fief(g, B, "county_bourg", "roland", BOURG)
    force(g, A, FROM_VILLENEUVE, ATTACKING, 1, "henri")
    put(g, C, "st_andre", 1, "jean")
    combat(g)
    dice(g, 6, 4)
    bourg = region("county_bourg")
    assert g.fiefs_of(B) == [bourg] and g.bearer[bourg] == lord("guillaume") and g.king == NOBODY
    assert g.holder(village(BOURG)) == B and g.castle[village(BOURG)] == 1 and g.mills[village(BOURG)] == 0
    fund(g, s1=500)
    begin(g, PurchaseSlot(B))
    assert about(g, B, "buy-soldiers", BOURG)
    when(g, "1 done")
    begin(g, MovementSlot(C))
    when(g, "2 move jean la_buissiere 1", "2 move jean bourg 1")
    assert g.fiefs_of(C) == [bourg]


@pytest.mark.parametrize("king", [False, True])
def test_p37_the_last_lord_falls_with_his_capital(king: bool) -> None:
    """F16, F15 Without a King B keeps the county, with one it is in his custody at once."""
    g = given(turn=2)
    put(g, B, BOURG, 1, "roland")
    g.castle[village(BOURG)] = 1
    fief(g, B, "county_bourg", "roland", BOURG)
    force(g, A, FROM_VILLENEUVE, ATTACKING, 1, "henri")
    put(g, C, "st_andre", 1, "jean")
    if king:
        g.king = lord("jean")
    combat(g)
    dice(g, 6, 4)
    bourg = region("county_bourg")
    assert (g.title[bourg], g.custody[bourg]) == ((C, OWED) if king else (B, 0))


def test_p37_outside_a_fief_the_village_is_nobodys() -> None:
    """K6, R2 The castle belongs to whoever comes first."""
    g = given(turn=2)
    put(g, B, BOURG, 1, "roland")
    g.castle[village(BOURG)] = 1
    force(g, A, FROM_VILLENEUVE, ATTACKING, 1, "henri")
    combat(g)
    dice(g, 6, 4)
    assert g.holder(village(BOURG)) == NOBODY and g.castle[village(BOURG)] == 1
