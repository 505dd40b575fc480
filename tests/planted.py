"""Faults planted in the toy game: each property test must catch its own."""

from collections.abc import Callable
from typing import Any

import pytest

from homage.engine.sight import Sight
from homage.engine.values import CHANCE
from tests import toy

Patch = pytest.MonkeyPatch


def leaking_view(patch: Patch) -> None:
    """The sight keeps everybody's cards."""
    patch.setattr(toy.TollGame, "sight", lambda game, state, viewer: Sight(viewer, state.clone()))


def leaking_event(patch: Patch) -> None:
    """All are told who drew what."""
    patch.setattr(toy.Drawn, "seen_by", lambda event, viewer: event)


def a_card_too_many(patch: Patch) -> None:
    """A card that is laid stays in the hand."""
    take = toy.Play.take

    def twice(question: Any, g: Any, seat: int, act: Any) -> None:
        take(question, g, seat, act)
        if isinstance(act, toy.Lay):
            g.hands[seat * 3 + act.card] += 1
            g.sizes[seat] += 1

    patch.setattr(toy.Play, "take", twice)


def a_clone_that_shares_a_list(patch: Patch) -> None:
    """The gold of a clone is the gold of its original."""
    clone = toy.Toll.clone

    def shared(g: Any) -> Any:
        made = clone(g)
        made.gold = g.gold
        return made

    patch.setattr(toy.Toll, "clone", shared)


def a_private_question_that_lapses(patch: Patch) -> None:
    """Who holds no card is not asked, so all know."""
    patch.setattr(toy.Play, "private", False)
    patch.setattr(toy.Draw, "actors", lambda step, g: (CHANCE,) if g.deck[0] > 1 else ())


def a_card_shown_but_not_said(patch: Patch) -> None:
    """Laying a card could be taken back after all have seen it."""
    take = toy.Play.take

    def quiet(question: Any, g: Any, seat: int, act: Any) -> None:
        shown = g.shown
        take(question, g, seat, act)
        g.shown = shown

    patch.setattr(toy.Play, "take", quiet)


def a_wrong_imagined_deal(patch: Patch) -> None:
    """Imagined hands are one card short."""
    imagine = toy.TollGame.imagine

    def short(game: Any, sight: Any, rng: Any) -> Any:
        g = imagine(game, sight, rng)
        for place, count in enumerate(g.hands):
            if count and place // 3 != sight.viewer:
                g.hands[place] -= 1
                break
        return g

    patch.setattr(toy.TollGame, "imagine", short)


def a_fact_the_codec_forgets(patch: Patch) -> None:
    """The stack is not among the facts."""
    patch.setattr(toy.Toll, "facts", tuple([name for name in toy.Toll.facts if name != "gold"]))


def a_default_that_is_not_offered(patch: Patch) -> None:
    """An absent player would bid what he has not."""
    patch.setattr(toy.Bids, "default", lambda question, g, seat: toy.Bid(g.gold[seat] + 1))


def the_same_offer_twice(patch: Patch) -> None:
    """A list with a double."""
    choices = toy.Play.choices
    patch.setattr(toy.Play, "choices", lambda question, g, seat: [*choices(question, g, seat), toy.Keep()])


def a_dead_end(patch: Patch) -> None:
    """A question that offers nothing."""
    patch.setattr(toy.Talk, "choices", lambda question, g, seat: [])


def luck_out_of_place(patch: Patch) -> None:
    """A rule that throws its own dice: a replay comes out otherwise."""
    rolls = iter(range(1, 10**6))
    take = toy.Throw.take

    def secret(question: Any, g: Any, seat: int, act: Any) -> None:
        take(question, g, seat, act)
        g.gold[question.seat] += next(rolls) % 5

    patch.setattr(toy.Throw, "take", secret)


def an_end_without_an_outcome(patch: Patch) -> None:
    """The game stops and tells nobody who won."""
    patch.setattr(toy.Toll, "outcome", lambda g: None)


def bids_in_the_open(patch: Patch) -> None:
    """A sealed answer that others can read."""
    patch.setattr(toy.Bids, "seen_by", lambda step, viewer: step)


FAULTS: list[Callable[[Patch], None]] = [
    leaking_view,
    leaking_event,
    a_card_too_many,
    a_clone_that_shares_a_list,
    a_private_question_that_lapses,
    a_card_shown_but_not_said,
    a_wrong_imagined_deal,
    a_fact_the_codec_forgets,
    a_default_that_is_not_offered,
    the_same_offer_twice,
    a_dead_end,
    luck_out_of_place,
    an_end_without_an_outcome,
    bids_in_the_open,
]
