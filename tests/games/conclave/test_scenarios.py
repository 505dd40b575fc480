"""The numbered scenarios of the rules page, each as a test with its number.

Seats A (caller), B, C, D; order B, C, D, A. Scenario 1 is about the top of a deck: here a card's identity is
decided when it is dealt, so it is the order of CHANCE's rows that is looked at. Scenario 22 is void: there
are no Towers in a match.
"""

import pytest

from homage.engine.errors import IllegalAction, NotYourTurn
from homage.engine.values import CHANCE, NOBODY
from homage.games.conclave import GAME
from homage.games.conclave.actions import First, Put
from homage.games.conclave.data import EARLS, HANDS, IN, LIED, PROVED, READY_DECK, WRONG
from homage.games.conclave.decks import deck_faults
from homage.games.conclave.events import HandDealt, LieCaught, TieFound, TruthProved
from homage.games.conclave.hands import hand_of
from homage.games.conclave.model import Court
from homage.games.conclave.rules.deal import Deal
from tests.conformance import Luck, begun, picked
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
    started,
    throws,
    told,
)
from tests.scale import scale

REAL = ("pvn", "ppn", "nnn", "vvv")  # of A, B, C, D
SAID = ("pvn", "ppn", "ppp", "vvv")


def test_scenario_01_the_order_of_dealing() -> None:
    """§Deal, §Order, R24"""
    g = started()
    play(g, "0 call")
    served = []
    while isinstance(question := g.question(), Deal):
        served.append(question.seat)
        throws(g)
    assert served == [B] * 3 + [C] * 3 + [D] * 3 + [A] * 3
    assert g.order == [B, C, D, A] and sum(g.joust) == 12
    six = dealt("ppp", "vvv", "nnn", "ppv", "vvn", "pnn")
    assert sum(six.joust) == 6


def test_scenario_02_declaring_out_of_turn() -> None:
    """§Declare, §Order, R1"""
    g = dealt(*REAL)
    with pytest.raises(NotYourTurn):
        g.apply(C, "declare ppp")
    for text in ("declare pp", "declare champion", "declare ppc", "declare", "declare ppp ppp"):
        with pytest.raises(IllegalAction):
            g.apply(B, text)
    assert g.declared == [NOBODY] * 4 and asked(g) == ("Declaration", [B])
    assert offers(g, B) == [f"declare {hand}" for hand in HANDS]


def test_scenario_03_no_challenge() -> None:
    """§Resolve, §Reward, R19"""
    g = declared(*REAL, said=SAID)
    play(g, "1 pass", "2 pass", "3 pass", "0 pass")
    assert g.bared == [NOBODY] * 4 and "conclave-won" in told(g)
    order = []
    while g.active == A and asked(g)[0] in ("FreeDraw", "TrayCard"):
        name, [seat] = asked(g)
        order.append((name, seat))
        play(g, f"{seat} draw" if name == "FreeDraw" else f"{seat} pick banquet")
        throws(g, 1 if name == "FreeDraw" else 0)
    assert order == [("FreeDraw", B), ("FreeDraw", C), ("TrayCard", C), ("FreeDraw", D), ("FreeDraw", A)]
    assert g.points == [1, 1, 2, 1] and g.hand_sizes == [6, 6, 7, 6]


def test_scenario_04_a_lie_is_caught() -> None:
    """§Challenge, R8, R14"""
    g = declared(*REAL, said=SAID)
    play(g, "1 pass", "2 pass", "3 challenge 2")
    assert g.standing == [IN, IN, LIED, IN] and g.bared == [NOBODY, NOBODY, HANDS.index("nnn"), NOBODY]
    caught = last(g, LieCaught)
    assert caught.values() == [C, HANDS.index("nnn"), HANDS.index("ppp")]
    assert g.lies == [0, 0, 1, 0] and g.hits == [0, 0, 0, 1]
    for viewer in (NOBODY, A, B, C):
        assert sum(seen_by(g, viewer).state.jousts_of(D)) == 0
    play(g, "0 pass")
    rewarded = []
    while asked(g)[0] in ("FreeDraw", "TrayCard"):
        name, [seat] = asked(g)
        rewarded.append(seat)
        play(g, f"{seat} {'decline' if name == 'FreeDraw' else 'leave'}")
    assert rewarded == [B, D, D, A]


