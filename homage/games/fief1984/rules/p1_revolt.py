"""Phase 1, what a revolt does, by its die."""

from collections.abc import Sequence

from homage.engine.state import Question, Step
from homage.engine.values import NUMBER, SEAT, Action
from homage.games.fief1984.actions.cards import Storm, WreckMill, WreckPress
from homage.games.fief1984.actions.common import Die
from homage.games.fief1984.events.cards import (
    CastleStormed,
    MillWrecked,
    PressWrecked,
    RevoltSubsided,
    WorksWrecked,
)
from homage.games.fief1984.kinds import REGION, VILLAGE
from homage.games.fief1984.model import Realm
from homage.games.fief1984.rules.dice import DieThrow


class Rebellion(Step[Realm]):
    """§1a 1 nothing; 2 a castle attacked; 3 a mill or press lost; 4 all of them; 5, 6 all, and an attack."""

    fields = (("seat", SEAT), ("region", REGION), ("pips", NUMBER))

    def __init__(self, seat: int, region: int, pips: int) -> None:
        self.seat, self.region, self.pips = seat, region, pips

    def run(self, g: Realm) -> None:
        if self.pips == 1:
            g.tell(RevoltSubsided(self.region))
        if self.pips == 3:
            g.then(WreckChoice(self.seat, self.region))
        if self.pips >= 4:
            wreck_all(g, self.region)
        if self.pips in (2, 5, 6):
            g.then(StormChoice(self.seat, self.region, 2 if self.pips == 6 else 1))


class WreckChoice(Question[Realm]):
    """A8 The attacker picks any mill or press of the region, whoever owns it; with none, nothing happens."""

    fields = (("seat", SEAT), ("region", REGION))

    def __init__(self, seat: int, region: int) -> None:
        self.seat, self.region = seat, region

    def actors(self, g: Realm) -> Sequence[int]:
        return (self.seat,) if self.choices(g, self.seat) else ()

    def choices(self, g: Realm, seat: int) -> Sequence[Action]:
        acts: list[Action] = []
        for village in g.board.in_region[self.region]:
            if g.mills[village]:
                acts.append(WreckMill(village))
            if g.presses[village]:
                acts.append(WreckPress(village))
        return acts

    def take(self, g: Realm, seat: int, act: Action) -> None:
        if isinstance(act, WreckMill):
            g.mills[act.village] -= 1
            g.tell(MillWrecked(act.village))
        else:
            assert isinstance(act, WreckPress)
            g.presses[act.village] -= 1
            g.tell(PressWrecked(act.village))


def wreck_all(g: Realm, region: int) -> None:
    """A9 All mills and presses of the region, whoever owns them, go back to stock (P3)."""
    villages = g.board.in_region[region]
    mills, presses = sum([g.mills[v] for v in villages]), sum([g.presses[v] for v in villages])
    for village in villages:
        g.mills[village] = g.presses[village] = 0
    g.tell(WorksWrecked(region, mills, presses))


class StormChoice(Question[Realm]):
    """A10 Before the dice the attacker picks a castle there with its holder's soldiers inside, if any."""

    fields = (("seat", SEAT), ("region", REGION), ("dice", NUMBER))

    def __init__(self, seat: int, region: int, dice: int) -> None:
        self.seat, self.region, self.dice = seat, region, dice

    def actors(self, g: Realm) -> Sequence[int]:
        return (self.seat,) if self.choices(g, self.seat) else ()

    def choices(self, g: Realm, seat: int) -> Sequence[Action]:
        return [
            Storm(village)
            for village in g.board.in_region[self.region]
            if g.castle[village] and g.soldiers[village] and g.owner[village] == g.holder(village)
        ]

    def take(self, g: Realm, seat: int, act: Action) -> None:
        assert isinstance(act, Storm)
        g.then(StormDie(act.village, self.dice, 0))


class StormDie(DieThrow):
    """A11 As many soldiers die as the dice show, up to those inside; lords never do; the castle stands."""

    fields = (("village", VILLAGE), ("dice", NUMBER), ("pips", NUMBER))

    def __init__(self, village: int, dice: int, pips: int) -> None:
        self.village, self.dice, self.pips = village, dice, pips

    def take(self, g: Realm, seat: int, act: Action) -> None:
        assert isinstance(act, Die)
        g.shown += 1
        pips = self.pips + act.pips
        if self.dice > 1:
            g.then(StormDie(self.village, self.dice - 1, pips))
            return
        dead = min(pips, g.soldiers[self.village])
        g.dismiss(self.village, dead)
        g.tell(CastleStormed(self.village, pips, dead))


STEPS = (Rebellion, WreckChoice, StormChoice, StormDie)
