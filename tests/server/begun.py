"""Tables in the middle of a game, written into the log as if they had been played up to there.

Any process may write to the log of a running server, which reads a table when somebody first asks for it.
"""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from time import time

from stado.core.chance import seed_of
from stado.core.codec import to_text
from stado.core.protocol import Seat
from stado.server.log import Log, StoredSeat, StoredTable
from stado.server.token import digest, new_id, new_token
from stado.server.wire import Seated
from tests.conformance.setups import Setup
from tests.conformance.walks import Step, Walk
from tests.server.serving import Server


def begun(server: Server, setup: Setup, people: tuple[str, ...], *, seed: int, left: int) -> list[Seated]:
    """Seat people, and bots beside them, at a game of which at least so many steps of a random walk are left.

    It stands where the first of them is asked, so that nothing happens before that person has answered.
    """
    steps = Walk(setup, seed).steps
    late = range(max(0, len(steps) - left), 0, -1)
    count = next((place for place in late if Seat(0) in steps[place].answers), 0)
    return played(server, setup, people, seed=seed, steps=steps[:count])


def played(
    server: Server, setup: Setup, people: tuple[str, ...], *, seed: int, steps: list[Step], bot: str = "random"
) -> list[Seated]:
    """Seat people, and bots beside them, at a game in which these steps have been made."""
    table = _stored(setup, seed)
    tokens = [new_token() for _ in people]
    seats = {Seat(seat): StoredSeat("human", name, digest(tokens[seat])) for seat, name in enumerate(people)}
    seats |= {Seat(seat): StoredSeat("bot", bot) for seat in range(len(people), setup.players)}
    with ThreadPoolExecutor(1) as other:  # a browser test has a loop of its own in this thread
        other.submit(asyncio.run, _write(server.log_for_another(), table, seats, steps)).result()
    return [Seated(table.id, Seat(seat), token) for seat, token in enumerate(tokens)]


def _stored(setup: Setup, seed: int) -> StoredTable:
    return StoredTable(
        id=new_id(),
        game=setup.game.id,
        version=setup.game.version,
        players=setup.players,
        options=setup.given,
        seed=seed_of(seed),
        public=False,
        opened=int(time()),
    )


async def _write(log: Log, table: StoredTable, seats: dict[Seat, StoredSeat], steps: list[Step]) -> None:
    await log.start()
    await log.open_table(table, seats)
    sealed = [(number, seat, choice) for number, step in enumerate(steps) for seat, choice in step.answers.items()]
    await asyncio.gather(*(log.seal(table.id, number, seat, to_text(choice)) for number, seat, choice in sealed))
    await log.close()
