"""Phase 6 §7 and F10: payments, villages given, sums asked for, deals, the clock."""

from typing import Any

import pytest

from homage.engine.errors import IllegalAction, NotYourTurn
from homage.engine.values import NOBODY, TABLE
from homage.games.fief1984.data import CROWNS, KEPT
from homage.games.fief1984.model import Realm
from homage.games.fief1984.rules.deals import read_deal
from homage.games.fief1984.rules.p6_negotiations import Negotiations
from homage.games.fief1984.rules.p6_talks import Talks, TalkSlot
from tests.games.fief1984.table import (
    begin,
    deal,
    fief,
    fund,
    given,
    lord,
    offers,
    put,
    told,
    village,
    when,
)


def lord_of_blaye(**options: Any) -> Realm:
    """Seat 0 has the fief of Blaye, capital Charolles; 1000, 300 and no crowns; seat 1 stands in La Salle."""
    g = given(3, **options)
    put(g, 0, "charolles", 2, "henri")
    put(g, 0, "blaye", 1)
    put(g, 1, "la_salle", 1, "jean")
    put(g, 2, "sigy", 1, "pierre")
    fief(g, 0, "county_blaye", "henri", "charolles")
    g.king = lord("pierre")
    fund(g, s0=1000, s1=300)
    return g


# ---- N1, N8: whose turn ------------------------------------------------------------------------------------


def test_n8_without_a_clock_each_acts_in_turn_until_he_is_done() -> None:
    g = lord_of_blaye()
    g.first = 1
    begin(g, Talks())
    asked = []
    for _ in range(3):
        asked += list(g.awaited())
        assert offers(g, asked[-1])[0] == "done"
        when(g, f"{asked[-1]} done")
    assert asked == [1, 2, 0] and not g.agenda and told(g) == ["talks-finished"] * 3


def test_n8_a_player_without_crowns_still_has_his_part() -> None:
    g = lord_of_blaye()
    begin(g, TalkSlot(2))
    assert offers(g, 2) == ["done", "request 0 100..1300", "request 1 100..1300"]


def test_f19_phase_6_runs_from_the_election_to_the_talks() -> None:
    g = lord_of_blaye()
    g.king = NOBODY
    g.refused_deals = ["0 propose 1 pay-100"]
    g.refuse_sum(0, 1, 100)
    begin(g, Negotiations())
    assert g.refused_deals == [] and g.sums_refused(0, 1) == [], "N8: each phase begins anew"
    when(g, "0 pass", "1 pass", "2 pass", "0 request 1 200", "1 refuse")
    assert g.sums_refused(0, 1) == [200]
    when(g, "0 done", "1 done", "2 done")
    assert g.sums_refused(0, 1) == [] and not g.agenda


# ---- N3: money ---------------------------------------------------------------------------------------------


def test_n3_crowns_are_paid_openly_in_hundreds_up_to_the_cash_held() -> None:
    g = lord_of_blaye()
    fund(g, s0=50)
    begin(g, TalkSlot(0))
    assert "pay 1 100..1000" in offers(g, 0)
    when(g, "0 pay 1 700")
    assert g.cash == [350, 1000, 0] and told(g) == ["money-paid"]
    assert "pay 2 100..300" in offers(g, 0), "he goes on until he is done"
    with pytest.raises(IllegalAction):
        when(g, "0 pay 1 400")


def test_n3_a_sum_may_be_asked_for_and_granted() -> None:
    g = lord_of_blaye()
    begin(g, TalkSlot(2))
    when(g, "2 request 1 300")
    assert list(g.awaited()) == [1] and offers(g, 1) == ["refuse", "agree"]
    when(g, "1 agree")
    assert g.cash == [1000, 0, 300] and list(g.awaited()) == [2]
    assert told(g) == ["money-requested", "money-paid"]


def test_n8_a_refused_request_is_not_repeated_unchanged() -> None:
    g = lord_of_blaye()
    begin(g, TalkSlot(2))
    when(g, "2 request 0 300", "0 refuse", "2 request 0 100", "0 refuse")
    assert offers(g, 2) == ["done", "request 0 200", "request 0 400..1300", "request 1 100..1300"]
    assert told(g).count("request-refused") == 2


def test_n6_who_cannot_pay_is_asked_all_the_same() -> None:
    g = lord_of_blaye()
    begin(g, TalkSlot(2))
    when(g, "2 request 1 400")
    assert list(g.awaited()) == [1] and offers(g, 1) == ["refuse"]


def test_n2_cards_never_change_hands_and_n4_no_other_thing_does() -> None:
    g = lord_of_blaye()
    deal(g, 0, "sun", "justice")
    begin(g, TalkSlot(0))
    verbs = sorted({text.split(" ")[0] for text in offers(g, 0)})
    assert verbs == ["done", "give", "pay", "propose", "request"]
    for terms in ("give-sun", "give-henri", "give-3", "get-justice"):
        with pytest.raises(IllegalAction):
            when(g, f"0 propose 1 {terms}")


