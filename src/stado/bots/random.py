"""The bot that knows nothing: any option is as good as another. The reference every other bot must beat."""

from typing import Any

from stado.core.chance import Rng
from stado.core.protocol import Bot, Decision


class RandomBot(Bot):
    """Chooses by chance alone."""

    def choose(self, view: Any, decision: Decision, rng: Rng) -> Any:
        """Return any of the options."""
        return rng.pick(decision.options)
