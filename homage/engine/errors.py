"""What can be refused, as one tree: each error has a stable code and, where one applies, the rule's id."""

from typing import ClassVar

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class RulesError(Exception):
    """The root of the tree. `message` is one English sentence that says what was wrong and what would be
    right."""

    code: ClassVar[str] = "rules-error"

    def __init__(self, message: str, rule: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.rule = rule


@mypyc_attr(allow_interpreted_subclasses=True)
class IllegalAction(RulesError):
    """An action that is not on offer, or a line that no action prints."""

    code = "illegal-action"


@mypyc_attr(allow_interpreted_subclasses=True)
class NotYourTurn(RulesError):
    """An action by a seat that may not act now."""

    code = "not-your-turn"


@mypyc_attr(allow_interpreted_subclasses=True)
class GameOver(RulesError):
    """An action in a game that has ended."""

    code = "game-over"


@mypyc_attr(allow_interpreted_subclasses=True)
class StaleAnswer(RulesError):
    """An answer to a question that is no longer open."""

    code = "stale-answer"


@mypyc_attr(allow_interpreted_subclasses=True)
class BadRecord(RulesError):
    """A record that cannot be read or replayed; the message names the line."""

    code = "bad-record"


@mypyc_attr(allow_interpreted_subclasses=True)
class BadOption(RulesError):
    """An option, a seat count or a board that the game does not know; the message says what it takes."""

    code = "bad-option"
