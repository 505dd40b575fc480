"""Headers, files of the page, generated types, records, complaints, the catalogue."""

import re
from pathlib import Path

import pytest

from homage.commands.replay import chronicle, opened
from homage.engine.errors import BadRecord
from homage.engine.record import Record, read_record
from homage.server import errors, pages, types
from homage.server.complaints import Filed, read_complaint, write_complaint
from homage.server.luck import verify
from homage.words import source
from tests.server.conftest import ROOT, Browser, bot, person
from tests.toy import TOY


@pytest.mark.parametrize("path", ["/", "/tables/x", "/api/games", "/api/nothing", "/assets/none.js"])
def test_every_answer_carries_the_headers(browser: Browser, path: str) -> None:
    headers = browser.client.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy and "require-trusted-types-for 'script'" in policy
    assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "same-origin"


def test_page_is_sent_for_every_address_and_kept_by_its_name(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Homage</title>")
    (tmp_path / "assets" / "index-abc.js").write_text("let x = 1;" * 500)
    (tmp_path.parent / "secret.txt").write_text("no")
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    for path in ("/", "/tables/abc", "/gallery"):
        found = browser.client.get(path)
        assert (found.status_code, found.headers["cache-control"]) == (200, "no-cache")
        assert "<title>Homage" in found.text
    script = browser.client.get("/assets/index-abc.js")
    assert "immutable" in script.headers["cache-control"] and script.headers["content-encoding"] == "gzip"
    assert script.text.startswith("let x") and "javascript" in script.headers["content-type"]
    assert browser.client.get("/assets/gone.js").status_code == 404
    for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"):
        assert browser.client.get(path).text != "no"


def test_page_that_was_not_built_says_how(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    assert browser.client.get("/").status_code == 503 and "npm run build" in browser.client.get("/").text


def test_types_are_as_the_server_has_them() -> None:
    assert types.stale() == [], "run: make types"


def test_every_refusal_has_words_in_both_languages() -> None:
    text = "".join([path.read_text() for path in sorted((ROOT / "homage" / "server").glob("*.py"))])
    named = set(re.findall(r'"(error-[a-z-]+)"', text)) | {f"error-{code}" for code in errors.STATUS}
    named |= {f"error-{one.code}" for one in errors.Refused.__subclasses__()}
    assert len(named) > 20
    for language in ("en", "fr"):
        found = set(re.findall(r"^(error-[a-z-]+) =", source("homage", language), re.MULTILINE))
        assert named <= found, named - found


def test_record_is_told_when_the_game_is_over_and_luck_with_it(browser: Browser) -> None:
    browser.open(person("Anne"), bot())
    assert browser.get("record").json()["code"] == "still-secret"
    assert browser.get("luck").json()["secret"] is None
    browser.finish()
    record = read_record(browser.at().get("record").text)
    luck = browser.at().get("luck").json()
    assert record.luck == luck["commitment"] and "Anne" not in record.text()
    assert verify(TOY, record, bytes.fromhex(luck["secret"])) == len(
        [r for r in record.rows if r.startswith("chance")]
    )


def test_record_of_bots_alone_is_no_secret(browser: Browser) -> None:
    browser.open(bot(), bot())
    assert browser.get("record").text.startswith("homage 1\ngame toll\n")


def test_complaint_is_filed_and_opens_again(browser: Browser, tmp_path: Path) -> None:
    browser.open(person("Anne"), person("Bob"))
    browser.post("sit", {"seat": 1})
    filed = browser.post("complaint", {"sentence": "I paid, but\nnothing came: “why”?"})
    assert filed.status_code == 201
    path = tmp_path / "complaints" / filed.json()["file"]
    found = read_complaint(path.read_text())
    assert (found.seat, found.sentence) == (1, "I paid, but\nnothing came: “why”?")
    assert found.question["prompt"]["id"] == "ask-bids" and found.question["choices"] == ["bid 0"]
    assert found.record.rows == browser.client.app.state.hall.store.read(browser.table).record.rows
    again = browser.post("complaint", {"sentence": "again"}).json()["file"]
    assert again != path.name
    assert opened(path).rows == found.record.rows
    assert len(chronicle(found.record, "en", None)) == 2


def test_complaint_without_a_head_is_refused() -> None:
    with pytest.raises(BadRecord, match="head"):
        read_complaint("homage complaint 1\nseat x\n\n")
    text = Filed(0, "x", None, Record("toll", 1, 2, {}, "", ["a"])).text()
    assert read_complaint(text).text() == text


def test_complaints_at_one_row_have_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("homage.server.complaints.MOST", 2)
    filed = Filed(0, "x", None, Record("toll", 1, 2, {}))
    assert len({write_complaint(tmp_path, "t", filed) for _ in range(2)}) == 2
    with pytest.raises(OSError, match="enough"):
        write_complaint(tmp_path, "t", filed)


def test_catalogue_tells_of_each_game(browser: Browser) -> None:
    found = {game["slug"]: game for game in browser.request("GET", "/games").json()}
    toll = found["toll"]
    assert (toll["players"], toll["presets"][0]["slug"], toll["options"][0]["most"]) == ([2, 4], "short", 5)
    for game in found.values():
        assert "random" in game["bots"] and set(game["name"]) == {"en", "fr"}
        assert {option["kind"] for option in game["options"]} <= {"number", "choice", "flag", "board"}


def test_cookie_is_the_servers_alone(browser: Browser) -> None:
    made = browser.request("POST", "/tables", json={"game": "toll", "seats": [person("Anne"), bot()]})
    cookie = made.headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=lax" in cookie and "secure" not in cookie
    assert "set-cookie" not in browser.request("GET", "/games").headers


def test_store_does_not_keep_the_cookie_itself(browser: Browser) -> None:
    browser.open(person("Anne"), bot())
    store = browser.client.app.state.hall.store
    assert browser.cookie and browser.cookie not in str(store.read(browser.table).holders)
