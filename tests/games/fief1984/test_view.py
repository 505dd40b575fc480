"""What a screen is told of a Fief table: the facts, the battle, bids, odds."""

from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from homage.engine.values import NOBODY
from homage.games.fief1984 import GAME
from homage.games.fief1984.actions.combat import Fight
from homage.games.fief1984.actions.movement import Attack, Move
from homage.games.fief1984.advice import odds
from homage.games.fief1984.data import ASSAULTING, ATTACKING, BESIEGING
from homage.games.fief1984.model import Realm
from homage.games.fief1984.rules.ending import EndOfTurn
from homage.games.fief1984.rules.p1_cards import CardSlot
from homage.games.fief1984.rules.p4_movement import MovementSlot
from homage.games.fief1984.rules.p5_battle import Battle, Casualties, Exchange, dice_for, losses_from
from homage.games.fief1984.rules.p5_coalition import Alliance, SealedBids
from homage.games.fief1984.rules.turn import Turn
from homage.games.fief1984.sight import sight
from homage.games.fief1984.view import WinningOdds, facts, phase, previews
from tests.conformance import begun
from tests.games.fief1984.table import (
    begin,
    deal,
    fief,
    force,
    fund,
    given,
    lord,
    ordain,
    place,
    put,
    region,
    village,
    when,
)


def shown(g: Realm, viewer: int = 0) -> dict[str, Any]:
    """The facts that a viewer's screen gets."""
    return facts(sight(g, viewer))


def hamlet(g: Realm, slug: str) -> dict[str, Any]:
    """One village of the facts."""
    return next(one for one in shown(g)["villages"] if one["id"] == slug)


def test_view_holds_what_the_screens_were_promised() -> None:
    """The keys of the facts are a contract with the client."""
    keys = {
        "board",
        "turn",
        "phase",
        "first",
        "order",
        "goal",
        "limit",
        "players",
        "villages",
        "forces",
        "regions",
    }
    keys |= {"lords", "king", "bank", "deck", "discards", "hand", "bids", "battle"}
    g = given(3)
    told = shown(g)
    assert set(told) == keys
    assert len(told["board"]["villages"]) == 24 and len(told["board"]["roads"]) == 31
    assert told["board"]["villages"][0]["bishopric"] == "sigy"
    assert {one["id"] for one in told["board"]["bishoprics"]} == {"blaye", "bourg", "sigy", "tournus"}
    assert told["goal"] == 3 and told["limit"] == {"turns": None, "minutes": None}
    assert told["deck"] == 58 and told["discards"] == 0 and told["hand"] == []


def test_view_tells_villages_forces_and_lords() -> None:
    g = given(3)
    put(g, 0, "bourg", 3, "henri")
    force(g, 1, "bourg-from-villeneuve", BESIEGING, 4, "roland")
    put(g, 0, "bourg-gate", 1, "jean")
    ordain(g, "roland", "bourg", cardinal=True)
    g.castle[village("bourg")], g.mills[village("bourg")] = 1, 2
    told = hamlet(g, "bourg")
    assert (told["holder"], told["occupant"], told["soldiers"], told["lords"]) == (0, 0, 3, ["henri"])
    assert told["castle"] and told["mills"] == 2 and told["besieged"]
    assert told["sortie"] == {"soldiers": 1, "lords": ["jean"], "relief": False}
    assert shown(g)["forces"] == [
        {
            "village": "bourg",
            "from": "villeneuve",
            "seat": 1,
            "soldiers": 4,
            "lords": ["roland"],
            "standing": "besieging",
        }
    ]
    lords = {one["id"]: one for one in shown(g)["lords"]}
    assert lords["roland"] == {
        "id": "roland",
        "seat": 1,
        "place": "road:villeneuve>bourg",
        "bishop": "bourg",
        "cardinal": True,
        "king": False,
    }
    assert lords["jean"]["place"] == "village:bourg"
    assert shown(g)["players"][0]["soldiers_in_stock"] == 26
    g.standing[place("bourg-from-villeneuve")] = ASSAULTING
    assert shown(g)["forces"][0]["standing"] == "attacking"


def test_view_tells_fiefs_custody_and_the_king() -> None:
    g = given(3)
    put(g, 0, "bourg", 3, "henri")
    fief(g, 0, "county_bourg", "henri", "bourg")
    g.king = lord("henri")
    g.weather[region("county_blaye")] = 1
    told = shown(g)
    regions = {one["id"]: one for one in told["regions"]}
    assert regions["county_bourg"]["fief"] == {
        "holder": 0,
        "bearer": "henri",
        "capital": "bourg",
        "custody": False,
    }
    assert regions["county_blaye"]["weather"] and regions["county_blaye"]["fief"] is None
    assert told["king"] == {"lord": "henri", "seat": 0}
    assert hamlet(g, "bourg")["capital"] and hamlet(g, "st_vivien")["holder"] == 0
    assert told["players"][0]["titles"] == ["county_bourg"] and told["players"][0]["votes"] == 2


