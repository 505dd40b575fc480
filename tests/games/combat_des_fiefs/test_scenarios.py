"""The numbered scenarios of the rules page, each as a test with its number.

Coordinates are axial; the Lords of A, B and C are seats 0, 1 and 2. Bonus steps of the tile that completes a
ring come on top of what the scenario counts, and are taken off where it does not count them.
"""

import pytest

from homage.engine.errors import IllegalAction
from homage.games.combat_des_fiefs import GAME
from homage.games.combat_des_fiefs.data import BONUS
from homage.games.combat_des_fiefs.hexes import cell_at
from homage.games.combat_des_fiefs.model import Country
from homage.games.combat_des_fiefs.rules.ending import EndCount
from homage.games.combat_des_fiefs.rules.resolving import Resolutions
from homage.games.combat_des_fiefs.rules.turn import Knighting
from tests.conformance import Luck, begun, picked
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
    lay,
    offers,
    play,
    told,
    turn_of,
    without,
)


def resolved(g: Country, active: int = A) -> Country:
    """All surrounded knights are resolved."""
    g.agenda = [Resolutions(active)]
    g.active = active
    g.settle()
    assert g.faults() == []
    return g


@pytest.mark.parametrize(("contacts", "steps"), [(3, 0), (4, 1), (5, 2), (6, 3)])
def test_scenario_01_bonus(contacts: int, steps: int) -> None:
    around = list(without(P, (0, 0)).items())
    g = given(dict(around[:contacts]))
    lay(g, A, "fr", 0, 0)
    assert g.stairs == [steps, 0, 0] and BONUS[contacts] == steps


def test_scenario_02_adjacency() -> None:
    g = given({(0, 0): "fo", (1, 0): "fr", (0, 5): "m1"})
    for slug, place, legal in [
        ("fo", (0, 1), False),
        ("fr", (2, 0), True),
        ("la", (0, 1), True),
        ("m1", (0, 6), False),
        ("la", (4, 4), False),
    ]:
        kind = {"fo": 2, "fr": 0, "la": 3, "m1": 7}[slug]
        assert (cell_at(*place) in g.places_for(kind)) is legal, (slug, place)


def test_scenario_03_founding() -> None:
    g = given(without(P, (0, 1)))
    knight(g, A, 0, 0)
    lay(g, A, "ca", 0, 1)
    assert g.is_keep(cell_at(0, 0)) and g.stairs[A] == 6 + BONUS[3]
    assert told(g)[:2] == ["tile-laid", "fief-founded"]


def test_scenario_04_who_scores() -> None:
    g = given(without(P, (0, 0), (0, 1)) | {(0, 0): "fr", (1, 1): "fo"})
    knight(g, A, 0, 0)
    lay(g, B, "ca", 0, 1)
    assert g.stairs == [6, BONUS[4], 0]


def test_scenario_05_own_overlap() -> None:
    g = given(Q)
    keep(g, A, 0, 0)
    knight(g, A, 2, 0)
    assert resolved(g).stairs[A] == 6 and g.keeps_of(A) == [cell_at(0, 0), cell_at(2, 0)]


def test_scenario_06_attack_won() -> None:
    g = given(Q)
    keep(g, A, 0, 0)
    knight(g, B, 2, 0)
    resolved(g, C)
    assert g.fight[2] == 6 and g.fight[5] == 4
    assert g.stairs == [-2, 8, 0] and g.keeps_of(B) == [cell_at(2, 0)]
    assert g.owner(cell_at(0, 0)) == -1 and g.reserve[A] == g.pawns_each


def test_scenario_07_tie() -> None:
    g = given(Q | {(3, 0): "fr"})
    keep(g, A, 0, 0)
    knight(g, B, 2, 0)
    g.reserve[B] = 0
    g.pawns_each = 1
    g.reserve[A] = g.reserve[C] = 0
    g.reserve[C] = 1
    resolved(g, B)
    assert (g.fight[2], g.fight[5]) == (4, 4) and g.stairs == [0, 0, 0]
    assert g.owner(cell_at(2, 0)) == -1 and (g.reserve[B], g.resting) == (0, 1)
    g.agenda = [Knighting(B)]
    assert offers(g, B) == ["pass"]


