"""Each ruling of the rulebook, by its id."""

import pytest

from homage.engine.errors import BadOption, IllegalAction
from homage.games.combat_des_fiefs import GAME
from homage.games.combat_des_fiefs.data import COUNTS, KINDS, LANDSCAPES
from homage.games.combat_des_fiefs.hexes import cell_at
from homage.games.combat_des_fiefs.model import Country
from homage.games.combat_des_fiefs.rules.ending import EndCount, LastThings
from homage.games.combat_des_fiefs.rules.placing import Chosen, Draw, Exchange, Laid, Placing
from homage.games.combat_des_fiefs.rules.resolving import Resolutions
from homage.games.combat_des_fiefs.rules.turn import EndOfTurn, Knighting
from homage.games.combat_des_fiefs.tiles import table_faults
from tests.conformance import begun
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
    started,
    told,
    turn_of,
    without,
)

TABLE = dict(zip(LANDSCAPES, COUNTS, strict=True))
RING_OF_FORESTS = {(1, 0): "fo", (0, -1): "fo", (-1, 1): "fo"}


# ---- setting up


def test_s1_a_table_of_tiles_is_checked() -> None:
    assert table_faults(TABLE) == []
    assert table_faults(TABLE | {"friche": 20}) == ["the tiles are 74, and should be 73"]
    assert table_faults(TABLE | {"friche": 5, "champ": 21}) == ["the friches are 5, and must be at least 6"]
    few = TABLE | {"carriere": 1, "foret": 1, "lac": 3, "friche": 41}
    assert table_faults(few) == ["the tiles of value +1 are 5, and must be at least 6"]
    assert table_faults({"swamp": 3}) == [
        "swamp is no landscape",
        *[f"{name} needs a whole number of tiles, 0 or more" for name in LANDSCAPES],
    ]
    assert "lac needs a whole number of tiles, 0 or more" in table_faults(TABLE | {"lac": True})


def test_s1_a_table_of_ones_own_is_played_with() -> None:
    own = TABLE | {"friche": 25, "champ": 4, "vigne": 4}
    assert started(tiles=own).counts == [own[name] for name in LANDSCAPES]
    with pytest.raises(BadOption, match=r"cannot be played with: the tiles are 74"):
        GAME.settled({"tiles": TABLE | {"friche": 20}}, 3)


def test_s2_the_tiles_of_one_are_dealt_in_turn() -> None:
    g = started(5)
    assert [[kind for kind in g.held(seat) if kind] for seat in range(5)] == [[1], [2], [3], [1], [2]]
    assert g.boxed[3] == 1 and g.known == g.hands
    g = started(4, tiles=TABLE | {"foret": 0, "champ": 16})
    assert [g.held(seat) for seat in range(4)] == [[0, 1], [0, 3], [0, 1], [0, 3]]


def test_set_up_every_hand_has_a_friche_and_a_tile_of_one() -> None:
    g = started(6)
    assert g.sizes == [2] * 6 and all(g.hand(seat)[0] == 1 for seat in range(6))
    assert g.left == 61
    play(g, "chance turn lac")
    assert g.land == {cell_at(0, 0): 3} and g.left == 60 and g.stairs == [0] * 6


def test_s3_the_first_player_by_lot_or_by_agreement() -> None:
    state = begun(GAME, {}, 4).state
    assert isinstance(state, Country)
    assert [act.text() for act in state.choices(-2)] == ["first 0", "first 1", "first 2", "first 3"]
    play(state, "chance first 2", "chance turn lac")
    assert state.active == 2
    g = started(4)
    play(g, "chance turn lac")
    assert g.active == 0


# ---- tiles


def test_turn_each_draws_lays_and_may_place_a_knight() -> None:
    g = started(2)
    play(g, "chance turn lac", "chance turn champ")
    assert g.sizes == [3, 2] and offers(g, A) == ["choose friche", "choose carriere", "choose champ"]
    play(g, "0 choose friche", "0 lay 1,0")
    assert offers(g, A) == ["pass", "knight 1,0"]
    play(g, "0 pass", "chance turn vigne")
    assert (g.active, g.turn, g.turns) == (B, 1, [1, 1]) and g.sizes == [2, 3]


