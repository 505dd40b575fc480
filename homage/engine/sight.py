"""What one viewer may know, as data."""

from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from homage.engine.codec import dump
from homage.engine.state import State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Sight(Generic[S]):
    """A state in which all that the viewer cannot know is blank, and who looks.

    `viewer` is a seat, or NOBODY for a spectator. Views, bots, exports, reasons and imagined states are made
    from a sight, so that what it does not hold cannot leak. All queries of the state that need no hidden fact
    work on it.
    """

    def __init__(self, viewer: int, state: S) -> None:
        self.viewer, self.state = viewer, state

    def data(self) -> dict[str, Any]:
        """The sight as JSON data: equal data, equal knowledge."""
        return {"viewer": self.viewer, "state": dump(self.state)}
