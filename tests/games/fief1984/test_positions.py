"""Positions set up from the rulebook and the rulings alone, with what must follow: worked examples, Phase 1.

Seats are called A, B, C, D (0, 1, 2, 3) and sit clockwise in that order.
"""

from homage.engine.values import NOBODY
from homage.games.fief1984.data import ATTACKING, BESIEGING
from homage.games.fief1984.model import Realm
from homage.games.fief1984.rules.p1_cards import CardSlot
from homage.games.fief1984.rules.p2_revenues import Payment, Revenues
from homage.games.fief1984.rules.p4_movement import Movement
from tests.games.fief1984.bourg import combat, dice, slot, standing, stands
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
    place,
    put,
    region,
    told,
    village,
    when,
)

A, B, C, D = 0, 1, 2, 3

# ---- worked examples of the rulebook -----------------------------------------------------------------------


def test_e01_henri_against_roland_at_bourg() -> None:
    """K2, K3, K4, K6, K7 Three exchanges to the last counter of both sides."""
    g = given(2)
    put(g, B, "bourg", 4, "roland")
    g.castle[village("bourg")] = g.mills[village("bourg")] = 1
    force(g, A, "bourg-from-villeneuve", ATTACKING, 6, "henri")
    combat(g)
    dice(g, 3, 2, 5)  # A's two dice, B's one
    assert offers(g, B) == ["lose 2", "lose 1 roland"]
    when(g, "1 lose 2")
    assert offers(g, A) == ["lose 3", "lose 2 henri"]
    when(g, "0 lose 3")
    assert stands(g, "bourg") == (B, 2, [lord("roland")])
    assert stands(g, "bourg-from-villeneuve") == (A, 3, [lord("henri")])
    dice(g, 6, 2)  # A has one die only now
    when(g, "1 lose 2", "0 lose 1")
    dice(g, 1, 6)
    assert stands(g, "bourg") == stands(g, "bourg-from-villeneuve") == (NOBODY, 0, [])
    assert g.holder(village("bourg")) == NOBODY
    assert g.castle[village("bourg")] == 1 and g.mills[village("bourg")] == 0
    assert g.discards[lord("henri")] == g.discards[lord("roland")] == 1
    assert not g.agenda and not g.faults()


def test_e02_the_march_from_tournus() -> None:
    """M2, R1 One lord, two trips, a soldier left on the way; three villages pay 300."""
    g = given()
    put(g, A, "tournus", 8, "henri")
    begin(g, Movement())
    assert "move henri st_andromy 0..8" in offers(g, A)
    when(g, "0 move henri st_andromy 6")
    assert "move henri st_medard 0..6" in offers(g, A)
    assert all(text == "done" or text.startswith("move henri") for text in offers(g, A))
    when(g, "0 move henri st_medard 5")  # no trip is left, and nobody else can lead: the phase is over
    assert not g.agenda
    assert stands(g, "tournus") == (A, 2, [])
    assert stands(g, "st_andromy") == (A, 1, [])
    assert stands(g, "st_medard") == (A, 5, [lord("henri")])
    assert g.villages_of(A) == [village("tournus"), village("st_andromy"), village("st_medard")]
    begin(g, Payment())
    assert g.cash[A] == 300


def test_e03_the_tithe_of_blaye() -> None:
    """R2, R4, R5, R6 The bishop takes what the owned villages of his see bring, of the see alone."""
    g = given()
    put(g, A, "sigy", 0, "henri")
    ordain(g, "henri", "blaye")
    deal(g, A, "bishopric_tithe")
    put(g, B, "charolles", 1)
    put(g, B, "beaujeu", 1)
    put(g, C, "villeneuve", 1)
    put(g, C, "bourg", 1)
    g.mills[village("charolles")], g.presses[village("charolles")] = 1, 1
    g.mills[village("villeneuve")], g.presses[village("l_epervier")] = 2, 1
    g.cash[B], g.bank = 2800, 8000
    begin(g, Revenues())
    when(g, "0 bishop-tithe blaye", "0 done", "1 done", "2 done")
    assert g.cash == [1000, 2900, 100]
    assert g.bank == 8000 - 1200 and g.discards[card("bishopric_tithe")] == 1


# ---- Phase 1 -----------------------------------------------------------------------------------------------


def tournus_under_attack() -> Realm:
    """P01 Lords of three players in and before the region Tournus; C is about to attack."""
    g = given(4, turn=2, first=B)
    put(g, C, "tournus", 2, "clement", "charles")
    put(g, B, "pugnac", 1, "pierre")
    put(g, B, "mazilles", 1)
    put(g, D, "st_andromy", 1)
    put(g, D, "belleville", 1)
    put(g, D, "chateauneuf", 1)
    force(g, A, "st_andromy-from-st_medard", BESIEGING, 3, "jean")
    force(g, B, "chateauneuf-from-mazilles", BESIEGING, 2, "louis")
    g.mills[village("tournus")] = g.presses[village("pugnac")] = 1
    deal(g, C, "famine", "famine")
    return begin(g, CardSlot(C))


