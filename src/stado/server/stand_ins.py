"""Bots that answer at one table, each in a task of its own: however long one thinks, nobody's news waits for it."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

from stado.core.codec import to_text
from stado.core.protocol import Decision, Seat
from stado.server.bots import Bots
from stado.server.progress import Progress

Sealing = Callable[[int, Seat, Any, bytes], Awaitable[bool]]  # step, seat, choice, and the choice as text
Failing = Callable[[Exception], None]
Wanted = Callable[[Seat, str], bool]  # whether this bot still is to answer for a seat
Beat = Callable[[float, Seat, str], Awaitable[None]]  # waits, given when a bot began to think, for whom, and which


class StandIns:
    """At most one thinks for each seat and step."""

    def __init__(self, bots: Bots, seal: Sealing, fail: Failing, wanted: Wanted, beat: Beat) -> None:
        self._bots, self._seal, self._fail, self._is_wanted, self._beat = bots, seal, fail, wanted, beat
        self._thinking: dict[tuple[int, Seat], asyncio.Task[None]] = {}

    def answer(self, progress: Progress, asked: Iterable[tuple[Decision, str]]) -> None:
        """Let bots think about these questions, each the one named, unless one does already."""
        for decision, bot in asked:
            lease = progress.step, decision.seat
            if lease not in self._thinking:
                self._thinking[lease] = asyncio.create_task(self._answer(progress, progress.step, decision, bot))

    async def _answer(self, progress: Progress, at: int, decision: Decision, bot: str) -> None:
        seat, begun = decision.seat, asyncio.get_running_loop().time()
        try:
            if progress.step > at:  # another process answered before this task began
                return
            view, rng = progress.view(seat), progress.chance(seat)
            choice = await self._bots.choose(progress.game.id, bot, view, decision, rng)
            await self._beat(begun, seat, bot)  # how long it thought tells nothing of its cards
            if progress.step == at and self._is_wanted(seat, bot):  # otherwise its person came back meanwhile
                await self._seal(at, seat, choice, to_text(choice))  # if another was first, that answer holds
        except Exception as error:  # noqa: BLE001  # the table logs it, and tries again
            self._fail(error)
        finally:
            del self._thinking[at, seat]

    @property
    def are_thinking(self) -> bool:
        """Whether an answer is on its way."""
        return bool(self._thinking)

    def stop(self) -> None:
        """Let them go; whoever opens the table again asks them anew."""
        for task in self._thinking.values():
            task.cancel()
