"""What always holds: no card is lost or made, sizes are those of what lies there."""

from homage.games.conclave.data import (
    COPIES,
    DECK_CARDS,
    EARL_KINDS,
    JOUST_KINDS,
    SET_CARDS,
)
from homage.games.conclave.house import House


def faults_of(g: House) -> list[str]:
    """Every broken law, as text."""
    faults = joust_faults(g) + conclave_faults(g) + tally_faults(g)
    for seat in range(g.seats):
        faults += earl_faults(g, seat)
    return faults


def joust_faults(g: House) -> list[str]:
    """The Joust deck and all that was dealt of it are the whole deck, and nobody holds other than he was
    dealt."""
    faults = []
    for kind in range(JOUST_KINDS):
        held = sum(g.cards[kind::JOUST_KINDS])
        if g.joust[kind] + g.lying[kind] + held != g.settings.joust[kind]:
            faults.append(f"Joust cards of kind {kind} are lost or made")
    if min(*g.joust, *g.lying, *g.cards) < 0:
        faults.append("fewer Joust cards than none")
    faults += [
        f"seat {s} holds other than dealt" for s in range(g.seats) if sum(g.jousts_of(s)) != g.dealt[s]
    ]
    return faults


def conclave_faults(g: House) -> list[str]:
    """R9 Somebody is always in; only those in the match take part; who was shown lying is out."""
    faults = []
    if g.order and not g.partakers():
        faults.append("nobody is left in the Conclave")
    if [seat for seat in g.order if g.gone[seat] and seat != g.active]:
        faults.append("one who has passed away takes part")
    for seat in g.order:
        lied = g.bared[seat] >= 0 and g.bared[seat] != g.declared[seat]
        if lied and g.is_in(seat):
            faults.append(f"seat {seat} lied and is in")
    return faults


def tally_faults(g: House) -> list[str]:
    """Each lie was caught by somebody, each wrong challenge proved somebody, points are none or more."""
    faults = []
    if sum(g.lies) != sum(g.hits) or sum(g.proofs) != sum(g.wrongs):
        faults.append("challenges and what they showed do not agree")
    if min(g.points) < 0 or max(g.turns) > g.settings.rounds:
        faults.append("points or turns out of range")
    for seat in range(g.seats):
        said, asked = sum(g.tally(g.said, seat)), sum(g.tally(g.asked, seat))
        if g.lies[seat] + g.proofs[seat] > said or g.hits[seat] + g.wrongs[seat] > asked:
            faults.append(f"seat {seat} was shown or challenged more often than he spoke")
    return faults


def earl_faults(g: House, seat: int) -> list[str]:
    """M1 Six of each type in hand, deck and tray; sizes as they are counted, once the deck is ready."""
    zones = [g.earls_of(zone, seat) for zone in (g.hands, g.decks, g.trays)]
    copies, whole = (0, 0) if g.settings.short else (COPIES, SET_CARDS)
    sums = [sum([zone[earl] for zone in zones]) for earl in range(EARL_KINDS)]
    faults = [f"Earl cards of seat {seat} are lost or made"] * (sums != [copies] * EARL_KINDS)
    if min([min(zone) for zone in zones]) < 0:
        faults.append(f"seat {seat} has fewer Earl cards than none")
    sizes = [g.hand_sizes[seat], g.deck_sizes[seat], g.tray_sizes[seat]]
    counted = [sum(zone) for zone in zones]
    building = sizes == [0, 0, SET_CARDS] and counted[0] == 0 and counted[1] <= DECK_CARDS
    if sum(sizes) != whole or (sizes != counted and not building):
        faults.append(f"sizes of seat {seat}: {sizes}, counted {counted}")
    return faults
