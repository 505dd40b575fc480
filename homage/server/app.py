"""The application: routes, headers, errors, and what starts and stops with the server."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Litestar
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.exceptions import HTTPException, PermissionDeniedException
from litestar.handlers import BaseRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

from homage.engine.errors import RulesError
from homage.server.botroom import BotRoom
from homage.server.errors import Refused, on_fault, on_http, on_refusal
from homage.server.hall import Hall
from homage.server.logs import log_plainly
from homage.server.pacing import Pace
from homage.server.pages import HEADERS, page
from homage.server.routes import HANDLERS
from homage.server.socket import table_socket
from homage.server.store import Store

LARGEST: Final = 1_000_000  # bytes of a message; a board of one's own is the largest
PRIVATE: Final = {"cache-control": "no-store"}


def own_origin(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """What changes something must come from our own page: browsers say whence they come."""
    origin = connection.headers.get("origin")
    own = {connection.headers.get("host"), connection.app.state.host}
    writes = str(connection.scope["type"]) == "websocket" or connection.scope.get("method") not in (
        "GET",
        "HEAD",
    )
    if writes and origin and urlsplit(origin).netloc not in own:
        raise PermissionDeniedException("This came from another site's page.")


async def headed(sent: Message, _: Scope) -> None:
    """Every answer's headers, those of errors too; what is not a file of the page is kept by nobody."""
    if sent["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(sent)
        for name, value in {**PRIVATE, **HEADERS}.items():
            headers.setdefault(name, value)


def make_app(data: Path, pace: float = 1.0, base_url: str = "", store: Store | None = None) -> Litestar:
    """The application on a data directory. `base_url` is how people reach it, where a proxy does so."""
    log_plainly()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None]:
        hall = Hall(store or Store.at(data), data / "complaints", Pace(pace), BotRoom())
        app.state.hall = hall
        hall.start()
        yield
        await hall.close()

    app = Litestar(
        route_handlers=[*HANDLERS, table_socket, page],
        lifespan=[lifespan],
        guards=[own_origin],
        before_send=[headed],
        exception_handlers={
            RulesError: on_refusal,
            Refused: on_refusal,
            HTTPException: on_http,
            Exception: on_fault,
        },
        request_max_body_size=LARGEST,
        openapi_config=OpenAPIConfig(
            title="Homage", version="1", path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
    )
    app.state.secure = base_url.startswith("https:")
    app.state.host = urlsplit(base_url).netloc
    return app
