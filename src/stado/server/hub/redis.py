"""The hub over Redis: letters on one channel. Redis keeps nothing of them, and may be ended and started at will."""

from contextlib import suppress
from typing import Any

from redis.asyncio import Redis
from redis.asyncio.connection import parse_url
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from stado.server.hub.wired import WiredHub

_QUIET_SECONDS = 5.0  # of our own letters, too: the line is as good as broken
_ONCE = Retry(NoBackoff(), 0)  # knocking again is the hub's part


class RedisHub(WiredHub):
    """Publishes letters, and subscribes to those of everyone."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self._redis: Any = Redis.from_url(url, socket_connect_timeout=2.0, retry=_ONCE)
        self._channel = f"stado:{parse_url(url).get('db', 0)}"  # channels know no databases

    async def _send(self, letter: bytes) -> None:
        try:
            await self._redis.publish(self._channel, letter)
        except RedisError as error:
            raise OSError(str(error)) from error

    async def _hear(self) -> None:
        async with self._redis.pubsub(ignore_subscribe_messages=True) as line:
            try:
                await line.subscribe(self._channel)
                await line.get_message(timeout=_QUIET_SECONDS)  # it says that it subscribed
                self._come_up()
                while message := await line.get_message(timeout=_QUIET_SECONDS):
                    self._receive(message["data"])
            except RedisError as error:
                raise OSError(str(error)) from error
        raise TimeoutError("nothing is heard any more")

    async def _hang_up(self) -> None:
        with suppress(RedisError, OSError):
            await self._redis.aclose()
