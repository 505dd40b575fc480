"""Positions with their outcomes, written down from the text of the game and the rules page before the code
was looked at: the corners between the numbered scenarios.

Coordinates are axial; P, Q and THREE are boards of the rules page. A is seat 0, B seat 1, C seat 2, D seat 3.
"""

import pytest

from homage.games.combat_des_fiefs.data import COUNTS, KINDS, LANDSCAPES
from homage.games.combat_des_fiefs.hexes import cell_at
from homage.games.combat_des_fiefs.model import Country
from homage.games.combat_des_fiefs.rules.ending import EndCount
from homage.games.combat_des_fiefs.rules.open_row import TakeTile
from homage.games.combat_des_fiefs.rules.placing import Placing
from homage.games.combat_des_fiefs.rules.resolving import Resolutions
from homage.games.combat_des_fiefs.rules.turn import EndOfTurn, Knighting
from tests.games.combat_des_fiefs.table import (
    THREE,
    A,
    B,
    C,
    P,
    Place,
    Q,
    given,
    hold,
    keep,
    knight,
    landscape,
    lay,
    offers,
    play,
    started,
    told,
    without,
)

D = 3
TABLE = dict(zip(LANDSCAPES, COUNTS, strict=True))


def resolved(g: Country, active: int) -> Country:
    """All surrounded knights are resolved in the turn of this seat."""
    g.agenda = [Resolutions(active)]
    g.active = active
    g.settle()
    assert g.faults() == []
    return g


def powers(g: Country) -> tuple[int, int]:
    """The attacker's power and that of the strongest keep, in the last battle."""
    return g.fight[2], g.fight[5]


def knighting(g: Country, seat: int) -> Country:
    """It is for this seat to say whether it places a knight."""
    g.agenda = [EndOfTurn(seat), Knighting(seat)]
    g.active = seat
    return g


def without_pile(g: Country) -> Country:
    """No tile is left face down."""
    for kind in range(KINDS):
        while g.pile[kind]:
            g.leave_pile(kind)
            g.boxed[kind] += 1
    return g


# ---- founding


def test_a_ring_worth_nothing_makes_a_keep_all_the_same() -> None:
    ring = {(1, 0): "ch", (1, -1): "m2", (0, -1): "la", (-1, 0): "m1", (-1, 1): "fr", (0, 1): "fr"}
    g = given({(0, 0): "fr"} | ring)
    knight(g, A, 0, 0)
    assert resolved(g, A).stairs == [0, 0, 0] and g.keeps_of(A) == [cell_at(0, 0)]


def test_a_harmful_tile_that_the_own_keep_has_had_is_not_suffered_twice() -> None:
    g = given(Q | {(1, 0): "m2"})
    keep(g, A, 0, 0)
    knight(g, A, 2, 0)
    assert resolved(g, A).stairs == [6, 0, 0]  # and not 4


@pytest.mark.parametrize("first", ["0,0", "2,0"])
def test_one_tile_completes_two_knights_of_one_owner(first: str) -> None:
    g = given(without(Q, (1, 0)))
    knight(g, A, 0, 0)
    knight(g, A, 2, 0)
    lay(g, A, "ch", 1, 0)
    play(g, f"0 resolve {first}")
    assert g.stairs == [12 + 3, 0, 0]  # in either order, the field once; the tile touches six


def test_who_has_won_founds_on_the_freed_friche_in_the_same_turn() -> None:
    g = given(without(Q, (2, 1)))
    keep(g, A, 0, 0)
    knight(g, B, 2, 0)
    lay(g, B, "la", 2, 1)
    assert g.stairs == [-2, 8, 0]
    play(g, "1 knight 0,0")
    assert g.stairs == [-2, 8 + 4, 0] and len(g.keeps_of(B)) == 2  # the field between them is his already


def test_the_tile_in_the_middle_may_carry_a_knight_in_the_first_turn() -> None:
    g = started(3)
    play(g, "chance turn friche", "chance turn lac", "0 choose lac", "0 lay 1,0", "0 knight 0,0")
    assert g.owner(cell_at(0, 0)) == A


# ---- battles


def test_a_worthless_battlefield_costs_the_beaten_nothing() -> None:
    g = given(Q | {(1, 0): "fr"})
    keep(g, A, 0, 0)
    knight(g, B, 2, 0)
    assert resolved(g, B).stairs == [0, 6, 0] and powers(g) == (6, 4)
    assert g.keeps_of(A) == [] and g.keeps_of(B) == [cell_at(2, 0)]


