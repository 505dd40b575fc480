"""Every fault of a board of one's own, as text: what is wrong and what would be right."""

import re
from collections.abc import Mapping
from typing import Any, Final

from homage.games.fief1984.data import COLOURS, TITLES

BOARD_SLUG: Final = re.compile(r"[a-z0-9_]{1,40}\Z")
SLUG: Final = re.compile(r"[a-z][a-z0-9_]{0,39}\Z")
COLOUR: Final = re.compile(r"#[0-9a-fA-F]{6}\Z")
MOST_VILLAGES: Final = 40
MOST_REGIONS: Final = 10
REGION_SIZES: Final = (2, 5)
MEASURE: Final = 1000  # coordinates lie in 0…1000
LISTS: Final = ("villages", "regions", "bishoprics", "seats", "roads")


def board_faults(data: Mapping[str, Any], seats: int = 2) -> list[str]:
    """What is wrong with a board for so many seats; nothing where it can be played on."""
    found = [f"“{name}” must be a list" for name in LISTS if not isinstance(data.get(name), list)]
    if not isinstance(data.get("slug"), str) or not BOARD_SLUG.match(data["slug"]):
        found.append("“slug” must be a word of small letters, digits and _")
    if found:
        return found
    for kind in ("villages", "regions", "bishoprics"):
        found += faults_of_ids(kind, data[kind])
    if found:
        return found
    return [
        *faults_of_villages(data),
        *faults_of_regions(data),
        *faults_of_bishoprics(data),
        *faults_of_seats(data, seats),
        *faults_of_roads(data),
    ]


def faults_of_ids(kind: str, things: list[Any]) -> list[str]:
    """Each thing has an id of its own and a name."""
    found: list[str] = []
    seen: list[str] = []
    for number, thing in enumerate(things, 1):
        slug = thing.get("id") if isinstance(thing, dict) else None
        if not isinstance(slug, str) or not SLUG.match(slug) or slug == "none":
            found.append(
                f"{kind}, entry {number}: “id” must be a word of small letters, digits and _, but not “none”"
            )
            continue
        if slug in seen:
            found.append(f"{kind}: the id {slug} stands there twice")
        seen.append(slug)
        if not isinstance(thing.get("name"), str) or not thing["name"].strip():
            found.append(f"{kind}: {slug} needs a “name”")
    return found


def ids_of(things: list[Any]) -> list[str]:
    """Their ids, in order."""
    return [thing["id"] for thing in things]


def faults_of_villages(data: Mapping[str, Any]) -> list[str]:
    """Each village lies on the map, in a region and a bishopric of the board."""
    found: list[str] = []
    regions, sees = ids_of(data["regions"]), ids_of(data["bishoprics"])
    if len(data["villages"]) > MOST_VILLAGES:
        found.append(f"there are {len(data['villages'])} villages; {MOST_VILLAGES} is the most")
    for village in data["villages"]:
        slug = village["id"]
        for axis in ("x", "y"):
            value = village.get(axis)
            if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= MEASURE:
                found.append(f"{slug}: “{axis}” must be a number from 0 to {MEASURE}")
        if village.get("region") not in regions:
            found.append(f"{slug}: the region {village.get('region')!r} is not on the board")
        if village.get("bishopric") not in sees:
            found.append(f"{slug}: the bishopric {village.get('bishopric')!r} is not on the board")
    return found


def faults_of_regions(data: Mapping[str, Any]) -> list[str]:
    """A region has two to five villages, and a title; it may have a colour and an edge of the board."""
    found: list[str] = []
    least, most = REGION_SIZES
    if len(data["regions"]) > MOST_REGIONS:
        found.append(f"there are {len(data['regions'])} regions; {MOST_REGIONS} is the most")
    for region in data["regions"]:
        size = [village.get("region") for village in data["villages"]].count(region["id"])
        if not least <= size <= most:
            found.append(f"{region['id']}: a region has {least} to {most} villages, this one has {size}")
        if region.get("title") not in TITLES:
            found.append(f"{region['id']}: “title” must be one of {', '.join(TITLES)}")
        colour, edge = region.get("colour", COLOURS[0]), region.get("edge", "")
        if not isinstance(colour, str) or not COLOUR.match(colour):
            found.append(f"{region['id']}: “colour” must be like #d8402a, or left out")
        if not isinstance(edge, str):
            found.append(f"{region['id']}: “edge” must be a word, or left out")
    return found


def faults_of_bishoprics(data: Mapping[str, Any]) -> list[str]:
    """A bishopric has a village; another list of bishoprics names each village once."""
    found: list[str] = []
    sees, villages = ids_of(data["bishoprics"]), ids_of(data["villages"])
    for see in sees:
        if see not in [village.get("bishopric") for village in data["villages"]]:
            found.append(f"{see}: no village lies in this bishopric")
    other = data.get("alternative_bishoprics", {})
    if not isinstance(other, dict):
        return [*found, "“alternative_bishoprics” must give a bishopric for village ids"]
    for village, see in other.items():
        if village not in villages or see not in sees:
            found.append(f"alternative_bishoprics: {village} in {see!r} is not on the board")
    return found


def faults_of_seats(data: Mapping[str, Any], seats: int) -> list[str]:
    """The seats are the regions, clockwise round the board, each once; there are enough of them."""
    found: list[str] = []
    regions = ids_of(data["regions"])
    for region in data["seats"]:
        if region not in regions:
            found.append(f"seats: the region {region!r} is not on the board")
        elif data["seats"].count(region) > 1:
            found.append(f"seats: {region} stands there more than once")
    if len(data["seats"]) < seats:
        found.append(f"seats: {seats} players need {seats} regions, there are {len(data['seats'])}")
    return found


def faults_of_roads(data: Mapping[str, Any]) -> list[str]:
    """A road joins two villages, once; no village is off the roads, and each can be reached from each."""
    found: list[str] = []
    villages = ids_of(data["villages"])
    neighbours: dict[str, list[str]] = {village: [] for village in villages}
    for number, road in enumerate(data["roads"], 1):
        if not isinstance(road, list) or len(road) != 2 or any(end not in villages for end in road):
            found.append(f"roads, entry {number}: a road joins two villages of the board, not {road!r}")
        elif road[0] == road[1]:
            found.append(f"roads, entry {number}: {road[0]} is joined to itself")
        elif road[1] in neighbours[road[0]]:
            found.append(f"roads, entry {number}: {road[0]} and {road[1]} are joined twice")
        else:
            neighbours[road[0]].append(road[1])
            neighbours[road[1]].append(road[0])
    alone = [village for village in villages if not neighbours[village]]
    found += [f"{village}: no road leads there" for village in alone]
    cut = [village for village in villages if village not in alone and village not in reached(neighbours)]
    if cut:
        found.append(f"the roads do not lead to {', '.join(cut)} from {start_of(neighbours)}")
    return found


def start_of(neighbours: Mapping[str, list[str]]) -> str:
    """The first village that is on a road, or none."""
    return next((village for village, roads in neighbours.items() if roads), "")


def reached(neighbours: Mapping[str, list[str]]) -> list[str]:
    """The villages that roads lead to from the first one on a road."""
    found = [start_of(neighbours)]
    for village in found:
        found += [other for other in neighbours.get(village, []) if other not in found]
    return found
