"""Learning to play as flat search does, to have its like in the league and among the opponents in imagined worlds.

Rounds of searchers are watched, then a network learns to guess what each of them chose.
"""

import time
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numba
import numpy as np
from numpy.typing import NDArray

from stado.games.nimmt.kernel import KERNEL
from stado.games.nimmt.kernel.cells import ASK_CARDS, ASKED, FLIPPED, HAND, HANDS, LEFT, PLAYERS, QUESTION, SCORES
from stado.games.nimmt.kernel.imagine import imagine
from stado.games.nimmt.kernel.turn import advance, any_action, pending
from stado.games.nimmt.mind.network import Desk, Weights, desk, think
from stado.games.nimmt.mind.rollout import Trials, answer_otherwise, mean_of, trials
from stado.kernels.chance import SIZE, begin
from stado.kernels.heaps import insert
from stado.kernels.places import copy
from tools.train.learner import adam, fresh, likings, no_memory
from tools.train.run import any_table, plain
from tools.train.selfplay import TURNS, Lessons, note, room_for

KINDS = (
    (100, False),
    (150, True),
)  # playouts: for all plays together and one's own bullheads, for each and beside the others'
TABLES, LINES, RATE = 40, 2048, 3e-3
_deal = KERNEL.deal


class Seen(NamedTuple):
    """Decisions of searchers."""

    table: NDArray[np.float32]
    plays: NDArray[np.float32]
    counts: NDArray[np.int16]
    chosen: NDArray[np.int16]


@numba.njit(nogil=True)
def watch_rounds(
    start: NDArray[np.int16], playouts: int, beside: bool, key: int, number: int, book: Lessons, weights: Weights,
    match: NDArray[np.int16], chance: NDArray[np.uint64], tried: Trials, at: Desk,
) -> None:  # fmt: skip
    """Let searchers play a round at each table, and write down what they choose."""
    players = start[PLAYERS]
    for table in range(book.counts.shape[1] // players):
        begin(chance, key, number + table)
        copy(start, match)
        _deal(match, chance)
        while match[ASKED] >= 0:
            turn = HAND - match[LEFT]
            if match[QUESTION] != ASK_CARDS or turn == TURNS:
                advance(match, answer_otherwise(match, chance, at))
                continue
            seat, count = table * players + match[ASKED], think(match, weights, at)
            note(book, turn, seat, count, match, at)
            play = _flat(match, count, playouts, beside, chance, tried)
            book.chosen[turn, seat] = play
            advance(match, at.plays[play])


@numba.njit(nogil=True)
def _flat(
    match: NDArray[np.int16], count: int, playouts: int, beside: bool, chance: NDArray[np.uint64], tried: Trials
) -> int:
    """Choose by playouts in which everyone plays by chance."""
    seat = match[ASKED]
    _as_seen(match, tried.world)
    pending(match, tried.answers)
    for play in range(count):
        tried.sums[play], tried.tries[play] = 0, 0
    for number in range(playouts * count if beside else playouts):
        play = number % count
        copy(tried.world, tried.match)
        imagine(tried.match, seat, chance)
        _play_on(tried.match, seat, tried.answers[play], chance, tried)
        tried.sums[play] += _worth(tried.match, seat, beside)
        tried.tries[play] += 1
    best = 0
    for play in range(1, count):
        if mean_of(tried, play) > mean_of(tried, best):
            best = play
    return best


@numba.njit(nogil=True)
def _as_seen(match: NDArray[np.int16], seen: NDArray[np.int16]) -> None:
    """Write the match as whoever is asked sees it: cards that wait are back in their hands, for nobody knows them."""
    copy(match, seen)
    for owner in range(match[ASKED]):
        hand = HANDS + owner * HAND
        card = seen[hand + HAND - 1] % FLIPPED
        seen[hand + HAND - 1] = 0
        insert(seen, hand, match[LEFT] - 1, card)
    seen[ASKED] = 0


@numba.njit(nogil=True)
def _play_on(match: NDArray[np.int16], seat: int, action: int, chance: NDArray[np.uint64], tried: Trials) -> None:
    begun = False
    while match[ASKED] >= 0:
        if match[ASKED] == seat and not begun:
            begun = True
            advance(match, action)
        else:
            advance(match, any_action(match, chance, tried.alive))


@numba.njit(nogil=True)
def _worth(match: NDArray[np.int16], seat: int, beside: bool) -> float:
    """Return one's bullheads as a loss, perhaps beside those that the others have on average."""
    own, total = match[SCORES + seat], 0
    for other in range(match[PLAYERS]):
        total += match[SCORES + other]
    return ((total - own) / (match[PLAYERS] - 1) if beside else 0.0) - own


def watch(seed: int, seconds: float) -> Seen:
    """Watch searchers of each kind for so long."""
    chance, seen = np.random.default_rng(seed), list[list[NDArray[Any]]]()
    for kind, (playouts, beside) in enumerate(KINDS):
        until, number = time.process_time() + seconds, 0
        while time.process_time() < until:
            start = any_table(chance)
            book = room_for(TABLES * int(start[PLAYERS]))
            match, own = np.zeros(KERNEL.size, np.int16), np.zeros(SIZE, np.uint64)
            watch_rounds(start, playouts, beside, seed + kind, number, book, fresh(seed), match, own, trials(), desk())
            seen.append([np.reshape(part, (-1, *part.shape[2:])) for part in book[: len(Seen._fields)]])
            number += TABLES
    return Seen(*(np.concatenate(parts) for parts in zip(*seen, strict=True)))


def imitate(seen: Seen, seed: int, steps: int) -> Weights:
    """Learn to guess what was chosen."""
    chance = np.random.default_rng(seed)
    weights, memory = fresh(seed), no_memory(fresh(seed))
    for step in range(steps):
        lines = chance.integers(len(seen.counts), size=LINES)
        part = Seen(seen.table[lines], seen.plays[lines], seen.counts[lines], seen.chosen[lines])
        weights, memory, wrong = _learn(weights, memory, part, RATE * max(0.02, 1 - step / steps))
        if step % 200 == 0:
            print(f"imitating: step {step} of {steps}, {float(wrong):.3f} nats a guess", flush=True)
    return plain(weights)


def _loss(weights: Weights, seen: Seen) -> Any:
    liked, _ = likings(weights, seen.table, seen.plays, seen.counts)
    return -jnp.take_along_axis(jax.nn.log_softmax(liked), seen.chosen[:, None].astype(int), 1).mean()


@jax.jit
def _learn(weights: Weights, memory: Any, seen: Seen, rate: float) -> tuple[Weights, Any, Any]:
    wrong, slopes = jax.value_and_grad(_loss)(weights, seen)
    return *adam(weights, memory, slopes, rate), wrong
