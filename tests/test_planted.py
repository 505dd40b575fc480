"""The property tests bite: each fault planted in the toy game is caught, and the sound one passes."""

from collections.abc import Callable

import pytest

from tests.conformance import play_and_check
from tests.planted import FAULTS
from tests.toy import TOY

TRIES = 12


def several() -> None:
    """Some checked games of the toy."""
    for seed in range(TRIES):
        play_and_check(TOY, {"rounds": 4, "minutes": 0}, 3, seed, every=1)


def test_the_sound_toy_passes() -> None:
    several()


@pytest.mark.parametrize("plant", FAULTS, ids=[plant.__name__ for plant in FAULTS])
def test_a_planted_fault_is_caught(
    plant: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    with pytest.raises((AssertionError, IndexError, ValueError)):
        several()
