"""Fief (1984) as the rest of Homage sees it: its data, its rules gathered from their files, its setup."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from homage.engine.chance import Rng
from homage.engine.errors import BadOption
from homage.engine.game import Game, Option, Reason
from homage.engine.journal import TakenBack
from homage.engine.sight import Sight
from homage.engine.state import State
from homage.engine.values import Action, Value
from homage.games.fief1984 import actions, events, rules, view, why
from homage.games.fief1984.board import Board, standard_board
from homage.games.fief1984.board_faults import board_faults
from homage.games.fief1984.facts import Settings
from homage.games.fief1984.kingdom import Kingdom
from homage.games.fief1984.lexicon import lexicon
from homage.games.fief1984.model import Realm
from homage.games.fief1984.options import CAP, OPTIONS, PRESETS
from homage.games.fief1984.rules.setup import Setup
from homage.games.fief1984.rules.turn import Turn
from homage.games.fief1984.sight import imagine
from homage.games.fief1984.sight import sight as sight_of
from homage.games.fief1984.steward.blunders import blunders
from homage.games.fief1984.steward.counsel import counsel
from homage.kit.gathering import gathered

TALKS_SECONDS: Final = 180  # N1
BOARDS: Final[dict[tuple[str, bool, int], Board]] = {}  # those that come with the game, once asked for


VERBS: Final = gathered(actions, "VERBS", "verb")
STEPS: Final = gathered(rules, "STEPS", "__name__")
EVENTS: Final = {**gathered(events, "EVENTS", "__name__"), "TakenBack": TakenBack}
Realm.verbs.update(VERBS)
Realm.steps.update(STEPS)


class Fief(Game):
    """Fief, by Philippe Mouchebeuf (International Team, 1984): families, villages, titles and a crown."""

    slug: ClassVar[str] = "fief1984"
    rules: ClassVar[int] = 1
    players: ClassVar[tuple[int, int]] = (2, 6)
    minutes: ClassVar[int] = 150
    year: ClassVar[int] = 1984
    designers: ClassVar[tuple[str, ...]] = ("Philippe Mouchebeuf",)
    publisher: ClassVar[str] = "International Team"
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = PRESETS
    cap: ClassVar[Mapping[str, Any]] = CAP
    steps: ClassVar[dict[str, type[Any]]] = STEPS
    events: ClassVar[dict[str, type[Any]]] = EVENTS
    verbs: ClassVar[dict[str, type[Any]]] = VERBS

    def settled(self, options: Mapping[str, Any], seats: int) -> dict[str, Any]:
        """E6 All options; a game without a goal needs a limit. Raises BadOption."""
        chosen = super().settled(options, seats)
        if not chosen["goal"] and not chosen["turns"] and not chosen["minutes"]:
            raise BadOption(
                "goal=0: a game without a goal needs a limit; set turns or minutes above 0.", "E6"
            )
        return chosen

    def setup(self, options: Mapping[str, Any], seats: int) -> State:
        """The bare board, with the setup and the first turn to come. Raises BadOption."""
        chosen = self.settled(options, seats)
        realm = Kingdom.empty(board_for(chosen, seats), Settings(chosen, self.rules), seats)
        realm.then(Setup(), Turn())
        return realm

    def sight(self, state: State, viewer: int) -> Sight[Any]:
        assert isinstance(state, Realm)
        return sight_of(state, viewer)

    def imagine(self, sight: Sight[Any], rng: Rng) -> State:
        return imagine(sight, rng)

    def facts(self, sight: Sight[Any]) -> dict[str, Any]:
        return view.facts(sight)

    def previews(self, sight: Sight[Any], act: Action) -> Sequence[Value]:
        return view.previews(sight, act)

    def clock(self, state: State, act: Action) -> int:
        """E3, N1 Seconds that TABLE waits: the minutes agreed on for the game, three minutes for the
        talks."""
        assert isinstance(state, Realm)
        return state.settings.minutes * 60 if act.verb == "time-up" else TALKS_SECONDS

    def advise(self, sight: Sight[Any], choices: Sequence[Action], rng: Rng) -> Action:
        return counsel(sight, choices)

    def blunders(self, state: State, seat: int, act: Action) -> Sequence[str]:
        assert isinstance(state, Realm)
        return blunders(state, seat, act)

    def lexicon(self, state: State, language: str) -> dict[str, dict[str, dict[str, str]]]:
        assert isinstance(state, Realm)
        return lexicon(state.board, language)

    def why(self, sight: Sight[Any], seat: int, text: str) -> Reason | None:
        return why.why(sight, seat, text)


def board_for(options: Mapping[str, Any], seats: int) -> Board:
    """The board that the options ask for. Raises BadOption, which lists all faults of a board of one's
    own."""
    alternative = options["bishoprics"] == "alternative"
    if options["board"] is not None:
        return checked_board(options["board"], alternative, seats)
    key = (options["map"], alternative, seats)
    if key not in BOARDS:
        BOARDS[key] = checked_board(standard_board(options["map"]).data, alternative, seats)
    return BOARDS[key]


def checked_board(data: Mapping[str, Any], alternative: bool, seats: int) -> Board:
    """A board in which there is nothing wrong. Raises BadOption."""
    faults = board_faults(data, seats)
    if alternative and not data.get("alternative_bishoprics"):
        faults.append("bishoprics=alternative: this board has no alternative bishoprics")
    if faults:
        raise BadOption("This board cannot be played on: " + "; ".join(faults) + ".")
    return Board(data, alternative)


GAME: Final = Fief()
