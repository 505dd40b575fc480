"""Positions with their outcomes, written down from the text of the variant and the rules page before the code
was looked at: the corners between the numbered scenarios.

Seats A (caller, unless it is said otherwise) to F; order B, C, D, E, F, A.
"""

import json
from collections.abc import Sequence

import pytest

from homage.engine.errors import BadOption, GameOver, IllegalAction, NotYourTurn, RulesError
from homage.engine.journal import Journal
from homage.engine.values import CHANCE, NOBODY, message
from homage.games.conclave import GAME
from homage.games.conclave.data import (
    EARL_KINDS,
    EARLS,
    HAND_COUNTS,
    HANDS,
    IN,
    JOUSTS,
    LIED,
    PROVED,
    READY_DECK,
    WRONG,
)
from homage.games.conclave.decks import deck_faults
from homage.games.conclave.events import ConclaveWon, StillTied, TieFound
from homage.games.conclave.hands import chances, hand_of
from homage.games.conclave.model import Court
from homage.games.conclave.sight import imagine
from tests.conformance import Luck, begun
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
    earl_count,
    last,
    offers,
    play,
    seen_by,
    set_deck,
    speak,
    started,
    throws,
    told,
)

E, F = 4, 5


def weights(g: Court) -> list[int]:
    """How likely each Joust card is now: Prince, Vassal, No Luck."""
    question = g.question()
    assert question is not None
    found = [0, 0, 0]
    for text, weight in zip(offers(g, CHANCE), question.weights(g), strict=True):
        found[JOUSTS.index(text.rpartition(" ")[2])] = weight
    return found


def rewards(g: Court) -> list[tuple[str, int]]:
    """Everybody declines everything: which rewards were put before whom, in order."""
    found = []
    while asked(g)[0] in ("FreeDraw", "TrayCard"):
        name, [seat] = asked(g)
        found.append((name, seat))
        play(g, f"{seat} {'decline' if name == 'FreeDraw' else 'leave'}")
    return found


def turned_up(g: Court, *cards: str) -> None:
    """CHANCE turns up these cards."""
    play(g, *[f"chance turn-up {card}" for card in cards])


# ---- who is dealt to, and who speaks when ------------------------------------------------------------------


def test_the_deal_begins_left_of_whoever_calls_and_each_card_leaves_the_deck() -> None:
    """§Deal, §Order C calls: D, A, B, C; the cards of others are out of the deck for who comes later."""
    g = started(4, caller=C, short=True)
    play(g, "2 call")
    assert weights(g) == [8, 8, 8]
    play(g, *["chance deal prince"] * 3)
    assert weights(g) == [5, 8, 8] and g.jousts_of(D) == [3, 0, 0]
    play(g, *["chance deal prince"] * 3, "chance deal prince", "chance deal prince", "chance deal vassal")
    assert weights(g) == [0, 7, 8] and offers(g, CHANCE) == ["deal vassal", "deal no_luck"]
    assert (g.jousts_of(A), g.jousts_of(B)) == ([3, 0, 0], [2, 1, 0])


def test_declarations_and_challenges_go_round_from_the_left_of_a_caller_in_the_middle() -> None:
    """§Order D of five calls: E, A, B, C, D, twice round; he himself has the last word."""
    g = dealt("pvn", "vnn", "pnn", "vvn", "ppn", caller=D, short=True)
    for seat in (E, A, B, C, D):
        assert asked(g) == ("Declaration", [seat])
        play(g, f"{seat} declare nnn")
    for seat in (E, A, B, C, D):
        assert asked(g) == ("ChallengeTurn", [seat])
        play(g, f"{seat} pass")
    assert asked(g)[0] == "TieCard"


def test_the_first_to_declare_knows_nothing_and_the_last_knows_all_declarations() -> None:
    """§Declare One after the other, aloud: what was said is on the table for who speaks later."""
    g = dealt("pvn", "vnn", "pnn", short=True)
    assert seen_by(g, B).state.declared == [NOBODY] * 3
    play(g, "1 declare vvv", "2 declare ppn")
    assert seen_by(g, A).state.declared == [NOBODY, HANDS.index("vvv"), HANDS.index("ppn")]


# ---- challenges --------------------------------------------------------------------------------------------


def test_where_nobody_is_left_to_challenge_the_earl_is_not_asked() -> None:
    """R6, R7 B is out and C proved: C has only A to challenge, and A nobody."""
    g = declared("ppn", "vvn", "pnn", short=True)
    play(g, "1 challenge 2")
    assert asked(g) == ("ChallengeTurn", [C]) and offers(g, C) == ["pass", "challenge 0"]
    play(g, "2 pass")
    assert g.points == [2, 0, 1]


