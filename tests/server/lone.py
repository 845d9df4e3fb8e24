"""Somebody who plays alone among bots, without a socket: always what is offered first."""

import asyncio

from stado.core.codec import to_text
from stado.core.protocol import Seat
from stado.server.table import Table


async def play(table: Table) -> None:
    """Answer for the person on seat 0 until the game is over."""
    async with asyncio.timeout(120):
        while table.status != "over":
            asked = table.progress.update(Seat(0), 0).asked
            if asked:
                await table.answer(Seat(0), table.progress.step, to_text(asked.options[0]))
            await table.catch_up()
            await asyncio.sleep(0.001)
