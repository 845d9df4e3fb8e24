"""Where everything of a match of nimmt lies in the kernel: one line of small numbers, and any State written so.

Of a row lies there what the next card needs: its end and its length; and what lies before the end, two cards to a
number. A card that was chosen waits in the last place of its hand. Free places are noughts.
"""

import numpy as np

from stado.games.nimmt.state import HAND as CARDS
from stado.games.nimmt.state import ROWS, AskCards, AskDraft, AskRow, Marker, Options, Place, State
from stado.kernels.kernel import CHANCE, OVER, Match
from stado.kit.bullheads import BULLHEADS, DECK, bullheads

SEATS, HAND, DECK_SIZE = 10, CARDS, len(DECK)
PROFESSIONALS = 6  # the most players of that variant (P1)
ASK_CARDS, ASK_ROW, ASK_DRAFT = 1, 2, 3
FANS = (None, "even_odd", "hill", "cow", "flip")
NO_FAN, EVEN_ODD, HILL, COW, FLIP = range(len(FANS))
FLIP_ONCE = len(FANS)  # the same, but a flipper is gone for the game (Z6)
FLIPPED = 128  # added to a card that waits flipped
PAIR = 256  # in a number for two cards the later one counts so much
OPEN_BITS = 8  # open cards in a number

HEADS = np.array(BULLHEADS, np.int16)

PLAYERS, PROFESSIONAL, FAN, TARGET, ROUNDS = range(5)  # the options; a nought is none
ASKED, QUESTION = 5, 6  # the seat that is asked, or OVER, or CHANCE
LEFT = 7  # cards in each hand of those who have yet to choose; while cards are picked, the open ones
PLAYED, FIRST = 8, 9  # complete rounds; who picks first
MARKER = 10  # the row with the fan card; ROWS more where it points down
FLIPPERS = 11  # a bit for each seat that has one
ENDS = 12  # by row; with what follows as many places as the deck has cards
HANDS = ENDS + ROWS  # each ascending; behind those that are dealt what is out of the round
OPEN = HANDS + PROFESSIONALS * HAND  # there, a bit for each card that may be picked (P2)
LENGTHS = ENDS + DECK_SIZE  # by row
BEFORE = LENGTHS + ROWS  # by row: two numbers for the four cards that may lie before its end
SCORES = BEFORE + 2 * ROWS  # of the complete rounds
POINTS = SCORES + SEATS  # bullheads of this one
TOOK = POINTS + SEATS
SIZE = TOOK + 1


def start(players: int, options: Options) -> Match:
    """Return a match before its first deal."""
    match = np.zeros(SIZE, np.int16)
    match[PLAYERS], match[PROFESSIONAL] = players, options.variant == "professional"
    match[FAN] = FLIP_ONCE if options.fan == "flip" and options.flips == "game" else FANS.index(options.fan)
    match[TARGET], match[ROUNDS], match[ASKED] = options.target or 0, options.rounds or 0, CHANCE
    match[FLIPPERS] = (1 << players) - 1 if options.fan == "flip" else 0  # Z1
    return match


def encode(state: State, players: int) -> Match:
    """Return a state of the rules as a match."""
    match = start(players, state.options)
    match[PLAYED], match[FIRST] = state.round - bool(state.agenda), state.first
    match[FLIPPERS] = sum(1 << seat for seat, kept in enumerate(state.flippers) if kept)
    match[MARKER] = _marker(state.marker)
    match[SCORES : SCORES + players] = state.scores
    match[POINTS : POINTS + players] = list(map(bullheads, state.piles)) if state.agenda else 0
    _write_hands(match, state)
    _write_question(match, state)
    for row, cards in enumerate(state.rows):
        _write_row(match, row, cards)
    return match


def _marker(marker: Marker | None) -> int:
    return 0 if marker is None else marker.row + ROWS * (marker.points == "down")


def _write_hands(match: Match, state: State) -> None:
    for seat, hand in enumerate(state.hands):
        at = HANDS + seat * HAND
        match[at : at + len(hand)] = hand
    stock = _as_many(state.stock, LENGTHS - HANDS - len(state.hands) * HAND)
    beyond = HANDS + len(state.hands) * HAND
    match[beyond : beyond + len(stock)] = stock
    for card in state.open:
        match[OPEN + card // OPEN_BITS] |= 1 << card % OPEN_BITS


def _as_many(stock: list[int], room: int) -> list[int]:
    """Return the stock, or where a position leaves more out of the round than any deal does, some from all over it."""
    return stock if len(stock) <= room else [stock[place * len(stock) // room] for place in range(room)]


def _write_question(match: Match, state: State) -> None:
    match state.agenda[-1:]:
        case [AskDraft(seat)]:
            match[QUESTION], match[ASKED], match[LEFT] = ASK_DRAFT, seat, len(state.open)
        case [AskCards()]:
            match[QUESTION], match[ASKED], match[LEFT] = ASK_CARDS, 0, len(state.hands[0])
        case [AskRow(seat)]:
            match[QUESTION], match[ASKED], match[LEFT] = ASK_ROW, seat, len(state.hands[0])
        case _:
            match[ASKED] = OVER
    for task in state.agenda:
        if isinstance(task, Place | AskRow):
            match[HANDS + (task.seat + 1) * HAND - 1] = task.card + FLIPPED * task.flip


def _write_row(match: Match, row: int, cards: list[int]) -> None:
    *before, match[ENDS + row] = cards
    match[LENGTHS + row] = len(cards)
    for place, card in enumerate(before):
        match[BEFORE + 2 * row + place // 2] += card * (PAIR if place % 2 else 1)
