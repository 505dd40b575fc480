"""Setup and Phases 1 to 3, why not: the rule that closes a card, a tithe or a purchase."""

from homage.engine.state import Question
from homage.engine.values import NOBODY, Action
from homage.games.fief1984.actions.cards import (
    BuyOff,
    Discard,
    Elevate,
    Lay,
    LosePlague,
    Murder,
    Ordain,
    PlayParry,
    StirUp,
    Swap,
    Unleash,
)
from homage.games.fief1984.actions.purchases import BuyCastle, BuyMill, BuyPress, BuySoldiers
from homage.games.fief1984.actions.revenues import BishopTithe, LordsTithe, RoyalTithe
from homage.games.fief1984.actions.setup import Choose
from homage.games.fief1984.data import (
    ASSASSINATION,
    BAD_WEATHER,
    BISHOPRIC_TITHE,
    FAMINE,
    FIRST_BISHOP,
    GOOD_HARVEST,
    JUSTICE,
    LORD_COUNT,
    LORDS_TITHE,
    PLAGUE,
    REVOLT,
    ROYAL_TITHE,
    WORKS,
)
from homage.games.fief1984.model import Realm
from homage.games.fief1984.rules.p1_attacks import JusticeAnswer, ParryAnswer
from homage.games.fief1984.rules.p1_cards import is_own_castle
from homage.games.fief1984.rules.p3_purchases import markets


def why_not_card(g: Realm, seat: int, act: Action) -> str:
    """The rule that keeps a seat from this action of the setup or of Phases 1 to 3; empty where none is
    known."""
    if isinstance(act, Lay):
        return why_not_lay(g, seat, act)
    if isinstance(act, Ordain | Elevate):
        return why_not_clergy(g, seat, act)
    if isinstance(act, Unleash | StirUp | Murder):
        return why_not_attack(g, seat, act)
    if isinstance(act, Swap | Discard):
        held = g.holds(seat, act.card) > 0
        return "C3" if held else "§1"
    if isinstance(act, PlayParry | BuyOff):
        return "C3" if isinstance(act, PlayParry) and g.exchanged[seat] else ""
    if isinstance(act, BishopTithe | LordsTithe | RoyalTithe):
        return why_not_tithe(g, seat, act)
    if isinstance(act, BuySoldiers | BuyMill | BuyPress | BuyCastle):
        return why_not_buy(g, seat, act)
    return why_not_rest(act)


def why_not_rest(act: Action) -> str:
    """The setup, and the dead of the plague."""
    if isinstance(act, Choose):
        return "S6"
    return "A12" if isinstance(act, LosePlague) else ""


def why_not_lay(g: Realm, seat: int, act: Lay) -> str:
    """Why a lord is not laid, or not there."""
    if not g.holds(seat, act.lord):
        return "§1"
    villages = range(g.board.village_count)
    return "L2" if any(g.castle[v] and is_own_castle(g, seat, v) for v in villages) else "L3"


def why_not_clergy(g: Realm, seat: int, act: Ordain | Elevate) -> str:
    """Why a lord does not become bishop or cardinal."""
    if isinstance(act, Elevate):
        return "B4"
    if not g.holds(seat, FIRST_BISHOP + act.bishopric):
        return "§1"
    return "Q9" if act.lord == g.king and g.family[act.lord] == seat else "B1"


def why_not_attack(g: Realm, seat: int, act: Unleash | StirUp | Murder) -> str:
    """Why an attack is not played."""
    if isinstance(act, Unleash):
        if act.card == REVOLT:
            return "A4"
        if act.card not in (BAD_WEATHER, FAMINE, PLAGUE):
            return "C9"
        return "C3" if g.holds(seat, act.card) else "§1"
    if isinstance(act, StirUp):
        return "C3" if g.holds(seat, REVOLT) and g.holds(seat, FAMINE) else "A4"
    if not g.holds(seat, ASSASSINATION):
        return "§1"
    return "A15" if g.family[act.lord] in (seat, NOBODY) else "C3"


