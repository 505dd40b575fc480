"""A browser that holds several seats is shown only what the one who sits before it may see."""

import json

from tests.server.conftest import Browser, bot, person

HIDDEN = ("facts", "choices", "events", "question", "outcome", "undo")


def test_curtain_hides_all_but_who_sits_and_who_is_awaited(browser: Browser) -> None:
    browser.open(person("Anne"), person("Bob"))
    view = browser.view()
    assert view["curtain"] is True and view["viewer"] is None
    assert not set(view) & set(HIDDEN)
    assert (view["awaited"], [seat["name"] for seat in view["seats"]]) == ([0, 1], ["Anne", "Bob"])
    assert view["local"] == [0, 1] and browser.at().view()["local"] == []
    text = json.dumps(view)
    assert "copper" not in text and "silver" not in text and "crown" not in text


def test_curtain_lifts_for_one_and_falls_again(browser: Browser) -> None:
    browser.open(person("Anne"), person("Bob"))
    for seat in (0, 1):
        assert browser.post("sit", {"seat": seat}).status_code == 200
        view = browser.view()
        assert (view["viewer"], view["curtain"], len(view["facts"]["hand"])) == (seat, False, 1)
        drawn = [line["message"]["args"] for line in view["events"] if line["message"]["id"] == "drawn"]
        assert [args["card"] == "card:none" for args in drawn] == [seat != 0, seat != 1]
        browser.post("curtain")
        assert browser.view()["curtain"] is True and "facts" not in browser.view()


def test_nobody_acts_behind_the_curtain(browser: Browser) -> None:
    browser.open(person("Anne"), person("Bob"))
    browser.post("sit", {"seat": 0})
    token = browser.view()["question"]["token"]
    browser.post("curtain")
    for what, body in (
        ("answer", {"question": token, "text": "bid 1"}),
        ("undo", {}),
        ("complaint", {"sentence": "x"}),
    ):
        refused = browser.post(what, body)
        assert (refused.status_code, refused.json()["code"]) == (403, "not-your-turn")
    assert browser.get("why?text=lay crown").status_code == 403


def test_two_tabs_share_the_curtain(browser: Browser) -> None:
    browser.open(person("Anne"), person("Bob"))
    tab = browser.at(browser.cookie)
    browser.post("sit", {"seat": 1})
    assert tab.view()["viewer"] == 1
    tab.post("curtain")
    assert browser.view()["curtain"] is True


def test_seat_that_is_a_bots_or_nobodys_cannot_be_taken(browser: Browser) -> None:
    browser.open(person("Anne"), person("Bob"), bot())
    for seat in (2, 3, -1):
        assert browser.post("sit", {"seat": seat}).status_code == 403
    assert browser.view()["curtain"] is True


def test_lone_person_needs_no_curtain(browser: Browser) -> None:
    browser.open(person("Anne"), bot())
    assert (browser.view()["curtain"], browser.view()["viewer"]) == (False, 0)


def test_game_on_one_screen_from_first_to_last_row(browser: Browser) -> None:
    browser.open(person("Anne"), person("Bob"), options={"rounds": 1})
    while True:
        awaited = browser.view()["awaited"]
        if not awaited:
            break
        browser.post("sit", {"seat": awaited[0]})
        assert browser.answer().status_code == 200
        browser.post("curtain")
    browser.post("sit", {"seat": 0})
    over = browser.view()
    assert (
        over["outcome"]["reason"]["id"] == "most-gold" and over["question"] is None and over["choices"] == []
    )
