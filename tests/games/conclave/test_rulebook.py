"""The rulebook of Conclave holds every ruling of its sources; that each has a scenario, and each cited id
exists, `tests/games/test_rulebooks.py` looks for in every game."""

from tests.games.rulebooks import rulebook

RULINGS = {"H": 1, "R": 25, "M": 12}
PARTS = {"Call", "Deal", "Declare", "Challenge", "Resolve", "Tie", "Reward", "Honest", "Order"}


def test_rulebook_no_ruling_is_missing() -> None:
    rulings = [ident for ident in rulebook("conclave") if not ident.startswith("§")]
    assert rulings == [f"{letter}{n}" for letter, last in RULINGS.items() for n in range(1, last + 1)]
    assert {ident[1:] for ident in rulebook("conclave") if ident.startswith("§")} == PARTS
