"""States and steps as JSON data, from their `fields` and `facts`."""

from typing import Any, TypeVar

from homage.engine.state import State, Step

S = TypeVar("S", bound=State)


def pack(step: Step[Any]) -> list[Any]:
    """A step as `[name, value, …]`."""
    return [type(step).__name__, *[list(v) if isinstance(v, tuple) else v for v in step.values()]]


def unpack(data: list[Any], steps: dict[str, type[Any]]) -> Step[Any]:
    """The step that `pack` wrote."""
    made = steps[data[0]]
    step: Step[Any] = made(*[tuple(v) if isinstance(v, list) else v for v in data[1:]])
    return step


def copied(value: Any) -> Any:
    """A fact that shares no list with the original."""
    return [copied(one) for one in value] if isinstance(value, list) else value


def dump(state: State) -> dict[str, Any]:
    """The whole state as JSON data: agenda, `shown` and every fact by name."""
    data: dict[str, Any] = {name: copied(getattr(state, name)) for name in state.facts}
    data["shown"] = state.shown
    data["agenda"] = [pack(step) for step in state.agenda]
    return data


def load(blank: S, data: dict[str, Any]) -> S:
    """The state that `dump` wrote; `blank` is any state of the same game, options and seats."""
    state = blank.clone()
    assert isinstance(state, type(blank))
    for name in state.facts:
        setattr(state, name, copied(data[name]))
    state.shown = data["shown"]
    state.agenda = [unpack(step, state.steps) for step in data["agenda"]]
    return state
