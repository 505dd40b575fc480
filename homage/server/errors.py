"""What the server refuses, and how it says so: one shape, a stable code, a sentence in the asked language."""

from functools import cache
from typing import Any, ClassVar, Final

import structlog
from fluent.runtime import FluentBundle, FluentResource
from litestar import Request, Response
from litestar.exceptions import HTTPException

from homage.engine.errors import RulesError
from homage.server.wire import WireError
from homage.words import LANGUAGES, humanised, source

log = structlog.get_logger()


@cache
def bundle(language: str) -> FluentBundle:
    """The interface's texts of a language."""
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(source("homage", language)))
    return made


def sentence(language: str, ident: str, args: dict[str, str | int]) -> str:
    """A text of the interface; where it is missing, its id and arguments."""
    texts = bundle(language)
    value = texts.get_message(ident).value if texts.has_message(ident) else None
    if value is None:
        return " ".join([humanised(ident), *[str(one) for one in args.values()]])
    return str(texts.format_pattern(value, args)[0])


class Refused(Exception):
    """Something the server will not do. `ident` is the message id, `args` what its sentence speaks of."""

    code: ClassVar[str] = "refused"
    status: ClassVar[int] = 400

    def __init__(self, ident: str = "", args: dict[str, str | int] | None = None) -> None:
        self.ident, self.about = ident or f"error-{self.code}", args or {}
        super().__init__(self.ident)

    def say(self, language: str) -> str:
        """The sentence."""
        return sentence(language, self.ident, self.about)


class UnknownTable(Refused):
    """There is no such table."""

    code, status = "unknown-table", 404


class NotOffered(Refused):
    """Nothing to tell: what was asked about is on offer, or is nothing."""

    code, status = "unknown-reason", 404


class NoSeat(Refused):
    """The browser holds no seat here, or nobody has said “I am …”."""

    code, status = "not-your-turn", 403


class Secret(Refused):
    """What may be told only when the game is over."""

    code, status = "still-secret", 403


class Malformed(Refused):
    """A message that is not one of ours."""

    code, status = "malformed", 400


class BadSettings(Refused):
    """Options, seats or bots that a game does not know."""

    code, status = "bad-option", 422


class Overtaken(Refused):
    """Another server wrote to this game first."""

    code, status = "stale-answer", 409


class CannotSave(Refused):
    """The store could not write; nothing has changed."""

    code, status = "cannot-save", 507


class RulesFault(Refused):
    """The program's rules failed at an action. Nothing has changed; the position stands in a file."""

    code, status = "rules-fault", 500


STATUS: Final = {
    "illegal-action": 422,
    "bad-option": 422,
    "not-your-turn": 403,
    "game-over": 409,
    "stale-answer": 409,
    "bad-record": 422,
}


def status_of(error: RulesError | Refused) -> int:
    """The HTTP status of an error."""
    return error.status if isinstance(error, Refused) else STATUS.get(error.code, 400)


def sentence_of(error: RulesError | Refused, language: str) -> str:
    """What is wrong, in a language; rules errors have a general sentence, and in English their own."""
    if isinstance(error, Refused):
        return error.say(language)
    if language == "en" and error.message:
        return error.message
    return sentence(language, f"error-{error.code}", {"detail": error.message})


def language_of(connection: Any) -> str:
    """The language that is asked for: `?lang=`, else what the browser prefers, else English."""
    asked = str(connection.query_params.get("lang", ""))
    preferred = str(connection.headers.get("accept-language", "")).lower()
    if asked in LANGUAGES:
        return asked
    return "fr" if preferred.startswith("fr") else "en"


def wire_error(error: RulesError | Refused, language: str) -> WireError:
    """An error as it travels."""
    rule = error.rule if isinstance(error, RulesError) else ""
    return WireError(error.code, sentence_of(error, language), rule or None)


def on_refusal(request: Request[Any, Any, Any], error: RulesError | Refused) -> Response[WireError]:
    """Anything that is refused."""
    return Response(wire_error(error, language_of(request)), status_code=status_of(error))


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[WireError]:
    """What the framework refuses: an unknown address, a message that is not one of ours."""
    code = {404: "not-found", 405: "not-found", 413: "too-large"}.get(error.status_code, "malformed")
    said = sentence(language_of(request), f"error-{code}", {"detail": error.detail})
    return Response(WireError(code, said), status_code=error.status_code)


def on_fault(request: Request[Any, Any, Any], error: Exception) -> Response[WireError]:
    """A fault of the program itself."""
    log.error("server fault", path=request.url.path, exc_info=error)
    return Response(WireError("fault", sentence(language_of(request), "error-fault", {})), status_code=500)
