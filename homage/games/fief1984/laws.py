"""What is always true of a table: each broken law as one line of text."""

from homage.engine.values import NOBODY
from homage.games.fief1984.data import (
    ASSAULTING,
    BESIEGING,
    CARDINALS,
    CASTLES,
    CROWNS,
    FIRST_BISHOP,
    FIXED_COUNTS,
    GRANTED,
    HAND,
    LORD_COUNT,
    LORDS,
    MILLS,
    NONE,
    NOTE,
    PRESSES,
    SOLDIERS,
    TRIPS,
    WORKS,
)
from homage.games.fief1984.model import Realm


def faults_of(g: Realm) -> list[str]:
    """All broken laws of a table."""
    return [
        *crowns_that_went_astray(g),
        *soldiers_that_went_astray(g),
        *counters_that_went_astray(g),
        *cards_that_went_astray(g),
        *hands_of_wrong_size(g),
        *places_in_disorder(g),
        *forces_in_disorder(g),
        *villages_in_disorder(g),
        *lords_in_disorder(g),
        *clergy_in_disorder(g),
        *throne_in_disorder(g),
        *titles_in_disorder(g),
        *turn_in_disorder(g),
    ]


def crowns_that_went_astray(g: Realm) -> list[str]:
    """R13, R15 10,800 crowns in all, in notes of 100; the bank is never overdrawn unless it is unlimited."""
    found = []
    if g.bank + sum(g.cash) != CROWNS:
        found.append(f"there are {g.bank + sum(g.cash)} crowns instead of {CROWNS}")
    if g.bank < 0 and not g.settings.unlimited_bank:
        found.append(f"the bank holds {g.bank} crowns")
    for seat, crowns in enumerate(g.cash):
        if crowns < 0 or crowns % NOTE:
            found.append(f"seat {seat} holds {crowns} crowns")
    return found


def soldiers_that_went_astray(g: Realm) -> list[str]:
    """P3 30 soldiers a player."""
    found = []
    for seat in range(g.seats):
        count = g.stock[seat] + g.soldiers_on_board(seat)
        if count != SOLDIERS or g.stock[seat] < 0:
            found.append(f"seat {seat} has {count} soldiers, {g.stock[seat]} of them in stock")
    return found


def counters_that_went_astray(g: Realm) -> list[str]:
    """P2, P3 12 castles, mills and presses for all; one castle and three works, at most, in a village."""
    found = []
    for name, placed, stock in (
        ("castles", g.castle, CASTLES),
        ("mills", g.mills, MILLS),
        ("presses", g.presses, PRESSES),
    ):
        if sum(placed) > stock or min(placed) < 0:
            found.append(f"there are {sum(placed)} {name} on the board")
    for village in range(g.board.village_count):
        if g.castle[village] > 1 or g.works(village) > WORKS:
            found.append(f"{g.board.villages[village]} has too many buildings")
    return found


def cards_that_went_astray(g: Realm) -> list[str]:
    """C7 Each card with a blue back is in exactly one place: stack, discards, a hand, or under a lord."""
    found = []
    due = [*FIXED_COUNTS, *[1] * len(g.board.sees)]
    for card in range(g.cards):
        count = g.deck[card] + g.discards[card]
        for seat in range(g.seats):
            count += g.holds(seat, card) + g.buried[seat * g.cards + card]
        if card < LORD_COUNT:
            count += 1 if g.family[card] != NOBODY else 0
        elif card >= FIRST_BISHOP:
            count += g.see.count(card - FIRST_BISHOP)
        if count != due[card]:
            found.append(f"there are {count} cards {g.names.slugs['card'][card]} instead of {due[card]}")
    if min(g.deck) < 0 or min(g.discards) < 0 or min(g.hands) < 0 or min(g.buried) < 0:
        found.append("a pile holds less than no card")
    return found


def hands_of_wrong_size(g: Realm) -> list[str]:
    """C2, C13 The sizes of hands and piles are those of what is in them, and nobody holds more than three
    cards."""
    found = []
    if g.deck_size != sum(g.deck):
        found.append(f"the stack holds {sum(g.deck)} cards, not {g.deck_size}")
    for seat in range(g.seats):
        low, high = seat * g.cards, (seat + 1) * g.cards
        hand, buried = sum(g.hands[low:high]), sum(g.buried[low:high])
        if hand != g.hand_size[seat] or hand > HAND:
            found.append(f"seat {seat} holds {hand} cards, {g.hand_size[seat]} by count")
        if buried != g.buried_size[seat]:
            found.append(f"seat {seat} put {buried} cards away, {g.buried_size[seat]} by count")
    return found


def places_in_disorder(g: Realm) -> list[str]:
    """M4 A place is somebody's exactly when pieces stand there, and its lords are of his family."""
    found = []
    slugs = g.names.slugs["place"]
    for place in range(g.board.place_count):
        owner = g.owner[place]
        if g.soldiers[place] < 0 or (owner == NOBODY) != (g.counters(place) == 0):
            found.append(f"{slugs[place]} has {g.counters(place)} counters of seat {owner}")
        for lord in g.lords_at(place):
            if g.family[lord] != owner:
                found.append(
                    f"{LORDS[lord]} of seat {g.family[lord]} stands at {slugs[place]} of seat {owner}"
                )
    return found


