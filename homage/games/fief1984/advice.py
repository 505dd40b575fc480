"""§5 What a battle will bring: exact odds for bots and previews. It plays no part in the rules."""

from typing import Final

from homage.games.fief1984.rules.p5_battle import dice_for, losses_from

DICE: Final = 3  # at most, on one side


def chances_of_losses(dice: int, castle: bool) -> list[float]:
    """§5e, §5f By counters lost, from 0: how likely a throw of so many dice takes just that many."""
    throws = [1.0]
    for _ in range(dice):
        longer = [0.0] * (len(throws) + 6)
        for total, chance in enumerate(throws):
            for pips in range(1, 7):
                longer[total + pips] += chance / 6
        throws = longer
    found = [0.0] * (losses_from(len(throws) - 1, castle) + 1)
    for total, chance in enumerate(throws):
        found[losses_from(total, castle)] += chance
    return found


IN_THE_OPEN: Final = [chances_of_losses(dice, False) for dice in range(DICE + 1)]
BEHIND_WALLS: Final = [chances_of_losses(dice, True) for dice in range(DICE + 1)]


class Odds:
    """How a battle is likely to end: the attacker's chances (0 to 1) to `win` and `lose`; else both are gone.

    The rest are expected numbers of counters at the end: of either side, and of them the lords, which both
    sides spare as long as they can.
    """

    def __init__(
        self,
        win: float,
        lose: float,
        attackers_left: float,
        defenders_left: float,
        attacking_lords_left: float,
        defending_lords_left: float,
    ) -> None:
        self.win, self.lose = win, lose
        self.attackers_left, self.defenders_left = attackers_left, defenders_left
        self.attacking_lords_left, self.defending_lords_left = attacking_lords_left, defending_lords_left

    @property
    def both_gone(self) -> float:
        """The chance that nobody is left."""
        return max(0.0, 1.0 - self.win - self.lose)


class Oracle:
    """Works out battles and remembers them as long as it lives."""

    def __init__(self) -> None:
        self.known: dict[tuple[int, int, bool, int, int], Odds] = {}

    def odds(
        self,
        attackers: int,
        defenders: int,
        castle: bool = False,
        attacking_lords: int = 0,
        defending_lords: int = 0,
    ) -> Odds:
        """§5c, K2, K3, K8 The odds of so many counters (lords among them) against so many."""
        if attackers <= 0 or defenders <= 0:
            ours, theirs = max(attackers, 0), max(defenders, 0)
            return Odds(
                1.0 if ours else 0.0,
                1.0 if theirs else 0.0,
                ours,
                theirs,
                min(ours, attacking_lords),
                min(theirs, defending_lords),
            )
        key = (attackers, defenders, castle, attacking_lords, defending_lords)
        if key not in self.known:
            self.known[key] = self.after_an_exchange(
                attackers, defenders, castle, attacking_lords, defending_lords
            )
        return self.known[key]

    def after_an_exchange(
        self, attackers: int, defenders: int, castle: bool, attacking_lords: int, defending_lords: int
    ) -> Odds:
        """K2 Both sides throw by the counters they have; the mean over all losses of what follows."""
        sums = [0.0] * 6
        wounds = (BEHIND_WALLS if castle else IN_THE_OPEN)[dice_for(attackers)]
        prices = IN_THE_OPEN[dice_for(defenders)]
        for wound in range(1, len(wounds)):
            for price in range(1, len(prices)):
                chance = wounds[wound] * prices[price]
                if chance:
                    rest = self.odds(
                        attackers - price, defenders - wound, castle, attacking_lords, defending_lords
                    )
                    sums[0] += chance * rest.win
                    sums[1] += chance * rest.lose
                    sums[2] += chance * rest.attackers_left
                    sums[3] += chance * rest.defenders_left
                    sums[4] += chance * rest.attacking_lords_left
                    sums[5] += chance * rest.defending_lords_left
        return Odds(sums[0], sums[1], sums[2], sums[3], sums[4], sums[5])


ORACLE: Final = Oracle()


def odds(
    attackers: int,
    defenders: int,
    castle: bool = False,
    attacking_lords: int = 0,
    defending_lords: int = 0,
) -> Odds:
    """§5 The odds of one battle: the same at every table, so what was worked out once is remembered."""
    return ORACLE.odds(attackers, defenders, castle, attacking_lords, defending_lords)
