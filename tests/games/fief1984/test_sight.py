"""Principle 5 for Fief: what a viewer may know, and tables that he cannot tell from the real one."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import permutations

from homage.engine.chance import any_of
from homage.engine.codec import dump
from homage.engine.sight import Sight
from homage.engine.values import CHANCE, NOBODY, Action
from homage.games.fief1984.actions.combat import Bid
from homage.games.fief1984.actions.common import Pass
from homage.games.fief1984.data import FIXED_COUNTS, LORDS
from homage.games.fief1984.model import Realm
from homage.games.fief1984.rules.p1_cards import CardSlot
from homage.games.fief1984.rules.p5_coalition import SealedBids
from homage.games.fief1984.sight import imagine, sight, unseen
from homage.games.fief1984.view import facts
from tests.conformance import Luck
from tests.games.fief1984.table import card, deal, fund, given, ordain, put, village, when

Deal = tuple[tuple[int, ...], ...]


class Every:
    """An Rng that takes one path through all there are; `paths` walks them all, with how likely each is."""

    def __init__(self, path: list[int]) -> None:
        self.path, self.sizes = path, list[int]()

    def below(self, n: int) -> int:
        """The next step of the path, the first branch where it has none yet."""
        self.sizes.append(n)
        if len(self.path) < len(self.sizes):
            self.path.append(0)
        return self.path[len(self.sizes) - 1]


def paths() -> Iterator[Every]:
    """All paths, depth first; the caller uses each one before he asks for the next."""
    path: list[int] = []
    while True:
        rng = Every(path)
        yield rng
        path = rng.path[: len(rng.sizes)]
        while path and path[-1] == rng.sizes[len(path) - 1] - 1:
            path.pop()
        if not path:
            return
        path[-1] += 1


def chance(rng: Every) -> Fraction:
    """How likely a walked path is."""
    likely = Fraction(1)
    for size in rng.sizes:
        likely /= size
    return likely


def zones(g: Realm) -> Deal:
    """Where all cards lie: hands, face-down discards, stack."""
    return tuple(g.hands), tuple(g.buried), tuple(g.deck)


def imagined(seen: Sight[Realm]) -> dict[Deal, Fraction]:
    """Every table that `imagine` makes of a sight, with its exact frequency."""
    found: dict[Deal, Fraction] = {}
    for rng in paths():
        deal_ = zones(imagine(seen, rng))
        found[deal_] = found.get(deal_, Fraction(0)) + chance(rng)
    return found


def few_hidden(*slugs: str) -> Realm:
    """A table of three on which all cards but these lie openly among the discards; these make up the
    stack."""
    g = given(3)
    g.deck = [0] * g.cards
    for slug in slugs:
        g.deck[card(slug)] += 1
    counts = [*FIXED_COUNTS, *[1] * len(g.board.sees)]
    g.discards = [count - left for count, left in zip(counts, g.deck, strict=True)]
    g.deck_size = len(slugs)
    return g


Slot = tuple[str, int, bool]  # zone, seat, is it older than the last shuffle?


def slots_of(g: Realm, viewer: int, old_slots: Callable[[int], int]) -> list[Slot]:
    """All hidden slots: others' hands, then others' face-down discards, in seat order, then the stack.

    `old_slots(seat)` says how many slots of a seat's hand, from its first on, are old.
    """
    others = [seat for seat in range(g.seats) if seat != viewer]
    slots: list[Slot] = []
    for seat in others:
        slots += [("hand", seat, i < old_slots(seat)) for i in range(g.hand_size[seat])]
    for seat in others:
        slots += [("buried", seat, i < g.pinned_buried[seat]) for i in range(g.buried_size[seat])]
    return slots + [("deck", NOBODY, False)] * g.deck_size


def hidden_cards(g: Realm, viewer: int, reborn: list[int]) -> list[tuple[int, bool]]:
    """Each card that the viewer cannot place, and whether he knows it to have been in the last shuffle."""
    cards: list[tuple[int, bool]] = []
    for kind, count in enumerate(unseen(sight(g, viewer))):
        cards += [(kind, at < reborn[kind]) for at in range(count)]
    return cards


def laid_out(
    g: Realm, viewer: int, old_slots: Callable[[int], int], reborn: list[int]
) -> dict[Deal, Fraction]:
    """By listing all permutations: hidden cards in hidden slots, old slots without cards known to be
    reborn."""
    slots = slots_of(g, viewer, old_slots)
    ways: dict[Deal, int] = {}
    for order in permutations(hidden_cards(g, viewer, reborn)):
        if any(old and fresh for (_, _, old), (_, fresh) in zip(slots, order, strict=True)):
            continue
        blank = sight(g, viewer).state
        zones_by_name = {"hand": blank.hands, "buried": blank.buried, "deck": blank.deck}
        for (zone, seat, _), (kind, _) in zip(slots, order, strict=True):
            zones_by_name[zone][max(0, seat) * g.cards + kind] += 1
        ways[zones(blank)] = ways.get(zones(blank), 0) + 1
    total = sum(ways.values())
    return {deal_: Fraction(count, total) for deal_, count in ways.items()}


# ---- what a sight holds


def busy_table() -> Realm:
    """Hands, lords, a bishop and face-down discards, in a turn with crowns."""
    g = given(3)
    put(g, 0, "blaye", 3, "henri")
    put(g, 1, "bourg", 2, "roland")
    ordain(g, "roland", "bourg")
    deal(g, 0, "sun", "revolt", "plague")
    deal(g, 1, "justice", "sun", "jean")
    deal(g, 2, "famine", "bishop_blaye")
    g.put_down(0, card("plague"), False)
    g.put_down(1, card("sun"), False)
    g.put_down(2, card("famine"), True)
    fund(g, s0=500, s1=300)
    return g


def swapped(g: Realm, viewer: int) -> Realm:
    """The same table with every hidden card exchanged for one of the stack."""
    twin = g.clone()
    assert isinstance(twin, Realm)
    for seat in range(g.seats):
        for zone in (twin.hands, twin.buried):
            for kind in range(g.cards):
                at = seat * g.cards + kind
                while seat != viewer and zone[at]:
                    other = max(k for k in range(g.cards) if twin.deck[k])
                    zone[at] -= 1
                    twin.deck[kind] += 1
                    zone[seat * g.cards + other] += 1
                    twin.deck[other] -= 1
                    if other == kind:
                        break
    return twin


def test_c13_equal_knowledge_gives_equal_sights() -> None:
    g = busy_table()
    for viewer in (NOBODY, 0, 1, 2):
        twin = swapped(g, viewer)
        assert zones(twin) != zones(g)
        assert sight(twin, viewer).data() == sight(g, viewer).data()
        assert facts(sight(twin, viewer)) == facts(sight(g, viewer))


def test_c13_a_leak_of_any_hidden_zone_would_be_seen() -> None:
    """The check above bites: a sight that keeps one hidden zone tells the twins apart."""
    g = busy_table()
    twin = swapped(g, 0)
    for zone in ("hands", "buried", "deck"):
        leaks = []
        for state in (g, twin):
            seen = sight(state, 0)
            setattr(seen.state, zone, list(getattr(state, zone)))
            leaks.append(seen.data())
        assert leaks[0] != leaks[1], zone


def test_n6_a_sight_keeps_what_lies_open_and_what_is_ones_own() -> None:
    g = busy_table()
    seen = sight(g, 0).state
    assert seen.hand(0) == g.hand(0) and seen.hand(1) == []
    assert seen.buried[card("plague")] == 1
    assert seen.hand_size == [2, 2, 1] and seen.buried_size == [1, 1, 0]
    assert seen.discards == g.discards and seen.deck_size == g.deck_size
    assert seen.cash == g.cash
    assert seen.events is None


def test_n6_a_view_shows_others_money_only_as_an_option() -> None:
    g = busy_table()
    assert [player["cash"] for player in facts(sight(g, 0))["players"]] == [500, None, None]
    assert [player["cash"] for player in facts(sight(g, NOBODY))["players"]] == [None, None, None]
    g.settings = given(3, show_cash=True).settings
    assert [player["cash"] for player in facts(sight(g, 0))["players"]] == [500, 300, 0]


def test_n2_a_view_shows_nobody_elses_cards() -> None:
    g = busy_table()
    assert facts(sight(g, 1))["hand"] == ["jean", "justice"]
    assert facts(sight(g, NOBODY))["hand"] == []


# ---- imagined tables


def test_c13_imagine_gives_every_deal_its_exact_frequency() -> None:
    g = few_hidden("sun", "sun", "justice", "plague", "revolt")
    deal(g, 1, "sun")
    deal(g, 2, "justice", "plague")
    g.put_down(2, card("plague"), False)
    expected = laid_out(g, 0, lambda seat: 0, [0] * g.cards)
    assert len(expected) > 20
    assert imagined(sight(g, 0)) == expected


def test_c13_a_player_never_imagines_his_own_cards_elsewhere() -> None:
    g = few_hidden("sun", "justice", "plague", "revolt")
    deal(g, 0, "sun", "justice")
    g.put_down(0, card("justice"), False)
    deal(g, 1, "plague")
    expected = laid_out(g, 0, lambda seat: 0, [0] * g.cards)
    assert imagined(sight(g, 0)) == expected and len(expected) == 2


def test_c6_cards_known_to_be_reborn_are_not_in_older_slots() -> None:
    g = few_hidden("sun", "justice", "plague", "revolt", "famine")
    deal(g, 1, "revolt", "famine")
    deal(g, 2, "plague")
    g.pinned[1], g.pinned[2] = 1, 1
    g.reborn[card("sun")] = g.reborn[card("justice")] = 1
    reborn = [g.reborn[kind] for kind in range(g.cards)]
    expected = laid_out(g, 0, lambda seat: g.pinned[seat], reborn)
    assert imagined(sight(g, 0)) == expected
    assert all(deal_[0][2 * g.cards + card("sun")] == 0 for deal_ in expected)


def test_c6_imagined_deals_are_those_that_play_could_have_led_to() -> None:
    """Seat 1 keeps two old cards over a shuffle, puts one away and draws one: all histories, against all
    deals."""
    unknown, open_ones = ("plague", "revolt", "famine"), ("sun", "justice")
    histories: dict[Deal, Fraction] = {}
    seen = None
    for first, second, third in permutations(unknown):
        for kept, away in ((first, second), (second, first)):
            for drawn in (*open_ones, third):
                g = few_hidden(*unknown, *open_ones)
                g.hands = [0] * len(g.hands)
                g.hand_size = [0, 2, 0]
                for kind, count in enumerate(g.discards):
                    g.hands[kind] += count
                g.hand_size[0] = sum(g.hands)
                g.discards, g.deck, g.deck_size = [0] * g.cards, [0] * g.cards, 0
                for slug in open_ones:
                    g.discards[card(slug)] = 1
                g.hands[g.cards + card(first)] = g.hands[g.cards + card(second)] = 1
                g.buried[2 * g.cards + card(third)] = g.buried_size[2] = 1
                g.reshuffle()
                g.put_down(1, card(away), False)
                g.draw(1, card(drawn))
                assert g.holds(1, card(kept)) == 1
                histories[zones(g)] = histories.get(zones(g), Fraction(0)) + Fraction(1, 36)
                data = sight(g, 0).data()
                seen = seen or sight(g, 0)
                assert data == seen.data(), "these histories look alike to seat 0"
    assert seen is not None
    assert imagined(seen) == histories


def test_c13_what_is_imagined_looks_the_same() -> None:
    g = busy_table()
    for viewer in (NOBODY, 0, 1, 2):
        seen = sight(g, viewer)
        before = seen.data()
        for seed in range(20):
            twin = imagine(seen, Luck(seed))
            assert sight(twin, viewer).data() == before
            assert sum(twin.deck) == twin.deck_size
            assert [sum(twin.hands[s * g.cards : (s + 1) * g.cards]) for s in range(3)] == g.hand_size
        assert seen.data() == before, "imagining changes no sight"


def test_c13_the_imagined_stack_can_be_drawn_from() -> None:
    g = busy_table()
    twin = imagine(sight(g, 2), Luck(4))
    counts = [*FIXED_COUNTS, *[1] * len(g.board.sees)]
    for kind, count in enumerate(counts):
        laid = sum(twin.hands[s * g.cards + kind] + twin.buried[s * g.cards + kind] for s in range(3))
        on_table = int(kind in (LORDS.index("henri"), LORDS.index("roland"), card("bishop_bourg")))
        assert twin.deck[kind] + twin.discards[kind] + laid + on_table == count


# ---- sealed bids


def bidding() -> Realm:
    """Seats 1 and 2 bid for Bourg; seat 1 has sealed 200 crowns."""
    g = given(3)
    fund(g, s1=400, s2=300)
    g.then(SealedBids((1, 2), ("-", "-"), village("bourg"), (0, 0), 0))
    return when(g, "1 bid 200")


def test_k15_a_sealed_bid_is_in_its_authors_sight_alone() -> None:
    g = bidding()
    assert sight(g, 1).data()["state"]["agenda"][-1][2] == ["bid.200", "-"]
    for viewer in (NOBODY, 0, 2):
        assert sight(g, viewer).data()["state"]["agenda"][-1][2] == ["?", "-"]
    bids = facts(sight(g, 2))["bids"]
    assert bids == {"village": "bourg", "seats": [1, 2], "sealed": [1]}


def test_k15_an_unseen_bid_is_imagined_as_any_bid_he_could_make() -> None:
    g = bidding()
    found: dict[str, Fraction] = {}
    deck = [0] * g.cards
    seen = sight(g, 2)
    seen.state.discards = [*FIXED_COUNTS, *[1] * len(g.board.sees)]
    seen.state.deck, seen.state.deck_size = deck, 0
    for rng in paths():
        step = imagine(seen, rng).agenda[-1]
        assert isinstance(step, SealedBids)
        found[step.answers[0]] = found.get(step.answers[0], Fraction(0)) + chance(rng)
    assert found == {f"bid.{crowns}": Fraction(1, 5) for crowns in (0, 100, 200, 300, 400)}


def test_k15_guesses_fall_on_any_offered_action() -> None:
    acts: list[Action] = [Pass(), Bid(100, 300)]
    found: dict[str, Fraction] = {}
    for rng in paths():
        text = any_of(acts, rng).text()
        found[text] = found.get(text, Fraction(0)) + chance(rng)
    assert found == {"pass": Fraction(1, 2)} | {f"bid {n}": Fraction(1, 6) for n in (100, 200, 300)}


def test_k15_sealed_answers_deeper_on_the_agenda_are_guessed_too() -> None:
    g = bidding()
    g.then(CardSlot(0))
    twin = imagine(sight(g, 2), Luck(3))
    bids = [step for step in twin.agenda if isinstance(step, SealedBids)]
    assert bids[0].answers[0].startswith("bid.") and isinstance(twin.agenda[-1], CardSlot)


def test_k15_imagined_bids_play_on() -> None:
    g = bidding()
    twin = imagine(sight(g, 2), Luck(1))
    assert sight(twin, 2).data() == sight(g, 2).data()
    put(twin, 1, "bourg-from-villeneuve", 2, "henri")
    assert dump(twin)["agenda"] and list(twin.awaited()) == [2] and CHANCE not in twin.awaited()
