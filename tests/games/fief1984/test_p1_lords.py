"""Phase 1 §1c, §1d: lords laid, bishops, cardinals."""

from homage.engine.values import NOBODY
from homage.games.fief1984.data import BESIEGING, KEPT
from homage.games.fief1984.model import Realm
from homage.games.fief1984.rules.consequences import Consequences
from homage.games.fief1984.rules.p1_cards import CardSlot
from homage.games.fief1984.rules.p4_movement import Movement
from homage.games.fief1984.rules.p6_election import Election
from tests.games.fief1984.table import (
    begin,
    card,
    deal,
    fief,
    force,
    fund,
    given,
    lord,
    offers,
    ordain,
    put,
    region,
    see,
    told,
    village,
    when,
)


def slot(g: Realm, seat: int = 0) -> Realm:
    """One player's go."""
    return begin(g, CardSlot(seat))


def holding(*cards: str, seat: int = 0) -> Realm:
    """A player's go with these cards in hand. Seat 0 is at home in the County of Blaye."""
    g = given()
    deal(g, seat, *cards)
    return slot(g, seat)


def with_verb(g: Realm, verb: str, seat: int = 0) -> list[str]:
    return [text for text in offers(g, seat) if text.split()[0] == verb]


# ---- lords -------------------------------------------------------------------------------------------------


def test_1c_a_lord_is_laid_into_the_castle() -> None:
    """§1c, L2 Henri's card is laid, and his counter stands in the castle village."""
    g = given()
    put(g, 0, "blaye", 8)
    g.castle[village("blaye")] = 1
    deal(g, 0, "henri")
    slot(g)
    assert with_verb(g, "lay") == ["lay henri blaye"]
    before = g.shown
    when(g, "0 lay henri blaye")
    assert g.family[lord("henri")] == 0 and g.where[lord("henri")] == village("blaye")
    assert g.hand_size[0] == 0 and g.shown > before and told(g)[-1] == "lord-laid"
    assert g.faults() == [] and list(g.awaited()) == [0]


def test_l1_several_lords_may_be_laid_in_a_turn() -> None:
    g = given()
    put(g, 0, "blaye", 8)
    g.castle[village("blaye")] = 1
    deal(g, 0, "henri", "jean", "eric")
    when(slot(g), "0 lay jean blaye", "0 lay henri blaye", "0 lay eric blaye", "0 done")
    assert g.lords_of(0) == [lord("eric"), lord("henri"), lord("jean")]


def test_l2_any_own_castle_will_do_also_a_besieged_one() -> None:
    g = given()
    for slug in ("blaye", "bourg"):
        put(g, 0, slug, 2)
        g.castle[village(slug)] = 1
    force(g, 1, "bourg-from-villeneuve", BESIEGING, 4, "jean")
    g.castle[village("sigy")] = 1
    put(g, 2, "sigy", 1)
    deal(g, 0, "henri")
    slot(g)
    assert with_verb(g, "lay") == ["lay henri blaye", "lay henri bourg"]


def test_l2_a_castle_with_an_intruder_inside_is_closed() -> None:
    """L2, F9 In one's own fief, too; an empty castle there is open."""
    g = given()
    put(g, 0, "bourg", 2, "pierre")
    fief(g, 0, "county_bourg", "pierre", "bourg")
    put(g, 1, "villeneuve", 1)
    g.castle[village("villeneuve")] = g.castle[village("st_vivien")] = 1
    deal(g, 0, "henri")
    slot(g)
    assert with_verb(g, "lay") == ["lay henri st_vivien"]


def test_l3_without_a_castle_he_goes_to_a_free_village_of_his_region() -> None:
    """L3 Free is also what is one's own, but not where an opponent stands."""
    g = given()
    put(g, 0, "blaye", 1)
    put(g, 1, "beaujeu", 1)
    deal(g, 0, "henri")
    slot(g)
    assert with_verb(g, "lay") == ["lay henri la_salle", "lay henri blaye", "lay henri charolles"]


def test_l3_with_no_free_village_in_his_region_he_goes_to_any() -> None:
    """L3 Not into an opponent's fief, though its village be empty."""
    g = given()
    for slug in ("beaujeu", "la_salle", "blaye", "charolles"):
        put(g, 1, slug, 1)
    put(g, 2, "bourg", 1, "jean")
    fief(g, 2, "county_bourg", "jean", "bourg")
    deal(g, 0, "henri")
    slot(g)
    laid = with_verb(g, "lay")
    assert len(laid) == 24 - 4 - 4 and "lay henri villeneuve" not in laid and "lay henri sigy" in laid


