"""The socket of a table: it sends what changed, takes answers, and can always be asked again."""

import asyncio
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from homage.engine.errors import IllegalAction, RulesError
from homage.server.bus import Ear
from homage.server.errors import Malformed, Refused, language_of, wire_error
from homage.server.hall import Hall
from homage.server.sessions import COOKIE, Screen
from homage.server.tables import Table
from homage.server.wire import Answer, SocketReply, encode

Link = WebSocket[Any, Any, State]


class Reader:
    """One socket: whose sight it was last sent, at which version, up to which line of his chronicle."""

    def __init__(self, table: Table, screen: Screen, since: int) -> None:
        self.table, self.screen, self.since = table, screen, since
        self.seen: tuple[int | None, bool, int] | None = None

    async def news(self) -> bytes | None:
        """What this socket has not been sent yet; None where there is nothing."""
        async with self.table.lock:
            whose = (self.screen.viewer, self.screen.curtain)
            now = (*whose, self.table.journal.version)
            if now == self.seen:
                return None
            if self.seen is not None and self.seen[:2] != whose:
                self.since = 0
            view = self.table.look(self.screen, self.since)
            self.seen = now
            if isinstance(view.events, list) and view.events:
                self.since = int(view.events[-1]["n"])  # type: ignore[index]  # plain data, not yet structs
            return encode(view)


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: Link, table: FromPath[str], since: FromQuery[int] = 0) -> None:
    """Views as they change; answers in, `ok` or `error` out."""
    hall: Hall = socket.app.state.hall
    await socket.accept()
    try:
        found = await hall.table(table)
    except (RulesError, Refused) as error:
        await socket.send_data(encode(SocketReply(error=wire_error(error, language_of(socket)))), mode="text")
        await socket.close(code=4404)
        return
    session = str(socket.cookies.get(COOKIE, ""))
    reader = Reader(found, hall.screen(session, found), since)
    ear = hall.bus.listen(found.ident)
    ear.rung.set()
    sending = asyncio.create_task(send(socket, reader, ear))
    receiving = asyncio.create_task(receive(socket, reader))
    try:
        await asyncio.wait({sending, receiving}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        hall.bus.leave(ear)
        for task in (sending, receiving):
            task.cancel()
        await asyncio.gather(sending, receiving, return_exceptions=True)


async def send(socket: Link, reader: Reader, ear: Ear) -> None:
    """Send the news whenever the bus rings; a reader who is slow gets fewer and larger ones."""
    while True:
        await ear.wait()
        news = await reader.news()
        if news is not None:
            await socket.send_data(news, mode="text")


async def receive(socket: Link, reader: Reader) -> None:
    """Take answers until the socket closes."""
    try:
        while True:
            line = await socket.receive_text()
            await socket.send_data(encode(await replied(socket, reader, line)), mode="text")
    except WebSocketDisconnect:
        return


async def replied(socket: Link, reader: Reader, line: str) -> SocketReply:
    """What an answer comes to."""
    try:
        try:
            answer = msgspec.json.decode(line, type=Answer)
        except msgspec.MsgspecError as error:
            raise Malformed("", {"detail": str(error)}) from error
        try:
            return SocketReply(ok=await reader.table.answer(reader.screen, answer.question, answer.text))
        except IllegalAction as error:
            language = language_of(socket)
            return SocketReply(error=await reader.table.refusal(reader.screen, answer.text, error, language))
    except (RulesError, Refused) as error:
        return SocketReply(error=wire_error(error, language_of(socket)))