def test_a_proved_earl_may_fail_himself() -> None:
    """§Challenge Being proved truthful does not shield against one’s own wrong challenge; R10 A, who declared
    nothing at all, is the only one left and wins."""
    g = declared("nnn", "vvn", "ppn", short=True)
    play(g, "1 challenge 2", "2 challenge 0")
    assert g.points == [2, 0, 0] and (g.wrongs, g.proofs) == ([0, 1, 1], [1, 0, 1])
    assert "conclave-won-alone" in told(g)


def test_a_liar_may_catch_a_liar_and_win_with_his_own_lie() -> None:
    """§Challenge, §Resolve, R8 Only the declaration counts: B holds nothing, says three Princes, catches C,
    and his own cards are never seen."""
    g = declared("pvn", "nnn", "vnn", said=("pvn", "ppp", "vvv"), short=True)
    play(g, "1 challenge 2", "0 pass")
    assert g.points == [1, 2, 0] and g.bared[B] == NOBODY and g.lies == [0, 0, 1]


def test_each_of_several_challenges_is_settled_before_the_next_earl_decides() -> None:
    """§Challenge Six Earls, four challenges: who is out is skipped, who is proved is safe, two remain."""
    g = declared(
        *("ppn", "ppv", "vvn", "pvn", "pnn", "vnn"),
        said=("vvp", "ppp", "vvv", "pvn", "ppv", "vnn"),
        short=True,
    )
    play(g, "1 challenge 2")  # C lied
    assert asked(g) == ("ChallengeTurn", [D])
    assert offers(g, D) == ["pass", "challenge 1", "challenge 4", "challenge 5", "challenge 0"]
    play(g, "3 challenge 4")  # E lied
    assert asked(g) == ("ChallengeTurn", [F])
    play(g, "5 challenge 3")  # D told the truth
    assert asked(g) == ("ChallengeTurn", [A]) and offers(g, A) == ["pass", "challenge 1"]
    play(g, "0 challenge 1")  # B lied
    assert g.points == [2, 0, 0, 1, 0, 0]  # A’s own lie was never challenged
    assert g.lies == [0, 1, 1, 0, 1, 0] and g.hits == [1, 1, 0, 1, 0, 0]


def test_one_may_be_challenged_before_and_after_ones_own_say() -> None:
    """§Challenge B has passed; he can still be challenged by all who come later, the caller too."""
    g = declared("pvn", "nnn", "vnn", said=("pvn", "ppp", "vnn"), short=True)
    play(g, "1 pass", "2 pass")
    assert offers(g, A) == ["pass", "challenge 1", "challenge 2"]
    play(g, "0 challenge 1")
    assert g.lies == [0, 1, 0] and g.points == [2, 0, 1]


def test_a_failed_challenge_against_a_low_hand_costs_as_much() -> None:
    """R3, §Challenge One may challenge any declaration, not only the highest: B, truly three Princes,
    challenges C’s true nothing, is out, and the best of the others wins."""
    g = declared("vvn", "ppp", "nnn", "pnn", short=True)
    play(g, "1 challenge 2")
    all_pass(g)
    assert g.points == [2, 0, 1, 1] and g.bared[B] == NOBODY


@pytest.mark.parametrize(
    ("real", "said", "lie"),
    [
        ("ppp", "nnn", True),
        ("vvp", "ppv", True),
        ("ppv", "vvp", True),
        ("vvn", "vvp", True),
        ("vvp", "vvp", False),
        ("nnn", "nnn", False),
        ("pnn", "vnn", True),
        ("vnn", "pnn", True),
    ],
)
def test_a_lie_is_any_other_hand(real: str, said: str, lie: bool) -> None:
    """R3 Higher, lower, or the same two types the other way round."""
    g = declared("pvn", "vnn", real, said=("pvn", "vnn", said), short=True)
    play(g, "1 challenge 2")
    assert g.standing[C] == (LIED if lie else PROVED) and g.standing[B] == (IN if lie else WRONG)
    assert g.bared[C] == HANDS.index(real)


# ---- who wins ----------------------------------------------------------------------------------------------


def test_a_caught_liar_is_no_longer_in_the_tie() -> None:
    """§Resolve, §Tie B and C say three Princes; C is caught: no card is turned up, B has won."""
    g = declared("pnn", "vnn", "nnn", "pvn", said=("pnn", "ppp", "ppp", "pvn"), short=True)
    play(g, "1 pass", "2 pass", "3 challenge 2", "0 pass")
    assert "tie-found" not in told(g) and g.points == [1, 2, 0, 1]


def test_a_tie_below_the_highest_declaration_decides_nothing() -> None:
    """§Resolve B and C are level with a Vassal each; D has a Prince and wins at once."""
    g = declared("vvv", "vnn", "vnn", "pnn", said=("nnn", "vnn", "vnn", "pnn"), short=True)
    all_pass(g)
    assert "tie-found" not in told(g) and g.points == [1, 1, 1, 2]


