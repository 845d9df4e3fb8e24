"""Rounds played against oneself and one's past in the kernel, with everything kept that there is to learn from."""

from typing import NamedTuple

import numba
import numpy as np
from numpy.typing import NDArray

from stado.games.nimmt.kernel import KERNEL
from stado.games.nimmt.kernel.cells import ASK_CARDS, ASKED, HAND, LEFT, PLAYERS, POINTS, QUESTION, SCORES
from stado.games.nimmt.mind.network import Desk, Weights, desk, draw, think, to_chances
from stado.games.nimmt.mind.rollout import answer_otherwise
from stado.games.nimmt.mind.traits import MOST, PLAY, TABLE
from stado.kernels.chance import SIZE, begin
from stado.kernels.places import copy

TURNS = HAND - 1  # in which there is a choice
_advance, _deal = KERNEL.advance, KERNEL.deal


class Lessons(NamedTuple):
    """What was met by each seat that played, by turn and seat."""

    table: NDArray[np.float32]
    plays: NDArray[np.float32]
    counts: NDArray[np.int16]
    chosen: NDArray[np.int16]
    likely: NDArray[np.float32]  # how likely it was chosen, as a logarithm
    worth: NDArray[np.float32]  # what the network thought of the table
    points: NDArray[np.float32]  # bullheads taken before the turn, and in the end
    share: NDArray[np.float32]  # of the round's victory


def room_for(seats: int) -> Lessons:
    """Return an empty book for so many seats."""
    by_turn = (TURNS, seats)
    return Lessons(
        np.zeros((*by_turn, TABLE), np.float32),
        np.zeros((*by_turn, MOST, PLAY), np.float32),
        np.zeros(by_turn, np.int16),
        np.zeros(by_turn, np.int16),
        np.zeros(by_turn, np.float32),
        np.zeros(by_turn, np.float32),
        np.zeros((TURNS + 1, seats), np.float32),
        np.zeros(seats, np.float32),
    )


@numba.njit(nogil=True)
def play_rounds(
    start: NDArray[np.int16],
    minds: tuple[Weights, ...],
    who: NDArray[np.int8],  # by seat: which of them plays there
    key: int,
    number: int,
    book: Lessons,
    match: NDArray[np.int16],
    chance: NDArray[np.uint64],
    at: Desk,
) -> None:
    """Play a round at each table, and write down what was met."""
    players = start[PLAYERS]
    for table in range(len(who) // players):
        begin(chance, key, number + table)
        copy(start, match)
        _deal(match, chance)
        while match[ASKED] >= 0:
            if match[QUESTION] != ASK_CARDS:
                _advance(match, answer_otherwise(match, chance, at))
                continue
            seat, turn = table * players + match[ASKED], HAND - match[LEFT]
            count = think(match, minds[who[seat]], at)
            if turn < TURNS:
                note(book, turn, seat, count, match, at)
            to_chances(at.likings, count, 1.0)
            play = draw(at.likings, count, chance)
            if turn < TURNS:
                book.chosen[turn, seat] = play
                book.likely[turn, seat] = np.log(at.likings[play])
            _advance(match, at.plays[play])
        _end(book, table * players, players, match)


@numba.njit(nogil=True)
def note(book: Lessons, turn: int, seat: int, count: int, match: NDArray[np.int16], at: Desk) -> None:
    """Write down what a seat is told of a table, and what it thinks of it."""
    book.counts[turn, seat] = count
    book.worth[turn, seat] = at.judged[0]
    book.points[turn, seat] = match[POINTS + match[ASKED]]
    for line in range(count):
        for number in range(PLAY):
            book.plays[turn, seat, line, number] = at.options[line, number]
    for number in range(TABLE):
        book.table[turn, seat, number] = at.told[number]


@numba.njit(nogil=True)
def _end(book: Lessons, first: int, players: int, match: NDArray[np.int16]) -> None:
    least, winners = match[SCORES], 0
    for owner in range(players):
        least = min(least, match[SCORES + owner])
    for owner in range(players):
        winners += match[SCORES + owner] == least
    for owner in range(players):
        book.points[TURNS, first + owner] = match[SCORES + owner]
        book.share[first + owner] = (match[SCORES + owner] == least) / winners


class Studio:
    """A place to play many rounds in, with rooms for seats by their number."""

    def __init__(self, seats: int) -> None:
        self.book = room_for(seats)
        self._match = np.zeros(KERNEL.size, np.int16)
        self._chance, self._desk = np.zeros(SIZE, np.uint64), desk()

    def play(
        self, start: NDArray[np.int16], minds: tuple[Weights, ...], who: NDArray[np.int8], key: int, number: int
    ) -> Lessons:
        """Play a round at each of as many tables as there are seats for."""
        play_rounds(start, minds, who, key, number, self.book, self._match, self._chance, self._desk)
        return self.book
