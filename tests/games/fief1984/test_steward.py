"""What the steward does in plain positions, and which actions count as blunders."""

import pytest

from homage.engine.values import Action
from homage.games.fief1984.actions.common import Done, Pass
from homage.games.fief1984.data import ATTACKING, WAITING
from homage.games.fief1984.model import Realm
from homage.games.fief1984.rules.p1_cards import CardSlot
from homage.games.fief1984.rules.p2_revenues import TitheSlot
from homage.games.fief1984.rules.p3_purchases import PurchaseSlot
from homage.games.fief1984.rules.p4_forces import ForceOrders
from homage.games.fief1984.rules.p4_movement import MovementSlot
from homage.games.fief1984.rules.p5_combat import Resistance
from homage.games.fief1984.rules.p6_election import Appeal, Suffrage
from homage.games.fief1984.rules.p6_fiefs import FiefSlot
from homage.games.fief1984.sight import sight
from homage.games.fief1984.steward.blunders import blunders
from homage.games.fief1984.steward.counsel import counsel
from homage.games.fief1984.steward.judgement import Judgement
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
)


def answer(g: Realm, seat: int) -> str:
    """What the steward answers for a seat."""
    return counsel(sight(g, seat), g.choices(seat)).text(g.names)


def copy_of(g: Realm) -> Realm:
    """The same table, for another try."""
    clone = g.clone()
    assert isinstance(clone, Realm)
    return clone


def test_he_lays_a_lord_where_soldiers_lack_a_leader() -> None:
    g = given()
    put(g, 0, "blaye", 8)
    put(g, 0, "charolles", 1)
    deal(g, 0, "henri", "sun")
    assert answer(begin(g, CardSlot(0)), 0) == "lay henri blaye"


def test_he_keeps_a_leader_and_makes_the_idle_lord_a_bishop() -> None:
    g = given()
    put(g, 0, "blaye", 8, "henri")
    put(g, 0, "charolles", 0, "jean")
    deal(g, 0, "bishop_sigy")
    assert answer(begin(g, CardSlot(0)), 0) == "ordain jean sigy"
    g = given()
    put(g, 0, "blaye", 8, "henri")
    deal(g, 0, "bishop_sigy")
    assert "ordain" not in answer(begin(g, CardSlot(0)), 0), "the only lord leads soldiers"


def test_he_throws_the_plague_at_a_rival_and_not_at_himself() -> None:
    g = given()
    put(g, 0, "blaye", 9, "henri")
    put(g, 1, "sennecy", 9, "jean")
    deal(g, 0, "plague")
    assert answer(begin(g, CardSlot(0)), 0) == "unleash plague barony_north"


def test_he_shows_the_tithe_of_the_see_that_brings_more() -> None:
    g = given()
    put(g, 0, "blaye", 1, "henri", "jean")
    put(g, 1, "sigy", 2)
    ordain(g, "henri", "blaye")
    ordain(g, "jean", "sigy")
    deal(g, 0, "bishopric_tithe")
    assert answer(begin(g, TitheSlot(0)), 0) == "bishop-tithe sigy"


def test_he_builds_what_pays_back_and_guards_a_threatened_capital_first() -> None:
    g = given()
    put(g, 0, "blaye", 8, "henri")
    fund(g, s0=500)
    assert answer(begin(g, PurchaseSlot(0)), 0) == "buy-mill blaye"
    g = given()
    put(g, 0, "blaye", 2, "henri")
    fief(g, 0, "county_blaye", "henri", "blaye")
    put(g, 1, "charolles", 12, "jean")
    fund(g, s0=1200)
    assert answer(begin(g, PurchaseSlot(0)), 0).startswith("buy-soldiers blaye ")


def test_he_takes_the_free_village_that_completes_his_region() -> None:
    g = given()
    put(g, 0, "blaye", 5, "henri")
    put(g, 0, "la_salle", 1)
    put(g, 0, "beaujeu", 1)
    assert answer(begin(g, MovementSlot(0)), 0).startswith("move henri charolles ")


def test_he_never_leaves_his_capital_empty_beside_an_enemy() -> None:
    g = given()
    put(g, 0, "blaye", 0, "henri")
    fief(g, 0, "county_blaye", "henri", "blaye")
    put(g, 1, "villeneuve", 9, "jean")
    put(g, 1, "charolles", 3, "louis")
    begin(g, MovementSlot(0))
    assert answer(g, 0) == "done"
    moves = [act for act in g.choices(0) if act.text(g.names).startswith("move henri la_salle")]
    assert blunders(g, 0, moves[0]) == ["empty-capital"]


