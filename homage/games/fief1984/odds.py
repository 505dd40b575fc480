"""§5 Exact odds of a fight to the end."""

from typing import Final

from homage.games.fief1984.rules.p5_battle import dice_for, losses_from

_losses: Final[dict[tuple[int, bool], list[float]]] = {}
_chances: Final[dict[tuple[int, int, bool], float]] = {}


def throws(dice: int) -> list[float]:
    """By sum: how likely so many dice show it."""
    chances = [1.0]
    for _ in range(dice):
        longer = [0.0] * (len(chances) + 6)
        for total, chance in enumerate(chances):
            for pips in range(1, 7):
                longer[total + pips] += chance / 6
        chances = longer
    return chances


def loss_chances(dice: int, walls: bool) -> list[float]:
    """§5f By counters lost: how likely a throw of so many dice costs the other side just that."""
    key = (dice, walls)
    if key not in _losses:
        chances = throws(dice)
        found = [0.0] * (losses_from(len(chances) - 1, walls) + 1)
        for total, chance in enumerate(chances):
            found[losses_from(total, walls)] += chance
        _losses[key] = found
    return _losses[key]


def chance_to_win(attackers: int, defenders: int, walls: bool) -> float:
    """§5c, K2, K3 How likely, from 0 to 1, the attackers are the only ones left; both gone is no victory."""
    if attackers <= 0:
        return 0.0
    if defenders <= 0:
        return 1.0
    key = (attackers, defenders, walls)
    if key not in _chances:
        chance = 0.0
        prices = loss_chances(dice_for(defenders), False)
        for wounds, likely in enumerate(loss_chances(dice_for(attackers), walls)):
            for price, as_likely in enumerate(prices):
                if likely and as_likely:
                    rest = chance_to_win(attackers - price, defenders - wounds, walls)
                    chance += likely * as_likely * rest
        _chances[key] = chance
    return _chances[key]