def test_n5_what_was_paid_for_binds_nobody() -> None:
    g = lord_of_blaye()
    begin(g, TalkSlot(0), TalkSlot(1))
    when(g, "0 pay 1 500", "0 done")
    assert offers(g, 1)[0] == "done" and g.sums_refused(0, 1) == [], "he may now do as he likes"


# ---- F10: villages given -----------------------------------------------------------------------------------


def test_f10_empty_villages_of_a_fief_and_those_with_the_receivers_pieces_are_given() -> None:
    g = lord_of_blaye()
    begin(g, TalkSlot(0))
    gifts = [text for text in offers(g, 0) if text.startswith("give")]
    assert gifts == ["give beaujeu 1", "give la_salle 1", "give beaujeu 2"]
    when(g, "0 give la_salle 1")
    assert g.given[village("la_salle")] == 1 and g.holder(village("la_salle")) == 1
    assert told(g) == ["village-given"]
    gifts = [text for text in offers(g, 0) if text.startswith("give")]
    assert gifts == ["give beaujeu 1", "give beaujeu 2"], "never withdrawn, never given twice"


def test_f10_it_still_counts_for_the_fief() -> None:
    g = lord_of_blaye()
    begin(g, TalkSlot(0))
    when(g, "0 give beaujeu 2")
    assert g.holder(village("beaujeu")) == 0, "until a piece of the receiver stands there"
    assert g.fiefs_of(0) == [g.board.regions.index("county_blaye")]


def test_n4_villages_outside_ones_own_fiefs_are_not_given() -> None:
    g = lord_of_blaye()
    begin(g, TalkSlot(2))
    assert not [text for text in offers(g, 2) if text.startswith("give")]


# ---- deals -------------------------------------------------------------------------------------------------


def test_n3_a_deal_of_several_terms_is_proposed_and_carried_out() -> None:
    g = lord_of_blaye()
    begin(g, TalkSlot(0))
    when(g, "0 propose 1 get-300 give-beaujeu give-la_salle")
    assert list(g.awaited()) == [1] and offers(g, 1) == ["refuse", "agree"]
    when(g, "1 agree")
    assert g.cash == [1300, 0, 0] and g.given[village("beaujeu")] == g.given[village("la_salle")] == 1
    assert told(g) == ["deal-proposed", "deal-agreed", "money-paid", "village-given", "village-given"]


def test_f10_a_deal_may_ask_for_a_village() -> None:
    g = lord_of_blaye()
    begin(g, TalkSlot(1))
    assert "propose 0 pay-100 get-la_salle" in offers(g, 1)
    when(g, "1 propose 0 pay-200 get-la_salle", "0 agree")
    assert g.cash == [1200, 100, 0] and g.given[village("la_salle")] == 1


def test_n8_a_refused_deal_is_not_repeated_unchanged() -> None:
    g = lord_of_blaye()
    begin(g, TalkSlot(0))
    when(g, "0 propose 1 get-100 give-beaujeu", "1 refuse")
    assert "propose 1 get-100 give-beaujeu" not in offers(g, 0) and told(g)[-1] == "deal-refused"
    with pytest.raises(IllegalAction):
        when(g, "0 propose 1 get-100 give-beaujeu")
    when(g, "0 propose 1 get-200 give-beaujeu")


def test_n6_a_deal_that_cannot_be_paid_is_asked_all_the_same() -> None:
    g = lord_of_blaye()
    begin(g, TalkSlot(0))
    when(g, "0 propose 2 get-100 give-beaujeu")
    assert offers(g, 2) == ["refuse"]


@pytest.mark.parametrize(
    "text",
    [
        "propose 1",
        "propose 1 pay-150",
        "propose 1 pay-0",
        "propose 1 pay-0100",
        "propose 1 pay-1100",
        "propose 1 pay-100 get-100",
        "propose 1 give-blaye",
        "propose 1 give-charolles",
        "propose 1 give-beaujeu give-beaujeu",
        "propose 1 give-beaujeu pay-100",
        "propose 1 get-sigy",
        "propose 1 give-nowhere",
        "propose 1 henri",
        "propose 0 pay-100",
        "propose 7 pay-100",
        "propose x pay-100",
        "propose 1 pay-²",
        "swap 1 pay-100",
        "propose 1 " + " ".join(["pay-100"] * 9),
    ],
)
def test_n3_n4_what_is_no_deal_is_refused_and_changes_nothing(text: str) -> None:
    g = lord_of_blaye()
    begin(g, TalkSlot(0))
    with pytest.raises(IllegalAction):
        when(g, f"0 {text}")
    assert g.cash == [1000, 300, 0] and list(g.awaited()) == [0]


