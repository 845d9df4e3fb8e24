"""What an action is worth to the bot `greedy`, in the kernel of the board game, as `bots.py` has it.

A tile is valued by where it should land. All else is tried out in another row, to the end of the round; what is drawn
on the way is drawn by chance.
"""

import numpy as np

from stado.games.board.bots import ACTION_WORTH, HELD_SHARE, LUCKY_WORTH, TILE_WORTH
from stado.games.board.kernel import numbers as action_of
from stado.games.board.kernel.cards import plan_of
from stado.games.board.kernel.cells import (
    ACTIONS,
    ADVANCED,
    ASK_BEFORE,
    ASK_FIRST,
    ASK_GAIN,
    ASK_GOOD,
    ASK_SECOND,
    ASK_TILE,
    ASKED,
    CHOICE,
    DRAW,
    EMPTIED,
    END,
    GOOD_COWS,
    HELD,
    KINDS,
    LEFT,
    LENGTHS,
    LUCKIES,
    LUCKY_KINDS,
    NOTHING,
    OWNER,
    PLAYERS,
    PLUS5,
    QUESTION,
    SCORES,
    SPACES,
    STOPS,
    TILE,
    TILES_AT,
    UNDRAWN,
    cows_on,
    row_of,
    shown_on,
    tile_on,
)
from stado.games.board.kernel.deal import deal
from stado.games.board.kernel.landing import end, is_last, landing
from stado.games.board.kernel.round import advance
from stado.games.board.kernel.signs import (
    DRAW_CARD,
    DRAW_TILE,
    GREEN,
    GREENS,
    NOUGHT,
    PLAIN,
    REDS,
    TAKE,
    TAKE_TILES,
)
from stado.games.board.kernel.spaces import is_empty
from stado.games.board.kernel.tiles import HALVES, NONE, hand, lowest_tile
from stado.games.board.layout import LONGEST
from stado.kernels.bits import without_lowest
from stado.kernels.chance import Chance
from stado.kernels.compiled import compiled
from stado.kernels.kernel import Match
from stado.kernels.places import copy

_PLUS5_WORTH, _GOOD_COWS_WORTH = LUCKY_WORTH["plus5"], LUCKY_WORTH["good_cows"]


@compiled
def tried(match: Match, action: int, trial: Match, chance: Chance) -> float:
    """Value an action as `greedy` does, one that is to be followed by others by the best it can become."""
    question = match[QUESTION]
    if question <= ASK_SECOND:
        return _choice_worth(match, action)
    if action == action_of.GOOD_COWS:
        return _best_pair(match, NONE, trial, chance)
    if question == ASK_GOOD:
        return _best_pair(match, action - action_of.PICK, trial, chance)
    copy(match, trial)
    advance(trial, action)
    return _worth_after(trial, match[ASKED], chance)


@compiled
def _choice_worth(match: Match, action: int) -> float:
    """Value a tile, or one of two."""
    question, seat = match[QUESTION], match[ASKED]
    if action == action_of.TWO:
        return 0.0  # there is nothing else
    if question == ASK_FIRST:
        return _tile_worth(match, seat, action - action_of.PICK) + _best_above(match, seat, action - action_of.PICK)
    if question == ASK_SECOND:
        return _tile_worth(match, seat, match[TILE]) + _tile_worth(match, seat, action - action_of.PICK)
    return _tile_worth(match, seat, action - action_of.PLAY)


@compiled
def _best_above(match: Match, seat: int, picked: int) -> float:
    most = -np.inf
    for half in range(HALVES):
        bits = hand(match, seat, half)
        while bits != 0:
            tile = lowest_tile(bits, half)
            if tile > picked:
                most = max(most, _tile_worth(match, seat, tile))
            bits = without_lowest(bits)
    return most


@compiled
def _tile_worth(match: Match, seat: int, tile: int) -> float:
    """Return what a tile should bring, averaged over how many of the others come to lie in its row before it."""
    space = landing(match, tile, 0, match[STOPS])
    row = row_of(space)
    last = end(match, row)
    share = _share(match, seat, last + 1 if last < tile else 1, tile)
    others = (match[PLAYERS] - 1) * (1 if match[QUESTION] == ASK_TILE else 2)
    worth, ways = 0.0, 1
    for count in range(others + 1):
        worth += ways * share**count * (1 - share) ** (others - count) * _space_worth(match, tile, row, space + count)
        ways = ways * (others - count) // (count + 1)
        if is_last(match, space + count):
            return worth
    return worth


