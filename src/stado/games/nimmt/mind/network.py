"""The network of the learned bots of nimmt: what it is told of a table and of each play becomes how good the play is.

One small network for all numbers of players and all variants. Each play is looked at by the same weights, beside the
mean of all that are open; so the order of a hand does not matter, nor how many cards it has.
"""

from typing import NamedTuple

import numpy as np

from stado.games.nimmt.kernel.cells import DECK_SIZE
from stado.games.nimmt.kernel.turn import pending
from stado.games.nimmt.mind.traits import MOST, PLAY, TABLE, tell
from stado.kernels.chance import Chance, word
from stado.kernels.compiled import compiled, inlined
from stado.kernels.kernel import Floats, Match, Numbers

WIDE, NARROW, JUDGE = 64, 32, 16  # neurons: of the first layer, of the second, and of what judges the table
FINE = 1 << 24
PLAYS = 64  # places for actions: as many cards may be open to be picked


class Weights(NamedTuple):
    """What was learned: from the numbers of a layer, by line, to those of the next."""

    table: Floats  # TABLE × WIDE
    play: Floats  # PLAY × WIDE
    first: Floats  # WIDE
    own: Floats  # WIDE × NARROW
    mean: Floats  # WIDE × NARROW
    second: Floats  # NARROW
    liking: Floats  # NARROW
    judge: Floats  # WIDE × JUDGE
    third: Floats  # JUDGE
    worth: Floats  # JUDGE


SHAPES: dict[str, tuple[int, ...]] = {
    "table": (TABLE, WIDE),
    "play": (PLAY, WIDE),
    "first": (WIDE,),
    "own": (WIDE, NARROW),
    "mean": (WIDE, NARROW),
    "second": (NARROW,),
    "liking": (NARROW,),
    "judge": (WIDE, JUDGE),
    "third": (JUDGE,),
    "worth": (JUDGE,),
}


class Desk(NamedTuple):
    """Places to write to while thinking: compiled code makes no arrays."""

    plays: Numbers
    hidden: Numbers
    told: Floats  # of the table
    options: Floats  # of the plays
    felt: Floats  # by play: the first layer
    mean: Floats
    base: Floats
    above: Floats  # the second layer
    likings: Floats  # by play
    judged: Floats  # one number


def desk() -> Desk:
    """Return an empty desk."""
    plays, hidden = np.zeros(PLAYS, np.int16), np.zeros(DECK_SIZE + 1, np.int16)
    sizes = ((TABLE,), (MOST, PLAY), (MOST, WIDE), (WIDE,), (WIDE,), (NARROW,), (MOST,), (1,))
    return Desk(plays, hidden, *(np.zeros(size, np.float32) for size in sizes))


@inlined
def _through(told: Floats, weights: Floats, out: Floats, size: int) -> None:
    """Add to each neuron what it is told, by its weights."""
    for line in range(len(told)):
        number = told[line]
        if number != 0:
            for neuron in range(size):
                out[neuron] += number * weights[line, neuron]


@compiled
def think(match: Match, weights: Weights, desk: Desk) -> int:
    """Write which plays are open to the seat that is asked for a card, and how much each is liked; return how many."""
    count = pending(match, desk.plays)
    tell(match, desk.plays, count, desk.hidden, desk.told, desk.options)
    feel(count, weights, desk)
    return count


@compiled
def feel(count: int, weights: Weights, desk: Desk) -> None:
    """Write how much each play is liked, and how good the table is, by what is told."""
    base, mean = desk.base, desk.mean
    for neuron in range(WIDE):
        base[neuron], mean[neuron] = weights.first[neuron], 0
    _through(desk.told, weights.table, base, WIDE)
    for play in range(count):
        felt = desk.felt[play]
        for neuron in range(WIDE):
            felt[neuron] = base[neuron]
        _through(desk.options[play], weights.play, felt, WIDE)
        for neuron in range(WIDE):
            felt[neuron] = max(felt[neuron], np.float32(0))
            mean[neuron] += felt[neuron] / np.float32(count)
    _like(count, weights, desk)
    _judge(weights, desk)


@inlined
def _like(count: int, weights: Weights, desk: Desk) -> None:
    base, out = desk.base, desk.above
    for neuron in range(NARROW):
        base[neuron] = weights.second[neuron]
    _through(desk.mean, weights.mean, base, NARROW)
    for play in range(count):
        for neuron in range(NARROW):
            out[neuron] = base[neuron]
        _through(desk.felt[play], weights.own, out, NARROW)
        liked = np.float32(0)
        for neuron in range(NARROW):
            liked += max(out[neuron], np.float32(0)) * weights.liking[neuron]
        desk.likings[play] = liked


@inlined
def _judge(weights: Weights, desk: Desk) -> None:
    out = desk.base
    for neuron in range(JUDGE):
        out[neuron] = weights.third[neuron]
    _through(desk.mean, weights.judge, out, JUDGE)
    judged = np.float32(0)
    for neuron in range(JUDGE):
        judged += max(out[neuron], np.float32(0)) * weights.worth[neuron]
    desk.judged[0] = judged


@inlined
def to_chances(likings: Floats, count: int, warmth: float) -> None:
    """Make of likings how likely each play is: all alike if very warm, the best alone if cold."""
    most, total = likings[0], 0.0
    for play in range(1, count):
        most = max(most, likings[play])
    for play in range(count):
        likings[play] = np.exp((likings[play] - most) / warmth)
        total += likings[play]
    for play in range(count):
        likings[play] /= total


@inlined
def draw(chances: Floats, count: int, chance: Chance) -> int:
    """Return a play by its chance."""
    left = (word(chance) >> np.uint64(40)) / FINE
    for play in range(count - 1):
        left -= chances[play]
        if left < 0:
            return play
    return count - 1
