"""Positions set up from the rulings alone, with what must follow: who is inside, capitals taken."""

from homage.engine.values import CHANCE, NOBODY
from homage.games.fief1984.data import ATTACKING, BESIEGING, GUEST, KEPT
from homage.games.fief1984.model import Realm
from homage.games.fief1984.rules.p2_revenues import Payment
from homage.games.fief1984.rules.p4_movement import Movement, MovementSlot
from homage.games.fief1984.rules.p6_negotiations import Negotiations
from tests.games.fief1984.bourg import BOURG, FROM_VILLENEUVE, combat, dice, standing, stands
from tests.games.fief1984.table import (
    about,
    begin,
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

A, B, C, D = 0, 1, 2, 3


def attack_on_st_paul(standing_: str = "attack") -> Realm:
    """P23 B's Louis comes before A's St Paul; clockwise A, C, B, with B first."""
    g = given(turn=2, first=B)
    g.clockwise = [A, C, B]
    put(g, A, "st_paul", 2, "gauvain")
    g.castle[village("st_paul")] = g.mills[village("st_paul")] = 1
    put(g, B, "st_vivien", 4, "louis")
    put(g, C, "les_essarts", 3, "pierre")
    begin(g, Movement())
    return when(g, "1 move louis st_paul 4", f"1 {standing_} st_paul-from-st_vivien")


def test_p23_an_attack_stands_against_whoever_has_come_in() -> None:
    """M17, M20, K7, K8 C enters the emptied village; B's attack is on him now, behind the castle."""
    g = when(attack_on_st_paul(), "0 move gauvain sigy 2", "0 done")
    when(g, "2 move pierre st_paul 3")
    assert stands(g, "st_paul") == (C, 3, [lord("pierre")]) and g.holder(village("st_paul")) == C
    assert not about(g, C, "pierre", "st_vivien")
    when(g, "2 done")
    assert standing(g, "st_paul-from-st_vivien") == ATTACKING
    combat(g)
    assert list(g.awaited()) == [CHANCE]
    dice(g, 6, 1)
    assert "lose 2" in offers(g, C)
    when(g, "2 lose 2", "1 lose 1")
    dice(g, 4, 1)
    when(g, "1 lose 1")
    assert stands(g, "st_paul") == (B, 2, [lord("louis")]) and g.mills[village("st_paul")] == 0


def test_p23_nobody_is_inside_in_the_end() -> None:
    """K17 C went through: B goes in without a fight, the mill stands."""
    g = when(attack_on_st_paul(), "0 move gauvain sigy 2", "0 done")
    when(g, "2 move pierre st_paul 3", "2 move pierre les_essarts 3")
    while list(g.awaited()) == [C]:
        when(g, "2 done")
    combat(g)
    assert not g.agenda
    assert stands(g, "st_paul") == (B, 4, [lord("louis")])
    assert g.mills[village("st_paul")] == g.castle[village("st_paul")] == 1


def test_p23_a_siege_would_have_held_them_inside() -> None:
    """M10, M11 A may only sally, C may not come near."""
    g = attack_on_st_paul("besiege")
    assert about(g, A, "gauvain") == ["sally gauvain 0..2"]
    when(g, "0 done")
    assert about(g, C, "pierre") and not about(g, C, "pierre", "st_paul")


def guest_with_somebody_behind(besieged: bool = False) -> Realm:
    """P24 A's Henri is a guest before Bourg; C's Pierre comes into Villeneuve behind him."""
    g = given(4, turn=4)
    put(g, B, BOURG, 2, "roland")
    force(g, A, FROM_VILLENEUVE, GUEST, 4, "henri")
    put(g, C, "les_essarts", 2, "pierre")
    g.turn, g.first = 5, C
    begin(g, MovementSlot(C))
    when(g, "2 move pierre villeneuve 2")
    assert not about(g, C, "pierre", "bourg")
    when(g, "2 done")
    if besieged:
        force(g, D, "villeneuve-from-charolles", BESIEGING, 3, "gauvain")
    return begin(g, MovementSlot(A))


def test_p24_turning_back_before_an_opponent() -> None:
    """M18, M16, M6 The force stops at the other end of its road; the passage is gone."""
    g = guest_with_somebody_behind()
    for text in (
        *("move henri la_buissiere 0..4", "move henri st_vivien 0..4", "move henri villeneuve 0..4"),
        *(f"besiege {FROM_VILLENEUVE}", f"attack {FROM_VILLENEUVE}", f"ask {FROM_VILLENEUVE} 0"),
    ):
        assert text in offers(g, A)
    assert not about(g, A, "bourg")
    when(g, "0 move henri villeneuve 3")
    back = "villeneuve-from-bourg"
    assert offers(g, A) == [f"besiege {back}", f"attack {back}", f"ask {back} 0"]
    when(g, f"0 attack {back}")
    assert stands(g, back) == (A, 3, [lord("henri")]) and stands(g, FROM_VILLENEUVE) == (A, 1, [])
    assert not about(g, A, "henri")
    when(g, "0 done")
    assert offers(g, A) == [
        f"{verb} {FROM_VILLENEUVE}" + end for verb, end in (("besiege", ""), ("attack", ""), ("ask", " 0"))
    ]


def test_p24_a_guest_cannot_just_stay() -> None:
    """M7, M16 With no storm and no other force there he must cross, go back or speak."""
    g = when(guest_with_somebody_behind(), "0 done")
    assert list(g.awaited()) == [A] and "done" not in offers(g, A)


def test_p24_no_turning_back_to_a_besieged_village() -> None:
    """M18, M10 Nor is the entrance on that road open."""
    assert not about(guest_with_somebody_behind(besieged=True), A, "henri", "villeneuve")


def test_p25_soldiers_relayed_by_two_lords() -> None:
    """M2, M3, M22, B3, R1 Only lords count their trips."""
    g = given(2, turn=2)
    put(g, A, "belleville", 6, "clement")
    put(g, A, "chateauneuf", 0, "lambert", "eric")
    ordain(g, "eric", "sigy")
    put(g, A, "mazilles", 1)
    begin(g, MovementSlot(A))
    when(g, "0 move clement mazilles 6")
    assert about(g, A, "lambert") and "move clement chateauneuf 0..7" in offers(g, A)
    when(g, "0 move clement chateauneuf 5")
    assert not about(g, A, "clement")
    assert sorted(about(g, A, "eric")) == ["move eric l_epervier 0", "move eric mazilles 0"]
    when(g, "0 move lambert l_epervier 5", "0 move lambert sennecy 4", "0 move eric mazilles 0")
    assert about(g, A, "eric")
    when(g, "0 move eric chateauneuf 0")
    assert not g.agenda
    assert stands(g, "belleville") == (NOBODY, 0, []) and stands(g, "mazilles") == (A, 2, [])
    assert stands(g, "chateauneuf") == (A, 0, [lord("clement"), lord("eric")])
    assert stands(g, "l_epervier") == (A, 1, []) and stands(g, "sennecy") == (A, 4, [lord("lambert")])
    assert [g.board.villages[v] for v in g.villages_of(A)] == [
        *("sennecy", "chateauneuf", "mazilles", "l_epervier"),
    ]


# ---- capitals ----------------------------------------------------------------------------------------------


def before_an_empty_capital(bishop: bool = False) -> Realm:
    """P26 A's Charles and three at St Andromy; B's barony of St Gérôme has an empty capital, St Médard."""
    g = given(2, turn=2)
    put(g, B, "st_andre", 2, "eric")
    fief(g, B, "barony_east", "eric", "st_medard")
    put(g, A, "st_andromy", 3, "charles")
    if bishop:
        ordain(g, "charles", "sigy")
    begin(g, MovementSlot(A))
    when(g, f"0 move charles st_medard {0 if bishop else 3}")
    assert g.title[region("barony_east")] == B and about(g, A, "charles", "villeneuve")
    return g


def test_p26_crossing_takes_nothing() -> None:
    """F11 (i) Nobody stays: B keeps the fief."""
    g = when(before_an_empty_capital(), "0 move charles villeneuve 3")
    assert not g.agenda and g.fiefs_of(B) == [region("barony_east")]


def test_p26_a_soldier_left_behind_takes_the_fief() -> None:
    """F11, Q8, F12, F3 (ii) No lord stands there: no King; the bearer may be elsewhere."""
    g = when(before_an_empty_capital(), "0 move charles villeneuve 2")
    assert not g.agenda
    assert g.fiefs_of(A) == [region("barony_east")] and g.bearer[region("barony_east")] == lord("charles")
    assert g.king == NOBODY
    combat(g)
    assert offers(g, A) == ["resist st_andre", "let-pass st_andre"]
    when(g, "0 resist st_andre")
    dice(g, 2)
    assert stands(g, "st_andre") == (B, 1, [lord("eric")])


def test_p26_a_lord_who_stays_is_king_at_once() -> None:
    """Q8, Q1 (iii) There is no election in Phase 6."""
    g = when(before_an_empty_capital(), "0 done")
    assert g.king == lord("charles") and g.fiefs_of(A) == [region("barony_east")]
    begin(g, Negotiations())
    assert offers(g, A)[0] == "done" and not about(g, A, "vote")


def test_p26_a_bishop_takes_the_fief_but_not_the_crown() -> None:
    """B7, Q8 (iv) He bears the title; the throne stays vacant."""
    g = when(before_an_empty_capital(bishop=True), "0 done")
    assert g.king == NOBODY and g.bearer[region("barony_east")] == lord("charles")
    begin(g, Negotiations())
    assert offers(g, A)[0] == "pass"


def kings_capital_taken(answer: str) -> Realm:
    """P27 A takes Tournus, the capital of King Robert's duchy; B answers."""
    g = given(turn=2, goal=2)
    put(g, B, "beaujeu", 0, "robert")
    put(g, B, "tournus", 2)
    put(g, B, "mazilles", 1)
    g.castle[village("tournus")] = g.mills[village("tournus")] = 1
    fief(g, B, "duchy_tournus", "robert", "tournus")
    g.king = lord("robert")
    force(g, A, "tournus-from-pugnac", ATTACKING, 5, "charles")
    put(g, A, "l_epervier", 1)
    fief(g, A, "barony_north", "charles", "l_epervier")
    put(g, C, "st_medard", 8, "jean")
    combat(g)
    dice(g, 3, 6)
    when(g, "0 lose 3")
    dice(g, 2, 1)
    when(g, "0 lose 1")
    assert stands(g, "tournus") == (A, 1, [lord("charles")]) and g.mills[village("tournus")] == 0
    assert offers(g, B) == ["agree", "object"]
    return when(g, f"1 {answer}")


def test_p27_the_king_agrees_and_the_game_stops() -> None:
    """F12, E1 A has two titles in Phase 5."""
    g = kings_capital_taken("agree")
    assert g.ending and len(g.fiefs_of(A)) == 2


def test_p27_the_king_objects_and_keeps_the_title() -> None:
    """F12, F14, E4, F11 A stays in the capital without income, B earns and buys where he has a piece."""
    g = kings_capital_taken("object")
    tournus = region("duchy_tournus")
    assert (g.title[tournus], g.custody[tournus]) == (B, KEPT)
    assert g.fiefs_of(A) == [region("barony_north")] and g.fiefs_of(B) == []
    assert g.king == lord("robert") and not g.ending
    g.cash, g.bank = [0, 0, 0], 10_800
    begin(g, Payment())
    assert g.cash[A] == 300 and g.cash[B] == 5 * 100 + 100
    assert g.sitting[tournus] == A and g.votes_of(B) == 1


def test_p27_the_title_in_custody_may_be_granted() -> None:
    """F18, F20 To A's lord: the capital stays; to his own: another is named; no free soldier."""
    g = begin(kings_capital_taken("object"), Negotiations())
    assert list(g.awaited()) == [B] and offers(g, B)[0] == "pass"
    when(g, "1 grant duchy_tournus robert")
    others = ("belleville", "mazilles", "pugnac", "st_andromy")
    assert sorted(offers(g, B)) == [f"name-capital {name}" for name in others]
    when(g, "1 name-capital mazilles")
    assert g.fiefs_of(B) == [region("duchy_tournus")] and g.stock[B] == 29
    g = when(begin(kings_capital_taken("object"), Negotiations()), "1 grant duchy_tournus charles")
    assert g.capital[region("duchy_tournus")] == village("tournus") and g.ending


def test_p27_another_takes_the_capital_from_those_who_sit_there() -> None:
    """F14 The King is asked again."""
    g = kings_capital_taken("object")
    g.turn = 3
    begin(g, MovementSlot(C))
    when(g, "2 move jean st_andromy 8", "2 move jean tournus 8", "2 attack tournus-from-st_andromy")
    combat(g)
    dice(g, 6, 6, 1)
    when(g, "2 lose 1")
    assert stands(g, "tournus") == (C, 7, [lord("jean")])
    assert list(g.awaited()) == [B] and offers(g, B) == ["agree", "object"]
