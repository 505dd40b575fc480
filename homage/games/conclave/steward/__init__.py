"""A sensible player: what he makes of the others, what he expects, and what he does."""

from homage.games.conclave.steward.counsel import counsel

__all__ = ["counsel"]
