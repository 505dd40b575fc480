"""A game of each kind at the page, by keyboard on a phone and by mouse at a desk, without naming any."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from homage.engine.game import Game
from tests.browser.axe import sins
from tests.browser.conftest import DESK, PHONE, Served, Visitor, sitters
from tests.browser.player import Player, Pointer, Typist, chronicle, is_over, wait_until_asked
from tests.ours import GAMES, SLUGS
from tests.scale import scale

pytestmark = [pytest.mark.browser, pytest.mark.timeout(3000)]

EACH = pytest.mark.parametrize("game", GAMES, ids=SLUGS)
WAYS = pytest.mark.parametrize("by_keyboard", [True, False], ids=["keyboard-390", "mouse-1280"])
SEATS = ("person", "steward", "steward")
WIDER = "document.documentElement.scrollWidth > document.documentElement.clientWidth"


def check_page(page: Page) -> None:
    """Nothing serious for axe, nothing wider than the screen."""
    assert sins(page) == []
    assert not page.evaluate(WIDER), "the page scrolls sideways"


def check_end(page: Page) -> None:
    """The ranking stands there with a line for each seat, and every column has a heading in words."""
    table = page.locator(".ending table")
    expect(table).to_be_visible()
    assert table.get_by_role("row").count() == len(SEATS) + 1
    headings = table.get_by_role("columnheader").all_inner_texts()
    assert all(headings) and not any(one.startswith("Score ") for one in headings), headings


@EACH
@WAYS
def test_browser_a_game_of_each_kind(browser: Browser, served: Served, game: Game, by_keyboard: bool) -> None:
    visitor = Visitor(browser, served, PHONE if by_keyboard else DESK)
    table = visitor.table(sitters(*SEATS), game=game.slug, preset=None, options=dict(game.cap))
    page = visitor.visit(f"#/table/{table}")
    wait_until_asked(page)
    player: Player = Typist(page) if by_keyboard else Pointer(page)
    half = scale("answers in the browser") // 2
    player.play(min(half, 20))
    check_page(page)
    player.play(half)
    assert is_over(page) or player.taken >= half
    if is_over(page):
        check_end(page)
    check_page(page)
    assert len(chronicle(page)) >= player.taken
    assert visitor.said == []
    visitor.context.close()


@EACH
def test_browser_the_start_page_opens_a_table_of_each_game(
    browser: Browser, served: Served, game: Game
) -> None:
    visitor = Visitor(browser, served, DESK)
    page = visitor.visit()
    page.get_by_role("button", name="Begin the game").wait_for()
    words = visitor.context.request.get(f"{served.url}/api/games").json()
    name = next(one["name"]["en"] for one in words if one["slug"] == game.slug)
    box = page.get_by_role("group", name="The game").get_by_role("button", name=re.compile(f"^{name} "))
    box.click()
    expect(box).to_have_attribute("aria-pressed", "true")
    assert sins(page) == []
    page.get_by_role("button", name="Begin the game").click()
    wait_until_asked(page)
    expect(page.get_by_role("heading", level=1)).to_contain_text(name)
    expect(page.locator("svg.board")).to_be_visible()
    assert visitor.said == []
    visitor.context.close()
