"""What the numbered scenarios leave out: rulings, the match around the Conclave, its end, and its laws."""

from collections.abc import Callable
from typing import Any

import pytest

from homage.engine.errors import BadOption, GameOver, IllegalAction, NotYourTurn
from homage.engine.state import Outcome
from homage.engine.values import CHANCE, message
from homage.games.conclave import GAME
from homage.games.conclave.actions import Put
from homage.games.conclave.data import COPIES, DECK_CARDS, EARL_KINDS, EARLS, HANDS, READY_DECK, SET_CARDS
from homage.games.conclave.decks import deck_faults, joust_counts
from homage.games.conclave.events import PointsGained
from homage.games.conclave.model import Court
from tests.conformance import Luck, picked, play_defaults
from tests.games.conclave.table import (
    A,
    B,
    C,
    D,
    all_pass,
    asked,
    deal,
    dealt,
    declared,
    last,
    offers,
    play,
    seen_by,
    set_deck,
    started,
    throws,
    told,
)


def fresh(seats: int = 3, **options: Any) -> Court:
    """A match before its first row."""
    g = GAME.setup(options, seats)
    assert isinstance(g, Court)
    g.events = []
    g.settle()
    return g


def outcome(g: Court) -> Outcome:
    """How a match ended."""
    found = g.outcome()
    assert found is not None
    return found


def reason(g: Court) -> str:
    """The id of the reason for which it ended."""
    return str(message(outcome(g).reason, g.names)["id"])


# ---- the turn ----------------------------------------------------------------------------------------------


def test_call_all_take_part_from_the_callers_left() -> None:
    """§Call, R22"""
    g = started(4, caller=C, short=True)
    assert offers(g, C) == ["call", "rest"] and offers(g, A) == []
    play(g, "2 call")
    assert g.caller == C and g.order == [D, A, B, C] and told(g)[-1] == "conclave-called"


def test_m2_without_an_action_the_turn_ends_with_the_draw() -> None:
    g = started(3)
    play(g, "0 rest")
    assert asked(g) == ("LastDraw", [CHANCE]) and g.order == []
    throws(g)
    assert told(g)[-2:] == ["none-called", "card-drawn"] and g.active == B
    assert (g.hand_sizes, g.deck_sizes) == ([6, 5, 5], [18, 19, 19]) and g.points == [0, 0, 0]


def test_r20_one_conclave_in_a_turn_and_as_many_as_there_are_turns() -> None:
    g = started(2, short=True, rounds=2)
    for turn in range(4):
        assert asked(g) == ("TheAction", [turn % 2])
        deal(g, "vnn", "pnn")
        play(g, *[f"{seat} declare nnn" for seat in g.order])
        all_pass(g)
        while asked(g)[0] == "TieCard":
            throws(g, seed=g.shown)
    assert g.question() is None and told(g).count("conclave-called") == 4


def test_r21_r23_nothing_but_the_conclave_is_in_a_match() -> None:
    """M12 Earl cards are drawn and never played; there are no attacks."""
    assert set(GAME.verbs) == {
        *("first", "deal", "turn-up", "earl", "put", "call", "rest", "declare", "challenge", "pass"),
        *("draw", "decline", "pick", "leave"),
    }
    g = declared("ppp", "nnn")
    assert offers(g, B) == ["pass", "challenge 0"] and g.hand_sizes == [5, 5]


def test_m3_the_lot_decides_who_begins_and_turns_go_clockwise() -> None:
    g = fresh(5, short=True)
    assert [act.text() for act in g.choices(CHANCE)] == [f"first {seat}" for seat in range(5)]
    question = g.question()
    assert question is not None and list(question.weights(g)) == [1] * 5
    play(g, "chance first 3", "3 rest", "4 rest", "0 rest", "1 rest", "2 rest")
    assert g.active == 3 and g.turn == 2


def test_m4_the_match_ends_when_all_have_had_their_turns() -> None:
    g = started(2, caller=B, rounds=1, short=True)
    play(g, "1 rest")
    assert g.outcome() is None
    play(g, "0 rest")
    assert g.question() is None and g.turns == [1, 1] and outcome(g).ranking == [[A, B]]
    with pytest.raises(GameOver):
        g.apply(A, "rest")


def test_m2_m7_who_cannot_draw_is_gone_and_skipped() -> None:
    g = started(3)
    set_deck(g, A)
    play(g, "0 rest")
    assert g.gone == [1, 0, 0] and told(g)[-1] == "passed-away" and g.active == B
    deal(g, "ppp", "vvv", "nnn")
    assert g.order == [C, B] and g.standing[A] == 0 and sum(g.jousts_of(A)) == 0
    play(g, "2 declare nnn", "1 declare vvv", "2 pass", "1 pass", "2 decline", "1 draw")
    throws(g)
    play(g, "1 leave")
    throws(g)
    assert g.active == C
    play(g, "2 rest")
    throws(g)
    assert g.active == B and g.turn == 2


