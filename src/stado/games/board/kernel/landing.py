"""Where a due tile comes to lie in the kernel of the board game, as `landing.py` has it. Nothing is changed here."""

from stado.games.board.kernel.cells import (
    AIM,
    BY_GOOD,
    BY_LUCKY,
    BY_PLUS5,
    BY_SKIPS,
    LENGTHS,
    SKIPS,
    SPACES,
    TILE_MASK,
    row_of,
    shown_on,
    tile_on,
)
from stado.games.board.kernel.signs import NO_SPACE, TAKE, TAKE_TILES
from stado.games.board.layout import LONGEST
from stado.kernels.compiled import compiled
from stado.kernels.kernel import Match

NOWHERE = 0  # in place of a space


@compiled
def is_open(match: Match, row: int, stops: int) -> bool:
    """Say whether there are tiles in a row without a Stop token (D12)."""
    return match[LENGTHS + row] > 0 and stops >> row & 1 == 0


@compiled
def end(match: Match, row: int) -> int:
    """Return the last tile of an active row."""
    return tile_on(match, SPACES + row * LONGEST + match[LENGTHS + row] - 1)


@compiled
def is_last(match: Match, space: int) -> bool:
    """Say whether a space takes its row (D6)."""
    return TAKE <= shown_on(match, space) <= TAKE_TILES


@compiled
def is_in_front(plan: int) -> bool:
    """Say whether a tile goes before a row."""
    return plan & AIM > LONGEST


@compiled
def landing(match: Match, tile: int, plan: int, stops: int) -> int:
    """Return the space where a tile lands with the cards played for it; nowhere if these cannot be."""
    aim, skips = plan & AIM, plan >> BY_SKIPS & SKIPS
    if aim > LONGEST:
        row = aim - LONGEST - 1
        fits = skips == 0 and is_open(match, row, stops) and tile_on(match, SPACES + row * LONGEST) > tile
        return SPACES + row * LONGEST if fits else NOWHERE
    if aim == 0:
        row = row_for(match, tile, stops)
    else:
        row = aim - 1
        if not is_open(match, row, stops) or end(match, row) > tile:
            return NOWHERE
    return _behind(match, row, skips)


@compiled
def _behind(match: Match, row: int, skips: int) -> int:
    space = match[LENGTHS + row] + skips
    if space >= LONGEST or shown_on(match, SPACES + row * LONGEST + space) == NO_SPACE:
        return NOWHERE
    return SPACES + row * LONGEST + space


@compiled
def row_for(match: Match, tile: int, stops: int) -> int:
    """Return the row with the nearest lower end (D3), or else with the highest end (D4)."""
    nearest, below, highest, top = 0, 0, 0, 0
    for row in range(LONGEST):
        if is_open(match, row, stops):
            last = end(match, row)
            nearer, higher = (below < last) & (last < tile), top < last  # with no branch, for nobody can predict it
            nearest, below = row if nearer else nearest, last if nearer else below
            highest, top = row if higher else highest, last if higher else top
    return nearest if below > 0 else highest


@compiled
def fits(match: Match, tile: int, plan: int, good: int, stops: int) -> bool:
    """Say whether a tile can be placed, and a lucky card played for it counts."""
    if plan == 0:
        return True  # by D3 or D4: two rows are open at least, and the last space of none is covered
    space, lucky = landing(match, tile, plan, stops), plan >> BY_LUCKY
    if space == NOWHERE:
        return False
    if lucky == BY_PLUS5:
        return not is_last(match, space) and not is_in_front(plan)
    if lucky == BY_GOOD:
        return is_last(match, space) and _has_both(match, row_of(space), good)
    return True


@compiled
def _has_both(match: Match, row: int, good: int) -> bool:
    """Say whether two tiles that should count plus lie in a row; none are given before they are chosen."""
    found, first = 0, SPACES + row * LONGEST
    for space in range(first, first + match[LENGTHS + row]):
        found += good > 0 and is_one_of(good, tile_on(match, space))
    return good == 0 or found == 2


@compiled
def is_one_of(good: int, tile: int) -> bool:
    """Say whether a tile is one of the two that count plus; a gap never is."""
    return tile > 0 and (tile == good & TILE_MASK or tile == good >> 7)
