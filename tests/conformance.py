"""What every game must keep to: checks that know the engine's protocol and no game."""

import json
from collections.abc import Mapping
from contextlib import suppress
from random import Random
from typing import Any

from homage.engine.chance import any_of, throw
from homage.engine.codec import dump, load
from homage.engine.errors import GameOver, IllegalAction, NotYourTurn
from homage.engine.game import Game
from homage.engine.journal import Journal
from homage.engine.record import Record, read_record
from homage.engine.state import Sealed, State
from homage.engine.values import CHANCE, NOBODY, TABLE, Action, Ranged, message, read_row, write_seat

MOST_OFFERS = 300
SEALED = "another.answer"  # what no question offers


class Luck:
    """An Rng for tests."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def below(self, n: int) -> int:
        """A number in range(n)."""
        return self.random.randrange(n)


def picked(state: State, seat: int, luck: Luck) -> Action:
    """What a random player, or CHANCE by its weights, does."""
    return throw(state, luck) if seat == CHANCE else any_of(state.choices(seat), luck)


def begun(game: Game, options: Mapping[str, Any], seats: int) -> Journal:
    """A new game's journal; its record holds all options."""
    return Journal(game, Record(game.slug, game.rules, seats, game.settled({**game.cap, **options}, seats)))


def look(state: State) -> str:
    """All of a state, as text that can be compared."""
    return json.dumps(dump(state), sort_keys=True)


def check_offers(state: State) -> None:
    """Somebody is awaited or it is over; offers are distinct, few, readable; the default is one of them."""
    question = state.question()
    awaited = list(state.awaited())
    assert (question is None) == (state.outcome() is not None), (
        "over without an outcome, or an outcome too early"
    )
    assert bool(awaited) == (question is not None), "a question that nobody is asked"
    for seat in awaited:
        assert question is not None
        acts = state.choices(seat)
        texts = [act.text(state.names) for act in acts]
        assert acts, f"a dead end for {write_seat(seat)} at {question!r}"
        assert len(texts) <= MOST_OFFERS, f"{len(texts)} offers at {question!r}"
        assert len(set(texts)) == len(texts), f"the same offer twice at {question!r}: {texts}"
        for act, text in zip(acts, texts, strict=True):
            who, read = read_row(f"{write_seat(seat)} {text}", state.verbs, state.names)
            assert (who, read.text(state.names)) == (seat, text) and type(read) is type(act), (
                f"{text} reads as {read!r}"
            )
        if seat == CHANCE:
            weights = question.weights(state)
            assert len(weights) == len(acts) and min(weights) > 0, f"weights of {question!r}: {weights}"
        else:
            assert question.default(state, seat).text(state.names) in texts, (
                f"default of {question!r} is not on offer"
            )


def check_refusals(state: State) -> None:
    """What is not on offer is refused, and nothing changes."""
    before = look(state)
    for seat in [*state.awaited(), NOBODY, 99]:
        for text in ("", "no-such-verb", "done now", "pass 1 2 3"):
            with suppress(IllegalAction, NotYourTurn, GameOver):
                state.apply(seat, text)
                raise AssertionError(f"“{text}” by {seat} was taken")
    assert look(state) == before, "a refused action left a trace"


def check_copies(state: State, blank: State) -> None:
    """A clone is equal, then independent; steps and state survive JSON."""
    before = look(state)
    clone = state.clone()
    assert look(clone) == before, "a clone differs"
    again = load(blank, json.loads(before))
    assert look(again) == before, "JSON loses something of the state"
    luck = Luck(len(before))
    for _ in range(3):
        if clone.question() is None:
            break
        seat = clone.awaited()[0]
        act = picked(clone, seat, luck)
        clone.play(seat, act)
        again.play(seat, act)
    assert look(state) == before, "playing a clone changed the original"
    assert look(again) == look(clone), "the state from JSON plays on otherwise"


def check_sights(game: Game, state: State, luck: Luck) -> None:
    """Principle 5: what a viewer is sent is the same for every state that his sight allows."""
    for viewer in [NOBODY, *range(count_seats(state))]:
        sight = game.sight(state, viewer)
        data = json.dumps(sight.data(), sort_keys=True)
        twin = game.imagine(sight, luck)
        assert not twin.faults(), f"an imagined state is broken: {twin.faults()}"
        again = game.sight(twin, viewer)
        assert json.dumps(again.data(), sort_keys=True) == data, (
            "an imagined state can be told from the real one"
        )
        assert json.dumps(game.view(again)) == json.dumps(game.view(sight)), "two equal sights, two views"
        if viewer != NOBODY:
            mine = [act.text(state.names) for act in state.choices(viewer)]
            seen = [act.text(state.names) for act in sight.state.choices(viewer)]
            assert mine == seen, f"seat {viewer} is offered {mine}, but his sight offers {seen}"
            assert list(state.awaited()) == list(twin.awaited()), "who is awaited tells a secret"


def check_seals(game: Game, state: State) -> None:
    """A sealed answer is in its author's sight alone."""
    question = state.question()
    if not isinstance(question, Sealed):
        return
    for seat, answer in zip(question.seats, question.answers, strict=True):
        if answer == "-":
            continue
        other = listening(state)
        changed = [
            SEALED if its == seat else a for its, a in zip(question.seats, question.answers, strict=True)
        ]
        other.agenda[-1] = question.answered(tuple(changed))
        for viewer in [NOBODY, *range(count_seats(state))]:
            if viewer != seat:
                seen = [json.dumps(game.sight(one, viewer).data()) for one in (state, other)]
                assert seen[0] == seen[1], f"viewer {viewer} can read what seat {seat} has sealed"


