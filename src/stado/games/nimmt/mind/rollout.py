"""A round played on by the network in the kernel of nimmt: what comes of an answer in worlds that a seat can imagine.

Every answer is tried in the same worlds with the same chance; the better half goes on each time (sequential halving).
"""

from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from stado.games.nimmt.kernel import numbers as action_of
from stado.games.nimmt.kernel.cells import ASK_CARDS, ASK_ROW, ASKED, DECK_SIZE, PLAYERS, QUESTION, SCORES, SEATS
from stado.games.nimmt.kernel.cells import SIZE as ROOM
from stado.games.nimmt.kernel.imagine import imagine
from stado.games.nimmt.kernel.rows import heads_of
from stado.games.nimmt.kernel.turn import advance, pending
from stado.games.nimmt.mind.network import FINE, Desk, Weights, draw, think, to_chances
from stado.games.nimmt.state import ROWS
from stado.kernels.chance import SIZE, Chance, begin, below
from stado.kernels.compiled import compiled, inlined
from stado.kernels.kernel import OVER, Floats, Match, Numbers
from stado.kernels.places import copy

# of a manner: how warm oneself and the others play, which share of these are searchers, and how many tries it is worth
# that the network likes a play e times as much
OWN, OTHERS, SEARCHERS, HABIT = range(4)
Minds: TypeAlias = tuple[
    Weights, Weights
]  # one's own, which others may have too; and that of those who search by chance
VICTORY = 10.0  # bullheads that a whole victory is worth beside those that it is won by


@compiled
def answer_otherwise(match: Match, chance: Chance, desk: Desk) -> int:
    """Answer what the network does not: take the cheapest row, pick any card that is open."""
    if match[QUESTION] == ASK_ROW:
        return action_of.TAKE + cheapest(match)
    return desk.plays[below(chance, pending(match, desk.plays))]


@compiled
def cheapest(match: Match) -> int:
    """Return the row with the fewest bullheads."""
    found = 0
    for row in range(1, ROWS):
        if heads_of(match, row) < heads_of(match, found):
            found = row
    return found


@compiled
def answer(match: Match, weights: Weights, warmth: float, chance: Chance, desk: Desk) -> int:
    """Answer as the network does: more by chance the warmer it is."""
    if match[QUESTION] != ASK_CARDS:
        return answer_otherwise(match, chance, desk)
    count = think(match, weights, desk)
    to_chances(desk.likings, count, warmth)
    return desk.plays[draw(desk.likings, count, chance)]


@compiled
def play_on(
    match: Match, seat: int, action: int, minds: Minds, manner: Floats, crowd: int, chance: Chance, desk: Desk
) -> None:
    """Play the round to its end, the seat with a given action first; bits of `crowd` say who else plays how."""
    tried = False
    while match[ASKED] >= 0:
        if match[ASKED] != seat:
            advance(match, answer(match, minds[crowd >> match[ASKED] & 1], manner[OTHERS], chance, desk))
        elif tried:
            advance(match, answer(match, minds[0], manner[OWN], chance, desk))
        else:
            advance(match, action)
            tried = True


@compiled
def _crowd(share: float, chance: Chance) -> int:
    """Draw for each seat who plays there: a bit is a searcher."""
    crowd = 0
    for seat in range(SEATS):
        crowd |= (1 << seat) * (below(chance, FINE) < share * FINE)
    return crowd


@compiled
def worth_of(match: Match, seat: int) -> float:
    """Return how far ahead of the others a seat is, and what it has of a victory."""
    players, own = match[PLAYERS], match[SCORES + seat]
    total, better, equal = 0, 0, 0
    for owner in range(players):
        score = match[SCORES + owner]
        total, better, equal = total + score, better + (score < own), equal + (score == own)
    ahead = (total - own) / (players - 1) - own
    if match[ASKED] == OVER:
        return ahead + VICTORY * ((better == 0) / equal - 1 / players)
    return ahead


