"""Why not: for all that a player may try, the rule that closes it; and a reason exactly where nothing is
offered."""

from homage.engine.values import Ranged
from homage.games.conclave import GAME
from homage.games.conclave.data import EARLS, HANDS, JOUSTS
from homage.games.conclave.model import Court
from homage.games.conclave.sight import imagine
from tests.conformance import Luck, picked
from tests.games.conclave.table import (
    A,
    B,
    C,
    D,
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


def why(g: Court, seat: int, text: str) -> str | None:
    """The rule, as its seat's sight tells it."""
    reason = GAME.why(seen_by(g, seat), seat, text)
    return reason.rule if reason else None


def test_why_not_declare() -> None:
    """§Declare, §Order, R4"""
    g = dealt("pvn", "ppn", "nnn", "vvv")
    assert why(g, B, "declare ppp") is None and why(g, B, "hand:nnn") is None
    assert why(g, C, "declare ppp") == why(g, A, "hand:ppp") == "§Order"
    assert why(g, B, "declare champion") == why(g, B, "challenge") == "§Declare"
    assert why(g, B, "seat:2") == why(g, B, "challenge 2") == "§Challenge"
    assert why(g, B, "joust:prince") == "§Deal" and why(g, B, "earl:castle") == "M12"
    play(g, "1 declare ppn", "2 declare ppp", "3 declare vvv", "0 declare pvn")
    assert why(g, B, "hand:ppp") == "R4"
    assert why(g, B, "put castle 3") == "M1" and why(g, B, "draw") == "§Reward"


def test_why_not_challenge() -> None:
    """R5, R6, R7: oneself, one who is out, one who was proved, out of turn."""
    g = declared("pvn", "ppn", "nnn", "vvv", said=("pvn", "ppn", "ppp", "vvv"))
    assert why(g, B, "seat:2") is None and why(g, B, "pass") is None
    assert why(g, B, "seat:1") == "R6" and why(g, B, "challenge 7") == "R6"
    assert why(g, D, "seat:2") == "§Order" and why(g, A, "pass") == "§Order"
    assert why(g, A, "call") == "§Order"
    play(g, "1 challenge 3")
    assert why(g, C, "seat:3") == "R7" and why(g, C, "seat:1") == "R6" and why(g, C, "seat:0") is None
    assert why(g, B, "seat:2") == "R5"
    assert why(g, C, "call") == "§Call"
    play(g, "2 pass", "3 challenge 0")
    assert why(g, A, "seat:3") == "R6" and why(g, A, "seat:2") is None and why(g, A, "call") == "R20"


def test_why_not_before_the_cards_are_dealt() -> None:
    """§Deal"""
    g = started(3)
    assert why(g, A, "call") is None and why(g, A, "rest") is None
    assert why(g, A, "draw") == "§Reward" and why(g, A, "hand:ppp") == "§Declare"
    assert why(g, A, "seat:1") == "§Challenge" and why(g, A, "nonsense") == "M2"
    assert why(g, B, "call") == "§Order"
    play(g, "0 call")
    assert why(g, B, "hand:ppp") == "§Deal" and why(g, A, "seat:1") == "§Deal"


def test_why_not_a_reward() -> None:
    """§Tie, R14, R17, R18"""
    g = declared("nnn", "ppp", "ppn", said=("ppp", "ppp", "ppn"))
    all_pass(g)
    assert why(g, A, "turn-up prince") == "§Tie"
    play(g, "chance turn-up vassal", "chance turn-up prince")
    assert why(g, B, "draw") is None and why(g, B, "leave") == "R17" and why(g, B, "what") == "R14"
    assert why(g, B, "earl:castle") == "M12"
    play(g, "1 draw")
    assert why(g, B, "earl castle") == "§Reward"
    throws(g)
    play(g, "2 decline", "0 decline")
    g.trays[A * 15 + EARLS.index("monk")] = 0
    assert why(g, A, "earl:monk") == "R18" and why(g, A, "earl:banner") is None
    assert why(g, A, "declare ppp") == "R4" and why(g, A, "what") == "R17"


def test_why_not_in_the_opening_and_after_the_end() -> None:
    """M1, M2, M3, M4, M7"""
    g = GAME.setup({"decks": "own"}, 2)
    assert isinstance(g, Court)
    g.settle()
    assert why(g, A, "put castle 3") is None and why(g, A, "earl:castle") is None
    assert why(g, A, "put castle 7") == why(g, A, "put land 1") == why(g, A, "earl:land") == "M1"
    assert why(g, B, "put castle 3") == "§Order"
    ready = GAME.setup({}, 2)
    assert isinstance(ready, Court)
    ready.settle()
    assert why(ready, A, "earl castle") == "M1"
    throws(ready, 10)
    assert why(ready, A, "first 0") == "M3"
    g = started(3, rounds=1)
    set_deck(g, A)
    play(g, "0 rest")
    assert why(g, A, "call") == "M7"
    play(g, "1 rest")
    assert why(g, C, "call") == "M2"
    throws(g)
    play(g, "2 rest")
    throws(g)
    assert why(g, B, "call") == "M4"


def test_why_not_is_told_exactly_where_nothing_is_offered() -> None:
    texts = [f"hand:{hand}" for hand in HANDS] + [f"earl:{card}" for card in EARLS]
    texts += [f"joust:{card}" for card in JOUSTS] + [f"seat:{seat}" for seat in range(3)]
    texts += ["call", "rest", "pass", "draw", "decline", "leave", "pick monk", "put castle 2", "", "x"]
    matches: list[dict[str, object]] = [{}, {"decks": "own"}, {"short": True}]
    for seed, options in enumerate(matches):
        g, luck = GAME.setup(options, 3), Luck(seed)
        assert isinstance(g, Court)
        g.settle()
        while g.question() is not None:
            for seat in range(3):
                offered = {
                    target
                    for choice in GAME.view(seen_by(g, seat))["choices"]
                    for target in choice["targets"]
                }
                for act in g.choices(seat):
                    acts = [act.at(number) for number in act.numbers()] if isinstance(act, Ranged) else [act]
                    offered |= {one.text() for one in acts}
                for text in texts:
                    assert (why(g, seat, text) is None) == (text in offered), (seat, text, g.agenda[-1])
            seat = g.awaited()[0]
            g.play(seat, picked(g, seat, luck))


def test_why_not_does_not_depend_on_others_cards() -> None:
    """M11 The same reasons in every state that a seat can imagine."""
    g, eye = started(3), Luck(1)
    deal(g, "ppp", "nnn", "vvv")
    texts = ("hand:ppp", "seat:0", "earl:castle", "draw", "joust:vassal")
    for seat in (A, B, C):
        mine = [why(g, seat, text) for text in texts]
        for _ in range(20):
            twin = imagine(seen_by(g, seat), eye)
            assert [why(twin, seat, text) for text in texts] == mine