def why_not_tithe(g: Realm, seat: int, act: BishopTithe | LordsTithe | RoyalTithe) -> str:
    """Why a tithe is not shown."""
    if isinstance(act, RoyalTithe):
        held, claimed, rule = g.holds(seat, ROYAL_TITHE), g.royal_tithe == seat, "R11"
    elif isinstance(act, LordsTithe):
        regions = range(len(g.lords_tithe))
        held = g.holds(seat, LORDS_TITHE)
        claimed = any(g.lords_tithe[r] == 1 and g.title[r] == seat for r in regions)
        rule = "R9"
    else:
        bishop = g.bishop_of(act.bishopric)
        mine = bishop != NOBODY and g.family[bishop] == seat and g.cardinal[bishop] == 1
        held, claimed, rule = g.holds(seat, BISHOPRIC_TITHE), seat in g.tithe, "B5" if mine else "R8"
    if not held:
        return "§1"
    if g.exchanged[seat]:
        return "C3"
    return "C5" if claimed else rule


def why_not_buy(g: Realm, seat: int, act: BuySoldiers | BuyMill | BuyPress | BuyCastle) -> str:
    """Why a counter is not bought, or not there."""
    village = act.village
    if village not in markets(g, seat):
        return why_no_market(g, seat, village)
    if isinstance(act, BuySoldiers):
        return "P3" if act.soldiers > g.stock[seat] else "§3"
    if isinstance(act, BuyCastle):
        return "P2" if g.castle[village] else "§3" if g.castles_left() else "P3"
    if g.works(village) >= WORKS:
        return "§3"
    left = g.mills_left() if isinstance(act, BuyMill) else g.presses_left()
    return "§3" if left else "P3"


def why_no_market(g: Realm, seat: int, village: int) -> str:
    """Why a player buys nothing at a village: an intruder is in it, or it is not his."""
    if g.holder(village) == seat and g.occupant(village) not in (seat, NOBODY):
        return "F9"
    return "P1"


# ---- cards in hand -----------------------------------------------------------------------------------------


def cards_of(question: Question[Realm], act: Action) -> list[int]:
    """The kinds of cards that an offered action plays, lays or puts away."""
    if isinstance(act, Lay):
        return [act.lord]
    if isinstance(act, Ordain):
        return [FIRST_BISHOP + act.bishopric]
    if isinstance(act, Unleash | Swap | Discard):
        return [act.card]
    if isinstance(act, StirUp):
        return [REVOLT, FAMINE]
    if isinstance(act, Murder):
        return [ASSASSINATION]
    if isinstance(act, PlayParry):
        return [parry_of(question)]
    return tithe_of(act)


def parry_of(question: Question[Realm]) -> int:
    """The card that answers this attack."""
    if isinstance(question, ParryAnswer):
        return question.parry()
    return JUSTICE if isinstance(question, JusticeAnswer) else GOOD_HARVEST


def tithe_of(act: Action) -> list[int]:
    """The card of a tithe."""
    if isinstance(act, BishopTithe):
        return [BISHOPRIC_TITHE]
    if isinstance(act, LordsTithe):
        return [LORDS_TITHE]
    return [ROYAL_TITHE] if isinstance(act, RoyalTithe) else []


def why_nothing_played(g: Realm, seat: int, card: int) -> str:
    """Why nothing can be done with a card at this moment."""
    if not g.holds(seat, card):
        return "§1"
    if card < LORD_COUNT or card >= FIRST_BISHOP:
        return "L8"
    if g.exchanged[seat]:
        return "C3"
    if card in (GOOD_HARVEST, JUSTICE) or card == GOOD_HARVEST + 1:
        return "D8"
    return "R4" if card in (LORDS_TITHE, ROYAL_TITHE, BISHOPRIC_TITHE) else "§1"
