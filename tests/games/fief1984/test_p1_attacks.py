"""Phase 1 §1a, §1b: attacks on regions, who may parry, and what comes of it."""

from homage.engine.values import CHANCE, NOBODY
from homage.games.fief1984.data import ATTACKING, GUEST
from homage.games.fief1984.model import Realm
from homage.games.fief1984.rules.p1_attacks import defenders
from homage.games.fief1984.rules.p1_cards import CardSlot
from tests.games.fief1984.table import (
    begin,
    card,
    deal,
    fief,
    force,
    given,
    lord,
    offers,
    ordain,
    place,
    put,
    region,
    told,
    village,
    when,
)

BOURG = "county_bourg"


def slot(g: Realm, seat: int = 0) -> Realm:
    """One player's go."""
    return begin(g, CardSlot(seat))


def armed(*cards: str, seats: int = 3, plague: str = "per_player") -> Realm:
    """Seat 0 holds these cards; seat 1 has Jean in Bourg with 4 soldiers."""
    g = given(seats, plague=plague)
    deal(g, 0, *cards)
    put(g, 1, "bourg", 4, "jean")
    return g


def asked(g: Realm) -> list[int]:
    """Who may parry an attack of seat 0 on Bourg's county."""
    return defenders(g, 0, region(BOURG))


# ---- who may parry -----------------------------------------------------------------------------------------


def test_1a_an_attack_is_laid_on_any_region() -> None:
    """§1a, C10 One's own too, and an empty one."""
    g = slot(armed("bad_weather", "famine", "plague"))
    texts = offers(g, 0)
    for kind in ("bad_weather", "famine", "plague"):
        assert [text for text in texts if text.startswith(f"unleash {kind}")] == [
            f"unleash {kind} {slug}" for slug in g.board.regions
        ]


def test_d1_who_has_most_lords_in_the_region_may_parry() -> None:
    """D1 Bishops count; villages and soldiers do not."""
    g = armed()
    put(g, 2, "villeneuve", 0, "eric", "robert")
    put(g, 1, "st_vivien", 9)
    ordain(g, "eric", "bourg")
    assert asked(g) == [2]


def test_d2_players_who_tie_are_asked_clockwise_from_the_attacker() -> None:
    """D2 The first parry ends it."""
    g = armed("famine", seats=4)
    put(g, 3, "villeneuve", 0, "eric")
    deal(g, 3, "good_harvest")
    assert asked(g) == [1, 3] and defenders(g, 2, region(BOURG)) == [3, 1]
    when(slot(g), "0 unleash famine county_bourg")
    assert list(g.awaited()) == [1]
    when(g, "1 pass")
    assert list(g.awaited()) == [3]
    when(g, "3 parry")
    assert g.famine[region(BOURG)] == 0 and list(g.awaited()) == [0]


def test_d2_the_first_parry_ends_it() -> None:
    g = armed("famine", seats=4)
    put(g, 3, "villeneuve", 0, "eric")
    deal(g, 1, "good_harvest")
    deal(g, 3, "good_harvest")
    when(slot(g), "0 unleash famine county_bourg", "1 parry")
    assert list(g.awaited()) == [0] and g.holds(3, card("good_harvest")) == 1


def test_d2_when_all_pass_the_attack_strikes() -> None:
    g = armed("famine", seats=4)
    put(g, 3, "villeneuve", 0, "eric")
    when(slot(g), "0 unleash famine county_bourg", "1 pass", "3 pass")
    assert g.famine[region(BOURG)] == 1


def test_d3_without_a_lord_the_holder_of_most_villages_parries() -> None:
    g = given(4)
    put(g, 1, "bourg", 9)
    put(g, 2, "villeneuve", 1)
    put(g, 2, "st_vivien", 1)
    assert asked(g) == [2]


def test_d3_then_who_has_most_soldiers_there() -> None:
    """D3, A13 Those before a village count as being there."""
    g = given(4)
    put(g, 1, "bourg", 2)
    put(g, 2, "villeneuve", 1)
    force(g, 2, "bourg-from-villeneuve", ATTACKING, 2)
    assert asked(g) == [2]


def test_d3_then_the_first_clockwise_alone() -> None:
    g = given(4)
    put(g, 3, "bourg", 2)
    put(g, 2, "villeneuve", 2)
    assert asked(g) == [2] and defenders(g, 2, region(BOURG)) == [3]
    g.clockwise = [0, 3, 2, 1]
    assert asked(g) == [3]


def test_d3_nobody_there_nobody_parries() -> None:
    g = given()
    deal(g, 0, "bad_weather")
    deal(g, 1, "sun")
    assert asked(g) == []
    when(slot(g), "0 unleash bad_weather county_bourg")
    assert g.weather[region(BOURG)] == 1 and list(g.awaited()) == [0]


def test_d3_a_single_soldier_before_a_village_is_enough() -> None:
    """D3, A13 Who holds no village there may still parry."""
    g = given()
    force(g, 2, "bourg-from-villeneuve", ATTACKING, 1)
    assert asked(g) == [2]