def test_scenario_05_the_truth_is_challenged() -> None:
    """§Challenge, R8"""
    g = declared(*REAL, said=SAID)
    play(g, "1 challenge 3")
    assert g.standing == [IN, WRONG, IN, PROVED] and g.bared[D] == HANDS.index("vvv")
    assert last(g, TruthProved).values() == [D, HANDS.index("vvv"), B]
    assert g.proofs == [0, 0, 0, 1] and g.wrongs == [0, 1, 0, 0]
    for viewer in (NOBODY, A, C, D):
        assert sum(seen_by(g, viewer).state.jousts_of(B)) == 0
    all_pass(g)
    play(g, "2 decline", "2 leave", "3 decline", "0 decline")
    assert g.bared[B] == NOBODY and g.points[B] == 0 and asked(g)[0] == "LastDraw"


def test_scenario_06_claiming_too_little() -> None:
    """R3"""
    g = declared("pvn", "ppn", "ppp", "vvv", said=("pvn", "ppn", "ppn", "vvv"))
    play(g, "1 challenge 2")
    assert g.standing[C] == LIED and g.is_in(B)


def test_scenario_07_the_order_of_cards() -> None:
    """R3"""
    g = started()
    play(g, "0 call", *["chance deal no_luck"] * 3)
    play(g, *[f"chance deal {card}" for card in ("no_luck", "prince", "vassal")])
    play(g, *["chance deal vassal"] * 3, *["chance deal prince"] * 3)
    assert hand_of(g.jousts_of(C)) == HANDS.index("pvn")
    play(g, "1 declare nnn", "2 declare pvn", "3 declare vvv", "0 declare ppp", "1 challenge 2")
    assert g.standing[C] == PROVED and g.standing[B] == WRONG


def test_scenario_08_out_before_his_own_challenge() -> None:
    """R5"""
    g = declared(*REAL, said=SAID)
    play(g, "1 challenge 2")
    assert asked(g) == ("ChallengeTurn", [D]) and g.spoken == [0, 1, 0, 0]
    play(g, "3 pass")
    assert asked(g) == ("ChallengeTurn", [A])


def test_scenario_09_illegal_challenges() -> None:
    """R6, R7"""
    g = declared(*REAL, said=SAID)
    with pytest.raises(IllegalAction):
        g.apply(B, "challenge 1")
    play(g, "1 challenge 3")  # D proved, B out
    with pytest.raises(NotYourTurn):
        g.apply(B, "challenge 2")
    assert offers(g, C) == ["pass", "challenge 0"]
    for target in ("1", "3", "2", "4", "-1"):
        with pytest.raises(IllegalAction):
            g.apply(C, f"challenge {target}")


def test_scenario_10_the_caller_last() -> None:
    """§Order"""
    g = declared(*REAL, said=SAID)
    play(g, "1 pass", "2 pass", "3 pass")
    assert asked(g) == ("ChallengeTurn", [A]) and "conclave-won" not in told(g)
    play(g, "0 pass")
    assert "conclave-won" in told(g)


def test_scenario_11_one_left() -> None:
    """R10"""
    g = declared("nnn", "vnn", said=("nnn", "ppp"))
    play(g, "1 pass", "0 challenge 1")
    assert told(g)[-1] == "conclave-won-alone" and asked(g) == ("FreeDraw", [A])
    play(g, "0 draw")
    throws(g)
    play(g, "0 pick castle")
    assert asked(g)[0] == "LastDraw" and g.points == [2, 0]


def test_scenario_12_the_ranking() -> None:
    """H1 All 45 pairs, in matches of two."""
    pairs = [(high, low) for low in range(10) for high in range(low)]
    assert len(pairs) == 45
    for high, low in pairs:
        for first, second in ((high, low), (low, high)):
            g = declared("ppp", "nnn", said=(HANDS[first], HANDS[second]), short=True)
            all_pass(g)
            assert g.points == ([2, 1] if first == high else [1, 2]), (HANDS[high], HANDS[low])


@pytest.mark.parametrize(("better", "worse"), [("vvp", "vvn"), ("pnn", "vnn"), ("ppp", "vvv")])
def test_scenario_13_the_cases_of_the_text(better: str, worse: str) -> None:
    """H1"""
    g = declared("ppv", "vnn", said=(worse, better), short=True)
    all_pass(g)
    assert g.points == [1, 2]


