"""Manners of choosing: by chance alone, or so that a game gets where chance seldom leads. None knows any game."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from msgspec import Struct

from stado.core.chance import Rng
from stado.core.play import step
from stado.core.protocol import AnyGame, Decision, Seat, State
from tests.conformance.shapes import sizes, words_of

LOOKS = 24  # options tried at one step, over all seats that are asked
Pending = tuple[Decision, ...]
Answers = dict[Seat, Any]
Manner = Callable[[AnyGame, State, Pending, Counter[Any], Rng], Answers]
Measure = Callable[[AnyGame, State], tuple[int, int]]


def by_chance(game: AnyGame, state: State, pending: Pending, made: Counter[Any], rng: Rng) -> Answers:
    """Choose any option."""
    return {decision.seat: rng.pick(decision.options) for decision in pending}


def by_turns(game: AnyGame, state: State, pending: Pending, made: Counter[Any], rng: Rng) -> Answers:
    """Choose the kind of move that was made least often so far, so that special cards are used while they last."""
    answers: Answers = {}
    for decision in pending:
        least = min(made[kind_of(option)] for option in decision.options)
        options = [option for option in decision.options if made[kind_of(option)] == least]
        answers[decision.seat] = rng.pick(options)
        made[kind_of(answers[decision.seat])] += 1
    return answers


def kind_of(choice: Struct) -> tuple[Any, ...]:
    """Return what sort of move this is: its type, and every word or yes and no in it, but no card and no number."""
    return (type(choice), *(getattr(choice, name) for name in words_of(type(choice))))


def _towards(measure: Measure) -> Manner:
    """Try options and choose the one after which most is measured."""

    def choose(game: AnyGame, state: State, pending: Pending, made: Counter[Any], rng: Rng) -> Answers:
        answers = by_chance(game, state, pending, made, rng)
        for decision in pending:
            tried = rng.drawn(decision.options, min(len(decision.options), max(2, LOOKS // len(pending))))
            measured = [measure(game, step(game, state, {**answers, decision.seat: option})[0]) for option in tried]
            best = [option for option, worth in zip(tried, measured, strict=True) if worth == max(measured)]
            answers[decision.seat] = rng.pick(best)
        return answers

    return choose


def _bare(game: AnyGame, state: State) -> tuple[int, int]:
    """Measure how many heaps of cards are empty and how much else lies about, then how few ways there are to go on."""
    heaps, others = sizes(state)
    return heaps.count(0) + sum(others), -_ways(game, state)


def _full(game: AnyGame, state: State) -> tuple[int, int]:
    """Measure how unequal the heaps of cards are, then how many ways there are to go on."""
    heaps, _ = sizes(state)
    return sum(size * size for size in heaps), _ways(game, state)


def _ways(game: AnyGame, state: State) -> int:
    return sum(len(decision.options) for decision in game.pending(state))


to_the_bare, to_the_full = _towards(_bare), _towards(_full)
MANNERS: tuple[Manner, ...] = (by_chance, by_turns, to_the_bare, to_the_full)
