"""The tiles in the kernel of the board game: hands, what was chosen, and which is placed next."""

from stado.games.board.kernel.cells import (
    AHEAD,
    CHOICE,
    CHOSEN,
    END,
    FIRST,
    GONE,
    HELD,
    KNOWN,
    LIES,
    OWNER,
    SEEN,
    SIZES,
    SPEAKER,
    TILE,
    TILES_AT,
    WAITS,
    cows_on,
)
from stado.kernels.bits import lowest, without_lowest
from stado.kernels.compiled import compiled, inlined
from stado.kernels.kernel import Match

NONE = 0  # in place of a tile
HALVES, HALF = 2, (END - 1) // 2  # of all tiles: as many as are looked at at once


@inlined
def tiles_where(match: Match, half: int, told: int, where: int) -> int:
    """Return the tiles of a half that are somewhere, as bits: all are looked at in a few instructions."""
    bits, first = 0, TILES_AT + 1 + half * HALF
    for tile in range(HALF):
        bits |= int(match[first + tile] & told == where) << tile
    return bits


@inlined
def lowest_tile(bits: int, half: int) -> int:
    """Return the lowest of some tiles of a half."""
    return 1 + half * HALF + lowest(bits)


@inlined
def hand(match: Match, owner: int, half: int) -> int:
    """Return the tiles of a half that are in a hand and not chosen, as bits."""
    return tiles_where(match, half, ~SEEN, HELD + owner)


@compiled
def choose(match: Match, tile: int) -> None:
    """Choose a tile; it stays in the hand till all have chosen."""
    match[TILES_AT + tile] += CHOICE


@compiled
def reveal(match: Match) -> None:
    """Let all tiles that were chosen wait to be placed, the lowest first (D2)."""
    for half in range(HALVES):
        bits = tiles_where(match, half, ~(OWNER | SEEN), CHOSEN)
        while bits != 0:
            at = TILES_AT + lowest_tile(bits, half)
            owner = match[at] & OWNER
            match[at] = WAITS + owner
            match[SIZES + owner] -= 1
            bits = without_lowest(bits)


@compiled
def find_next(match: Match) -> None:
    """Find the tile that is placed next, if any waits, and whose it is."""
    if match[AHEAD] > 0:
        match[TILE] = lowest_ahead(match)
    else:
        match[TILE] = _put_next_ahead(match)


@compiled
def lowest_ahead(match: Match) -> int:
    """Return the lowest tile that is placed before all others."""
    tile = 1
    while match[TILES_AT + tile] < FIRST:
        tile += 1
    return tile


@compiled
def _put_next_ahead(match: Match) -> int:
    """Let the lowest waiting tile be placed, and those of its owner that no other's comes before; return the lowest."""
    next_one = NONE
    for half in range(HALVES):
        bits = tiles_where(match, half, ~OWNER, WAITS)
        while bits != 0:
            tile = lowest_tile(bits, half)
            owner = match[TILES_AT + tile] & OWNER
            if next_one == NONE:
                next_one, match[SPEAKER] = tile, owner
            elif owner != match[SPEAKER]:
                return next_one
            put_ahead(match, tile)
            bits = without_lowest(bits)
    return next_one


@compiled
def put_ahead(match: Match, tile: int) -> None:
    """Let a tile of the speaker's be placed before all that others have."""
    match[TILES_AT + tile] = FIRST
    match[AHEAD] += 1


@compiled
def lie_down(match: Match, tile: int) -> None:
    """Let a tile wait no longer: it lies on the board."""
    match[TILES_AT + tile] = LIES
    match[AHEAD] -= 1


@compiled
def receive(match: Match, tile: int, owner: int, seen: bool) -> None:
    """Move a tile into a hand."""
    match[TILES_AT + tile] = (KNOWN if seen else HELD) + owner
    match[SIZES + owner] += 1


@compiled
def leave_game(match: Match, tile: int) -> None:
    """Move a tile out of the game."""
    match[TILES_AT + tile] = GONE


@compiled
def turn_up(match: Match, owner: int) -> int:
    """Show all what is left in a hand; return how many cows that is (D13)."""
    cows = 0
    for half in range(HALVES):
        bits = hand(match, owner, half)
        while bits != 0:
            tile = lowest_tile(bits, half)
            match[TILES_AT + tile] = KNOWN + owner
            cows += cows_on(match, tile)
            bits = without_lowest(bits)
    return cows
