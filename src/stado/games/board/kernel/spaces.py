"""What happens in the kernel of the board game when a tile comes to lie on a space, as `spaces.py` has it."""

from stado.games.board.kernel.cells import (
    ADVANCED,
    BY_GOOD,
    BY_LUCKY,
    BY_PLUS5,
    DISCARD,
    EMPTIED,
    FIRST,
    GOOD,
    KINDS,
    LENGTHS,
    OWED_CARDS,
    OWED_TILES,
    SPACES,
    SPEAKER,
    STACK,
    STOPS,
    SUPPLY,
    TILE,
    TILES_AT,
    TOOK,
    cows_on,
    row_of,
    shown_on,
    tile_on,
)
from stado.games.board.kernel.landing import is_in_front, is_one_of, landing
from stado.games.board.kernel.scores import change
from stado.games.board.kernel.signs import (
    DRAW_CARD,
    DRAW_TILE,
    GREEN,
    GREENS,
    NOUGHT,
    PLAIN,
    RED,
    REDS,
    TAKE,
    TAKE_TILES,
)
from stado.games.board.kernel.tiles import NONE, leave_game, lie_down, receive
from stado.games.board.layout import LONGEST
from stado.kernels.compiled import compiled
from stado.kernels.kernel import Match


@compiled
def place(match: Match) -> None:
    """Place the due tile and let its space act (D2 to D6)."""
    tile = match[TILE]
    plan, good = match[TILES_AT + tile] - FIRST, match[GOOD + tile]
    space = landing(match, tile, plan, match[STOPS])
    lie_down(match, tile)
    match[TILE], match[GOOD + tile] = NONE, 0
    if is_in_front(plan):
        _push(match, tile, row_of(space))
    else:
        _lie(match, tile, space)
        lucky = plan >> BY_LUCKY
        act(match, tile, space, lucky == BY_PLUS5, good if lucky == BY_GOOD else 0)


@compiled
def _lie(match: Match, tile: int, space: int) -> None:
    row = row_of(space)
    match[space] |= tile
    match[LENGTHS + row] = space - SPACES - row * LONGEST + 1


@compiled
def _push(match: Match, tile: int, row: int) -> None:
    """Lay the tile before a row; those that come onto hitherto empty spaces make them act, left to right (D12)."""
    covered, first, length, coming = 0, SPACES + row * LONGEST, match[LENGTHS + row], tile
    match[LENGTHS + row] = length + 1
    for space in range(length + 1):
        before = tile_on(match, first + space)
        match[first + space] += coming - before
        covered |= (before == NONE and coming != NONE) << space  # a gap may move onto a gap
        coming = before
    for space in range(length + 1):
        if covered >> space & 1:
            act(match, tile_on(match, first + space), first + space, False, 0)


@compiled
def act(match: Match, tile: int, space: int, gives_five: bool, good: int) -> None:
    """Let a space act on the speaker, on account of the tile that came onto it (D5, D6, D11)."""
    shown = shown_on(match, space)
    if TAKE <= shown <= TAKE_TILES:
        _take_row(match, tile, row_of(space), good)
    elif gives_five:
        change(match, 5)
    elif shown < PLAIN:
        change(match, shown - NOUGHT)
    elif GREEN <= shown <= REDS:
        twice = shown == GREENS or shown == REDS
        cows = cows_on(match, tile) * (2 if twice else 1)
        change(match, -cows if shown >= RED else cows)
    elif shown == DRAW_TILE:
        match[OWED_TILES] += match[SUPPLY] > match[OWED_TILES]
    elif shown == DRAW_CARD:
        match[OWED_CARDS] += _cards_left(match) > match[OWED_CARDS]


@compiled
def _cards_left(match: Match) -> int:
    """Count the action cards in the stack and the discard, which becomes the stack (D11)."""
    count = 0
    for kind in range(KINDS):
        count += match[STACK + kind] + match[DISCARD + kind]
    return count


@compiled
def _take_row(match: Match, tile: int, row: int, good: int) -> None:
    """Take all tiles but the one that came last; that one moves on to another row (D6, D11)."""
    first = SPACES + row * LONGEST
    last = first + match[LENGTHS + row] - 1
    kept = shown_on(match, last) == TAKE_TILES
    net = _take_tiles(match, first, last, kept, good)
    match[last] -= tile
    match[LENGTHS + row], match[STOPS] = 0, 0  # D12
    match[TOOK] += 1
    change(match, net)
    if match[ADVANCED]:
        match[TILE], match[EMPTIED] = tile, row + 1
    else:
        _lie(match, tile, SPACES + _row_below(match, row) * LONGEST)


@compiled
def _take_tiles(match: Match, first: int, last: int, kept: bool, good: int) -> int:
    """Take the tiles from a row; return the points: good cows count plus, others minus or not at all (D9, D14)."""
    net = 0
    for space in range(first, last):
        tile = tile_on(match, space)
        if tile != NONE:
            cows = cows_on(match, tile)
            net += cows if is_one_of(good, tile) else 0 if kept else -cows
            match[space] -= tile
            if kept:
                receive(match, tile, match[SPEAKER], True)
            else:
                leave_game(match, tile)
    return net


@compiled
def is_empty(match: Match, row: int) -> bool:
    """Say whether there is a row, without a tile."""
    return match[LENGTHS + row] == 0 and match[SPACES + row * LONGEST] > 0


@compiled
def _row_below(match: Match, emptied: int) -> int:
    """Return the next empty row below, or else the topmost (D6)."""
    for further in range(1, LONGEST):
        row = (emptied + further) % LONGEST
        if is_empty(match, row):
            return row
    return emptied


@compiled
def move_to(match: Match, row: int) -> None:
    """Put the tile that moves on the first space of a row, and let that space act (D11)."""
    tile, space = match[TILE], SPACES + row * LONGEST
    match[TILE], match[EMPTIED] = NONE, 0
    _lie(match, tile, space)
    act(match, tile, space, False, 0)
