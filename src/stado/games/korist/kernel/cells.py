"""Where everything of a match of korist lies in the kernel: one line of small numbers, and any State written so.

A layer is one number (its value, its cards of that value, its jokers); the layers of all seats lie one behind another.
"""

import numpy as np

from stado.games.korist.scoring import scores as scores_of
from stado.games.korist.state import (
    COPIES,
    HIGHEST,
    JOKER,
    JOKERS,
    SUPPLY,
    Agenda,
    AskDraw,
    AskExtra,
    AskLay,
    AskPlunder,
    AskReturn,
    AskShadow,
    Options,
    State,
)
from stado.kernels.kernel import CHANCE, OVER, Match

SEATS, FACES, CARDS = 5, HIGHEST + 1, HIGHEST * COPIES + JOKERS
LEVELS = ("basic", "advanced", "expert")
BASIC, EXPERT = 0, 2
_ASKS = (AskLay, AskShadow, AskPlunder, AskReturn, AskDraw, AskExtra)
NOTHING, ASK_LAY, ASK_SHADOW, ASK_PLUNDER, ASK_RETURN, ASK_DRAW, ASK_EXTRA = range(1 + len(_ASKS))  # what is asked
BY_CARDS, BY_JOKERS, PART = 4, 8, 15  # of a layer: bits below its cards of its value, and below its jokers

PLAYERS, LEVEL = 0, 1
ASKED = 2  # the seat that is asked, or OVER, or CHANCE
QUESTION, TURN = 3, 4
VICTIM, LEFT = 5, 6  # whose layer may be plundered; how many cards are still to be drawn
VICTIMS = 7  # a bit for each seat that is to be plundered after this question
STOCK_SIZE, SUPPLY_SIZE = 8, 9
HAND_SIZES = 10
LAID = HAND_SIZES + SEATS  # cards in layers, by seat
DEPTHS = LAID + SEATS  # layers, by seat
HANDS = DEPTHS + SEATS  # by seat, then face
KNOWN = HANDS + SEATS * FACES  # of these, what everyone has seen going there
DISCARD = KNOWN + SEATS * FACES  # by face, as the next
SHADOWED = DISCARD + FACES
BOTTOMS = SHADOWED + FACES  # the lowest card of each pile of the supply
HIGHS = BOTTOMS + SUPPLY  # 13s on it
JOKERS_ON = HIGHS + SUPPLY
LAYERS = JOKERS_ON + SUPPLY  # those of seat 0 first, the last of each seat is its top
STOCK = LAYERS + CARDS  # the last is the top
PLUNDERED = STOCK + CARDS
SIZE = PLUNDERED + 2


def start(players: int, options: Options) -> Match:
    """Return a match before its deal."""
    match = np.zeros(SIZE, np.int16)
    match[PLAYERS], match[LEVEL], match[ASKED] = players, LEVELS.index(options.level), CHANCE
    return match


def encode(state: State, players: int) -> Match:
    """Return a state of the rules as a match."""
    match = start(players, state.options)
    match[TURN], match[STOCK_SIZE] = state.turn, len(state.stock)
    match[STOCK : STOCK + len(state.stock)] = state.stock[::-1]
    match[DISCARD:SHADOWED], match[SHADOWED:BOTTOMS] = _by_face(state.discard), _by_face(state.shadow)
    _encode_question(match, state)
    _encode_supply(match, state.supply)
    _encode_seats(match, state)
    return match


def _by_face(cards: list[int]) -> list[int]:
    return [cards.count(face) for face in range(FACES)]


def _encode_question(match: Match, state: State) -> None:
    match[ASKED] = OVER
    for task in state.agenda:
        if isinstance(task, AskPlunder):
            match[VICTIMS] |= 1 << task.victim
    if state.agenda:
        asked = state.agenda[-1]
        match[QUESTION], match[ASKED] = 1 + _ASKS.index(type(asked)), getattr(asked, "seat", state.turn)
        _encode_asked(match, asked)


def _encode_asked(match: Match, asked: Agenda) -> None:
    if isinstance(asked, AskPlunder):
        match[VICTIM] = asked.victim
        match[VICTIMS] -= 1 << asked.victim
    if isinstance(asked, AskDraw):
        match[LEFT] = asked.left


def _encode_supply(match: Match, supply: list[list[int]]) -> None:
    match[SUPPLY_SIZE] = len(supply)
    for slot, pile in enumerate(supply):
        match[BOTTOMS + slot] = pile[0]
        match[HIGHS + slot], match[JOKERS_ON + slot] = pile[1:].count(HIGHEST), pile[1:].count(JOKER)


def _encode_seats(match: Match, state: State) -> None:
    end = LAYERS
    for seat, layers in enumerate(state.layers):
        match[HAND_SIZES + seat], match[DEPTHS + seat] = len(state.hands[seat]), len(layers)
        match[LAID + seat] = scores_of(state)[seat] + len(state.hands[seat])
        match[HANDS + seat * FACES : HANDS + (seat + 1) * FACES] = _by_face(state.hands[seat])
        match[KNOWN + seat * FACES : KNOWN + (seat + 1) * FACES] = _by_face(state.known[seat])
        match[end : end + len(layers)] = [_encoded(layer) for layer in layers]
        end += len(layers)


def _encoded(layer: list[int]) -> int:
    jokers = layer.count(JOKER)
    return max(layer) | (len(layer) - jokers) << BY_CARDS | jokers << BY_JOKERS


def drawn(match: Match, encoded: Match) -> None:
    """Take over the deal: there is only one, and it is the whole table."""
    match[ASKED:] = encoded[ASKED:]
