"""What a screen draws of a Fief table, made from the viewer's sight alone. Money is in crowns."""

from collections.abc import Sequence
from typing import Any, Final

from homage.engine.sight import Sight
from homage.engine.values import NOBODY, NUMBER, Action, Value
from homage.games.fief1984.actions.combat import Fight
from homage.games.fief1984.actions.movement import Attack
from homage.games.fief1984.advice import odds
from homage.games.fief1984.data import ASSAULTING, ATTACKING, COLOURS, GRANTED, STANDINGS
from homage.games.fief1984.model import Realm
from homage.games.fief1984.rules.p5_battle import (
    Battle,
    Casualties,
    Exchange,
    are_walled,
    dice_for,
    strength,
)
from homage.games.fief1984.rules.p5_coalition import Alliance, SealedBids
from homage.games.fief1984.rules.p5_storm import roads_of

# The steps of a turn that are still to come tell which phase is being played.
TURN_STEPS: Final = ("Revenues", "Purchases", "Movement", "Combat", "Negotiations", "EndOfTurn")

Json = dict[str, Any]


def phase(g: Realm) -> int:
    """§Turn The phase being played, 1 to 6 (the end of the turn counts as 6); 0 in the setup."""
    if g.turn == 0:
        return 0
    left = len([step for step in g.agenda if type(step).__name__ in TURN_STEPS])
    return min(6, 7 - left)


def slug_or_none(words: Sequence[str], one: int) -> str | None:
    """The word of an id, None for NOBODY."""
    return words[one] if one != NOBODY else None


def seat_or_none(seat: int) -> int | None:
    """A seat, None for NOBODY."""
    return seat if seat != NOBODY else None


def facts(seen: Sight[Realm]) -> Json:
    """The whole table for a screen."""
    g = seen.state
    settings, board = g.settings, g.board
    return {
        "board": drawn_board(g),
        "turn": g.turn,
        "phase": phase(g),
        "first": g.first,
        "order": g.order() if g.clockwise else list(range(g.seats)),
        "goal": settings.goal or None,
        "limit": {"turns": settings.turns or None, "minutes": settings.minutes or None},
        "players": [player(seen, seat) for seat in range(g.seats)],
        "villages": [hamlet(g, village) for village in range(board.village_count)],
        "forces": [
            force(g, place)
            for place in range(board.village_count, board.first_gate)
            if g.owner[place] != NOBODY
        ],
        "regions": [region_facts(g, region) for region in range(len(board.regions))],
        "lords": [lord_facts(g, lord) for lord, seat in enumerate(g.family) if seat != NOBODY],
        "king": {"lord": lord_word(g, g.king), "seat": seat_or_none(g.kings_seat())},
        "bank": {
            "cash": None if settings.unlimited_bank else g.bank,
            "castles": g.castles_left(),
            "mills": g.mills_left(),
            "presses": g.presses_left(),
            "cardinals": g.cardinals_left(),
        },
        "deck": g.deck_size,
        "discards": sum(g.discards) + sum(g.buried_size),
        "hand": own_hand(seen),
        "bids": bids(g),
        "battle": battle(g),
    }


def drawn_board(g: Realm) -> Json:
    """The map."""
    board = g.board
    data = board.data
    return {
        "slug": board.slug,
        "villages": [
            {
                "id": village["id"],
                "name": village["name"],
                "x": village["x"],
                "y": village["y"],
                "region": village["region"],
                "bishopric": board.sees[board.see[at]],
            }
            for at, village in enumerate(data["villages"])
        ],
        "roads": [[board.villages[a], board.villages[b]] for a, b in board.roads],
        "regions": [
            {
                "id": region["id"],
                "name": region["name"],
                "title": region["title"],
                "colour": region.get("colour", COLOURS[at]),
                "edge": region.get("edge", ""),
                "villages": [board.villages[village] for village in board.in_region[at]],
            }
            for at, region in enumerate(data["regions"])
        ],
        "bishoprics": [
            {
                "id": see["id"],
                "name": see["name"],
                "villages": [board.villages[village] for village in board.in_see[at]],
            }
            for at, see in enumerate(data["bishoprics"])
        ],
    }


