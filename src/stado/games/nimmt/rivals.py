"""Players that ours are measured against, written anew from what is published of them. No table offers them.

Both search flatly: every option is tried in sampled worlds where from then on everyone plays by chance, to the end of
the round. They need the kernel (extra `fast`).
"""

import numpy as np

from stado.core.chance import Rng
from stado.core.protocol import Bot, Decision
from stado.games.nimmt import GAME
from stado.games.nimmt.actions import ACTIONS
from stado.games.nimmt.kernel import KERNEL
from stado.games.nimmt.state import Draft, Play, Take, View
from stado.kernels.play import RANDOM
from stado.kernels.trials import Trials

_KEY_BITS = 1 << 31


class Flat(Bot):
    """Tries its options in so many playouts, and wants few bullheads: for itself, or fewer than the others."""

    def __init__(self, playouts: int, *, per_option: bool, beside_others: bool) -> None:
        self._playouts, self._per_option = playouts, per_option
        self._others = 1.0 if beside_others else 0.0

    def weigh(self, view: View, decision: Decision, rng: Rng) -> dict[Draft | Play | Take, float]:
        """Value each option by what it came to on average."""
        options, players = decision.options, len(view.scores)
        each = self._playouts if self._per_option else max(1, self._playouts // len(options))
        world = KERNEL.encode(GAME.imagine(view, rng), players)[None]
        ways = np.array([ACTIONS.of(option) for option in options], np.int64)
        key, trials = rng.below(_KEY_BITS), Trials(KERNEL)
        worths = [
            trials.run(
                world,
                ways[[at]],
                decision.seat,
                players,
                self._worlds(at, each),
                key,
                policy=RANDOM,
                others=self._others,
            ).mean()
            for at in range(len(options))
        ]
        return dict(zip(options, map(float, worths), strict=True))

    def _worlds(self, option: int, each: int) -> range:
        """Return the worlds of one option: the same for all where each has its own playouts, or others for each."""
        return range(each) if self._per_option else range(option * each, (option + 1) * each)


RIVALS: dict[str, Bot] = {
    "mcs100": Flat(100, per_option=False, beside_others=False),  # 100 uniform playouts a decision, its own bullheads
    "mc300": Flat(300, per_option=True, beside_others=True),  # 300 an option, its bullheads beside those of the others
}