def test_draw_is_at_random_and_none_when_the_pile_is_empty() -> None:
    g = given({(0, 0): "la"})
    g.agenda = [Draw(A)]
    question = g.question()
    assert question is not None
    assert sum(question.weights(g)) == g.left and question.actors(g) == (-2,)
    g.left = 0
    g.settle()
    assert g.question() is None


def test_place_t1_t2_t3_where_a_tile_may_lie() -> None:
    g = given({(0, 0): "fo", (1, 0): "la"})
    hold(g, A, "fo", "ca")
    g.agenda = [Laid(A, 2)]
    assert sorted(offers(g, A)) == ["lay 1,1", "lay 2,-1", "lay 2,0"]
    g.agenda = [Laid(A, 1)]
    assert len(offers(g, A)) == 8


def test_t1_no_tile_on_another() -> None:
    g = given(P)
    assert cell_at(1, 0) not in g.places_for(0)


def test_t2_no_tile_apart() -> None:
    g = given(P)
    assert cell_at(5, 5) not in g.places_for(0) and cell_at(2, 0) in g.places_for(0)


def test_t3_equal_values_may_touch_equal_landscapes_may_not() -> None:
    g = given({(0, 0): "m1"})
    assert not g.places_for(7) and len(g.places_for(8)) == 6 and len(g.places_for(0)) == 6


def test_t4_a_tile_of_ones_own_hand() -> None:
    g = given({(0, 0): "la"})
    hold(g, A, "fr", "fo")
    g.agenda = [Chosen(A)]
    assert offers(g, A) == ["choose friche", "choose foret"]
    with pytest.raises(IllegalAction):
        g.offered(A, "choose champ")


def test_bonus_is_told_with_its_contacts() -> None:
    g = given(without(P, (0, 0)))
    lay(g, A, "fr", 0, 0)
    assert g.events and g.events[1].text() == "BonusGained 0 3 6"


def test_p1_nothing_fits_a_tile_goes_back() -> None:
    g = given({(0, 0): "fo"})
    hold(g, A, "fo", "la")
    g.agenda = [EndOfTurn(A), Exchange(A)]
    assert offers(g, A) == ["put-back foret", "put-back lac"]
    left = g.left
    play(g, "0 put-back foret")
    assert told(g) == ["tile-put-back"] and g.left == left + 1 and g.sizes[A] == 1
    play(g, "chance turn vigne")
    assert offers(g, A) == ["choose lac", "choose vigne"]


def test_p1_a_hand_that_was_shown_stays_known() -> None:
    g = given({(0, 0): "fo"})
    hold(g, A, "fo", "fo")
    hold(g, B, "la")
    g.agenda = [EndOfTurn(A), Placing(A)]
    g.settle()  # the only choice takes itself: a forest goes back
    assert told(g)[:2] == ["hand-shown", "tile-put-back"] and g.known[2] == 1
    play(g, "chance turn lac")
    assert g.sizes[A] == 2 and g.known[2] == 1 and g.known[3] == 0
    assert offers(g, A) == ["choose lac"]
    play(g, "0 choose lac", "0 lay 1,0")
    assert g.known[2] == 1 and g.hand(A)[2] == 1


def test_p1_where_no_tile_would_fit_it_leaves_the_game() -> None:
    g = given({(0, 0): "fo"})
    hold(g, A, "fo")
    for kind in range(KINDS):
        while kind != 2 and g.pile[kind]:
            g.leave_pile(kind)
            g.boxed[kind] += 1
    g.agenda = [EndCount(), Placing(A)]
    g.settle()
    assert told(g) == ["hand-shown", "tile-discarded"] and g.boxed[2] == 1 and g.sizes[A] == 0
    assert g.faults() == []


def test_place_without_a_tile_the_turn_goes_on() -> None:
    g = given({(0, 0): "fo"})
    g.agenda = [EndCount(), Placing(A)]
    g.settle()
    assert told(g) == []


