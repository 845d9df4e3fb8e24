"""What every hub must do, on each of them: over a wire of ours, over Redis, over PostgreSQL's notifications."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager

import pytest

from stado.core.protocol import Seat
from stado.server.hub import AnyWord, Grew, MemoryHub, Present, Spoken, wired
from stado.server.hub.postgres import PostgresHub
from stado.server.hub.redis import RedisHub
from stado.server.hub.wired import Letter, WiredHub
from stado.server.wire import Said
from tests.server.engines import Engine, Redis
from tests.server.test_processes import quick, until
from tests.server.wires import Wire, WireHub

pytestmark = pytest.mark.anyio
__all__ = ["quick"]  # a fixture


class Notebook:
    """Writes down what a hub says."""

    def __init__(self, hub: WiredHub | MemoryHub) -> None:
        self.hub, self.words, self.missed = hub, list[AnyWord](), 0
        hub.listen(self.words.append, self.miss)

    def miss(self) -> None:
        self.missed += 1


@pytest.fixture(params=["wire", "redis", "postgres"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def make(kind: str, request: pytest.FixtureRequest) -> Callable[[], WiredHub]:
    """Return what makes hubs that hear each other."""
    if kind == "redis":
        redis: Redis = request.getfixturevalue("redis")
        return lambda: RedisHub(redis.url)
    if kind == "postgres":
        url = request.getfixturevalue("postgres").database()
        return lambda: PostgresHub(url)
    wire = Wire()
    return lambda: WireHub(wire)


@asynccontextmanager
async def linked(make: Callable[[], WiredHub], processes: int = 2) -> AsyncIterator[list[Notebook]]:
    """Run hubs that hear each other."""
    async with AsyncExitStack() as held:
        books = [Notebook(make()) for _ in range(processes)]
        for book in books:
            await book.hub.start()
            held.push_async_callback(book.hub.close)
        for book in books:
            for other in books:
                await until(lambda book=book, other=other: book.hub.hears(other.hub.process))  # type: ignore[misc]  # bound here
            book.missed = 0
        yield books


def test_the_hub_of_one_process_tells_its_own_people_at_once() -> None:
    book = Notebook(MemoryHub())
    book.hub.tell(word := Grew("abcd", "one"))
    assert book.words == [word]
    assert not book.hub.is_shared


async def test_what_one_tells_all_hear_once_and_in_order(make: Callable[[], WiredHub], quick: None) -> None:
    async with linked(make, 3) as books:
        words = [Grew(f"table{number}", "one") for number in range(2000)]
        for word in words:
            books[0].hub.tell(word)
        assert books[0].words == words
        for book in books[1:]:
            await until(lambda book=book: len(book.words) == 2000)  # type: ignore[misc]  # bound here
            assert book.words == words
            assert not book.missed


async def test_what_everyone_tells_at_once_all_hear(make: Callable[[], WiredHub], quick: None) -> None:
    async with linked(make, 3) as books:
        for number in range(300):
            for book in books:
                book.hub.tell(Grew(f"table{number}", book.hub.process))
            await asyncio.sleep(0)
        for book in books:
            await until(lambda book=book: len(book.words) == 900)  # type: ignore[misc]  # bound here
            for other in books:
                heard = [word.table for word in book.words if word.by == other.hub.process]
                assert heard == [f"table{number}" for number in range(300)]


async def test_any_word_comes_through_as_it_was_said(make: Callable[[], WiredHub], quick: None) -> None:
    said = Said(7, None, "Zoë 🐮", None, '\\ "quoted" žluťoučký' * 20)
    words: list[AnyWord] = [Present("abcd", "one", (Seat(0), Seat(3)), 2), Spoken("abcd", "one", said)]
    async with linked(make) as (one, two):
        for word in words:
            one.hub.tell(word)
        await until(lambda: two.words == words)


async def test_words_of_a_moment_are_one_letter(make: Callable[[], WiredHub], quick: None) -> None:
    async with linked(make) as (one, two):
        assert isinstance(one.hub, WiredHub)
        before = one.hub._number
        for _ in range(50):
            one.hub.tell(Grew("abcd", "one"))
        await until(lambda: len(two.words) == 50)
        assert one.hub._number - before < 10  # some are beats


async def test_what_was_told_before_the_end_is_still_said(make: Callable[[], WiredHub], quick: None) -> None:
    async with linked(make) as (one, two):
        one.hub.tell(word := Grew("abcd", "one"))
        await one.hub.close()
        await until(lambda: two.words == [word])
        await until(lambda: not two.hub.hears(one.hub.process))


@pytest.mark.parametrize("kind", ["redis", "postgres"])
async def test_an_engine_that_is_killed_is_found_again_and_everyone_knows_that_words_were_lost(
    kind: str, make: Callable[[], WiredHub], request: pytest.FixtureRequest, quick: None
) -> None:
    engine: Engine = request.getfixturevalue(kind)
    async with linked(make) as (one, two):
        for _ in range(2):
            missed = one.missed, two.missed
            engine.kill()
            await until(lambda: not one.hub.hears(two.hub.process))
            one.hub.tell(Grew("lost", "one"))
            await asyncio.to_thread(engine.start)
            await until(lambda: one.hub.hears(two.hub.process) and two.hub.hears(one.hub.process))
            assert one.missed > missed[0]
            assert two.missed > missed[1]
        one.hub.tell(word := Grew("abcd", "one"))
        await until(lambda: word in two.words)


async def test_a_hub_starts_before_its_engine(redis: Redis, quick: None) -> None:
    redis.kill()
    book = Notebook(RedisHub(redis.url))
    await book.hub.start()
    await asyncio.sleep(0.1)
    await asyncio.to_thread(redis.start)
    await until(lambda: book.hub.hears(book.hub.process))
    await book.hub.close()


async def test_a_lost_letter_is_missed_and_a_late_one_is_not_read() -> None:
    hub = WireHub(Wire())
    book = Notebook(hub)
    letters = [_letter(number) for number in range(1, 6)]
    for number in (1, 2, 4, 3, 3, 5):
        hub.receive(letters[number - 1])
    assert [word.table for word in book.words] == ["1", "2", "4", "5"]
    assert book.missed == 1


def _letter(number: int) -> bytes:
    return b'{"by":"one","number":%d,"words":[{"type":"Grew","table":"%d","by":"one"}]}' % (number, number)


async def test_what_cannot_be_read_disturbs_nothing() -> None:
    hub = WireHub(Wire())
    book = Notebook(hub)
    for text in (b"", b"\xff", b"[]", b'{"by":1}', b'{"by":"one","number":1,"words":[{"type":"Newer"},1]}'):
        hub.receive(text)
    hub.receive(_letter(2))
    assert [word.table for word in book.words] == ["2"]
    assert not book.missed


async def test_while_nothing_can_be_sent_old_words_make_room_and_are_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wired, "_MOST_WAITING", 10)
    hub = WireHub(Wire())
    for number in range(15):
        hub.tell(Grew(str(number), "one"))
    letter = wired._read_letter(hub._next_letter())
    assert letter == Letter(hub.process, 6, letter.words)
    assert len(letter.words) == 10
