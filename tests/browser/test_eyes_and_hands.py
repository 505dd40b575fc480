"""For everybody's eyes and hands: roles and names, what is spoken, axe, zoom, stillness, forced colours."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.axe import sins
from tests.browser.conftest import DESK, PHONE, Served, Visitor, sitters
from tests.browser.player import OFFERED, Typist, is_over, lasting, until, wait_until_asked

pytestmark = pytest.mark.browser

SIZES = pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
ZOOMED = {"width": 640, "height": 400}  # what 200 % leave of 1280 × 800
DECISIONS = 30
CUT_OFF = """[...document.querySelectorAll('.choice .label, h1, h2, button, label, th, td, .chronicle p')]
    .filter(one => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter(one => !one.classList.contains('unseen') && one.clientWidth > 0)
    .filter(one => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX !== 'visible')
    .map(one => one.outerHTML.slice(0, 120))"""


def seated(visitor: Visitor, *kinds: str, **options: Any) -> Page:
    """A visitor at a table of his own, where he is asked."""
    table = visitor.table(sitters(*kinds), options=options)
    page = visitor.visit(f"#/table/{table}")
    wait_until_asked(page)
    return page


@pytest.fixture(params=[PHONE, DESK], ids=["phone", "desk"])
def guest(browser: Browser, served: Served, request: pytest.FixtureRequest) -> Iterator[Visitor]:
    """A visitor with each size of screen."""
    one = Visitor(browser, served, request.param)
    yield one
    one.context.close()


def test_browser_thirty_decisions_by_roles_and_names_only(visitor: Visitor) -> None:
    page = seated(visitor, "person", "steward", "steward")
    question = page.get_by_role("region").filter(has=page.get_by_role("group"))
    taken = 0
    while taken < DECISIONS and wait_until_asked(page):  # a list at rest, not one that is leaving
        if not lasting(page):
            continue
        log = page.get_by_role("log").inner_text()
        buttons = question.first.get_by_role("group").get_by_role("button")
        names = [re.sub(r"\s+", " ", text).strip() for text in buttons.all_inner_texts()]
        assert names and all(names) and len(set(names)) == len(names), (
            f"choices that cannot be told apart: {names}"
        )
        wanted = (taken * 7) % len(names)
        before = page.get_by_role("heading", level=2).first.inner_text()
        buttons.nth(wanted).click(timeout=5000)
        if page.get_by_role("slider").count():
            page.get_by_role("button", name=re.compile("^Confirm: ")).click()
        for _ in range(300):
            heading = page.get_by_role("heading", level=2).first.inner_text()
            if page.get_by_role("log").inner_text() != log or heading != before:
                break
            page.wait_for_timeout(20)
        taken += 1
    assert taken == DECISIONS
    assert visitor.said == []


def test_browser_what_is_spoken_is_the_chronicle(visitor: Visitor) -> None:
    heard = """(() => { window.heard = []; new MutationObserver(changes => {
        for (const change of changes) for (const node of change.addedNodes)
            if (node.nodeName === 'P') window.heard.push(node); })
        .observe(document.querySelector('[aria-live][role=log]'), { childList: true }); })()"""
    page = seated(visitor, "person", "steward", "steward", turns=2)
    log = page.get_by_role("log", name="Chronicle")
    assert log.get_attribute("aria-live") == "polite"
    assert "additions" in (log.get_attribute("aria-relevant") or "")
    first = log.locator("p").count()
    page.evaluate(heard)
    Typist(page).play()
    assert is_over(page)
    spoken: list[str] = page.evaluate("window.heard.map(one => one.textContent)")
    lines = log.locator("p").all_text_contents()
    assert len(lines) > first + 20
    assert lines[first:] == spoken, "each new line of the chronicle is spoken, once, and nothing else"


def test_browser_axe_finds_nothing_serious(guest: Visitor) -> None:
    found = {}
    page = guest.visit()
    page.get_by_role("button", name="Begin the game").wait_for()
    found["start"] = sins(page)
    page.get_by_text("Every option").click()
    found["options"] = sins(page)
    table = guest.table(sitters("person", "person", "steward"), options={"turns": 1})
    guest.visit(f"#/table/{table}")
    page.get_by_role("button", name=re.compile("^I am ")).first.wait_for()
    found["curtain"] = sins(page)
    page = seated(guest, "person", "steward", "steward", turns=1)
    found["table"] = sins(page)
    player = Typist(page)
    player.play(6)
    found["table later"] = sins(page)
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.get_by_role("dialog").wait_for()
    found["help"] = sins(page)
    page.keyboard.press("Escape")
    player.play()
    page.locator("#ending").wait_for()
    found["ranking"] = sins(page)
    for place in ("credits", "gallery", "replay/" + page.url.rsplit("/", 1)[1]):
        guest.visit(f"#/{place}")
        page.get_by_role("heading", level=1).first.wait_for()
        found[place] = sins(page)
    assert {place: wrong for place, wrong in found.items() if wrong} == {}


def test_browser_axe_finds_what_is_planted(visitor: Visitor) -> None:
    page = visitor.visit("#/credits")
    page.get_by_role("heading", level=1).first.wait_for()
    page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    assert [sin.split(":")[0] for sin in sins(page)] == ["button-name"]


def wide(page: Page) -> int:
    """By how many pixels the page is wider than the screen."""
    return int(page.evaluate("document.scrollingElement.scrollWidth - innerWidth"))


def test_browser_at_200_percent_nothing_is_cut_off(browser: Browser, served: Served) -> None:
    visitor = Visitor(browser, served, ZOOMED, device_scale_factor=2)
    page = visitor.visit()
    page.get_by_role("button", name="Begin the game").wait_for()
    assert wide(page) <= 0 and page.evaluate(CUT_OFF) == [], "start page"
    page = seated(visitor, "person", "steward", "steward")
    player = Typist(page)
    for _ in range(6):
        player.play(1)
        wait_until_asked(page)
        page.wait_for_timeout(400)  # what still moves comes to rest
        assert wide(page) <= 0 and page.evaluate(CUT_OFF) == []
        for one in page.locator(".question .choice").all():
            one.scroll_into_view_if_needed()
            expect(one).to_be_in_viewport(ratio=0.99)
    for tab in ("Players", "Chronicle", "Hand", "Question"):
        page.get_by_role("navigation", name="Panels").get_by_role("button", name=tab).click()
        assert wide(page) <= 0 and page.evaluate(CUT_OFF) == [], tab
    visitor.context.close()


@pytest.mark.parametrize(
    "eyes", [{"reduced_motion": "reduce"}, {"forced_colors": "active"}, {"color_scheme": "dark"}], ids=str
)
def test_browser_wishes_of_the_eyes_are_honoured(
    browser: Browser, served: Served, eyes: dict[str, str], tmp_path: Path
) -> None:
    visitor = Visitor(browser, served, DESK, **{"reduced_motion": "no-preference", **eyes})
    page = seated(visitor, "person", "steward", "steward")
    Typist(page).play(4)
    running = page.evaluate(
        """document.getAnimations().filter(one => one.effect.getTiming().iterations === Infinity
        && one.effect.target.closest('svg.board')).length"""
    )
    if "reduced_motion" in eyes:
        assert running == 0, "things on the map turn for ever"
    if "forced_colors" in eyes:
        assert page.evaluate("matchMedia('(forced-colors: active)').matches")
        wait_until_asked(page)
        expect(page.locator(".question .choice").first).to_be_visible()
    assert len(page.screenshot(path=tmp_path / "eyes.png")) > 10_000
    assert visitor.said == []
    visitor.context.close()


def test_browser_lit_places_are_reached_by_arrows_and_chosen_by_enter(visitor: Visitor) -> None:
    page = seated(visitor, "person", "steward")
    lit = page.locator("svg.board [data-target][tabindex='0']")
    for _ in range(40):
        if lit.count() > 1:
            break
        Typist(page).play(1)
    names = [one.get_attribute("aria-label") or "" for one in lit.all()]
    assert all(names) and len(set(names)) == len(names), f"places that cannot be told apart: {names}"
    lit.first.focus()
    reached = set()
    for key in ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"] * 8:
        page.keyboard.press(key)
        reached.add(page.evaluate("document.activeElement.dataset.target ?? ''"))
    assert "" not in reached and len(reached) > 1
    before = page.evaluate(OFFERED)
    page.keyboard.press("Enter")
    page.wait_for_timeout(100)
    if page.get_by_role("dialog").count():
        page.keyboard.press("Enter")
    until(page, f"JSON.stringify({OFFERED}) !== {json.dumps(json.dumps(before, separators=(',', ':')))}", 10)
    assert visitor.said == []
