"""Why not? The rule for each Earl, hand, card or text that is not offered at the moment."""

from typing import Final

from homage.engine.errors import IllegalAction
from homage.engine.game import Reason
from homage.engine.sight import Sight
from homage.engine.state import Question
from homage.engine.values import CHANCE, NOBODY, Action, read_action
from homage.games.conclave.actions import Challenge, Declare, Pick
from homage.games.conclave.data import LIED, PROVED, WRONG
from homage.games.conclave.model import Court

# Question: the rule that it carries out.
MOMENTS: Final = {
    "DeckChoice": "M1",
    "StartingDraw": "M1",
    "FirstCaller": "M3",
    "TheAction": "M2",
    "Deal": "§Deal",
    "Declaration": "§Declare",
    "ChallengeTurn": "§Challenge",
    "TieCard": "§Tie",
    "FreeDraw": "R14",
    "RewardDraw": "§Reward",
    "TrayCard": "R17",
    "LastDraw": "M2",
}

# Verb: the rule that says when it has its moment.
HOMES: Final = {
    "first": "M3",
    "deal": "§Deal",
    "turn-up": "§Tie",
    "earl": "M12",
    "put": "M1",
    "call": "§Call",
    "rest": "M2",
    "declare": "§Declare",
    "challenge": "§Challenge",
    "pass": "§Challenge",
    "draw": "§Reward",
    "decline": "§Reward",
    "pick": "R17",
    "leave": "R17",
}

# What a board can point at: what one would do with it. With an Earl card that depends on the question.
POINTED: Final = {"seat": "challenge", "hand": "declare", "joust": "deal"}
EARL_POINTED: Final = {"DeckChoice": "put", "TrayCard": "pick"}


def why(seen: Sight[Court], seat: int, text: str) -> Reason | None:
    """The rule that keeps this text, or this target, from being offered to a seat; None where it is."""
    g = seen.state
    question = g.question()
    if question is None:
        return Reason("M4")
    if is_offered(g, seat, text):
        return None
    if not question.open_to(g, seat):
        return waiting(g, question, seat)
    if ":" in text:
        text = pointed(question, text)
    try:
        act = read_action(text, g.verbs, g.names)
    except IllegalAction:
        return Reason(MOMENTS[type(question).__name__])
    return closer(g, question, seat, act)


def is_offered(g: Court, seat: int, text: str) -> bool:
    """Is this text, or an act upon this target, on offer?"""
    for act in g.choices(seat):
        named = [
            f"{kind.name}:{kind.slug(getattr(act, name), g.names)}"
            for name, kind in act.fields
            if kind.target
        ]
        if text in named or act.read_as(text, g.names) is not None:
            return True
    return False


def waiting(g: Court, question: Question[Court], seat: int) -> Reason:
    """§Order Why a seat is not asked at all: it left the match, or the Conclave, or it is not its turn."""
    if g.gone[seat]:
        return Reason("M7")
    if CHANCE in question.actors(g):
        return Reason(MOMENTS[type(question).__name__])
    return Reason("R5" if g.standing[seat] in (LIED, WRONG) else "§Order")


def pointed(question: Question[Court], text: str) -> str:
    """The act that pointing at something means: `challenge 2` for `seat:2`."""
    kind, _, slug = text.partition(":")
    moment = type(question).__name__
    verb = EARL_POINTED.get(moment, "earl") if kind == "earl" else POINTED.get(kind, kind)
    return f"{verb} {slug}"


def closer(g: Court, question: Question[Court], seat: int, act: Action) -> Reason:
    """The rule that closes just this."""
    moment = type(question).__name__
    if isinstance(act, Challenge) and moment == "ChallengeTurn":
        proved = act.seat in g.order and act.seat != seat and g.standing[act.seat] == PROVED
        return Reason("R7" if proved else "R6")
    if isinstance(act, Pick) and moment == "TrayCard":
        return Reason("R18")
    if isinstance(act, Declare) and g.declared[seat] != NOBODY:
        return Reason("R4")
    if act.verb == "call" and g.caller == seat:
        return Reason("R20")
    return Reason(HOMES[act.verb])