def test_three_vassals_beat_a_pair_of_princes_with_a_vassal() -> None:
    """H1 The one step that the text does not force."""
    g = declared("vvv", "ppv", "ppn", short=True)
    all_pass(g)
    assert g.points == [2, 1, 1]


def test_no_luck_beside_makes_no_pair() -> None:
    """H1 Two or three No Luck cards are worth nothing: a Vassal with two of them is above three, below a
    Prince with two, and all are below a Prince with a Vassal."""
    g = declared("nnn", "vnn", "pnn", "pvn", short=True)
    all_pass(g)
    assert g.points == [1, 1, 1, 2]


def test_all_may_say_they_hold_nothing() -> None:
    """R2, §Tie Six Earls who all declare nothing tie, in the order of the Conclave, for the whole deck."""
    hands = ("pvn", "ppv", "vnn", "pnn", "vvn", "pvn")
    g = declared(*hands, said=("nnn",) * 6, short=True)
    all_pass(g)
    assert last(g, TieFound).values() == [(B, C, D, E, F, A), HANDS.index("nnn")]
    cards = ("vassal", "vassal", "vassal", "vassal", "vassal", "vassal")
    assert weights(g) == [8, 8, 8]
    turned_up(g, *cards[:5])
    assert weights(g) == [8, 3, 8]
    turned_up(g, cards[5])
    assert weights(g) == [8, 8, 8] and last(g, StillTied).values() == [(B, C, D, E, F, A), 1]


# ---- ties --------------------------------------------------------------------------------------------------


def test_the_cards_of_the_hands_are_back_in_the_deck_of_a_tie() -> None:
    """R11 All eight Princes were in hands; for the tie they are in the deck again. Within one round a card
    that lies there cannot come again; before the next round all are shuffled."""
    g = declared("ppn", "ppp", "ppp", said=("nnn", "ppp", "ppp"), short=True)
    all_pass(g)
    assert weights(g) == [8, 8, 8]
    turned_up(g, "prince")
    assert weights(g) == [7, 8, 8]
    turned_up(g, "prince")
    assert weights(g) == [8, 8, 8]
    turned_up(g, "no_luck")
    assert weights(g) == [8, 8, 7]


def test_a_tied_caller_is_dealt_his_card_last() -> None:
    """R11 C’s card comes first, then the caller’s."""
    g = declared("pvn", "vnn", "pvn", short=True)
    all_pass(g)
    turned_up(g, "no_luck")
    assert g.turned == [NOBODY, NOBODY, 2]
    turned_up(g, "vassal")
    assert g.points == [2, 1, 1] and last(g, ConclaveWon).values() == [A, HANDS.index("pvn")]


@pytest.mark.parametrize(
    ("cards", "repeat", "winner"),
    [
        (("prince", "vassal", "vassal"), (), B),
        (("vassal", "vassal", "prince"), (), D),
        (("no_luck", "vassal", "no_luck"), (), C),
        (("no_luck", "vassal", "vassal"), (C, D), NOBODY),
        (("prince", "no_luck", "prince"), (B, D), NOBODY),
        (("no_luck", "no_luck", "no_luck"), (B, C, D), NOBODY),
        (("vassal", "vassal", "vassal"), (B, C, D), NOBODY),
    ],
)
def test_a_tie_of_three(cards: tuple[str, ...], repeat: tuple[int, ...], winner: int) -> None:
    """§Tie, R12, R13 One high card wins; those who share it repeat, and they alone."""
    g = declared("nnn", "pvn", "pvn", "pvn", short=True)
    all_pass(g)
    turned_up(g, *cards)
    if repeat:
        assert last(g, StillTied).values()[0] == repeat and sum(g.points) == 0
    else:
        assert g.points == [2 if seat == winner else 1 for seat in range(4)]


def test_who_drops_out_of_a_tie_does_not_come_back() -> None:
    """R12 B fell out with a Vassal; C and D then turn up No Luck twice, and still repeat without him."""
    g = declared("nnn", "pvn", "pvn", "pvn", short=True)
    all_pass(g)
    turned_up(g, "vassal", "prince", "prince", "no_luck", "no_luck")
    assert last(g, StillTied).values() == [(C, D), 2]
    turned_up(g, "no_luck", "vassal")
    assert g.points == [1, 1, 1, 2]


def test_a_tie_between_proved_and_unchallenged() -> None:
    """§Tie, R7 One was proved truthful, the other lies unchallenged: they tie all the same."""
    g = declared("nnn", "vnn", "ppn", "pnn", said=("nnn", "vnn", "ppn", "ppn"), short=True)
    play(g, "1 challenge 2", "2 pass", "3 pass", "0 pass")
    assert last(g, TieFound).values()[0] == (C, D)
    turned_up(g, "vassal", "prince")
    assert g.points == [1, 0, 1, 2] and g.lies == [0, 0, 0, 0]


