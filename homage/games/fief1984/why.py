"""Why not? The rule and one sentence for each place, piece, card or choice that is not offered (principle
11).

A reason is found in three steps: the game is over or others are awaited; the verb belongs to another moment
of the turn; or, within the moment, the rule that closes just this. Where no closer rule is known the
question's own is told.
"""

from typing import Final

from homage.engine.errors import IllegalAction
from homage.engine.game import Reason
from homage.engine.sight import Sight
from homage.engine.state import Question
from homage.engine.values import NOBODY, Action, Ranged, read_action
from homage.games.fief1984.actions.combat import Bid, Lose
from homage.games.fief1984.actions.negotiations import (
    AskClergy,
    Give,
    NameCapital,
    Pay,
    Propose,
    Request,
    Vote,
)
from homage.games.fief1984.data import BY_FIEFS, NOTE
from homage.games.fief1984.model import Realm
from homage.games.fief1984.rules.deals import read_deal
from homage.games.fief1984.rules.p3_purchases import markets
from homage.games.fief1984.rules.p6_talks import may_change_hands, was_refused
from homage.games.fief1984.why_cards import cards_of, why_no_market, why_not_card, why_nothing_played
from homage.games.fief1984.why_movement import why_no_place, why_not_move, why_stuck

# Question: the verbs it may take, and the rule that it carries out.
MOMENTS: Final[dict[str, tuple[tuple[str, ...], str]]] = {
    "PlaceThrow": (("die",), "S7"),
    "RegionChoice": (("choose",), "S6"),
    "FirstVillage": (("settle",), "S5"),
    "FirstLord": (("sire",), "S4"),
    "CardDeal": (("draw",), "C12"),
    "CardSlot": (
        ("done", "lay", "ordain", "elevate", "unleash", "stir-up", "murder", "exchange", "discard"),
        "§1",
    ),
    "DiscardSlot": (("done", "discard"), "C4"),
    "ParryAnswer": (("pass", "parry"), "§1b"),
    "RevoltAnswer": (("pass", "parry", "buy-off"), "A5"),
    "JusticeAnswer": (("pass", "parry"), "D7"),
    "Sentence": (("condemn",), "A16"),
    "PlagueLosses": (("lose-plague",), "A12"),
    "FeverDie": (("die",), "A14"),
    "RevoltDie": (("die",), "A5"),
    "WreckChoice": (("wreck-mill", "wreck-press"), "A8"),
    "StormChoice": (("storm",), "A10"),
    "StormDie": (("die",), "A11"),
    "TitheSlot": (("done", "bishop-tithe", "lords-tithe", "royal-tithe"), "§2b"),
    "PurchaseSlot": (("done", "buy-soldiers", "buy-press", "buy-mill", "buy-castle"), "§3"),
    "MovementSlot": (("done", "move", "collect", "sally", "attack", "besiege", "ask"), "§4"),
    "ForceOrders": (("attack", "besiege", "ask"), "M6"),
    "RightOfWay": (("agree", "refuse"), "M6"),
    "Resistance": (("resist", "let-pass"), "F7"),
    "VillagersDie": (("die",), "F7"),
    "Sorties": (("fight",), "K1"),
    "Attacks": (("fight",), "K1"),
    "Exchange": (("die",), "§5d"),
    "Casualties": (("lose",), "K4"),
    "CoalitionOffer": (("fight-alone", "ask-coalition"), "K12"),
    "CoalitionAnswer": (("agree", "refuse"), "K13"),
    "SealedBids": (("bid",), "K15"),
    "NameBearer": (("bear",), "F3"),
    "CrownOfConquest": (("crown",), "Q8"),
    "RoyalAnswer": (("agree", "object"), "F12"),
    "Suffrage": (("pass", "vote"), "Q3"),
    "Appeal": (("pass", "ask-clergy"), "Q6"),
    "ClergyAnswer": (("agree", "refuse"), "Q6"),
    "FiefSlot": (("pass", "raise", "ask-fief"), "F1"),
    "FiefAnswer": (("agree", "refuse"), "F1"),
    "CapitalChoice": (("name-capital",), "F4"),
    "Gathering": (("pass", "gather"), "F5"),
    "Granting": (("grant",), "F15"),
    "Favour": (("pass", "grant"), "F18"),
    "Reward": (("station",), "F20"),
    "TalkSlot": (("done", "pay", "give", "request", "propose"), "N4"),
    "OpenTalks": (("done", "pay", "give", "request", "propose"), "N4"),
    "RequestAnswer": (("agree", "refuse"), "N3"),
    "DealAnswer": (("agree", "refuse"), "N3"),
}

