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
def held(match: Match, owner: int, place: int) -> int:
    """Return the tile at a place of a hand, counted from the lowest."""
    tile = 0
    while place >= 0:
        tile += 1
        place -= is_held(match, tile, owner)
    return tile


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
def find_next(match: Match) -> bool:
    """Find the tile that is placed next, and whose it is; say whether any waits."""
    if match[AHEAD] == 0:
        _put_next_ahead(match)
    match[TILE] = _lowest_ahead(match) if match[AHEAD] > 0 else NONE
    return match[AHEAD] > 0


@compiled
def _lowest_ahead(match: Match) -> int:
    tile = 1
    while match[TILES_AT + tile] < FIRST:
        tile += 1
    return tile


@compiled
def _put_next_ahead(match: Match) -> None:
    """Let the lowest waiting tile be placed, and those of its owner that no other's comes before."""
    for tile in range(1, END):
        where = match[TILES_AT + tile]
        if WAITS <= where < HELD:
            if match[AHEAD] == 0:
                match[SPEAKER] = where & OWNER
            elif match[SPEAKER] != where & OWNER:
                return
            put_ahead(match, tile)


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
