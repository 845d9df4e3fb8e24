"""Lies to plant in a game, so that a referee can show what it is worth: each lie bends what one verb returns."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec
import pytest

from stado.core.protocol import AnyGame, Result, Seat, State

Lie = Callable[[Any, Any], Any]  # what a verb was given first, what it returned; what the crooked game says instead
Planted = tuple[str, str, Lie, str]  # what it is, the verb, the lie, how a complaint of it begins


def crooked(game: type[AnyGame], verb: str, lie: Lie) -> AnyGame:
    """Return a game like the true one, but for one verb that lies."""
    true_verb = getattr(game, verb)

    def crooked_verb(self: AnyGame, given: Any, *rest: Any) -> Any:
        return lie(given, true_verb(self, given, *rest))

    made: AnyGame = type("Crooked", (game,), {verb: crooked_verb})()
    return made


def honest(game: type[AnyGame]) -> AnyGame:
    """Return a game that is made like a crooked one and tells the truth."""
    return crooked(game, "advance", lambda _, events: events)


def change(kind: type, **to: Callable[[Any], Any]) -> Lie:
    """Lie about every event of one kind."""

    def lie(_: Any, events: list[Any]) -> list[Any]:
        return [changed(event, to) if isinstance(event, kind) else event for event in events]

    return lie


def show(**to: Callable[[Any], Any]) -> Lie:
    """Lie in every view."""
    return lambda _, view: changed(view, to)


def changed(struct: Any, to: Mapping[str, Callable[[Any], Any]]) -> Any:
    """Return a struct in which some fields are made anew of what it was."""
    return msgspec.structs.replace(struct, **{name: new(struct) for name, new in to.items()})


def forget(kind: type) -> Lie:
    """Never tell of one kind of event."""
    return lambda _, events: [event for event in events if not isinstance(event, kind)]


def offer(change_options: Callable[[Any], Any]) -> Lie:
    """Lie about what may be done."""
    return lambda _, decisions: tuple(
        msgspec.structs.replace(decision, options=change_options(decision.options)) for decision in decisions
    )


def table_trick(**to: Callable[[Any], Any]) -> Lie:
    """Do something to the table after every step or deal, and say nothing."""

    def lie(given: Any, returned: Any) -> Any:
        state = given if isinstance(given, State) else returned
        for name, new in to.items():
            setattr(state, name, new(state))
        return returned

    return lie


def stop_below(cards: int) -> Lie:
    """Ask nobody any more once the first hand is smaller than this."""
    return lambda state, decisions: () if len(state.hands[0]) < cards else decisions


def ask_another(state: Any, decisions: Any) -> Any:
    """Let the wrong seat decide where only one is asked."""
    if len(decisions) > 1:
        return decisions
    seats = len(state.hands)
    return tuple(msgspec.structs.replace(decision, seat=Seat((decision.seat + 1) % seats)) for decision in decisions)


def end_early(_: Any, result: Result | None) -> Result | None:
    """Have a result before the end."""
    return result or Result((1, 2, 3), (1, 2, 3), (Seat(0),))


IN_ANY_GAME: list[Planted] = [
    ("a missing option", "pending", offer(lambda options: options[1:] or options), "what seat . may do"),
    ("an option twice", "pending", offer(lambda options: (*options, options[0])), "what seat . may do"),
    ("a question to the wrong seat", "pending", ask_another, "the seats asked"),
    ("a result before the end", "result", end_early, "the result"),
    ("no result at the end", "result", lambda *_: None, "the result"),
]


def each_of(game: type[AnyGame], planted: list[Planted]) -> pytest.MarkDecorator:
    """Run a test with each crooked game and how a complaint begins, and with an honest one, without a complaint."""
    lying = {name: (crooked(game, verb, lie), words) for name, verb, lie, words in planted}
    cases = {**lying, "nothing in an honest game": (honest(game), "")}
    return pytest.mark.parametrize(("game", "words"), cases.values(), ids=list(cases))
