"""A real server in a process of its own, and a real Chromium."""

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
STATIC = ROOT / "homage" / "server" / "static" / "index.html"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
PHONE, DESK = {"width": 390, "height": 844}, {"width": 1280, "height": 800}
PATIENCE = 30_000  # milliseconds for anything on a page


class Served:
    """`homage serve` in a process; it can be killed and started again on the same games and port."""

    def __init__(self, data: Path) -> None:
        self.data = data
        with closing(socket.socket()) as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self.process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://localhost:{self.port}"

    def start(self) -> None:
        """Start it and wait until it says where it is."""
        command = [sys.executable, "-m", "homage.cli", "serve", "--data", str(self.data), "--port"]
        env = {**os.environ, "PYTHONPATH": str(ROOT)}
        self.process = subprocess.Popen(
            [*command, str(self.port), "--pace", "0"],
            env=env,
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self.process.stdout is not None
        assert re.match("Homage is at", self.process.stdout.readline())

    def kill(self, how: int = signal.SIGKILL) -> None:
        """End it, by default as a power cut would."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(timeout=10)
            assert self.process.stdout is not None
            self.process.stdout.close()
            self.process = None


def begun(data: Path) -> Served:
    """A server that has been started. Fails where there is no page to be served."""
    if not STATIC.is_file():
        pytest.fail("the page is not built: run `python tools/webbuild.py`")
    one = Served(data)
    one.start()
    return one


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server for all tests that leave it alone."""
    one = begun(tmp_path_factory.mktemp("games"))
    yield one
    one.kill()


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Served]:
    """A server for one test, which may kill it."""
    one = begun(tmp_path / "games")
    yield one
    one.kill()


@pytest.fixture(scope="module")
def browser(chromium: str) -> Iterator[Browser]:
    """Chromium, headless."""
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield started
        started.close()


class Visitor:
    """A browser of its own, with one page in it, and what that page's console said that no good page says."""

    def __init__(self, browser: Browser, served: Served, size: dict[str, int], **more: Any) -> None:
        settings = {"viewport": size, "locale": "en", "reduced_motion": "reduce", **more}
        self.served = served
        self.context: BrowserContext = browser.new_context(**settings)
        self.context.set_default_timeout(PATIENCE)
        self.said: list[str] = []
        self.page = self.tab()

    def tab(self) -> Page:
        """Another tab of this browser."""
        page = self.context.new_page()
        page.on("console", lambda said: self.said.append(said.text) if said.type == "error" else None)
        page.on("pageerror", lambda error: self.said.append(str(error)))
        return page

    def visit(self, place: str = "") -> Page:
        """Go to a page of Homage, by the address behind its `#`."""
        self.page.goto(f"{self.served.url}/{place}")
        return self.page

    def table(self, seats: list[dict[str, Any]], **more: Any) -> str:
        """Open a table without the start page; returns its address."""
        body = {"game": "fief1984", "preset": "quick_start", "options": {}, "seats": seats, **more}
        answer = self.context.request.post(f"{self.served.url}/api/tables", data=body)
        assert answer.status == 201, answer.text()
        return str(answer.json()["table"])


COLOURS = ("gules", "azure", "vert", "or", "purpure", "sable")
CHARGES = ("lion", "fleur-de-lys", "oak", "sun-charge", "eagle", "tower")
NAMES = ("Aliénor", "Bertrand", "Clémence", "Dreux", "Ermengarde", "Foulques")


def sitters(*kinds: str) -> list[dict[str, Any]]:
    """Seats for a table: `person`, or the name of a bot."""
    return [
        {
            "name": NAMES[n],
            "kind": "person" if kind == "person" else "bot",
            "bot": None if kind == "person" else kind,
            "colour": COLOURS[n],
            "charge": CHARGES[n],
        }
        for n, kind in enumerate(kinds)
    ]


@pytest.fixture
def visitor(browser: Browser, served: Served) -> Iterator[Visitor]:
    """Somebody at a desk."""
    one = Visitor(browser, served, DESK)
    yield one
    one.context.close()
