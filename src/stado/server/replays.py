"""Long games played again: one at a time and off the loop, so that nobody who plays now waits for the past."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
_thread = ThreadPoolExecutor(1, "replay")  # two would take from the loop what it needs for those who play


async def one_by_one(replay: Callable[P, T], *values: P.args, **named: P.kwargs) -> T:
    """Return what a replay gives, when its turn has come."""
    return await asyncio.get_running_loop().run_in_executor(_thread, lambda: replay(*values, **named))
