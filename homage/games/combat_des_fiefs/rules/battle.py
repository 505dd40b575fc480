"""§4.2 A battle for the tiles that a surrounded knight shares with enemy keeps."""

from homage.games.combat_des_fiefs.events import (
    BattleJoined,
    BattleLost,
    BattleWon,
    KeepLost,
    LordSank,
    against,
)
from homage.games.combat_des_fiefs.model import Country


def keeps_against(g: Country, cell: int) -> list[int]:
    """§4.2 The defenders: every enemy keep that shares a tile with the pawn on this cell."""
    seat = g.owner(cell)
    enemies = [one for one in sorted(g.pawns) if g.is_keep(one) and g.owner(one) != seat]
    return [keep for keep in enemies if g.common(cell, keep)]


def battlefield(g: Country, cell: int, keeps: list[int]) -> list[int]:
    """§4.2, R4 All tiles that the pawn on this cell shares with any of these keeps; they count for nobody."""
    return [one for one in g.ring(cell) if any(one in g.ring(keep) for keep in keeps)]


def power(g: Country, cell: int, field: list[int]) -> int:
    """§4.2, R2 The tiles around a pawn without the battlefield; those that an own keep shares count too."""
    return g.value([one for one in g.ring(cell) if one not in field])


def battle(g: Country, cell: int) -> None:
    """§4.2 The attacker meets the strongest keep, which stands for all; on equal powers the keep holds."""
    seat, keeps = g.owner(cell), keeps_against(g, cell)
    field = battlefield(g, cell, keeps)
    strength = power(g, cell, field)
    powers = [power(g, keep, field) for keep in keeps]
    defence = max(powers)
    strongest = keeps[powers.index(defence)]
    won = strength > defence
    g.fight = [seat, cell, strength, g.owner(strongest), strongest, defence, int(won), g.value(field)]
    g.fight += [len(keeps), *keeps, *field]
    g.tell(BattleJoined(seat, cell, strength, g.owner(strongest), strongest, defence))
    if won:
        win(g, cell, keeps)
    else:
        g.withdraw(cell)
        g.tell(BattleLost(seat, cell))


def win(g: Country, cell: int, keeps: list[int]) -> None:
    """§4.2 The knight becomes a keep and brings in all his tiles, the battlefield too (R3: not those that his
    Lord has had); the beaten keeps go, and each of their owners loses once what his keeps shared (R5)."""
    seat = g.owner(cell)
    steps = g.value(g.fresh(cell))
    g.fortify(cell)
    g.stairs[seat] += steps
    g.tell(BattleWon(seat, cell, steps, against(steps)))
    for loser in g.clockwise_from(seat):
        beaten = [keep for keep in keeps if g.owner(keep) == loser]
        if not beaten:
            continue
        lost = g.value(battlefield(g, cell, beaten))
        for keep in beaten:
            g.withdraw(keep)
            g.tell(KeepLost(loser, keep))
        g.stairs[loser] -= lost
        g.tell(LordSank(loser, lost, against(lost)))
