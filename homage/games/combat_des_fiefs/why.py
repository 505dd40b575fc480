"""Why not? The rule for each cell, tile or text that is not offered at the moment."""

from typing import Final

from homage.engine.errors import IllegalAction
from homage.engine.game import Reason
from homage.engine.sight import Sight
from homage.engine.values import NOBODY, Action, Value, read_action
from homage.games.combat_des_fiefs.actions import Choose, Found, Lay, PlaceKnight, Resolve, Take
from homage.games.combat_des_fiefs.data import FRICHE
from homage.games.combat_des_fiefs.kinds import CELL, LANDSCAPE
from homage.games.combat_des_fiefs.model import Country
from homage.games.combat_des_fiefs.rules.placing import Laid

# Question: what a cell or a tile means in it, and the rule that it carries out.
MOMENTS: Final = {
    "Beginner": ("first", "S3"),
    "Middle": ("turn", "§Set-up"),
    "FillRow": ("turn", "V1"),
    "Draw": ("turn", "§Draw"),
    "TakeTile": ("take", "V1"),
    "Chosen": ("choose", "§Place"),
    "Laid": ("lay", "§Place"),
    "Exchange": ("put-back", "P1"),
    "Resolving": ("resolve", "R1"),
    "Knighting": ("knight", "§Knight"),
    "ExtraTurn": ("found", "V4"),
}


class Neighbour(Value):
    """A tile that is in the way."""

    fields = (("landscape", LANDSCAPE), ("cell", CELL))

    def __init__(self, landscape: int, cell: int) -> None:
        self.landscape, self.cell = landscape, cell


def why(seen: Sight[Country], seat: int, text: str) -> Reason | None:
    """The rule that keeps this text, or this target, from being offered to a seat; None where it is."""
    g = seen.state
    question = g.question()
    if question is None:
        return Reason("§End")
    verb, rule = MOMENTS[type(question).__name__]
    if ":" in text:
        text = f"{verb} {text.partition(':')[2]}"
    if text in [act.text(g.names) for act in g.choices(seat)]:
        return None
    if not question.open_to(g, seat):
        return Reason("§Turn")
    try:
        act = read_action(text, g.verbs, g.names)
    except IllegalAction:
        return Reason(rule)
    return closer(g, seat, act) if act.verb in (verb, "knight") else Reason(rule)


def closer(g: Country, seat: int, act: Action) -> Reason:
    """The rule that closes just this, of what the moment allows."""
    asked = g.question()
    if isinstance(act, Lay) and isinstance(asked, Laid):
        return not_laid(g, act.cell, asked.landscape)
    if isinstance(act, Choose):
        return Reason("T3" if act.landscape in g.held(seat) else "T4", Neighbour(act.landscape, NOBODY))
    if isinstance(act, PlaceKnight):
        return no_knight(g, seat, act.cell)
    if isinstance(act, Take):
        return Reason("V2" if act.landscape in g.row else "V1")
    return Reason("R10" if isinstance(act, Resolve | Found) else "P1")


def not_laid(g: Country, cell: int, landscape: int) -> Reason:
    """§Place Why the tile cannot lie on this cell."""
    if cell in g.land:
        return Reason("T1")
    for beside in g.ring(cell):
        if g.land[beside] == landscape:
            return Reason("T3", Neighbour(landscape, beside))
    return Reason("T2")


def no_knight(g: Country, seat: int, cell: int) -> Reason:
    """§Knight Why no knight can be put there."""
    if not g.reserve[seat]:
        return Reason("R9" if g.resting and seat == g.active else "K3")
    return Reason("K2" if g.land.get(cell, NOBODY) == FRICHE else "K1")
