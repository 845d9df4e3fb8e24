"""Any State of the board game written as a match of the kernel, and what chance decided taken over from one."""

from collections import Counter
from itertools import takewhile
from typing import Any, get_args

import numpy as np

from stado.games.board.kernel.cells import (
    ACTIONS,
    AHEAD,
    ASK_BEFORE,
    ASK_GAIN,
    ASK_ROW,
    ASK_TILE,
    ASK_TWO,
    ASKED,
    BY_LUCKY,
    BY_NOTHING,
    BY_SIGN,
    BY_SKIPS,
    DEAL,
    DISCARD,
    EMPTIED,
    FIRST,
    GAINS,
    GONE,
    GOOD,
    HELD,
    KINDS,
    KNOWN,
    LEFT,
    LENGTHS,
    LIES,
    LUCKIES,
    LUCKY_KINDS,
    NOTHING,
    OWED_CARDS,
    OWED_TILES,
    QUESTION,
    REFILL,
    SCORES,
    SIZES,
    SPACES,
    SPEAKER,
    STACK,
    STOPS,
    SUPPLY,
    TILE,
    TILES_AT,
    UNDRAWN,
    WAITS,
    start,
)
from stado.games.board.kernel.deal import stacked, take_card, take_from_supply
from stado.games.board.kernel.round import ask_tiles, go_on
from stado.games.board.kernel.tiles import receive
from stado.games.board.layout import LONGEST, TILES
from stado.games.board.state import Action, AskBefore, AskGain, AskRow, AskTiles, Due, LuckyKind, State
from stado.kernels.kernel import OVER, Match

_ACTIONS, _LUCKIES = get_args(Action), get_args(LuckyKind)


def encode(state: State, players: int) -> Match:
    """Return a state of the rules as a match."""
    numbers: list[int] = start(players, state.options).tolist()
    numbers[SUPPLY], numbers[STOPS] = len(state.supply), sum(1 << row for row in state.stop)
    _write_rows(numbers, state)
    _write_cards(numbers, state)
    _write_hands(numbers, state)
    _write_question(numbers, state)
    _write_waiting(numbers, state)
    return np.array(numbers, np.int16)


def _write_rows(numbers: list[int], state: State) -> None:
    for tile in state.gone:
        numbers[TILES_AT + tile] = GONE
    for row, tiles in enumerate(state.rows):
        numbers[LENGTHS + row] = len(tiles)
        for space, lying in enumerate(tiles, start=SPACES + row * LONGEST):
            if lying is not None:
                numbers[space] |= lying
                numbers[TILES_AT + lying] = LIES


def _write_cards(numbers: list[int], state: State) -> None:
    for seat, actions in enumerate(state.actions):
        _count(numbers, ACTIONS + seat * KINDS, actions, _ACTIONS)
    _count(numbers, STACK, state.action_stack, _ACTIONS)
    _count(numbers, DISCARD, state.action_discard, _ACTIONS)
    for seat, luckies in enumerate(state.lucky):
        _count(numbers, LUCKIES + seat * LUCKY_KINDS, luckies, _LUCKIES)
        for kind in luckies:
            numbers[LEFT + _LUCKIES.index(kind)] -= 1


def _count(numbers: list[int], at: int, cards: list[Any], kinds: tuple[Any, ...]) -> None:
    counted = Counter(cards)
    numbers[at : at + len(kinds)] = [counted[kind] for kind in kinds]


def _write_hands(numbers: list[int], state: State) -> None:
    for seat, hand in enumerate(state.hands):
        numbers[SCORES + seat], numbers[SIZES + seat] = state.scores[seat], len(hand)
        for tile in hand:
            numbers[TILES_AT + tile] = (KNOWN if tile in state.known[seat] else HELD) + seat


def _write_question(numbers: list[int], state: State) -> None:
    numbers[QUESTION], numbers[ASKED], numbers[SPEAKER] = _question(state)
    numbers[GAINS] = sum(isinstance(task, AskGain) for task in state.agenda)
    for task in state.agenda:
        if isinstance(task, AskRow):
            numbers[TILE], numbers[EMPTIED], numbers[TILES_AT + task.tile] = task.tile, task.emptied + 1, LIES


def _question(state: State) -> tuple[int, int, int]:
    """Return what is asked, of whom, and whose tile is placed."""
    match state.agenda[-1:]:
        case [AskTiles(two)]:
            return ASK_TWO if two else ASK_TILE, 0, 0
        case [AskBefore(seat)]:
            return ASK_BEFORE, seat, seat
        case [AskGain(seat)]:
            return ASK_GAIN, seat, seat
        case [AskRow(seat)]:
            return ASK_ROW, seat, seat
        case _:
            return NOTHING, OVER, 0


def _write_waiting(numbers: list[int], state: State) -> None:
    """Write what waits to be placed; the speaker's that no other's comes before are first."""
    dues = [task for task in reversed(state.agenda) if isinstance(task, Due)]
    first = list(takewhile(lambda due: due.seat == numbers[SPEAKER], dues))
    for due in dues:
        numbers[TILES_AT + due.tile] = WAITS + due.seat
    for due in first:
        numbers[TILES_AT + due.tile] = FIRST + _plan(due)
        numbers[GOOD + due.tile] = 0 if due.void or not due.good else due.good[1] << BY_SIGN | due.good[0]
    numbers[AHEAD] = len(first)
    if numbers[QUESTION] == ASK_BEFORE:
        numbers[TILE] = dues[0].tile


def _plan(due: Due) -> int:
    aim = 0 if due.row is None else 1 + due.row
    aim = aim if due.front is None else 1 + LONGEST + due.front
    lucky = BY_NOTHING if due.lucky is None else 1 + _LUCKIES.index(due.lucky) + due.void * len(_LUCKIES)
    return aim | due.skips << BY_SKIPS | lucky << BY_LUCKY


def drawn(match: Match, encoded: Match) -> None:
    """Take over what chance decided: the deal, the second twelve tiles, or what was drawn."""
    if match[QUESTION] == DEAL:
        match[:] = encoded
    elif match[QUESTION] == REFILL:
        for tile in _new_tiles(match, encoded):
            receive(match, tile, encoded[TILES_AT + tile] - HELD, False)
        match[SUPPLY] = 0
        ask_tiles(match)
    else:
        _draw_tiles(match, encoded)
        _draw_cards(match, encoded)
        go_on(match)


def _new_tiles(match: Match, encoded: Match) -> list[int]:
    return [tile for tile in TILES if match[TILES_AT + tile] == UNDRAWN != encoded[TILES_AT + tile]]


def _draw_tiles(match: Match, encoded: Match) -> None:
    own = {kind + match[SPEAKER] for kind in (HELD, KNOWN)}  # known when the game is over
    new = [tile for tile in _new_tiles(match, encoded) if encoded[TILES_AT + tile] in own]
    for tile in new[: match[OWED_TILES]]:
        take_from_supply(match, tile)
    match[OWED_TILES] = 0


def _draw_cards(match: Match, encoded: Match) -> None:
    own = slice(ACTIONS + match[SPEAKER] * KINDS, ACTIONS + (match[SPEAKER] + 1) * KINDS)
    new = np.repeat(
        np.arange(KINDS), np.maximum(encoded[own] - match[own], 0)
    )  # whoever has one is asked before the next
    for kind in new[: match[OWED_CARDS]]:
        stacked(match)
        take_card(match, match[SPEAKER], kind)
    match[OWED_CARDS] = 0
