"""Hints at one table: what a bot makes of the question put to a seat, from what that seat sees and no more.

The same question is thought about once, however often it is asked.
"""

import asyncio
from collections import defaultdict
from collections.abc import Mapping

from stado.core.protocol import Decision, Seat
from stado.server.allowance import Allowance
from stado.server.bots import Bots
from stado.server.log import StoredSeat, StoredTable
from stado.server.progress import Progress
from stado.server.refusals import NoHint, TooManyHints
from stado.server.thinker import Worths
from stado.server.wire import Hint

LEVEL = "bull"  # strong, and done with thinking before one has looked up
_SEAT = (0.5, 5)  # questions of a seat that are thought about, a second and at once


def are_given(stored: StoredTable, seats: Mapping[Seat, StoredSeat]) -> bool:
    """Tell whether those who sit here may ask for hints: as the host says, or else whoever plays against bots alone."""
    if stored.hints is not None:
        return stored.hints
    return sum(player.kind == "human" for player in seats.values()) < 2


class Hints:
    """What was asked for lately."""

    def __init__(self, bots: Bots) -> None:
        self._bots = bots
        self._allowances = defaultdict[Seat, Allowance](lambda: Allowance(*_SEAT))
        self._thoughts: dict[Seat, tuple[int, asyncio.Task[Worths]]] = {}  # the last of each seat, and at which step

    async def hint(self, progress: Progress, seat: Seat, at: int) -> Hint:
        """Return what the options of the question open to a seat are worth."""
        decision = progress.asked(seat, at)
        if decision is None:
            raise NoHint(f"seat {seat} is asked nothing at step {at}")
        return Hint(at, await asyncio.shield(self._thought(progress, decision, at)))

    def _thought(self, progress: Progress, decision: Decision, at: int) -> asyncio.Task[Worths]:
        step, thought = self._thoughts.get(decision.seat, (None, None))
        if thought is None or step != at or (thought.done() and thought.exception()):
            if not self._allowances[decision.seat].spend():
                raise TooManyHints("look at the last hint first")
            thought = asyncio.create_task(self._think(progress, decision))
            self._thoughts[decision.seat] = at, thought
        return thought

    async def _think(self, progress: Progress, decision: Decision) -> Worths:
        view, rng = progress.view(decision.seat), progress.chance(decision.seat, "hint")
        return await self._bots.weigh(progress.game.id, LEVEL, view, decision, rng)