def test_the_beaten_attacker_keeps_his_bonus_and_may_try_again_with_another_knight() -> None:
    g = given(without(Q, (2, -1)) | {(3, 0): "m2"})
    keep(g, A, 0, 0)
    knight(g, B, 2, 0)
    lay(g, B, "ca", 2, -1)
    assert powers(g) == (2, 4) and g.stairs == [0, 1, 0] and g.reserve[B] == g.pawns_each - 1
    play(g, "1 knight 2,0")
    assert told(g)[-2:] == ["battle-joined", "battle-lost"] and g.stairs == [0, 1, 0]
    assert g.reserve[B] == g.pawns_each and g.keeps_of(A) == [cell_at(0, 0)]


@pytest.mark.parametrize(("field", "stairs"), [("ch", [-2, 1, 0]), ("m2", [2, -3, 0])])
def test_the_less_wretched_land_wins(field: str, stairs: list[int]) -> None:
    """Powers −1 against −2; whoever wins takes the whole ring, be it worth less than nothing."""
    mine = {(1, -1): "m1", (0, -1): "fr", (-1, 0): "m1", (-1, 1): "fr", (0, 1): "fr"}
    his = {(3, 0): "m1", (3, -1): "fr", (2, -1): "fr", (1, 1): "fr", (2, 1): "fr"}
    g = given({(0, 0): "fr", (2, 0): "fr", (1, 0): field} | mine | his)
    keep(g, A, 0, 0)
    knight(g, B, 2, 0)
    assert resolved(g, B).stairs == stairs and powers(g) == (-1, -2)


def test_three_keeps_of_three_owners() -> None:
    ring = {(1, 0): "ch", (0, -1): "vi", (-1, 1): "fo", (1, -1): "la", (-1, 0): "p3", (0, 1): "ca"}
    east = {(2, 0): "fr", (3, 0): "vi", (3, -1): "la", (2, -1): "ca", (1, 1): "fr", (2, 1): "fr"}
    north = {(0, -2): "fr", (1, -2): "ca", (1, -3): "fr", (0, -3): "fr", (-1, -2): "fr", (-1, -1): "fr"}
    south = {(-2, 2): "fr", (-1, 2): "ch", (-2, 1): "fr", (-3, 2): "fr", (-3, 3): "fr", (-2, 3): "fr"}
    g = given({(0, 0): "fr"} | ring | east | north | south, seats=4)
    keep(g, B, 2, 0)
    keep(g, C, 0, -2)
    keep(g, D, -2, 2)
    knight(g, A, 0, 0)
    assert resolved(g, A).stairs == [10, -2, -2, -1] and powers(g) == (5, 4)
    assert list(g.pawns) == [cell_at(0, 0)]


def test_two_keeps_of_one_owner_lose_a_tile_that_both_share_once() -> None:
    ring = {(1, 0): "ch", (0, 1): "vi", (1, -1): "p3", (0, -1): "la", (-1, 0): "ca", (-1, 1): "fo"}
    near = {(2, 0): "fr", (3, 0): "vi", (3, -1): "la", (2, -1): "fr", (2, 1): "ca"}
    bent = {(1, 1): "fr", (0, 2): "ch", (1, 2): "fr"}
    g = given({(0, 0): "fr"} | ring | near | bent)
    keep(g, B, 2, 0)
    keep(g, B, 1, 1)
    knight(g, A, 0, 0)
    assert resolved(g, A).stairs == [10, -4, 0] and powers(g) == (6, 4)  # (1,0) lies in both their rings


@pytest.mark.parametrize(
    ("end", "strengths", "stairs"), [("fo", (3, 3), [0, 0, 0]), ("fr", (3, 2), [7, 0, -2])]
)
def test_a_harmful_own_tile_counts_in_power_and_not_in_steps(
    end: str, strengths: tuple[int, int], stairs: list[int]
) -> None:
    g = given(THREE | {(1, 0): "m2", (5, 0): end})
    keep(g, A, 0, 0)
    keep(g, C, 4, 0)
    knight(g, A, 2, 0)
    assert resolved(g, A).stairs == stairs and powers(g) == strengths


