"""Questions and answers: every option is good, nothing else is, and neither order nor waiting changes anything."""

from collections.abc import Iterator
from functools import partial
from itertools import islice, permutations
from typing import Any

import msgspec

from stado.core.codec import from_json, pack, to_json, to_text
from stado.core.errors import GameOver, IllegalMove, NotAsked
from stado.core.match import Match
from stado.core.play import step
from stado.core.protocol import Choice, Decision, Event, Seat
from tests.conformance.refusing import refusal
from tests.conformance.setups import Setup
from tests.conformance.walks import Step, walk

MOST_OPTIONS = 500  # more would not fit a screen or a message; a bigger choice is taken in steps
GARBAGE: tuple[Any, ...] = (
    *(
        None,
        True,
        0,
        -1,
        1.5,
        float("nan"),
        10**30,
        "",
        "{",
        "null",
        "[]",
        "{}",
        b"\xff",
        "\ud800",
        [],
        {},
        (),
        object(),
    ),
    *(
        {"type": None},
        {"type": "nonsense"},
        {"type": []},
        {1: 2},
        [{"type": "play"}],
        '{"type":"nonsense"}',
        "[" * 5000,
    ),
)
SPOILT: tuple[Any, ...] = (None, True, -1, 10**6, 10**30, 0.5, "1", [], {}, "\ud800")
STRANGE_SEATS: tuple[Any, ...] = (-1, 1_000, None, "0", 0.5)


def questions_are_well_formed(setup: Setup, seed: int) -> None:
    for met in walk(setup, seed).steps:
        seats = [decision.seat for decision in met.pending]
        assert len(set(seats)) == len(seats), f"two questions at once to one of {seats}"
        assert set(seats) <= set(range(setup.players))
        for decision in met.pending:
            assert decision.prompt.startswith(f"{setup.game.id}-"), decision.prompt
            assert 1 <= len(decision.options) <= MOST_OPTIONS
            assert len(set(decision.options)) == len(decision.options), f"an option twice in {decision}"
        assert setup.game.pending(met.before) == met.pending, "the same question asked twice differs"


def every_option_is_accepted(setup: Setup, seed: int) -> None:
    for met in walk(setup, seed).steps:
        before = pack(met.before)
        for decision in met.pending:
            for option in decision.options:
                _accepts(setup, met, decision.seat, option)
        assert pack(met.before) == before, "trying an option changed the state it was tried on"


def _accepts(setup: Setup, met: Step, seat: Seat, option: Any) -> None:
    try:
        after, _ = step(setup.game, met.before, {**met.answers, seat: option})
    except Exception as error:
        raise AssertionError(f"the rules break on {option}: {error!r}") from error
    assert pack(after) != pack(met.before), f"nothing changes by {option}"


def nothing_else_is_accepted(setup: Setup, seed: int) -> None:
    """Garbage, near misses, options of other seats and of other moments, and seats that are not asked."""
    match, strangers = setup.match(seed), set[Any]()
    for met in walk(setup, seed).steps:
        options = {option for decision in met.pending for option in decision.options}
        for decision in met.pending:
            garbage = GARBAGE if decision is met.pending[0] else ()
            _refuses(match, setup, decision, (*islice(strangers | options, 40), *garbage, *_near(decision)))
            match.play(decision.seat, to_json(met.answers[decision.seat]))
            if decision is not met.pending[-1]:
                _refuses_to_choose_again(match, decision)
        strangers |= options
    assert refusal(GameOver, partial(match.play, 0, strangers.pop())), "a move after the end"


def _refuses_to_choose_again(match: Match, decision: Decision) -> None:
    for option in decision.options[:3]:
        assert refusal(NotAsked, partial(match.play, decision.seat, option)), "an answer is final"


def _near(decision: Decision) -> Iterator[dict[str, Any]]:
    """Yield options that were tampered with: a field changed, missing or one too many."""
    for option in {type(option): option for option in decision.options}.values():
        told = to_json(option)
        yield {**told, "unheard_of": 1}
        for name in told:
            yield {key: value for key, value in told.items() if key != name}
            yield from ({**told, name: spoilt} for spoilt in SPOILT)


def _refuses(match: Match, setup: Setup, decision: Decision, moves: tuple[Any, ...]) -> None:
    before = match.dump()
    for move in moves:
        if not _reads_as_option(setup, decision, move):
            assert refusal(IllegalMove, partial(match.play, decision.seat, move)), f"{move!r} was let through"
    for seat in STRANGE_SEATS:
        assert refusal(NotAsked, partial(match.play, seat, decision.options[0])), f"there is a seat {seat!r}"
    assert match.dump() == before, "a refused move changed something"


def _reads_as_option(setup: Setup, decision: Decision, move: Any) -> bool:
    if isinstance(move, Choice):
        return move in decision.options
    try:
        return from_json(setup.game.choice_type, move) in decision.options
    except (msgspec.MsgspecError, TypeError, ValueError, RecursionError):
        return False


def answers_in_any_order_are_the_same_step(setup: Setup, seed: int) -> None:
    for met in walk(setup, seed).steps:
        for order in _orders(met):
            answers = {seat: met.answers[seat] for seat in order}
            after, events = step(setup.game, met.before, answers)
            assert pack(after) == pack(met.after), f"answers given in the order {order}"
            assert pack(events) == pack(met.events), f"answers given in the order {order}"


def _orders(met: Step) -> Iterator[tuple[Seat, ...]]:
    seats = tuple(met.answers)
    yield from (
        permutations(seats) if len(seats) < 4 else (seats[::-1], (*seats[1:], seats[0]), (*seats[::2], *seats[1::2]))
    )


def half_a_turn_tells_nothing(setup: Setup, seed: int) -> None:
    """Until the last seat has chosen nothing happens, no view changes, and who is waited for is known."""
    match, events = setup.match(seed), list[Event]()
    for met in walk(setup, seed).steps:
        views = {seat: pack(match.view(seat)) for seat in setup.everyone}
        waiting = dict.fromkeys(met.answers)
        for seat, choice in reversed(met.answers.items()):
            assert set(match.pending) == set(waiting)
            assert views == {seat: pack(match.view(seat)) for seat in setup.everyone}, "a view shows a hidden choice"
            del waiting[seat]
            events = match.play(seat, choice)
            assert not (waiting and events), "something happens before the last seat has chosen"
        assert events == met.events


def everything_survives_the_wire(setup: Setup, seed: int) -> None:
    """Options, events as each seat sees them, views and results come back from JSON as what they were."""
    game, met_walk = setup.game, walk(setup, seed)
    for met in met_walk.steps:
        for decision in met.pending:
            _check_wire(game.choice_type, decision.options)
        for seat in setup.everyone:
            _check_wire(game.event_type, filter(None, (event.seen_by(seat) for event in met.events)))
            _check_wire(game.view_type, [game.view(met.after, seat)])
    if result := game.result(met_walk.states[-1]):
        _check_wire(type(result), [result])


def _check_wire(kind: Any, sent: Any) -> None:
    for value in sent:
        try:
            assert from_json(kind, to_text(value)) == value
            assert from_json(kind, to_json(value)) == value
        except msgspec.MsgspecError as error:
            raise AssertionError(f"{value} cannot be read back: {error}") from None
