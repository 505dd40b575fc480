"""What a screen is told: facts as the page reads them, previews that come true, and reasons."""

import json
import re
from pathlib import Path

import pytest

from homage.engine.values import NOBODY, PLAIN, message
from homage.games.combat_des_fiefs import GAME
from homage.games.combat_des_fiefs.hexes import HALF, cell_at, distance, name_of
from homage.games.combat_des_fiefs.kinds import CELL
from homage.games.combat_des_fiefs.rules.ending import ExtraTurn
from homage.games.combat_des_fiefs.rules.placing import Chosen, Exchange, Laid
from homage.games.combat_des_fiefs.rules.resolving import Resolving
from homage.games.combat_des_fiefs.rules.turn import Knighting
from homage.games.combat_des_fiefs.view import FORETOLD
from tests.conformance import Luck, begun, picked
from tests.games.combat_des_fiefs.table import A, B, P, Q, given, hold, keep, knight, started

CONTRACT = Path(__file__).parents[3] / "web" / "src" / "games" / "combat_des_fiefs" / "view.ts"


def fields(interface: str) -> set[str]:
    """The names that an interface of the page's contract has."""
    text = CONTRACT.read_text(encoding="utf-8")
    body = text[text.index(f"interface {interface} {{") :]
    return set(re.findall(r"^  (\w+):", body[: body.index("\n}")], re.MULTILINE))


def test_view_facts_are_those_that_the_page_reads() -> None:
    g = given(Q)
    keep(g, A, 0, 0)
    knight(g, B, 2, 0)
    hold(g, A, "la")
    g.agenda = [Resolving(B)]
    g.play(B, g.choices(B)[0])
    facts = GAME.facts(GAME.sight(g, A))
    assert set(facts) == fields("CombatFacts")
    for interface, one in [
        ("Tile", facts["tiles"][0]),
        ("Pawn", facts["pawns"][0]),
        ("Player", facts["players"][0]),
        ("Battle", facts["battle"]),
    ]:
        assert set(one) == fields(interface), interface
    assert facts["hand"] == ["lac"] and GAME.facts(GAME.sight(g, B))["hand"] == []
    assert facts["battle"]["power"] == 6 and facts["battle"]["field"] == ["1,0"]
    json.dumps(facts)


@pytest.mark.parametrize("seed", range(4))
def test_view_what_is_foretold_is_what_happens(seed: int) -> None:
    """Each preview of each act of a random game, told from the sight, is what the table then tells."""
    luck = Luck(seed)
    journal = begun(GAME, {"extra_rounds": seed % 2 == 1}, 2 + seed)
    foretold = 0
    while journal.state.question() is not None:
        state = journal.state
        seat = state.awaited()[0]
        act = picked(state, seat, luck)
        before = len(journal.told)
        promised = GAME.previews(GAME.sight(state, seat), act) if seat >= 0 else ()
        journal.append(seat, act.text(), act)
        if promised:
            foretold += 1
            told = [event for event in journal.told[before:] if isinstance(event, FORETOLD)]
            assert told[: len(promised)] == list(promised), act.text()
    assert foretold > 5


def test_view_a_tile_taken_up_is_seen_by_its_owner_alone() -> None:
    g = given({(0, 0): "la"})
    hold(g, A, "ch", "fo")
    g.agenda = [Laid(A, 4)]
    assert [GAME.facts(GAME.sight(g, viewer))["held"] for viewer in (A, B, NOBODY)] == ["champ", None, None]
    prompts = [GAME.view(GAME.sight(g, viewer))["prompt"]["args"]["landscape"] for viewer in (A, B)]
    assert prompts == ["landscape:champ", "landscape:none"]


def reason(g: object, seat: int, text: str) -> tuple[str, dict[str, object]] | None:
    """The rule that is told, and what it speaks of."""
    found = GAME.why(GAME.sight(g, seat), seat, text)  # type: ignore[arg-type]
    if found is None:
        return None
    return found.rule, message(found.about, PLAIN)["args"] if found.about else {}


def test_why_a_tile_cannot_lie_there() -> None:
    g = given({(0, 0): "fo", (1, 0): "la"})
    hold(g, A, "fo")
    g.agenda = [Laid(A, 2)]
    assert reason(g, A, "lay 0,0") == ("T1", {})
    assert reason(g, A, "cell:5,5") == ("T2", {})
    assert reason(g, A, "cell:0,1") == ("T3", {"landscape": "landscape:foret", "cell": "cell:0,0"})
    assert reason(g, A, "cell:2,0") is None
    assert reason(g, A, "lay nowhere") == ("§Place", {}) and reason(g, A, "choose lac") == ("§Place", {})
    assert reason(g, B, "lay 2,0") == ("§Turn", {})
    g.agenda = []
    assert reason(g, A, "lay 2,0") == ("§End", {})


def test_why_a_tile_cannot_be_chosen() -> None:
    g = given({(0, 0): "fo"})
    hold(g, A, "fo", "la")
    g.agenda = [Chosen(A)]
    assert reason(g, A, "landscape:lac") is None
    assert reason(g, A, "landscape:foret") == ("T3", {"landscape": "landscape:foret", "cell": "cell:none"})
    assert reason(g, A, "landscape:champ") == ("T4", {"landscape": "landscape:champ", "cell": "cell:none"})


def test_why_no_knight_can_be_put_there() -> None:
    g = given(P)
    g.agenda = [Knighting(A)]
    assert reason(g, A, "cell:0,0") is None
    assert reason(g, A, "cell:1,0") == ("K1", {})
    knight(g, B, 0, 0)
    assert reason(g, A, "cell:0,0") == ("K2", {})
    g.reserve[A] = 0
    assert reason(g, A, "knight 0,0") == ("K3", {})
    g.resting = 1
    assert reason(g, A, "knight 0,0") == ("R9", {})


def test_why_only_what_is_asked_can_be_resolved_or_put_back() -> None:
    g = given(Q)
    knight(g, A, 0, 0)
    g.agenda = [Resolving(A)]
    assert reason(g, A, "cell:2,0") == ("R10", {})
    g.agenda = [ExtraTurn(A)]
    assert reason(g, A, "found 2,0") == ("R10", {})
    hold(g, A, "la")
    g.agenda = [Exchange(A)]
    assert reason(g, A, "landscape:champ") == ("P1", {})


def test_why_a_tile_of_the_row_cannot_be_had() -> None:
    g = started(2, open_row=True, debt_limit=2)
    for text in ("turn lac", "turn champ", "turn vigne", "turn plus3"):
        g.apply(-2, text)
    assert reason(g, A, "take plus3 3") == ("V2", {})
    assert reason(g, A, "take lac 0") == ("V1", {})
    assert reason(g, A, "take vigne 1") is None


def test_view_cells_have_names_that_read_back() -> None:
    for q, r in ((0, 0), (-3, 5), (HALF - 1, -HALF)):
        assert CELL.read([name_of(cell_at(q, r))], GAME.setup({}, 2).names) == cell_at(q, r)
    assert name_of(NOBODY) == "none" and distance(cell_at(2, -1), cell_at(-1, 1)) == 3
    with pytest.raises(ValueError, match="beyond the plane"):
        CELL.read([f"{HALF},0"], GAME.setup({}, 2).names)
