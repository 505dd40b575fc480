"""Every law of the table: it holds on a sound table, and each breach is told."""

from collections.abc import Callable

import pytest

from homage.engine.values import NOBODY
from homage.games.fief1984.data import ATTACKING, BESIEGING, GUEST, KEPT
from homage.games.fief1984.model import Realm
from tests.games.fief1984.table import (
    card,
    deal,
    fief,
    force,
    fund,
    given,
    lord,
    ordain,
    place,
    put,
    region,
    see,
    village,
)


def sound() -> Realm:
    """A table with something of everything."""
    g = given()
    put(g, 0, "bourg", 5, "henri", "eric")
    put(g, 1, "sigy", 4, "jean")
    put(g, 2, "blaye", 2, "pierre")
    force(g, 2, "bourg-from-villeneuve", BESIEGING, 3, "robert")
    ordain(g, "eric", "bourg", cardinal=True)
    fief(g, 0, "county_bourg", "henri", "bourg")
    g.king = lord("jean")
    deal(g, 0, "sun", "sun", "justice")
    fund(g, s0=500, s1=1200)
    g.castle[village("bourg")], g.mills[village("bourg")] = 1, 2
    return g


def test_laws_hold_on_a_sound_table() -> None:
    assert sound().faults() == []


def set_cash(g: Realm) -> None:
    g.cash[0] += 100


def overdraw(g: Realm) -> None:
    g.receive(0, g.bank)
    g.cash[0] += 100
    g.bank -= 100


def break_a_note(g: Realm) -> None:
    g.hand_over(0, 1, 50)


def lose_a_soldier(g: Realm) -> None:
    g.soldiers[place("bourg")] -= 1


def carve_mills(g: Realm) -> None:
    g.mills = [2] * len(g.mills)


def crowd_a_village(g: Realm) -> None:
    g.presses[village("bourg")] = 2


def copy_a_card(g: Realm) -> None:
    g.discards[card("sun")] += 1


def forge_a_bishop(g: Realm) -> None:
    g.see[lord("henri")] = see("tournus")


def lay_a_lord_twice(g: Realm) -> None:
    g.discards[lord("henri")] += 1


def borrow_cards(g: Realm) -> None:
    g.deck[card("sun")] -= 5
    g.discards[card("sun")] += 5


def miscount_the_stack(g: Realm) -> None:
    g.deck_size += 1


def miscount_a_hand(g: Realm) -> None:
    g.hand_size[1] += 1


def deal_a_fourth(g: Realm) -> None:
    deal(g, 0, "revolt")


def miscount_what_was_put_away(g: Realm) -> None:
    g.buried_size[1] += 1


def leave_an_owner_behind(g: Realm) -> None:
    g.owner[place("tournus")] = 1


def mix_two_families(g: Realm) -> None:
    g.where[lord("jean")] = place("bourg")


def besiege_from_inside(g: Realm) -> None:
    g.standing[place("sigy")] = GUEST


def forget_what_it_is_about(g: Realm) -> None:
    g.standing[place("bourg-from-villeneuve")] = 0


def besiege_twice(g: Realm) -> None:
    force(g, 2, "bourg-from-st_vivien", BESIEGING, 1)


def share_a_village(g: Realm) -> None:
    put(g, 1, "bourg-gate", 1)


def give_the_capital(g: Realm) -> None:
    g.given[village("bourg")] = 1


def give_what_is_no_fief(g: Realm) -> None:
    g.given[village("tournus")] = 1


def leave_the_family(g: Realm) -> None:
    g.family[lord("jean")] = NOBODY


def march_three_times(g: Realm) -> None:
    g.trips[lord("henri")] = 3


def make_four_cardinals(g: Realm) -> None:
    for slug in ("henri", "jean", "pierre"):
        g.cardinal[lord(slug)] = 1


def share_a_see(g: Realm) -> None:
    g.see[lord("henri")] = see("bourg")


def crown_a_bishop(g: Realm) -> None:
    g.king = lord("eric")


def crown_the_dead(g: Realm) -> None:
    g.king = lord("louis")


