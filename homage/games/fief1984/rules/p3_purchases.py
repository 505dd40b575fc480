"""Phase 3, purchases: soldiers, presses, mills and castles, each placed in a village at once."""

from collections.abc import Sequence

from homage.engine.state import Question, Step
from homage.engine.values import NOBODY, SEAT, Action
from homage.games.fief1984.actions.common import Done
from homage.games.fief1984.actions.purchases import BuyCastle, BuyMill, BuyPress, BuySoldiers
from homage.games.fief1984.data import CASTLE_PRICE, GRANTED, MILL_PRICE, PRESS_PRICE, SOLDIER_PRICE, WORKS
from homage.games.fief1984.events.purchases import CastleBought, MillBought, PressBought, SoldiersBought
from homage.games.fief1984.model import Realm


class Purchases(Step[Realm]):
    """§3 In turn order each player buys what he likes."""

    def run(self, g: Realm) -> None:
        g.then(*[PurchaseSlot(seat) for seat in g.order()])


class PurchaseSlot(Question[Realm]):
    """§3, P2, P3, P9 One purchase after another, while crowns and counters last; then `done`."""

    fields = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choices(self, g: Realm, seat: int) -> Sequence[Action]:
        acts: list[Action] = [Done()]
        cash = g.cash[seat]
        soldiers = min(g.stock[seat], cash // SOLDIER_PRICE)
        press = cash >= PRESS_PRICE and g.presses_left() > 0
        mill = cash >= MILL_PRICE and g.mills_left() > 0
        castle = cash >= CASTLE_PRICE and g.castles_left() > 0
        if not (soldiers or press or mill or castle):
            return acts
        for village in markets(g, seat):
            if soldiers:
                acts.append(BuySoldiers(village, 1, soldiers))
            if g.works(village) < WORKS:
                if press:
                    acts.append(BuyPress(village))
                if mill:
                    acts.append(BuyMill(village))
            if castle and not g.castle[village]:
                acts.append(BuyCastle(village))
        return acts

    def take(self, g: Realm, seat: int, act: Action) -> None:
        if isinstance(act, Done):
            return
        g.then(PurchaseSlot(seat))
        if isinstance(act, BuySoldiers):
            g.pay(seat, SOLDIER_PRICE * act.soldiers)
            g.enlist(seat, act.village, act.soldiers)
            g.tell(SoldiersBought(seat, act.village, act.soldiers))
        elif isinstance(act, BuyMill):
            g.pay(seat, MILL_PRICE)
            g.mills[act.village] += 1
            g.tell(MillBought(seat, act.village))
        elif isinstance(act, BuyPress):
            g.pay(seat, PRESS_PRICE)
            g.presses[act.village] += 1
            g.tell(PressBought(seat, act.village))
        else:
            assert isinstance(act, BuyCastle)
            g.pay(seat, CASTLE_PRICE)
            g.castle[act.village] = 1
            g.tell(CastleBought(seat, act.village))


def markets(g: Realm, seat: int) -> list[int]:
    """P1, P4 Where a player may buy: villages he holds with a piece of his inside, besieged or not.

    Also the empty ones of his own fief, custody left out (F14); never where an opponent stands (F9).
    """
    found: list[int] = []
    for village in range(g.board.village_count):
        occupant = g.occupant(village)
        if occupant == seat:
            if g.holder(village) == seat:
                found.append(village)
        elif occupant == NOBODY:
            region = g.board.region[village]
            if g.title[region] == seat and g.custody[region] == GRANTED:
                found.append(village)
    return found


STEPS = (Purchases, PurchaseSlot)