def test_l3_a_village_given_to_him_is_his_while_he_stands_in_it() -> None:
    """L3, F10 And closed to its giver while he does."""
    g = given()
    put(g, 0, "villeneuve", 1)
    put(g, 2, "bourg", 1, "jean")
    fief(g, 2, "county_bourg", "jean", "bourg")
    g.given[village("villeneuve")] = 0
    g.castle[village("villeneuve")] = 1
    deal(g, 0, "henri")
    deal(g, 2, "eric")
    slot(g, 2)
    assert "lay eric villeneuve" not in offers(g, 2)
    when(g, "2 done")
    slot(g)
    assert with_verb(g, "lay") == ["lay henri villeneuve"]


def test_l3_a_fief_in_custody_is_the_custodians() -> None:
    """L3, F14 He may lay a lord into its empty villages; its empty castles are none of his own."""
    g = given()
    put(g, 0, "sigy", 1, "pierre")
    g.king = lord("pierre")
    fief(g, 0, "county_blaye", "pierre", "blaye")
    g.custody[region("county_blaye")], g.bearer[region("county_blaye")] = KEPT, NOBODY
    g.castle[village("charolles")] = 1
    put(g, 1, "blaye", 2)
    g.sitting[region("county_blaye")] = 1
    deal(g, 0, "henri")
    deal(g, 2, "eric")
    slot(g)
    assert with_verb(g, "lay") == ["lay henri beaujeu", "lay henri la_salle", "lay henri charolles"]
    put(g, 0, "charolles", 1)
    assert with_verb(g, "lay") == ["lay henri charolles"]
    when(g, "0 done")
    slot(g, 2)
    assert "lay eric beaujeu" not in offers(g, 2)


def test_l4_with_no_free_village_the_card_stays_in_hand() -> None:
    g = given()
    for slug in g.board.villages:
        put(g, 1, slug, 1)
    deal(g, 0, "henri")
    slot(g)
    assert offers(g, 0) == ["done", "exchange henri", "discard henri"]


def test_l5_a_lord_moves_in_the_turn_in_which_he_is_laid() -> None:
    g = holding("henri")
    when(g, "0 lay henri blaye", "0 done")
    begin(g, Movement())
    assert "move henri charolles 0" in offers(g, 0)


def test_l6_a_lord_alone_holds_a_village() -> None:
    g = holding("henri")
    when(g, "0 lay henri la_salle")
    assert g.holder(village("la_salle")) == 0


def test_l7_each_counter_belongs_to_one_card() -> None:
    """L7 Henri and Hugues share an initial and nothing else."""
    g = holding("henri", "hugues")
    when(g, "0 lay hugues la_salle")
    assert g.family[lord("henri")] == NOBODY and g.family[lord("hugues")] == 0
    assert with_verb(g, "lay") == [
        f"lay henri {slug}" for slug in ("beaujeu", "la_salle", "blaye", "charolles")
    ]


def test_l8_lords_are_laid_only_in_ones_own_slot() -> None:
    g = given()
    deal(g, 0, "henri")
    deal(g, 1, "jean")
    slot(g)
    assert offers(g, 1) == []
    when(g, "0 lay henri blaye")
    assert not [text for text in offers(g, 0) if "henri" in text]


def test_c13_cards_laid_are_seen_by_all() -> None:
    """C13, C6 Who knew two cards to be in the last shuffle now knows where they are."""
    g = holding("henri", "bishop_blaye")
    for slug in ("henri", "bishop_blaye"):
        g.reborn[g.cards + card(slug)] = 1
    when(g, "0 lay henri blaye", "0 ordain henri blaye")
    assert g.reborn == [0] * (3 * g.cards)


def test_f16_a_new_lord_bears_the_titles_kept_without_one() -> None:
    g = given()
    put(g, 0, "bourg", 1)
    fief(g, 0, "county_bourg", "jean", "bourg")
    g.bearer[region("county_bourg")] = NOBODY
    deal(g, 0, "henri")
    when(slot(g), f"0 {with_verb(g, 'lay')[0]}")
    assert g.bearer[region("county_bourg")] == lord("henri") and "title-borne" in told(g)


# ---- bishops and cardinals ---------------------------------------------------------------------------------


def test_b1_a_bishops_card_goes_under_a_lord_without_one() -> None:
    """B1, Q9 Own lords only; never the King, never twice."""
    g = given()
    put(g, 0, "blaye", 1, "henri", "jean", "pierre")
    put(g, 1, "bourg", 1, "eric")
    g.king = lord("pierre")
    ordain(g, "jean", "sigy")
    deal(g, 0, "bishop_blaye")
    slot(g)
    assert with_verb(g, "ordain") == ["ordain henri blaye"]
    before = g.shown
    when(g, "0 ordain henri blaye")
    assert g.see[lord("henri")] == see("blaye") and g.bishop_of(see("blaye")) == lord("henri")
    assert g.hand_size[0] == 0 and told(g)[-1] == "bishop-made" and g.shown == before + 1
    assert g.faults() == []


