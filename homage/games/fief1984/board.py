"""A board: villages, roads, regions, bishoprics; and the places where pieces may stand."""

import json
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any

from homage.engine.values import NOBODY, Names
from homage.games.fief1984.data import FIXED_CARDS, LORDS, STANDINGS


class Board:
    """One map, read from JSON data that `board_faults` finds nothing wrong with. Never changed.

    Places are numbered: first the villages; then for each road its two *entrances*, where a force stands
    before the village it faces (M5); then a *gate* for each village, where those who sally out or bring
    relief stand (M11, M19).
    """

    def __init__(self, data: Mapping[str, Any], alternative: bool = False) -> None:
        self.data = data
        villages, regions, sees = data["villages"], data["regions"], data["bishoprics"]
        self.slug: str = data["slug"]
        self.villages: list[str] = [village["id"] for village in villages]
        self.regions: list[str] = [region["id"] for region in regions]
        self.sees: list[str] = [see["id"] for see in sees]
        self.titles: list[str] = [region["title"] for region in regions]
        self.seats: list[int] = [self.regions.index(region) for region in data["seats"]]
        other = data["alternative_bishoprics"] if alternative else {}
        self.region: list[int] = [self.regions.index(village["region"]) for village in villages]
        self.see: list[int] = [self.sees.index(other.get(v["id"], v["bishopric"])) for v in villages]
        self.in_region: list[list[int]] = [members(self.region, region) for region in range(len(regions))]
        self.in_see: list[list[int]] = [members(self.see, see) for see in range(len(sees))]
        self.roads: list[tuple[int, int]] = [
            (self.villages.index(a), self.villages.index(b)) for a, b in data["roads"]
        ]
        self.lay_places()
        self.names = Names(
            {
                "village": self.villages,
                "region": self.regions,
                "bishopric": self.sees,
                "card": [*FIXED_CARDS, *[f"bishop_{see}" for see in self.sees]],
                "place": self.place_slugs(),
                "lord": LORDS,
                "standing": STANDINGS,
            }
        )

    def lay_places(self) -> None:
        """Number entrances and gates, and tell for each place what it faces and what lies behind."""
        count = len(self.villages)
        self.village_count = count
        self.faces: list[int] = list(range(count))  # by place: the village it belongs to
        self.behind: list[int] = [NOBODY] * count  # by place: of an entrance, the village it was entered from
        self.neighbours: list[list[int]] = [[] for _ in range(count)]
        self.entrances: list[list[int]] = [[] for _ in range(count)]  # by village: the places before it
        self.entrance_to: list[int] = [NOBODY] * (count * count)  # village * count + origin
        for a, b in self.roads:
            for village, origin in ((a, b), (b, a)):
                self.entrance_to[village * count + origin] = len(self.faces)
                self.entrances[village].append(len(self.faces))
                self.neighbours[village].append(origin)
                self.faces.append(village)
                self.behind.append(origin)
        self.first_gate = len(self.faces)
        self.faces.extend(range(count))
        self.behind.extend([NOBODY] * count)
        self.place_count = len(self.faces)
        self.distances: list[int] = []  # village * count + village: roads between them
        for village in range(count):
            self.distances.extend(roads_from(village, self.neighbours))

    def place_slugs(self) -> list[str]:
        """`bourg`, `bourg-from-villeneuve`, `bourg-gate`."""
        slugs = list(self.villages)
        for place in range(self.village_count, self.first_gate):
            slugs.append(f"{self.villages[self.faces[place]]}-from-{self.villages[self.behind[place]]}")
        return slugs + [f"{village}-gate" for village in self.villages]

    def entrance(self, village: int, origin: int) -> int:
        """The place before a village on the road from another; NOBODY where no road leads."""
        return self.entrance_to[village * self.village_count + origin]

    def other_end(self, entrance: int) -> int:
        """The place at the other end of an entrance's road."""
        return self.entrance(self.behind[entrance], self.faces[entrance])

    def gate(self, village: int) -> int:
        """Where pieces stand that fight their way out of a village or to it."""
        return self.first_gate + village

    def distance(self, a: int, b: int) -> int:
        """How many roads lie between two villages."""
        return self.distances[a * self.village_count + b]

    def is_entrance(self, place: int) -> bool:
        """Is it on a road?"""
        return self.village_count <= place < self.first_gate

    def region_at(self, place: int) -> int:
        """A13 The region of a place: on a road, that of the village it faces."""
        return self.region[self.faces[place]]


def roads_from(village: int, neighbours: Sequence[Sequence[int]]) -> list[int]:
    """By village: how many roads away it lies; as many as there are villages where no road leads."""
    count = len(neighbours)
    steps = [count] * count
    steps[village] = 0
    reached = [village]
    for at in reached:
        for other in neighbours[at]:
            if steps[other] == count:
                steps[other] = steps[at] + 1
                reached.append(other)
    return steps


def members(groups: Sequence[int], group: int) -> list[int]:
    """Who belongs to a group."""
    return [one for one, its in enumerate(groups) if its == group]


def standard_board(slug: str, alternative: bool = False) -> Board:
    """A board that comes with the game: `1984r` or `2011`. Raises FileNotFoundError."""
    text = files("homage.games.fief1984").joinpath(f"boards/{slug}.json").read_text(encoding="utf-8")
    return Board(json.loads(text), alternative)
