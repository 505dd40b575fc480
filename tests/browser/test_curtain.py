"""Two persons before one screen: behind the curtain nothing of the other is left, anywhere."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket

from tests.browser.conftest import Visitor, sitters
from tests.browser.player import Typist, chronicle, offers, until

pytestmark = pytest.mark.browser

I_AM = re.compile("^I am ")
VEILED = "!!document.querySelector('.curtain') && !document.querySelector('.table')"
SEEN = "!!document.querySelector('.table')"


class Wire:
    """All that the network brings to a page."""

    def __init__(self, page: Page) -> None:
        self.heard: list[str] = []
        page.on("response", self.answered)
        page.on("websocket", self.listen)

    def answered(self, response: Any) -> None:
        """An answer of the server's interface."""
        if "/api/" in response.url and response.status == 200:
            self.heard.append(response.text())

    def listen(self, socket: WebSocket) -> None:
        """Each message of a socket."""
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))


def secrets_of(page: Page) -> list[str]:
    """What only the one who sits here may read: the lines that tell which cards he drew."""
    return [line for line in chronicle(page) if re.search(" draws (a|the|an) | draws [A-Z]", line)]


def test_browser_behind_the_curtain_nothing_of_the_other_is_left(visitor: Visitor) -> None:
    page = visitor.page
    table = visitor.table(sitters("person", "person", "steward"))
    visitor.visit(f"#/table/{table}")
    until(page, VEILED)
    player, met = Typist(page), set()
    for _ in range(60):
        until(page, f"({VEILED}) || ({SEEN})")
        if page.locator(".curtain").count():
            page.get_by_role("button", name=I_AM).first.click()
            until(page, SEEN)
            page.wait_for_timeout(150)
        mine = page.get_by_role("listitem").filter(has_text="you").first.inner_text().split("\n")[0].strip()
        if mine not in met and secrets_of(page):
            met.add(mine)
            check_curtain(visitor, page)
            if len(met) == 2:
                return
            continue
        if texts := offers(page):
            player.take(player.liking.choose(page, texts))
            page.wait_for_timeout(250)
        leave = page.get_by_role("button", name=re.compile("^Pass the screen"))
        if leave.count():
            leave.first.click()
    raise AssertionError("no two persons drew cards")


def check_curtain(visitor: Visitor, page: Page) -> None:
    """Draw the curtain: what was seen is nowhere, also not after a reload or by the button Back."""
    secrets = secrets_of(page)
    hand = page.locator(".hand button").all_inner_texts()
    assert secrets and hand, "there is nothing to hide"
    wire = Wire(page)
    page.get_by_role("button", name="Draw the curtain").click()
    until(page, VEILED)
    check_nothing(page, wire, secrets)
    page.reload()
    until(page, VEILED)
    check_nothing(page, wire, secrets)
    visitor.visit("#/credits")
    page.get_by_role("heading", level=1).first.wait_for()
    page.go_back()
    until(page, VEILED)
    check_nothing(page, wire, secrets)
    others = page.get_by_role("button", name=I_AM).all_inner_texts()
    assert len(others) == 2
    kept = page.evaluate("JSON.stringify([{...localStorage}, {...sessionStorage}, history.state])")
    assert not any(secret in kept for secret in secrets)
    ident = page.url.rsplit("/", 1)[1]
    for what in ("record", "why?text=done"):
        answer = visitor.context.request.get(f"{visitor.served.url}/api/tables/{ident}/{what}")
        assert answer.status in (403, 404), (what, answer.text())


def check_nothing(page: Page, wire: Wire, secrets: list[str]) -> None:
    """Neither the page nor the network holds anything of a view."""
    page.wait_for_timeout(200)
    content = page.content()
    for gone in (*secrets, "data-text", 'role="log"', '<svg class="board'):
        assert gone not in content, gone
    views = [said for said in wire.heard if '"seats"' in said and '"table"' in said]
    assert all('"curtain":true' in said for said in views), "a view was sent through the curtain"
    for said in views:
        for part in ('"facts":{', '"choices":[{', '"events":[{', '"hand"'):
            assert part not in said, part
    assert page.locator("[id=offered]").count() == 0
