"""What the steward answers, question by question."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from homage.engine.sight import Sight
from homage.engine.values import Action, Ranged
from homage.games.fief1984.actions.setup import Choose, Settle
from homage.games.fief1984.model import Realm
from homage.games.fief1984.rules.consequences import CrownOfConquest, NameBearer, RoyalAnswer
from homage.games.fief1984.rules.p1_attacks import (
    JusticeAnswer,
    ParryAnswer,
    PlagueLosses,
    RevoltAnswer,
    Sentence,
)
from homage.games.fief1984.rules.p1_cards import CardSlot, DiscardSlot
from homage.games.fief1984.rules.p1_revolt import StormChoice, WreckChoice
from homage.games.fief1984.rules.p2_revenues import TitheSlot
from homage.games.fief1984.rules.p3_purchases import PurchaseSlot
from homage.games.fief1984.rules.p4_forces import ForceOrders, RightOfWay
from homage.games.fief1984.rules.p4_movement import MovementSlot
from homage.games.fief1984.rules.p5_coalition import CoalitionAnswer, CoalitionOffer, SealedBids
from homage.games.fief1984.rules.p5_combat import Attacks, Resistance, Sorties
from homage.games.fief1984.rules.p6_election import Appeal, ClergyAnswer, Suffrage
from homage.games.fief1984.rules.p6_fiefs import (
    CapitalChoice,
    Favour,
    FiefAnswer,
    FiefSlot,
    Gathering,
    Granting,
)
from homage.games.fief1984.rules.p6_talks import DealAnswer, OpenTalks, RequestAnswer, TalkSlot
from homage.games.fief1984.rules.setup import FirstVillage, RegionChoice
from homage.games.fief1984.steward import battles, cards, movement, politics, purchases
from homage.games.fief1984.steward.judgement import Judgement

BY_CHOICES: Final[dict[type[Any], Callable[[Judgement, Sequence[Action]], Action]]] = {
    CardSlot: cards.play_card,
    DiscardSlot: lambda j, choices: cards.best_discard(j, choices) or choices[0],
    Sentence: cards.choose_victim,
    WreckChoice: cards.choose_victim,
    StormChoice: cards.choose_victim,
    PlagueLosses: cards.bury_soldiers,
    JusticeAnswer: lambda _, choices: choices[-1],
    TitheSlot: cards.show_tithe,
    PurchaseSlot: purchases.buy,
    MovementSlot: movement.march,
    ForceOrders: movement.command,
    Resistance: battles.resist,
    Sorties: battles.next_fight,
    Attacks: battles.next_fight,
    Suffrage: politics.vote,
    Appeal: politics.appeal,
    FiefSlot: politics.ask_for_fief,
    CapitalChoice: politics.name_capital,
    Gathering: politics.gather,
    NameBearer: politics.bear,
    CrownOfConquest: politics.bear,
    RoyalAnswer: politics.royal_answer,
    Granting: politics.grant_title,
    Favour: politics.grant_title,
    TalkSlot: politics.talk,
    OpenTalks: politics.talk,
}
BY_QUESTION: Final[dict[type[Any], Callable[[Judgement, Any, Sequence[Action]], Action]]] = {
    ParryAnswer: cards.parry,
    RevoltAnswer: cards.answer_revolt,
    RightOfWay: movement.grant_way,
    CoalitionOffer: battles.seek_ally,
    CoalitionAnswer: battles.join,
    SealedBids: battles.bid,
    ClergyAnswer: politics.consecrate,
    FiefAnswer: politics.grant_fief,
    RequestAnswer: politics.pay_tribute,
    DealAnswer: politics.answer_deal,
}


def counsel(sight: Sight[Realm], choices: Sequence[Action]) -> Action:
    """The steward's answer to the question that this sight shows: one of the choices, ranges narrowed."""
    question = sight.state.question()
    assert question is not None
    j = Judgement(sight.state, sight.viewer)
    kind = type(question)
    if kind in BY_CHOICES:
        act = BY_CHOICES[kind](j, choices)
    elif kind in BY_QUESTION:
        act = BY_QUESTION[kind](j, question, choices)
    elif kind is RegionChoice:
        act = min(choices, key=lambda one: size_of(j, one))
    elif kind is FirstVillage:
        act = max(choices, key=lambda one: closeness(j, one))
    else:
        act = question.default(sight.state, sight.viewer)
    return act.at(act.least()) if isinstance(act, Ranged) and act.most > act.least() else act


def size_of(j: Judgement, act: Action) -> float:
    """Small regions become fiefs sooner; of equals the one with the fewest roads out of it."""
    assert isinstance(act, Choose)
    villages = j.board.in_region[act.region]
    out = [other for v in villages for other in j.board.neighbours[v] if other not in villages]
    return len(villages) + len(out) / 100.0


def closeness(j: Judgement, act: Action) -> float:
    """The first castle stands where the rest of the region is near, and few roads come in."""
    assert isinstance(act, Settle)
    ways = sum([j.board.distance(act.village, other) for other in j.board.in_region[j.g.home[j.seat]]])
    return -ways - 0.1 * len(j.board.neighbours[act.village])
