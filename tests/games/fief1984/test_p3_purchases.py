"""Phase 3: soldiers, presses, mills and castles bought from the bank, and where."""

import pytest

from homage.engine.values import NOBODY
from homage.games.fief1984.data import ATTACKING, BESIEGING, KEPT
from homage.games.fief1984.model import Realm
from homage.games.fief1984.rules.p3_purchases import Purchases, PurchaseSlot
from homage.games.fief1984.rules.p4_movement import Movement
from tests.games.fief1984.table import (
    begin,
    fief,
    force,
    fund,
    given,
    lord,
    offers,
    place,
    put,
    region,
    told,
    village,
    when,
)

BOURG = "county_bourg"


def shop(g: Realm, seat: int = 0) -> Realm:
    """One player's go."""
    return begin(g, PurchaseSlot(seat))


def rich(crowns: int = 2300, at: str = "bourg") -> Realm:
    """Seat 0 has crowns and a soldier in a village."""
    g = given()
    put(g, 0, at, 1)
    g.receive(0, crowns)
    return g


def shops(g: Realm, seat: int = 0) -> list[str]:
    """The villages in which a seat may hire a soldier."""
    return [text.split()[1] for text in offers(g, seat) if text.startswith("buy-soldiers")]


# ---- prices ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("what", "price"),
    [
        ("buy-soldiers bourg 1", 100),
        ("buy-press bourg", 200),
        ("buy-mill bourg", 300),
        ("buy-castle bourg", 2000),
    ],
)
def test_3_prices(what: str, price: int) -> None:
    """§3 Soldier 100, press 200, mill 300, castle 2,000: with 100 less it is not to be had."""
    g = shop(rich(price))
    when(g, f"0 {what}")
    assert g.cash[0] == 0 and g.bank == 10_800 and g.faults() == []
    g = shop(rich(price - 100))
    assert what.split(" 1", maxsplit=1)[0] not in [text.split(" 1")[0] for text in offers(g, 0)]


def test_3_all_that_is_on_offer() -> None:
    """§3 A number of soldiers is one offer for the whole range."""
    g = shop(rich())
    assert offers(g, 0) == [
        "done",
        "buy-soldiers bourg 1..23",
        "buy-press bourg",
        "buy-mill bourg",
        "buy-castle bourg",
    ]


def test_3_one_purchase_after_another_until_done() -> None:
    g = when(
        shop(rich()),
        "0 buy-castle bourg",
        "0 buy-soldiers bourg 1",
        "0 buy-press bourg",
    )
    assert g.cash[0] == 0 and not g.awaited()
    assert (g.castle[village("bourg")], g.presses[village("bourg")]) == (1, 1)
    assert g.soldiers[place("bourg")] == 2 and g.stock[0] == 28
    assert told(g) == ["castle-bought", "soldiers-bought", "press-bought"]


def test_3_players_buy_in_turn_order() -> None:
    """§3 Who can buy nothing is not asked."""
    g = given(4, first=2)
    for seat, slug in ((0, "bourg"), (1, "sigy"), (3, "blaye")):
        put(g, seat, slug, 1)
    fund(g, s0=100, s2=5000, s3=100)
    begin(g, Purchases())
    asked = []
    while g.awaited():
        asked.append(g.awaited()[0])
        when(g, f"{asked[-1]} done")
    assert asked == [3, 0]


def test_3_a_purchase_reveals_nothing_and_can_be_taken_back() -> None:
    g = shop(rich())
    before = g.shown
    when(g, "0 buy-mill bourg")
    assert g.shown == before


# ---- where -------------------------------------------------------------------------------------------------


def test_p1_one_buys_where_a_piece_of_ones_own_stands() -> None:
    """P1 A lord is enough; not in a village that stands empty, nor in an opponent's."""
    g = rich()
    put(g, 0, "sigy", 0, "henri")
    put(g, 1, "blaye", 1)
    assert shops(shop(g)) == ["sigy", "bourg"]


def test_p1_one_buys_in_empty_villages_of_ones_own_fief() -> None:
    """P1, F9 Not where an intruder stands."""
    g = given()
    fund(g, s0=500)
    put(g, 0, "bourg", 1, "henri")
    fief(g, 0, BOURG, "henri", "bourg")
    put(g, 1, "villeneuve", 1)
    shop(g)
    assert shops(g) == ["st_vivien", "bourg", "la_buissiere"]
    when(g, "0 buy-soldiers st_vivien 2")
    assert g.owner[place("st_vivien")] == 0 and g.soldiers[place("st_vivien")] == 2


def test_p1_an_intruder_buys_nothing() -> None:
    """P1, F9 Nor who sits in a capital in custody (F14)."""
    g = given()
    fund(g, s1=5000)
    put(g, 0, "bourg", 1, "henri")
    fief(g, 0, BOURG, "henri", "bourg")
    put(g, 1, "villeneuve", 1)
    assert not shop(g, 1).awaited()


def test_p1_who_was_given_a_village_buys_there_while_he_stands_in_it() -> None:
    """P1, F10 And its giver does not."""
    g = given()
    fund(g, s0=500, s1=500)
    put(g, 0, "bourg", 1, "henri")
    fief(g, 0, BOURG, "henri", "bourg")
    g.given[village("villeneuve")] = 1
    put(g, 1, "villeneuve", 1)
    assert shops(shop(g, 1), 1) == ["villeneuve"]
    when(g, "1 done")
    assert shops(shop(g)) == ["st_vivien", "bourg", "la_buissiere"]