def test_view_a_bank_without_limit_shows_no_sum() -> None:
    g = given(3)
    assert shown(g)["bank"]["cash"] == 10_800
    g.settings = given(3, bank="unlimited").settings
    assert shown(g)["bank"]["cash"] is None


def test_view_shows_a_hand_card_by_card() -> None:
    g = given(3)
    deal(g, 0, "sun", "sun", "henri")
    assert shown(g)["hand"] == ["henri", "sun", "sun"] and shown(g, 1)["hand"] == []
    assert [player["hand"] for player in shown(g, 2)["players"]] == [3, 0, 0]


def test_turn_the_phase_is_read_off_the_agenda() -> None:
    g = given(2, turn=0)
    assert phase(g) == 0
    g = given(2)
    put(g, 0, "bourg", 2, "henri")
    put(g, 1, "blaye", 2, "jean")
    fund(g, s0=500, s1=500)
    g.then(Turn())
    g.settle()
    assert phase(g) == 1
    seen = set[int]()
    rows = 0
    while g.turn == 2:
        question = g.question()
        assert question is not None
        seen.add(phase(g))
        seat = g.awaited()[0]
        rows += 1
        g.play(seat, question.choices(g, seat)[0] if seat < 0 else question.default(g, seat))
        assert rows < 200
    assert seen == {1, 2, 3, 4, 6}, "nobody fights, so nobody is asked anything in phase 5"


def test_turn_the_discards_at_its_end_belong_to_phase_six() -> None:
    g = given(2)
    deal(g, 0, "sun")
    begin(g, EndOfTurn(), CardSlot(0))
    assert phase(g) == 6
    g.agenda.clear()
    assert phase(g) == 6, "and so does the end of the game"


# ---- battles and bids


def storming(castle: int = 1) -> Realm:
    """The rulebook's example: Henri and six soldiers attack Roland and four in the castle of Bourg."""
    g = given(2)
    force(g, 0, "bourg-from-villeneuve", ATTACKING, 6, "henri")
    put(g, 1, "bourg", 4, "roland")
    g.castle[village("bourg")] = castle
    return g


def test_5d_the_dice_of_a_battle_are_shown_as_they_fall() -> None:
    g = storming()
    begin(g, Battle(village("bourg"), 0, 1, (place("bourg-from-villeneuve"),), (village("bourg"),)))
    told = shown(g)["battle"]
    assert told == {
        "village": "bourg",
        "kind": "attack",
        "attacker": 0,
        "defender": 1,
        "castle": True,
        "attacker_dice": [],
        "defender_dice": [],
    }
    when(g, "chance die 3", "chance die 2")
    assert shown(g)["battle"]["attacker_dice"] == [3, 2]
    when(g, "chance die 5")
    assert shown(g)["battle"]["attacker_dice"] == [], "the dice are read: losses are chosen"
    assert shown(g)["battle"]["village"] == "bourg" and list(g.awaited()) == [1]


def test_k12_rivals_and_m11_sorties_are_other_kinds_of_battle() -> None:
    g = storming(0)
    force(g, 1, "bourg-from-st_vivien", ATTACKING, 2)
    rivals = Battle(
        village("bourg"), 0, 1, (place("bourg-from-villeneuve"),), (place("bourg-from-st_vivien"),)
    )
    assert shown(begin(g, rivals))["battle"]["kind"] == "bidders"
    g.agenda.clear()
    put(g, 1, "bourg-gate", 2)
    sortie = Battle(village("bourg"), 1, 0, (place("bourg-gate"),), (place("bourg-from-villeneuve"),))
    told = shown(begin(g, sortie))["battle"]
    assert (told["kind"], told["castle"], told["attacker"]) == ("sortie", False, 1)


def test_k14_the_losses_of_allies_are_shown_as_a_battle_too() -> None:
    g = given(3)
    force(g, 0, "bourg-from-villeneuve", ATTACKING, 6, "henri")
    force(g, 2, "bourg-from-st_vivien", ATTACKING, 6, "jean")
    put(g, 1, "bourg", 9, "roland")
    begin(g, Alliance(0, 2, 1, village("bourg")))
    when(g, "chance die 6", "chance die 6", "chance die 1", "chance die 1")
    told = shown(g)["battle"]
    assert told is not None and told["village"] == "bourg" and told["attacker_dice"] == []


