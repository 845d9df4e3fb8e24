"""The network is written twice, for learning in JAX and for playing in Numba; both think the same of the same table."""

import numpy as np
import pytest

from stado.games.nimmt.kernel import KERNEL
from stado.games.nimmt.mind.network import desk, think
from stado.games.nimmt.state import Options
from stado.kernels.chance import SIZE, begin

pytest.importorskip("jax", reason="needs the extra `train`")

VARIANTS = [Options(), Options(fan="flip"), Options(fan="hill")]


@pytest.mark.parametrize("options", VARIANTS, ids=lambda options: str(options.fan))
def test_what_is_learned_in_jax_is_what_plays(options: Options) -> None:
    from tools.train.learner import fresh, likings  # JAX is not there where this is skipped

    weights, at, chance = fresh(1), desk(), np.zeros(SIZE, np.uint64)
    begin(chance, 7, 0)
    match = KERNEL.start(5, options)
    KERNEL.deal(match, chance)
    count = think(match, weights, at)
    liked, worth = likings(weights, at.told[None], at.options[None], np.array([count]))
    assert np.allclose(np.asarray(liked)[0, :count], at.likings[:count], atol=1e-4)
    assert np.allclose(np.asarray(worth)[0], at.judged[0], atol=1e-4)


def test_a_step_of_learning_makes_what_went_well_likelier() -> None:
    from tools.train.learner import Batch, fresh, learn, likings, no_memory  # as above

    chance = np.random.default_rng(2)
    weights = fresh(2)
    table, plays = (
        chance.normal(size=shape).astype(np.float32) for shape in ((8, len(weights.table)), (8, 10, len(weights.play)))
    )
    counts, chosen, nothing = np.full(8, 10, np.int16), np.full(8, 3, np.int16), np.zeros(8, np.float32)
    before = np.asarray(likings(weights, table, plays, counts)[0])
    likely = before[:, 3] - np.log(np.exp(before).sum(axis=1))
    batch = Batch(table, plays, counts, chosen, likely, nothing + 1, nothing, nothing + 1)
    learned, _, _ = learn(weights, no_memory(weights), batch, 1e-3, 0.0)
    after = np.asarray(likings(learned, table, plays, counts)[0])
    assert (after[:, 3] - np.log(np.exp(after).sum(axis=1)) > likely).mean() > 0.7