def test_scenario_14_a_tie() -> None:
    """§Tie, R11"""
    g = declared("nnn", "vvp", "vnn", "vvp")
    all_pass(g)
    assert last(g, TieFound).values() == [(B, D), HANDS.index("vvp")]
    assert g.joust == [8, 8, 8] and asked(g) == ("TieCard", [CHANCE])
    play(g, "chance turn-up no_luck", "chance turn-up vassal")
    assert g.turned == [NOBODY, 2, NOBODY, 1] and asked(g) == ("FreeDraw", [B])
    play(g, "1 decline", "2 decline", "3 draw")
    throws(g)
    assert asked(g) == ("TrayCard", [D])


def test_scenario_15_a_repeated_tie() -> None:
    """§Tie, R12, R13"""
    g = declared("nnn", "vvp", "pnn", "vvn", said=("nnn", "vvp", "vvp", "vvp"), short=True)
    all_pass(g)
    play(g, "chance turn-up prince", "chance turn-up prince", "chance turn-up vassal")
    assert g.joust == [8, 8, 8] and g.turned == [NOBODY, 0, 0, 1]
    play(g, "chance turn-up no_luck", "chance turn-up no_luck")
    assert told(g)[-1] == "still-tied"
    play(g, "chance turn-up vassal", "chance turn-up prince")
    assert g.points == [1, 1, 2, 1]


def test_scenario_16_impossible_claims() -> None:
    """R2"""
    g = declared("nnn", "vvp", "pnn", "vvn", said=("ppp",) * 4, short=True)
    all_pass(g)
    assert last(g, TieFound).values() == [(B, C, D, A), 0]


def test_scenario_17_the_deck_is_whole_again() -> None:
    """§Resolve, §Tie, M10"""
    table = {"prince": 3, "vassal": 20, "no_luck": 1}
    for joust in (None, table):
        journal = begun(GAME, {"joust": joust}, 4)
        luck, ended = Luck(5), 0
        while journal.state.question() is not None:
            g = journal.state
            assert isinstance(g, Court)
            if asked(g)[0] in ("TheAction", "FreeDraw", "TrayCard", "LastDraw"):
                assert g.joust == ([8, 8, 8] if joust is None else [3, 20, 1]) and not any(g.cards)
                ended += 1
            seat = g.awaited()[0]
            act = picked(g, seat, luck)
            journal.append(seat, act.text(), act)
        assert ended > 10


def test_scenario_18_the_reward_is_optional() -> None:
    """R14"""
    g = declared(*REAL, said=SAID)
    all_pass(g)
    play(g, "1 decline", "2 decline", "2 leave")
    before = (g.earls_of(g.hands, D), g.earls_of(g.decks, D))
    play(g, "3 decline")
    assert (g.earls_of(g.hands, D), g.earls_of(g.decks, D)) == before and g.points == [0] * 4


def test_scenario_19_an_empty_deck() -> None:
    """R15"""
    g = declared(*REAL, said=SAID)
    set_deck(g, C)
    all_pass(g)
    play(g, "1 decline")
    assert told(g)[-1] == "deck-empty" and asked(g) == ("TrayCard", [C])
    play(g, "2 leave", "3 decline", "0 decline")
    throws(g)
    assert not any(g.gone) and g.points == [0] * 4


def test_scenario_20_the_suicidal_draw() -> None:
    """R16, M2"""
    for drawn in (True, False):
        g = declared(*REAL, said=SAID)
        set_deck(g, A, "land")
        all_pass(g)
        play(g, "1 decline", "2 decline", "2 leave", "3 decline")
        warned = [fact.text() for act in g.choices(A) for fact in GAME.previews(seen_by(g, A), act)]
        assert warned == ["LastCard"]
        play(g, "0 draw" if drawn else "0 decline")
        throws(g)
        assert g.gone == [int(drawn), 0, 0, 0] and g.active == B
        assert ("passed-away" in told(g)) == drawn and g.deck_sizes[A] == 0