def test_n3_the_terms_of_a_deal_read_as_sums_and_villages() -> None:
    g = lord_of_blaye()
    terms = read_deal(g, ("pay-300", "give-beaujeu", "get-blaye"))
    assert terms is not None
    assert (terms.pays, terms.gets) == (300, 0)
    assert (terms.gives, terms.takes) == ((village("beaujeu"),), (village("blaye"),))
    assert read_deal(g, ()) is None


def test_n3_only_a_bounded_set_of_deals_is_listed() -> None:
    g = given(6)
    put(g, 0, "charolles", 2, "henri")
    for slug in g.board.regions:
        fief(g, 0, slug, "henri", g.board.villages[g.board.in_region[g.board.regions.index(slug)][0]])
    fund(g, s0=1000)
    begin(g, TalkSlot(0))
    assert len(offers(g, 0)) < 300
    assert len([text for text in offers(g, 0) if text.startswith("propose 1")]) == 12


# ---- N1: the clock -----------------------------------------------------------------------------------------


def test_n1_with_a_clock_everybody_acts_until_he_is_done() -> None:
    g = lord_of_blaye(talks="clock")
    begin(g, Talks())
    assert list(g.awaited()) == [0, 1, 2]
    when(g, "1 pay 2 100", "0 pay 2 100", "1 done")
    assert list(g.awaited()) == [0, 2] and g.cash == [900, 200, 200]
    with pytest.raises(NotYourTurn):
        when(g, "1 pay 2 100")
    when(g, "2 propose 0 pay-200 get-beaujeu", "0 agree", "0 done", "2 done")
    assert not g.agenda


def test_n1_the_table_closes_the_talks() -> None:
    g = lord_of_blaye(talks="clock")
    begin(g, Talks())
    when(g, "2 done")
    assert offers(g, TABLE) == ["negotiation-closed"]
    when(g, "table negotiation-closed")
    assert not g.agenda and told(g)[-1] == "talks-closed"


def test_n1_what_is_not_answered_when_time_is_over_is_off_the_table() -> None:
    g = lord_of_blaye(talks="clock")
    begin(g, Talks())
    when(g, "2 request 0 500", "table negotiation-closed")
    assert not g.agenda and g.cash == [1000, 300, 0]


def test_n1_without_a_clock_or_outside_the_talks_nothing_is_closed() -> None:
    g = lord_of_blaye()
    begin(g, Talks())
    assert offers(g, TABLE) == []
    g = lord_of_blaye(talks="clock")
    g.king = NOBODY
    begin(g, Negotiations())
    assert offers(g, TABLE) == []


def test_r13_sums_asked_for_have_a_bound_when_nobody_has_anything() -> None:
    g = given(2)
    assert g.bank == CROWNS
    begin(g, TalkSlot(0))
    assert offers(g, 0) == ["done", "request 1 100"]


def test_n3_a_deal_may_have_a_single_term() -> None:
    g = lord_of_blaye()
    begin(g, TalkSlot(0))
    when(g, "0 propose 1 pay-200", "1 agree")
    assert g.cash == [800, 500, 0]
    when(g, "0 propose 1 give-beaujeu", "1 agree")
    assert g.given[village("beaujeu")] == 1


def test_n3_a_deal_has_eight_terms_at_the_most() -> None:
    g = lord_of_blaye()
    terms = ("pay-100", *[f"give-{slug}" for slug in g.board.villages[:8]])
    assert read_deal(g, terms[:8]) is not None and read_deal(g, terms) is None


def test_n8_a_deal_is_spelt_in_one_way() -> None:
    """N8 A second blank would be a second spelling of what was refused."""
    g = lord_of_blaye()
    begin(g, TalkSlot(0))
    for text in ("propose 1  pay-100", "propose 1 pay-100 ", "propose 1\tpay-100"):
        with pytest.raises(IllegalAction):
            when(g, f"0 {text}")


def test_n3_the_smallest_note_is_enough_to_ask_for_a_village() -> None:
    g = given()
    put(g, 0, "charolles", 2, "henri")
    put(g, 1, "la_salle", 1, "jean")
    fief(g, 0, "county_blaye", "henri", "charolles")
    fund(g, s1=100)
    begin(g, TalkSlot(1))
    assert "propose 0 pay-100 get-la_salle" in offers(g, 1)
    assert "propose 2 pay-100 get-la_salle" not in offers(g, 1)


def test_f19_phase_6_sees_to_titles_in_custody_and_to_capitals() -> None:
    """F18, F19 Between the creation of fiefs and the talks."""
    g = lord_of_blaye()
    fief(g, 2, "county_bourg", "pierre", "bourg")
    g.custody[g.board.regions.index("county_bourg")] = KEPT
    g.capital[g.board.regions.index("county_blaye")] = NOBODY
    begin(g, Negotiations())
    assert list(g.awaited()) == [2]
    when(g, "2 pass")
    assert list(g.awaited()) == [0] and "name-capital blaye" in offers(g, 0)
    when(g, "0 name-capital blaye")
    assert offers(g, 0)[0] == "done"