# ---- rewards -----------------------------------------------------------------------------------------------


def test_rewards_go_round_and_the_callers_tray_comes_last() -> None:
    """R19, §Reward B was wrong and D caught: neither is asked. The loser of a tie has his free card, no
    tray."""
    g = declared("pvn", "vnn", "pvn", "nnn", "vvn", said=("pvn", "vnn", "pvn", "ppp", "vnn"))
    play(g, "1 challenge 2", "2 challenge 3", "4 pass", "0 pass")
    turned_up(g, "vassal", "prince")
    assert rewards(g) == [("FreeDraw", C), ("FreeDraw", E), ("FreeDraw", A), ("TrayCard", A)]


def test_to_catch_a_liar_earns_nothing_by_itself() -> None:
    """§Reward C caught D, stayed in, and has the same free card as the others."""
    g = declared("ppn", "vnn", "pnn", "nnn", said=("ppn", "vnn", "pnn", "vvv"), short=True)
    play(g, "1 pass", "2 challenge 3", "0 pass")
    assert g.points == [2, 1, 1, 0] and g.hits == [0, 0, 1, 0]


def test_a_winner_without_a_deck_has_his_tray() -> None:
    """R15, §Reward No free card and no question for it, but the tray card, worth a point; he is not out."""
    g = declared("nnn", "ppp")
    set_deck(g, B)
    all_pass(g)
    assert asked(g) == ("TrayCard", [B])
    hand = g.hand_sizes[B]
    play(g, "1 pick mercenary")
    assert g.points == [0, 1] and g.hand_sizes[B] == hand + 1 and g.deck_sizes[B] == 0 and not any(g.gone)


def test_a_free_card_taken_and_the_tray_left() -> None:
    """R14, R17 Each may be had without the other: one point each."""
    g = declared("nnn", "ppp", "vvv")
    all_pass(g)
    play(g, "1 draw")
    throws(g)
    play(g, "1 leave", "2 decline", "0 draw")
    throws(g)
    assert g.points == [1, 1, 0]


def test_who_draws_his_last_card_out_of_turn_lives_until_his_own_turn_ends() -> None:
    """R16, M2 B takes his last card in A’s turn: nothing happens yet. In his own turn he calls, wins a card
    of his tray, cannot make his required draw, and is out with what he gained."""
    g = declared("nnn", "ppp", "vvv")
    set_deck(g, B, "land")
    all_pass(g)
    play(g, "1 draw")
    throws(g)
    play(g, "1 leave", "2 decline", "0 decline")
    throws(g)
    assert not any(g.gone) and asked(g) == ("TheAction", [B]) and g.deck_sizes[B] == 0
    deal(g, "nnn", "ppp", "vnn")
    play(g, "2 declare vnn", "0 declare nnn", "1 declare ppp")
    all_pass(g)
    play(g, "2 decline", "0 decline", "1 pick prince")
    assert g.gone == [0, 1, 0] and g.points == [0, 2, 0] and asked(g) == ("TheAction", [C])


def test_the_tray_card_is_no_card_of_the_deck() -> None:
    """R16, M2 The caller wins, declines the free card, takes one of the tray: his last deck card is there for
    the required draw."""
    g = declared("ppp", "nnn")
    set_deck(g, A, "land")
    all_pass(g)
    play(g, "1 decline", "0 decline", "0 pick castle")
    assert asked(g) == ("LastDraw", [CHANCE])
    throws(g)
    assert g.gone == [0, 0] and g.deck_sizes[A] == 0 and g.points == [1, 0] and g.active == B


def test_only_the_caller_makes_a_required_draw() -> None:
    """M2 After a Conclave the caller draws one card, nobody else; it is worth no point."""
    g = declared("ppp", "nnn", "vnn")
    all_pass(g)
    rewards(g)
    throws(g)
    assert g.deck_sizes == [18, 19, 19] and g.hand_sizes == [6, 5, 5] and g.points == [0, 0, 0]


def test_a_type_can_be_taken_until_the_tray_has_none() -> None:
    """R18 The ready-made deck has 3 Land: the tray has 3, and after three picks no more."""
    g = started(2, rounds=4)
    for left in (2, 1, 0):
        caller = g.active
        deal(g, "ppp", "nnn")
        speak(g, "ppp", "nnn")
        all_pass(g)
        while asked(g)[0] != "LastDraw":
            name, [seat] = asked(g)
            play(g, f"{seat} decline" if name == "FreeDraw" else f"{seat} pick land")
        throws(g)
        assert earl_count(g, g.trays, A, "land") == left and g.active != caller
    deal(g, "ppp", "nnn")
    speak(g, "ppp", "nnn")
    all_pass(g)
    play(g, f"{g.awaited()[0]} decline")
    while asked(g)[0] == "FreeDraw":
        play(g, f"{g.awaited()[0]} decline")
    assert asked(g) == ("TrayCard", [A])
    assert "pick land" not in offers(g, A) and "pick monk" in offers(g, A)


