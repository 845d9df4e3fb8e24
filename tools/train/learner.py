"""One step of learning: the network in JAX, and how what was met says it should change (clipped policy gradient)."""

from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from numpy.typing import NDArray

from stado.games.nimmt.mind.network import SHAPES, Weights

CLIP, JUDGING, DECAY = 0.2, 0.5, (0.9, 0.999)
_FAR = -1e9
Tree = Any


class Batch(NamedTuple):
    """Decisions to learn from, one a line."""

    table: NDArray[np.float32]
    plays: NDArray[np.float32]
    counts: NDArray[np.int16]
    chosen: NDArray[np.int16]
    likely: NDArray[np.float32]
    gain: NDArray[np.float32]  # how much better it went than the network thought
    worth: NDArray[np.float32]  # what the table was worth in the end
    weight: NDArray[np.float32]


def fresh(seed: int) -> Weights:
    """Return weights that know nothing yet."""
    chance = np.random.default_rng(seed)
    size = {name: (len(shape) > 1) * np.sqrt(2 / shape[0]) for name, shape in SHAPES.items()}
    size |= {"liking": 1 / 60, "worth": 1 / 8}
    made = {name: size[name] * chance.normal(size=shape) for name, shape in SHAPES.items()}
    return Weights(**{name: array.astype(np.float32) for name, array in made.items()})


def likings(weights: Weights, table: Any, plays: Any, counts: Any) -> tuple[Any, Any]:
    """Return how much each play is liked and how good each table is: as `network.py`, for many at once."""
    there = jnp.arange(plays.shape[1])[None, :] < counts[:, None]
    base = table @ weights.table + weights.first
    felt = jax.nn.relu(base[:, None, :] + plays @ weights.play)
    mean = (felt * there[:, :, None]).sum(1) / counts[:, None]
    second = (mean @ weights.mean + weights.second)[:, None, :] + felt @ weights.own
    liked = jnp.where(there, jax.nn.relu(second) @ weights.liking, _FAR)
    return liked, jax.nn.relu(mean @ weights.judge + weights.third) @ weights.worth


def _loss(weights: Weights, batch: Batch, curiosity: float) -> tuple[Any, Any]:
    liked, worth = likings(weights, batch.table, batch.plays, batch.counts)
    chances = jax.nn.log_softmax(liked)
    now = jnp.take_along_axis(chances, batch.chosen[:, None].astype(int), 1)[:, 0]
    ratio = jnp.exp(now - batch.likely)
    gained = jnp.minimum(ratio * batch.gain, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * batch.gain)
    wrong = (worth - batch.worth) ** 2
    entropy = -(jnp.exp(chances) * jnp.where(liked > _FAR / 2, chances, 0)).sum(1)
    total = batch.weight.sum()
    parts = [(part * batch.weight).sum() / total for part in (gained, wrong, entropy)]
    return -parts[0] + JUDGING * parts[1] - curiosity * parts[2], jnp.stack(parts)


class Memory(NamedTuple):
    """What Adam remembers of earlier steps."""

    first: Weights
    second: Weights
    steps: Any


def no_memory(weights: Weights) -> Memory:
    """Return the memory of no steps."""
    nothing = jax.tree.map(jnp.zeros_like, weights)
    return Memory(nothing, nothing, jnp.zeros(()))


@jax.jit
def learn(weights: Weights, memory: Memory, batch: Batch, rate: float, curiosity: float) -> tuple[Weights, Memory, Any]:
    """Take one step (Adam)."""
    slopes, parts = jax.grad(_loss, has_aux=True)(weights, batch, curiosity)
    return *adam(weights, memory, slopes, rate), parts


def adam(weights: Weights, memory: Memory, slopes: Weights, rate: float) -> tuple[Weights, Memory]:
    """Go a step down the slopes, not too long a one (Adam)."""
    length = jnp.sqrt(sum((slope**2).sum() for slope in jax.tree.leaves(slopes)))
    slopes = jax.tree.map(lambda slope: slope * jnp.minimum(1.0, 0.5 / (length + 1e-9)), slopes)
    steps = memory.steps + 1
    first = jax.tree.map(lambda m, g: DECAY[0] * m + (1 - DECAY[0]) * g, memory.first, slopes)
    second = jax.tree.map(lambda v, g: DECAY[1] * v + (1 - DECAY[1]) * g * g, memory.second, slopes)
    size = rate * jnp.sqrt(1 - DECAY[1] ** steps) / (1 - DECAY[0] ** steps)
    weights = jax.tree.map(lambda w, m, v: w - size * m / (jnp.sqrt(v) + 1e-8), weights, first, second)
    return weights, Memory(first, second, steps)