# ---- knights and resolving


def test_knight_k1_k2_k3_on_a_free_friche_out_of_the_reserve() -> None:
    g = given(Q)
    knight(g, B, 2, 0)
    g.agenda = [Knighting(A)]
    assert offers(g, A) == ["pass", "knight 0,0"]


def test_k1_a_knight_stands_on_a_friche() -> None:
    g = given(P)
    assert g.free_friches() == [cell_at(0, 0)]


def test_k2_one_pawn_on_a_tile() -> None:
    g = given(P)
    knight(g, A, 0, 0)
    assert g.free_friches() == []


def test_k3_without_a_reserve_no_knight() -> None:
    g = given(P)
    g.reserve[A] = 0
    g.agenda = [Knighting(A)]
    assert offers(g, A) == ["pass"]


def test_resolve_r10_at_once_and_before_the_knight() -> None:
    g = given(without(P, (0, 1)))
    knight(g, A, 0, 0)
    lay(g, A, "ca", 0, 1)
    assert told(g)[:2] == ["tile-laid", "fief-founded"] and g.is_keep(cell_at(0, 0))


def test_r10_also_a_knight_put_among_six_tiles() -> None:
    g = given(P)
    g.agenda = [Knighting(A)]
    play(g, "0 knight 0,0")
    assert g.is_keep(cell_at(0, 0)) and g.stairs[A] == 6


def test_r1_of_two_of_his_own_the_owner_says_which_comes_first() -> None:
    g = given(Q)
    knight(g, A, 0, 0)
    knight(g, A, 2, 0)
    g.agenda = [Resolutions(B)]
    g.settle()
    assert offers(g, A) == ["resolve 0,0", "resolve 2,0"] and g.awaited() == (A,)
    play(g, "0 resolve 2,0")
    assert g.stairs[A] == 8 + 4  # the field between them is brought in once
    question = g.question()
    assert question is None


def test_r1_the_active_player_first_then_clockwise() -> None:
    g = given(Q)
    knight(g, A, 0, 0)
    knight(g, C, 2, 0)
    g.agenda = [Resolutions(B)]
    g.settle()
    assert told(g) == ["fief-founded", "battle-joined", "battle-lost"] and g.stairs == [0, 0, 8]


def test_4_a_fief_or_a_battle() -> None:
    g = given(Q)
    keep(g, A, 0, 0)
    knight(g, A, 2, 0)
    g.agenda = [Resolutions(A)]
    g.settle()
    assert told(g) == ["fief-founded"]


def test_4_1_r3_tiles_that_a_keep_has_brought_in_stay_out() -> None:
    g = given(Q)
    keep(g, A, 0, 0)
    knight(g, A, 2, 0)
    assert g.value(g.ring(cell_at(2, 0))) == 8 and g.value(g.fresh(cell_at(2, 0))) == 6


def test_r2_r3_own_tiles_count_in_power_not_in_steps() -> None:
    g = given(THREE)
    keep(g, A, 0, 0)
    keep(g, C, 4, 0)
    knight(g, A, 2, 0)
    g.agenda = [Resolutions(A)]
    g.settle()
    assert g.fight[2] == 7 and g.stairs[A] == 7


def test_4_2_r4_r5_r6_each_loser_loses_what_his_keeps_shared_once() -> None:
    g = given(THREE)
    keep(g, A, 0, 0)
    keep(g, C, 4, 0)
    knight(g, B, 2, 0)
    g.agenda = [Resolutions(B)]
    g.active = B
    g.settle()
    assert told(g) == ["battle-joined", "battle-won", "keep-lost", "lord-sank", "keep-lost", "lord-sank"]
    assert g.stairs == [-2, 9, -2] and g.reserve == [4, 3, 4]


def test_r4_the_battlefield_is_all_that_is_shared() -> None:
    g = given(THREE)
    keep(g, A, 0, 0)
    keep(g, C, 4, 0)
    knight(g, B, 2, 0)
    g.agenda = [Resolutions(B)]
    g.settle()
    assert sorted(g.fight[11:]) == sorted([cell_at(1, 0), cell_at(3, 0)])


