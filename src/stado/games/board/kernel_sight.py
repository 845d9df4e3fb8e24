"""What a seat sees in the board game, out of a kernel's row: the numbers of `observation.py`, in their order."""

from stado.games.board.kernel.cells import (
    ACTIONS,
    ADVANCED,
    AHEAD,
    AIM,
    ASK_BEFORE,
    ASK_GAIN,
    BY_LUCKY,
    BY_NOTHING,
    BY_SKIPS,
    CHOICE,
    DISCARD,
    EMPTIED,
    END,
    FIRST,
    GONE,
    HELD,
    KINDS,
    KNOWN,
    LENGTHS,
    LUCKIES,
    LUCKY,
    LUCKY_KINDS,
    OWNER,
    PLAYERS,
    QUESTION,
    SCORES,
    SIZES,
    SKIPS,
    SPACES,
    STACK,
    STOPS,
    SUPPLY,
    TILE,
    TILES_AT,
    UNDRAWN,
    WAITS,
    cows_on,
    row_of,
    shown_on,
    tile_on,
)
from stado.games.board.kernel.landing import is_last
from stado.games.board.kernel.signs import NOUGHT, PLAIN
from stado.games.board.kernel.tiles import NONE, lowest_ahead
from stado.games.board.layout import LONGEST
from stado.games.board.observation import OBSERVATION, SIGNS
from stado.kernels.compiled import compiled
from stado.kernels.kernel import Floats, Match
from stado.kernels.sight import blank, clockwise, write_by_seat, write_numbers

(
    _HAND,
    _UNSEEN,
    _GONE,
    _COWS,
    _OWNERS,
    _WAITING,
    _DUE,
    _LIE,
    _NEXT,
    _STOP,
    _ACTIONS,
    _HELD,
    _LUCKY,
    _STACKS,
    _SIZES,
    _SCORES,
    _OPTIONS,
    _ASKED,
) = (places.start for places in OBSERVATION.places().values())
_A_ROW = 2 + len(SIGNS)  # numbers that tell of the next space of a row


@compiled
def observe(match: Match, seat: int, out: Floats) -> None:
    """Write what a seat sees."""
    players = match[PLAYERS]
    blank(out)
    for tile in range(1, END):
        _write_tile(match, seat, tile, out)
    _write_waiting(match, out)
    _write_due(match, out)
    _write_board(match, out)
    _write_cards(match, seat, out)
    out[_STACKS] = match[SUPPLY]
    write_by_seat(match, SIZES, seat, players, out, _SIZES)
    write_by_seat(match, SCORES, seat, players, out, _SCORES)
    out[_OPTIONS], out[_OPTIONS + 1] = match[ADVANCED], match[LUCKY]
    _write_question(match, out)


@compiled
def _write_tile(match: Match, seat: int, tile: int, out: Floats) -> None:
    """Tell where a tile is: what is chosen is in the hand till all have chosen."""
    where, place = match[TILES_AT + tile], tile - 1
    owner, hand = where & OWNER, where & ~(OWNER | CHOICE)
    out[_COWS + place] = cows_on(match, tile)
    if where == UNDRAWN:
        out[_UNSEEN + place] = 1
    elif where == GONE:
        out[_GONE + place] = 1
    elif HELD <= where < FIRST:
        out[_HAND + place] = owner == seat
        out[_UNSEEN + place] = owner != seat and hand == HELD
        out[_OWNERS + place] = 1 + clockwise(owner, seat, match[PLAYERS]) if hand == KNOWN else 0


@compiled
def _write_waiting(match: Match, out: Floats) -> None:
    """Tell when tiles will be placed: the due one or one that moves on, those ahead, then the lowest first."""
    turn = 1 if match[EMPTIED] > 0 or _is_due(match) else 0
    if turn > 0:
        out[_WAITING + match[TILE] - 1] = turn
    for tile in range(1, END):
        if match[TILES_AT + tile] >= FIRST and tile != match[TILE]:
            turn += 1
            out[_WAITING + tile - 1] = turn
    for tile in range(1, END):
        if WAITS <= match[TILES_AT + tile] < HELD:
            turn += 1
            out[_WAITING + tile - 1] = turn


@compiled
def _is_due(match: Match) -> bool:
    question: int = match[QUESTION]
    return ASK_BEFORE <= question < ASK_GAIN


@compiled
def _write_due(match: Match, out: Floats) -> None:
    """Tell what has been played for the tile that is next; only for those ahead anything has."""
    if match[AHEAD] == 0:
        return
    tile = match[TILE] if _is_due(match) else lowest_ahead(match)  # a swapped one may be higher than the others
    plan = match[TILES_AT + tile] - FIRST
    aim, lucky = plan & AIM, plan >> BY_LUCKY
    if aim > LONGEST:
        out[_DUE + 1] = aim - LONGEST
    else:
        out[_DUE] = aim
    out[_DUE + 2] = plan >> BY_SKIPS & SKIPS
    if lucky != BY_NOTHING:
        out[_DUE + 3 + (lucky - 1) % LUCKY_KINDS] = 1  # void or not


@compiled
def _write_board(match: Match, out: Floats) -> None:
    for row in range(LONGEST):
        first = SPACES + row * LONGEST
        out[_STOP + row] = match[STOPS] >> row & 1
        for space in range(first, first + match[LENGTHS + row]):
            tile = tile_on(match, space)
            if tile != NONE:
                out[_LIE + 2 * tile - 2], out[_LIE + 2 * tile - 1] = 1 + row_of(space), 1 + space - first
        if match[first] > 0:
            _write_next(match, first + match[LENGTHS + row], out, _NEXT + row * _A_ROW)


@compiled
def _write_next(match: Match, space: int, out: Floats, at: int) -> None:
    """Tell how many spaces of a row are left, and what the next one is."""
    shown, last = shown_on(match, space), space
    while not is_last(match, last):
        last += 1
    out[at] = last - space + 1
    if shown < PLAIN:
        out[at + 1] = shown - NOUGHT
    else:
        out[at + 2 + shown - PLAIN] = 1


@compiled
def _write_cards(match: Match, seat: int, out: Floats) -> None:
    write_numbers(match, ACTIONS + seat * KINDS, KINDS, out, _ACTIONS)
    write_numbers(match, DISCARD, KINDS, out, _ACTIONS + KINDS)
    write_numbers(match, STACK, KINDS, out, _ACTIONS + 2 * KINDS)
    for owner in range(match[PLAYERS]):
        away = clockwise(owner, seat, match[PLAYERS])
        write_numbers(match, LUCKIES + owner * LUCKY_KINDS, LUCKY_KINDS, out, _LUCKY + away * LUCKY_KINDS)
        for kind in range(KINDS):
            cards = match[ACTIONS + owner * KINDS + kind]
            out[_HELD + away] += cards
            if owner != seat:
                out[_ACTIONS + 2 * KINDS + kind] += cards
    for kind in range(KINDS):
        out[_STACKS + 1] += match[STACK + kind]


@compiled
def _write_question(match: Match, out: Floats) -> None:
    question = match[QUESTION]
    if question >= ASK_GAIN:
        out[_ASKED + 2 + question - ASK_GAIN] = 1
    elif question >= ASK_BEFORE:
        out[_ASKED + 1] = 1
    else:
        out[_ASKED] = 1