def test_m4_the_last_at_the_table_wins_whatever_his_points() -> None:
    """M7"""
    g = started(2, rounds=10)
    g.points = [5, 0]
    set_deck(g, A)
    play(g, "0 rest")
    assert outcome(g).ranking == [[B], [A]] and reason(g) == "last-at-table"


# ---- decks -------------------------------------------------------------------------------------------------


def test_m1_the_ready_made_deck() -> None:
    assert sum(READY_DECK) == DECK_CARDS and deck_faults(dict(zip(EARLS, READY_DECK, strict=True))) == []
    g = fresh(2)
    assert g.earls_of(g.decks, A) == g.earls_of(g.decks, B) == list(READY_DECK)
    assert asked(g) == ("StartingDraw", [CHANCE])
    question = g.question()
    assert question is not None and list(question.weights(g)) == [count for count in READY_DECK if count]
    throws(g, 10)
    assert g.hand_sizes == [5, 5] and g.deck_sizes == [19, 19] and g.tray_sizes == [66, 66]
    assert told(g) == ["starting-hand-drawn"] * 2 and asked(g)[0] == "FirstCaller"


def test_m1_a_deck_of_ones_own_always_comes_to_24() -> None:
    """R18 The rest of the set lies on the tray."""
    for seed in range(60):
        g, luck = fresh(2, decks="own"), Luck(seed)
        while asked(g)[0] == "DeckChoice":
            [act] = g.choices(g.awaited()[0])
            assert isinstance(act, Put)
            for number in (act.numbers()[0] - 1, act.numbers()[-1] + 1):
                with pytest.raises(IllegalAction):
                    g.apply(g.awaited()[0], f"put {EARLS[act.earl]} {number}")
            extreme = (act.numbers()[0], act.numbers()[-1])[seed % 2]
            whim = picked(g, g.awaited()[0], luck)
            g.play(g.awaited()[0], whim if seed > 1 else act.at(extreme))
            assert g.faults() == []
        for seat in (A, B):
            deck = g.earls_of(g.decks, seat)
            assert deck_faults(dict(zip(EARLS, deck, strict=True))) == []
            assert g.earls_of(g.trays, seat) == [COPIES - count for count in deck]
        assert told(g) == ["deck-built"] * 2


def test_m8_the_short_match_has_only_points() -> None:
    g = fresh(3, short=True, decks="own")
    assert asked(g)[0] == "FirstCaller"
    play(g, "chance first 0")
    deal(g, "nnn", "pnn", "vnn")
    play(g, "1 declare ppp", "2 declare vnn", "0 declare nnn", "1 pass", "2 pass", "0 challenge 1")
    assert g.points == [1, 0, 2] and g.active == B
    assert (
        last(g, PointsGained).values() == [A, 1] and g.deck_sizes == g.tray_sizes == g.hand_sizes == [0] * 3
    )


def test_m5_a_point_for_each_card_drawn_as_a_reward() -> None:
    """§Reward"""
    g = declared("nnn", "ppp")
    all_pass(g)
    play(g, "1 draw")
    throws(g)
    assert g.points == [0, 1]
    play(g, "1 pick monk")
    assert g.points == [0, 2]
    play(g, "0 decline")
    throws(g)
    assert g.points == [0, 2]
    assert told(g)[-4:] == ["reward-drawn", "tray-picked", "reward-declined", "card-drawn"]


def test_r16_the_warnings_of_a_draw_too_many() -> None:
    g = declared("nnn", "ppp", "vvv", rounds=3)
    all_pass(g)

    def warned(seat: int) -> list[str]:
        return [fact.text() for act in g.choices(seat) for fact in GAME.previews(seen_by(g, seat), act)]

    assert warned(B) == []
    set_deck(g, B, "land", "land", "banner")
    assert warned(B) == ["DeckShort 2 3"]
    set_deck(g, B, "land")
    assert warned(B) == ["DeckShort 0 3"]
    play(g, "1 decline", "1 leave", "2 decline")
    assert warned(A) == []
    set_deck(g, A, "land", "banner")
    assert warned(A) == ["DeckShort 1 3"]
    set_deck(g, A, "banner")
    assert warned(A) == ["LastCard"]


def test_m10_a_joust_deck_of_ones_own() -> None:
    table = {"prince": 2, "vassal": 21, "no_luck": 1}
    assert joust_counts({"joust": table}) == [2, 21, 1] and joust_counts({"joust": None}) == [8, 8, 8]
    g = started(3, short=True, joust=table)
    play(g, "0 call", "chance deal no_luck")
    assert offers(g, CHANCE) == ["deal prince", "deal vassal"]
    question = g.question()
    assert question is not None and list(question.weights(g)) == [2, 21]


