"""The names that a board brings along, in each language: villages, regions, bishoprics, places on roads."""

import re
from typing import Final

from homage.games.fief1984.board import Board
from homage.kit import french

Forms = dict[str, str]
TITLED: Final = re.compile(r"(Duchy|County|Barony) of (.+)")
FRENCH_TITLES: Final = {"Duchy": ("Duché", "le "), "County": ("Comté", "le "), "Barony": ("Baronnie", "la ")}


def lexicon(board: Board, language: str) -> dict[str, dict[str, Forms]]:
    """Kind, slug, form. Forms of regions: English `the`; French `le`, `de`, `a` (*dans le comté de Blaye*)."""
    data = board.data
    names = [village["name"] for village in data["villages"]]
    region = french_region if language == "fr" else english_region
    return {
        "village": {slug: {"name": names[at]} for at, slug in enumerate(board.villages)},
        "region": {one["id"]: region(one["name"]) for one in data["regions"]},
        "bishopric": {one["id"]: {"name": one["name"]} for one in data["bishoprics"]},
        "place": {slug: {"name": place(board, names, at, language)} for at, slug in enumerate(board.place_slugs())},
    }


def english_region(name: str) -> Forms:
    """*County of Blaye*, *the County of Blaye*; a name of another make is left as it is."""
    return {"name": name, "the": f"the {name}" if TITLED.fullmatch(name) else name}


def french_region(name: str) -> Forms:
    """*Comté de Blaye*, *le comté de Blaye*, *du comté de Blaye*, *dans le comté de Blaye*."""
    match = TITLED.fullmatch(name)
    if match is None:
        return {"name": name, "le": name, "de": french.of(name), "a": f"dans {name}"}
    title, article = FRENCH_TITLES[match[1]]
    rest = french.of(match[2]).replace("de L'", "de l'")
    low = f"{title.lower()} {rest}"
    of = "du " if article == "le " else "de la "
    return {"name": f"{title} {rest}", "le": article + low, "de": of + low, "a": f"dans {article}{low}"}


def place(board: Board, names: list[str], at: int, language: str) -> str:
    """A village; an entrance as *the road from Villeneuve to Bourg*; a gate as *the gate of Bourg*."""
    name = names[board.faces[at]]
    if board.is_entrance(at):
        origin = names[board.behind[at]]
        if language == "fr":
            return f"la route {french.of(origin)} {french.at(name)}"
        return f"the road from {origin} to {name}"
    if at >= board.first_gate:
        return f"les portes {french.of(name)}" if language == "fr" else f"the gate of {name}"
    return name
