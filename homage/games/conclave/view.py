"""What a screen draws of a match, made from the viewer's sight alone."""

from collections.abc import Sequence
from typing import Any, Final

from homage.engine.sight import Sight
from homage.engine.values import NOBODY, NUMBER, SEAT, Action, Value
from homage.games.conclave.actions import Challenge, Declare, Draw
from homage.games.conclave.data import EARLS, HANDS, JOUSTS, STANDINGS
from homage.games.conclave.hands import chances, hand_of
from homage.games.conclave.model import Court

Json = dict[str, Any]

PHASES: Final = {
    "DeckChoice": "build",
    "StartingDraw": "setup",
    "FirstCaller": "setup",
    "TheAction": "action",
    "Deal": "deal",
    "Declaration": "declare",
    "ChallengeTurn": "challenge",
    "TieCard": "tie",
    "FreeDraw": "reward",
    "RewardDraw": "reward",
    "TrayCard": "reward",
    "LastDraw": "draw",
}


class AtStake(Value):
    """§Challenge If it was a lie, `target` is out; if not, `seat` is."""

    fields = (("seat", SEAT), ("target", SEAT))

    def __init__(self, seat: int, target: int) -> None:
        self.seat, self.target = seat, target


class TrueHand(Value):
    """§Declare This is what one holds: no challenge can harm."""


class LastCard(Value):
    """R16 With this draw the deck is empty, and the required draw of this very turn fails."""


class DeckShort(Value):
    """R16 After this draw `cards` are left for `draws` required draws."""

    fields = (("cards", NUMBER), ("draws", NUMBER))

    def __init__(self, cards: int, draws: int) -> None:
        self.cards, self.draws = cards, draws


PREVIEWS = (AtStake, TrueHand, LastCard, DeckShort)


def slug_or_none(slugs: Sequence[str], value: int) -> str | None:
    """The word for an id, None for none."""
    return slugs[value] if value != NOBODY else None


def piles(counts: Sequence[int]) -> list[Json]:
    """So many cards of each name, without those of which there are none."""
    return [{"card": EARLS[earl], "count": count} for earl, count in enumerate(counts) if count]


def facts(seen: Sight[Court]) -> Json:
    """The whole match for a screen."""
    g, viewer = seen.state, seen.viewer
    phase = PHASES[type(g.agenda[-1]).__name__] if g.agenda else "end"
    mine = viewer != NOBODY and not g.settings.short
    return {
        "turn": g.turn,
        "rounds": g.settings.rounds,
        "phase": phase,
        "active": g.active if g.active != NOBODY else None,
        "caller": g.caller if g.caller != NOBODY else None,
        "short": g.settings.short,
        "order": g.order[:],
        "players": [player(g, seat) for seat in range(g.seats)],
        "cards": own_jousts(g, viewer),
        "hand": piles(g.earls_of(g.hands, viewer)) if mine else [],
        "deck": piles(g.earls_of(g.decks, viewer)) if mine else [],
        "tray": piles(g.earls_of(g.trays, viewer)) if mine else [],
        "best": best(g),
        "hands": odds(g),
    }


def player(g: Court, seat: int) -> Json:
    """One Earl: score, sizes, and his part in the Conclave that is on or was last."""
    return {
        "seat": seat,
        "points": g.points[seat],
        "gone": g.gone[seat] == 1,
        "deck": g.deck_sizes[seat],
        "hand": g.hand_sizes[seat],
        "tray": g.tray_sizes[seat],
        "standing": STANDINGS[g.standing[seat]],
        "declared": slug_or_none(HANDS, g.declared[seat]),
        "shown": slug_or_none(HANDS, g.bared[seat]),
        "spoken": g.spoken[seat] == 1,
        "challenged": g.challenged[seat] if g.challenged[seat] != NOBODY else None,
        "tiebreak": slug_or_none(JOUSTS, g.turned[seat]),
        "lies": g.lies[seat],
        "hits": g.hits[seat],
    }


def own_jousts(g: Court, viewer: int) -> list[str]:
    """The viewer's own Joust cards, the higher first."""
    held = g.jousts_of(viewer) if viewer != NOBODY else []
    return [JOUSTS[kind] for kind, count in enumerate(held) for _ in range(count)]


def best(g: Court) -> Json | None:
    """§Resolve The highest declaration so far of those still in."""
    hand, seats = g.best_declared()
    return {"hand": HANDS[hand], "seats": seats} if seats else None


def odds(g: Court) -> list[Json]:
    """H1 The hands, best first, each with the chance in percent that somebody else was dealt it, for all that
    the viewer sees."""
    unseen = [down + up for down, up in zip(g.joust, g.lying, strict=True)]
    return [
        {"hand": hand, "chance": round(100 * chance, 2)}
        for hand, chance in zip(HANDS, chances(unseen), strict=True)
    ]


def previews(seen: Sight[Court], act: Action) -> Sequence[Value]:
    """What an act puts at stake; R16 a draw that leaves too few cards is warned of."""
    g, viewer = seen.state, seen.viewer
    if isinstance(act, Challenge):
        return (AtStake(viewer, act.seat),)
    if isinstance(act, Declare) and g.dealt[viewer] and act.hand == hand_of(g.jousts_of(viewer)):
        return (TrueHand(),)
    if isinstance(act, Draw):
        left, draws = g.deck_sizes[viewer] - 1, g.draws_ahead(viewer)
        if not left and viewer == g.active:
            return (LastCard(),)
        return (DeckShort(left, draws),) if left < draws else ()
    return ()