def forces_in_disorder(g: Realm) -> list[str]:
    """M5, M6, M21 Only forces on roads are about something; one force besieges a village."""
    found = []
    board = g.board
    for place in range(board.place_count):
        if g.standing[place] != NONE and (g.owner[place] == NOBODY or not board.is_entrance(place)):
            found.append(f"nobody stands at {g.names.slugs['place'][place]}, yet is about something")
        if g.standing[place] == NONE and board.is_entrance(place) and g.owner[place] != NOBODY:
            found.append(f"the force at {g.names.slugs['place'][place]} is about nothing")
    for village in range(board.village_count):
        before = board.entrances[village]
        sieges = [place for place in before if g.standing[place] in (BESIEGING, ASSAULTING)]
        if len(sieges) > 1:
            found.append(f"{board.villages[village]} is besieged from {len(sieges)} roads")
    return found


def villages_in_disorder(g: Realm) -> list[str]:
    """M4, F10 One player at a time inside a village; villages are given in fiefs, to others, and never the
    capital."""
    found = []
    for village in range(g.board.village_count):
        inside, gate = g.owner[village], g.owner[g.board.gate(village)]
        region, friend = g.board.region[village], g.given[village]
        relieved = g.relief[village]
        if NOBODY not in (inside, gate) and inside != gate and not relieved:
            found.append(f"seats {inside} and {gate} are both in {g.board.villages[village]}")
        if friend != NOBODY:
            kept = g.title[region] == NOBODY or g.custody[region] != GRANTED
            if kept or g.title[region] == friend or g.capital[region] == village:
                found.append(f"{g.board.villages[village]} cannot be given to seat {friend}")
    return found


def lords_in_disorder(g: Realm) -> list[str]:
    """M22 A lord is on the board with his family, or off it with neither place nor cards; two trips at
    most."""
    found = []
    for lord in range(LORD_COUNT):
        away = g.family[lord] == NOBODY
        if away != (g.where[lord] == NOBODY) or (away and (g.see[lord] != NOBODY or g.cardinal[lord])):
            found.append(f"{LORDS[lord]} is neither on the board nor off it")
        if not 0 <= g.trips[lord] <= TRIPS:
            found.append(f"{LORDS[lord]} has made {g.trips[lord]} trips")
    return found


def clergy_in_disorder(g: Realm) -> list[str]:
    """B4, B5 At most three cardinals, bishops all of them; a see has one bishop."""
    found = []
    if sum(g.cardinal) > CARDINALS:
        found.append(f"there are {sum(g.cardinal)} cardinals")
    for lord in range(LORD_COUNT):
        if g.cardinal[lord] and not g.is_bishop(lord):
            found.append(f"{LORDS[lord]} is a cardinal and no bishop")
    for see in range(len(g.board.sees)):
        if g.see.count(see) > 1:
            found.append(f"{g.board.sees[see]} has {g.see.count(see)} bishops")
    return found


def throne_in_disorder(g: Realm) -> list[str]:
    """Q7, Q9 The King is on the board, and no bishop."""
    if g.king == NOBODY or (g.family[g.king] != NOBODY and not g.is_bishop(g.king)):
        return []
    return [f"{LORDS[g.king]} cannot be King"]


def titles_in_disorder(g: Realm) -> list[str]:
    """F6, F14, F16, F18 Titles are borne by a lord of their holder's; nobody bears one that is in custody."""
    found = []
    for region, seat in enumerate(g.title):
        slug, bearer, capital = g.board.regions[region], g.bearer[region], g.capital[region]
        if seat == NOBODY and (bearer != NOBODY or capital != NOBODY):
            found.append(f"{slug} has no title, yet a bearer or a capital")
        if seat == NOBODY or g.custody[region] != GRANTED:
            if bearer != NOBODY or (seat == NOBODY and g.custody[region] != GRANTED):
                found.append(f"{slug} is in custody, yet borne")
        elif g.sitting[region] != NOBODY:
            found.append(f"{slug} is not in custody, yet somebody sits in its capital")
        if bearer != NOBODY and g.family[bearer] not in (seat, NOBODY):
            found.append(f"{LORDS[bearer]} bears {slug}, which is not his family's")
        if capital != NOBODY and g.board.region[capital] != region:
            found.append(f"the capital of {slug} lies elsewhere")
    return found


def turn_in_disorder(g: Realm) -> list[str]:
    """Each player has a seat of his own, and the first player is one of them, once seats are taken."""
    if g.clockwise and (sorted(g.clockwise) != list(range(g.seats)) or g.first not in g.clockwise):
        return [f"the seats go round as {g.clockwise}, the first of them {g.first}"]
    return []
