"""The addresses under /api."""

from typing import Any

from litestar import Request, Response, get, post
from litestar.datastructures import Cookie, State
from litestar.params import FromPath, FromQuery, JSONBody

from homage.engine.errors import IllegalAction
from homage.engine.values import NOBODY
from homage.server.catalogue import catalogue
from homage.server.errors import Malformed, NoSeat, NotOffered, language_of, status_of
from homage.server.hall import Hall
from homage.server.luck import commitment
from homage.server.sessions import COOKIE, YEAR, new_session
from homage.server.wire import (
    Answer,
    Complaint,
    Done,
    Filed,
    GameInfo,
    Lexicon,
    Luck,
    Message,
    NewTable,
    Opened,
    Reason,
    Sit,
    TableCard,
    TableView,
    TakeBack,
    WireError,
)
from homage.words import Texts

Ask = Request[Any, Any, State]


def hall_of(request: Ask) -> Hall:
    """The hall of this server."""
    hall: Hall = request.app.state.hall
    return hall


def session_of(request: Ask) -> str:
    """The browser's session, empty where it has none."""
    return str(request.cookies.get(COOKIE, ""))


@get("/api/games")
async def games() -> list[GameInfo]:
    """The games that can be played here."""
    return catalogue()


@get("/api/tables")
async def tables(request: Ask) -> list[TableCard]:
    """Running and finished games, the last changed first."""
    return await hall_of(request).cards()


@post("/api/tables")
async def open_table(request: Ask, data: JSONBody[NewTable]) -> Response[Opened]:
    """Open a table. The people's seats belong to this browser."""
    session = session_of(request) or new_session()
    ident = await hall_of(request).open(data, session)
    secure = request.app.state.secure
    cookie = Cookie(COOKIE, value=session, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
    return Response(Opened(ident), cookies=[cookie])


@get("/api/tables/{table:str}/view")
async def view(request: Ask, table: FromPath[str], since: FromQuery[int] = 0) -> TableView:
    """What this browser is shown of the table, with chronicle lines after number `since`."""
    hall = hall_of(request)
    found = await hall.table(table)
    return await found.view(hall.screen(session_of(request), found), since)


@get("/api/tables/{table:str}/lexicon/{language:str}")
async def lexicon(request: Ask, table: FromPath[str], language: FromPath[str]) -> Lexicon:
    """The forms of every name at the table."""
    if language not in ("en", "fr"):
        raise Malformed("error-language")
    found = await hall_of(request).table(table)
    names = [seat.name for seat in found.seats]
    return Texts(found.game, language).lexicon(found.journal.state, names)


@post("/api/tables/{table:str}/answer", status_code=200)
async def answer(request: Ask, table: FromPath[str], data: JSONBody[Answer]) -> Response[Done | WireError]:
    """Answer the question that is open."""
    hall = hall_of(request)
    found = await hall.table(table)
    screen = hall.screen(session_of(request), found)
    try:
        return Response(Done(await found.answer(screen, data.question, data.text)))
    except IllegalAction as error:
        told = await found.refusal(screen, data.text, error, language_of(request))
        return Response(told, status_code=status_of(error))


@post("/api/tables/{table:str}/undo", status_code=200)
async def undo(request: Ask, table: FromPath[str], data: JSONBody[TakeBack]) -> Done:
    """Take back one's last action. With the token of the open question, a second click does nothing more."""
    hall = hall_of(request)
    found = await hall.table(table)
    return Done(await found.undo(hall.screen(session_of(request), found), data.question))


@post("/api/tables/{table:str}/sit", status_code=200)
async def sit(request: Ask, table: FromPath[str], data: JSONBody[Sit]) -> Done:
    """“I am …”: the curtain lifts for this seat."""
    hall = hall_of(request)
    found = await hall.table(table)
    hall.sit(session_of(request), found, data.seat)
    return Done(found.journal.version)


@post("/api/tables/{table:str}/curtain", status_code=200)
async def curtain(request: Ask, table: FromPath[str]) -> Done:
    """The curtain is drawn: this browser is shown nothing until somebody sits down."""
    hall = hall_of(request)
    found = await hall.table(table)
    hall.sit(session_of(request), found, None)
    return Done(found.journal.version)


@get("/api/tables/{table:str}/why")
async def why(
    request: Ask, table: FromPath[str], text: FromQuery[str] = "", target: FromQuery[str] = ""
) -> Reason:
    """Why a text or a target is not offered to the seat that looks."""
    hall = hall_of(request)
    found = await hall.table(table)
    reason = await found.why(hall.screen(session_of(request), found), text or target)
    if reason is None:
        raise NotOffered
    rule, message = reason
    return Reason(rule, Message(message["id"], message["args"]))


@post("/api/tables/{table:str}/complaint")
async def complaint(request: Ask, table: FromPath[str], data: JSONBody[Complaint]) -> Filed:
    """Something is wrong with the rules here."""
    hall = hall_of(request)
    found = await hall.table(table)
    return Filed(await found.complain(hall.screen(session_of(request), found), data.sentence))


@get("/api/tables/{table:str}/record", media_type="text/plain")
async def record(request: Ask, table: FromPath[str]) -> str:
    """The record of a finished game, or of one that only bots play. Of a discreet game none is told."""
    found = await hall_of(request).table(table)
    async with found.lock:
        found.check_told()
        return found.journal.record.text()


@get("/api/tables/{table:str}/replay")
async def replay(
    request: Ask,
    table: FromPath[str],
    row: FromQuery[int] = 0,
    seat: FromQuery[int] = NOBODY,
    since: FromQuery[int] = 0,
) -> TableView:
    """What a seat, or without one a spectator, was shown of a finished game after so many rows. In a discreet
    game everybody has only his own eyes."""
    hall = hall_of(request)
    found = await hall.table(table)
    if not NOBODY <= seat < len(found.seats):
        raise NoSeat("error-foreign-seat")
    return await found.again(hall.screen(session_of(request), found), row, seat, since)


@get("/api/tables/{table:str}/luck")
async def luck(request: Ask, table: FromPath[str]) -> Luck:
    """What the table committed to; once the game is over, the secret too. That of a discreet game would tell
    every hand: it stays closed."""
    found = await hall_of(request).table(table)
    told = found.over and not found.discreet
    return Luck(commitment(found.secret), found.secret.hex() if told else None)


HANDLERS = [
    games,
    tables,
    open_table,
    view,
    lexicon,
    answer,
    undo,
    sit,
    curtain,
    why,
    complaint,
    record,
    replay,
    luck,
]
