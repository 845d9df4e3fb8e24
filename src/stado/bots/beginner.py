"""A beginner: looks no further than this turn, overlooks things, and is easily wrong about what is a little better."""

from math import log
from statistics import pstdev
from typing import Any

from stado.core.chance import Rng
from stado.core.protocol import Bot, Decision

_OVERLOOKED = 0.2  # of the options
_WRONG_BY = 0.5  # times how far the options lie apart
_FINE = 1 << 20


class Beginner(Bot):
    """Plays like another bot that makes mistakes such as people make."""

    def __init__(self, model: Bot) -> None:
        self._model = model

    def weigh(self, view: Any, decision: Decision, rng: Rng) -> dict[Any, float]:
        """Value each option about as the model does; what is overlooked is worth less than anything that is not."""
        worths = self._model.weigh(view, decision, rng)
        apart = pstdev(worths.values())
        felt = {option: worth + _WRONG_BY * apart * _error(rng) for option, worth in worths.items()}
        seen = [option for option in felt if rng.below(_FINE) >= _OVERLOOKED * _FINE] or list(felt)
        bound = min(felt.values()) - max(felt.values())
        return {option: worth + (bound if option not in seen else 0.0) for option, worth in felt.items()}


def _error(rng: Rng) -> float:
    """Return an error, mostly small (logistic: a person's choices among two follow it well)."""
    share = (rng.below(_FINE) + 0.5) / _FINE
    return log(share / (1 - share))