# ---- the match ---------------------------------------------------------------------------------------------


def test_two_go_on_where_a_third_has_passed_away() -> None:
    """M7, §Deal Six cards for two; the one who is gone has no part, and the last one left ends it."""
    g = started(3, caller=B)
    set_deck(g, B)
    play(g, "1 rest")
    assert g.gone == [0, 1, 0]
    deal(g, "ppp", "nnn", "vvv")  # B’s is never dealt
    assert g.order == [A, C] and sum(g.joust) == 18 and sum(g.jousts_of(B)) == 0
    play(g, "0 declare ppp", "2 declare ppp", "0 pass")
    assert offers(g, C) == ["pass", "challenge 0"]
    play(g, "2 pass")
    turned_up(g, "prince", "vassal")
    rewards(g)
    throws(g)
    set_deck(g, A)
    play(g, "0 rest")
    found = g.outcome()
    assert found is not None and found.ranking[0] == [C]


def test_each_has_his_rounds_whoever_began() -> None:
    """M3, M4 One round, begun by C: C, D, A, B, and no more."""
    g = started(4, caller=C, rounds=1, short=True)
    for seat in (C, D, A, B):
        assert asked(g) == ("TheAction", [seat]) and g.outcome() is None
        play(g, f"{seat} rest")
    assert g.question() is None and g.turns == [1, 1, 1, 1]
    with pytest.raises(GameOver):
        g.apply(C, "call")


def test_the_others_keep_their_turns_where_one_is_gone() -> None:
    """M4 A passes away in the second round: B and C have three turns all the same."""
    g = started(3, rounds=3)
    for _ in range(3):
        play(g, f"{g.active} rest")
        throws(g)
    set_deck(g, A)
    play(g, "0 rest")
    for seat in (B, C, B, C):
        assert asked(g) == ("TheAction", [seat])
        play(g, f"{seat} rest")
        throws(g)
    assert g.question() is None and g.turns == [2, 3, 3]


def test_level_in_points_the_one_caught_lying_is_behind() -> None:
    """M6 A catches B, and wins alone: 2 to 0. B is then challenged wrongly: 2 to 2. B was caught once."""
    g = started(2, rounds=1, short=True)
    deal(g, "pvn", "nnn")
    speak(g, "pvn", "ppp")
    play(g, "1 pass", "0 challenge 1")
    deal(g, "vnn", "ppp")
    speak(g, "vnn", "ppp")
    play(g, "0 challenge 1")
    found = g.outcome()
    assert g.points == [2, 2] and found is not None and found.ranking == [[A], [B]]
    assert message(found.reason, g.names)["id"] == "fewer-lies"


def test_level_in_all_they_share() -> None:
    """M6 Each catches the other once."""
    g = started(2, rounds=1, short=True)
    for _ in range(2):
        first, caller = (g.active + 1) % 2, g.active
        deal(g, "nnn", "vnn")
        speak(g, "ppp", "ppp")
        play(g, f"{first} pass", f"{caller} challenge {first}")
    found = g.outcome()
    assert g.points == [2, 2] and found is not None and found.ranking == [[A, B]]
    assert g.lies == g.hits == [1, 1]


def test_an_earl_may_let_all_his_turns_pass() -> None:
    """M2, M5 No Conclave, no points: all share."""
    g = started(3, rounds=2, short=True)
    play(g, *[f"{seat} rest" for _ in range(2) for seat in range(3)])
    found = g.outcome()
    assert found is not None and found.ranking == [[A, B, C]]


@pytest.mark.parametrize(
    ("counts", "good"),
    [
        ({"castle": 6, "land": 6, "church": 6, "champion": 6}, True),
        ({**dict.fromkeys(EARLS, 1), "monk": 6, "banquet": 5}, True),
        ({**dict.fromkeys(EARLS, 2)}, False),
        ({"castle": 6, "land": 6, "church": 6, "champion": 5, "palace": 1}, False),
        ({"castle": 6, "land": 6, "church": 6, "champion": 6, "palace": 1}, True),
        ({"castle": 12, "land": 12}, False),
        ({}, False),
    ],
)
def test_which_decks_may_be_played(counts: dict[str, int], good: bool) -> None:
    """M1 Exactly 24, at most six of a type, the Palace beside them."""
    assert (deck_faults(counts) == []) == good


