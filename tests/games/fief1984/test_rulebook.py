"""The rulebook of Fief holds every ruling of its sources."""

from tests.games.rulebooks import rulebook

RULINGS = {"E": 6, "C": 13, "D": 8, "A": 17, "L": 9, "B": 7, "R": 15, "P": 9, "M": 23, "K": 18, "Q": 10}
RULINGS |= {"F": 21, "N": 8, "S": 9}


def test_rulebook_no_ruling_is_missing() -> None:
    rulings = [ident for ident in rulebook("fief1984") if not ident.startswith("§")]
    assert rulings == [f"{letter}{n}" for letter, last in RULINGS.items() for n in range(1, last + 1)]