def test_b1_without_a_lord_nobody_becomes_bishop() -> None:
    assert with_verb(holding("bishop_blaye"), "ordain") == []


def test_b1_a_lord_laid_in_the_same_slot_may_become_bishop_and_cardinal() -> None:
    """B1, B4 All in one go."""
    g = holding("henri", "bishop_tournus")
    assert with_verb(g, "ordain") == []
    when(g, "0 lay henri blaye", "0 ordain henri tournus", "0 elevate henri", "0 done")
    assert g.cardinal[lord("henri")] == 1 and g.votes_of(0) == 3


def test_b2_a_bishop_may_bear_a_title() -> None:
    g = given()
    put(g, 0, "bourg", 1, "henri")
    fief(g, 0, "county_bourg", "henri", "bourg")
    deal(g, 0, "bishop_bourg")
    when(slot(g), "0 ordain henri bourg")
    begin(g, Consequences())
    assert g.bearer[region("county_bourg")] == lord("henri") and g.votes_of(0) == 3


def test_b4_a_bishop_becomes_cardinal_while_a_card_is_left() -> None:
    """B4, §1d Free, once for each, only in the bank's three cards."""
    g = given()
    put(g, 0, "blaye", 0, "henri", "jean", "pierre")
    ordain(g, "henri", "blaye")
    ordain(g, "jean", "bourg", cardinal=True)
    put(g, 1, "bourg", 0, "eric")
    ordain(g, "eric", "sigy")
    fund(g, s0=300)
    slot(g)
    assert with_verb(g, "elevate") == ["elevate henri"]
    when(g, "0 elevate henri")
    assert g.cash[0] == 300 and g.cardinals_left() == 1 and told(g)[-1] == "cardinal-made"
    assert with_verb(g, "elevate") == []
    when(g, "0 done")
    when(slot(g, 1), "1 elevate eric")
    assert g.cardinals_left() == 0
    ordain(g, "pierre", "tournus")
    when(g, "1 done")
    assert with_verb(slot(g), "elevate") == []


def test_b5_a_cardinal_keeps_his_see() -> None:
    """B5, §1d A lord, a bishop's card and a cardinal's: three votes."""
    g = given()
    put(g, 0, "blaye", 0, "henri")
    ordain(g, "henri", "blaye")
    when(slot(g), "0 elevate henri")
    assert g.see[lord("henri")] == see("blaye") and g.votes_of(0) == 3
    assert g.deck[card("bishop_blaye")] == 0 and g.clergy_of(0) == (0, 1)


def test_b6_a_cardinal_cannot_be_king() -> None:
    g = given()
    put(g, 0, "blaye", 0, "henri", "jean")
    ordain(g, "henri", "blaye")
    when(slot(g), "0 elevate henri", "0 done")
    begin(g, Election())
    assert offers(g, 0) == ["pass", "vote jean 1..4"]


def test_c7_c8_cards_of_the_dead_go_to_the_discards_and_to_the_bank() -> None:
    g = given()
    put(g, 0, "blaye", 0, "henri")
    ordain(g, "henri", "blaye", cardinal=True)
    g.bury(lord("henri"))
    assert g.discards[card("henri")] == 1 and g.discards[card("bishop_blaye")] == 1
    assert g.cardinals_left() == 3 and g.faults() == []


def test_l8_what_is_laid_is_shown_once_each_time() -> None:
    """L8, B1 What has been shown is never taken back, so each showing counts."""
    g = given()
    put(g, 0, "blaye", 8)
    g.castle[village("blaye")] = 1
    deal(g, 0, "henri", "bishop_blaye", "plague")
    slot(g)
    g.shown = 7
    when(g, "0 lay henri blaye")
    assert g.shown == 8
    when(g, "0 ordain henri blaye")
    assert g.shown == 9
    when(g, "0 unleash plague county_bourg")
    assert g.shown == 10


def test_c13_who_lays_a_card_learns_nothing_new_about_it() -> None:
    """C13 The others have seen one more of those that were shuffled back; its owner knew where it was."""
    g = given()
    put(g, 0, "blaye", 8)
    g.castle[village("blaye")] = 1
    deal(g, 0, "henri", "bishop_blaye")
    for seat in range(3):
        g.reborn[seat * g.cards + card("henri")] = g.reborn[seat * g.cards + card("bishop_blaye")] = 1
    when(slot(g), "0 lay henri blaye", "0 ordain henri blaye")
    for slug in ("henri", "bishop_blaye"):
        assert [g.reborn[seat * g.cards + card(slug)] for seat in range(3)] == [1, 0, 0]
    assert g.hand_size[0] == 0 and not g.holds(0, card("bishop_blaye"))
