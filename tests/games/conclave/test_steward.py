"""The steward in plain positions, and against simple strategies that he must not lose to."""

from collections import Counter

import pytest

from homage.bots.arena import play_out, rotated
from homage.bots.bot import Bot
from homage.bots.luck import Seeded
from homage.bots.steward import Steward
from homage.engine.values import CHANCE
from homage.games.conclave import GAME
from homage.games.conclave.actions import Put
from homage.games.conclave.data import HANDS, READY_DECK
from homage.games.conclave.hands import chances
from homage.games.conclave.model import Court
from homage.games.conclave.steward.counsel import counsel, wants_conclave
from homage.games.conclave.steward.opponents import HIGH, HONEST, PRIOR, opponent, shares
from tests.conformance import Luck, picked
from tests.games.conclave.simple_bots import SIMPLE, Honest, LiesHigh
from tests.games.conclave.table import (
    A,
    B,
    all_pass,
    deal,
    dealt,
    declared,
    play,
    seen_by,
    set_deck,
    started,
    throws,
)
from tests.scale import scale

WEIGHED = [pytest.param(bot, seats, id=f"{bot.name}-{seats}") for bot in SIMPLE for seats in (2, 3, 4)]


def answers(g: Court, seat: int, times: int = 200) -> Counter[str]:
    """What the steward does for a seat, with other luck each time."""
    seen, acts = seen_by(g, seat), g.choices(seat)
    return Counter(counsel(seen, acts, Luck(seed)).text() for seed in range(times))


def record(g: Court, seat: int, **counts: int) -> None:
    """What all have seen of a seat: `said_ppp`, `asked_ppp`, `lies`, `proofs`, `hits`, `wrongs`."""
    for name, count in counts.items():
        kind, _, hand = name.partition("_")
        if hand:
            getattr(g, kind)[seat * 10 + HANDS.index(hand)] = count
        else:
            getattr(g, kind)[seat] = count


@pytest.mark.parametrize(("bot", "seats"), WEIGHED)
def test_steward_wins_more_than_his_share(bot: type[Bot], seats: int) -> None:
    """The short match, seats changing from match to match; a shared victory counts as its share."""
    matches = scale("matches")
    won = 0.0
    for number in range(matches):
        players = [Steward(GAME), *[bot(GAME) for _ in range(seats - 1)]]
        order = [int(place) for place in rotated([str(place) for place in range(seats)], number)]
        played = play_out(GAME, {"short": True}, [players[place] for place in order], number, check=False)
        assert not played.faults
        if order.index(0) in played.winners:
            won += 1 / len(played.winners)
    spread = (matches / seats * (1 - 1 / seats)) ** 0.5
    assert won > matches / seats + 2 * spread, f"{won} of {matches} against {bot.name}, {seats} at the table"


@pytest.mark.parametrize("bot", [Honest, LiesHigh])
def test_steward_wins_with_decks_as_well(bot: type[Bot]) -> None:
    """M1 Decks that could run out cost him nothing."""
    won = 0.0
    for number in range(40):
        players = [Steward(GAME), bot(GAME), bot(GAME)]
        played = play_out(GAME, {"rounds": 10}, players, number)
        assert not played.faults
        won += (0 in played.winners) / len(played.winners)
    assert won > 25


def test_steward_is_never_put_out_of_the_match() -> None:
    """R16 He keeps a card for each required draw."""
    for seed in range(10):
        g, luck, mind = GAME.setup({"rounds": 10}, 3), Luck(seed), Luck(seed + 1)
        assert isinstance(g, Court)
        g.settle()
        while g.question() is not None:
            seat = g.awaited()[0]
            act = (
                picked(g, seat, luck) if seat == CHANCE else counsel(seen_by(g, seat), g.choices(seat), mind)
            )
            g.play(seat, act)
        assert g.gone == [0, 0, 0] and min(g.points) > 0


def test_steward_gives_the_same_answer_to_the_same_sight_and_luck() -> None:
    g = dealt("pvn", "ppn", "vvv")
    seen, acts = seen_by(g, B), g.choices(B)
    mine = [counsel(seen, acts, Seeded(seed)).text() for seed in range(30)]
    assert mine == [counsel(seen_by(g, B), g.choices(B), Seeded(seed)).text() for seed in range(30)]


def test_steward_knows_no_card_that_he_cannot_see() -> None:
    """M11 Whatever the others hold, his answers are the same."""
    first, second = [declared("vvn", hand, said=("vvn", "ppv"), short=True) for hand in ("ppv", "nnn")]
    play(first, "1 pass")
    play(second, "1 pass")
    assert answers(first, A) == answers(second, A)


