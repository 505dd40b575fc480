"""Whole sections of the rulebook, told from end to end; each ruling has its own scenarios elsewhere."""

from homage.engine.values import NOBODY
from homage.games.fief1984.data import FIXED_COUNTS, LORDS, OWED
from homage.games.fief1984.rules.consequences import Consequences
from homage.games.fief1984.rules.ending import TurnEnds
from homage.games.fief1984.rules.p1_cards import CardSlot
from homage.games.fief1984.rules.p2_revenues import Revenues
from homage.games.fief1984.rules.p4_movement import MovementSlot
from homage.games.fief1984.rules.p6_election import Election
from homage.games.fief1984.rules.p6_fiefs import Creation, Custody
from homage.games.fief1984.rules.p6_negotiations import Negotiations
from homage.games.fief1984.rules.p6_talks import TalkSlot
from tests.games.fief1984.table import (
    BOARD,
    begin,
    card,
    deal,
    fief,
    fund,
    given,
    lord,
    offers,
    ordain,
    put,
    region,
    told,
    village,
    when,
)

BOURG = region("county_bourg")


def test_goal_the_most_fiefs_win() -> None:
    """§Goal Two fiefs beat one, whatever soldiers and money say; the third place is ranked by soldiers."""
    g = given(3, turns=1)
    put(g, 0, "st_andre", 1, "jean")
    put(g, 1, "bourg", 20, "henri")
    put(g, 2, "sigy", 2, "pierre")
    fund(g, s1=3000)
    fief(g, 0, "barony_east", "jean", "st_andre")
    fief(g, 0, "county_blaye", "jean", "blaye")
    fief(g, 1, "county_bourg", "henri", "bourg")
    begin(g, TurnEnds())
    outcome = g.outcome()
    assert outcome is not None and outcome.ranking == [[0], [1], [2]]


def test_equipment_the_box_is_counted_out() -> None:
    """§Equipment 15 lords, 12 attacks, 13 parries, 14 taxes, 4 bishops; 30 soldiers each; 10,800 crowns."""
    g = given(6)
    assert sum(g.deck) == g.deck_size == 58
    assert (sum(g.deck[: len(LORDS)]), len(LORDS)) == (15, 15)
    attacks = ("revolt", "bad_weather", "plague", "famine", "assassination")
    assert [g.deck[card(slug)] for slug in attacks] == [4, 3, 2, 2, 1]
    assert [g.deck[card(slug)] for slug in ("good_harvest", "sun", "justice")] == [6, 6, 1]
    assert [g.deck[card(slug)] for slug in ("lords_tithe", "royal_tithe", "bishopric_tithe")] == [5, 5, 4]
    assert [g.deck[card(f"bishop_{see}")] for see in BOARD.sees] == [1, 1, 1, 1]
    assert sum(FIXED_COUNTS) == 54
    assert g.stock == [30] * 6 and g.bank == 10_800
    assert (g.castles_left(), g.mills_left(), g.presses_left(), g.cardinals_left()) == (12, 12, 12, 3)


def test_regions_and_bishoprics_cross() -> None:
    """§Regions Six regions of 3 to 5 villages, two of each size; four sees, that of Blaye with six
    villages."""
    assert sorted(len(villages) for villages in BOARD.in_region) == [3, 3, 4, 4, 5, 5]
    assert sorted(BOARD.titles) == ["barony", "barony", "county", "county", "duchy", "duchy"]
    assert len(BOARD.sees) == 4 and len(BOARD.in_see[BOARD.sees.index("blaye")]) == 6
    for villages in BOARD.in_see:
        assert len({BOARD.region[v] for v in villages}) >= 2, "no see is a region"


def test_6_3_a_fief_is_lost_with_its_capital_or_with_the_last_lord() -> None:
    g = given(3)
    put(g, 0, "villeneuve", 2, "jean")
    put(g, 1, "bourg", 3, "henri")
    put(g, 2, "sigy", 1, "pierre")
    g.king = lord("henri")
    fief(g, 0, "county_bourg", "jean", "bourg")
    fief(g, 2, "duchy_sigy", "pierre", "sigy")
    begin(g, Consequences())
    assert g.fiefs_of(0) == [] and g.fiefs_of(1) == [BOURG], "his capital is taken"
    g.bury(lord("pierre"))
    begin(g, Consequences())
    assert g.fiefs_of(2) == [] and g.custody[region("duchy_sigy")] == OWED, "his last lord is dead"


def test_6_4_who_takes_a_capital_while_the_throne_is_vacant_is_king() -> None:
    g = given(3)
    put(g, 0, "villeneuve", 2, "jean")
    put(g, 1, "bourg", 3, "henri")
    fief(g, 0, "county_bourg", "jean", "bourg")
    begin(g, Consequences())
    assert g.king == lord("henri") and "king-by-conquest" in told(g)
    begin(g, Election())
    assert not g.agenda, "nobody votes while he lives"