def test_d3_a_fief_counts_as_held_though_it_stands_empty() -> None:
    g = given()
    put(g, 2, "sigy", 1, "eric")
    fief(g, 2, BOURG, "eric", "bourg")
    put(g, 1, "villeneuve", 5)
    assert asked(g) == [2]


def test_d4_the_attacker_is_passed_over() -> None:
    """D4, C10 Though he has most lords there himself."""
    g = armed()
    put(g, 0, "villeneuve", 3, "henri", "eric", "pierre")
    assert asked(g) == [1]
    g = given()
    put(g, 0, "villeneuve", 3, "henri")
    put(g, 2, "bourg", 1)
    assert asked(g) == [2]


def test_a13_a_lord_before_a_village_is_in_its_region() -> None:
    g = given()
    put(g, 1, "bourg", 1, "jean")
    force(g, 2, "villeneuve-from-charolles", GUEST, 1, "eric", "robert")
    assert asked(g) == [2] and defenders(g, 0, region("county_blaye")) == []


def test_d5_he_is_asked_whether_or_not_he_holds_the_card() -> None:
    """D5, D1 Never forced; and if not, he may only pass."""
    g = when(slot(armed("famine")), "0 unleash famine county_bourg")
    assert list(g.awaited()) == [1] and offers(g, 1) == ["pass"] and offers(g, 0) == []
    g = armed("famine")
    deal(g, 1, "good_harvest", "sun")
    when(slot(g), "0 unleash famine county_bourg")
    assert offers(g, 1) == ["pass", "parry"]
    when(g, "1 pass")
    assert g.famine[region(BOURG)] == 1 and g.holds(1, card("good_harvest")) == 1


def test_c3_who_has_exchanged_a_card_cannot_parry() -> None:
    g = armed("famine")
    deal(g, 1, "good_harvest")
    g.exchanged[1] = 1
    when(slot(g), "0 unleash famine county_bourg")
    assert offers(g, 1) == ["pass"]


def test_d6_each_attack_needs_a_parry_of_its_own() -> None:
    g = armed("famine", "famine")
    deal(g, 1, "good_harvest")
    when(slot(g), "0 unleash famine county_bourg", "1 parry", "0 unleash famine county_bourg")
    assert list(g.awaited()) == [1] and offers(g, 1) == ["pass"]


# ---- bad weather and famine --------------------------------------------------------------------------------


def test_1b_a_sun_parries_bad_weather() -> None:
    """§1b, D8 Both cards are discarded openly, before another card is played."""
    g = armed("bad_weather", "sun")
    deal(g, 1, "sun", "good_harvest")
    before = slot(g).shown
    when(g, "0 unleash bad_weather county_bourg")
    assert list(g.awaited()) == [1] and g.shown == before + 1
    before = g.shown
    when(g, "1 parry")
    assert g.shown == before + 1 and g.weather[region(BOURG)] == 0 and g.played == [1, 1, 0]
    assert g.discards[card("bad_weather")] == 1 and g.discards[card("sun")] == 1
    assert g.hand_size[:2] == [1, 1] and told(g) == ["attack-played", "attack-parried"] and g.faults() == []


def test_1b_only_the_fitting_card_parries() -> None:
    g = armed("bad_weather", "famine")
    deal(g, 1, "good_harvest")
    when(slot(g), "0 unleash bad_weather county_bourg")
    assert offers(g, 1) == ["pass"]
    when(g, "1 pass", "0 unleash famine county_bourg", "1 parry")
    assert (g.weather[region(BOURG)], g.famine[region(BOURG)]) == (1, 0)


def test_a17_a_second_famine_or_weather_adds_nothing() -> None:
    g = armed("famine", "famine")
    when(slot(g), "0 unleash famine county_bourg", "1 pass", "0 unleash famine county_bourg", "1 pass")
    assert g.famine == [0, 0, 0, 1, 0, 0] and told(g).count("famine-spread") == 2


# ---- plague ------------------------------------------------------------------------------------------------


def test_a12_one_in_three_of_each_players_soldiers_dies() -> None:
    """A12, §1a Over the whole region, rounded down, unparried: 4 + 3 of seat 1 lose 2, 5 of seat 2 lose 1."""
    g = armed("plague")
    put(g, 1, "st_vivien", 3)
    put(g, 2, "villeneuve", 5)
    put(g, 0, "la_buissiere", 2)
    put(g, 2, "sigy", 9)
    when(slot(g), "0 unleash plague county_bourg")
    assert list(g.awaited()) == [1]
    assert offers(g, 1) == ["lose-plague st_vivien 1..2", "lose-plague bourg 1..2"]
    when(g, "1 lose-plague bourg 1")
    assert offers(g, 1) == ["lose-plague st_vivien 1", "lose-plague bourg 1"]
    when(g, "1 lose-plague st_vivien 1")
    assert g.soldiers[place("bourg")] == 3 and g.soldiers[place("st_vivien")] == 2
    assert g.soldiers[place("villeneuve")] == 4 and g.soldiers[place("la_buissiere")] == 2
    assert g.soldiers[place("sigy")] == 9 and g.stock[1] == 30 - 5
    when(g, "chance die 6")
    assert list(g.awaited()) == [0] and g.faults() == []