@compiled
def _share(match: Match, seat: int, low: int, high: int) -> float:
    """Return how many of the tiles that a seat cannot see are these or between them."""
    unseen, between = 0, 0
    for tile in range(1, END):
        where = match[TILES_AT + tile]
        hidden = where == UNDRAWN or (where & ~(OWNER | CHOICE) == HELD and where & OWNER != seat)
        unseen += hidden
        between += hidden and low <= tile < high
    return between / max(1, unseen)


@compiled
def _space_worth(match: Match, tile: int, row: int, space: int) -> float:
    """Value a space for one who places this tile on it (D5, D6, D11)."""
    shown = shown_on(match, space)
    if shown < PLAIN:
        return shown - NOUGHT
    if GREEN <= shown <= GREENS:
        return cows_on(match, tile) * (1 + shown - GREEN)
    if GREENS < shown <= REDS:
        return cows_on(match, tile) * (GREENS - shown)
    if shown == DRAW_CARD:
        return ACTION_WORTH
    if shown == DRAW_TILE:
        return TILE_WORTH
    if TAKE <= shown <= TAKE_TILES:
        return -_cows_in(match, row, space) * (HELD_SHARE if shown == TAKE_TILES else 1.0)
    return 0.0


@compiled
def _cows_in(match: Match, row: int, space: int) -> float:
    """Return the cows of a row up to a space, on tiles that are not there yet as many as on an average one."""
    first, every, lying = SPACES + row * LONGEST, 0, 0
    for tile in range(1, END):
        every += cows_on(match, tile)
    for at in range(first, first + match[LENGTHS + row]):
        if tile_on(match, at) != NONE:
            lying += cows_on(match, tile_on(match, at))
    return lying + (space - first - match[LENGTHS + row]) * every / (END - 1)


@compiled
def _best_pair(match: Match, picked: int, trial: Match, chance: Chance) -> float:
    """Return the most that Good cows brings, for a tile that was picked and any higher one or for any two."""
    row, most = row_of(landing(match, match[TILE], plan_of(match), match[STOPS])), -np.inf
    first = SPACES + row * LONGEST
    for at in range(first, first + match[LENGTHS + row]):
        for further in range(first, first + match[LENGTHS + row]):
            one, other = tile_on(match, at), tile_on(match, further)
            if NONE < one < other and (picked == NONE or picked == one):
                most = max(most, _pair_worth(match, one, other, trial, chance))
    return most


@compiled
def _pair_worth(match: Match, one: int, other: int, trial: Match, chance: Chance) -> float:
    copy(match, trial)
    if match[QUESTION] == ASK_BEFORE:
        advance(trial, action_of.GOOD_COWS)
    advance(trial, action_of.PICK + one)
    advance(trial, action_of.PICK + other)
    return _worth_after(trial, match[ASKED], chance)


@compiled
def _worth_after(trial: Match, seat: int, chance: Chance) -> float:
    """Return how a seat stands against the others when the round goes on with no further card."""
    while trial[QUESTION] > ASK_SECOND or trial[QUESTION] == DRAW:
        if trial[QUESTION] == DRAW:
            deal(trial, chance)
        else:
            advance(trial, _first_answer(trial))
    others = 0.0
    for owner in range(trial[PLAYERS]):
        others += _standing(trial, owner) if owner != seat else 0.0
    return _standing(trial, seat) - others / (trial[PLAYERS] - 1)


@compiled
def _first_answer(match: Match) -> int:
    """Return the lowest of the open actions when no tile is chosen."""
    if match[QUESTION] == ASK_BEFORE:
        return action_of.PLACE
    if match[QUESTION] == ASK_GAIN:
        return action_of.GAIN + (match[LEFT] == 0)
    row = 0
    while not is_empty(match, row) or row + 1 == match[EMPTIED]:
        row += 1
    return action_of.MOVE_TO + row


@compiled
def _standing(match: Match, owner: int) -> float:
    """Return the score, and while the game goes on what is held besides."""
    score = 1.0 * match[SCORES + owner]
    if match[QUESTION] == NOTHING:
        return score
    for kind in range(KINDS):
        score += ACTION_WORTH * match[ACTIONS + owner * KINDS + kind]
    lucky = LUCKIES + owner * LUCKY_KINDS
    score += _PLUS5_WORTH * match[lucky + PLUS5] + _GOOD_COWS_WORTH * match[lucky + GOOD_COWS]
    return score - HELD_SHARE * _cows_held(match, owner) if match[ADVANCED] else score


@compiled
def _cows_held(match: Match, owner: int) -> int:
    cows = 0
    for half in range(HALVES):
        bits = hand(match, owner, half)
        while bits != 0:
            cows += cows_on(match, lowest_tile(bits, half))
            bits = without_lowest(bits)
    return cows
