"""A person at the page: he sees what it offers and answers by keyboard, or by mouse.

Nothing is known here of the rules: what can be done is read from the page, and a liking for some verbs makes
the games lively.
"""

import json
from time import monotonic

from playwright.sync_api import Locator, Page, expect

LIKED = (
    *("choose", "settle", "lay", "ordain", "elevate", "unleash", "stir-up", "parry", "raise", "ask-fief"),
    *("bishop-tithe", "lords-tithe", "royal-tithe", "buy-soldiers", "buy-mill", "name-capital", "bear"),
    *("crown", "vote", "attack", "besiege", "resist", "fight", "move", "agree", "done", "pass", "refuse"),
)
TRIPS = 2  # moves in one turn, so that the trips of a lord do not go back and forth
OFFERED = "[...document.querySelectorAll('#offered option')].map(one => one.value)"
SHOWN = f"""[document.querySelector('#ending')?.innerText, document.querySelector('#question')?.innerText,
    document.querySelector('[role=log]')?.textContent.length, ...{OFFERED}].join('|')"""
READY = f"""!!document.querySelector('#ending')
    || ({OFFERED}.length > 0 && !document.querySelector('.choice:disabled'))"""
FOCUSED = "document.activeElement?.getAttribute('data-text') ?? document.activeElement?.id ?? ''"


def until(page: Page, wanted: str, seconds: float = 60) -> None:
    """Wait until an expression is true of the page; its own policy forbids that the page itself does so."""
    end = monotonic() + seconds
    while not page.evaluate(wanted):
        assert monotonic() < end, f"not in {seconds} seconds: {wanted}"
        page.wait_for_timeout(15)


def offers(page: Page) -> list[str]:
    """The texts of what is offered, as the box for typing suggests them."""
    texts: list[str] = page.evaluate(OFFERED)
    return texts


def lasting(page: Page) -> list[str]:
    """What is offered, if it stays: where that is one thing, the table may give that answer itself."""
    texts = offers(page)
    if len(texts) == 1:
        page.wait_for_timeout(400)
    return texts if texts == offers(page) else []


def is_over(page: Page) -> bool:
    """Does the ranking stand there?"""
    return page.locator("#ending").count() > 0


def wait_until_asked(page: Page) -> bool:
    """Wait until this person is asked; False where the game is over."""
    until(page, READY)
    return not is_over(page)


def chronicle(page: Page) -> list[str]:
    """All that has been told."""
    return page.get_by_role("log").locator("p").all_inner_texts()


class Liking:
    """Which of the offers this person takes."""

    def __init__(self) -> None:
        self.turn, self.trips = "", 0

    def choose(self, page: Page, texts: list[str]) -> str:
        """One of the offered texts."""
        turn = page.get_by_role("banner").inner_text().split("\n")[0]
        if turn != self.turn:
            self.turn, self.trips = turn, 0
        for verb in LIKED:
            fitting = [text for text in texts if text.split(" ")[0] == verb]
            if fitting and (verb != "move" or self.trips < TRIPS):
                self.trips += verb == "move"
                return fitting[len(chronicle(page)) % len(fitting)]
        return texts[0]


class Player:
    """Takes answers at one page, in one way."""

    def __init__(self, page: Page) -> None:
        self.page, self.liking, self.taken = page, Liking(), 0

    def play(self, most: int = 10_000) -> int:
        """Play until the game is over, or so many answers have been taken; returns their number."""
        before = self.taken
        while self.taken - before < most and wait_until_asked(self.page):
            if texts := lasting(self.page):
                self.answer(self.liking.choose(self.page, texts))
        return self.taken - before

    def answer(self, text: str) -> None:
        """Take an offer and wait until the page shows what came of it."""
        before = self.page.evaluate(SHOWN)
        self.take(text)
        until(self.page, f"{SHOWN} !== {json.dumps(before)}")
        self.taken += 1

    def take(self, text: str) -> None:
        """The answer itself."""
        raise NotImplementedError


class Typist(Player):
    """By keyboard alone: numbers, Tab and Enter, the box for typing, by turns."""

    def take(self, text: str) -> None:
        index = offers(self.page).index(text)
        way = self.taken % 3
        if way == 0:
            self.type(text)
        elif way == 1 and index < 9:
            self.leave_box()
            self.page.keyboard.press(str(index + 1))
            self.number()
        else:
            self.tab_to(text)
            self.page.keyboard.press("Enter")
            self.number()

    def leave_box(self) -> None:
        """Numbers are answers only outside of the box."""
        if self.page.evaluate("document.activeElement?.id") == "typed":
            self.page.keyboard.press("Escape")

    def type(self, text: str) -> None:
        """Into the box, the words, and off."""
        if self.page.evaluate("document.activeElement?.id") != "typed":
            self.page.keyboard.press("/")
        expect(self.page.locator("#typed")).to_be_focused()
        self.page.keyboard.type(text)
        self.page.keyboard.press("Enter")

    def tab_to(self, text: str) -> None:
        """Tab on until the button of this offer has the keys."""
        for _ in range(400):
            if self.page.evaluate(FOCUSED) == text:
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab never comes to “{text}”")

    def number(self) -> None:
        """Where a number is asked for: the most, then Enter."""
        if self.page.locator(".range").count():
            self.page.keyboard.press("End")
            self.page.keyboard.press("Enter")


class Pointer(Player):
    """By mouse: a lit place on the map where there is one, every third time, else the button."""

    def take(self, text: str) -> None:
        lit = self.page.locator("svg.board .offered .hit")
        if self.taken % 3 == 2 and lit.count():
            lit.first.click()
            while self.page.locator(".menu").count():
                if not self.confirm():
                    self.page.locator(".menu .choice").first.click()
                self.page.wait_for_timeout(50)
        else:
            button(self.page, text).click()
            self.confirm()

    def confirm(self) -> bool:
        """Where a number is asked for, the most of it."""
        asked = self.page.locator(".range button.deed")
        if not asked.count():
            return False
        most = self.page.locator(".range .end").last
        if most.is_enabled():
            most.click()
        asked.click()
        return True


def button(page: Page, text: str) -> Locator:
    """The button of an offer in the panel."""
    return page.locator(f'.question [data-text="{text}"]')


def tab_to(page: Page, name: str) -> None:
    """By keyboard: Tab on until what has the keys is called so; the name may be the beginning of its text."""
    for _ in range(120):
        page.keyboard.press("Tab")
        if str(page.evaluate(CALLED)).strip().startswith(name):
            return
    raise AssertionError(f"Tab never comes to “{name}”")


CALLED = """(() => { const one = document.activeElement; return one?.getAttribute('aria-label')
    || one?.labels?.[0]?.innerText || one?.innerText || ''; })()"""
