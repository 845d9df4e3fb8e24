"""A site: several servers on one PostgreSQL and one Redis, behind a balancer that leads everyone to any of them."""

import atexit
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from stado.server.log import Log
from stado.server.log.postgres import PostgresLog
from tests.server.balancer import Balancer
from tests.server.engines import Postgres, Redis, postgres_running, redis_running
from tests.server.serving import Server

PROCESSES = 3


@cache
def _running() -> tuple[Postgres, Redis]:
    """Start engines that all tests of this process share, until it ends."""
    held = ExitStack()
    atexit.register(held.close)
    return held.enter_context(postgres_running()), held.enter_context(redis_running())


def _engines() -> dict[str, str]:
    postgres, redis = _running()
    return {"database": postgres.database(), "hub": redis.url}


class Site(Server):
    """Looks like one server, wherever its people are led."""

    def __init__(self, folder: Path, processes: int = PROCESSES, **settings: Any) -> None:
        shared = settings if "database" in settings else settings | _engines()
        super().__init__(folder / "site", **shared)
        self._shared_database = shared["database"]
        self.processes = [Server(folder / f"process{number}", **shared) for number in range(processes)]
        self._balancer = Balancer()
        self._balancer.start()
        self.http = f"http://127.0.0.1:{self._balancer.port}"

    def start(self) -> None:
        """Start all processes, and wait until they say where they are."""
        for process in self.processes:
            process.begin()
        for process in self.processes:
            process.await_start()
        self._balancer.ports = [process.port for process in self.processes]

    def kill(self) -> None:
        """End all as a power cut would."""
        for process in self.processes:
            process.kill()

    def stop(self) -> int:
        """End all politely and return the highest of their exit codes."""
        return max([process.stop() for process in self.processes])

    def close(self) -> None:
        """End all that run, and let go of everything."""
        self._client.close()
        for process in self.processes:
            process.close()
        self._balancer.close()

    def log_for_another(self) -> Log:
        """Return the log they keep, to be written to by another process."""
        return PostgresLog(self._shared_database)

    def log(self) -> str:
        """Return all they have written about themselves."""
        return "".join(process.log() for process in self.processes)


@contextmanager
def site_running(folder: Path, **settings: Any) -> Iterator[Site]:
    """Run a site as long as this lasts."""
    site = Site(folder, **settings)
    try:
        site.start()
        yield site
    finally:
        site.close()