def test_a12_losses_are_taken_in_turn_order() -> None:
    g = given(first=2)
    deal(g, 0, "plague")
    for seat, slugs in ((0, ("bourg", "st_vivien")), (2, ("villeneuve", "la_buissiere"))):
        for slug in slugs:
            put(g, seat, slug, 2)
    when(slot(g), "0 unleash plague county_bourg")
    assert list(g.awaited()) == [2]
    when(g, "2 lose-plague villeneuve 1")
    assert list(g.awaited()) == [0]


def test_a12_a_stack_that_must_lose_more_than_the_others_hold() -> None:
    """A12 Of 1 + 8 three die: no more than the one at St Vivien, then two more at Bourg."""
    g = given()
    deal(g, 0, "plague")
    put(g, 1, "bourg", 8)
    put(g, 1, "st_vivien", 1)
    when(slot(g), "0 unleash plague county_bourg")
    assert offers(g, 1) == ["lose-plague st_vivien 1", "lose-plague bourg 1..3"]
    when(g, "1 lose-plague st_vivien 1")
    assert list(g.awaited()) == [0]  # the other two can only be at Bourg
    assert g.soldiers[place("bourg")] == 6 and g.holder(village("st_vivien")) == NOBODY


def test_a12_two_soldiers_lose_none() -> None:
    g = given()
    deal(g, 0, "plague")
    put(g, 1, "bourg", 2)
    when(slot(g), "0 unleash plague county_bourg")
    assert g.soldiers[place("bourg")] == 2 and list(g.awaited()) == [0]


def test_a12_an_option_counts_each_stack() -> None:
    """A12 4 + 3 + 2 lose 1 + 1 + 0 where they stand."""
    g = armed("plague", plague="per_village")
    put(g, 1, "st_vivien", 3)
    put(g, 1, "la_buissiere", 2)
    when(slot(g), "0 unleash plague county_bourg", "chance die 3")
    assert [g.soldiers[place(slug)] for slug in ("bourg", "st_vivien", "la_buissiere")] == [3, 2, 2]
    assert list(g.awaited()) == [0] and told(g).count("plague-dead") == 2 and "plague-broke" in told(g)


def test_a13_plague_reaches_forces_before_its_villages() -> None:
    g = given()
    deal(g, 0, "plague")
    put(g, 1, "bourg", 1)
    force(g, 2, "bourg-from-villeneuve", ATTACKING, 6, "eric")
    force(g, 2, "les_essarts-from-villeneuve", ATTACKING, 6)
    when(slot(g), "0 unleash plague county_bourg", "chance die 2")
    assert g.soldiers[place("bourg-from-villeneuve")] == 4
    assert g.soldiers[place("les_essarts-from-villeneuve")] == 6
    assert g.family[lord("eric")] == NOBODY


def test_a14_each_lord_throws_a_die_and_dies_on_one_or_two() -> None:
    """A14, L9 In turn order, of any player, bishops too; after the soldiers."""
    g = armed("plague")
    g.first = 1
    put(g, 2, "villeneuve", 0, "eric")
    put(g, 0, "st_vivien", 0, "henri")
    put(g, 0, "blaye", 0, "pierre")
    put(g, 1, "la_buissiere", 0, "louis")
    ordain(g, "louis", "sigy", cardinal=True)
    when(slot(g), "0 unleash plague county_bourg")
    assert list(g.awaited()) == [CHANCE] and g.soldiers[place("bourg")] == 3
    before = g.shown
    when(g, "chance die 2", "chance die 3", "chance die 1")
    assert g.shown == before + 3 and g.family[lord("jean")] == NOBODY and g.family[lord("louis")] == 1
    assert g.family[lord("eric")] == NOBODY and list(g.awaited()) == [CHANCE]
    when(g, "chance die 6")
    assert g.family[lord("henri")] == 0 and list(g.awaited()) == [0]
    assert g.discards[card("jean")] == 1 and told(g).count("lord-perished") == 2 and g.faults() == []
    assert told(g).count("fever-thrown") == 4


def test_a14_what_follows_is_settled_after_the_last_die() -> None:
    """A14, F6 The bearer died, his title goes to another lord of the family."""
    g = armed("plague")
    put(g, 1, "sigy", 0, "louis")
    fief(g, 1, BOURG, "jean", "bourg")
    when(slot(g), "0 unleash plague county_bourg", "chance die 1")
    assert g.bearer[region(BOURG)] == lord("louis")


def test_a17_a_second_plague_works_again() -> None:
    g = given()
    deal(g, 0, "plague", "plague")
    put(g, 1, "bourg", 9)
    when(slot(g), "0 unleash plague county_bourg", "0 unleash plague county_bourg")
    assert g.soldiers[place("bourg")] == 4


def test_a14_the_die_of_the_plague_has_six_faces() -> None:
    g = when(slot(armed("plague")), f"0 unleash plague {BOURG}")
    assert offers(g, CHANCE) == [f"die {pips}" for pips in range(1, 7)]
