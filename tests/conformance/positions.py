"""Positions that people write down wrongly: each is refused as InvalidPosition, or it can be played to the end."""

import copy
import json
from collections.abc import Callable, Iterator
from typing import Any

import hypothesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from stado import api
from stado.core.chance import Rng, seed_of, stream
from stado.core.errors import InvalidPosition
from stado.core.match import Match
from tests.conformance.refusing import refusal
from tests.conformance.setups import Setup
from tests.conformance.walks import walk
from tests.volume import SOAK

Position = dict[str, Any]
Path = tuple[Any, ...]

PLAYED_ON, LOOKED_AT = 60, 12  # steps that a position which was let through is tried for, and looked at
WRONG: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 7, 104, 105, 10**6, 2**63, 2**64, 10**30, 0.5, 1e300, "", "x", "0", "\ud800"),
    *([], {}, [[]], [None], [0], {"type": "x"}, {"0": None}),
)


def a_spoilt_position_is_refused_or_plays_on(setup: Setup, seed: int) -> None:
    positions = list(_positions(setup, seed))

    @hypothesis.seed(seed)
    @settings(
        max_examples=80 if SOAK else 25,
        deadline=None,
        database=None,
        report_multiple_bugs=False,
        suppress_health_check=list(HealthCheck),
    )
    @given(st.data())
    def run(draw: st.DataObject) -> None:
        position = copy.deepcopy(draw.draw(st.sampled_from(positions), label="position"))
        for _ in range(draw.draw(st.integers(1, 3), label="changes")):
            _spoil(position, draw)
        _refused_or_played(position)

    run()


def _positions(setup: Setup, seed: int) -> Iterator[Position]:
    """Yield positions from a whole game, half-answered questions among them."""
    match = setup.match(seed)
    for met in walk(setup, seed).steps[:30]:
        for seat, choice in met.answers.items():
            yield match.dump()
            match.play(seat, choice)
    yield match.dump()


def _holder(position: Position, path: Path) -> Any:
    part: Any = position
    for key in path[:-1]:
        part = part[key]
    return part


def _replace(position: Position, path: Path, draw: st.DataObject) -> None:
    _holder(position, path)[path[-1]] = _wrong(draw)


def _remove(position: Position, path: Path, draw: st.DataObject) -> None:
    del _holder(position, path)[path[-1]]


def _add(position: Position, path: Path, draw: st.DataObject) -> None:
    """Put something where nothing was: another item of a list, an unknown key of an object."""
    holder = _holder(position, path)
    if isinstance(holder, list):
        holder.insert(path[-1], _wrong(draw, *holder))
    else:
        holder[draw.draw(st.sampled_from(("unheard_of", "answers", "agenda", "")))] = _wrong(draw)


def _wrong(draw: st.DataObject, *others: Any) -> Any:
    return copy.deepcopy(draw.draw(st.sampled_from((*others, *WRONG))))


def _exchange(position: Position, path: Path, draw: st.DataObject) -> None:
    """Let two parts change places, such as cards, hands or lines of the agenda."""
    other = _place(position, draw)
    if path[: len(other)] == other or other[: len(path)] == path:
        return
    here, there = _holder(position, path), _holder(position, other)
    here[path[-1]], there[other[-1]] = there[other[-1]], here[path[-1]]


def _reverse(position: Position, path: Path, draw: st.DataObject) -> None:
    part = _holder(position, path)[path[-1]]
    if isinstance(part, list):
        part.reverse()


CHANGES: tuple[Callable[[Position, Path, st.DataObject], None], ...] = (_replace, _remove, _add, _exchange, _reverse)


def _spoil(position: Position, draw: st.DataObject) -> None:
    if position:
        path = _place(position, draw)
        draw.draw(st.sampled_from(CHANGES), label="change")(position, path, draw)


def _place(position: Position, draw: st.DataObject) -> Path:
    """Draw a place key by key, so that a short field is met as often as a long one."""
    path: Path = ()
    part: Any = position
    while not path or (part and isinstance(part, dict | list) and draw.draw(st.booleans(), label="deeper")):
        path = (*path, draw.draw(st.sampled_from(list(part) if isinstance(part, dict) else range(len(part)))))
        part = part[path[-1]]
    return path


def _refused_or_played(position: Position) -> None:
    before, matches = repr(position), list[Match]()
    refused = refusal(InvalidPosition, lambda: matches.append(api.load(position)))
    assert repr(position) == before, "reading a position changed it"
    if refused:
        return
    try:
        _check_sound(*matches)
    except Exception as other:
        raise AssertionError(f"{position} was let through and fails with {other!r}") from other


def _check_sound(match: Match) -> None:
    """Play a position that was let through: it must be as good as any other."""
    chance = stream(seed_of(1), "spoilt")
    for number in range(PLAYED_ON):
        if number % LOOKED_AT == 0:
            _look(match, chance)
        if not match.pending:
            break
        for seat, options in match.pending.items():
            match.play(seat, chance.pick(options))
    _look(match, chance)


def _look(match: Match, chance: Rng) -> None:
    assert api.load(json.dumps(match.dump())).dump() == match.dump()
    assert match.clone().dump() == match.dump()
    assert bool(match.pending) == (match.result is None)
    for seat in (*range(match.players), None):
        match.imagine(seat, chance)
