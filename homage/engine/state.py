"""A state is a table of facts plus an agenda of steps still to take."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from homage.engine.errors import GameOver, IllegalAction, NotYourTurn
from homage.engine.values import (
    CHANCE,
    NOBODY,
    PLAIN,
    TABLE,
    Action,
    Event,
    Names,
    Ranged,
    Value,
    read_action,
)

G = TypeVar("G", bound="State")
LIMIT: Final = 10_000  # automatic steps between two answers; more is a rule that runs away


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Value, Generic[G]):
    """One box of the rulebook's flow chart. Never changed, only replaced."""

    def run(self, g: G) -> None:
        """Take the step; it may put further steps at the head of the agenda."""
        raise NotImplementedError

    def seen_by(self, viewer: int) -> "Step[G]":
        """The step as this viewer may know it."""
        return self


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Step[G]):
    """A step that waits until one of its actors chooses; without actors it lapses."""

    private: ClassVar[bool] = False  # do its choices depend on hidden facts? then it is always asked
    stream: ClassVar[str] = "die"  # for CHANCE: which die or deck
    seat: int = CHANCE  # who is asked, unless `actors` says otherwise

    def actors(self, g: G) -> Sequence[int]:
        """The seats that are awaited."""
        return (self.seat,)

    def open_to(self, g: G, seat: int) -> bool:
        """May this seat answer, awaited or not?"""
        return seat in self.actors(g)

    def choices(self, g: G, seat: int) -> Sequence[Action]:
        """What the seat may do: the offered list, in a stable order."""
        raise NotImplementedError

    def weights(self, g: G) -> Sequence[int]:
        """How often each choice of CHANCE comes, parallel to its choices."""
        return [1] * len(self.choices(g, CHANCE))

    def default(self, g: G, seat: int) -> Action:
        """What is done for an absent player; depends on hidden cards only where a ruling says so."""
        return self.choices(g, seat)[0]

    def verify(self, g: G, seat: int, text: str) -> Action | None:
        """A free-form deal that is not listed but may be made; None where it may not. Only deals have one."""
        return None

    def take(self, g: G, seat: int, act: Action) -> None:
        """The effect of an answer; the question itself has left the agenda."""
        raise NotImplementedError

    def waits(self, g: G) -> bool:
        """An only choice takes itself, unless that would tell a secret or it is a matter of time."""
        actors = self.actors(g)
        if self.private and actors:
            return True
        for seat in actors:
            if seat == TABLE:
                return True
            acts = self.choices(g, seat)
            first = acts[0]
            if len(acts) > 1 or (isinstance(first, Ranged) and first.most > first.least()):
                return True
        return False

    def run(self, g: G) -> None:
        """The only choice takes itself."""
        for seat in self.actors(g)[:1]:
            self.take(g, seat, self.choices(g, seat)[0])


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Question[G]):
    """One question to several seats at once. Answers stay in the step, each in its author's sight alone.

    Subclasses have the fields `seats` (SEATS) and `answers` (WORDS, parallel: `-` while open, else the text
    with dots for blanks), and say in `reveal` what follows when the last one is in, in the order of `seats`.
    """

    private = True
    seats: tuple[int, ...]
    answers: tuple[str, ...]

    def actors(self, g: G) -> Sequence[int]:
        return [seat for seat, answer in zip(self.seats, self.answers, strict=True) if answer == "-"]

    def open_to(self, g: G, seat: int) -> bool:
        return seat in self.seats

    def answered(self, answers: tuple[str, ...]) -> "Sealed[G]":
        """The same question with other answers."""
        values = [answers if name == "answers" else getattr(self, name) for name, _ in self.fields]
        made: Sealed[G] = type(self)(*values)
        return made

    def seen_by(self, viewer: int) -> "Step[G]":
        shown = [a if s == viewer or a == "-" else "?" for s, a in zip(self.seats, self.answers, strict=True)]
        return self.answered(tuple(shown))

    def take(self, g: G, seat: int, act: Action) -> None:
        """Keep the answer; with the last one, reveal them all."""
        said = act.text(g.names).replace(" ", ".")
        answers = tuple([said if s == seat else a for s, a in zip(self.seats, self.answers, strict=True)])
        if "-" in answers:
            g.partial = True
            g.then(self.answered(answers))
        else:
            g.shown += 1
            self.reveal(g, [read_action(a.replace(".", " "), g.verbs, g.names) for a in answers])

    def reveal(self, g: G, acts: Sequence[Action]) -> None:
        """What follows; `acts` is parallel to `seats`."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Aside(Action):
    """An action that answers no question: it may come while one is open (`table time-up`)."""

    def befall(self, g: Any) -> None:
        """Its effect; the open question stays unless this takes it away."""
        raise NotImplementedError


class Outcome:
    """How a game ended.

    `ranking` is groups of seats, best first (a group shares its place); `reason` a message; `scores` what
    each seat had, `seat` among it.
    """

    def __init__(
        self, ranking: Sequence[Sequence[int]], reason: Event, scores: Sequence[dict[str, int]]
    ) -> None:
        self.ranking, self.reason, self.scores = [list(group) for group in ranking], reason, list(scores)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The agenda; each game adds its facts (`facts` names them, for the codec) and `clone`."""

    verbs: ClassVar[dict[str, type[Any]]] = {}
    steps: ClassVar[dict[str, type[Any]]] = {}
    facts: ClassVar[tuple[str, ...]] = ()

    def __init__(self, agenda: list[Step[Any]], shown: int) -> None:
        self.agenda = agenda
        self.shown = shown  # raised by whatever draws, shows, opens or reveals: undo stops there
        self.partial = False  # did the last answer leave the same question open?
        self.events: list[Event] | None = None  # where to tell events; clones tell nobody
        self.names: Names = PLAIN

    def clone(self) -> "State":
        """Facts copied, steps shared, events told to nobody."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """Ranking and reason once the game is over, else None."""
        raise NotImplementedError

    def faults(self) -> list[str]:
        """Every broken invariant, as text."""
        raise NotImplementedError

    def asides(self, seat: int) -> Sequence[Action]:
        """What this seat may do beside the open question."""
        return ()

    def tell(self, event: Event) -> None:
        """Record an event for the chronicle."""
        if self.events is not None:
            self.events.append(event)

    def then(self, *steps: Step[Any]) -> None:
        """Write steps at the head of the agenda; the first one named is taken first."""
        for at in range(len(steps) - 1, -1, -1):
            self.agenda.append(steps[at])

    def settle(self) -> None:
        """Take the steps that wait for nobody."""
        left = LIMIT
        agenda = self.agenda
        while agenda:
            step = agenda[-1]
            if isinstance(step, Question) and step.waits(self):
                return
            agenda.pop()
            step.run(self)
            left -= 1
            if not left:
                raise AssertionError(f"the rules run away at {step!r}")

    def question(self) -> Question[Any] | None:
        """What the game waits for, or None when it is over."""
        if not self.agenda:
            return None
        step = self.agenda[-1]
        assert isinstance(step, Question)
        return step

    def awaited(self) -> Sequence[int]:
        """Who must answer before the game goes on; nobody = over."""
        question = self.question()
        return question.actors(self) if question is not None else ()

    def choices(self, seat: int) -> list[Action]:
        """What a seat may do now, awaited or not."""
        question = self.question()
        if question is None:
            return []
        acts = list(question.choices(self, seat)) if question.open_to(self, seat) else []
        acts.extend(self.asides(seat))
        return acts

    def offered(self, seat: int, text: str) -> Action:
        """The offered action with this text; nothing changes.

        Raises GameOver, NotYourTurn or IllegalAction.
        """
        if not self.agenda:
            raise GameOver("The game is over: nothing more can be done in it.")
        acts = self.choices(seat)
        if not acts:
            raise NotYourTurn("It is not your turn to act: wait until the table asks you.")
        for act in acts:
            made = act.read_as(text, self.names)
            if made is not None:
                return made
        question = self.question()
        if question is not None and question.open_to(self, seat):
            deal = question.verify(self, seat, text)
            if deal is not None:
                return deal
        raise IllegalAction(f"“{text}” is not on offer; choose one of the {len(acts)} things that are.")

    def apply(self, seat: int, text: str) -> None:
        """The checked door: find the offered action by its text, then play it."""
        self.play(seat, self.offered(seat, text))

    def play(self, seat: int, act: Action) -> None:
        """The unchecked door, for search and for a trusted record."""
        before = self.agenda[-1]
        self.partial = False
        if isinstance(act, Aside):
            act.befall(self)
        else:
            self.agenda.pop()
            assert isinstance(before, Question)
            before.take(self, seat, act)
        self.settle()
        if self.agenda and self.agenda[-1] is before:
            self.partial = True


__all__ = ["NOBODY", "Aside", "Outcome", "Question", "Sealed", "State", "Step"]
