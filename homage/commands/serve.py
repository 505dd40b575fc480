"""`homage serve`: the table in the browser."""

import errno
import os
import socket
import sys
from pathlib import Path

STOPPING = 1  # seconds that open connections get when the server stops


def data_directory() -> Path:
    """Where games are kept unless --data says otherwise: $HOMAGE_DATA, or the place where the system keeps
    data."""
    if "HOMAGE_DATA" in os.environ:
        return Path(os.environ["HOMAGE_DATA"])
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "homage"


def serve(
    *,
    data: Path | None = None,
    host: str = "127.0.0.1",
    port: int = 8000,
    base_url: str = "",
    pace: float = 1.0,
) -> int:
    """Serve the table: open the address that is printed in a browser, and play.

    Games are kept in the data directory and go on after a restart, also after a crash. Ctrl-C stops the
    server.

    Parameters
    ----------
    data
        The directory for games and complaints; without it, $HOMAGE_DATA or your system's place for data.
    host
        Who may reach it: 127.0.0.1 for this computer alone, 0.0.0.0 for everybody on the network.
    port
        The port to listen on.
    base_url
        The address by which people reach it, where a proxy stands before it; with https, cookies are secure.
    pace
        How long bots take for an answer: 1 as people like it, 0 at once.
    """
    from homage.server.errors import CannotSave
    from homage.server.store import Store

    listening = bound(host, port)
    if listening is None:
        return 1
    directory = data or data_directory()
    try:
        store = Store.at(directory)
    except CannotSave as error:
        listening.close()
        print(error.say("en"), file=sys.stderr)
        return 1
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::") else host  # noqa: S104 - only shown
    print(f"Homage is at {base_url or f'http://{shown}:{listening.getsockname()[1]}'}", flush=True)
    print(f"Games are kept in {directory}. Ctrl-C stops the server.", flush=True)
    run(store, directory, listening, base_url, pace)
    return 0


def bound(host: str, port: int) -> socket.socket | None:
    """A socket that listens there; where it cannot, what to do about it is printed."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Only where the protocol is named does asyncio send at once (TCP_NODELAY); else answers wait for 40 ms.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    if os.name == "posix":
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(128)
    except (OSError, OverflowError) as error:
        listening.close()
        print(trouble(error, host, port), file=sys.stderr)
        return None
    return listening


def trouble(error: OSError | OverflowError, host: str, port: int) -> str:
    """What is wrong with an address, and what to do."""
    number = error.errno if isinstance(error, OSError) else None
    if number == errno.EADDRINUSE:
        return (
            f"Port {port} is in use: another Homage, or another program, listens there already. "
            f"Stop that one, or choose another port: homage serve --port {port + 1}"
        )
    if number in (errno.EACCES, errno.EPERM):
        return f"Port {port} may not be used by you; choose one from 1024 up: homage serve --port 8000"
    if isinstance(error, OverflowError):
        return f"There is no port {port}; choose one from 1024 to 65535: homage serve --port 8000"
    return f"{host} cannot be listened to ({error.strerror}); for this computer alone: --host 127.0.0.1"


def run(store: object, directory: Path, listening: socket.socket, base_url: str, pace: float) -> None:
    """Serve until told to stop."""
    import uvicorn

    from homage.server.app import make_app
    from homage.server.store import Store

    assert isinstance(store, Store)
    app = make_app(directory, pace=pace, base_url=base_url, store=store)
    config = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=STOPPING,
        ws_max_size=1 << 16,
        server_header=False,
    )
    uvicorn.Server(config).run(sockets=[listening])