def test_a_third_player_on_the_freed_friche_meets_the_new_keep() -> None:
    g = given(Q)
    keep(g, A, 0, 0)
    knight(g, B, 2, 0)
    resolved(g, B)
    g.agenda = [Knighting(C)]
    play(g, "2 knight 0,0")
    assert powers(g) == (4, 6) and g.stairs == [-2, 8, 0] and g.owner(cell_at(0, 0)) == -1


# ---- one tile completes several knights


@pytest.mark.parametrize(
    ("active", "near", "far", "stairs"),
    [
        (A, C, B, [3, 8, 0]),  # B comes before C: he founds, and C is beaten 4 to 6
        (A, B, C, [3, 6 - 2, 8]),  # B founds first and is beaten 6 to 4
        (C, C, B, [0, 8, 6 + 3 - 2]),  # the active player is first
    ],
)
def test_the_active_player_first_then_clockwise(active: int, near: int, far: int, stairs: list[int]) -> None:
    g = given(without(Q, (1, 0)))
    knight(g, near, 0, 0)
    knight(g, far, 2, 0)
    lay(g, active, "ch", 1, 0)
    assert g.stairs == stairs


# Board Q with +3 for the quarry at (2,−1), still to come, and a third friche at (2,−2) that it completes too.
TWICE: dict[Place, str] = without(Q, (2, -1)) | {
    (2, -2): "fr",
    (3, -2): "ca",
    (3, -3): "fr",
    (2, -3): "fr",
    (1, -2): "fr",
}


@pytest.mark.parametrize(("first", "stairs"), [("2,0", [10 + 2 + 3, -2, 0]), ("2,-2", [10 + 3, -2, 0])])
def test_the_order_of_ones_own_two_is_worth_a_fief(first: str, stairs: list[int]) -> None:
    """The strong knight first clears the way; the weak one first is beaten 4 to 5."""
    g = given(TWICE)
    keep(g, B, 0, 0)
    knight(g, A, 2, 0)
    knight(g, A, 2, -2)
    lay(g, A, "p3", 2, -1)
    assert offers(g, A) == ["resolve 2,-2", "resolve 2,0"]
    play(g, f"0 resolve {first}")
    assert g.stairs == stairs


@pytest.mark.parametrize(("active", "stairs"), [(A, [10 + 3, -2, 0]), (B, [10, 4 + 3 - 5, 0])])
def test_a_knight_founds_and_falls_in_one_turn(active: int, stairs: list[int]) -> None:
    g = given(TWICE)
    keep(g, B, 0, 0)
    knight(g, A, 2, 0)
    knight(g, B, 2, -2)
    lay(g, active, "p3", 2, -1)
    assert g.stairs == stairs and list(g.pawns) == [cell_at(2, 0)]


# ---- pawns that came back


@pytest.mark.parametrize(
    ("attacker", "end", "lost", "freed"),
    [(A, "m2", "battle-lost", "2,0"), (B, "vi", "keep-lost", "0,0")],
    ids=["his own attack failed", "his own keep fell"],
)
def test_who_has_no_pawn_but_one_that_came_back_is_not_asked(
    attacker: int, end: str, lost: str, freed: str
) -> None:
    """Six players, so two pawns each; A's are both on the table when his tile completes the ring of (2,0)."""
    g = given(without(Q, (2, 1)) | {(3, 0): end, (4, 0): "fr"}, seats=6)
    keep(g, B if attacker == A else A, 0, 0)
    knight(g, attacker, 2, 0)
    knight(g, A, 4, 0)
    lay(g, A, "la", 2, 1)
    assert lost in told(g) and "knight-placed" not in told(g) and g.active == B
    assert offers(knighting(g, A), A) == ["pass", f"knight {freed}"]  # but in his next turn


# ---- tiles


@pytest.mark.parametrize(
    ("lying", "laid", "legal"),
    [
        ("m2", "m2", False),
        ("p3", "p3", False),
        ("ch", "vi", True),
        ("m1", "m2", True),
        ("p3", "ch", True),
        ("fr", "fr", True),
    ],
)
def test_only_equal_landscapes_keep_apart(lying: str, laid: str, legal: bool) -> None:
    g = given({(0, 0): lying})
    assert (cell_at(1, 0) in g.places_for(landscape(laid))) is legal


