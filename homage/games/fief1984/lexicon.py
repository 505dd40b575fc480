"""The names that a board brings along, in each language: villages, regions, bishoprics, places on roads."""

import re
from typing import Final

from homage.engine.values import NOBODY
from homage.games.fief1984.board import Board
from homage.kit import french

Forms = dict[str, str]
TITLED: Final = re.compile(r"(Duchy|County|Barony) of (.+)")
FRENCH_TITLES: Final = {"Duchy": ("Duché", "le "), "County": ("Comté", "le "), "Barony": ("Baronnie", "la ")}


def lexicon(board: Board, language: str) -> dict[str, dict[str, Forms]]:
    """Kind, slug, form. Forms of regions: English `the`; French `le`, `de`, `a` (*dans le comté de
    Blaye*)."""
    data = board.data
    names = [village["name"] for village in data["villages"]]
    region = french_region if language == "fr" else english_region
    return {
        "village": {slug: {"name": names[at]} for at, slug in enumerate(board.villages)},
        "region": {one["id"]: region(one["name"]) for one in data["regions"]},
        "bishopric": {one["id"]: {"name": one["name"]} for one in data["bishoprics"]},
        "card": {f"bishop_{one['id']}": bishop(one["name"], language) for one in data["bishoprics"]},
        "place": {slug: place(board, names, at, language) for at, slug in enumerate(board.place_slugs())},
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


def bishop(see: str, language: str) -> Forms:
    """A bishop's card, and `a`: the card in a sentence."""
    if language == "fr":
        return {"name": f"Évêché {french.of(see)}", "a": f"l’évêché {french.of(see)}"}
    return {"name": f"Bishop of {see}", "a": f"the bishop of {see}"}


def place(board: Board, names: list[str], at: int, language: str) -> Forms:
    """A village; an entrance, a force's place before a village on the road from another; a gate, where a
    sortie fights.

    Forms: `from` and `to` for a march, `village` and `behind` (the road's other end), in French also with
    `de`, `a`.
    """
    village, behind = names[board.faces[at]], board.behind[at]
    origin = names[behind] if behind != NOBODY else village
    if language == "fr":
        return french_place(board, at, village, origin)
    forms = {"village": village, "behind": origin}
    if board.is_entrance(at):
        road = f"{village}, on the road from {origin}"
        return forms | {"name": road, "from": f"from the road before {village}", "to": f"up to {village}"}
    gate = at >= board.first_gate
    to = f"to the relief of {village}" if gate else f"to {village}"
    return forms | {
        "name": f"the gate of {village}" if gate else village,
        "from": f"from {village}",
        "to": to,
    }


def french_place(board: Board, at: int, village: str, origin: str) -> Forms:
    """The forms of a place in French."""
    of, in_ = french.of(village), french.at(village)
    forms = {
        "village": village,
        "village-de": of,
        "village-a": in_,
        "behind": origin,
        "behind-de": french.of(origin),
    }
    if board.is_entrance(at):
        road = f"{village}, par la route {french.of(origin)}"
        return forms | {"name": road, "from": f"de devant {village}", "to": f"jusque devant {village}"}
    gate = at >= board.first_gate
    to = f"au secours {of}" if gate else in_
    return forms | {"name": f"les portes {of}" if gate else village, "from": of, "to": to}
