"""What one viewer is sent: the game's view, his chronicle, tokens that name questions for him alone."""

import hashlib
import hmac
from typing import Any

from homage.engine.journal import Journal
from homage.engine.values import message

Json = dict[str, Any]


class Tokens:
    """Opaque names of questions: an HMAC of viewer and name, keyed by the table's secret."""

    def __init__(self, secret: bytes) -> None:
        self.key = hmac.digest(secret, b"question tokens", "sha256")

    def of(self, viewer: int, question: int) -> str:
        """The token of a question for this viewer."""
        return hmac.new(self.key, f"{viewer} {question}".encode(), hashlib.sha256).hexdigest()[:24]

    def question(self, journal: Journal, seat: int, token: str) -> int:
        """The name of the question that a seat's token stands for: the open one, one he answered, or -1."""
        answered = [question for question, who in journal.answered if who == seat]
        for question in (journal.opened, *reversed(answered)):
            if hmac.compare_digest(self.of(seat, question), token):
                return question
        return -1


class Gazette:
    """The chronicle of each viewer, kept as it grows. Line numbers count from 1 and are his alone."""

    def __init__(self, journal: Journal) -> None:
        self.journal = journal
        self.read: dict[int, int] = {}  # viewer: how many events he has been through
        self.lines: dict[int, list[Json]] = {}

    def since(self, viewer: int, number: int) -> list[Json]:
        """His lines after that number."""
        lines = self.lines.setdefault(viewer, [])
        for event in self.journal.told[self.read.get(viewer, 0) :]:
            seen = event.seen_by(viewer)
            if seen is not None:
                lines.append({"n": len(lines) + 1, "message": message(seen, self.journal.state.names)})
        self.read[viewer] = len(self.journal.told)
        return lines[max(0, number) :]


class Views:
    """All views of one journal. A journal that is put back has new ones."""

    def __init__(self, journal: Journal, tokens: Tokens) -> None:
        self.journal, self.tokens = journal, tokens
        self.gazette = Gazette(journal)
        self.made: dict[int, tuple[int, Json]] = {}  # viewer: version, view

    def game_view(self, viewer: int) -> Json:
        """The game's own view, made once for each version."""
        version, view = self.made.get(viewer, (-1, {}))
        if version != self.journal.version:
            game = self.journal.game
            view = game.view(game.sight(self.journal.state, viewer))
            self.made[viewer] = (self.journal.version, view)
        return view

    def of(self, viewer: int, since: int) -> Json:
        """The parts of a TableView that depend on the viewer, except `undo`."""
        view = self.game_view(viewer)
        prompt = view["prompt"]
        token = self.tokens.of(viewer, self.journal.opened)
        return {
            "awaited": view["awaited"],
            "question": None if prompt is None else {"token": token, "prompt": prompt},
            "choices": view["choices"],
            "facts": view["facts"],
            "events": self.gazette.since(viewer, since),
            "outcome": view["outcome"],
        }
