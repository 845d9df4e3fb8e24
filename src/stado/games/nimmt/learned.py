"""The learned bots of nimmt: a network that was trained by playing itself, and rounds that it plays on.

`bull` and `expert` differ in how many rounds they have. The budget is counted in these and never in time, so the same
question gets the same answer everywhere.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

import numpy as np

from stado.core.chance import Rng
from stado.core.protocol import Bot, Decision
from stado.games.nimmt import GAME
from stado.games.nimmt.actions import ACTIONS
from stado.games.nimmt.kernel.cells import encode
from stado.games.nimmt.mind.network import Weights, desk
from stado.games.nimmt.mind.rollout import Minds, Trials, mean_of, search, trials
from stado.games.nimmt.state import Draft, Play, Take, View
from stado.kernels.kernel import Floats
from stado.kit.effort import work

_MIND = Path(__file__).parent / "mind" / "mind.npz"
_MANNER = np.array([0.5, 1.0, 0.6, 20.0], np.float32)  # see `rollout.py`
_BY_CHANCE = np.array([1e3, 1e3, 0.0, 0.0], np.float32)  # of two the network alone loses to searchers, chance does not
_FOR_TWO = 2
_LESS = 0.01  # bullheads
_BUDGETS = {"bull": 600, "expert": 6_000}  # rounds played on, if they were those of four players


class Thinker(Bot):
    """Values options by what comes of them in imagined worlds where everyone plays as the network does."""

    def __init__(self, budget: int) -> None:
        self._budget = budget

    def weigh(self, view: View, decision: Decision, rng: Rng) -> dict[Draft | Play | Take, float]:
        """Value each option by how far ahead of the others it should bring this seat."""
        players = len(view.hands)
        truth = encode(GAME.imagine(view, rng.child("imagined")), players)
        tried, budget = trials(), work(self._budget * 4 // players)
        key = rng.child("rounds").below(1 << 31)
        manner = _BY_CHANCE if players == _FOR_TWO else _MANNER
        count = search(truth, decision.seat, minds(), manner, budget, key, tried, desk())
        found = _found(tried, count)
        return {choice: found[ACTIONS.of(choice)[0]] for choice in decision.options}


def _found(tried: Trials, count: int) -> dict[int, float]:
    """Return what each answer is worth: nothing that was given up as much as the one that went on to the end."""
    worths = [float(mean_of(tried, option)) for option in range(count)]
    best = max(worth for worth, alive in zip(worths, tried.alive, strict=False) if alive)
    return {
        int(tried.answers[option]): worth if tried.alive[option] else min(worth, best - _LESS)
        for option, worth in enumerate(worths)
    }


@cache
def minds() -> Minds:
    """Return the networks that were trained: one's own, and one that plays as those do who search by chance."""
    with np.load(_MIND) as kept:
        return _mind(kept, "own"), _mind(kept, "searcher")


def _mind(kept: Mapping[str, Floats], whose: str) -> Weights:
    return Weights(*(kept[f"{whose}_{name}"].astype(np.float32) for name in Weights._fields))


BOTS: dict[str, Bot] = {level: Thinker(budget) for level, budget in _BUDGETS.items()}