def test_k4_a_side_that_is_gone_is_still_named() -> None:
    g = storming()
    begin(g, Battle(village("bourg"), 0, 1, (place("bourg-from-villeneuve"),), (village("bourg"),)))
    when(g, "chance die 6", "chance die 6", "chance die 1")
    told = shown(g)["battle"]
    assert (told["attacker"], told["defender"]) == (0, 1) and list(g.awaited()) == [1]
    empty = Exchange(village("bourg"), 0, 1, (place("bourg-from-st_vivien"),), (village("bourg"),), ())
    g.agenda.append(empty)
    assert shown(g)["battle"]["attacker"] == 0, "nobody of his stands there any more"
    g.agenda[:] = [Casualties(1, village("bourg"), (village("bourg"),), 1, 0)]
    assert shown(g)["battle"] is None


def test_k15_bids_are_shown_without_their_sums() -> None:
    g = given(3)
    fund(g, s0=300, s1=300)
    assert shown(g)["bids"] is None and shown(g)["battle"] is None
    begin(g, SealedBids((0, 1), ("-", "-"), village("bourg"), (0, 0), 0))
    when(g, "1 bid 300")
    assert shown(g)["bids"] == {"village": "bourg", "seats": [0, 1], "sealed": [1]}


# ---- odds


def by_hand(attackers: int, defenders: int, walls: bool) -> Fraction:
    """The chance that the attackers alone are left, by listing all dice."""
    if attackers <= 0 or defenders <= 0:
        return Fraction(int(attackers > 0))
    ours, theirs = dice_for(attackers), dice_for(defenders)
    won = Fraction(0)
    for dice in product(range(1, 7), repeat=ours + theirs):
        wounds, price = losses_from(sum(dice[:ours]), walls), losses_from(sum(dice[ours:]), False)
        won += by_hand(attackers - price, defenders - wounds, walls)
    return won / Fraction(6 ** (ours + theirs))


@pytest.mark.parametrize(("ours", "theirs"), [(1, 1), (2, 1), (3, 4), (5, 2)])
@pytest.mark.parametrize("walls", [False, True])
def test_5f_odds_are_exact(ours: int, theirs: int, walls: bool) -> None:
    assert odds(ours, theirs, walls).win == pytest.approx(float(by_hand(ours, theirs, walls)))


def test_5f_odds_rise_with_counters_and_fall_with_walls() -> None:
    for theirs in range(1, 15):
        chances = [round(odds(ours, theirs, False).win, 9) for ours in (1, 3, 6, 7, 13, 20)]
        assert chances == sorted(chances)
        assert odds(7, theirs, True).win <= chances[4]
    assert odds(0, 3, False).win == 0 and odds(3, 0, True).win == 1


def test_m6_an_attack_is_previewed_with_its_odds() -> None:
    g = storming()
    told = previews(sight(g, 0), Fight(village("bourg")))
    percent = round(100 * odds(7, 5, True).win)
    assert list(told) == [WinningOdds(percent, 7, 5)]
    force(g, 0, "bourg-from-st_vivien", BESIEGING, 3)
    both = previews(sight(g, 0), Attack(place("bourg-from-st_vivien")))
    assert list(both) == [WinningOdds(round(100 * odds(10, 5, True).win), 10, 5)]
    assert previews(sight(g, 0), Move(lord("henri"), village("villeneuve"), 0)) == ()


def test_view_labels_ranges_and_targets_of_a_choice() -> None:
    g = given(2)
    put(g, 0, "bourg", 3, "henri")
    begin(g, MovementSlot(0))
    choices = GAME.view(sight(g, 0))["choices"]
    move = next(one for one in choices if one["text"].startswith("move henri st_vivien"))
    assert move["range"] == {"least": 0, "most": 3, "step": 1} and move["group"] == "move"
    assert move["targets"] == ["lord:henri", "village:st_vivien"]
    assert move["label"]["id"] == "act-move" and move["label"]["args"]["lord"] == "lord:henri"
    assert GAME.view(sight(g, NOBODY))["choices"] == []


def test_view_the_first_question_of_a_game_can_be_shown() -> None:
    state = begun(GAME, {}, 4).state
    told = GAME.view(GAME.sight(state, 2))
    assert told["awaited"] == [] or told["prompt"]["id"].startswith("ask-")
    assert told["facts"]["phase"] == 0
