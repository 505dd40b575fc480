"""N3, F10 The grammar of deals: `pay-300 get-blaye`. It can grow by further terms."""

from homage.games.fief1984.data import NOTE
from homage.games.fief1984.model import Realm

MOST_TERMS = 8


class Deal:
    """What one player offers another: crowns he pays or gets, villages he gives or takes."""

    def __init__(self, pays: int, gets: int, gives: tuple[int, ...], takes: tuple[int, ...]) -> None:
        self.pays, self.gets, self.gives, self.takes = pays, gets, gives, takes


def read_deal(g: Realm, terms: tuple[str, ...]) -> Deal | None:
    """N3, R15 The deal that these terms spell, in the order pay, get, give, get; None where they spell none.

    Each term comes once and in that order, so that one deal has one spelling (N8); crowns are hundreds and go
    one way only.
    """
    ranks = [rank_of(g, term) for term in terms]
    if not 1 <= len(terms) <= MOST_TERMS or (0, 0) in ranks or ranks != sorted(set(ranks)):
        return None
    pays, gets = [n for rank, n in ranks if rank == 1], [n for rank, n in ranks if rank == 2]
    if len(pays) + len(gets) > 1:
        return None
    gives = tuple([village for rank, village in ranks if rank == 3])
    takes = tuple([village for rank, village in ranks if rank == 4])
    return Deal(sum(pays), sum(gets), gives, takes)


def rank_of(g: Realm, term: str) -> tuple[int, int]:
    """A term's place in a deal and its number or village; (0, 0) for no term: `pay-300` → (1, 300)."""
    verb, _, what = term.partition("-")
    villages = g.names.ids["village"]
    if what in villages and verb in ("give", "get"):
        return (3 if verb == "give" else 4), villages[what]
    crowns = int(what) if what.isdecimal() else 0
    if verb in ("pay", "get") and crowns and crowns % NOTE == 0 and str(crowns) == what:
        return (1 if verb == "pay" else 2), crowns
    return 0, 0


__all__ = ["Deal", "read_deal"]