def test_scenario_21_the_tray() -> None:
    """R17, R18"""
    g = GAME.setup({"decks": "own"}, 4)
    assert isinstance(g, Court)
    g.settle()
    luck = Luck(3)
    while asked(g)[0] != "TheAction":
        name, [seat] = asked(g)
        if name == "DeckChoice":
            [act] = g.choices(seat)
            assert isinstance(act, Put)
            wanted = 6 if EARLS[act.earl] in ("castle", "land", "church", "champion") else 0
            g.play(seat, act.at(wanted))
        else:
            g.play(seat, First(A) if name == "FirstCaller" else picked(g, seat, luck))
    assert g.tray_sizes[C] == 66 and earl_count(g, g.trays, C, "champion") == 0
    assert earl_count(g, g.decks, C, "banner") == 0 and earl_count(g, g.trays, C, "banner") == 6
    deal(g, *REAL)
    play(g, "1 declare ppn", "2 declare ppp", "3 declare vvv", "0 declare pvn")
    all_pass(g)
    play(g, "1 decline", "2 decline")
    assert "pick champion" not in offers(g, C) and "pick banner" in offers(g, C)
    with pytest.raises(IllegalAction):
        g.apply(C, "pick champion")
    with pytest.raises(IllegalAction):
        g.apply(C, "pick palace")
    hand = g.hand_sizes[C]
    play(g, "2 pick banner")
    assert earl_count(g, g.trays, C, "banner") == 5
    assert g.tray_sizes[C] == 65 and g.hand_sizes[C] == hand + 1 and g.points[C] == 1


def test_scenario_23_building_a_deck() -> None:
    """M1"""
    ready = dict(zip(EARLS, READY_DECK, strict=True))
    assert deck_faults(ready) == [] and deck_faults({**ready, "palace": 1}) == []
    assert deck_faults({**ready, "banner": 2}) == ["the cards are 23, and must be 24"]
    assert deck_faults({**ready, "banner": 4}) == ["the cards are 25, and must be 24"]
    assert deck_faults({"castle": 7, "land": 6, "church": 6, "monk": 5}) == [
        "castle stands 7 times, and there are 6"
    ]
    assert deck_faults({"castle": -1, "dragon": 2}) == [
        "dragon is no type of Earl card",
        "castle cannot be fewer than 0",
        "the cards are -1, and must be 24",
    ]


class Quiet:
    """A seat that tells the truth and challenges nobody; the others play at random."""

    def __init__(self, seat: int, seed: int) -> None:
        self.seat, self.luck = seat, Luck(seed)

    def text(self, g: Court, asked_seat: int) -> str:
        """What is done."""
        question = g.question()
        assert question is not None
        if asked_seat == self.seat and type(question).__name__ in ("Declaration", "ChallengeTurn"):
            return question.default(g, asked_seat).text()
        return picked(g, asked_seat, self.luck).text()


def test_scenario_24_honest_and_quiet() -> None:
    """§Honest, R25"""
    for seed in range(scale("drawn games")):
        g = GAME.setup({"rounds": 2}, 2 + seed % 5)
        assert isinstance(g, Court)
        g.settle()
        me, called, rewarded = seed % g.seats, 0, 0
        quiet = Quiet(me, seed)
        while g.question() is not None:
            name, seats = asked(g)
            rewarded += (name, seats) == ("FreeDraw", [me])
            text = quiet.text(g, seats[0])
            called += text == "call"
            g.apply(seats[0], text)
        assert called == rewarded and g.lies[me] == g.wrongs[me] == 0, seed


def test_scenario_25_a_survivor() -> None:
    """R9"""
    for seed in range(scale("drawn games")):
        g = GAME.setup({"short": True}, 2 + seed % 5)
        assert isinstance(g, Court)
        g.settle()
        luck = Luck(seed)
        while g.question() is not None:
            seat = g.awaited()[0]
            g.play(seat, picked(g, seat, luck))
            assert not g.order or g.partakers(), seed


def test_scenario_26_no_hidden_card_reaches_a_viewer() -> None:
    """M11, R8, R17: what is told of a deal. Sights, views and events of whole matches are compared in
    `test_secrecy.py`."""
    g = declared(*REAL, said=SAID)
    play(g, "1 challenge 3", "2 pass", "3 pass", "0 pass")
    for viewer in (NOBODY, A, B, C, D):
        shown = [event.seen_by(viewer) for event in g.events or () if isinstance(event, HandDealt)]
        open_to = [event.seat for event in shown if isinstance(event, HandDealt) and event.cards]
        assert open_to == ([viewer] if viewer != NOBODY else [])
