"""The golden matches of Conclave: the common ones, decks of one's own, and one for each way to end."""

from typing import Any

from golden import Recipes, Table, common, result

from homage.games.conclave import GAME


def ends_by(reason: str, seats: int, whims: int, **options: Any) -> str:
    """The first match that ends for this reason, of so many."""
    for seed in range(1, 400):
        text = Table(GAME, seats, seed, whims, **options).play()
        if result(text)["reason"] == reason:
            return text
    raise LookupError(f"no match ended for {reason}")


def recipes() -> Recipes:
    """Each match by its name."""
    joust = {"prince": 4, "vassal": 8, "no_luck": 12}
    return {
        **common(GAME),
        "own-decks": lambda: Table(GAME, 3, 21, 30, decks="own", rounds=2).play(),
        "own-joust-deck": lambda: Table(GAME, 4, 22, 15, short=True, joust=joust).play(),
        "by-points": lambda: ends_by("most-points", 4, 20, short=True),
        "by-fewer-lies": lambda: ends_by("fewer-lies", 3, 20, short=True, rounds=2),
        "by-more-hits": lambda: ends_by("more-hits", 4, 20, short=True, rounds=1),
        "last-at-table": lambda: ends_by("last-at-table", 3, 100, rounds=10),
    }
