"""Bots in seats: they see a view, think where they hold nobody up, and one that fails never stops a table."""

import asyncio
import logging
import os
from typing import Any

from stado.bots import QUICK, bots_of
from stado.bots.random import RandomBot
from stado.core.chance import Rng
from stado.core.errors import Broken
from stado.core.protocol import Decision
from stado.server import metrics
from stado.server.refusals import TooManyHints
from stado.server.thinker import Worths, weighed
from stado.server.thinkers import NoThought, Overworked, Thinkers

_logger = logging.getLogger(__name__)
_HURRIED = "greedy"  # answers when more questions wait than anybody would wait for


class Bots:
    """All bots of one server. Without processes they think in threads, which is enough for few tables."""

    def __init__(self, processes: int = 0) -> None:
        self._thinkers = Thinkers(processes) if processes else None

    @metrics.BOTS.timed
    async def choose(self, game: str, bot: str, view: Any, decision: Decision, rng: Rng) -> Any:
        """Return the choice of a bot."""
        if len(decision.options) == 1:
            return decision.options[0]
        if type(bots_of(game).get(bot)) is RandomBot:  # quicker than a thread
            return _choose(game, bot, view, decision, rng)
        if self._thinkers is None or bot in QUICK:  # quicker than to start a process, and to ask it
            return await asyncio.to_thread(_choose, game, bot, view, decision, rng)
        return await self._elsewhere(self._thinkers, game, bot, view, decision, rng)

    async def _elsewhere(self, thinkers: Thinkers, game: str, bot: str, view: Any, decision: Decision, rng: Rng) -> Any:
        try:
            found = await thinkers.place(game, bot, view, decision, rng)
        except Overworked:
            metrics.HURRIED.add(bot)
            return await asyncio.to_thread(_choose, game, _HURRIED, view, decision, rng)
        except NoThought:
            _logger.exception("bot %s of %s ended every process it was given; chance decides", bot, game)
            return rng.pick(decision.options)
        if found.place is not None:
            return decision.options[found.place]
        _logger.error("bot %s of %s failed; chance decides\n%s", bot, game, found.trouble)
        return rng.pick(decision.options)

    async def weigh(self, game: str, bot: str, view: Any, decision: Decision, rng: Rng) -> Worths:
        """Return what each option is worth to a bot, in their order."""
        if self._thinkers is None:
            return await asyncio.to_thread(weighed, game, bot, view, decision, rng)
        try:
            found = await self._thinkers.worths(game, bot, view, decision, rng)
        except (Overworked, NoThought):
            raise TooManyHints("nobody has time to think about this now") from None
        if found.worths is None:
            raise Broken(f"bot {bot} of {game} cannot weigh its options: {found.trouble}")
        return found.worths

    async def close(self) -> None:
        """End the processes."""
        if self._thinkers is not None:
            await self._thinkers.close()


def usual_processes() -> int:
    """Return how many processes think unless the host says otherwise: one core is left to the server."""
    return max(1, (os.cpu_count() or 1) - 1)


def _choose(game: str, bot: str, view: Any, decision: Decision, rng: Rng) -> Any:
    try:
        choice = bots_of(game)[bot].choose(view, decision, rng)
        if choice in decision.options:
            return choice
        _logger.error("bot %s of %s chose what is not an option; chance decides", bot, game)
    except Exception:  # whatever a bot does wrong, its seat must answer
        _logger.exception("bot %s of %s failed; chance decides", bot, game)
    return rng.pick(decision.options)