def test_scenario_08_negative_battlefield() -> None:
    g = given(Q | {(1, 0): "m2"})
    keep(g, A, 0, 0)
    knight(g, B, 2, 0)
    resolved(g, C)
    assert (g.fight[2], g.fight[5]) == (6, 4) and g.stairs == [2, 4, 0]


def three(one: int, other: int) -> Country:
    """Keeps at (0,0) and (4,0) of two owners, the third friche free."""
    g = given(THREE)
    keep(g, one, 0, 0)
    keep(g, other, 4, 0)
    return g


def test_scenario_09_two_defenders_win() -> None:
    g = three(A, C)
    knight(g, B, 2, 0)
    resolved(g, B)
    assert (g.fight[2], g.fight[5]) == (5, 4) and g.fight[3] == A
    assert g.stairs == [-2, 9, -2] and list(g.pawns) == [cell_at(2, 0)]


def test_scenario_10_two_defenders_loss() -> None:
    g = given(THREE | {(2, 1): "la"})
    keep(g, A, 0, 0)
    keep(g, C, 4, 0)
    knight(g, B, 2, 0)
    resolved(g, C)
    assert (g.fight[2], g.fight[5]) == (4, 4) and g.stairs == [0, 0, 0]
    assert sorted(g.pawns) == [cell_at(0, 0), cell_at(4, 0)] and g.reserve[B] == g.pawns_each


def test_scenario_11_both_keeps_one_owner() -> None:
    g = three(A, A)
    knight(g, B, 2, 0)
    assert resolved(g, B).stairs == [-4, 9, 0] and g.reserve[A] == g.pawns_each


def test_scenario_12_own_keep_beside_enemy_keep_too() -> None:
    g = three(A, C)
    knight(g, A, 2, 0)
    resolved(g, A)
    assert (g.fight[2], g.fight[5]) == (7, 3) and g.stairs == [7, 0, -2]


@pytest.mark.parametrize(("active", "stairs"), [(A, [7, 8, 0]), (B, [0, 11, 0])])
def test_scenario_13_order(active: int, stairs: list[int]) -> None:
    g = given(without(Q, (1, 0)))
    knight(g, A, 0, 0)
    knight(g, B, 2, 0)
    lay(g, active, "ch", 1, 0)
    assert g.stairs == stairs


DISTANCE_1: dict[Place, str] = {
    (0, 0): "fr",
    (1, 0): "fr",
    (1, -1): "ch",
    (0, -1): "fo",
    (-1, 0): "la",
    (-1, 1): "ca",
    (0, 1): "vi",
    (2, -1): "p3",
    (2, 0): "la",
    (1, 1): "ca",
}


def test_scenario_14_distance_1() -> None:
    g = given(DISTANCE_1)
    knight(g, A, 0, 0)
    assert resolved(g).stairs[A] == 7
    knight(g, B, 1, 0)
    resolved(g, C)
    assert (g.fight[2], g.fight[5]) == (5, 3) and g.stairs == [3, 9, 0]
    assert sorted(g.fight[10:]) == sorted([cell_at(1, -1), cell_at(0, 1)])


def test_scenario_15_negative_founding() -> None:
    ring = dict(zip(without(P, (0, 0)), ("m2", "m1", "m2", "m1", "la", "fr"), strict=True))
    g = given({(0, 0): "fr"} | ring)
    knight(g, A, 0, 0)
    assert resolved(g).stairs[A] == -5 and g.is_keep(cell_at(0, 0))


def test_scenario_16_distance_3() -> None:
    other = {(q + 3, r): slug for (q, r), slug in P.items()}
    g = given(P | other)
    knight(g, A, 0, 0)
    knight(g, B, 3, 0)
    assert resolved(g).stairs == [6, 6, 0] and g.fight == []


def test_scenario_17_an_enemy_knight_is_no_defender() -> None:
    g = given(without(Q, (2, 1)))
    knight(g, A, 0, 0)
    knight(g, B, 2, 0)
    assert resolved(g).stairs == [6, 0, 0] and g.fight == []


@pytest.mark.parametrize("defended", [False, True])
def test_scenario_18_a_knight_onto_a_surrounded_friche(defended: bool) -> None:
    g = given(Q)
    if defended:
        keep(g, B, 0, 0)
    g.agenda = [Knighting(A)]
    play(g, "0 knight 2,0")
    assert g.stairs[A] == 8 and g.is_keep(cell_at(2, 0))
    assert ("battle-won" if defended else "fief-founded") in told(g)


