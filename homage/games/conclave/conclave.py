"""Conclave as the rest of Homage sees it: its rules gathered from their files, its setup."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from homage.engine.chance import Rng
from homage.engine.game import Game, Option, Reason
from homage.engine.journal import TakenBack
from homage.engine.sight import Sight
from homage.engine.state import State
from homage.engine.values import Action, Value
from homage.games.conclave import actions, events, rules, view, why
from homage.games.conclave.decks import joust_counts
from homage.games.conclave.house import Settings
from homage.games.conclave.model import Court
from homage.games.conclave.options import OPTIONS, PRESETS
from homage.games.conclave.rules.setup import Opening
from homage.games.conclave.sight import imagine
from homage.games.conclave.sight import sight as sight_of
from homage.games.conclave.steward import counsel
from homage.kit.gathering import gathered

VERBS: Final[dict[str, type[Any]]] = {one.verb: one for one in actions.VERBS}
STEPS: Final = gathered(rules, "STEPS", "__name__")
EVENTS: Final[dict[str, type[Any]]] = {one.__name__: one for one in (*events.EVENTS, TakenBack)}
Court.verbs.update(VERBS)
Court.steps.update(STEPS)


class Conclave(Game):
    """Conclave, the Liar's Poker of Ortus Regni (2014), played as a match of its own."""

    slug: ClassVar[str] = "conclave"
    rules: ClassVar[int] = 1
    players: ClassVar[tuple[int, int]] = (2, 6)
    minutes: ClassVar[int] = 20
    year: ClassVar[int] = 2014
    designers: ClassVar[tuple[str, ...]] = ("Jonathan Sudbury", "Todd Rautenberg", "Andrew Sudbury")
    publisher: ClassVar[str] = "Jon Sudbury Games"
    discreet: ClassVar[bool] = True  # §Resolve unchallenged hands are never shown
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = PRESETS
    steps: ClassVar[dict[str, type[Any]]] = STEPS
    events: ClassVar[dict[str, type[Any]]] = EVENTS
    verbs: ClassVar[dict[str, type[Any]]] = VERBS

    def settled(self, options: Mapping[str, Any], seats: int) -> dict[str, Any]:
        """M10 All options; a Joust deck of one's own must be whole. Raises BadOption."""
        chosen = super().settled(options, seats)
        joust_counts(chosen)
        return chosen

    def setup(self, options: Mapping[str, Any], seats: int) -> State:
        """M1 The Joust deck and the Earls' sets, with the opening to come. Raises BadOption."""
        chosen = self.settled(options, seats)
        court = Court(Settings(chosen, joust_counts(chosen)), seats, [Opening()], 0)
        court.lay_out()
        return court

    def sight(self, state: State, viewer: int) -> Sight[Any]:
        assert isinstance(state, Court)
        return sight_of(state, viewer)

    def imagine(self, sight: Sight[Any], rng: Rng) -> State:
        return imagine(sight, rng)

    def facts(self, sight: Sight[Any]) -> dict[str, Any]:
        return view.facts(sight)

    def previews(self, sight: Sight[Any], act: Action) -> Sequence[Value]:
        return view.previews(sight, act)

    def advise(self, sight: Sight[Any], choices: Sequence[Action], rng: Rng) -> Action:
        return counsel(sight, choices, rng)

    def why(self, sight: Sight[Any], seat: int, text: str) -> Reason | None:
        return why.why(sight, seat, text)


GAME: Final = Conclave()
