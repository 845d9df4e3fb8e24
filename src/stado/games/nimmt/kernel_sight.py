"""What a seat of nimmt sees, written out of a kernel's row: the numbers of `observation.py`, in their order."""

from stado.games.nimmt.kernel.cells import (
    ASK_CARDS,
    ASK_DRAFT,
    ASK_ROW,
    BEFORE,
    COW,
    ENDS,
    EVEN_ODD,
    FAN,
    FLIP,
    FLIP_ONCE,
    FLIPPED,
    FLIPPERS,
    HAND,
    HANDS,
    HILL,
    LEFT,
    LENGTHS,
    MARKER,
    PAIR,
    PLAYED,
    PLAYERS,
    POINTS,
    PROFESSIONAL,
    QUESTION,
    ROUNDS,
    SCORES,
    TARGET,
)
from stado.games.nimmt.kernel.deal import is_open, picked_by
from stado.games.nimmt.kernel.markers import marked
from stado.games.nimmt.kernel.turn import order_of
from stado.games.nimmt.observation import OBSERVATION
from stado.games.nimmt.state import FULL_ROW, ROWS
from stado.kernels.compiled import compiled
from stado.kernels.kernel import Floats, Match
from stado.kernels.sight import blank, clockwise, write_by_seat

(
    _HAND,
    _UNSEEN,
    _OPEN,
    _OWNERS,
    _WAITING,
    _ROWS,
    _MARKER,
    _FLIPPERS,
    _SIZES,
    _POINTS,
    _SCORES,
    _OPTIONS,
    _ROUND,
    _ASKED,
) = (places.start for places in OBSERVATION.places().values())


@compiled
def observe(match: Match, seat: int, out: Floats) -> None:
    """Write what a seat sees."""
    players = match[PLAYERS]
    blank(out)
    _write_hands(match, seat, out)
    _write_deck(match, out)
    _write_waiting(match, out)
    _write_rows(match, out)
    _write_marker(match, out)
    for owner in range(players):
        away = clockwise(owner, seat, players)
        out[_FLIPPERS + away] = match[FLIPPERS] >> owner & 1
        out[_SIZES + away] = picked_by(match, owner) if match[QUESTION] == ASK_DRAFT else match[LEFT]
    write_by_seat(match, POINTS, seat, players, out, _POINTS)
    write_by_seat(match, SCORES, seat, players, out, _SCORES)
    _write_options(match, out)
    out[_ROUND] = match[PLAYED] + 1
    out[_ASKED + match[QUESTION] - ASK_CARDS] = 1


@compiled
def _write_hands(match: Match, seat: int, out: Floats) -> None:
    """Mark the cards of the hand, those whose owner all know, and those in hands that the seat cannot see."""
    chosen = match[QUESTION] != ASK_ROW  # a card that waits is seen by nobody before all have chosen
    for owner in range(match[PLAYERS]):
        for place in range(HAND if chosen else HAND - 1):
            card = match[HANDS + owner * HAND + place] % FLIPPED
            if card > 0:
                _write_held(match, owner, seat, card, out)


@compiled
def _write_held(match: Match, owner: int, seat: int, card: int, out: Floats) -> None:
    if owner == seat:
        out[_HAND + card - 1] = 1
    if owner == seat or match[PROFESSIONAL]:
        out[_OWNERS + card - 1] = 1 + clockwise(owner, seat, match[PLAYERS])  # P2
    else:
        out[_UNSEEN + card - 1] = 1


@compiled
def _write_deck(match: Match, out: Floats) -> None:
    """Mark the open cards, or those that are out of the round."""
    if match[PROFESSIONAL]:
        for card in range(1, match[PLAYERS] * HAND + ROWS + 1):
            out[_OPEN + card - 1] = is_open(match, card)
    else:
        for place in range(HANDS + match[PLAYERS] * HAND, LENGTHS):
            if match[place] > 0:
                out[_UNSEEN + match[place] - 1] = 1


@compiled
def _write_waiting(match: Match, out: Floats) -> None:
    """Tell of each revealed card when it will be placed, 1 being next; a flipped one is negative."""
    if match[QUESTION] != ASK_ROW:
        return
    for owner in range(match[PLAYERS]):
        waiting = match[HANDS + (owner + 1) * HAND - 1]
        if waiting > 0:
            turn = _turn_of(match, waiting)
            out[_WAITING + waiting % FLIPPED - 1] = -turn if waiting > FLIPPED else turn


@compiled
def _turn_of(match: Match, waiting: int) -> int:
    turn = 1
    for owner in range(match[PLAYERS]):
        other = match[HANDS + (owner + 1) * HAND - 1]
        turn += other > 0 and order_of(other) < order_of(waiting)
    return turn


@compiled
def _write_rows(match: Match, out: Floats) -> None:
    for row in range(ROWS):
        length = match[LENGTHS + row]
        for place in range(length - 1):
            pair = match[BEFORE + 2 * row + place // 2]
            out[_ROWS + row * FULL_ROW + place] = pair // PAIR if place % 2 else pair % PAIR
        if length > 0:
            out[_ROWS + row * FULL_ROW + length - 1] = match[ENDS + row]


@compiled
def _write_marker(match: Match, out: Floats) -> None:
    fan, row = match[FAN], marked(match)
    if match[LENGTHS] > 0 and EVEN_ODD <= fan <= COW:
        out[_MARKER + row] = 1
        out[_MARKER + ROWS] = fan == EVEN_ODD and match[ENDS + row] % 2 == 0
        out[_MARKER + ROWS + 1] = fan == HILL and match[MARKER] >= ROWS


@compiled
def _write_options(match: Match, out: Floats) -> None:
    out[_OPTIONS] = match[PROFESSIONAL]
    if match[FAN] > 0:
        out[_OPTIONS + min(match[FAN], FLIP)] = 1
    end = _OPTIONS + FLIP + 1
    out[end], out[end + 1], out[end + 2] = match[FAN] == FLIP_ONCE, match[TARGET], match[ROUNDS]