def test_scenario_19_limits_of_placing() -> None:
    g = given(Q)
    knight(g, B, 2, 0)
    g.agenda = [Knighting(A)]
    assert offers(g, A) == ["pass", "knight 0,0"]
    for text in ("knight 1,0", "knight 2,0"):
        with pytest.raises(IllegalAction):
            g.offered(A, text)
    play(g, "0 knight 0,0")
    assert not any(text.startswith("knight") for text in offers(g, A))
    g.reserve[A] = 0
    g.agenda = [Knighting(A)]
    assert offers(g, A) == ["pass"]


def turns_and_draws(seats: int, seed: int) -> tuple[list[int], list[int]]:
    """How many tiles each seat laid and drew in a random game."""
    luck = Luck(seed)
    journal = begun(GAME, {}, seats)
    laid, drawn = [0] * seats, [0] * seats
    while (question := journal.state.question()) is not None:
        seat = journal.state.awaited()[0]
        act = picked(journal.state, seat, luck)
        laid[seat] += act.verb == "lay" and seat >= 0
        if type(question).__name__ == "Draw":
            drawn[question.seat] += 1
        journal.append(seat, act.text(), act)
    return laid, drawn


def test_scenario_20_setup_for_five() -> None:
    g = begun(GAME, {"first": "first_seat"}, 5).state
    assert isinstance(g, Country)
    play(g, "chance turn foret")
    assert sum(g.counts) - sum(g.boxed) == 71 and g.reserve == [2] * 5 and g.left == 60
    assert g.boxed[0] == 1 and sum(g.boxed) == 2
    assert turns_and_draws(5, 1)[0] == [14] * 5


@pytest.mark.parametrize(("seats", "pawns", "turns"), [(2, 6, 36), (3, 4, 24), (4, 3, 18), (6, 2, 12)])
def test_scenario_21_setup_for_others(seats: int, pawns: int, turns: int) -> None:
    g = GAME.setup({}, seats)
    assert isinstance(g, Country)
    assert g.reserve == [pawns] * seats
    laid, drawn = turns_and_draws(seats, seats)
    assert laid == [turns] * seats and drawn == [turns - 2] * seats


def test_scenario_22_empty_pile() -> None:
    luck = Luck(7)
    journal = begun(GAME, {}, 3)
    sizes = []
    while (question := journal.state.question()) is not None:
        g = journal.state
        assert isinstance(g, Country)
        if type(question).__name__ == "Chosen" and not g.left:
            sizes.append(g.sizes[question.seat])
        seat = g.awaited()[0]
        act = picked(g, seat, luck)
        journal.append(seat, act.text(), act)
    assert sizes == [3, 2, 2, 2, 1, 1, 1]  # the last who drew, then all in turn, twice
    assert journal.state.outcome() is not None


def test_scenario_23_end_count() -> None:
    g = given(without(P, (1, -1), (-1, 1)))
    knight(g, A, 0, 0)
    g.agenda = [EndCount()]
    g.settle()
    assert g.stairs == [6, 0, 0]
    g = given({(0, 0): "fr", (1, 0): "m2", (0, 1): "fo"})
    knight(g, A, 0, 0)
    g.agenda = [EndCount()]
    g.settle()
    assert g.stairs == [-1, 0, 0] and told(g) == ["end-counted"]
    outcome = g.outcome()
    assert outcome is not None and outcome.ranking == [[B, C], [A]]


def test_scenario_24_a_beaten_keep_is_used_again() -> None:
    g = given(Q)
    keep(g, A, 0, 0)
    knight(g, B, 2, 0)
    resolved(g, B)
    turn_of(g, A)
    g.agenda = [Knighting(A)]
    before = g.stairs[:]
    play(g, "0 knight 0,0")
    assert (g.fight[2], g.fight[5]) == (4, 6) and g.stairs == before
    assert g.owner(cell_at(0, 0)) == -1 and g.keeps_of(B) == [cell_at(2, 0)]


def test_scenario_helper_holds_tiles_of_the_pile() -> None:
    """The helper of these tests keeps the laws itself."""
    g = given(P)
    hold(g, A, "fr", "p3")
    assert g.faults() == [] and g.sizes == [2, 0, 0]
