"""A finished game step by step: each row's view is what was shown then."""

import pytest

from tests.server.conftest import Browser, bot, person
from tests.toy import TOY


def test_replay_is_refused_while_people_play(browser: Browser) -> None:
    browser.open(person("Anne"), bot())
    refused = browser.get("replay?row=0")
    assert (refused.status_code, refused.json()["code"]) == (403, "still-secret")


def test_replay_shows_each_row_as_it_was_shown(browser: Browser) -> None:
    browser.open(person("Anne"), person("Bob"), options={"rounds": 1})
    browser.post("sit", {"seat": 0})
    shown = [browser.view()]
    while not shown[-1]["outcome"]:
        for seat in shown[-1]["awaited"]:
            browser.post("sit", {"seat": seat})
            assert browser.answer().status_code == 200
        browser.post("sit", {"seat": 0})
        shown.append(browser.view())
    for then in [*shown, *reversed(shown)]:  # forwards, and back again
        again = browser.get(f"replay?row={then['version']}&seat=0").json()
        assert again["choices"] == [] and again["viewer"] == 0
        same = ("version", "awaited", "facts", "events", "outcome", "question")
        assert {name: again[name] for name in same} == {name: then[name] for name in same}


def test_replay_ends_with_the_last_row_and_knows_its_viewers(browser: Browser) -> None:
    browser.open(person("Anne"), bot(), options={"rounds": 1})
    last = browser.finish()["version"]
    beyond = browser.get(f"replay?row={last + 50}").json()
    assert (beyond["version"], beyond["viewer"], beyond["outcome"] is None) == (last, None, False)
    first = browser.get("replay?row=-3").json()
    assert (first["version"], first["outcome"]) == (0, None)
    since = len(first["events"])
    assert all(line["n"] > since for line in browser.get(f"replay?row={last}&since={since}").json()["events"])
    for seat in (2, -2):
        assert browser.get(f"replay?row=0&seat={seat}").status_code == 403


def test_replay_of_a_discreet_game_is_ones_own(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(TOY), "discreet", True)
    browser.open(person("Anne"), bot(), options={"rounds": 1})
    last = browser.finish()["version"]
    stranger = browser.at()
    assert browser.get(f"replay?row={last}").json()["eyes"] == [0]
    assert stranger.get(f"replay?row={last}").json()["eyes"] == []
    assert browser.get("replay?row=2&seat=0").status_code == 200
    for refused in (browser.get("replay?seat=1"), stranger.get("replay?seat=0"), browser.get("record")):
        assert (refused.status_code, refused.json()["code"]) == (403, "still-secret")
        assert "never told" in refused.json()["message"]
    assert browser.get("luck").json()["secret"] is None


def test_replay_of_a_discreet_game_shows_one_screen_who_sits_before_it(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(TOY), "discreet", True)
    browser.open(person("Anne"), person("Bob"), options={"rounds": 1})
    while not browser.view().get("outcome"):
        for seat in browser.view()["awaited"]:
            browser.post("sit", {"seat": seat})
            browser.answer()
    browser.post("sit", {"seat": 1})
    assert browser.get("replay").json()["eyes"] == [1]
    assert browser.get("replay?seat=0").status_code == 403
    browser.post("curtain")
    assert browser.get("replay?seat=1").status_code == 403


def test_replay_of_bots_alone_hides_nothing(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(TOY), "discreet", True)
    browser.open(bot(), bot(), options={"rounds": 1})
    assert browser.get("replay?seat=1").json()["eyes"] == [0, 1]
    assert browser.get("record").status_code == 200