def test_not_to_fill_an_empty_capital_beside_an_enemy_is_a_blunder() -> None:
    g = given()
    put(g, 0, "la_salle", 3, "henri")
    fief(g, 0, "county_blaye", "henri", "blaye")
    put(g, 1, "charolles", 3, "louis")
    begin(g, MovementSlot(0))
    assert blunders(g, 0, Done()) == ["empty-capital"]
    assert answer(g, 0).startswith("move henri blaye ")


@pytest.mark.parametrize(("soldiers", "said"), [(12, "attack"), (3, "besiege")])
def test_he_attacks_at_good_odds_and_besieges_at_bad_ones(soldiers: int, said: str) -> None:
    g = given()
    put(g, 1, "bourg", 6, "jean")
    force(g, 0, "bourg-from-villeneuve", WAITING, soldiers, "henri")
    begin(g, ForceOrders(0, place("bourg-from-villeneuve")))
    assert answer(g, 0).split()[0] == said


def test_an_assault_under_one_in_five_is_a_blunder_where_there_was_a_choice() -> None:
    g = given()
    put(g, 1, "bourg", 12, "jean")
    force(g, 0, "bourg-from-villeneuve", WAITING, 2, "henri")
    begin(g, ForceOrders(0, place("bourg-from-villeneuve")))
    attack = next(act for act in g.choices(0) if act.text(g.names).startswith("attack"))
    assert blunders(g, 0, attack) == ["hopeless-assault"]


def test_he_lets_villagers_resist() -> None:
    g = given()
    put(g, 0, "blaye", 3, "henri")
    fief(g, 0, "county_blaye", "henri", "blaye")
    put(g, 1, "charolles", 3, "louis")
    assert answer(begin(g, Resistance(0, village("charolles"))), 0) == "resist charolles"


def test_he_votes_for_his_own_lord_with_all_he_has() -> None:
    g = given()
    put(g, 0, "blaye", 3, "henri", "jean")
    ordain(g, "jean", "blaye")
    put(g, 1, "sigy", 3, "louis")
    assert answer(begin(g, Suffrage(0)), 0) == "vote henri 3"


def test_he_asks_others_to_crown_him_and_giving_up_is_a_blunder() -> None:
    g = given()
    put(g, 0, "blaye", 3, "henri")
    put(g, 1, "sigy", 3, "louis")
    ordain(g, "louis", "sigy", cardinal=True)
    fund(g, s0=500)
    begin(g, Appeal(0, lord("henri"), 0, ()))
    assert answer(g, 0) == "ask-clergy 1 200"
    assert blunders(g, 0, Pass()) == ["unsanctified"]


def test_he_raises_his_region_when_he_has_the_king_and_else_pays_for_it() -> None:
    g = given()
    for slug in ("sennecy", "l_epervier", "chateauneuf"):
        put(g, 0, slug, 1)
    put(g, 0, "sennecy", 0, "henri")
    g.king = lord("henri")
    assert answer(begin(copy_of(g), FiefSlot(0, ())), 0) == "raise barony_north"
    put(g, 1, "sigy", 3, "louis")
    g.king = lord("louis")
    fund(g, s0=900)
    assert answer(begin(g, FiefSlot(0, ())), 0) == "ask-fief barony_north 400"


def test_a_threat_is_what_one_enemy_can_bring_in_a_turn() -> None:
    g = given()
    put(g, 0, "blaye", 2, "henri")
    put(g, 1, "charolles", 5, "jean")
    put(g, 1, "la_salle", 2, "louis")
    put(g, 2, "bourg", 20, "pierre")
    j = Judgement(g, 0)
    assert j.threat(village("blaye")) == 5 + 1 + 2 + 1
    assert j.garrison(village("blaye")) == 1 and j.worth_of_region(region("county_blaye")) > 0


def test_a_fight_in_hand_is_no_blunder() -> None:
    g = given()
    put(g, 1, "bourg", 2, "jean")
    force(g, 0, "bourg-from-villeneuve", ATTACKING, 9, "henri")
    begin(g, MovementSlot(0))
    acts: list[Action] = list(g.choices(0))
    assert [blunders(g, 0, act) for act in acts] == [[] for _ in acts]