class Trials(NamedTuple):
    """Places for what is tried: the answers, which of them go on, what they came to, and where it is played."""

    answers: Numbers
    alive: Numbers
    habit: NDArray[np.float64]  # what an answer has without being tried, by how much the network likes it
    sums: NDArray[np.float64]
    tries: NDArray[np.int64]
    world: Match
    match: Match
    chance: Chance


def trials() -> Trials:
    """Return places where nothing was tried yet."""
    answers, alive = np.zeros(DECK_SIZE, np.int16), np.zeros(DECK_SIZE, np.int16)
    world, match = np.zeros(ROOM, np.int16), np.zeros(ROOM, np.int16)
    habit, sums, tries = np.zeros(DECK_SIZE), np.zeros(DECK_SIZE), np.zeros(DECK_SIZE, np.int64)
    return Trials(answers, alive, habit, sums, tries, world, match, np.zeros(SIZE, np.uint64))


@compiled
def search(
    truth: Match, seat: int, minds: Minds, manner: Floats, budget: int, key: int, trials: Trials, desk: Desk
) -> int:
    """Write what each answer comes to in as many rounds as the budget has; return how many answers there are."""
    copy(truth, trials.match)
    trials.match[ASKED] = seat
    count = pending(trials.match, trials.answers)
    for option in range(count):
        trials.alive[option], trials.habit[option], trials.sums[option], trials.tries[option] = 1, 0, 0, 0
    if trials.match[QUESTION] == ASK_CARDS:
        _like(minds[0], manner[HABIT], trials, desk)
    stages = 1
    while 1 << stages < count:
        stages += 1
    done, number, alive = 0, 0, count
    for stage in range(stages):
        while done < budget * (stage + 1) // stages or number == 0:
            _try(truth, seat, minds, manner, key, number, count, trials, desk)
            done, number = done + alive, number + 1
        alive = (alive + 1) // 2
        _keep(count, alive, trials)
    return count


@compiled
def _like(weights: Weights, habit: float, trials: Trials, desk: Desk) -> None:
    """Write what the network thinks of the plays: it counts for less the more they are tried."""
    count = think(trials.match, weights, desk)
    for option in range(count):
        trials.habit[option] = habit * desk.likings[option]


@compiled
def _try(
    truth: Match,
    seat: int,
    minds: Minds,
    manner: Floats,
    key: int,
    number: int,
    count: int,
    trials: Trials,
    desk: Desk,
) -> None:
    """Try every answer that goes on in one more world."""
    begin(trials.chance, key, 2 * number)
    copy(truth, trials.world)
    imagine(trials.world, seat, trials.chance)
    crowd = _crowd(manner[SEARCHERS], trials.chance)
    for option in range(count):
        if trials.alive[option]:
            copy(trials.world, trials.match)
            begin(trials.chance, key, 2 * number + 1)
            play_on(trials.match, seat, trials.answers[option], minds, manner, crowd, trials.chance, desk)
            trials.sums[option] += worth_of(trials.match, seat)
            trials.tries[option] += 1


@compiled
def _keep(count: int, kept: int, trials: Trials) -> None:
    """Let only so many of the best go on."""
    for option in range(count):
        better = 0
        for other in range(count):
            ahead = _promise(trials, other) - _promise(trials, option)
            better += trials.alive[other] > 0 and (ahead > 0 or (ahead == 0 and other < option))
        if trials.alive[option] and better >= kept:
            trials.alive[option] = -1
    for option in range(count):
        trials.alive[option] = trials.alive[option] > 0


@inlined
def _promise(trials: Trials, option: int) -> float:
    return (trials.sums[option] + trials.habit[option]) / trials.tries[option]


@inlined
def mean_of(trials: Trials, option: int) -> float:
    """Return what an answer came to on average."""
    return trials.sums[option] / trials.tries[option]
