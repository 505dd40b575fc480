"""Decks that somebody else has put together: an Earl's own, or the Joust deck of one's own copy."""

from collections.abc import Mapping
from typing import Any

from homage.engine.errors import BadOption
from homage.games.conclave.data import (
    COPIES,
    DECK_CARDS,
    EARL_KINDS,
    EARLS,
    JOUST_CARDS,
    JOUST_COUNTS,
    JOUSTS,
    PALACE,
)


def deck_faults(counts: Mapping[str, int]) -> list[str]:
    """M1 Everything that is wrong with an Earl deck, given as number by type; nothing if it will do. The
    Palace is not counted."""
    faults = [f"{name} is no type of Earl card" for name in counts if name not in EARLS and name != PALACE]
    for name in EARLS:
        if counts.get(name, 0) < 0:
            faults.append(f"{name} cannot be fewer than 0")
        elif counts.get(name, 0) > COPIES:
            faults.append(f"{name} stands {counts[name]} times, and there are {COPIES}")
    total = sum([counts.get(name, 0) for name in EARLS])
    if total != DECK_CARDS:
        faults.append(f"the cards are {total}, and must be {DECK_CARDS}")
    return faults


def put_range(earl: int, put: int) -> range:
    """M1 How many cards of a type may go into a deck that holds `put` of the types before it: so many that
    exactly 24 can come out."""
    later = COPIES * (EARL_KINDS - 1 - earl)
    left = DECK_CARDS - put
    return range(max(0, left - later), min(COPIES, left) + 1)


def joust_faults(table: Mapping[str, Any]) -> list[str]:
    """M10 Everything that is wrong with a table of Joust cards; nothing if it will do."""
    faults = [f"{name} is no Joust card" for name in table if name not in JOUSTS]
    for name in JOUSTS:
        count = table.get(name)
        if type(count) is not int or not 0 <= count <= JOUST_CARDS:
            faults.append(f"{name} needs a whole number of cards, from 0 to {JOUST_CARDS}")
    if faults:
        return faults
    total = sum(table.values())
    if total != JOUST_CARDS:
        faults.append(f"the cards are {total}, and must be {JOUST_CARDS}")
    elif JOUST_CARDS in table.values():
        faults.append("all cards are alike, so that no tie could be broken")
    return faults


def joust_counts(options: Mapping[str, Any]) -> list[int]:
    """M10 The Joust deck: the standard one, or that of one's own copy. Raises BadOption, which lists all
    faults."""
    table = options["joust"]
    if table is None:
        return list(JOUST_COUNTS)
    faults = joust_faults(table)
    if faults:
        raise BadOption("This Joust deck cannot be played with: " + "; ".join(faults) + ".", "M10")
    return [table[name] for name in JOUSTS]
