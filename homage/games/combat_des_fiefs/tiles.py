"""How many tiles of each landscape a game has: the standard table, or one of the owner's own copy (S1)."""

from collections.abc import Mapping
from typing import Any

from homage.engine.errors import BadOption
from homage.games.combat_des_fiefs.data import (
    COUNTS,
    FRICHE,
    HARMFUL,
    LANDSCAPES,
    LEAST_FRICHES,
    LEAST_MODEST,
    MODEST,
    TILES,
)


def table_faults(table: Mapping[str, Any]) -> list[str]:
    """S1 Everything that is wrong with a table of tile counts, landscape by landscape; nothing if it will
    do."""
    faults = [f"{name} is no landscape" for name in table if name not in LANDSCAPES]
    for name in LANDSCAPES:
        count = table.get(name)
        if type(count) is not int or count < 0:
            faults.append(f"{name} needs a whole number of tiles, 0 or more")
    if faults:
        return faults
    total, friches = sum(table.values()), table[LANDSCAPES[FRICHE]]
    modest = sum([table[LANDSCAPES[kind]] for kind in MODEST])
    if total != TILES:
        faults.append(f"the tiles are {total}, and should be {TILES}")
    if friches < LEAST_FRICHES:
        faults.append(f"the friches are {friches}, and must be at least {LEAST_FRICHES}")
    if modest < LEAST_MODEST:
        faults.append(f"the tiles of value +1 are {modest}, and must be at least {LEAST_MODEST}")
    return faults


def tile_counts(options: Mapping[str, Any]) -> list[int]:
    """S1, V3 The tiles in play by landscape, before those that five players remove. Raises BadOption, which
    lists all faults of a table of one's own."""
    table = options["tiles"]
    if table is not None:
        faults = table_faults(table)
        if faults:
            raise BadOption("This table of tiles cannot be played with: " + "; ".join(faults) + ".", "S1")
    counts = list(COUNTS) if table is None else [table[name] for name in LANDSCAPES]
    if options["harmless"]:
        for kind in HARMFUL:
            counts[kind] = 0
    return counts
