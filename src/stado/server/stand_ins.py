"""Bots that answer at one table, in a task of their own: however long one thinks, nobody's news waits for it.

Those who are asked together answer together and in the order of their seats: who thought the longest tells nothing.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

from stado.core.codec import to_text
from stado.core.protocol import Decision, Seat
from stado.server import bots
from stado.server.progress import Progress

Sealing = Callable[[int, Seat, Any, bytes], Awaitable[bool]]  # step, seat, choice, and the choice as text
Failing = Callable[[Exception], None]
Beat = Callable[[float], Awaitable[None]]  # waits, given when a bot began to think


class StandIns:
    """At most one thinks for each seat and step."""

    def __init__(self, seal: Sealing, fail: Failing, beat: Beat) -> None:
        self._seal, self._fail, self._beat = seal, fail, beat
        self._thinking: dict[tuple[int, Seat], asyncio.Task[None]] = {}

    def answer(self, progress: Progress, asked: Iterable[tuple[Decision, str]]) -> None:
        """Let bots think about these questions, each the one named, unless one does already."""
        new = [(decision, bot) for decision, bot in asked if (progress.step, decision.seat) not in self._thinking]
        if new:
            task = asyncio.create_task(self._answer(progress, progress.step, new))
            self._thinking |= {(progress.step, decision.seat): task for decision, _ in new}

    async def _answer(self, progress: Progress, at: int, asked: list[tuple[Decision, str]]) -> None:
        begun = asyncio.get_running_loop().time()
        try:
            choices = await asyncio.gather(*(_choice(progress, decision, bot) for decision, bot in asked))
            await self._beat(begun)  # how long they thought tells nothing of their cards
            sealing = [
                self._seal(at, decision.seat, choice, to_text(choice))  # if another was first, that answer holds
                for (decision, _), choice in zip(asked, choices, strict=True)
            ]
            await asyncio.gather(*sealing)
        except Exception as error:  # noqa: BLE001  # the table logs it, and tries again
            self._fail(error)
        finally:
            for decision, _ in asked:
                del self._thinking[at, decision.seat]

    @property
    def are_thinking(self) -> bool:
        """Whether an answer is on its way."""
        return bool(self._thinking)

    def stop(self) -> None:
        """Let them go; whoever opens the table again asks them anew."""
        for task in self._thinking.values():
            task.cancel()


async def _choice(progress: Progress, decision: Decision, bot: str) -> Any:
    view, rng = progress.view(decision.seat), progress.chance(decision.seat)
    return await bots.choose(progress.game.id, bot, view, decision, rng)
