"""Where everything of a match of buffalo lies in the kernel: one line of small numbers, and any State written so.

The agenda is told by what is asked, of whom, about which card, and by the queue of cards that wait to be placed. Free
places are noughts, so that equal tables are equal numbers.
"""

import numpy as np

from stado.games.buffalo.specials import queue, speaker
from stado.games.buffalo.state import (
    COPIES,
    FULL_ROW,
    HAND,
    KINDS,
    ROWS,
    AskCards,
    AskOrder,
    AskReplace,
    AskRow,
    AskWindow,
    Options,
    Place,
    State,
)
from stado.kernels.kernel import CHANCE, OVER, Match
from stado.kit.bullheads import DECK, bullheads

SEATS = 6
HERD = SEATS  # where a seat is named: the buffalo
NOTHING, ASK_CARDS, ASK_WINDOW, ASK_REPLACE, ASK_ORDER, ASK_ROW = range(6)
SEVEN, STOP, SWAP, INSERT, PUSH, FIRST, LAST, ORDER = range(len(KINDS))
MOVED = (None, "first", "last")  # by a special card
STAYED, TO_FIRST, TO_LAST = range(len(MOVED))
BY_OWNER, BY_CARD = 2, 5  # bits below the owner and the card, where the queue tells of a card in one number

ROOM, QUEUED, HELD = FULL_ROW + 1, SEATS + 1, HAND + 1  # with Take 7!, with the buffalo's, with a card taken back

PLAYERS, EARLY, QUESTION, ASKED, CARD, LEAD, BEGUN, TEAM_POINTS, HERD_POINTS = range(9)
SEVENS = HERD_POINTS + 1  # by row: whether one lies there
STOPS = SEVENS + ROWS
LENGTHS = STOPS + ROWS  # cards of each row
LYING = LENGTHS + ROWS  # the rows
OPEN = LYING + ROWS * ROOM  # by kind: how many are open
USED = OPEN + len(KINDS)
STACKED = USED + len(KINDS)  # special cards in the stack
STACK = STACKED + 1  # the last is the top
WAITING = STACK + COPIES * len(KINDS)  # cards in the queue
QUEUE = WAITING + 1  # the last one is placed next
NAMED = QUEUE + QUEUED  # cards named in a new order
NAMES = NAMED + 1
CHOSEN = NAMES + QUEUED  # by seat: the card chosen face down; a place more for the reveal
LEFT = CHOSEN + QUEUED  # cards in the buffalo's stack
HERD_STACK = LEFT + 1  # the last is the top
SIZES = HERD_STACK + HAND  # of the hands
HANDS = SIZES + SEATS
SEEN = HANDS + SEATS * HELD  # by card: whether it has been face up, so that all know of it
TALLIES = SEEN + len(DECK) + 1
TOOK = TALLIES
SIZE = TALLIES + 1


def start(players: int, options: Options) -> Match:
    """Return a match that is still to be dealt."""
    match = np.zeros(SIZE, np.int16)
    match[PLAYERS], match[EARLY], match[ASKED] = players, options.early, CHANCE
    return match


def encode(state: State, players: int) -> Match:
    """Return a state of the rules as a match."""
    numbers = [0] * SIZE
    numbers[PLAYERS], numbers[EARLY] = players, state.options.early
    numbers[LEAD], numbers[BEGUN] = state.lead, state.begun
    numbers[TEAM_POINTS], numbers[HERD_POINTS] = bullheads(state.team_pile), bullheads(state.buffalo_pile)
    _write_rows(numbers, state)
    _write_specials(numbers, state)
    _write_cards(numbers, state)
    _write_agenda(numbers, state)
    return np.array(numbers, np.int16)


def _put(numbers: list[int], at: int, cards: list[int]) -> None:
    numbers[at : at + len(cards)] = cards


def _write_rows(numbers: list[int], state: State) -> None:
    for row, cards in enumerate(state.rows):
        numbers[LENGTHS + row] = len(cards)
        _put(numbers, LYING + row * ROOM, cards)
    for row in state.seven:
        numbers[SEVENS + row] = 1
    for row in state.stop:
        numbers[STOPS + row] = 1


def _write_specials(numbers: list[int], state: State) -> None:
    for kind in state.specials.open:
        numbers[OPEN + KINDS.index(kind)] += 1
    for kind in state.specials.used:
        numbers[USED + KINDS.index(kind)] += 1
    stack = [KINDS.index(kind) for kind in reversed(state.specials.stack)]
    numbers[STACKED] = len(stack)
    _put(numbers, STACK, stack)


def _write_cards(numbers: list[int], state: State) -> None:
    numbers[LEFT] = len(state.buffalo)
    _put(numbers, HERD_STACK, state.buffalo[::-1])
    for seat, hand in enumerate(state.hands):
        numbers[SIZES + seat] = len(hand)
        _put(numbers, HANDS + seat * HELD, hand)
    waiting = [task.card for task in queue(state)]
    if state.agenda and isinstance(state.agenda[-1], AskRow):
        waiting.append(state.agenda[-1].card)
    for cards in (*state.rows, *state.known, state.team_pile, state.buffalo_pile, waiting):
        for card in cards:
            numbers[SEEN + card] = 1


def _write_agenda(numbers: list[int], state: State) -> None:
    tasks = queue(state)[::-1]
    numbers[WAITING] = len(tasks)
    _put(numbers, QUEUE, list(map(_entry, tasks)))
    numbers[QUESTION], numbers[ASKED], numbers[CARD] = _question(state)
    if state.agenda and isinstance(state.agenda[-1], AskOrder):
        numbers[NAMED] = len(state.agenda[-1].cards)
        _put(numbers, NAMES, list(state.agenda[-1].cards))


def _entry(task: Place) -> int:
    owner = HERD if task.seat is None else task.seat
    return task.card << BY_CARD | owner << BY_OWNER | MOVED.index(task.moved)


def _question(state: State) -> tuple[int, int, int]:
    """Return what is asked, of whom, and about which card."""
    match state.agenda[-1:]:
        case [AskCards()]:
            return ASK_CARDS, 0, 0
        case [AskWindow()]:
            return ASK_WINDOW, speaker(state), 0
        case [AskReplace(seat, card)]:
            return ASK_REPLACE, seat, card
        case [AskOrder(seat)]:
            return ASK_ORDER, seat, 0
        case [AskRow(seat, card)]:
            return ASK_ROW, seat, card
        case _:
            return NOTHING, OVER, 0


def drawn(match: Match, encoded: Match) -> None:
    """Take over what chance decided: the deal."""
    match[:] = encoded
