"""Search inside a game's kernel: thousands of playouts where the rules as they are written give dozens.

It needs the extra `fast`, so it is loaded only when something is searched; see `search.py`.
"""

from collections.abc import Sequence
from math import ceil, log2
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from stado.core.chance import Rng
from stado.core.protocol import AnyGame
from stado.games import part
from stado.kernels.play import POLICIES
from stado.kernels.trials import Trials
from stado.kit.outlook import VICTORY, Outlook

if TYPE_CHECKING:
    from stado.kernels.kernel import Kernel

_KEYS = 1 << 31
_LEAST = 2  # trials of each option, however little work may be done
_PER_WORLD = 8  # trials in one world, for another takes longer to imagine than to play

Floats = NDArray[np.float64]


class Deep:
    """The options of one question, tried in the kernel; the better half goes on each time."""

    def __init__(self, game: AnyGame, outlook: Outlook, view: Any, seat: int, rng: Rng) -> None:
        self._kernel: Kernel = part(game.id, "kernel").KERNEL  # type: ignore[union-attr]  # whoever asks has looked
        self._actions = part(game.id, "actions").ACTIONS  # type: ignore[union-attr]  # every kernel has them
        self._game, self._outlook, self._view, self._seat, self._rng = game, outlook, view, seat, rng
        self._trials, self._key = Trials(self._kernel), rng.child("key").below(_KEYS)
        self._worlds = np.zeros((0, self._kernel.size), np.int16)

    def values(self, options: Sequence[Any], playouts: int) -> dict[Any, float]:
        """Return what each option is worth after so many playouts; one that was given up, no more than the rest."""
        ways = self._ways(options)
        means, done = np.zeros(len(options)), 0
        alive, stages = np.arange(len(options)), max(1, ceil(log2(len(options))))
        for stage in range(stages):
            trials = range(done, done + max(_LEAST, playouts // (stages * len(alive))))
            found = self._tried(ways[alive], trials).mean(axis=1)
            means[alive] = (means[alive] * done + found * len(trials)) / trials.stop
            done = trials.stop
            order = alive[np.argsort(-means[alive], kind="stable")]
            alive = order[: -(-len(order) // 2)] if stage < stages - 1 else order
        return dict(zip(options, map(float, _capped(means, alive)), strict=True))

    def _ways(self, options: Sequence[Any]) -> NDArray[np.int64]:
        actions = [self._actions.of(option) for option in options]
        longest = max(map(len, actions))
        return np.array([[*way, *[-1] * (longest - len(way))] for way in actions], np.int64)

    def _tried(self, ways: NDArray[np.int64], trials: range) -> Floats:
        """Try options in the worlds of these trials; each world serves several."""
        worlds = self._imagined(-(-trials.stop // _PER_WORLD))
        policy = POLICIES[self._outlook.policy]
        found = self._trials.run(
            worlds, ways, self._seat, self._players, trials, self._key, policy=policy, victory=VICTORY
        )
        return found.astype(np.float64)

    def _imagined(self, count: int) -> NDArray[np.int16]:
        if len(self._worlds) < count:
            drawn = [self._world(number) for number in range(len(self._worlds), count)]
            self._worlds = np.concatenate([self._worlds, np.array(drawn, np.int16)])
        return self._worlds

    def _world(self, number: int) -> NDArray[np.int16]:
        state = self._game.imagine(self._view, self._rng.child("imagined", number))
        self._players = len(state.hands)
        return self._kernel.encode(state, self._players)


def _capped(means: Floats, best: NDArray[np.intp]) -> Floats:
    bound = np.nextafter(means[best].min(), -np.inf)  # one that was given up is worth less than any that was not
    capped: Floats = np.minimum(means, bound)
    capped[best] = means[best]
    return capped
