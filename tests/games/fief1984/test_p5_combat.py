"""Phase 5: the order of fights, sorties, empty villages, weather, villagers' resistance."""

from homage.engine.values import CHANCE, NOBODY
from homage.games.fief1984.data import ASSAULTING, ATTACKING, BESIEGING, GUEST, WAITING
from homage.games.fief1984.model import Realm
from tests.games.fief1984.bourg import BOURG, FROM_VILLENEUVE, FROM_VIVIEN, combat, dice, stands
from tests.games.fief1984.table import (
    fief,
    force,
    given,
    lord,
    offers,
    ordain,
    place,
    put,
    region,
    told,
    village,
    when,
)

# ---- the order of fights -----------------------------------------------------------------------------------


def test_k1_attacks_in_turn_order_own_ones_as_he_likes() -> None:
    """K1 Seat 1 plays first this turn and chooses between his two."""
    g = given(first=1)
    put(g, 2, BOURG, 1)
    put(g, 2, "sigy", 1)
    put(g, 2, "blaye", 1)
    force(g, 0, "blaye-from-charolles", ATTACKING, 6)
    force(g, 1, FROM_VILLENEUVE, ATTACKING, 6)
    force(g, 1, "sigy-from-st_paul", ATTACKING, 6)
    combat(g)
    assert list(g.awaited()) == [1]
    assert offers(g, 1) == ["fight sigy", "fight bourg"]
    when(g, "1 fight bourg")
    dice(g, 1, 1, 1, 1, 1, 1)
    begun = [event.values()[:3] for event in g.events or [] if type(event).__name__ == "AttackBegun"]
    assert begun == [[1, 2, village(BOURG)], [1, 2, village("sigy")], [0, 2, village("blaye")]]
    assert not g.awaited()


def test_k1_sorties_come_before_attacks() -> None:
    """K1, M11 The besieged of Bourg fight before the attack on Sigy, though its attacker plays first."""
    g = given()
    put(g, 1, BOURG, 1)
    put(g, 1, "bourg-gate", 2, "roland")
    force(g, 0, FROM_VILLENEUVE, BESIEGING, 2, "henri")
    put(g, 2, "sigy", 1)
    force(g, 0, "sigy-from-st_paul", ATTACKING, 6)
    combat(g)
    dice(g, 6, 1)
    when(g, "1 lose 1")
    dice(g, 1, 1)
    fought = [told_ for told_ in told(g) if told_ in ("sortie-fought", "attack-begun")]
    assert fought == ["sortie-fought", "attack-begun"]


# ---- sorties and reliefs -----------------------------------------------------------------------------------


def sortie(inside: int = 1, out: int = 4, besiegers: int = 2, how: int = BESIEGING) -> Realm:
    """Seat 1 sallies out of besieged Bourg, which has a castle and a mill."""
    g = given()
    put(g, 1, BOURG, inside)
    put(g, 1, "bourg-gate", out)
    g.castle[village(BOURG)], g.mills[village(BOURG)] = 1, 1
    force(g, 0, FROM_VILLENEUVE, how, besiegers)
    return combat(g)


def test_m11_a_sortie_is_fought_in_the_open() -> None:
    """M11 The sortie throws first, no walls for either; the winners go inside, the siege is lifted."""
    g = sortie()
    dice(g, 1, 5)
    assert (g.soldiers[place("bourg-gate")], g.soldiers[place(FROM_VILLENEUVE)]) == (1, 1)
    dice(g, 1, 1)
    assert g.owner[place(FROM_VILLENEUVE)] == NOBODY
    assert stands(g, BOURG) == (1, 1, [])
    assert not g.is_besieged(village(BOURG))
    assert g.mills[village(BOURG)] == 1
    assert not g.awaited()


def test_m11_winners_of_a_sortie_go_inside() -> None:
    g = dice(sortie(), 6, 1)
    assert stands(g, BOURG) == (1, 4, [])
    assert g.owner[place("bourg-gate")] == NOBODY


def test_m11_a_destroyed_sortie_leaves_the_siege() -> None:
    """M11 Those left inside were not in it."""
    g = dice(sortie(inside=3, out=1, besiegers=6), 1, 6)
    assert stands(g, BOURG) == (1, 3, [])
    assert g.besieger(village(BOURG)) == 0
    assert not g.awaited()


def test_m11_with_nobody_left_inside_the_besieger_goes_in() -> None:
    """M11, K17 No fight: the mill stands."""
    g = dice(sortie(inside=0, out=1, besiegers=6), 1, 6)
    assert stands(g, BOURG) == (0, 5, [])
    assert g.mills[village(BOURG)] == 1


