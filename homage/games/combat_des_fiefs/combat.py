"""Le Combat des Fiefs as the rest of Homage sees it: its rules gathered from their files, its setup."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from homage.engine.chance import Rng
from homage.engine.game import Game, Option, Reason
from homage.engine.journal import TakenBack
from homage.engine.sight import Sight
from homage.engine.state import State
from homage.engine.values import Action, Value
from homage.games.combat_des_fiefs import actions, events, rules, view, why
from homage.games.combat_des_fiefs.hoard import Settings
from homage.games.combat_des_fiefs.model import Country
from homage.games.combat_des_fiefs.options import OPTIONS, PRESETS
from homage.games.combat_des_fiefs.rules.setup import Hands
from homage.games.combat_des_fiefs.sight import imagine
from homage.games.combat_des_fiefs.sight import sight as sight_of
from homage.games.combat_des_fiefs.steward import counsel
from homage.games.combat_des_fiefs.tiles import tile_counts
from homage.kit.gathering import gathered

VERBS: Final[dict[str, type[Any]]] = {one.verb: one for one in actions.VERBS}
STEPS: Final = gathered(rules, "STEPS", "__name__")
EVENTS: Final[dict[str, type[Any]]] = {one.__name__: one for one in (*events.EVENTS, TakenBack)}
Country.verbs.update(VERBS)
Country.steps.update(STEPS)


class CombatDesFiefs(Game):
    """Le Combat des Fiefs, by Franz Gaudois (2004): a country laid tile by tile, and who rules what of it."""

    slug: ClassVar[str] = "combat_des_fiefs"
    rules: ClassVar[int] = 1
    players: ClassVar[tuple[int, int]] = (2, 6)
    minutes: ClassVar[int] = 45
    year: ClassVar[int] = 2004
    designers: ClassVar[tuple[str, ...]] = ("Franz Gaudois",)
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = PRESETS
    steps: ClassVar[dict[str, type[Any]]] = STEPS
    events: ClassVar[dict[str, type[Any]]] = EVENTS
    verbs: ClassVar[dict[str, type[Any]]] = VERBS

    def settled(self, options: Mapping[str, Any], seats: int) -> dict[str, Any]:
        """S1 All options; a table of tiles must be whole. Raises BadOption."""
        chosen = super().settled(options, seats)
        tile_counts(chosen)
        return chosen

    def setup(self, options: Mapping[str, Any], seats: int) -> State:
        """All tiles face down, with the setup to come. Raises BadOption."""
        chosen = self.settled(options, seats)
        country = Country(Settings(chosen), seats, [Hands()], 0)
        country.lay_out(tile_counts(chosen))
        return country

    def sight(self, state: State, viewer: int) -> Sight[Any]:
        assert isinstance(state, Country)
        return sight_of(state, viewer)

    def imagine(self, sight: Sight[Any], rng: Rng) -> State:
        return imagine(sight, rng)

    def facts(self, sight: Sight[Any]) -> dict[str, Any]:
        return view.facts(sight)

    def previews(self, sight: Sight[Any], act: Action) -> Sequence[Value]:
        return view.previews(sight, act)

    def advise(self, sight: Sight[Any], choices: Sequence[Action], rng: Rng) -> Action:
        return counsel(sight, choices)

    def why(self, sight: Sight[Any], seat: int, text: str) -> Reason | None:
        return why.why(sight, seat, text)


GAME: Final = CombatDesFiefs()