def test_r5_two_keeps_of_one_owner_share_a_tile_once() -> None:
    g = given(THREE)
    keep(g, A, 0, 0)
    keep(g, A, 4, 0)
    knight(g, B, 2, 0)
    g.agenda = [Resolutions(B)]
    g.settle()
    assert g.stairs == [-4, 9, 0] and told(g).count("lord-sank") == 1


def test_r6_r9_a_beaten_pawn_goes_home_and_rests_for_the_turn() -> None:
    g = given(Q)
    keep(g, A, 0, 0)
    knight(g, B, 2, 0)
    lay(g, A, "m2", 3, 1)
    assert "keep-lost" in told(g) and (g.reserve[A], g.resting) == (3, 1)
    play(g, "0 pass")
    assert (g.reserve[A], g.resting) == (4, 0)


def test_r9_a_pawn_that_came_back_is_not_placed_in_the_same_turn() -> None:
    g = given(Q)
    keep(g, A, 0, 0)
    knight(g, B, 2, 0)
    g.reserve[A], g.pawns_each = 0, 1
    g.reserve[B], g.reserve[C] = 0, 1
    g.active = A
    g.agenda = [EndOfTurn(A), Knighting(A), Resolutions(A)]
    g.settle()
    assert "keep-lost" in told(g) and g.reserve[A] == 1 and "knight-placed" not in told(g)


def test_r7_r8_a_lord_may_stand_below_the_staircase_or_above_any_step() -> None:
    ring = dict(zip(without(P, (0, 0)), ("m2", "m1", "m2", "m1", "m2", "fr"), strict=True))
    g = given({(0, 0): "fr"} | ring)
    knight(g, A, 0, 0)
    g.stairs = [0, 200, 0]
    g.agenda = [Resolutions(A)]
    g.settle()
    assert g.stairs == [-8, 200, 0] and g.faults() == []


def test_r8_nothing_caps_the_staircase() -> None:
    g = given(P)
    g.stairs[A] = 1000
    g.agenda = [Knighting(A)]
    play(g, "0 knight 0,0")
    assert g.stairs[A] == 1006


def test_r11_two_owners_never_share_a_tile() -> None:
    g = given(Q)
    keep(g, A, 0, 0)
    keep(g, B, 2, 0)
    assert any("share a tile" in fault for fault in g.faults())


def test_h1_hands_are_hidden_save_what_all_saw() -> None:
    g = started(3)
    play(g, "chance turn lac", "chance turn champ")
    assert g.hand(A)[4] == 1
    for viewer in (B, C, -1):
        seen = GAME.sight(g, viewer).state
        assert isinstance(seen, Country)
        assert seen.hand(A) == [1, 1, 0, 0, 0, 0, 0, 0, 0] and seen.sizes[A] == 3 and seen.left == g.left
        assert seen.pile[4] == g.pile[4] + 1
    play(g, "0 choose champ")
    assert [GAME.sight(g, viewer).state.agenda[-1].values() for viewer in (A, B)] == [[A, 4], [A, -1]]


# ---- the end


def test_end_e1_who_stands_level_shares_the_victory() -> None:
    g = given(P)
    g.stairs = [5, 7, 7]
    g.agenda = []
    outcome = g.outcome()
    assert outcome is not None and outcome.ranking == [[B, C], [A]]
    assert outcome.reason.text() == "EndedByTiles 1 2 7"
    assert outcome.scores[1] == {"seat": 1, "step": 7, "keeps": 0}


def test_e1_a_shared_victory_has_all_its_winners() -> None:
    g = given(P)
    g.agenda = []
    outcome = g.outcome()
    assert outcome is not None and outcome.ranking == [[A, B, C]]


def test_e2_the_end_count_takes_all_tiles_and_knows_no_battle() -> None:
    g = given(without(Q, (2, 1)))
    keep(g, A, 0, 0)
    knight(g, B, 2, 0)
    g.agenda = [EndCount()]
    g.settle()
    assert g.stairs == [0, 7, 0] and told(g) == ["end-counted"]