def test_f14_a_custodian_buys_only_where_he_has_a_piece() -> None:
    g = given()
    fund(g, s0=500)
    put(g, 0, "st_vivien", 1, "henri")
    g.king = lord("henri")
    fief(g, 0, BOURG, "henri", "bourg")
    g.custody[region(BOURG)], g.bearer[region(BOURG)] = KEPT, NOBODY
    put(g, 1, "bourg", 1)
    g.sitting[region(BOURG)] = 1
    fund(g, s1=500)
    assert shops(shop(g)) == ["st_vivien"]
    when(g, "0 done")
    assert not shop(g, 1).awaited()


def test_p4_one_buys_in_a_besieged_village() -> None:
    g = rich()
    force(g, 1, "bourg-from-villeneuve", BESIEGING, 5, "jean")
    assert shops(shop(g)) == ["bourg"]


def test_p5_a_force_on_a_road_buys_nothing() -> None:
    g = given()
    fund(g, s0=5000)
    put(g, 1, "bourg", 1)
    force(g, 0, "bourg-from-villeneuve", ATTACKING, 5, "jean")
    assert not shop(g).awaited()


# ---- limits ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mills", "presses"), [(3, 0), (0, 3), (2, 1), (1, 2)])
def test_3_three_works_at_most_in_a_village(mills: int, presses: int) -> None:
    """§3 Mills and presses together."""
    g = rich()
    g.mills[village("bourg")], g.presses[village("bourg")] = mills, presses
    assert offers(shop(g), 0) == ["done", "buy-soldiers bourg 1..23", "buy-castle bourg"]


def test_3_the_third_may_be_either() -> None:
    g = rich()
    g.mills[village("bourg")], g.presses[village("bourg")] = 1, 1
    when(shop(g), "0 buy-mill bourg")
    assert g.works(village("bourg")) == 3 and "buy-press bourg" not in offers(g, 0)


def test_p2_one_castle_a_village() -> None:
    g = rich(4200)
    put(g, 0, "sigy", 1)
    when(shop(g), "0 buy-castle bourg")
    assert "buy-castle bourg" not in offers(g, 0) and "buy-castle sigy" in offers(g, 0)


def test_p3_soldiers_are_thirty_a_player() -> None:
    """P3 29 are out: one more, and that is all; the lost ones can be bought again."""
    g = rich(1500)
    put(g, 0, "sigy", 28)
    when(shop(g), "0 buy-soldiers bourg 1")
    assert g.stock[0] == 0 and shops(g) == []
    g.dismiss(place("sigy"), 3)
    assert offers(g, 0)[1] == "buy-soldiers sigy 1..3"


def test_p3_what_is_used_up_cannot_be_bought() -> None:
    """P3 12 castles, 12 mills and 12 presses in all; what is destroyed is for sale again."""
    g = rich(4200)
    for at in range(4):
        g.mills[at] = 3
        g.presses[at + 4] = 3
    g.castle = [1] * 12 + [0] * 12
    shop(g)
    assert offers(g, 0) == ["done", "buy-soldiers bourg 1..29"]
    g.mills[0] = g.presses[4] = 2
    g.castle[0] = 0
    assert offers(g, 0)[2:] == ["buy-press bourg", "buy-mill bourg", "buy-castle bourg"]


def test_p3_a_stock_that_runs_out_amid_a_slot() -> None:
    g = rich()
    g.mills = [3, 3, 3, 2] + [0] * 20
    when(shop(g), "0 buy-mill bourg")
    assert g.mills_left() == 0 and "buy-mill bourg" not in offers(g, 0) and "mill-bought" in told(g)


def test_p6_nothing_is_sold() -> None:
    """P6, P8 Nor does anything else change hands here."""
    g = shop(rich())
    assert {text.split()[0] for text in offers(g, 0)} == {
        "done",
        "buy-soldiers",
        "buy-press",
        "buy-mill",
        "buy-castle",
    }


def test_p7_a_castle_goes_with_its_village() -> None:
    """P7, R2 Who comes to stand in it lays his lords there, whoever built it."""
    g = when(shop(rich()), "0 buy-castle bourg")
    g.dismiss(place("bourg"), 1)
    put(g, 1, "bourg", 1)
    assert g.castle[village("bourg")] == 1 and g.holder(village("bourg")) == 1


def test_p9_bought_soldiers_march_in_the_same_turn() -> None:
    g = rich(300)
    put(g, 0, "bourg", 0, "henri")
    when(shop(g), "0 buy-soldiers bourg 3")
    begin(g, Movement())
    assert "move henri villeneuve 0..4" in offers(g, 0)


def test_3_a_slot_without_crowns_passes_by() -> None:
    g = rich(0)
    assert not shop(g).awaited() and g.owner[place("bourg")] == 0


@pytest.mark.parametrize("left", ["press", "mill", "castle"])
def test_p3_what_is_left_is_offered_when_all_else_is_used_up(left: str) -> None:
    """P3 Soldiers are, and two of presses, mills and castles."""
    g = rich(2500)
    put(g, 0, "sigy", 29)
    for at in range(4):
        g.mills[at] = 0 if left == "mill" else 3
        g.presses[at + 4] = 0 if left == "press" else 3
    g.castle = [0] * 24 if left == "castle" else [1] * 12 + [0] * 12
    assert offers(shop(g), 0) == ["done", f"buy-{left} sigy", f"buy-{left} bourg"]


def test_3_several_soldiers_are_paid_for_one_by_one() -> None:
    g = when(shop(rich(900)), "0 buy-soldiers bourg 7")
    assert g.cash[0] == 200 and g.soldiers[place("bourg")] == 8 and g.stock[0] == 22


def test_3_a_village_may_have_more_than_one_press() -> None:
    g = when(shop(rich(900)), "0 buy-press bourg", "0 buy-press bourg")
    assert g.presses[village("bourg")] == 2 and g.cash[0] == 500
