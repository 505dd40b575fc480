"""Phase 1 §1a, §1b: assassination and justice."""

from homage.engine.values import NOBODY
from homage.games.fief1984.data import ATTACKING
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
    put,
    region,
    told,
    when,
)

BOURG = "county_bourg"


def slot(g: Realm, seat: int = 0) -> Realm:
    """One player's go."""
    return begin(g, CardSlot(seat))


def armed(*cards: str) -> Realm:
    """Seat 0 holds these cards; seat 1 has Jean in Bourg with 4 soldiers."""
    g = given()
    deal(g, 0, *cards)
    put(g, 1, "bourg", 4, "jean")
    return g


def asked(g: Realm) -> list[int]:
    """Who may parry an attack of seat 0 on Bourg's county."""
    return defenders(g, 0, region(BOURG))


def test_a15_any_opponents_lord_may_be_murdered() -> None:
    """A15 Bishop, cardinal and King; also one on a road; none of one's own."""
    g = armed("assassination")
    put(g, 0, "blaye", 0, "henri")
    force(g, 2, "villeneuve-from-charolles", ATTACKING, 0, "eric")
    put(g, 2, "sigy", 0, "robert")
    ordain(g, "robert", "sigy", cardinal=True)
    g.king = lord("jean")
    slot(g)
    assert [text for text in offers(g, 0) if text.startswith("murder")] == [
        "murder eric",
        "murder jean",
        "murder robert",
    ]


def test_1a_the_assassin_kills() -> None:
    """§1a, D7, C7, Q7 His player alone is asked, whoever has more lords there; the throne is vacant."""
    g = armed("assassination")
    put(g, 2, "villeneuve", 0, "eric", "robert")
    g.king = lord("jean")
    when(slot(g), "0 murder jean")
    assert list(g.awaited()) == [1] and offers(g, 1) == ["pass"]
    when(g, "1 pass")
    assert g.family[lord("jean")] == NOBODY and g.king == NOBODY and g.discards[card("jean")] == 1
    assert told(g)[:2] == ["murder-plotted", "lord-murdered"] and list(g.awaited()) == [0]
    assert g.discards[card("assassination")] == 1 and g.faults() == []


def test_a15_titles_follow_at_once() -> None:
    """K18, F15 The last lord of a family with a fief, while another is King."""
    g = armed("assassination")
    fief(g, 1, BOURG, "jean", "bourg")
    put(g, 2, "sigy", 1, "eric")
    g.king = lord("eric")
    when(slot(g), "0 murder jean", "1 pass")
    assert g.title[region(BOURG)] == 2 and g.fiefs_of(1) == []


def test_a16_justice_saves_the_victim_and_takes_a_lord_of_the_attacker() -> None:
    """A16, §1b The parrying player picks him; nothing parries that."""
    g = armed("assassination", "sun")
    deal(g, 1, "justice")
    put(g, 0, "blaye", 2, "henri", "pierre")
    when(slot(g), "0 murder jean")
    assert offers(g, 1) == ["pass", "parry"]
    when(g, "1 parry")
    assert list(g.awaited()) == [1] and offers(g, 1) == ["condemn henri", "condemn pierre"]
    when(g, "1 condemn pierre")
    assert g.family[lord("pierre")] == NOBODY and g.family[lord("jean")] == 1
    assert list(g.awaited()) == [0] and told(g)[-1] == "lord-executed" and g.faults() == []


def test_a16_an_attacker_with_no_lord_loses_none() -> None:
    g = armed("assassination")
    deal(g, 1, "justice")
    when(slot(g), "0 murder jean", "1 parry")
    assert g.family[lord("jean")] == 1 and list(g.awaited()) == [0] and g.discards[card("justice")] == 1


def test_a16_an_only_lord_is_condemned_without_asking() -> None:
    """A16, K18 And his family's title with him."""
    g = armed("assassination")
    deal(g, 1, "justice")
    put(g, 0, "blaye", 2, "henri")
    fief(g, 0, "county_blaye", "henri", "blaye")
    g.king = lord("jean")
    when(slot(g), "0 murder jean", "1 parry")
    assert not g.has_lord(0) and g.title[region("county_blaye")] == 1


def test_c3_who_has_exchanged_a_card_has_no_justice() -> None:
    g = armed("assassination")
    deal(g, 1, "justice")
    g.exchanged[1] = 1
    when(slot(g), "0 murder jean")
    assert offers(g, 1) == ["pass"]
