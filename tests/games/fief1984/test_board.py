"""Boards: the two that come with the game, and the faults of one's own."""

import copy
import json
from importlib.resources import files
from typing import Any

import pytest

from homage.games.fief1984.board import Board, standard_board
from homage.games.fief1984.board_faults import board_faults
from homage.games.fief1984.data import COLOURS
from homage.games.fief1984.fief import GAME

Data = dict[str, Any]


def data(slug: str = "1984r") -> Data:
    """A board's data, to be spoilt."""
    text = files("homage.games.fief1984").joinpath(f"boards/{slug}.json").read_text(encoding="utf-8")
    read: Data = json.loads(text)
    return read


@pytest.mark.parametrize(("slug", "seats"), [("1984r", 6), ("2011", 8)])
def test_boards_that_come_with_the_game_are_sound(slug: str, seats: int) -> None:
    assert board_faults(data(slug), seats) == []


def test_board_2_1_the_kingdom_of_1984_is_as_the_rulebook_counts_it() -> None:
    board = standard_board("1984r")
    assert len(board.villages) == 24 and len(board.roads) == 31
    assert sorted([len(villages) for villages in board.in_region]) == [3, 3, 4, 4, 5, 5]
    assert len(board.in_see[board.sees.index("blaye")]) == 6
    tournus, andromy, medard = [board.villages.index(slug) for slug in ("tournus", "st_andromy", "st_medard")]
    assert andromy in board.neighbours[tournus] and medard in board.neighbours[andromy]


def test_board_the_alternative_bishoprics_are_another_list() -> None:
    board = standard_board("1984r", alternative=True)
    sizes = {see: len(board.in_see[number]) for number, see in enumerate(board.sees)}
    assert sizes == {"blaye": 6, "tournus": 7, "bourg": 7, "sigy": 4}


def test_board_m5_each_road_has_an_entrance_at_either_end() -> None:
    board = standard_board("1984r")
    bourg, villeneuve = board.villages.index("bourg"), board.villages.index("villeneuve")
    entrance = board.entrance(bourg, villeneuve)
    assert (board.faces[entrance], board.behind[entrance]) == (bourg, villeneuve)
    assert board.other_end(entrance) == board.entrance(villeneuve, bourg)
    assert board.entrance(bourg, board.villages.index("sigy")) == -1
    assert board.names.slugs["place"][board.gate(bourg)] == "bourg-gate"
    assert not board.is_entrance(board.gate(bourg)) and board.is_entrance(entrance)
    assert board.region_at(entrance) == board.region[bourg]


def spoil(board: Data, path: str, value: Any) -> Data:
    """A copy with one thing replaced: `villages.0.x`."""
    spoilt = copy.deepcopy(board)
    *steps, last = path.split(".")
    at: Any = spoilt
    for step in steps:
        at = at[int(step)] if isinstance(at, list) else at[step]
    if isinstance(at, list):
        at[int(last)] = value
    else:
        at[last] = value
    return spoilt