def test_p01_who_may_parry_an_attack_on_a_region() -> None:
    """D1, D2, D4, D5, D6, A13 Most lords, the attacker left out; ties go clockwise from him."""
    g = tournus_under_attack()
    deal(g, B, "good_harvest")
    when(g, "2 unleash famine duchy_tournus")
    assert list(g.awaited()) == [A] and offers(g, A) == ["pass"]  # asked though he holds no parry
    when(g, "0 pass")
    assert list(g.awaited()) == [B] and offers(g, B) == ["pass", "parry"]
    when(g, "1 parry")
    assert not any(g.famine) and list(g.awaited()) == [C]
    assert g.discards[card("famine")] == g.discards[card("good_harvest")] == 1
    when(g, "2 unleash famine duchy_tournus")  # a second attack needs a parry of its own
    assert list(g.awaited()) == [A]


def test_p01_nobody_parries_the_famine() -> None:
    """A3, C10 Mills and presses of the whole region stand still, the attacker's too; villages pay."""
    g = tournus_under_attack()
    when(g, "2 unleash famine duchy_tournus", "0 pass", "1 pass", "2 done")
    assert g.famine[region("duchy_tournus")] == 1
    begin(g, Payment())
    assert g.cash == [0, 200, 100, 300]


def revolt_in_sigy() -> Realm:
    """P02 B's duchy of Sigy, with C's intruders in St Paul; A stirs up a revolt of 5."""
    g = given(turn=2)
    put(g, B, "sigy", 3, "hugues")
    put(g, C, "st_paul", 4)
    fief(g, B, "duchy_sigy", "hugues", "sigy")
    for name in ("sigy", "st_paul"):
        g.castle[village(name)] = 1
    g.mills[village("sigy")] = g.mills[village("marcamps")] = 1
    g.presses[village("st_paul")] = 2
    fund(g, s1=1400, s2=5000)
    deal(g, A, "revolt", "famine")
    deal(g, B, "good_harvest")
    begin(g, CardSlot(A))
    return when(g, "0 stir-up duchy_sigy", "chance die 5")


def test_p02_a_good_harvest_cancels_revolt_and_famine() -> None:
    """A5, A6, A7 The price of 1500 is beyond B's 1400, and C is not asked."""
    g = revolt_in_sigy()
    assert list(g.awaited()) == [B] and offers(g, B) == ["pass", "parry"]
    when(g, "1 parry")
    assert not any(g.famine) and sum(g.mills) + sum(g.presses) == 4
    for name in ("revolt", "famine", "good_harvest"):
        assert g.discards[card(name)] == 1


def test_p02_a_revolt_of_five_is_borne() -> None:
    """A9, A10, A11 All works go; the castle with its holder's soldiers is attacked, the other is not."""
    g = revolt_in_sigy()
    when(g, "1 pass")
    assert sum(g.mills) + sum(g.presses) == 0
    when(g, "chance die 4")  # the only castle with soldiers of its holder is Sigy's
    assert stands(g, "sigy") == (B, 0, [lord("hugues")]) and stands(g, "st_paul") == (C, 4, [])
    assert g.castle[village("sigy")] == g.castle[village("st_paul")] == 1
    when(g, "0 done")
    g.cash = [0, 0, 0]
    g.bank = 10_800
    begin(g, Payment())
    assert g.cash == [0, 500, 0]


def plague_in_bourg() -> Realm:
    """P03 Four players' pieces in and before the region Bourg; A holds the plague."""
    g = given(4, turn=2, first=C)
    put(g, B, "bourg", 2, "robert")
    put(g, B, "st_vivien", 1)
    put(g, B, "blaye", 0, "pierre")
    put(g, D, "villeneuve", 2)
    put(g, A, "la_buissiere", 1)
    put(g, C, "st_andre", 1)
    g.turn = 1
    force(g, C, "villeneuve-from-charolles", BESIEGING, 3, "eric", "francois")
    force(g, D, "st_andre-from-la_buissiere", BESIEGING, 6, "louis")
    g.turn = 2
    ordain(g, "eric", "sigy")
    fief(g, B, "county_blaye", "robert", "blaye")
    g.king = lord("robert")
    deal(g, A, "plague")
    begin(g, CardSlot(A))
    return when(g, "0 unleash plague county_bourg")


