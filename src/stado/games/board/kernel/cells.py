"""Where everything of a match of the board game lies in the kernel: one line of small numbers, the board among them.

A space is one number, what it shows and the tile on it. A tile is one number too, where it is; for those that are
placed before all others, what cards have been played for it. So there is no queue: the lowest is next.
"""

from functools import cache
from typing import get_args

import numpy as np
from msgspec.structs import astuple

from stado.games.board.kernel.signs import number_of
from stado.games.board.layout import LONGEST, SIDES, TILES
from stado.games.board.state import Action, LuckyKind, Options
from stado.kernels.compiled import compiled
from stado.kernels.kernel import CHANCE, Match

SEATS, END = 6, TILES.stop  # the last tile is the one before
KINDS, LUCKY_KINDS = len(get_args(Action)), len(get_args(LuckyKind))
STOP, SWAP, SKIP, FRONT, ANY, MORE = range(KINDS)
PLUS5, GOOD_COWS = range(LUCKY_KINDS)
CLOVER_WORD = 15  # clovers told by one number, a bit for each score below nought

# What is asked, of chance or of a seat; a composed choice is asked for tile by tile.
DEAL, REFILL, DRAW, NOTHING = range(4)
ASK_TILE, ASK_TWO, ASK_FIRST, ASK_SECOND, ASK_BEFORE, ASK_GOOD, ASK_OTHER_GOOD, ASK_GAIN, ASK_ROW = range(4, 13)

# Where a tile is; a seat is added where it is someone's. FIRST are the speaker's that are placed before all others: to
# that a plan is added, what has been played for the tile.
UNDRAWN, GONE, LIES, WAITS, HELD, KNOWN, CHOSEN, _KNOWN_AND_CHOSEN, FIRST = range(0, 72, 8)
OWNER, SEEN = 7, KNOWN - HELD  # bits: whose, and whether everyone knows
CHOICE = CHOSEN - HELD

# A plan: a row of Any row, from 1, or behind these of In front; skips; a lucky card.
AIM, BY_SKIPS, SKIPS, BY_LUCKY = 31, 5, 15, 9
BY_NOTHING, BY_PLUS5, BY_GOOD, VOID_PLUS5, VOID_GOOD = range(5)

BY_SIGN, TILE_MASK = 7, 127  # bits below what a space shows: the tile on it
BY_COWS, COWS_MASK = 8, 255  # bits of a tile's cows, two tiles in a number

PLAYERS, ADVANCED, LUCKY, QUESTION, ASKED = range(5)
SPEAKER, TILE = 5, 6  # whose tile is placed; that tile, or the one that moves on to another row, or one picked of two
EMPTIED = 7  # the row that the tile comes from that moves on, from 1
AHEAD = 8  # tiles that are FIRST
GAINS, OWED_TILES, OWED_CARDS = 9, 10, 11  # what the speaker is still to pick, or to draw
SUPPLY, STOPS, TWOS = 12, 13, 14  # tiles left; a bit for each row with a token, with a space of two tiles
CLOVERS = 15
SPACES = CLOVERS + 3  # by row
LENGTHS = SPACES + LONGEST * LONGEST  # spaces of each row that lie behind a tile or under one
COWS = LENGTHS + LONGEST
TILES_AT = COWS + len(TILES) // 2 - 1  # there is no tile 0
GOOD = TILES_AT + len(TILES)  # by tile that waits: the two that count plus, by Good cows
ACTIONS = GOOD + len(TILES) + 1  # by seat, then kind; then the stack and the discard
STACK, DISCARD = ACTIONS + SEATS * KINDS, ACTIONS + (SEATS + 1) * KINDS
LUCKIES = DISCARD + KINDS  # by seat, then kind; then those that lie in their stacks
LEFT = LUCKIES + SEATS * LUCKY_KINDS
SCORES = LEFT + LUCKY_KINDS
SIZES = SCORES + SEATS  # of the hands
TOOK = SIZES + SEATS
SIZE = TOOK + 1


def start(players: int, options: Options) -> Match:
    """Return a match that is still to be dealt."""
    match = np.array(_board(options), np.int16)
    match[PLAYERS], match[ASKED] = players, CHANCE
    return match


@cache
def _board(options: Options) -> list[int]:
    """Return a match in which nothing is but the options and the board."""
    numbers, board = [0] * SIZE, options.board
    numbers[ADVANCED], numbers[LUCKY] = SIDES.index(options.side), options.lucky
    for row, spaces in enumerate(options.spaces):
        numbers[TWOS] |= ("2T" in spaces) << row
        first = SPACES + row * LONGEST
        numbers[first : first + len(spaces)] = [number_of(sign) << BY_SIGN for sign in spaces]
    for place, tile in enumerate(TILES):
        numbers[COWS + place // 2] |= board.cows_on(tile) << BY_COWS * (place % 2)
    for clover in board.clovers:
        numbers[CLOVERS + -clover // CLOVER_WORD] |= 1 << -clover % CLOVER_WORD
    numbers[LEFT : LEFT + LUCKY_KINDS] = astuple(board.lucky)
    if options.side == "advanced":
        numbers[STACK : STACK + KINDS] = astuple(board.actions)
    return numbers


@compiled
def cows_on(match: Match, tile: int) -> int:
    """Return the cows printed on a tile."""
    return match[COWS + (tile - 1) // 2] >> BY_COWS * ((tile - 1) % 2) & COWS_MASK


@compiled
def shown_on(match: Match, space: int) -> int:
    """Return what a space shows."""
    return match[space] >> BY_SIGN


@compiled
def tile_on(match: Match, space: int) -> int:
    """Return the tile on a space, or nought."""
    return match[space] & TILE_MASK


@compiled
def row_of(space: int) -> int:
    """Return in which row a space lies."""
    return (space - SPACES) // LONGEST