def test_m11_an_assault_follows_a_lost_sortie() -> None:
    """M10, M11, K1 The besieger assaults with what is left; now the walls count and the mill burns."""
    g = dice(sortie(inside=1, out=1, besiegers=6, how=ASSAULTING), 1, 1)
    assert told(g)[-1] == "attack-begun"
    dice(g, 1, 1)
    assert stands(g, BOURG) == (0, 4, [])
    assert g.mills[village(BOURG)] == 0


def test_m11_a_sortie_fights_all_the_besiegers_pieces() -> None:
    """M11, M21 Also those on his second road."""
    g = given()
    put(g, 1, "bourg-gate", 6, "roland")
    force(g, 0, FROM_VILLENEUVE, ASSAULTING, 3)
    force(g, 0, FROM_VIVIEN, ATTACKING, 2)
    combat(g)
    dice(g, 6, 1, 1)
    assert g.forces_of(0) == [place(FROM_VIVIEN)]
    when(g, "1 lose 1")
    dice(g, 1, 1)
    assert g.forces_of(0) == []
    when(g, "1 lose 1")
    assert stands(g, BOURG) == (1, 4, [lord("roland")])


def test_m11_besieger_gone_before_phase_5_no_fight() -> None:
    g = given()
    put(g, 1, "bourg-gate", 4, "roland")
    combat(g)
    assert stands(g, BOURG) == (1, 4, [lord("roland")])
    assert told(g) == ["sortie-returned"]


def test_m19_relief_that_wins_goes_into_the_village() -> None:
    g = given()
    put(g, 1, BOURG, 1)
    put(g, 1, "bourg-gate", 4, "roland")
    g.relief[village(BOURG)] = 1
    force(g, 0, FROM_VILLENEUVE, BESIEGING, 3)
    dice(combat(g), 6, 1)
    when(g, "1 lose 1")
    assert stands(g, BOURG) == (1, 4, [lord("roland")])
    assert g.relief[village(BOURG)] == 0


def test_k1_a_player_orders_his_sorties() -> None:
    g = given()
    for at, road in ((BOURG, FROM_VILLENEUVE), ("sigy", "sigy-from-st_paul")):
        put(g, 1, f"{at}-gate", 4)
        force(g, 0, road, BESIEGING, 1)
    combat(g)
    assert offers(g, 1) == ["fight sigy", "fight bourg"]
    when(g, "1 fight bourg")
    dice(g, 1, 1, 1, 1)
    assert g.soldiers[village(BOURG)] == g.soldiers[village("sigy")] == 3


# ---- nobody inside, bad weather ----------------------------------------------------------------------------


def test_k17_where_nobody_is_left_the_attackers_go_in_without_a_fight() -> None:
    """K17 Mills and presses stand."""
    g = given()
    g.mills[village(BOURG)] = 2
    force(g, 0, FROM_VILLENEUVE, ATTACKING, 6, "henri")
    combat(g)
    assert stands(g, BOURG) == (0, 6, [lord("henri")])
    assert g.mills[village(BOURG)] == 2
    assert told(g) == ["village-taken"]


def test_m17_other_forces_before_a_conquered_village_only_wait() -> None:
    """M17, M7 The right of way ended with the occupant who gave it; a guest is in no fight."""
    g = given()
    put(g, 1, BOURG, 1)
    force(g, 2, FROM_VIVIEN, GUEST, 3, "jean")
    force(g, 0, FROM_VILLENEUVE, ATTACKING, 6)
    dice(combat(g), 1, 1)
    assert g.standing[place(FROM_VIVIEN)] == WAITING
    assert stands(g, FROM_VIVIEN) == (2, 3, [lord("jean")])


def test_a2_no_fight_in_bad_weather() -> None:
    """A2 Neither battle nor villagers' die; the fight comes in the first Phase 5 without it."""
    g = given()
    fief(g, 2, "county_bourg", "louis", "la_buissiere")
    put(g, 2, "la_buissiere", 1, "louis")
    put(g, 1, BOURG, 1)
    force(g, 0, FROM_VILLENEUVE, ATTACKING, 6)
    g.weather[region("county_bourg")] = 1
    combat(g)
    assert not g.awaited()
    assert g.standing[place(FROM_VILLENEUVE)] == ATTACKING
    g.weather[region("county_bourg")] = 0
    combat(g)
    assert list(g.awaited()) == [2]
    when(g, "2 let-pass bourg")
    dice(g, 1, 1)
    assert stands(g, BOURG) == (0, 5, [])


# ---- villagers' resistance ---------------------------------------------------------------------------------


def intruded(soldiers: int = 2, *lords: str) -> Realm:
    """Seat 1 stands in Bourg, of seat 0's fief."""
    g = given()
    fief(g, 0, "county_bourg", "henri", "la_buissiere")
    put(g, 0, "la_buissiere", 1, "henri")
    put(g, 1, BOURG, soldiers, *lords)
    return combat(g)