def test_p03_the_plague_counts_per_player_over_the_region() -> None:
    """A12, A13, A14 One of B's three and one of C's three; Louis' six face another region."""
    g = plague_in_bourg()
    assert list(g.awaited()) == [B]  # C's only stack loses one without a question, before him in turn order
    assert g.soldiers[place("villeneuve-from-charolles")] == 2
    assert sorted(offers(g, B)) == ["lose-plague bourg 1", "lose-plague st_vivien 1"]
    when(g, "1 lose-plague st_vivien 1")
    assert g.soldiers[place("villeneuve")] == 2 and g.soldiers[place("la_buissiere")] == 1
    assert g.soldiers[place("st_andre-from-la_buissiere")] == 6
    dice(g, 3)
    assert told(g)[-1] == "fever-thrown"
    dice(g, 2, 1)
    assert g.family[lord("eric")] == C and g.family[lord("louis")] == D
    assert g.family[lord("francois")] == g.family[lord("robert")] == NOBODY


def test_p03_the_dead_kings_title_and_the_bishops_siege() -> None:
    """Q7, F6, C7, B3, M12 Pierre bears the title at once; the bishop leads no soldiers away."""
    g = when(plague_in_bourg(), "1 lose-plague st_vivien 1")
    dice(g, 3, 2, 1)
    assert g.king == NOBODY and g.discards[lord("francois")] == g.discards[lord("robert")] == 1
    assert g.fiefs_of(B) == [region("county_blaye")] and g.bearer[region("county_blaye")] == lord("pierre")
    assert stands(g, "villeneuve-from-charolles") == (C, 2, [lord("eric")])
    assert standing(g, "villeneuve-from-charolles") == BESIEGING
    when(g, "0 done")
    slot(g, C)
    assert [text for text in offers(g, C) if text.startswith("move")] == ["move eric charolles 0"]
    assert not g.faults()


# ---- the exchange ------------------------------------------------------------------------------------------


def pierre_in_tournus() -> Realm:
    """P06 B, first in turn, has the only lord in Tournus and 1300 crowns; nobody has a castle."""
    g = given(turn=2, first=B)
    put(g, B, "tournus", 2, "pierre")
    fund(g, s1=1300)
    return g


def test_p06_after_an_exchange_no_attack_parry_or_tithe() -> None:
    """C3, C13, D5, A7 Lords, bishops, discards and paying off a revolt stay open."""
    g = pierre_in_tournus()
    ordain(g, "pierre", "blaye")
    deal(g, B, "jean", "plague", "bishop_sigy")
    begin(g, CardSlot(B), CardSlot(C))
    village_ = next(text for text in offers(g, B) if text.startswith("lay jean"))
    when(g, f"1 {village_}", "1 exchange plague")
    assert g.buried_size[B] == 1 and g.discards[card("plague")] == 0
    when(g, "chance draw bad_weather")
    assert offers(g, B) == [
        *("done", "ordain jean sigy", "elevate pierre"),
        *("discard bad_weather", "discard bishop_sigy"),
    ]
    when(g, "1 discard bad_weather", "1 done")
    deal(g, B, "good_harvest", "bishopric_tithe")
    deal(g, C, "revolt", "famine", "famine")
    when(g, "2 stir-up duchy_tournus", "chance die 4")
    assert offers(g, B) == ["pass", "buy-off"]
    when(g, "1 buy-off")
    assert g.cash[B] == 100
    when(g, "2 unleash famine duchy_tournus")
    assert list(g.awaited()) == [B] and offers(g, B) == ["pass"]
    when(g, "1 pass", "2 done")
    begin(g, Revenues())
    while list(g.awaited()) != [B]:
        when(g, f"{g.awaited()[0]} done")
    assert offers(g, B) == ["done"]


def test_p06_who_has_parried_exchanges_no_card() -> None:
    """C3 A parry in another's slot bars the exchange; attacks, lords, bishops and discards stay open."""
    g = given(turn=2, first=B)
    put(g, A, "tournus", 1, "pierre")
    deal(g, C, "bad_weather")
    deal(g, A, "sun", "plague", "bishop_sigy")
    begin(g, CardSlot(C), CardSlot(A))
    when(g, "2 unleash bad_weather duchy_tournus", "0 parry", "2 done")
    texts = offers(g, A)
    assert not [text for text in texts if text.startswith("exchange")]
    assert "unleash plague county_bourg" in texts and "ordain pierre sigy" in texts
    assert "discard plague" in texts


def test_p06_who_has_paid_a_revolt_off_may_exchange() -> None:
    """C3 Money is no card; nor is a lord laid an attack or a parry."""
    g = given(turn=2, first=B)
    put(g, A, "tournus", 1, "pierre")
    fund(g, s0=1200)
    deal(g, C, "revolt", "famine")
    deal(g, A, "jean", "plague")
    begin(g, CardSlot(C), CardSlot(A))
    when(g, "2 stir-up duchy_tournus", "chance die 4", "0 buy-off", "2 done")
    lay = next(text for text in offers(g, A) if text.startswith("lay jean"))
    when(g, f"0 {lay}")
    assert "exchange plague" in offers(g, A)
