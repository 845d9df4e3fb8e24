"""Bots in seats: they see a view and nothing else, and a bot that fails never stops a table."""

import asyncio
import logging
from typing import Any

from stado.bots import bots_of
from stado.bots.random import RandomBot
from stado.core.chance import Rng
from stado.core.protocol import Decision
from stado.server import metrics

_logger = logging.getLogger(__name__)


@metrics.BOTS.timed
async def choose(game: str, bot: str, view: Any, decision: Decision, rng: Rng) -> Any:
    """Return the choice of a bot, thinking in a thread so that other tables go on."""
    return await asyncio.to_thread(_choose, game, bot, view, decision, rng)


def _choose(game: str, bot: str, view: Any, decision: Decision, rng: Rng) -> Any:
    try:
        choice = bots_of(game)[bot].choose(view, decision, rng)
        if choice in decision.options:
            return choice
        _logger.error("bot %s of %s chose what is not an option; chance decides", bot, game)
    except Exception:  # whatever a bot does wrong, its seat must answer
        _logger.exception("bot %s of %s failed; chance decides", bot, game)
    return RandomBot().choose(view, decision, rng)