@pytest.mark.parametrize(
    ("path", "value", "fault"),
    [
        ("villages", None, "“villages” must be a list"),
        ("roads", "many", "“roads” must be a list"),
        ("slug", 7, "“slug” must be a word of small letters, digits and _"),
        ("slug", "../x", "“slug” must be a word of small letters, digits and _"),
        (
            "villages.0",
            "beaujeu",
            "villages, entry 1: “id” must be a word of small letters, digits and _, but not “none”",
        ),
        (
            "villages.0.id",
            "Beau-jeu",
            "villages, entry 1: “id” must be a word of small letters, digits and _, but not “none”",
        ),
        (
            "regions.1.id",
            "none",
            "regions, entry 2: “id” must be a word of small letters, digits and _, but not “none”",
        ),
        ("villages.1.id", "beaujeu", "villages: the id beaujeu stands there twice"),
        ("bishoprics.0.name", " ", "bishoprics: blaye needs a “name”"),
        ("villages.0.x", 1001, "beaujeu: “x” must be a number from 0 to 1000"),
        ("villages.0.y", True, "beaujeu: “y” must be a number from 0 to 1000"),
        ("villages.0.y", None, "beaujeu: “y” must be a number from 0 to 1000"),
        ("villages.0.region", "atlantis", "beaujeu: the region 'atlantis' is not on the board"),
        ("villages.0.region", [], "beaujeu: the region [] is not on the board"),
        ("villages.0.bishopric", "rome", "beaujeu: the bishopric 'rome' is not on the board"),
        ("villages.0.region", "duchy_sigy", "duchy_sigy: a region has 2 to 5 villages, this one has 6"),
        ("regions.0.title", "empire", "duchy_tournus: “title” must be one of duchy, county, barony"),
        ("regions.0.colour", "red", "duchy_tournus: “colour” must be like #d8402a, or left out"),
        ("regions.0.colour", None, "duchy_tournus: “colour” must be like #d8402a, or left out"),
        ("regions.0.edge", 3, "duchy_tournus: “edge” must be a word, or left out"),
        ("bishoprics.0.id", "cluny", "cluny: no village lies in this bishopric"),
        ("alternative_bishoprics", [], "“alternative_bishoprics” must give a bishopric for village ids"),
        (
            "alternative_bishoprics.rome",
            "bourg",
            "alternative_bishoprics: rome in 'bourg' is not on the board",
        ),
        ("seats.0", "atlantis", "seats: the region 'atlantis' is not on the board"),
        ("seats.0", "duchy_sigy", "seats: duchy_sigy stands there more than once"),
        ("seats", ["duchy_sigy"], "seats: 2 players need 2 regions, there are 1"),
        ("roads.0", ["beaujeu"], "roads, entry 1: a road joins two villages of the board, not ['beaujeu']"),
        (
            "roads.0",
            ["beaujeu", 4],
            "roads, entry 1: a road joins two villages of the board, not ['beaujeu', 4]",
        ),
        ("roads.0", "beaujeu", "roads, entry 1: a road joins two villages of the board, not 'beaujeu'"),
        ("roads.0", ["beaujeu", "beaujeu"], "roads, entry 1: beaujeu is joined to itself"),
        ("roads.0", ["st_ciers", "beaujeu"], "roads, entry 2: beaujeu and st_ciers are joined twice"),
    ],
)
def test_board_each_fault_is_told(path: str, value: Any, fault: str) -> None:
    assert fault in board_faults(spoil(data(), path, value))


def test_board_a_village_off_the_roads_is_told() -> None:
    board = data()
    board["roads"] = [road for road in board["roads"] if "beaujeu" not in road]
    assert board_faults(board) == ["beaujeu: no road leads there"]


def test_board_villages_that_cannot_be_reached_are_told() -> None:
    board = data()
    ends = ("beaujeu", "la_salle", "blaye", "charolles", "sennecy", "l_epervier", "chateauneuf")
    board["roads"] = [road for road in board["roads"] if (road[0] in ends) == (road[1] in ends)]
    faults = board_faults(board)
    assert len(faults) == 1 and faults[0].startswith("the roads do not lead to mazilles, belleville, tournus")
    assert faults[0].endswith("from beaujeu")


def test_board_without_any_road_all_villages_are_told() -> None:
    board = data()
    board["roads"] = []
    assert len(board_faults(board)) == 24


def test_board_all_faults_are_told_at_once() -> None:
    board = spoil(spoil(data(), "villages.0.x", -1), "roads.0", ["beaujeu", "beaujeu"])
    assert len(board_faults(board)) == 2


def test_board_a_huge_board_is_refused() -> None:
    board = data()
    board["villages"] = [{**board["villages"][0], "id": f"v{number}"} for number in range(41)]
    board["regions"] = [{**board["regions"][0], "id": f"r{number}"} for number in range(11)]
    faults = board_faults(board)
    assert (
        "there are 41 villages; 40 is the most" in faults and "there are 11 regions; 10 is the most" in faults
    )


def test_board_a_small_board_of_ones_own_can_be_built() -> None:
    small: Data = {
        "slug": "two_valleys",
        "villages": [
            {
                "id": f"v{number}",
                "name": f"V{number}",
                "x": number,
                "y": 0,
                "region": f"r{number // 2}",
                "bishopric": "see",
            }
            for number in range(4)
        ],
        "regions": [{"id": f"r{number}", "name": "R", "title": "barony"} for number in range(2)],
        "bishoprics": [{"id": "see", "name": "See"}],
        "seats": ["r0", "r1"],
        "roads": [["v0", "v1"], ["v1", "v2"], ["v2", "v3"]],
    }
    assert board_faults(small) == []
    board = Board(small)
    assert board.place_count == 4 + 6 + 4 and board.names.slugs["card"][-1] == "bishop_see"
    state = GAME.setup({"board": small}, 2)
    state.settle()
    drawn = GAME.view(GAME.sight(state, 0))["facts"]["board"]["regions"]
    assert [(region["colour"], region["edge"]) for region in drawn] == [(COLOURS[0], ""), (COLOURS[1], "")]
