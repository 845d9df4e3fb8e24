"""What a seat of korist sees, written out of a kernel's row: the numbers of `observation.py`, in their order."""

from stado.games.korist.kernel.cells import (
    ASK_DRAW,
    ASK_LAY,
    ASK_PLUNDER,
    BOTTOMS,
    DEPTHS,
    DISCARD,
    FACES,
    HAND_SIZES,
    HANDS,
    HIGHS,
    JOKERS_ON,
    KNOWN,
    LAID,
    LEFT,
    LEVEL,
    PLAYERS,
    QUESTION,
    SHADOWED,
    STOCK,
    STOCK_SIZE,
    SUPPLY_SIZE,
    TURN,
    VICTIM,
)
from stado.games.korist.kernel.layers import cards_of, count_of, end_of_layers, jokers_of, rank_of, value_of
from stado.games.korist.observation import OBSERVATION
from stado.games.korist.state import HIGHEST, JOKER
from stado.kernels.compiled import compiled
from stado.kernels.kernel import Floats, Match
from stado.kernels.sight import blank, clockwise, write_by_seat, write_numbers

(
    _HAND,
    _UNSEEN,
    _KNOWN,
    _LAID,
    _TOPS,
    _SUPPLY,
    _SHADOW,
    _DISCARD,
    _STOCK,
    _SIZES,
    _SCORES,
    _TURN,
    _LEVEL,
    _ASKED,
) = (places.start for places in OBSERVATION.places().values())
_QUESTIONS = 6  # then whom the question is about, by seat, and how many are still to be drawn
_LEFT = OBSERVATION.size - 1


@compiled
def observe(match: Match, seat: int, out: Floats) -> None:
    """Write what a seat sees."""
    players = match[PLAYERS]
    blank(out)
    write_numbers(match, HANDS + seat * FACES, FACES, out, _HAND)
    for place in range(match[STOCK_SIZE]):
        out[_UNSEEN + match[STOCK + place]] += 1
    for owner in range(players):
        _write_seat(match, owner, owner == seat, clockwise(owner, seat, players), out)
    _write_supply(match, out)
    write_numbers(match, SHADOWED, FACES, out, _SHADOW)
    write_numbers(match, DISCARD, FACES, out, _DISCARD)
    out[_STOCK] = match[STOCK_SIZE]
    write_by_seat(match, HAND_SIZES, seat, players, out, _SIZES)
    out[_TURN + clockwise(match[TURN], seat, players)] = 1
    out[_LEVEL + match[LEVEL]] = 1
    _write_question(match, seat, out)


@compiled
def _write_seat(match: Match, owner: int, is_own: bool, away: int, out: Floats) -> None:
    out[_SCORES + away] = match[LAID + owner] - match[HAND_SIZES + owner]
    write_numbers(match, KNOWN + owner * FACES, FACES, out, _KNOWN + away * FACES)
    for face in range(FACES):
        if not is_own:
            out[_UNSEEN + face] += match[HANDS + owner * FACES + face] - match[KNOWN + owner * FACES + face]
    end = end_of_layers(match, owner)
    for at in range(end - match[DEPTHS + owner], end):
        layer = match[at]
        out[_LAID + away * FACES + value_of(layer)] += cards_of(layer)
        out[_LAID + away * FACES + JOKER] += jokers_of(layer)
        out[_TOPS + 2 * away], out[_TOPS + 2 * away + 1] = rank_of(layer), count_of(layer)  # the last is the top


@compiled
def _write_supply(match: Match, out: Floats) -> None:
    for slot in range(match[SUPPLY_SIZE]):
        pile = _SUPPLY + slot * FACES
        out[pile + match[BOTTOMS + slot]] += 1
        out[pile + HIGHEST] += match[HIGHS + slot]
        out[pile + JOKER] += match[JOKERS_ON + slot]


@compiled
def _write_question(match: Match, seat: int, out: Floats) -> None:
    """Tell the question, whom it is about, and how many cards are still to be drawn."""
    out[_ASKED + match[QUESTION] - ASK_LAY] = 1
    if match[QUESTION] == ASK_PLUNDER:
        out[_ASKED + _QUESTIONS + clockwise(match[VICTIM], seat, match[PLAYERS])] = 1
    if match[QUESTION] == ASK_DRAW:
        out[_LEFT] = match[LEFT]