def test_a_hole_among_six_landscapes_takes_only_the_others() -> None:
    ring = dict(zip(without(P, (0, 0)), ("ca", "fo", "la", "ch", "vi", "p3"), strict=True))
    g = given(ring)
    fitting = [slug for slug in LANDSCAPES if cell_at(0, 0) in g.places_for(landscape(slug))]
    assert fitting == ["friche", "minus1", "minus2"]


def test_a_harmful_tile_brings_its_bonus_too() -> None:
    g = given(without(P, (0, 0), (-1, 1)))
    lay(g, A, "m1", 0, 0)
    assert g.stairs == [2, 0, 0]


def test_a_hand_that_fits_nowhere_is_shown_as_often_as_it_happens() -> None:
    g = given({(0, 0): "la"})
    hold(g, A, "la", "la", "la")
    g.agenda = [EndOfTurn(A), Placing(A)]
    g.settle()
    assert told(g) == ["hand-shown", "tile-put-back"] and g.known[landscape("la")] == 2
    play(g, "chance turn lac")
    assert told(g)[2:] == ["tile-drawn", "hand-shown", "tile-put-back"]
    play(g, "chance turn vigne")
    assert offers(g, A) == ["choose vigne"] and g.known[landscape("la")] == 2 and g.sizes[A] == 3


def test_the_last_tile_fits_nowhere_and_the_game_ends() -> None:
    g = without_pile(given({(0, 0): "la"}))
    g.enter_pile(landscape("la"))
    g.boxed[landscape("la")] -= 1
    hold(g, A, "la")
    g.agenda = [EndOfTurn(A), Knighting(A), Placing(A)]
    g.settle()
    assert told(g)[:2] == ["hand-shown", "tile-discarded"] and g.outcome() is not None and g.faults() == []


# ---- setting up


def test_six_hands_have_each_landscape_of_one_twice() -> None:
    g = started(6)
    assert [g.held(seat)[1] for seat in range(6)] == [1, 2, 3, 1, 2, 3]


@pytest.mark.parametrize(
    ("own", "removed"),
    [
        ({}, "la"),  # two quarries, two forests and one lake are dealt
        ({"carriere": 27, "foret": 0, "lac": 0}, "ca"),
        ({"lac": 8, "champ": 8}, "ca"),  # seven of each are left
    ],
)
def test_with_five_players_the_commonest_tile_of_one_goes(own: dict[str, int], removed: str) -> None:
    g = started(5, tiles=TABLE | own)
    assert [kind for kind, count in enumerate(g.boxed) if count] == [0, landscape(removed)]
    assert sum(g.counts) - sum(g.boxed) == 71


# ---- the end


def test_at_the_end_every_knight_counts_all_that_touches_him() -> None:
    g = given({(0, 0): "fr", (1, 0): "p3", (2, 0): "fr"})
    knight(g, A, 0, 0)
    knight(g, A, 2, 0)
    g.agenda = [EndCount()]
    g.settle()
    assert g.stairs == [3 + 3, 0, 0]
    g = given(without(Q, (2, 1)))
    keep(g, A, 0, 0)
    knight(g, A, 2, 0)
    g.agenda = [EndCount()]
    g.settle()
    assert g.stairs == [7, 0, 0]  # his own keep's field too


def test_a_knight_who_founds_with_the_last_move_is_not_counted_again() -> None:
    g = knighting(without_pile(given(P)), A)
    play(g, "0 knight 0,0")
    assert g.stairs == [6, 0, 0] and g.outcome() is not None and "end-counted" not in told(g)


def test_where_all_stand_below_the_staircase_the_highest_wins() -> None:
    g = given(P)
    g.stairs, g.agenda = [-3, -1, -7], []
    outcome = g.outcome()
    assert outcome is not None and outcome.ranking == [[B], [A], [C]]


# ---- the open row


@pytest.mark.parametrize(
    ("step", "prices"), [(0, [0, 1, 3]), (-1, [0, 1, 3]), (-3, [0, 1]), (-4, [0]), (-6, [0])]
)
def test_how_deep_a_lord_may_buy(step: int, prices: list[int]) -> None:
    g = given({(0, 0): "la"}, open_row=True)
    for slug in ("ch", "vi", "p3"):
        g.leave_pile(landscape(slug))
        g.row.append(landscape(slug))
    g.stairs[A] = step
    names = ("champ", "vigne", "plus3")
    offered = [act.text() for act in TakeTile(A).choices(g, A)]
    assert offered == [f"take {names[index]} {price}" for index, price in enumerate(prices)]
