"""Phase 1 §1: dealing, a player's go, the exchange, discards."""

from homage.engine.values import CHANCE, NOBODY
from homage.games.fief1984.data import FIXED_COUNTS
from homage.games.fief1984.model import Realm
from homage.games.fief1984.rules.p1_cards import CardSlot, Dealing, LastDiscards, PlayingOfCards
from tests.games.fief1984.table import (
    begin,
    card,
    deal,
    given,
    lord,
    offers,
    place,
    put,
    region,
    told,
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


# ---- dealing -----------------------------------------------------------------------------------------------


def test_c1_all_hands_are_filled_before_anybody_plays() -> None:
    """C1, C12 In turn order, each player's whole complement at once; one card is one row."""
    g = given(first=1)
    deal(g, 2, "sun", "justice")
    begin(g, PlayingOfCards())
    for drawn in ("plague", "sun", "sun", "revolt", "revolt", "famine", "famine"):
        assert list(g.awaited()) == [CHANCE]
        when(g, f"chance draw {drawn}")
    assert g.hand_size == [3, 3, 3] and list(g.awaited()) == [1]
    assert g.holds(1, card("plague")) == 1 and g.holds(1, card("sun")) == 2
    assert g.holds(2, card("revolt")) == 1 and g.holds(0, card("famine")) == 2


def test_1_players_play_in_turn_order_until_each_is_done() -> None:
    """§1 Phase 1 is one round."""
    g = given(first=2)
    for seat in range(3):
        deal(g, seat, "sun", "good_harvest", "royal_tithe")
    begin(g, PlayingOfCards())
    asked = []
    while g.awaited():
        seat = g.awaited()[0]
        asked.append(seat)
        when(g, f"{seat} done")
    assert asked == [2, 0, 1]


def test_c2_a_full_hand_draws_nothing() -> None:
    g = given(2)
    for seat in range(2):
        deal(g, seat, "sun", "sun", "sun")
    begin(g, PlayingOfCards())
    assert list(g.awaited()) == [0] and g.hand_size == [3, 3]


def test_1_each_card_of_the_stack_is_as_likely_as_any_other() -> None:
    """§1 Weights are how many of a kind the stack holds; a kind that is out is not offered."""
    g = given()
    deal(g, 1, "assassination", "sun")
    begin(g, Dealing(0, 1))
    question = g.question()
    assert question is not None
    weights = dict(zip(offers(g, CHANCE), question.weights(g), strict=True))
    assert weights["draw sun"] == 5 and weights["draw henri"] == 1 and weights["draw revolt"] == 4
    assert "draw assassination" not in weights and sum(weights.values()) == 56
    assert question.private and question.stream == "deck"


def test_1_only_its_new_owner_sees_a_card() -> None:
    """§1 Others are told that he takes one."""
    g = begin(given(), Dealing(0, 1))
    before = g.shown
    when(g, "chance draw plague")
    assert g.shown == before + 1 and g.events is not None
    drawn = g.events[-1]
    assert drawn.seen_by(0) is drawn
    for viewer in (1, 2, NOBODY):
        told_ = drawn.seen_by(viewer)
        assert told_ is not None and type(told_).__name__ == "CardTaken" and told_.values() == [0]


def test_c6_the_discards_are_shuffled_when_a_card_is_due() -> None:
    """C6 Not before: an empty stack stays empty while nobody draws; face-down discards come back too."""
    g = given()
    deal(g, 1, "sun", "revolt")
    g.put_down(1, card("revolt"), openly=False)
    g.discards = [count - g.holds(1, kind) for kind, count in enumerate([*FIXED_COUNTS, 1, 1, 1, 1])]
    g.discards[card("revolt")] -= 1
    g.deck, g.deck_size = [0] * g.cards, 0
    begin(g, Dealing(0, 0))
    assert g.deck_size == 0 and not told(g)
    begin(g, Dealing(0, 2))
    assert g.deck_size == 57 and g.deck[card("revolt")] == 4 and g.deck[card("sun")] == 5
    assert told(g) == ["stack-shuffled"] and g.buried_size == [0, 0, 0] and sum(g.discards) == 0
    when(g, "chance draw sun", "chance draw henri")
    assert g.deck_size == 55 and told(g).count("stack-shuffled") == 1 and g.faults() == []


def test_c6_the_stack_may_run_out_in_the_midst_of_a_complement() -> None:
    g = given()
    g.discards = list(g.deck)
    g.discards[card("sun")] -= 1
    g.deck, g.deck_size = [0] * g.cards, 1
    g.deck[card("sun")] = 1
    begin(g, Dealing(0, 2))
    assert offers(g, CHANCE) == ["draw sun"]
    when(g, "chance draw sun")
    assert g.deck_size == 57 and told(g)[-1] == "stack-shuffled"


# ---- exchange and discards ---------------------------------------------------------------------------------


def test_c3_one_card_is_exchanged_and_bars_attacks_for_the_turn() -> None:
    """C3 It goes away face down, then one is drawn; lords and discards stay open, a second swap does not."""
    g = holding("famine", "revolt", "plague")
    assert "exchange plague" in offers(g, 0) and "stir-up county_bourg" in offers(g, 0)
    when(g, "0 exchange plague")
    assert list(g.awaited()) == [CHANCE] and g.buried_size[0] == 1 and told(g)[-1] == "card-swapped"
    when(g, "chance draw henri")
    assert g.exchanged[0] == 1 and g.hand_size[0] == 3
    assert {text.split()[0] for text in offers(g, 0)} == {"done", "lay", "discard"}


def test_c3_who_has_played_a_card_exchanges_none() -> None:
    g = holding("bad_weather", "sun")
    when(g, "0 unleash bad_weather county_bourg")
    assert g.played[0] == 1 and offers(g, 0) == ["done", "discard sun"]


def test_c3_who_has_parried_before_his_slot_exchanges_none() -> None:
    g = given()
    put(g, 1, "bourg", 1, "jean")
    deal(g, 0, "famine")
    deal(g, 1, "good_harvest", "sun")
    when(slot(g), "0 unleash famine county_bourg", "1 parry", "0 done")
    slot(g, 1)
    assert offers(g, 1) == ["done", "discard sun"]


def test_c3_laying_and_discarding_is_not_playing() -> None:
    g = holding("henri", "sun", "famine")
    when(g, "0 lay henri blaye", "0 discard sun")
    assert "exchange famine" in offers(g, 0)


def test_c4_any_number_of_cards_is_put_away_face_down() -> None:
    """C4, C13, C9 Nobody sees which card the banker gets, and a sun brings nothing."""
    g = holding("bishop_blaye", "sun", "sun")
    assert with_verb(g, "discard") == ["discard sun", "discard bishop_blaye"]
    before = g.shown
    when(g, "0 discard bishop_blaye", "0 discard sun", "0 discard sun")
    assert g.hand_size[0] == 0 and g.buried_size[0] == 3 and sum(g.discards) == 0
    assert g.shown == before and told(g) == ["card-put-away"] * 3
    assert g.events is not None and g.events[0].seen_by(1) is g.events[0] and g.events[0].values() == [0]
    assert g.cash[0] == 0 and offers(g, 0) == ["done"]


def test_c4_at_the_end_of_the_turn_each_may_discard_in_turn_order() -> None:
    g = given(first=1)
    for seat in range(3):
        deal(g, seat, "sun", "famine")
    begin(g, LastDiscards())
    assert list(g.awaited()) == [1] and offers(g, 1) == ["done", "discard famine", "discard sun"]
    when(g, "1 discard sun", "1 discard famine")
    assert offers(g, 1) == ["done"]
    when(g, "1 done", "2 done", "0 discard famine", "0 done")
    assert g.hand_size == [1, 0, 2] and not g.awaited()


def test_d5_a_player_with_an_empty_hand_is_asked_all_the_same() -> None:
    """D5 The slots are private: that one is asked tells nothing of his hand."""
    g = begin(given(), LastDiscards())
    assert list(g.awaited()) == [0] and offers(g, 0) == ["done"]
    assert offers(slot(given()), 0) == ["done"]


def test_1_the_example_of_roland() -> None:
    """§1c Roland is laid, the weather sent to a neighbour, the bishop's card put away; then three cards."""
    g = given()
    put(g, 1, "bourg", 2, "jean")
    deal(g, 0, "roland", "bad_weather", "bishop_sigy")
    when(slot(g), "0 lay roland blaye", "0 unleash bad_weather county_bourg", "1 pass")
    assert g.weather[region("county_bourg")] == 1
    when(g, "0 discard bishop_sigy", "0 done")
    assert g.hand_size[0] == 0 and g.where[lord("roland")] == place("blaye")
    deal(g, 1, "sun", "sun", "sun")
    deal(g, 2, "revolt", "revolt", "revolt")
    begin(g, PlayingOfCards())
    when(g, "chance draw henri", "chance draw eric", "chance draw plague")
    assert g.hand_size == [3, 3, 3] and list(g.awaited()) == [0]


def test_c1_each_card_drawn_is_shown_once_to_its_owner() -> None:
    """C1 What somebody has seen is not taken back."""
    g = given()
    begin(g, Dealing(0, 2))
    g.shown = 7
    when(g, "chance draw sun", "chance draw henri")
    assert g.shown == 9 and g.hand_size[0] == 2