def test_6_5_the_king_gives_away_what_a_lordless_player_lost() -> None:
    """The new owner receives a soldier in the capital."""
    g = given(3)
    put(g, 0, "blaye", 1, "jean")
    put(g, 1, "sigy", 1, "henri", "louis")
    put(g, 2, "bourg", 4, "pierre")
    g.king = lord("henri")
    fief(g, 0, "barony_east", "jean", "st_andre")
    g.bury(lord("jean"))
    begin(g, Consequences(), Custody())
    assert list(g.awaited()) == [1]
    when(g, "1 grant barony_east pierre")
    assert g.fiefs_of(2) == [region("barony_east")] and g.bearer[region("barony_east")] == lord("pierre")
    assert g.soldiers[village("st_andre")] == 1 and g.owner[village("st_andre")] == 2


def test_6_6_without_a_king_he_keeps_his_titles_until_there_is_one() -> None:
    g = given(3)
    put(g, 0, "st_andre", 1, "jean")
    put(g, 1, "sigy", 1, "henri", "louis", "robert")
    ordain(g, "robert", "blaye", cardinal=True)
    fief(g, 0, "barony_east", "jean", "st_andre")
    g.bury(lord("jean"))
    begin(g, Consequences())
    assert g.king == NOBODY and g.fiefs_of(0) == [region("barony_east")]
    begin(g, Election())
    when(g, "0 pass", "1 vote henri 5")
    assert g.king == lord("henri") and g.fiefs_of(0) == [] and g.kings_seat() == 1
    assert g.title[region("barony_east")] == 1 and g.custody[region("barony_east")] == OWED


def test_6_7_talks_move_money_and_villages_and_no_cards() -> None:
    g = given(3)
    put(g, 0, "bourg", 2, "jean")
    fief(g, 0, "county_bourg", "jean", "bourg")
    fund(g, s0=300, s1=200)
    deal(g, 0, "sun")
    begin(g, TalkSlot(0), TalkSlot(1), TalkSlot(2))
    verbs = {text.split(" ")[0] for text in offers(g, 0)}
    assert verbs == {"done", "pay", "give", "request", "propose"}
    assert not any("sun" in text for text in offers(g, 0))
    when(g, "0 pay 2 300", "0 give st_vivien 1", "0 request 1 200", "1 agree", "0 done", "1 done", "2 done")
    assert g.cash == [200, 0, 300] and g.given[village("st_vivien")] == 1
    assert g.hand(0) == [card("sun")] and not g.agenda


def test_6_phase_six_in_its_order() -> None:
    """§6 Election, fiefs, custody and capitals come before the talks."""
    g = given(3)
    put(g, 0, "st_andre", 1, "jean", "robert")
    put(g, 0, "st_gerome", 1)
    put(g, 0, "st_medard", 1)
    ordain(g, "robert", "blaye", cardinal=True)
    begin(g, Negotiations())
    when(g, "0 vote jean 4", "0 raise barony_east", "0 bear barony_east jean")
    when(g, "0 name-capital st_gerome", "0 pass", "0 done", "1 done", "2 done")
    story = told(g)
    assert story[:2] == ["throne-vacant", "votes-cast"] and not g.agenda
    order = ["king-crowned", "fief-raised", "title-borne", "capital-named", "talks-finished"]
    assert [name for name in story if name in order] == [*order[:4], *["talks-finished"] * 3]
    assert g.fiefs_of(0) == [region("barony_east")]


def test_6_2_a_fief_needs_the_whole_region() -> None:
    g = given(3)
    put(g, 0, "st_andre", 1, "jean")
    put(g, 0, "st_gerome", 1)
    g.king = lord("jean")
    begin(g, Creation())
    assert not g.agenda, "St Médard is nobody's"


def test_2_tithes_are_shown_before_anybody_is_paid() -> None:
    """§2 Henri, Bishop of Blaye, takes the income of Blaye from its holder; both are paid in turn order."""
    g = given(3)
    put(g, 0, "bourg", 2, "henri")
    put(g, 1, "blaye", 2)
    put(g, 1, "sigy", 1)
    ordain(g, "henri", "blaye")
    g.mills[village("blaye")] = 1
    deal(g, 0, "bishopric_tithe")
    begin(g, Revenues())
    assert offers(g, 0) == ["done", "bishop-tithe blaye"]
    when(g, "0 bishop-tithe blaye", "0 done", "1 done", "2 done")
    assert g.cash == [100 + 300, 100, 0] and not g.agenda
    assert told(g) == ["bishop-tithe-shown", "income-paid", "income-paid"]


def test_l5_a_lord_may_move_in_the_turn_in_which_he_is_laid() -> None:
    g = given(3)
    put(g, 0, "bourg", 2)
    g.castle[village("bourg")] = 1
    deal(g, 0, "henri")
    begin(g, CardSlot(0), MovementSlot(0))
    when(g, "0 lay henri bourg", "0 done", "0 move henri st_vivien 2", "0 move henri st_paul 1")
    assert g.where[lord("henri")] == village("st_paul") and g.soldiers[village("st_vivien")] == 1


def test_b6_a_cardinal_cannot_be_king() -> None:
    g = given(3)
    put(g, 0, "bourg", 2, "henri", "jean")
    ordain(g, "henri", "blaye", cardinal=True)
    begin(g, Election())
    assert offers(g, 0) == ["pass", "vote jean 1..4"]
