"""One die, one row: what all throws have in common."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from homage.engine.state import Question
from homage.engine.values import CHANCE, Action
from homage.games.fief1984.actions.common import Die
from homage.games.fief1984.model import Realm

DIE: Final = (Die(1), Die(2), Die(3), Die(4), Die(5), Die(6))


@mypyc_attr(allow_interpreted_subclasses=True)
class DieThrow(Question[Realm]):
    """CHANCE throws one die, whoever the throw is for; each face is as likely as the others."""

    def actors(self, g: Realm) -> Sequence[int]:
        return (CHANCE,)

    def choices(self, g: Realm, seat: int) -> Sequence[Action]:
        return DIE
