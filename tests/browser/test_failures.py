"""What goes wrong between page and server: forged and late answers, lost lines, two tabs, a power cut."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, WebSocketRoute, expect

from tests.browser.conftest import DESK, Served, Visitor, sitters
from tests.browser.player import Typist, chronicle, offers, until, wait_until_asked

pytestmark = pytest.mark.browser

LIVE = "!document.querySelector('.link')"


def shown(page: Page) -> tuple[str, list[str], list[str]]:
    """What the table shows: the question, the offers, the chronicle."""
    return page.locator("#question").inner_text(), offers(page), chronicle(page)


def seated(visitor: Visitor, *kinds: str) -> str:
    """Sit down at a new table; returns its address."""
    table = visitor.table(sitters(*kinds))
    visitor.visit(f"#/table/{table}")
    wait_until_asked(visitor.page)
    return table


def post(visitor: Visitor, table: str, body: Any) -> tuple[int, dict[str, Any]]:
    """An answer that no page of ours would send."""
    answer = visitor.context.request.post(f"{visitor.served.url}/api/tables/{table}/answer", data=body)
    return answer.status, answer.json()


def question_of(visitor: Visitor, table: str) -> str:
    """The name of the open question, as this browser is told it."""
    view = visitor.context.request.get(f"{visitor.served.url}/api/tables/{table}/view").json()
    return str(view["question"]["token"])


def test_browser_forged_and_late_answers_get_one_clear_message_and_change_nothing(
    browser: Browser, visitor: Visitor
) -> None:
    page, table = visitor.page, seated(visitor, "person", "steward", "steward")
    Typist(page).play(2)
    wait_until_asked(page)
    late = question_of(visitor, table)
    text = offers(page)[0]
    Typist(page).play(1)
    wait_until_asked(page)
    before = shown(page)
    forged = [
        ({"question": late, "text": f"{text} 7"}, 409),
        ({"question": "0" * 24, "text": before[1][0]}, 409),
        ({"question": question_of(visitor, table), "text": "move henri blaye 99"}, 422),
        ({"question": question_of(visitor, table), "text": "chance die 6"}, 422),
        ({"question": question_of(visitor, table), "text": "table undo 3"}, 422),
        ({"question": question_of(visitor, table)}, 400),
        ({"seat": 1, "text": before[1][0]}, 400),
        ("no JSON", 400),
    ]
    for body, status in forged:
        answer = post(visitor, table, body)
        assert answer[0] == status, (body, answer)
        assert len(answer[1]["message"]) > 15 and answer[1]["code"], answer
    stranger = Visitor(browser, visitor.served, DESK)
    body = {"question": question_of(visitor, table), "text": before[1][0]}
    assert post(stranger, table, body)[0] == 403
    stranger.context.close()
    page.wait_for_timeout(200)
    assert shown(page) == before
    page.reload()
    wait_until_asked(page)
    assert shown(page) == before


def test_browser_a_typed_action_that_is_not_offered_is_told_why(visitor: Visitor) -> None:
    page = visitor.page
    seated(visitor, "person", "steward")
    before = shown(page)
    page.keyboard.press("/")
    page.keyboard.type("move henri blaye 99")
    page.keyboard.press("Enter")
    why = page.locator(".type").get_by_role("status")
    expect(why).to_be_visible()
    assert len(why.inner_text()) > 15
    assert shown(page) == before


def test_browser_a_late_answer_of_a_second_tab_is_told_on_the_page(visitor: Visitor) -> None:
    page = visitor.page
    seated(visitor, "person", "steward")
    other = visitor.tab()
    other.goto(page.url)
    wait_until_asked(other)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    other.route("**/answer*", hold)
    text = offers(other)[0]
    other.locator(f'[data-text="{text}"]').click()
    until(other, "!!document.querySelector('.choice:disabled')")
    player = Typist(page)
    player.play(2)
    wait_until_asked(page)
    expect(other.get_by_role("log")).to_contain_text(chronicle(page)[-1])
    held[0].continue_(post_data=json.dumps({**json.loads(held[0].request.post_data or ""), "text": "done 7"}))
    alert = other.get_by_role("alert")
    expect(alert).to_have_count(1)
    expect(alert).to_contain_text("question")
    assert shown(other) == shown(page)


def test_browser_reload_in_mid_question_and_two_tabs_show_the_same(visitor: Visitor) -> None:
    page = visitor.page
    seated(visitor, "person", "steward", "steward")
    player = Typist(page)
    player.play(3)
    wait_until_asked(page)
    before = shown(page)
    page.reload()
    wait_until_asked(page)
    assert shown(page) == before
    other = visitor.tab()
    other.goto(page.url)
    wait_until_asked(other)
    assert shown(other) == before
    for _ in range(3):
        player.play(1)
        wait_until_asked(page)
        expect(other.get_by_role("log")).to_contain_text(chronicle(page)[-1])
        wait_until_asked(other)
        until(other, f"document.querySelector('#question').innerText === {json.dumps(shown(page)[0])}")
        assert shown(other) == shown(page)
    assert visitor.said == []


def test_browser_a_dropped_socket_comes_back_and_misses_nothing(visitor: Visitor) -> None:
    page = visitor.page
    routes: list[WebSocketRoute] = []

    def through(route: WebSocketRoute) -> None:
        route.connect_to_server()
        routes.append(route)

    page.route_web_socket(re.compile("/socket"), through)
    seated(visitor, "person", "steward", "steward")
    until(page, LIVE)
    other = visitor.tab()
    other.goto(page.url)
    wait_until_asked(other)
    count = len(routes)
    routes[-1].close(code=1011)
    until(page, f"!({LIVE})", 5)
    expect(page.get_by_text("connection is lost", exact=False)).to_be_visible()
    Typist(other).play(3)
    wait_until_asked(other)
    until(page, LIVE, 30)
    assert len(routes) > count
    expect(page.get_by_role("log")).to_contain_text(chronicle(other)[-1])
    wait_until_asked(page)
    assert shown(page) == shown(other)
    Typist(page).play(1)


def test_browser_a_server_killed_between_two_answers_goes_on_where_it_was(
    browser: Browser, mortal: Served
) -> None:
    visitor = Visitor(browser, mortal, DESK)
    page = visitor.page
    seated(visitor, "person", "steward", "steward")
    player = Typist(page)
    for _ in range(2):
        player.play(3)
        wait_until_asked(page)
        before = shown(page)
        mortal.kill()
        until(page, f"!({LIVE})", 10)
        text = before[1][0]
        page.locator(
            f'[data-text="{text}"]'
        ).first.click()  # given while nobody listens: kept, and sent later
        if page.get_by_role("slider").count():
            page.get_by_role("button", name=re.compile("^Confirm")).click()
        mortal.start()
        until(page, LIVE, 40)
        until(
            page,
            f"document.querySelector('[role=log]').innerText.length > {len(chr(10).join(before[2]))}",
            20,
        )
        wait_until_asked(page)
        assert chronicle(page)[: len(before[2]) - 1] == before[2][:-1]
        assert page.get_by_role("alert").count() == 0
    player.play(3)
    told = chronicle(page)
    page.reload()
    wait_until_asked(page)
    assert chronicle(page)[: len(told) - 1] == told[:-1]
    visitor.context.close()