def test_steward_challenges_what_can_hardly_be_true() -> None:
    """He holds three Princes himself, or the other has said the same each time."""
    g = declared("ppp", "vvn", said=("ppp", "ppp"), short=True)
    play(g, "1 pass")
    assert answers(g, A)["challenge 1"] > 190
    g = declared("nnn", "ppp", short=True)
    play(g, "1 pass")
    record(g, B, said_ppp=6, lies=4)
    assert answers(g, A)["challenge 1"] > 190


def test_steward_lets_a_lower_word_of_an_honest_earl_stand() -> None:
    g = declared("vvv", "pvn", short=True)
    play(g, "1 pass")
    record(g, B, said_pvn=3, said_pnn=2, said_vvn=1, proofs=2)
    assert answers(g, A)["pass"] > 190


def test_steward_bluffs_before_those_who_let_all_pass_and_not_before_those_who_challenge() -> None:
    g = dealt("pvn", "nnn", short=True)
    record(g, A, said_pvn=4, said_pnn=4, asked_ppp=6, asked_vvv=3)
    quiet = answers(g, B)
    record(g, A, hits=4, wrongs=4)
    bold = answers(g, B)
    assert quiet["declare nnn"] < 20 and bold["declare nnn"] > 150


def test_steward_varies_his_word() -> None:
    """Before strangers neither the truth nor a lie is certain."""
    g = dealt("pvn", "vnn", "vvn", short=True)
    words = answers(g, B, 400)
    assert len(words) > 3 and max(words.values()) < 300, words


def test_steward_calls_but_not_where_the_match_is_won() -> None:
    """M4, R16"""
    g = started(2, short=True, rounds=1)
    assert answers(g, A, 5) == {"call": 5}
    play(g, "0 rest")
    g.points = [1, 3]
    assert answers(g, B, 5) == {"rest": 5}
    g.points = [3, 3]
    assert answers(g, B, 5) == {"call": 5}
    long = started(2)
    assert wants_conclave(long, A)
    set_deck(long, A, "land", "land", "banner")
    assert not wants_conclave(long, A)


def test_steward_draws_what_he_can_spare_and_takes_what_he_lacks() -> None:
    """R16, R17"""
    g = declared("nnn", "ppp")
    all_pass(g)
    assert answers(g, B, 3) == {"draw": 3}
    play(g, "1 draw")
    throws(g)
    [(pick, _)] = answers(g, B, 3).items()
    held = g.earls_of(g.hands, B)
    assert pick.startswith("pick ") and min(held) == 0
    empty = g.clone()
    empty.trays = [0] * len(g.trays)
    assert answers(empty, B, 3) == {"leave": 3}
    play(g, "1 leave")
    set_deck(g, A, "land", "land", "land")
    assert answers(g, A, 3) == {"decline": 3}


def test_steward_builds_the_ready_made_deck() -> None:
    """M1"""
    g = GAME.setup({"decks": "own"}, 2)
    assert isinstance(g, Court)
    g.settle()
    while isinstance(act := g.choices(A)[0] if g.choices(A) else None, Put):
        g.play(A, counsel(seen_by(g, A), [act], Luck(1)))
    assert g.earls_of(g.decks, A) == list(READY_DECK)


def test_opponents_are_read_from_what_all_have_seen() -> None:
    g = started(3, short=True)
    deal(g, "nnn", "vvn", "pnn")
    usual = chances(g.settings.joust)
    stranger = opponent(g, B, usual)
    assert stranger.declaring == pytest.approx(PRIOR) and sum(stranger.daring) == pytest.approx(1)
    assert sum(stranger.says(hand) for hand in range(10)) == pytest.approx(1, abs=0.1)
    assert stranger.usual() == HANDS.index("pvn")
    assert stranger.lies(0) > stranger.lies(6) and stranger.challenges(0, True, 2) > stranger.challenges(
        0, False, 2
    )
    record(g, B, said_ppp=5, lies=2)
    liar = opponent(g, B, usual)
    assert liar.declaring[HIGH] > 0.9 and liar.lies(0) > 0.9 and liar.usual() == 0
    record(g, B, said_ppp=0, said_pvn=5, said_vnn=3, lies=0, proofs=3)
    assert opponent(g, B, usual).declaring[HONEST] > 0.8
    impossible = opponent(g, B, [0.0] * 10)
    assert impossible.lies(0) == 1.0
    assert shares([0.0, -1000.0]) == [1.0, 0.0]
