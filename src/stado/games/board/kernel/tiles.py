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
from stado.kernels.compiled import compiled
from stado.kernels.kernel import Match

NONE = 0  # in place of a tile


@compiled
def is_held(match: Match, tile: int, owner: int) -> bool:
    """Say whether a tile is in a hand and not chosen."""
    return match[TILES_AT + tile] & ~SEEN == HELD + owner


@compiled
def choose(match: Match, tile: int) -> None:
    """Choose a tile; it stays in the hand till all have chosen."""
    match[TILES_AT + tile] += CHOICE


@compiled
def reveal(match: Match) -> None:
    """Let all tiles that were chosen wait to be placed, the lowest first (D2)."""
    for tile in range(1, END):
        where = match[TILES_AT + tile]
        if CHOSEN <= where < FIRST:
            match[TILES_AT + tile] = WAITS + (where & OWNER)
            match[SIZES + (where & OWNER)] -= 1


@compiled
def find_next(match: Match, lowest: int) -> int:
    """Find the tile that is placed next, and whose it is; none below the lowest may wait. Return the lowest after."""
    if match[AHEAD] > 0:
        match[TILE] = lowest_ahead(match)
        return lowest
    tile = lowest
    while tile < END and not WAITS <= match[TILES_AT + tile] < HELD:
        tile += 1
    if tile == END:
        match[TILE] = NONE
        return END
    match[TILE], match[SPEAKER] = tile, match[TILES_AT + tile] & OWNER
    return _put_ahead_from(match, tile)


@compiled
def lowest_ahead(match: Match) -> int:
    """Return the lowest tile that is placed before all others."""
    tile = 1
    while match[TILES_AT + tile] < FIRST:
        tile += 1
    return tile


@compiled
def _put_ahead_from(match: Match, first: int) -> int:
    """Let a tile be placed, and those of its owner that no other's comes before; return the tile of that other."""
    for tile in range(first, END):
        where = match[TILES_AT + tile]
        if WAITS <= where < HELD:
            if where & OWNER != match[SPEAKER]:
                return tile
            put_ahead(match, tile)
    return END


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
    for tile in range(1, END):
        if is_held(match, tile, owner):
            match[TILES_AT + tile] = KNOWN + owner
            cows += cows_on(match, tile)
    return cows
