"""What a seat of buffalo sees, written out of a kernel's row: the numbers of `observation.py`, in their order."""

import numpy as np

from stado.games.buffalo.kernel import team_points
from stado.games.buffalo.kernel.cells import (
    ASK_CARDS,
    ASK_ORDER,
    ASK_REPLACE,
    ASK_ROW,
    ASK_WINDOW,
    ASKED,
    BEGUN,
    CARD,
    HANDS,
    HELD,
    HERD,
    HERD_POINTS,
    LEAD,
    LEFT,
    LYING,
    OPEN,
    PLAYERS,
    QUESTION,
    QUEUE,
    ROOM,
    SEEN,
    SEVENS,
    SIZES,
    STACKED,
    STOPS,
    USED,
    WAITING,
)
from stado.games.buffalo.kernel.queue import card_of, owner_of
from stado.games.buffalo.observation import OBSERVATION
from stado.games.buffalo.state import COPIES, KINDS, ROWS
from stado.kernels.compiled import compiled
from stado.kernels.kernel import Floats, Match
from stado.kernels.sight import blank, clockwise, write_by_seat, write_numbers
from stado.kit.bullheads import DECK

(
    _HAND,
    _UNSEEN,
    _OWNERS,
    _WAITING,
    _ROWS,
    _SEVEN,
    _STOP,
    _SPECIALS,
    _STACKS,
    _POINTS,
    _SIZES,
    _LEAD,
    _SPEAKER,
    _BEGUN,
    _ASKED,
) = (places.start for places in OBSERVATION.places().values())
_KINDS, _END = len(KINDS), DECK.stop
_QUESTIONS = np.argsort([ASK_CARDS, ASK_WINDOW, ASK_ROW, ASK_REPLACE, ASK_ORDER])  # from ASK_CARDS on: its place


@compiled
def observe(match: Match, seat: int, out: Floats) -> None:
    """Write what a seat sees."""
    players = match[PLAYERS]
    blank(out)
    _write_hands(match, seat, out)
    _write_waiting(match, out)
    write_numbers(match, LYING, ROWS * ROOM, out, _ROWS)
    write_numbers(match, SEVENS, ROWS, out, _SEVEN)
    write_numbers(match, STOPS, ROWS, out, _STOP)
    _write_specials(match, out)
    out[_STACKS], out[_STACKS + 1] = match[STACKED], match[LEFT]
    out[_POINTS], out[_POINTS + 1] = team_points(match), match[HERD_POINTS]
    write_by_seat(match, SIZES, seat, players, out, _SIZES)
    out[_LEAD + clockwise(match[LEAD], seat, players)] = 1
    if match[QUESTION] == ASK_WINDOW:
        out[_SPEAKER + clockwise(match[ASKED], seat, players)] = 1
    out[_BEGUN] = match[BEGUN]
    out[_ASKED + _QUESTIONS[match[QUESTION] - ASK_CARDS]] = 1


@compiled
def _write_hands(match: Match, seat: int, out: Floats) -> None:
    """Mark the cards of the hand, those that all saw going to one, and those that nobody else saw."""
    for card in range(1, _END):
        out[_UNSEEN + card - 1] = match[SEEN + card] == 0
    for owner in range(match[PLAYERS]):
        away = clockwise(owner, seat, match[PLAYERS])
        for at in range(HANDS + owner * HELD, HANDS + owner * HELD + match[SIZES + owner]):
            card = match[at]
            if owner == seat:
                out[_HAND + card - 1], out[_UNSEEN + card - 1] = 1, 0
            if match[SEEN + card] > 0:
                out[_OWNERS + card - 1] = 1 + away


@compiled
def _write_waiting(match: Match, out: Floats) -> None:
    """Tell of each revealed card when it will be placed; one that waits for a row is next."""
    turn = 1
    if match[QUESTION] == ASK_ROW:
        out[_WAITING + match[CARD] - 1] = turn
        turn += 1
    for at in range(QUEUE + match[WAITING] - 1, QUEUE - 1, -1):
        out[_WAITING + card_of(match[at]) - 1] = -turn if owner_of(match[at]) == HERD else turn
        turn += 1


@compiled
def _write_specials(match: Match, out: Floats) -> None:
    write_numbers(match, OPEN, _KINDS, out, _SPECIALS)
    write_numbers(match, USED, _KINDS, out, _SPECIALS + _KINDS)
    for kind in range(_KINDS):
        out[_SPECIALS + 2 * _KINDS + kind] = COPIES - match[OPEN + kind] - match[USED + kind]