def lord_word(g: Realm, lord: int) -> str | None:
    """A lord's slug."""
    return slug_or_none(g.names.slugs["lord"], lord)


def lord_words(g: Realm, lords: Sequence[int]) -> list[str]:
    """Lords' slugs."""
    return [g.names.slugs["lord"][lord] for lord in lords]


def player(seen: Sight[Realm], seat: int) -> Json:
    """N6 One player: cash is shown to himself, to others only by option."""
    g = seen.state
    fiefs = g.fiefs_of(seat)
    return {
        "seat": seat,
        "region": slug_or_none(g.board.regions, g.home[seat]),
        "cash": g.cash[seat] if seat == seen.viewer or g.settings.show_cash else None,
        "hand": g.hand_size[seat],
        "soldiers_in_stock": g.stock[seat],
        "lords": lord_words(g, g.lords_of(seat)),
        "titles": [g.board.regions[region] for region in fiefs],
        "fiefs": len(fiefs),
        "votes": g.votes_of(seat),
    }


def hamlet(g: Realm, village: int) -> Json:
    """One village and what stands in it; those who sally out stand at its gate."""
    gate = g.board.gate(village)
    sortie = None
    if g.owner[gate] != NOBODY:
        sortie = {
            "soldiers": g.soldiers[gate],
            "lords": lord_words(g, g.lords_at(gate)),
            "relief": g.relief[village] == 1,
        }
    return {
        "id": g.board.villages[village],
        "holder": seat_or_none(g.holder(village)),
        "occupant": seat_or_none(g.occupant(village)),
        "soldiers": g.soldiers[village],
        "lords": lord_words(g, g.lords_at(village)),
        "castle": g.castle[village] == 1,
        "mills": g.mills[village],
        "presses": g.presses[village],
        "capital": village in g.capital,
        "given": seat_or_none(g.given[village]),
        "besieged": g.is_besieged(village),
        "sortie": sortie,
    }


def force(g: Realm, place: int) -> Json:
    """A force on a road, before the village it faces."""
    return {
        "village": g.board.villages[g.board.faces[place]],
        "from": g.board.villages[g.board.behind[place]],
        "seat": g.owner[place],
        "soldiers": g.soldiers[place],
        "lords": lord_words(g, g.lords_at(place)),
        "standing": STANDINGS[ATTACKING if g.standing[place] == ASSAULTING else g.standing[place]],
    }


def region_facts(g: Realm, region: int) -> Json:
    """Weather, famine, and the fief that a region may be."""
    fief = None
    if g.title[region] != NOBODY:
        fief = {
            "holder": g.title[region],
            "bearer": lord_word(g, g.bearer[region]),
            "capital": slug_or_none(g.board.villages, g.capital[region]),
            "custody": g.custody[region] != GRANTED,
        }
    return {
        "id": g.board.regions[region],
        "weather": g.weather[region] == 1,
        "famine": g.famine[region] == 1,
        "fief": fief,
    }


def lord_facts(g: Realm, lord: int) -> Json:
    """A lord on the board."""
    return {
        "id": lord_word(g, lord),
        "seat": g.family[lord],
        "place": place_word(g, g.where[lord]),
        "bishop": slug_or_none(g.board.sees, g.see[lord]),
        "cardinal": g.cardinal[lord] == 1,
        "king": g.king == lord,
    }


def place_word(g: Realm, place: int) -> str:
    """`village:bourg`, `road:villeneuve>bourg` (towards Bourg); at a gate: the village."""
    board = g.board
    if board.is_entrance(place):
        return f"road:{board.villages[board.behind[place]]}>{board.villages[board.faces[place]]}"
    return f"village:{board.villages[board.faces[place]]}"