def count_seats(state: State) -> int:
    """How many seats a state has."""
    return int(getattr(state, "seats"))  # noqa: B009


def check_twins(game: Game, state: State, seat: int, act: Action, luck: Luck) -> None:
    """What an action tells a viewer does not depend on what he cannot know, or else it raises `shown`."""
    question = state.question()
    hidden = seat == CHANCE and question is not None and question.private
    for viewer in range(count_seats(state)):
        if viewer == seat or (hidden and viewer == drawn_by(state)):
            continue
        real, twin = listening(state), listening(game.imagine(game.sight(state, viewer), luck))
        text = act.text(twin.names)
        offered = [other.text(twin.names) for other in twin.choices(seat)]
        real.play(seat, act)
        if hidden:
            twin.play(seat, throw(twin, luck))
        elif isinstance(act, Ranged) or text in offered:
            twin.play(seat, act)
        else:
            told_alike = [told(after(twin, seat, other), viewer) for other in twin.choices(seat)]
            assert told(real, viewer) in told_alike or real.shown > state.shown, (
                f"{text} shows {viewer} something"
            )
            continue
        if hidden or (real.shown == state.shown and twin.shown == state.shown):
            assert told(real, viewer) == told(twin, viewer), f"{text} tells viewer {viewer} a secret"
            seen = [json.dumps(game.sight(one, viewer).data()) for one in (real, twin)]
            assert seen[0] == seen[1], f"{text} shows viewer {viewer} a secret"


def listening(state: State) -> State:
    """A clone that keeps what it is told."""
    clone = state.clone()
    clone.events = []
    return clone


def after(state: State, seat: int, act: Action) -> State:
    """A clone after an action, with what it told."""
    clone = listening(state)
    clone.play(seat, act)
    return clone


def drawn_by(state: State) -> int:
    """The seat for which a private draw is made: the field `seat` of its question."""
    question = state.question()
    named = question is not None and "seat" in dict(question.fields)
    return int(getattr(question, "seat")) if named else NOBODY  # noqa: B009


def told(state: State, viewer: int) -> list[str]:
    """The messages of a state's events as a viewer gets them."""
    seen = [event.seen_by(viewer) for event in state.events or []]
    return [json.dumps(message(event, state.names)) for event in seen if event is not None]


def check_record(journal: Journal) -> None:
    """State and chronicles by live stream = by reload = by replay = by second replay, for each viewer."""
    text = journal.record.text()
    for check in (True, False):
        again = Journal(journal.game, read_record(text), check)
        assert again.record.text() == text, "a record that does not print as it read"
        assert look(again.state) == look(journal.state), "a replay comes out otherwise"
        assert again.opened == journal.opened, "a replay names the open question otherwise"
        for viewer in [NOBODY, *range(count_seats(journal.state))]:
            mine = [(n, message(e, journal.state.names)) for n, e in journal.events(viewer)]
            his = [(n, message(e, journal.state.names)) for n, e in again.events(viewer)]
            assert mine == his, f"the replay tells viewer {viewer} something else"


def check_undo(journal: Journal, seat: int, before: State, deep: bool) -> None:
    """An action that may be taken back leaves the state before it, and a name that never came before.

    `deep` also plays the whole record anew up to that row.
    """
    row = journal.undoable(seat)
    if row is None:
        return
    if deep:
        assert look(journal.rebuilt(row)) == look(before), (
            "the rows do not lead to the state before the last one"
        )
    name, shown = journal.opened, journal.state.shown
    journal.undo(seat)
    assert look(journal.state) == look(before), "taking back leaves something behind"
    assert journal.opened > name and journal.state.shown == shown


def play_and_check(
    game: Game, options: Mapping[str, Any], seats: int, seed: int, every: int = 7, limit: int = 20_000
) -> Journal:
    """A random game in which every check runs each `every` rows, cheap ones always. Returns the finished
    journal."""
    luck, eye = Luck(seed), Luck(seed + 1)
    journal = begun(game, options, seats)
    blank = game.setup(journal.record.options, seats)
    past: list[tuple[State, str]] = []
    while journal.state.question() is not None:
        state = journal.state
        assert not state.faults(), state.faults()
        check_offers(state)
        awaited = list(state.awaited())
        seat = awaited[luck.below(len(awaited))]
        act = picked(state, seat, luck)
        if journal.version % every == 0:
            past.append((state.clone(), look(state)))
            check_refusals(state)
            check_copies(state, blank)
            check_sights(game, state, eye)
            check_seals(game, state)
            check_twins(game, state, seat, act, eye)
        text = act.text(state.names)
        if seat in (CHANCE, TABLE):
            journal.append(seat, text, act)
        else:
            before = state.clone()
            journal.answer(journal.opened, seat, text)
            if eye.below(40) == 0:
                check_undo(journal, seat, before, deep=eye.below(20) == 0)
        assert journal.version < limit, "a game that does not end"
    check_offers(journal.state)
    for clone, seen in past:
        assert look(clone) == seen, "an earlier clone has changed"
    check_record(journal)
    return journal


def play_defaults(
    game: Game, options: Mapping[str, Any], seats: int, seed: int, limit: int = 20_000
) -> Journal:
    """A game in which nobody ever answers."""
    luck = Luck(seed)
    journal = begun(game, options, seats)
    while (question := journal.state.question()) is not None:
        seat = journal.state.awaited()[0]
        act = throw(journal.state, luck) if seat == CHANCE else question.default(journal.state, seat)
        journal.append(seat, act.text(journal.state.names), act)
        assert journal.version < limit, "a game on defaults that does not end"
    return journal