def test_equipment_no_more_than_twelve_pawns() -> None:
    for seats in range(2, 7):
        g = GAME.setup({}, seats)
        assert isinstance(g, Country)
        assert sum(g.reserve) <= 12 and sum(g.counts) == 73


# ---- variants


def test_v1_a_tile_of_the_open_row_costs_its_place() -> None:
    g = started(2, open_row=True)
    play(g, "chance turn lac", "chance turn champ", "chance turn vigne", "chance turn plus3")
    assert offers(g, A) == ["take champ 0", "take vigne 1", "take plus3 3"]
    play(g, "0 take vigne 1")
    assert g.stairs == [-1, 0] and g.row == [4, 6]
    play(g, "chance turn minus1")
    assert g.row == [4, 6, 7] and g.known[5] == 1
    assert offers(g, A) == ["choose friche", "choose carriere", "choose vigne"]


def test_v1_a_row_that_is_empty_is_passed_over() -> None:
    g = started(2, open_row=True)
    play(g, "chance turn lac", "chance turn champ", "chance turn vigne", "chance turn plus3")
    for kind in range(KINDS):
        while g.pile[kind]:
            g.leave_pile(kind)
            g.boxed[kind] += 1
    play(g, "0 take champ 0", "0 choose champ", "0 lay 1,0")
    play(g, "1 take vigne 0", "1 choose vigne", "1 lay 0,1")
    assert g.row == [] and g.sizes == [3, 2] and g.known[6] == 1  # the last tile of the row takes itself
    play(g, "0 choose plus3", "0 lay -1,0")
    assert g.active == B and offers(g, B) == ["choose friche", "choose foret"] and g.faults() == []


@pytest.mark.parametrize(("limit", "count"), [(0, 1), (2, 2), (4, 3)])
def test_v2_a_lord_goes_no_deeper_than_the_debt(limit: int, count: int) -> None:
    g = started(2, open_row=True, debt_limit=limit)
    play(g, "chance turn lac", "chance turn champ", "chance turn vigne")
    g.apply(-2, "turn plus3")
    if count > 1:
        assert len(offers(g, A)) == count
    else:  # the free tile takes itself
        assert g.sizes[A] == 3 and g.stairs[A] == 0


def test_v3_without_harmful_tiles() -> None:
    g = started(3, harmless=True)
    assert g.counts[7:] == [0, 0] and sum(g.counts) == 65


def extra(active: int = A, more: dict[Place, str] | None = None) -> Country:
    """All tiles lie, A has a knight with a gap at (0,0)."""
    g = given(without(P, (0, 1)) | (more or {}), seats=2, extra_rounds=True)
    knight(g, A, 0, 0)
    for kind in range(KINDS):
        while g.pile[kind]:
            g.leave_pile(kind)
            g.boxed[kind] += 1
    g.agenda = [LastThings(active)]
    g.settle()
    return g


def test_v4_in_two_more_rounds_a_fief_is_founded_despite_gaps() -> None:
    g = extra()
    assert g.extra == 1 and offers(g, A) == ["pass", "found 0,0"]
    play(g, "0 found 0,0")
    assert g.is_keep(cell_at(0, 0)) and g.stairs[A] == 5
    assert told(g) == ["extra-round-begun", "fief-founded", "extra-round-begun"]
    assert g.extra == 2 and g.question() is None and g.outcome() is not None


def test_v4_or_a_knight_is_placed_and_founds_in_the_second() -> None:
    g = extra(B, {(2, -1): "fr"})
    play(g, "1 knight 2,-1", "0 pass", "1 found 2,-1", "0 pass")
    assert g.keeps_of(B) == [cell_at(2, -1)] and g.stairs == [5, 3] and "end-counted" in told(g)


def test_end_without_the_variant_the_count_comes_at_once() -> None:
    g = given(without(P, (0, 1)))
    knight(g, A, 0, 0)
    g.agenda = [LastThings(B)]
    g.settle()
    assert told(g) == ["end-counted"] and g.stairs == [5, 0, 0]
    turn_of(given(P), B)