def bear_nothing(g: Realm) -> None:
    g.bearer[region("duchy_sigy")] = lord("jean")


def bear_what_is_in_custody(g: Realm) -> None:
    g.custody[region("county_bourg")] = KEPT


def sit_where_no_custody_is(g: Realm) -> None:
    g.sitting[region("county_bourg")] = 1


def bear_anothers_title(g: Realm) -> None:
    g.bearer[region("county_bourg")] = lord("jean")


def move_the_capital(g: Realm) -> None:
    g.capital[region("county_bourg")] = village("sigy")


def lose_a_seat(g: Realm) -> None:
    g.clockwise = [0, 1, 1]


BREACHES: list[tuple[Callable[[Realm], None], str]] = [
    (set_cash, "there are 10900 crowns instead of 10800"),
    (overdraw, "the bank holds -100 crowns"),
    (break_a_note, "seat 0 holds 450 crowns"),
    (lose_a_soldier, "seat 0 has 29 soldiers, 25 of them in stock"),
    (carve_mills, "there are 48 mills on the board"),
    (crowd_a_village, "bourg has too many buildings"),
    (copy_a_card, "there are 7 cards sun instead of 6"),
    (forge_a_bishop, "there are 2 cards bishop_tournus instead of 1"),
    (lay_a_lord_twice, "there are 2 cards henri instead of 1"),
    (borrow_cards, "a pile holds less than no card"),
    (miscount_the_stack, "the stack holds 49 cards, not 50"),
    (miscount_a_hand, "seat 1 holds 0 cards, 1 by count"),
    (deal_a_fourth, "seat 0 holds 4 cards, 4 by count"),
    (miscount_what_was_put_away, "seat 1 put 0 cards away, 1 by count"),
    (leave_an_owner_behind, "tournus has 0 counters of seat 1"),
    (mix_two_families, "jean of seat 1 stands at bourg of seat 0"),
    (besiege_from_inside, "nobody stands at sigy, yet is about something"),
    (forget_what_it_is_about, "the force at bourg-from-villeneuve is about nothing"),
    (besiege_twice, "bourg is besieged from 2 roads"),
    (share_a_village, "seats 0 and 1 are both in bourg"),
    (give_the_capital, "bourg cannot be given to seat 1"),
    (give_what_is_no_fief, "tournus cannot be given to seat 1"),
    (leave_the_family, "jean is neither on the board nor off it"),
    (march_three_times, "henri has made 3 trips"),
    (make_four_cardinals, "there are 4 cardinals"),
    (make_four_cardinals, "henri is a cardinal and no bishop"),
    (share_a_see, "bourg has 2 bishops"),
    (crown_a_bishop, "eric cannot be King"),
    (crown_the_dead, "louis cannot be King"),
    (bear_nothing, "duchy_sigy has no title, yet a bearer or a capital"),
    (bear_what_is_in_custody, "county_bourg is in custody, yet borne"),
    (sit_where_no_custody_is, "county_bourg is not in custody, yet somebody sits in its capital"),
    (bear_anothers_title, "jean bears county_bourg, which is not his family's"),
    (move_the_capital, "the capital of county_bourg lies elsewhere"),
    (lose_a_seat, "the seats go round as [0, 1, 1], the first of them 0"),
]


@pytest.mark.parametrize(
    ("breach", "fault"), BREACHES, ids=[f"{b.__name__}-{n}" for n, (b, _) in enumerate(BREACHES)]
)
def test_laws_tell_each_breach(breach: Callable[[Realm], None], fault: str) -> None:
    g = sound()
    breach(g)
    assert fault in g.faults()


def test_r13_an_unlimited_bank_may_be_overdrawn() -> None:
    g = given(bank="unlimited")
    g.receive(0, 20_000)
    assert g.faults() == [] and g.bank < 0


def test_m19_a_relief_at_the_gate_is_no_second_occupant() -> None:
    g = sound()
    g.relief[village("bourg")] = 1
    put(g, 0, "bourg-gate", 1)
    assert g.faults() == [] and g.standing[place("bourg-from-villeneuve")] != ATTACKING