@pytest.mark.parametrize(
    ("table", "faults"),
    [
        ({"prince": 8, "vassal": 8}, ["no_luck needs"]),
        ({"prince": 8, "vassal": 8, "no_luck": -1}, ["no_luck needs"]),
        ({"prince": 8, "vassal": True, "no_luck": 8}, ["vassal needs"]),
        ({"prince": 8, "vassal": 8, "no_luck": 8, "champion": 0}, ["champion is no Joust card"]),
        ({"prince": 8, "vassal": 8, "no_luck": 7}, ["the cards are 23, and must be 24"]),
        ({"prince": 24, "vassal": 0, "no_luck": 0}, ["all cards are alike"]),
        ({"king": 1, "vassal": "x", "prince": 9}, ["king is no", "vassal needs", "no_luck needs"]),
    ],
)
def test_m10_what_is_wrong_with_a_joust_deck_is_listed(table: dict[str, Any], faults: list[str]) -> None:
    with pytest.raises(BadOption) as found:
        GAME.setup({"joust": table}, 3)
    assert all(fault in found.value.message for fault in faults) and found.value.rule == "M10"
    with pytest.raises(BadOption):
        GAME.settled({"joust": table}, 3)


@pytest.mark.parametrize("seats", [1, 7])
def test_r24_two_to_six_earls(seats: int) -> None:
    with pytest.raises(BadOption):
        GAME.setup({}, seats)


# ---- who is absent -----------------------------------------------------------------------------------------


def default(g: Court) -> str:
    """What is done for whoever is asked."""
    question, [seat] = g.question(), list(g.awaited())
    assert question is not None
    return question.default(g, seat).text()


def test_r25_an_absent_earl_tells_the_truth_and_passes() -> None:
    g = dealt("pvn", "ppn", "vvv")
    for hand in ("ppn", "vvv", "pvn"):
        question = g.question()
        assert question is not None
        hidden = seen_by(g, (g.awaited()[0] + 1) % 3).state
        assert question.default(hidden, g.awaited()[0]).text() == "declare nnn"
        assert default(g) == f"declare {hand}"
        play(g, f"{g.awaited()[0]} {default(g)}")
    assert default(g) == "pass"


def test_m9_an_absent_earl_calls_nothing_and_draws_where_it_is_safe() -> None:
    g = started(3)
    assert default(g) == "rest"
    deal(g, "nnn", "ppp", "vvv")
    play(g, "1 declare ppp", "2 declare vvv", "0 declare nnn")
    all_pass(g)
    assert default(g) == "draw"
    set_deck(g, B, "land", "land", "land")
    assert default(g) == "decline"  # three turns to come, three required draws
    play(g, "1 decline")
    assert default(g) == "leave"
    journal = play_defaults(GAME, {}, 3, 1)
    assert isinstance(journal.state, Court) and journal.state.points == [0, 0, 0]


# ---- declarations and challenges ---------------------------------------------------------------------------


def test_r4_what_is_said_is_said() -> None:
    g = dealt("pvn", "ppn", "vvv")
    shown = g.shown
    play(g, "1 declare ppp")
    assert g.shown > shown  # nobody can take it back
    with pytest.raises(NotYourTurn):
        g.apply(B, "declare ppn")


def test_challenge_raises_what_was_shown() -> None:
    """§Challenge The hand of the challenged lies open to all until the next turn."""
    g = declared("pvn", "ppn", "vvv", short=True)
    shown = g.shown
    play(g, "1 challenge 2")
    assert g.shown > shown and g.bared[C] == HANDS.index("vvv")
    assert seen_by(g, A).state.jousts_of(C) == [0, 3, 0]
    all_pass(g)
    assert g.active == B and g.bared[C] == -1 and g.order == [] and g.caller == -1


def test_r9_two_earls_and_the_truth() -> None:
    """R10 The caller challenged the truth: he who was challenged has no one left to challenge."""
    g = declared("pvn", "ppn", short=True)
    play(g, "1 challenge 0")
    assert g.points == [2, 0] and told(g)[-4:] == [
        *("truth-proved", "nobody-challenged", "conclave-won-alone", "points-gained"),
    ]


def test_what_all_have_seen_of_an_earl_is_counted() -> None:
    """§Challenge Declarations made, chances to challenge, and how they came out."""
    g = declared("pvn", "ppn", "nnn", said=("pvn", "ppn", "ppp"), short=True)
    assert g.tally(g.said, C)[0] == 1 and sum(g.tally(g.said, C)) == 1
    play(g, "1 pass", "2 challenge 0", "0 pass")
    assert g.tally(g.asked, B)[HANDS.index("ppp")] == 1 and g.tally(g.asked, C)[HANDS.index("ppn")] == 1
    assert (g.wrongs, g.proofs) == ([0, 0, 1], [1, 0, 0])