@pytest.mark.parametrize(
    ("table", "good"),
    [
        ({"prince": 0, "vassal": 12, "no_luck": 12}, True),
        ({"prince": 23, "vassal": 0, "no_luck": 1}, True),
        ({"prince": 25, "vassal": 0, "no_luck": -1}, False),
        ({"prince": 8.0, "vassal": 8, "no_luck": 8}, False),
        ({"prince": 8, "vassal": 8, "no_luck": 8, "tilting": 8}, False),
        ({"prince": 6 * 10**4299, "vassal": 6 * 10**4299, "no_luck": 8}, False),
    ],
)
def test_which_joust_decks_may_be_played(table: dict[str, float], good: bool) -> None:
    """M10 24 cards, two kinds at least; what cannot be is refused, however large a number a file names."""
    if good:
        assert isinstance(GAME.setup({"joust": table}, 3), Court)
        return
    with pytest.raises(BadOption) as found:
        GAME.setup({"joust": table}, 3)
    assert found.value.rule == "M10"


def test_a_tie_ends_even_in_a_deck_of_two_kinds_with_one_odd_card() -> None:
    """M10, R11 23 Princes and one Vassal: who is dealt the Vassal has lost; it is back in the next round."""
    g = started(2, short=True, joust={"prince": 23, "vassal": 1, "no_luck": 0})
    deal(g, "ppp", "ppp")
    speak(g, "ppp", "ppp")
    all_pass(g)
    assert weights(g) == [23, 1, 0]
    turned_up(g, "prince", "prince")
    assert weights(g) == [23, 1, 0]
    turned_up(g, "vassal")  # only Princes are left for A, so that his card is no question
    assert g.turn == 1 and g.points == [2, 1]


def test_a_deck_is_forced_where_only_one_number_is_left() -> None:
    """M1 Four types of six make 24: of all the others none can be put, and who put none of the first eleven
    must put six of the last four."""
    g = GAME.setup({"decks": "own"}, 2)
    assert isinstance(g, Court)
    g.settle()
    for at, earl in enumerate(EARLS):
        allowed = range(7) if at < 4 else range(1)
        for number in (*range(7), 24, -1):
            if number not in allowed:
                with pytest.raises(IllegalAction):
                    g.apply(A, f"put {earl} {number}")
        play(g, f"0 put {earl} {6 if at < 4 else 0}")
    for at, earl in enumerate(EARLS):
        if at >= 11:
            with pytest.raises(IllegalAction):
                g.apply(B, f"put {earl} 5")
        play(g, f"1 put {earl} {6 if at >= 11 else 0}")
    assert g.deck_sizes == [24, 24] and asked(g)[0] == "StartingDraw"


def test_the_short_match_of_a_tie() -> None:
    """M8 Winner of the tie two, its loser one, out none; nobody is asked and nothing is drawn."""
    g = declared("nnn", "ppn", "ppn", "vnn", said=("ppp", "ppn", "ppn", "vnn"), short=True)
    play(g, "1 pass", "2 pass", "3 challenge 0")
    turned_up(g, "no_luck", "vassal")
    assert g.points == [0, 1, 2, 1] and asked(g) == ("TheAction", [B])


# ---- what can be taken back --------------------------------------------------------------------------------


def begun_with(rows: Sequence[str], seats: int, **options: object) -> Journal:
    """A journal after these rows."""
    journal = begun(GAME, options, seats)
    for row in rows:
        journal.read(row, True)
    return journal


def rows_of_deal(order: Sequence[int], hands: Sequence[str]) -> list[str]:
    """CHANCE deals these hands, by seat."""
    return [
        f"chance deal {JOUSTS[kind]}"
        for seat in order
        for kind, count in enumerate(HAND_COUNTS[HANDS.index(hands[seat])])
        for _ in range(count)
    ]


def test_a_declaration_and_a_challenge_stand_a_pass_may_be_taken_back() -> None:
    """R4, §Challenge Nothing was shown by a pass, until the next Earl has answered."""
    rows = ["chance first 0", "0 call", *rows_of_deal((B, C, A), ("pvn", "vnn", "nnn"))]
    journal = begun_with([*rows, "1 declare vnn", "2 declare ppp"], 3, short=True)
    assert [journal.undoable(seat) for seat in range(3)] == [None] * 3
    journal.read("0 declare pvn", True)
    assert [journal.undoable(seat) for seat in range(3)] == [None] * 3
    journal.read("1 pass", True)
    assert journal.undoable(B) is not None
    journal.undo(B)
    assert asked_of(journal) == ("ChallengeTurn", [B])
    journal.read("1 challenge 2", True)
    assert [journal.undoable(seat) for seat in range(3)] == [None] * 3
    with pytest.raises(NotYourTurn):
        journal.undo(B)


def asked_of(journal: Journal) -> tuple[str, list[int]]:
    """What a journal's match waits for."""
    assert isinstance(journal.state, Court)
    return asked(journal.state)


# ---- what nobody is told -----------------------------------------------------------------------------------

