"""What a seat of gap sees, written out of a kernel's row: the numbers of `observation.py`, in their order."""

from stado.games.gap.kernel import (
    BEST,
    HAND,
    HAND_SIZES,
    HANDS,
    KINDS,
    LYING,
    PLAYED,
    PLAYERS,
    ROUNDS,
    ROW_SIZE,
    SCORES,
    STOCK,
    STOCK_SIZE,
    TAKEN,
    TARGET,
    TURN,
    points_of,
)
from stado.games.gap.observation import OBSERVATION
from stado.games.gap.state import COLOURS
from stado.kernels.compiled import compiled
from stado.kernels.kernel import Floats, Match
from stado.kernels.sight import blank, clockwise, write_by_seat

_COLOURS = len(COLOURS)
(
    _HAND,
    _ROW,
    _UNSEEN,
    _KINDS,
    _TAKEN,
    _STOCK,
    _SIZES,
    _POINTS,
    _SCORES,
    _BEST,
    _TURN,
    _ROUNDS,
) = (places.start for places in OBSERVATION.places().values())


@compiled
def observe(match: Match, seat: int, out: Floats) -> None:
    """Write what a seat sees."""
    players = match[PLAYERS]
    blank(out)
    _write_cards(match, seat, out)
    for kind in range(_COLOURS):
        out[_KINDS + kind] = match[KINDS + kind]
    for owner in range(players):
        _write_seat(match, owner, clockwise(owner, seat, players), out)
    write_by_seat(match, HAND_SIZES, seat, players, out, _SIZES)
    write_by_seat(match, SCORES, seat, players, out, _SCORES)
    write_by_seat(match, BEST, seat, players, out, _BEST)
    out[_STOCK] = match[STOCK_SIZE]
    out[_TURN + clockwise(match[TURN], seat, players)] = 1
    out[_ROUNDS], out[_ROUNDS + 1], out[_ROUNDS + 2] = match[PLAYED], match[TARGET], match[ROUNDS]


@compiled
def _write_cards(match: Match, seat: int, out: Floats) -> None:
    """Mark the cards of the hand, those that lie in the row, and those that the seat cannot place."""
    for place in range(match[ROW_SIZE]):
        out[_ROW + match[LYING + place]] = 1
    for place in range(match[STOCK_SIZE]):
        out[_UNSEEN + match[STOCK + place]] = 1
    for owner in range(match[PLAYERS]):
        marks = _HAND if owner == seat else _UNSEEN
        for place in range(match[HAND_SIZES + owner]):
            out[marks + match[HANDS + owner * HAND + place]] = 1


@compiled
def _write_seat(match: Match, owner: int, away: int, out: Floats) -> None:
    for kind in range(_COLOURS):
        out[_TAKEN + away * _COLOURS + kind] = match[TAKEN + owner * _COLOURS + kind]
    out[_POINTS + away] = points_of(match, owner)
