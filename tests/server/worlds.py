"""One game in two worlds that one client cannot tell apart: before every step all that it may not know is exchanged.

The rules are patched where the server calls them, so that each world has its own truth. Everything above them is the
server itself, from the table to the bytes on the line; and its bots think for as long as their secrets say.
"""

import asyncio
import hashlib
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager, suppress
from contextvars import ContextVar
from functools import partial
from typing import Any, cast
from unittest.mock import patch

import uvicorn
from msgspec import structs

from stado.core.chance import Rng, seed_of, stream
from stado.core.codec import pack, to_text
from stado.core.play import check
from stado.core.protocol import Answers, Decision, Event, Seat, State
from stado.server import app, run
from stado.server.bots import Bots
from stado.server.config import Config
from stado.server.log import MemoryLog, StoredSeat, StoredTable
from stado.server.token import digest
from tests.conformance.cards import Exchange, cards_lying_in, exchanged
from tests.conformance.secrecy import mixed
from tests.conformance.setups import Setup
from tests.conformance.walks import Step, Walk, shuffles
from tests.server import clockwork
from tests.server.raw import PING, PONG, Line, framed, next_frame, shake_hands

TABLE = "exchanged2"
_LONGEST_THOUGHT = 0.099  # seconds, less than a beat
_LAST_WORD = 5.0  # seconds after the end, in which everything has been said
Answering = Callable[[], asyncio.BaseProtocol]
Received = list[tuple[float, bytes]]  # when, and what


class Course:
    """How one game goes in one world."""

    def __init__(self, walk: Walk, exchanges: list[Exchange], dealt: list[Exchange], seed: str) -> None:
        self._walk, self._exchanges, self._dealt, self.seed = walk, exchanges, dealt, seed
        self.step = 0
        self._reached = [asyncio.Event() for _ in walk.states]

    def deal(self) -> State:
        """Return how the game begins."""
        self.step = 0
        self._reached[0].set()
        return self._standing()

    def _standing(self) -> State:
        there = exchanged(self._walk.states[self.step], self._exchanges[self.step])
        return structs.replace(there, seed=self.seed)  # the future is another, too

    def advance(self, state: State, answers: Answers, advance: Any) -> list[Event]:
        """Take a step by the rules, and exchange what may be exchanged before the next."""
        met = self._walk.steps[self.step]
        state.seed = met.before.seed
        with shuffles(self._dealt[self.step]):
            events: list[Event] = advance(state, answers)
        self.step += 1
        for name, value in structs.asdict(self._standing()).items():
            setattr(state, name, value)
        self._reached[self.step].set()
        return events

    def answer(self, step: int, seat: Seat) -> Any:
        """Return what a seat answers to a step in this world."""
        return exchanged(self._walk.steps[step].answers[seat], self._exchanges[step])

    @property
    def steps(self) -> list[Step]:
        """The steps of the game, as they are in the other world."""
        return self._walk.steps

    async def reached(self, step: int) -> None:
        """Wait until so many steps have been taken."""
        await self._reached[step].wait()


def courses(setup: Setup, seed: int, viewer: Seat | None) -> tuple[Course, Course]:
    """Return a game as it is, and as it might be for all that this viewer may know."""
    walk, chance = Walk(setup, seed), stream(seed_of(seed), "worlds")
    same: list[Exchange] = [{} for _ in walk.states]
    exchanges = [_exchange(setup, met, viewer, chance) for met in walk.steps]
    dealt = [_dealt(setup, met, viewer, chance) for met in walk.steps]
    last = walk.states[-1]
    exchanges.append(mixed(cards_lying_in(last), [Counter(setup.game.view(last, viewer).unseen)], chance))
    return Course(walk, same, same, seed_of(seed)), Course(walk, exchanges, dealt, seed_of(seed + 1))


def _exchange(setup: Setup, met: Step, viewer: Seat | None, chance: Rng) -> Exchange:
    """Exchange what a viewer sees neither before nor after a step, if the step could have been taken all the same."""
    before, after = (setup.game.view(state, viewer) for state in (met.before, met.after))
    hidden = [Counter(before.unseen) - met.shuffled, Counter(after.unseen)]
    mix = mixed(cards_lying_in(met.before), hidden, chance)
    pending = setup.game.pending(exchanged(met.before, mix))
    try:
        for seat, choice in met.answers.items():
            check(pending, seat, exchanged(choice, mix))
    except Exception:  # noqa: BLE001  # such as where suit must be followed
        return {}
    return mix


def _dealt(setup: Setup, met: Step, viewer: Seat | None, chance: Rng) -> Exchange:
    """Let cards come out of a shuffle in each other's places, as far as the viewer sees none of them."""
    after = setup.game.view(met.after, viewer)
    return mixed(cards_lying_in(met.after), [met.shuffled, Counter(after.unseen)], chance)


_world: ContextVar[Course] = ContextVar("world")