# Verb: the rule that says when it has its moment. Verbs that answer anything (`done`, `pass`, …) have none.
HOMES: Final[dict[str, str]] = {
    "choose": "S6",
    "settle": "S5",
    "lay": "L8",
    "ordain": "L8",
    "elevate": "B4",
    "unleash": "§1",
    "stir-up": "§1",
    "murder": "§1",
    "exchange": "C3",
    "discard": "C4",
    "parry": "D8",
    "buy-off": "A7",
    "condemn": "A16",
    "wreck-mill": "A8",
    "wreck-press": "A8",
    "storm": "A10",
    "lose-plague": "A12",
    "bishop-tithe": "R4",
    "lords-tithe": "R4",
    "royal-tithe": "R4",
    "buy-soldiers": "§3",
    "buy-mill": "§3",
    "buy-press": "§3",
    "buy-castle": "§3",
    "move": "§4",
    "collect": "§4",
    "sally": "M11",
    "attack": "M6",
    "besiege": "M6",
    "ask": "M6",
    "resist": "F7",
    "let-pass": "F7",
    "fight": "K1",
    "lose": "K4",
    "fight-alone": "K12",
    "ask-coalition": "K12",
    "bid": "K15",
    "bear": "F3",
    "crown": "Q8",
    "object": "F12",
    "vote": "Q1",
    "ask-clergy": "Q6",
    "raise": "F1",
    "ask-fief": "F1",
    "name-capital": "F4",
    "gather": "F5",
    "grant": "F18",
    "station": "F20",
    "pay": "P8",
    "give": "F10",
    "request": "N3",
    "propose": "N3",
    "time-up": "E3",
    "negotiation-closed": "N1",
}


def why(seen: Sight[Realm], seat: int, text: str) -> Reason | None:
    """Why a text or a target (`village:blaye`) is not offered to this seat; None exactly where it is."""
    g = seen.state
    if is_offered(g, seat, text):
        return None
    if g.ending:
        return Reason("E1" if g.ending == BY_FIEFS else "E3")
    question = g.question()
    if question is None or not question.open_to(g, seat):
        return Reason("§Turn")
    kind, colon, slug = text.partition(":")
    if colon:
        return Reason(why_target(g, seat, question, kind, slug))
    return Reason(why_text(g, seat, question, text))


def is_offered(g: Realm, seat: int, text: str) -> bool:
    """Is the text among the seat's choices, or does one of them speak of the target?"""
    kind, colon, slug = text.partition(":")
    question = g.question()
    for act in g.choices(seat):
        if speaks_of(g, act, kind, slug) if colon else is_text_of(g, act, text):
            return True
        if kind == "card" and question is not None and plays(g, question, act, slug):
            return True
    if colon or question is None or not question.open_to(g, seat):
        return False
    return question.verify(g, seat, text) is not None


def speaks_of(g: Realm, act: Action, kind: str, slug: str) -> bool:
    """Does an offered action name this place, piece or card?"""
    for name, field in act.fields:
        if field.name == kind:
            ids = getattr(act, name) if field.many else [getattr(act, name)]
            if slug in [field.slug(one, g.names) for one in ids]:
                return True
    return False