def own_hand(seen: Sight[Realm]) -> list[str]:
    """The viewer's cards, each as often as he holds it."""
    g = seen.state
    if seen.viewer == NOBODY:
        return []
    cards = g.names.slugs["card"]
    return [cards[card] for card in range(g.cards) for _ in range(g.holds(seen.viewer, card))]


def bids(g: Realm) -> Json | None:
    """K15 The sealed bid that is open: who bids, and who has bid. Never how much."""
    step = g.agenda[-1] if g.agenda else None
    if not isinstance(step, SealedBids):
        return None
    return {
        "village": g.board.villages[step.village],
        "seats": list(step.seats),
        "sealed": [seat for seat, answer in zip(step.seats, step.answers, strict=True) if answer != "-"],
    }


def battle(g: Realm) -> Json | None:
    """§5 The battle being fought, with the dice thrown so far in this exchange; or None."""
    asked = g.agenda[-1] if g.agenda else None
    if not isinstance(asked, Exchange | Casualties):
        return None
    for step in g.agenda[::-1]:
        if isinstance(step, Exchange):
            fought = fight(g, step.attackers, step.defenders, step.village, step.dice)
            return {**fought, "attacker": step.attacker, "defender": step.defender}
        if isinstance(step, Battle):  # one side may have fallen to the last counter already
            fought = fight(g, step.attackers, step.defenders, step.village, ())
            return {**fought, "attacker": step.attacker, "defender": step.defender}
        if isinstance(step, Alliance):
            return fight(g, roads_of(g, step.seat, step.village), (step.village,), step.village, ())
    return None  # losses with no battle round them


def fight(
    g: Realm, attackers: Sequence[int], defenders: Sequence[int], village: int, dice: Sequence[int]
) -> Json:
    """One battle; `bidders` are two players who fight before a village."""
    board = g.board
    gate = len(attackers) > 0 and attackers[0] >= board.first_gate
    kind = "sortie" if gate else "bidders" if board.is_entrance(defenders[0]) else "attack"
    ours = dice_for(strength(g, attackers))
    return {
        "village": board.villages[village],
        "kind": kind,
        "attacker": owner_at(g, attackers),
        "defender": owner_at(g, defenders),
        "castle": are_walled(g, defenders),
        "attacker_dice": list(dice[:ours]),
        "defender_dice": list(dice[ours:]),
    }


def owner_at(g: Realm, places: Sequence[int]) -> int | None:
    """Whose pieces stand at these places."""
    for place in places:
        if g.owner[place] != NOBODY:
            return g.owner[place]
    return None


class WinningOdds(Value):
    """How likely, in percent, an attack with `counters` counters on `foes` of them wins."""

    fields = (("percent", NUMBER), ("counters", NUMBER), ("foes", NUMBER))

    def __init__(self, percent: int, counters: int, foes: int) -> None:
        self.percent, self.counters, self.foes = percent, counters, foes


def previews(seen: Sight[Realm], act: Action) -> Sequence[Value]:
    """§5 Before an attack is announced or fought: its odds, as the pieces stand now."""
    g = seen.state
    if isinstance(act, Attack):
        village = g.board.faces[act.place]
        places = [p for p in g.attacks_on(village) if g.owner[p] == seen.viewer and p != act.place] + [
            act.place
        ]
    elif isinstance(act, Fight) and g.owner[g.board.gate(act.village)] != seen.viewer:
        village = act.village
        places = [place for place in g.attacks_on(village) if g.owner[place] == seen.viewer]
    else:
        return ()
    ours, theirs = strength(g, places), strength(g, (village,))
    chance = odds(ours, theirs, are_walled(g, (village,))).win
    return (WinningOdds(round(100 * chance), ours, theirs),)


PREVIEWS = (WinningOdds,)