@contextmanager
def ruled(setup: Setup) -> Iterator[None]:
    """Let the rules, and the bots, do in each world what they do there."""
    game, advance = setup.game, setup.game.advance

    def dealt(*_: Any) -> State:
        return _world.get().deal()

    def advanced(state: State, answers: Answers) -> list[Event]:
        return _world.get().advance(state, answers, advance)

    with ExitStack() as held:
        held.enter_context(patch.object(type(game), "deal", lambda _, *values: dealt(*values)))
        held.enter_context(patch.object(type(game), "advance", lambda _, *values: advanced(*values)))
        held.enter_context(patch("stado.server.bots.Bots.choose", _choose))
        held.enter_context(patch("stado.server.garbage.tune", lambda: None))
        yield


async def _choose(_bots: Bots, _game: str, bot: str, view: Any, decision: Decision, rng: Rng) -> Any:
    """Think for as long as the secrets of this world say, and choose what is chosen in it."""
    world = _world.get()
    choice = world.answer(world.step, decision.seat)
    secret = hashlib.sha256(pack(view) + world.seed.encode()).digest()
    await asyncio.sleep(_LONGEST_THOUGHT * int.from_bytes(secret[:4]) / 2**32)
    return choice


async def play(setup: Setup, world: Course, viewer: Seat | None, beat: float) -> Received:
    """Play a game to its end in one world, and return what its viewer is sent, and when."""
    _world.set(world)
    people = sorted({viewer or Seat(0), Seat(setup.players - 1)})
    clients: list[Seat | None] = [*people, None] if viewer is None else [*people]
    async with _served(setup, world, people, beat) as answering:
        lines = {seat: await _greeted(answering, seat) for seat in clients}
        heard = {seat: asyncio.create_task(_hear(line)) for seat, line in lines.items()}
        await asyncio.gather(*(_speak(lines[seat][1], world, seat) for seat in people))
        await asyncio.sleep(_LAST_WORD)
        for _, writer in lines.values():
            writer.close()
        return (await asyncio.gather(*heard.values()))[clients.index(viewer)]


@asynccontextmanager
async def _served(setup: Setup, world: Course, people: list[Seat], beat: float) -> AsyncIterator[Answering]:
    """Serve a table at which this game is played, and yield what answers on a line."""
    log = MemoryLog()
    await log.open_table(_table(setup, world), _seats(setup, people))
    config = Config(database=":memory:", messages_per_second=1000, beat_seconds=beat)
    with patch.object(app, "_log", lambda _: log):
        application = app.create_app(config)
    settings = uvicorn.Config(application, **run._settings(config) | {"log_config": None})
    settings.load()
    server = uvicorn.Server(settings)
    server.lifespan = settings.lifespan_class(settings)
    await server.startup([])
    state = {"server_state": server.server_state, "app_state": server.lifespan.state}
    yield partial(cast("Any", settings.http_protocol_class), config=settings, **state)
    await server.shutdown([])


def _table(setup: Setup, world: Course) -> StoredTable:
    return StoredTable(
        id=TABLE,
        game=setup.game.id,
        version=setup.game.version,
        players=setup.players,
        options=setup.given,
        seed=world.seed,
        public=False,
        opened=0,
        clock="fast",
    )


def _seats(setup: Setup, people: list[Seat]) -> dict[Seat, StoredSeat]:
    bots = {Seat(seat): StoredSeat("bot", "random") for seat in range(setup.players)}
    return bots | {seat: StoredSeat("human", f"Ada {seat}", digest(str(seat))) for seat in people}


async def _greeted(answering: Answering, seat: Seat | None) -> Line:
    near, far = clockwork.line()
    await asyncio.get_running_loop().connect_accepted_socket(answering, far)
    line = await asyncio.open_connection(sock=near)
    await shake_hands(line, TABLE)
    await _send(line[1], {"type": "hello", "token": None if seat is None else str(seat)})
    return line


async def _send(writer: asyncio.StreamWriter, message: Any) -> None:
    writer.write(framed(to_text(message)))


async def _speak(writer: asyncio.StreamWriter, world: Course, seat: Seat) -> None:
    """Tell what was seen, and answer what is asked, after a while that tells nothing."""
    for number, met in enumerate(world.steps):
        await world.reached(number)
        await asyncio.sleep(0.05)
        await _send(writer, {"type": "seen", "step": number})
        if seat in met.answers:
            await asyncio.sleep(0.01 + 0.001 * seat)
            await _send(writer, {"type": "answer", "step": number, "choice": world.answer(number, seat)})


async def _hear(line: Line) -> Received:
    """Note down what comes and when, until the line ends."""
    received, (reader, writer) = Received(), line
    with suppress(asyncio.IncompleteReadError, ConnectionResetError):
        while True:
            kind, data = await next_frame(reader)
            if kind == PING:
                writer.write(framed(data, PONG))
            else:
                received.append((round(asyncio.get_running_loop().time(), 6), data))
    return received