def is_text_of(g: Realm, act: Action, text: str) -> bool:
    """Is this the text of an offered action, or of a number in its range?"""
    if not isinstance(act, Ranged):
        return act.text(g.names) == text
    tail = text.rpartition(" ")[2]
    if not tail.isdecimal() or str(int(tail)) != tail or int(tail) not in act.numbers():
        return False
    return act.at(int(tail)).text(g.names) == text


def moment_of(question: Question[Realm]) -> tuple[tuple[str, ...], str]:
    """The verbs that a question takes, and its rule."""
    return MOMENTS[type(question).__name__]


def plays(g: Realm, question: Question[Realm], act: Action, slug: str) -> bool:
    """Does an offered action play, lay or put away this card?"""
    return slug in [g.names.slugs["card"][card] for card in cards_of(question, act)]


# ---- texts -------------------------------------------------------------------------------------------------


def why_text(g: Realm, seat: int, question: Question[Realm], text: str) -> str:
    """The rule for a text that is not offered."""
    verbs, rule = moment_of(question)
    verb = text.partition(" ")[0]
    if verb not in verbs:
        return HOMES.get(verb, rule)
    try:
        act = read_action(text, g.verbs, g.names)
    except IllegalAction:
        return rule
    return why_not_card(g, seat, act) or why_not_move(g, seat, act) or why_not_rule(g, seat, act) or rule


def why_not_rule(g: Realm, seat: int, act: Action) -> str:
    """The rule for an action of Phases 5 and 6 at its moment; empty where the question's own is as close."""
    if isinstance(act, Vote):
        if g.family[act.lord] == NOBODY or g.is_bishop(act.lord):
            return "Q4"
        return "Q2"
    if isinstance(act, AskClergy | Pay | Bid):
        return "R15" if act.crowns % NOTE or act.crowns > g.cash[seat] else ""
    if isinstance(act, NameCapital):
        return "F18" if g.occupant(act.village) not in (NOBODY, seat) else "F4"
    if isinstance(act, Give):
        return "F10"
    if isinstance(act, Request | Propose):
        return why_not_asked(g, seat, act)
    return "K4" if isinstance(act, Lose) else ""


def why_not_asked(g: Realm, seat: int, act: Request | Propose) -> str:
    """Why a sum is not asked for, or a deal not proposed."""
    if isinstance(act, Request):
        return "N8" if act.crowns in g.sums_refused(seat, act.seat) else "R15"
    if was_refused(g, seat, act):
        return "N8"
    if act.seat == seat:
        return "N3"
    deal = read_deal(g, act.terms)
    if deal is None:
        return "N3"
    return "F10" if not may_change_hands(g, deal, seat, act.seat) else "R15"


# ---- targets -----------------------------------------------------------------------------------------------


def why_target(g: Realm, seat: int, question: Question[Realm], kind: str, slug: str) -> str:
    """The rule for a place, piece or card with which nothing can be done now."""
    verbs, rule = moment_of(question)
    ids = g.names.ids.get(kind, {})
    if slug not in ids:
        return rule
    if kind == "card":
        return "N2" if "propose" in verbs else why_nothing_played(g, seat, ids[slug])
    if "move" in verbs:
        return why_nothing_moves(g, seat, kind, ids[slug])
    if "buy-mill" in verbs and kind == "village":
        return why_no_purchase(g, seat, ids[slug])
    return rule


def why_no_purchase(g: Realm, seat: int, village: int) -> str:
    """Why nothing can be bought at a village: it is no place to buy in, or money and counters are short."""
    return "§3" if village in markets(g, seat) else why_no_market(g, seat, village)


def why_nothing_moves(g: Realm, seat: int, kind: str, one: int) -> str:
    """Why nothing can be done with a village, a place or a lord in the movement phase."""
    if kind == "lord":
        return why_stuck(g, seat, one) or "M13"
    if kind in ("village", "place"):
        return why_no_place(g, seat, g.board.faces[one])
    return "§4"
