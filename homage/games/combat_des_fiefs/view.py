"""What a screen draws of a table, made from the viewer's sight alone."""

from collections.abc import Sequence
from typing import Any, Final

from homage.engine.sight import Sight
from homage.engine.values import NOBODY, Action, Value
from homage.games.combat_des_fiefs.actions import Found, Lay, PlaceKnight, Resolve
from homage.games.combat_des_fiefs.data import KINDS, LANDSCAPES, PRICES, VALUES
from homage.games.combat_des_fiefs.events import (
    BattleJoined,
    BattleLost,
    BattleWon,
    BonusGained,
    FiefFounded,
    KeepLost,
    LordSank,
)
from homage.games.combat_des_fiefs.hexes import name_of, q_of, r_of
from homage.games.combat_des_fiefs.lookahead import at_once
from homage.games.combat_des_fiefs.model import Country
from homage.games.combat_des_fiefs.rules.placing import Laid

Json = dict[str, Any]

PHASES: Final = {
    "Hands": "setup",
    "Beginner": "setup",
    "Middle": "setup",
    "FillRow": "draw",
    "Draw": "draw",
    "TakeTile": "draw",
    "Chosen": "place",
    "Laid": "place",
    "Exchange": "place",
    "Resolving": "resolve",
    "Knighting": "knight",
    "ExtraTurn": "extra",
}
FORETOLD: Final = (BonusGained, FiefFounded, BattleJoined, BattleWon, BattleLost, KeepLost, LordSank)


def cell_or_none(cell: int) -> str | None:
    """A cell's name, None for no cell."""
    return name_of(cell) if cell != NOBODY else None


def words_for(counts: Sequence[int]) -> list[str]:
    """The landscapes of these tiles, each as often as there is one."""
    return [LANDSCAPES[kind] for kind, count in enumerate(counts) for _ in range(count)]


def facts(seen: Sight[Country]) -> Json:
    """The whole table for a screen."""
    g, viewer = seen.state, seen.viewer
    asked = g.agenda[-1] if g.agenda else None
    held = asked.landscape if isinstance(asked, Laid) else NOBODY
    return {
        "turn": g.turn,
        "phase": PHASES.get(type(asked).__name__, "end"),
        "active": g.active if g.active != NOBODY else None,
        "pile": g.left,
        "tiles": [tile(cell, kind) for cell, kind in g.land.items()],
        "last": cell_or_none(list(g.land)[-1] if g.land else NOBODY),
        "pawns": [pawn(g, cell) for cell in g.pawns],
        "players": [player(g, seat) for seat in range(g.seats)],
        "hand": words_for(g.hand(viewer)) if viewer != NOBODY else [],
        "held": LANDSCAPES[held] if held != NOBODY else None,
        "row": [LANDSCAPES[kind] for kind in g.row],
        "prices": list(PRICES[: len(g.row)]),
        "values": dict(zip(LANDSCAPES, VALUES, strict=True)),
        "unseen": dict(zip(LANDSCAPES, g.pile, strict=True)),
        "battle": fight(g),
    }


def tile(cell: int, kind: int) -> Json:
    """One tile that lies on the plane."""
    return {
        "cell": name_of(cell),
        "q": q_of(cell),
        "r": r_of(cell),
        "landscape": LANDSCAPES[kind],
        "value": VALUES[kind],
    }


def pawn(g: Country, cell: int) -> Json:
    """One pawn."""
    return {
        "cell": name_of(cell),
        "seat": g.owner(cell),
        "keep": g.is_keep(cell),
        "ring": len(g.ring(cell)),
    }


def player(g: Country, seat: int) -> Json:
    """One seat: Lord, pawns, and as much of the hand as all know."""
    return {
        "seat": seat,
        "step": g.stairs[seat],
        "reserve": g.reserve[seat],
        "resting": g.resting if seat == g.active else 0,
        "hand": g.sizes[seat],
        "known": words_for(g.known[seat * KINDS : (seat + 1) * KINDS]),
    }


def fight(g: Country) -> Json | None:
    """§4.2 The last battle of this turn with its sums, or None."""
    if not g.fight:
        return None
    seat, cell, power, defender, keep, defence, won, spoils, count = g.fight[:9]
    rest = [name_of(one) for one in g.fight[9:]]
    return {
        "seat": seat,
        "cell": name_of(cell),
        "power": power,
        "defender": defender,
        "keep": name_of(keep),
        "defence": defence,
        "keeps": rest[:count],
        "field": rest[count:],
        "spoils": spoils,
        "won": won == 1,
    }


def previews(seen: Sight[Country], act: Action) -> Sequence[Value]:
    """§Bonus, §4 What would follow at once, told as it would be if it were done."""
    if not isinstance(act, Lay | Resolve | PlaceKnight | Found):
        return ()
    ahead = at_once(seen.state, seen.viewer, act)
    return [event for event in ahead.events or () if isinstance(event, FORETOLD)]
