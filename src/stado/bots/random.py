"""The bot that knows nothing: any option is as good as another. The reference every other bot must beat."""

from typing import Any

from stado.core.chance import Rng
from stado.core.protocol import Bot, Decision


class RandomBot(Bot):
    """Chooses by chance alone."""

    def weigh(self, view: Any, decision: Decision, rng: Rng) -> dict[Any, float]:
        """Value all options alike."""
        return dict.fromkeys(decision.options, 0.0)

    def choose(self, view: Any, decision: Decision, rng: Rng) -> Any:
        """Return any of the options, without the detour of weighing them."""
        return rng.pick(decision.options)