TEXTS = (
    *("call", "rest", "pass", "draw", "decline", "leave", "nonsense", "deal prince", "turn-up vassal"),
    *[f"declare {hand}" for hand in HANDS],
    *[f"challenge {seat}" for seat in range(-1, 5)],
    *[f"pick {earl}" for earl in (*EARLS, "palace")],
    *[f"put {earl} {number}" for earl in ("castle", "banner") for number in range(7)],
    *[f"earl {earl}" for earl in ("castle", "monk")],
    *[f"seat:{seat}" for seat in range(4)],
    *[f"hand:{hand}" for hand in HANDS],
    *("joust:prince", "joust:no_luck", "earl:land", "earl:champion"),
)


def all_that_comes(journal: Journal, viewer: int) -> str:
    """Everything that reaches a viewer: sight, screen, chronicle, what he could take back, each refusal and
    each reason, and how many rows there are."""
    g = journal.state
    assert isinstance(g, Court)
    seen = seen_by(g, viewer)
    refused: list[object] = []
    for text in TEXTS if viewer != NOBODY else ():
        reason = GAME.why(seen, viewer, text)
        refused.append([text, None if reason is None else reason.ident()])
        try:
            g.offered(viewer, text)
        except RulesError as error:
            refused.append([error.code, str(error)])
    lines = [[number, message(event, g.names)] for number, event in journal.events(viewer)]
    counts = [journal.version, journal.opened, journal.undoable(viewer), list(g.awaited())]
    return json.dumps([seen.data(), GAME.view(seen), lines, counts, refused], sort_keys=True)


def check_alike(
    matches: Sequence[Sequence[str]], viewers: Sequence[int], seats: int, **options: object
) -> None:
    """Matches that differ only in what these viewers cannot see look the same to them after each row."""
    journals = [begun(GAME, options, seats) for _ in matches]
    for at, rows in enumerate(zip(*matches, strict=True)):
        for journal, row in zip(journals, rows, strict=True):
            journal.read(row, True)
        for viewer in viewers:
            looks = {all_that_comes(journal, viewer) for journal in journals}
            assert len(looks) == 1, f"viewer {viewer} can tell them apart after row {at} {rows}"


REST_OF_SHORT = ["1 rest", "2 rest", "3 rest"]


def test_an_unchallenged_hand_is_the_same_to_all_others_to_the_very_end() -> None:
    """§Resolve, M11, R8 D says three Princes, whatever he holds, ties, wins: to the spectator and the others
    all ten hands look alike in each row, after the tie and after the match too."""
    matches = []
    for hand in HANDS:
        rows = ["chance first 0", "0 call", *rows_of_deal((B, C, D, A), ("pvn", "vnn", "pnn", hand))]
        rows += ["1 declare ppp", "2 declare pnn", "3 declare ppp", "0 declare vvn"]
        rows += ["1 pass", "2 pass", "3 pass", "0 challenge 2"]  # A is wrong
        rows += ["chance turn-up prince"] * 2 + ["chance turn-up no_luck", "chance turn-up vassal"]
        matches.append([*rows, *REST_OF_SHORT])
    check_alike(matches, (NOBODY, A, B, C), 4, rounds=1, short=True)


def test_the_hand_of_a_challenger_is_the_same_to_all_others() -> None:
    """R8, §Challenge B challenges D rightly, C challenges A wrongly: whatever B and C hold, the others see
    the same."""
    for mine in (B, C):
        matches = []
        for hand in HANDS:
            hands = ["pvn", "vnn", "pnn", "vvn"]
            hands[mine] = hand
            rows = ["chance first 0", "0 call", *rows_of_deal((B, C, D, A), hands)]
            rows += ["1 declare ppn", "2 declare vvv", "3 declare ppp", "0 declare pvn"]
            matches.append([*rows, "1 challenge 3", "2 challenge 0", "0 pass", *REST_OF_SHORT])
        viewers = [viewer for viewer in (NOBODY, A, B, C, D) if viewer != mine]
        check_alike(matches, viewers, 4, rounds=1, short=True)


