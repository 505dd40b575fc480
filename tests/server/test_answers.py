"""Answers that come twice, late, from the wrong browser, or are not on offer."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.server.conftest import Browser, bot, person


def test_answer_twice_is_one_row(browser: Browser) -> None:
    browser.open(person("Anne"), person("Bob"))
    browser.post("sit", {"seat": 0})
    token = browser.view()["question"]["token"]
    first = browser.answer("bid 2", token)
    again = browser.answer("bid 2", token)
    assert (first.status_code, again.status_code) == (200, 200)
    assert first.json() == again.json()


def test_answer_twice_at_once_is_one_row(browser: Browser) -> None:
    browser.open(person("Anne"), person("Bob"))
    browser.post("sit", {"seat": 0})
    view = browser.view()
    body = {"question": view["question"]["token"], "text": "bid 1"}
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda _: browser.at(browser.cookie).post("answer", body), range(8)))
    assert [one.status_code for one in answers] == [200] * 8
    assert {one.json()["version"] for one in answers} == {view["version"] + 1}


def test_answer_again_after_the_game_went_on_is_still_one_row(browser: Browser) -> None:
    browser.open(person("Anne"), bot())
    token = browser.view()["question"]["token"]
    browser.answer("bid 1", token)
    now = browser.until(0)
    again = browser.post("answer", {"question": token, "text": "bid 1"})
    assert (again.status_code, again.json()["version"]) == (200, now["version"])


def test_late_answer_is_refused_and_changes_nothing(browser: Browser) -> None:
    browser.open(person("Anne"), bot())
    token = browser.view()["question"]["token"]
    browser.answer("bid 1", token)
    before = browser.until(0)
    late = browser.post("answer", {"question": token, "text": "bid 2"})
    assert (late.status_code, late.json()["code"]) == (409, "stale-answer")
    assert browser.view() == before


@pytest.mark.parametrize(
    "text", ["bid 4", "bid -1", "bid 01", "bid", "lay crown", "", "table time-up", "bid 1 1"]
)
def test_text_that_is_not_on_offer_is_refused_and_changes_nothing(browser: Browser, text: str) -> None:
    browser.open(person("Anne"), person("Bob"))
    browser.post("sit", {"seat": 0})
    before = browser.view()
    refused = browser.post("answer", {"question": before["question"]["token"], "text": text})
    assert (refused.status_code, refused.json()["code"]) == (422, "illegal-action")
    assert refused.json()["rule"] == ("T3" if text.startswith("lay") else "T4")
    assert browser.view() == before


def test_stranger_is_a_spectator_and_cannot_act(browser: Browser) -> None:
    browser.open(person("Anne"), bot())
    view = browser.view()
    stranger = browser.at()
    seen = stranger.view()
    assert (seen["viewer"], seen["choices"], seen["undo"], seen["facts"]["hand"]) == (None, [], False, [])
    token = view["question"]["token"]
    for what, body in (
        ("answer", {"question": token, "text": "bid 1"}),
        ("answer", {"question": seen["question"]["token"], "text": "bid 1"}),
        ("undo", {}),
        ("sit", {"seat": 0}),
        ("complaint", {"sentence": "no"}),
    ):
        refused = stranger.post(what, body)
        assert (refused.status_code, refused.json()["code"]) == (403, "not-your-turn"), what
    assert stranger.get("why?text=bid 9").status_code == 403
    assert browser.at("forged-cookie").view()["viewer"] is None


def test_anothers_token_is_nobodys(browser: Browser) -> None:
    browser.open(person("Anne"), person("Bob"))
    browser.post("sit", {"seat": 0})
    anne = browser.view()["question"]["token"]
    browser.post("sit", {"seat": 1})
    bob = browser.view()["question"]["token"]
    assert anne != bob != browser.at().view()["question"]["token"]
    assert browser.post("answer", {"question": anne, "text": "bid 1"}).json()["code"] == "stale-answer"


def test_what_comes_from_another_sites_page_is_refused(browser: Browser) -> None:
    browser.open(person("Anne"), bot())
    body = {"question": browser.view()["question"]["token"], "text": "bid 1"}
    foreign = browser.post("answer", body, headers={"origin": "https://elsewhere.example"})
    assert foreign.status_code == 403
    own = browser.post("answer", body, headers={"origin": "http://testserver.local"})
    assert own.status_code == 200


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"game": "chess", "seats": [person("A"), person("B")]}, 422, "bad-option"),
        ({"game": "toll", "seats": [person("A")]}, 422, "bad-option"),
        ({"game": "toll", "seats": [person("A")] * 5}, 422, "bad-option"),
        ({"game": "toll", "seats": [person("A"), bot("nobody")]}, 422, "bad-option"),
        ({"game": "toll", "seats": [person("A"), bot()], "options": {"rounds": 99}}, 422, "bad-option"),
        ({"game": "toll", "seats": [person("A"), bot()], "options": {"gold": 1}}, 422, "bad-option"),
        ({"game": "toll", "seats": [person("A"), bot()], "preset": "none"}, 422, "bad-option"),
        ({"game": "toll", "seats": [person("A"), person("B")], "free_undo": True}, 422, "bad-option"),
        (
            {"game": "toll", "seats": [{**person("A"), "colour": "or"}, {**bot(), "colour": "or"}]},
            422,
            "bad-option",
        ),
        ({"game": "toll", "seats": "many"}, 400, "malformed"),
        ({"game": "toll", "seats": [person("A"), bot()], "more": 1}, 400, "malformed"),
        ([], 400, "malformed"),
    ],
)
def test_bad_settings_get_one_clear_message_in_each_language(
    browser: Browser, body: Any, status: int, code: str
) -> None:
    said = []
    for language in ("en", "fr"):
        refused = browser.request("POST", f"/tables?lang={language}", json=body)
        assert (refused.status_code, refused.json()["code"]) == (status, code), refused.text
        assert set(refused.json()) == {"code", "message", "rule"}
        said.append(refused.json()["message"])
    assert said[0] != said[1] and "rror" not in said[0][:6]
    assert browser.request("GET", "/tables").json() == []


def test_unknown_addresses_have_the_same_shape(browser: Browser) -> None:
    for path, code in (
        ("/tables/none/view", "unknown-table"),
        ("/nothing", "not-found"),
        ("/games/x", "not-found"),
    ):
        refused = browser.request("GET", path)
        assert (refused.status_code, refused.json()["code"]) == (404, code)
        assert set(refused.json()) == {"code", "message", "rule"}


def test_deal_that_is_not_listed_but_fits_is_taken(browser: Browser) -> None:
    browser.open(person("Anne"), person("Bob"), options={"rounds": 1})
    for seat in (0, 1):
        browser.post("sit", {"seat": seat})
        browser.answer("bid 0")
    browser.post("sit", {"seat": 0})
    browser.answer("keep")
    gold = browser.view()["facts"]["gold"][0]
    assert browser.answer(f"give 1 {gold + 1}").status_code == 422
    assert browser.answer(f"give 1 {gold}").status_code == 200
    assert browser.view()["facts"]["gold"][0] == 0


def test_why_tells_a_rule_exactly_where_nothing_is_offered(browser: Browser) -> None:
    browser.open(person("Anne"), bot())
    told = browser.get("why?text=lay crown").json()
    assert (told["rule"], told["message"]["id"]) == ("T3", "why-t3")
    assert browser.get("why?text=bid 0").status_code == 404
