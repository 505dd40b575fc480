"""A server on a real SQLite file, in this process or in one of its own."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from homage.registry import register
from homage.server.app import make_app
from tests.toy import TOY

ROOT = Path(__file__).parents[2]
register(TOY)


def person(name: str) -> dict[str, Any]:
    """A seat for somebody before this screen."""
    return {"name": name, "kind": "person"}


def bot(name: str = "random") -> dict[str, Any]:
    """A seat for a bot."""
    return {"name": name.capitalize(), "kind": "bot", "bot": name}


class Browser:
    """One browser: its cookie, and the table it looks at."""

    def __init__(self, client: Any, table: str = "", cookie: str = "") -> None:
        self.client, self.table, self.cookie = client, table, cookie

    def request(self, method: str, path: str, **more: Any) -> Any:
        """An answer of the server, whatever its status."""
        self.client.cookies.clear()
        headers = {**({"cookie": f"homage={self.cookie}"} if self.cookie else {}), **more.pop("headers", {})}
        return self.client.request(method, f"/api{path}", headers=headers, **more)

    def open(self, *seats: dict[str, Any], **more: Any) -> "Browser":
        """Open a table of the toy game and look at it."""
        made = self.request("POST", "/tables", json={"game": "toll", "seats": list(seats), **more})
        assert made.status_code == 201, made.text
        self.cookie = made.cookies["homage"]
        self.table = made.json()["table"]
        return self

    def at(self, cookie: str = "") -> "Browser":
        """Another browser before the same table: a stranger's, or with a cookie a second tab."""
        return Browser(self.client, self.table, cookie)

    def get(self, what: str) -> Any:
        """Something of the table."""
        return self.request("GET", f"/tables/{self.table}/{what}")

    def post(self, what: str, body: Any = None, **more: Any) -> Any:
        """Something done to the table."""
        return self.request(
            "POST", f"/tables/{self.table}/{what}", json=body if body is not None else {}, **more
        )

    def view(self, since: int = 0) -> dict[str, Any]:
        """The view."""
        found = self.get(f"view?since={since}")
        assert found.status_code == 200, found.text
        return dict(found.json())

    def answer(self, text: str = "", token: str = "") -> Any:
        """Answer the open question; the first choice without a text."""
        view = self.view()
        token = token or view["question"]["token"]
        return self.post("answer", {"question": token, "text": text or view["choices"][0]["text"]})

    def until(self, seat: int) -> dict[str, Any]:
        """The view once this seat is awaited, or the game is over."""
        for _ in range(400):
            view = self.view()
            if seat in view["awaited"] or view.get("outcome"):
                return view
            time.sleep(0.01)
        raise AssertionError(f"seat {seat} is not awaited: {self.view()}")

    def finish(self, seat: int = 0) -> dict[str, Any]:
        """Play first choices until the game is over."""
        for _ in range(400):
            view = self.until(seat)
            if view["outcome"]:
                return view
            self.answer()
        raise AssertionError("the game does not end")


@pytest.fixture
def anyio_backend() -> str:
    """Coroutines of tests run on asyncio."""
    return "asyncio"


@pytest.fixture
def app(tmp_path: Path) -> Litestar:
    """A server without waits."""
    return make_app(tmp_path, pace=0)


@pytest.fixture
def browser(app: Litestar) -> Iterator[Browser]:
    """A browser before that server."""
    with TestClient(app, base_url="http://testserver.local") as client:
        yield Browser(client)


class Process:
    """A server in a process of its own."""

    def __init__(self, data: Path, *more: str) -> None:
        self.data, self.more = data, more
        self.start()

    def start(self) -> None:
        """Start it and wait until it answers."""
        env = {**os.environ, "HOMAGE_GAMES": "tests.toy:TOY", "PYTHONPATH": str(ROOT)}
        command = [sys.executable, "-m", "homage.cli", "serve", "--data", str(self.data)]
        self.process = subprocess.Popen(
            [*command, "--port", "0", "--pace", "0", *self.more],
            stdout=subprocess.PIPE,
            text=True,
            env=env,
            cwd=ROOT,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("Homage is at http"), line
        self.url = line.split()[-1]
        self.client = httpx.Client(base_url=self.url, timeout=10)

    def kill(self) -> None:
        """Signal 9."""
        self.process.send_signal(signal.SIGKILL)
        self.close()

    def stop(self) -> float:
        """SIGTERM; the seconds it takes."""
        begun = time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        self.close()
        return time.monotonic() - begun

    def close(self) -> None:
        """Wait for its end and let go of it."""
        assert self.process.stdout is not None
        self.process.wait(timeout=10)
        self.process.stdout.close()
        self.client.close()


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    """A server in a process of its own, which is ended whatever happens."""
    made = Process(tmp_path)
    yield made
    if made.process.poll() is None:
        made.kill()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """One server in a process of its own, for tests that leave it running."""
    made = Process(tmp_path_factory.mktemp("server"))
    yield made
    made.kill()
