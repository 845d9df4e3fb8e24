"""The deal in the kernel of buffalo: the hands, the buffalo's stack, the rows and the special cards."""

import numpy as np

from stado.games.buffalo.kernel.cells import (
    HANDS,
    HELD,
    HERD_STACK,
    LEFT,
    LENGTHS,
    LYING,
    OPEN,
    PLAYERS,
    ROOM,
    SEEN,
    SIZES,
    STACK,
    STACKED,
    TALLIES,
)
from stado.games.buffalo.kernel.uses import begin_turn
from stado.games.buffalo.state import COPIES, HAND, KINDS, ROWS, SPECIALS
from stado.games.buffalo.state import OPEN as FACE_UP
from stado.kernels.chance import Chance, shuffle
from stado.kernels.compiled import compiled
from stado.kernels.heaps import insert
from stado.kernels.kernel import Match
from stado.kernels.places import clear
from stado.kit.bullheads import DECK

SPECIAL_CARDS = np.array([0, *SPECIALS.values()], np.int16)  # by players (B1)
CARDS_THERE_ARE, SPECIALS_THERE_ARE = len(DECK), len(KINDS) * COPIES


@compiled
def deal(match: Match, chance: Chance) -> None:
    """Deal the hands, the buffalo's stack, the rows and the special cards (B1)."""
    deck, players = SEEN + 1, match[PLAYERS]  # shuffled where afterwards is told who saw what
    for card in range(CARDS_THERE_ARE):
        match[deck + card] = card + 1
    shuffle(match, deck, CARDS_THERE_ARE, (players + 1) * HAND + ROWS, chance)
    for owner in range(players):
        _deal_hand(match, owner, deck + owner * HAND)
    for card in range(HAND):
        match[HERD_STACK + card] = match[deck + players * HAND + card]
    match[LEFT] = HAND
    _start_rows(match, deck + (players + 1) * HAND)
    _deal_specials(match, chance)
    begin_turn(match)


@compiled
def _deal_hand(match: Match, owner: int, cards: int) -> None:
    for card in range(HAND):
        insert(match, HANDS + owner * HELD, card, match[cards + card])
    match[SIZES + owner] = HAND


@compiled
def _start_rows(match: Match, cards: int) -> None:
    for row in range(ROWS):
        match[LYING + row * ROOM], match[LENGTHS + row] = match[cards + row], 1
    clear(match, SEEN, TALLIES)
    for row in range(ROWS):
        match[SEEN + match[LYING + row * ROOM]] = 1


@compiled
def _deal_specials(match: Match, chance: Chance) -> None:
    game = SPECIAL_CARDS[match[PLAYERS]]
    for card in range(SPECIALS_THERE_ARE):
        match[STACK + card] = card // COPIES
    shuffle(match, STACK, SPECIALS_THERE_ARE, game, chance)
    match[STACKED] = max(game - FACE_UP, 0)
    for card in range(match[STACKED], game):
        match[OPEN + match[STACK + card]] += 1
    clear(match, STACK + match[STACKED], STACK + SPECIALS_THERE_ARE)
