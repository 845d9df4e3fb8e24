"""The same game again: from its seed, from storage, from a position, from a record, and in another process."""

import json
import os
import subprocess
import sys
from itertools import islice, product
from pathlib import Path
from typing import Any

from stado import api
from stado.core.chance import seed_of, stream
from stado.core.codec import from_json, pack, to_json, unpack
from stado.core.errors import InvalidPosition
from stado.core.match import Match
from stado.core.play import replay, step
from stado.core.protocol import AnyGame
from tests.conformance.fingerprint import fingerprint
from tests.conformance.manners import Manner, to_the_bare
from tests.conformance.setups import Setup
from tests.conformance.walks import Walk, course_of, sorted_shuffles, walk

ODD_STEPS = 30
PREFIXES, STEPS = 12, 40  # at most, spread over a game


def same_seed_and_answers_give_the_same_game(setup: Setup, seed: int) -> None:
    first, again = walk(setup, seed), Walk(setup, seed)
    assert again.packed == first.packed
    assert pack([step.events for step in again.steps]) == pack([step.events for step in first.steps])
    assert pack([step.pending for step in again.steps]) == pack([step.pending for step in first.steps])


def two_tables_do_not_disturb_each_other(setup: Setup, seed: int) -> None:
    """Play two games in turns: each must go as if it were alone."""
    alone, beside = walk(setup, seed), walk(setup, seed + 1)
    one, two = setup.deal(seed), setup.deal(seed + 1)
    for mine, theirs in zip(alone.steps, beside.steps, strict=False):
        one, _ = step(setup.game, one, mine.answers)
        two, _ = step(setup.game, two, theirs.answers)
        assert one == mine.after
        assert two == theirs.after


def another_process_plays_the_same_games(game: AnyGame, home: Path) -> None:
    """Sets and hashes come in another order in each process; the games may not."""
    assert _elsewhere(game, "1") == _elsewhere(game, "2") == fingerprint(game)


def _elsewhere(game: AnyGame, hash_seed: str) -> str:
    code = "import sys; from tests.conformance.fingerprint import main; main(*sys.argv[1:])"
    arguments = [type(game).__module__, type(game).__qualname__]
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
    there = subprocess.run(  # noqa: S603  # our own interpreter and code
        [sys.executable, "-c", code, *arguments], env=environment, capture_output=True, text=True, check=True
    )
    return there.stdout.strip()


def every_prefix_of_the_answers_replays(setup: Setup, seed: int) -> None:
    """Tried at some moments of a game: what all prefixes take grows with the square of its length."""
    met = walk(setup, seed)
    for count in met.moments(PREFIXES):
        reached = replay(setup.game, setup.players, seed_of(seed), setup.options, met.log[:count])
        assert pack(reached) == met.packed[count], f"after {count} steps"


def a_stored_state_plays_on_alike(setup: Setup, seed: int) -> None:
    for met in walk(setup, seed).steps:
        stored = unpack(setup.game.state_type, pack(met.before))
        assert stored == met.before
        assert from_json(setup.game.state_type, to_json(met.before)) == met.before
        after, events = step(setup.game, stored, met.answers)
        assert after == met.after
        assert events == met.events


def a_position_written_down_goes_on_identically(setup: Setup, seed: int) -> None:
    """At some steps after every single answer, also while a simultaneous question is half answered."""
    match, met_walk = setup.match(seed), walk(setup, seed)
    checked = met_walk.moments(STEPS)
    for number, met in enumerate(met_walk.steps):
        for seat, choice in met.answers.items():
            loaded = _check_written(match) if number in checked else None
            events = match.play(seat, choice)
            assert loaded is None or loaded.play(seat, choice) == events
    _check_written(match)


def a_position_that_chance_never_led_to_goes_on_identically(
    setup: Setup, seed: int, manners: tuple[Manner, ...] = (to_the_bare,)
) -> None:
    """Dealt in order, and played so that heaps get empty and special cards lie about."""
    for falling, manner in product((False, True), manners):
        with sorted_shuffles(falling):
            state = setup.deal(seed)
        for odd in islice(course_of(setup.game, state, manner, stream(seed_of(seed), "odd")), ODD_STEPS):
            _check_written(Match(setup.game, setup.players, odd, {}))


def _check_written(match: Match) -> Match:
    position = match.dump()
    try:
        loaded = api.load(json.dumps(position, allow_nan=False))
    except InvalidPosition as refused:
        raise AssertionError(f"{position} is refused: {refused}") from None
    assert loaded.dump() == position
    assert _sight(loaded) == _sight(match)
    return loaded


def _sight(match: Match) -> Any:
    """Return all that can be asked of a match."""
    views = [pack(match.view(seat)) for seat in (*range(match.players), None)]
    return match.pending, match.result, match.options, views


def a_record_replays(setup: Setup, seed: int) -> None:
    """The replay stands where the match stands, after every move and at the end; also from a position."""
    match, positions = setup.match(seed), list[dict[str, Any]]()
    for met in walk(setup, seed).steps:
        for seat, choice in met.answers.items():
            positions.append(match.dump())
            match.play(seat, choice)
    positions.append(match.dump())
    again = api.replay(json.dumps(match.record()))
    assert again.dump() == match.dump()
    assert again.record() == match.record()
    assert list(again.positions()) == positions
    middle = len(positions) // 2
    assert again.at(middle).dump() == positions[middle]
    _check_record_from(positions[middle], match.record()["moves"][middle:], match)


def _check_record_from(position: dict[str, Any], moves: list[Any], end: Match) -> None:
    loaded = api.load(position)
    for seat, move in moves:
        loaded.play(seat, move)
    again = api.replay(json.dumps(loaded.record()))
    assert again.dump() == loaded.dump() == end.dump()
    assert next(again.positions()) == position