# ---- the end -----------------------------------------------------------------------------------------------


def ended(points: list[int], lies: list[int], hits: list[int], gone: list[int] | None = None) -> Court:
    """A match that is over, with this score."""
    g = started(len(points), short=True)
    g.points, g.lies, g.hits = points, lies, hits
    g.gone = gone or [0] * len(points)
    g.agenda = []
    return g


@pytest.mark.parametrize(
    ("points", "lies", "hits", "ranking", "why"),
    [
        ([3, 5, 4], [0, 0, 0], [0, 0, 0], [[1], [2], [0]], "most-points"),
        ([5, 5, 4], [0, 2, 0], [0, 1, 1], [[0], [1], [2]], "fewer-lies"),
        ([5, 5, 5], [1, 1, 2], [0, 2, 2], [[1], [0], [2]], "more-hits"),
        ([5, 5, 4], [1, 1, 2], [2, 2, 0], [[0, 1], [2]], "most-points"),
        ([5, 5, 5], [1, 1, 2], [2, 2, 1], [[0, 1], [2]], "fewer-lies"),
        ([4, 4, 4], [0, 0, 0], [0, 0, 0], [[0, 1, 2]], "most-points"),
    ],
)
def test_m5_m6_places(
    points: list[int], lies: list[int], hits: list[int], ranking: list[list[int]], why: str
) -> None:
    """M6 Points, then lies, then hits, then a shared place."""
    g = ended(points, lies, hits)
    assert outcome(g).ranking == ranking and reason(g) == why
    assert outcome(g).scores[1] == {"seat": 1, "points": points[1], "lies": lies[1], "hits": hits[1]}


def test_m7_who_is_gone_ranks_behind() -> None:
    g = ended([9, 1, 0], [0, 0, 0], [0, 0, 0], [1, 0, 0])
    assert outcome(g).ranking == [[1], [2], [0]] and reason(g) == "most-points"


# ---- the laws ----------------------------------------------------------------------------------------------


def damage_joust(g: Court) -> None:
    g.joust[0] -= 1


def damage_negative(g: Court) -> None:
    g.joust[0], g.lying[0] = -1, g.joust[0] + g.lying[0] + 1


def damage_dealt(g: Court) -> None:
    g.dealt[0] -= 1


def damage_partakers(g: Court) -> None:
    g.standing = [3] * g.seats


def damage_gone(g: Court) -> None:
    g.gone[1] = 1


def damage_liar(g: Court) -> None:
    g.bared[1] = 3 if g.declared[1] != 3 else 4


def damage_hits(g: Court) -> None:
    g.hits[0] += 1


def damage_points(g: Court) -> None:
    g.points[0] = -1


def damage_tally(g: Court) -> None:
    g.lies[0], g.hits[1] = g.lies[0] + 2, g.hits[1] + 2


def damage_earl(g: Court) -> None:
    g.hands[0] += 1


def damage_earl_sign(g: Court) -> None:
    g.hands[0], g.decks[0] = -1, g.decks[0] + g.hands[0] + 1


def damage_size(g: Court) -> None:
    g.hand_sizes[2] += 1


@pytest.mark.parametrize(
    ("damage", "told_as"),
    [
        (damage_joust, "Joust cards of kind 0"),
        (damage_negative, "fewer Joust cards"),
        (damage_dealt, "seat 0 holds other than dealt"),
        (damage_partakers, "nobody is left"),
        (damage_gone, "passed away takes part"),
        (damage_liar, "seat 1 lied and is in"),
        (damage_hits, "do not agree"),
        (damage_points, "out of range"),
        (damage_tally, "more often than he spoke"),
        (damage_earl, "Earl cards of seat 0"),
        (damage_earl_sign, "seat 0 has fewer Earl cards"),
        (damage_size, "sizes of seat 2"),
    ],
)
def test_laws_each_notices_what_breaks_it(damage: Callable[[Court], None], told_as: str) -> None:
    g = declared("pvn", "ppn", "vvv")
    assert g.faults() == []
    damage(g)
    assert any(told_as in fault for fault in g.faults()), g.faults()


def test_laws_sizes_are_hidden_while_a_deck_is_built() -> None:
    """M1, M11"""
    g = fresh(2, decks="own")
    play(g, "0 put castle 6", "0 put land 6")
    assert g.faults() == [] and g.deck_sizes == [0, 0] and g.tray_sizes == [SET_CARDS] * 2
    assert sum(g.earls_of(g.decks, A)) == 12 and len(g.earls_of(g.decks, A)) == EARL_KINDS