def test_f7_villagers_resist_on_two_or_more() -> None:
    """§6.2, F7 One die: 1 nothing, else a soldier."""
    for pips, left in ((1, 2), (2, 1), (6, 1)):
        g = intruded()
        assert list(g.awaited()) == [0]
        assert offers(g, 0) == ["resist bourg", "let-pass bourg"]
        dice(when(g, "0 resist bourg"), pips)
        assert g.soldiers[village(BOURG)] == left
        assert told(g) == ["villagers-resisted"]
        assert not g.awaited()


def test_f7_the_holder_may_let_them_pass() -> None:
    g = when(intruded(), "0 let-pass bourg")
    assert g.soldiers[village(BOURG)] == 2
    assert told(g) == ["villagers-held-back"]
    assert not g.awaited()


def test_f7_no_die_for_a_lone_lord_a_capital_or_a_receiver() -> None:
    """F7, F10"""
    assert not intruded(0, "roland").awaited()
    g = given()
    fief(g, 0, "county_bourg", "henri", "bourg")
    put(g, 0, "la_buissiere", 1, "henri")
    put(g, 1, "villeneuve", 2)
    g.given[village("villeneuve")] = 1
    assert not combat(g).awaited()
    g = given()
    fief(g, 0, "county_bourg", "henri", "bourg")
    put(g, 0, "la_buissiere", 1, "henri")
    put(g, 1, BOURG, 2)
    g.sitting[region("county_bourg")] = 1
    g.custody[region("county_bourg")] = 1
    assert not combat(g).awaited()


def test_f7_one_die_a_village_in_turn_order_of_holders() -> None:
    g = given(first=2)
    fief(g, 0, "county_bourg", "henri", "la_buissiere")
    put(g, 0, "la_buissiere", 1, "henri")
    fief(g, 2, "duchy_sigy", "louis", "sigy")
    put(g, 2, "sigy", 1, "louis")
    for at in (BOURG, "villeneuve", "st_paul"):
        put(g, 1, at, 1)
    combat(g)
    rows = []
    while g.awaited():
        seat = g.awaited()[0]
        text = offers(g, seat)[0] if seat != CHANCE else "die 1"
        rows.append(f"{seat} {text}")
        g.apply(seat, text)
    assert [row for row in rows if "die" not in row] == [
        "2 resist st_paul",
        "0 resist bourg",
        "0 resist villeneuve",
    ]


def test_f7_the_dice_may_empty_a_village_before_the_attack() -> None:
    """F7, K1, K17 Then its attacker goes in without a fight."""
    g = given()
    fief(g, 0, "county_bourg", "henri", "la_buissiere")
    put(g, 0, "la_buissiere", 1)
    put(g, 1, BOURG, 1)
    force(g, 0, FROM_VILLENEUVE, ATTACKING, 3, "henri")
    dice(when(combat(g), "0 resist bourg"), 4)
    assert stands(g, BOURG) == (0, 3, [lord("henri")])


def test_b3_a_bishop_counts_one_and_fights() -> None:
    """§5a, B3, B7 He may attack, and take a village."""
    g = given()
    put(g, 1, BOURG, 1)
    force(g, 0, FROM_VILLENEUVE, ATTACKING, 2, "henri")
    ordain(g, "henri", "blaye")
    dice(combat(g), 1, 4)
    when(g, "0 lose 2")
    assert stands(g, BOURG) == (0, 0, [lord("henri")])


def test_m11_a_guest_of_the_besieger_stands_aside() -> None:
    """M11, M14 Only those who besiege or attack are in the fight."""
    g = given()
    put(g, 1, "bourg-gate", 4, "roland")
    force(g, 0, FROM_VILLENEUVE, BESIEGING, 2)
    force(g, 0, FROM_VIVIEN, GUEST, 5)
    combat(g)
    fought = [event.values() for event in g.events or [] if type(event).__name__ == "SortieFought"]
    assert fought == [[1, 0, village(BOURG), 5, 2]]


def test_k1_a_siege_in_one_place_and_an_attack_in_another() -> None:
    g = given()
    put(g, 1, "sigy", 1)
    put(g, 1, BOURG, 1)
    force(g, 0, FROM_VILLENEUVE, BESIEGING, 2)
    force(g, 0, "sigy-from-st_paul", ATTACKING, 6)
    dice(combat(g), 1, 1)
    assert stands(g, "sigy") == (0, 5, []) and g.besieger(village(BOURG)) == 0


def test_k8_attackers_have_no_walls_on_any_road() -> None:
    """K8 The first road of the board and the last, and a castle in every village."""
    for slug in ("beaujeu-from-la_salle", "la_buissiere-from-bourg"):
        g = given()
        g.castle = [1] * 12 + [0] * 11 + [1]
        put(g, 1, slug.split("-")[0], 3)
        force(g, 0, slug, ATTACKING, 6)
        dice(combat(g), 1, 5)
        assert stands(g, slug) == (0, 3, [])
