"""A game as the rest of Homage sees it."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from homage.engine.chance import Rng
from homage.engine.errors import BadOption
from homage.engine.sight import Sight
from homage.engine.state import State
from homage.engine.values import NUMBER, Action, Ranged, Value, kebab, message


class Option:
    """One thing to settle before the game.

    `kind` is number (least, least + step … most), choice (of `choices`), flag or board.
    """

    def __init__(
        self,
        name: str,
        kind: str,
        default: Any,
        least: int = 0,
        most: int = 0,
        choices: Sequence[str] = (),
        step: int = 1,
    ) -> None:
        self.name, self.kind, self.default = name, kind, default
        self.least, self.most, self.choices, self.step = least, most, tuple(choices), step

    def numbers(self) -> range:
        """The numbers that it takes."""
        return range(self.least, self.most + 1, self.step)

    def takes(self) -> str:
        """What it takes, in words."""
        if self.kind == "number":
            steps = f" in steps of {self.step}" if self.step > 1 else ""
            return f"a whole number from {self.least} to {self.most}{steps}"
        if self.kind == "choice":
            return "one of " + ", ".join(self.choices)
        return "true or false" if self.kind == "flag" else "a board in JSON, or null"

    def allows(self, value: Any) -> bool:
        """Is this value in range?"""
        if self.kind == "number":
            return type(value) is int and value in self.numbers()
        if self.kind == "choice":
            return value in self.choices
        return type(value) is bool if self.kind == "flag" else value is None or isinstance(value, dict)

    def read(self, text: str) -> Any:
        """The value that a command line means. Raises BadOption."""
        value: Any = text
        if self.kind == "number" and text.isdecimal():
            value = int(text)
        elif self.kind == "flag":
            value = {"true": True, "yes": True, "false": False, "no": False}.get(text)
        if not self.allows(value):
            raise BadOption(f"{self.name}={text}: it takes {self.takes()}.")
        return value


class Reason(Value):
    """Why something is not offered: a rule's id, and what its sentence speaks of (message: `ident`)."""

    def __init__(self, rule: str, about: Value | None = None) -> None:
        self.rule, self.about = rule, about

    def ident(self) -> str:
        """The id of its message: `why-m10`, `why-6-2` for §6.2."""
        return "why-" + self.rule.lower().replace("§", "").replace(".", "-")


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game: how it is set up, seen and explained. An instance is found as `GAME` in its folder, or under
    the entry point `homage.games`."""

    slug: ClassVar[str] = ""
    rules: ClassVar[int] = 1  # rules version
    players: ClassVar[tuple[int, int]] = (2, 6)
    minutes: ClassVar[int] = 60
    year: ClassVar[int] = 0  # of its first edition
    designers: ClassVar[tuple[str, ...]] = ()
    publisher: ClassVar[str] = ""
    options: ClassVar[tuple[Option, ...]] = ()
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {}
    discreet: ClassVar[bool] = False  # what nobody was shown stays unseen for ever, records included
    cap: ClassVar[Mapping[str, Any]] = {}  # options that make sure a game among random players ends
    steps: ClassVar[dict[str, type[Any]]] = {}
    events: ClassVar[dict[str, type[Any]]] = {}
    verbs: ClassVar[dict[str, type[Any]]] = {}

    def settled(self, options: Mapping[str, Any], seats: int) -> dict[str, Any]:
        """All options, defaults filled in, checked. Raises BadOption."""
        least, most = self.players
        if not least <= seats <= most:
            raise BadOption(f"{self.slug} takes {least} to {most} players, not {seats}.")
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                raise BadOption(f"{name} is no option of {self.slug}; it has {', '.join(known)}.")
            if not known[name].allows(value):
                raise BadOption(f"{name}={value!r}: it takes {known[name].takes()}.")
        return {option.name: options.get(option.name, option.default) for option in self.options}

    def setup(self, options: Mapping[str, Any], seats: int) -> State:
        """The state before the first row, not yet settled. Raises BadOption."""
        raise NotImplementedError

    def sight(self, state: State, viewer: int) -> Sight[Any]:
        """What this viewer may know."""
        raise NotImplementedError

    def imagine(self, sight: Sight[Any], rng: Rng) -> State:
        """A full state that the viewer cannot tell from the real one, each deal with its right frequency."""
        raise NotImplementedError

    def facts(self, sight: Sight[Any]) -> dict[str, Any]:
        """The game's own part of a view: what a board draws."""
        raise NotImplementedError

    def previews(self, sight: Sight[Any], act: Action) -> Sequence[Value]:
        """Facts about a choice that a player may want before he takes it (odds, costs)."""
        return ()

    def advise(self, sight: Sight[Any], choices: Sequence[Action], rng: Rng) -> Action:
        """What a sensible player does who knows this sight: one of the choices, a range narrowed to one
        number."""
        raise NotImplementedError

    def blunders(self, state: State, seat: int, act: Action) -> Sequence[str]:
        """The named blunders that an action would be, for judging bots."""
        return ()

    def clock(self, state: State, act: Action) -> int:
        """Seconds for which TABLE waits with one of its asides (`time-up`), from when it comes on offer."""
        return 0

    def lexicon(self, state: State, language: str) -> dict[str, dict[str, dict[str, str]]]:
        """Names that the words files lack, as those of a board: kind, slug, form (`name`, `de`, `a`)."""
        return {}

    def why(self, sight: Sight[Any], seat: int, text: str) -> Reason | None:
        """Why a text or a board target (`village:blaye`) is not offered to this seat; None where it is."""
        raise NotImplementedError

    def view(self, sight: Sight[Any]) -> dict[str, Any]:
        """A screen's worth: awaited, prompt, choices and the game's facts, from the sight alone."""
        state = sight.state
        question = state.question()
        outcome = state.outcome()
        return {
            "awaited": [seat for seat in state.awaited() if seat >= 0],
            "prompt": message(question, state.names, f"ask-{kebab(type(question).__name__)}")
            if question
            else None,
            "choices": [self.choice(sight, act) for act in state.choices(sight.viewer)]
            if sight.viewer >= 0
            else [],
            "facts": self.facts(sight),
            "outcome": None
            if outcome is None
            else {
                "reason": message(outcome.reason, state.names),
                "ranking": outcome.ranking,
                "scores": outcome.scores,
            },
        }

    def choice(self, sight: Sight[Any], act: Action) -> dict[str, Any]:
        """One offered action for a screen: text, label, group, board targets, range, previews."""
        names = sight.state.names
        span = None
        if isinstance(act, Ranged) and act.most > act.least():
            span = {"least": act.least(), "most": act.numbers()[-1], "step": act.pace}
        targets: list[str] = []
        for name, kind in act.fields:
            if kind.target:
                ids = getattr(act, name)
                targets += [f"{kind.name}:{kind.slug(one, names)}" for one in (ids if kind.many else [ids])]
        return {
            "text": act.text(names),
            "label": message(act, names, f"act-{act.verb}"),
            "group": act.verb,
            "targets": targets,
            "range": span,
            "preview": [message(fact, names) for fact in self.previews(sight, act)],
        }


__all__ = ["NUMBER", "Game", "Option", "Reason"]