def test_a_deck_of_ones_own_is_the_same_to_all_others() -> None:
    """M11, M1 A’s deck, forced or free, what he draws of it and what he takes of his tray."""
    decks = [
        [6, 6, 6, 6, *[0] * 11],
        [*[0] * 11, 6, 6, 6, 6],
        list(READY_DECK),
        [2] * 9 + [1] * 6,
    ]
    theirs = list(READY_DECK)
    matches = []
    for deck, picked in zip(decks, ("banner", "castle", "monk", "land"), strict=True):
        rows = [f"0 put {earl} {number}" for earl, number in zip(EARLS, deck, strict=True)]
        rows += [f"1 put {earl} {number}" for earl, number in zip(EARLS, theirs, strict=True)]
        cards = [EARLS[earl] for earl in range(EARL_KINDS) for _ in range(deck[earl])]
        rows += [f"chance earl {card}" for card in cards[:5]]
        rows += [f"chance earl {card}" for card in ("castle", "land", "vassal", "banner", "banner")]
        rows += ["chance first 0", "0 call", *rows_of_deal((B, A), ("ppp", "nnn"))]
        rows += ["1 declare nnn", "0 declare ppp", "1 pass", "0 pass", "1 decline"]
        rows += ["0 draw", f"chance earl {cards[5]}", f"0 pick {picked}", f"chance earl {cards[6]}"]
        matches.append([*rows, "1 rest", "chance earl treachery"])
    check_alike(matches, (NOBODY, B), 2, rounds=1, decks="own")


# ---- what can be imagined ----------------------------------------------------------------------------------


def princes_of(counts: Sequence[int], number: int) -> list[float]:
    """How likely so many Princes are among a number of these cards drawn."""
    found = [1.0]
    others = sum(counts[1:])
    for drawn in range(number):
        following = [0.0] * (len(found) + 1)
        for princes, chance in enumerate(found):
            left = counts[0] - princes + others - (drawn - princes)
            following[princes + 1] += chance * max(0, counts[0] - princes) / left
            following[princes] += chance * (others - (drawn - princes)) / left
        found = following
    return found


def check_frequencies(g: Court, viewer: int, hidden: Sequence[int], unseen: Sequence[int]) -> None:
    """Imagined hands of the hidden seats: each is as likely as it is, and together they have as many Princes
    as cards of one deck have."""
    seen, eye, times = seen_by(g, viewer), Luck(viewer + 7), 4000
    assert list(seen.state.joust) == list(unseen)
    hands = [[0] * len(HANDS) for _ in hidden]
    princes = [0] * (3 * len(hidden) + 1)
    for _ in range(times):
        twin = imagine(seen, eye)
        for at, seat in enumerate(hidden):
            hands[at][hand_of(twin.jousts_of(seat))] += 1
        princes[sum([twin.jousts_of(seat)[0] for seat in hidden])] += 1
    found = [*[count for counted in hands for count in counted], *princes]
    due = [*list(chances(unseen)) * len(hidden), *princes_of(unseen, 3 * len(hidden))]
    for count, chance in zip(found, due, strict=True):
        assert abs(count / times - chance) < 4.5 * (chance / times) ** 0.5 + 0.0005


def test_imagined_hands_after_a_lie_was_shown_and_a_truth() -> None:
    """M11, R8 A knows his own, C’s shown lie and D’s shown truth; B, out with cards unseen, and E are dealt
    from all the rest, together."""
    g = declared("pvn", "vnn", "nnn", "ppv", "pnn", said=("pvn", "vnn", "vvv", "ppv", "pnn"), short=True)
    play(g, "1 challenge 3", "2 pass", "3 challenge 2")
    assert g.standing == [IN, WRONG, LIED, PROVED, IN]
    check_frequencies(g, A, (B, E), [8 - 1 - 2, 8 - 1 - 1, 8 - 1 - 3])
    check_frequencies(g, NOBODY, (A, B, E), [8 - 2, 8 - 1, 8 - 3])
    check_frequencies(g, C, (A, B, E), [8 - 2, 8 - 1, 8 - 3])  # the liar sees no more than all


def test_imagined_hands_forget_what_was_shown_in_the_conclave_before() -> None:
    """M11, §Resolve After a tie all cards are in the deck; the next hands have nothing to do with it."""
    g = declared("ppp", "ppp", "nnn", said=("ppp", "ppp", "vvv"), short=True)
    play(g, "1 challenge 2", "0 pass", "chance turn-up prince")
    twin = imagine(seen_by(g, C), Luck(1))
    assert twin.joust == [7, 8, 8] and twin.lying == [1, 0, 0] and not any(twin.cards)
    play(g, "chance turn-up vassal")
    deal(g, "vvn", "pvn", "nnn")
    check_frequencies(g, A, (B, C), [8, 6, 7])


def test_imagined_hands_in_the_middle_of_a_deal() -> None:
    """M11, §Deal So many cards as lie before each, no more."""
    g = started(3, short=True)
    play(g, "0 call", *["chance deal prince"] * 3, "chance deal vassal")
    seen, eye, princes = seen_by(g, A), Luck(3), 0
    for _ in range(2000):
        twin = imagine(seen, eye)
        assert [sum(twin.jousts_of(seat)) for seat in range(3)] == [0, 3, 1] and sum(twin.joust) == 20
        princes += twin.jousts_of(C)[0]
    assert abs(princes / 2000 - 1 / 3) < 0.05
    mine = imagine(seen_by(g, B), eye)
    assert mine.jousts_of(B) == [3, 0, 0]
