"""A whole game told as text: the table, the questions, the answers and what happened, step by step to the result.

A game words its table itself with `tell(state) -> list[str]` in its `story.py`; else every field of its state is told.
"""

from collections.abc import Callable, Iterator
from typing import Any

from msgspec import structs

from stado.core.chance import seed_of
from stado.core.options import options_of
from stado.core.play import step
from stado.core.protocol import AnyGame, Decision, Event, Result, Seat, State, View
from stado.dev.golden.phrase import (
    choice_phrase,
    event_phrase,
    fields_phrase,
    question_phrase,
    runs_phrase,
    value_phrase,
)
from stado.dev.golden.recipe import Recipe
from stado.games import part

Teller = Callable[[Any], list[str]]


def story(game: AnyGame, recipe: Recipe, home: str) -> str:
    """Tell the game that a recipe leads to; `home` is the name of the game's folder."""
    teller: Teller = getattr(part(home, "story"), "tell", _tell_fields)
    return "\n".join((*recipe.lines(game), *_steps(game, recipe, teller))) + "\n"


def _tell_fields(state: State) -> list[str]:
    told = (field.name for field in structs.fields(state) if field.name not in ("seed", "options"))
    return [f"{name.replace('_', ' ')}: {value_phrase(getattr(state, name))}" for name in told]


def _steps(game: AnyGame, recipe: Recipe, tell: Teller) -> Iterator[str]:
    state = game.deal(recipe.players, seed_of(recipe.seed), options_of(game, recipe.options, recipe.players))
    number, met = 1, set[str]()
    while pending := game.pending(state):
        yield from ("", f"— step {number} —", *tell(state))
        if not met.issuperset(decision.prompt for decision in pending):
            yield from _views(game, state, pending[0].seat)
        met.update(decision.prompt for decision in pending)
        answers = {decision.seat: recipe.answer(number, decision) for decision in pending}
        yield from _asked(pending, answers)
        state, events = step(game, state, answers)
        yield from (line for event in events for line in _happened(event, recipe.players))
        number += 1
    yield from ("", "— end —", *tell(state), *_views(game, state, Seat(0)), _result(game.result(state)))


def _result(result: Result | None) -> str:
    if result is None:
        return "no result"
    return fields_phrase(result, "opponent") if result.opponent is None else fields_phrase(result)


def _views(game: AnyGame, state: State, seat: Seat) -> Iterator[str]:
    """Tell what the seat that is asked and a spectator know, whenever a question is asked for the first time."""
    yield from _view(f"seat {seat} sees", game.view(state, seat))
    yield from _view("a spectator sees", game.view(state, None))


def _view(who: str, view: View) -> Iterator[str]:
    yield f"{who}:"
    for name in (field.name for field in structs.fields(view) if field.name not in ("seat", "unseen", "options")):
        yield f"    {name.replace('_', ' ')}: {value_phrase(getattr(view, name))}"
    yield f"    unseen: {runs_phrase(view.unseen)}"


def _asked(pending: tuple[Decision, ...], answers: dict[Seat, Any]) -> Iterator[str]:
    yield from map(question_phrase, pending)
    yield from (f"seat {seat} answers {choice_phrase(choice)}" for seat, choice in answers.items())


def _happened(event: Event, players: int) -> Iterator[str]:
    """Tell an event, and what those make of it who may not see all of it."""
    yield f"→ {event_phrase(event)}"
    told: dict[Event | None, list[str]] = {}
    for seat in (*map(Seat, range(players)), None):
        told.setdefault(event.seen_by(seat), []).append("a spectator" if seat is None else f"seat {seat}")
    for seen, who in told.items():
        if seen != event:
            yield f"    ({', '.join(who)}: {event_phrase(seen) if seen else 'nothing'})"
