"""Given, when, then: a country in a stated position, rows played on it, and what came of them."""

from collections.abc import Mapping, Sequence
from typing import Any

from homage.engine.values import CHANCE, Value, message
from homage.games.combat_des_fiefs import GAME
from homage.games.combat_des_fiefs.actions import Lay
from homage.games.combat_des_fiefs.data import KINDS, LANDSCAPES
from homage.games.combat_des_fiefs.hexes import cell_at
from homage.games.combat_des_fiefs.model import Country
from homage.games.combat_des_fiefs.rules.placing import Laid
from homage.games.combat_des_fiefs.rules.turn import EndOfTurn, Knighting, StartOfTurn
from tests.conformance import begun

Place = tuple[int, int]
SHORT = dict(zip(("fr", "ca", "fo", "la", "ch", "vi", "p3", "m1", "m2"), range(KINDS), strict=True))

# Board P of the rules page: around (0,0) lie field, forest, vineyard, lake, −1 and quarry.
P: dict[Place, str] = {
    (0, 0): "fr",
    (1, 0): "ch",
    (1, -1): "fo",
    (0, -1): "vi",
    (-1, 0): "la",
    (-1, 1): "m1",
    (0, 1): "ca",
}
# Board Q: P with a second friche at (2,0) and its ring; (1,0) touches both.
Q: dict[Place, str] = P | {
    (2, 0): "fr",
    (3, 0): "vi",
    (3, -1): "la",
    (2, -1): "ca",
    (1, 1): "fo",
    (2, 1): "la",
}
# Board of three friches in a row: Q with a field at (2,1), and a third friche at (4,0).
THREE: dict[Place, str] = Q | {
    (2, 1): "ch",
    (4, 0): "fr",
    (5, 0): "fo",
    (5, -1): "ca",
    (4, -1): "fo",
    (3, 1): "ca",
    (4, 1): "m1",
}
A, B, C = 0, 1, 2


def started(seats: int = 3, **options: object) -> Country:
    """A game whose first tile is to be drawn, the first seat's turn to come."""
    state = begun(GAME, {"first": "first_seat", **options}, seats).state
    assert isinstance(state, Country)
    return state


def landscape(slug: str) -> int:
    """A landscape by its slug or its two letters."""
    return SHORT[slug] if slug in SHORT else LANDSCAPES.index(slug)


def given(tiles: Mapping[Place, str], seats: int = 3, active: int = A, **options: Any) -> Country:
    """These tiles on the plane, all others face down, and the last step of a turn to come."""
    g = GAME.setup(options, seats)
    assert isinstance(g, Country)
    g.active = active
    for place, slug in tiles.items():
        g.leave_pile(landscape(slug))
        g.land[cell_at(*place)] = landscape(slug)
    g.agenda = [EndOfTurn(active)]
    g.events = []
    return g


def hold(g: Country, seat: int, *slugs: str) -> None:
    """Tiles from the pile into a hand."""
    for slug in slugs:
        g.leave_pile(landscape(slug))
        g.gain(seat, landscape(slug), False)


def knight(g: Country, seat: int, *place: int) -> None:
    """A knight out of the reserve."""
    g.post(seat, cell_at(place[0], place[1]))


def keep(g: Country, seat: int, *place: int) -> None:
    """A keep out of the reserve, its tiles counted before."""
    knight(g, seat, *place)
    g.fortify(cell_at(place[0], place[1]))


def lay(g: Country, seat: int, slug: str, *place: int) -> None:
    """A seat lays a tile of the pile; all follows that follows, up to its knight."""
    hold(g, seat, slug)
    g.agenda = [EndOfTurn(seat), Knighting(seat), Laid(seat, landscape(slug))]
    g.active = seat
    g.play(seat, g.offered(seat, Lay(cell_at(place[0], place[1])).text()))


def without(tiles: Mapping[Place, str], *places: Place) -> dict[Place, str]:
    """The same board with gaps."""
    return {place: slug for place, slug in tiles.items() if place not in places}


def offers(g: Country, seat: int) -> list[str]:
    """What a seat may do, as text."""
    return [act.text() for act in g.choices(seat)]


def play(g: Country, *rows: str) -> None:
    """Rows through the checked door: `0 lay 1,0`, `chance turn lac`."""
    for row in rows:
        who, _, text = row.partition(" ")
        g.apply(CHANCE if who == "chance" else int(who), text)
        assert g.faults() == [], row


def told(g: Country) -> list[str]:
    """The ids of what was told."""
    return [str(message(event, g.names)["id"]) for event in g.events or ()]


def turn_of(g: Country, seat: int) -> None:
    """The turn of a seat begins."""
    g.agenda = [StartOfTurn(seat)]
    g.settle()


def seen(values: Sequence[Value]) -> list[str]:
    """Values as text."""
    return [value.text() for value in values]
