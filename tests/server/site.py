"""A site: several servers on one PostgreSQL and one Redis, behind a balancer that leads everyone to any of them."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.server.balancer import Balancer
from tests.server.serving import Server

PROCESSES = 3


class Site(Server):
    """Looks like one server, wherever its people are led."""

    def __init__(self, folder: Path, database: str, hub: str, processes: int = PROCESSES, **settings: Any) -> None:
        shared = settings | {"database": database, "hub": hub}
        super().__init__(folder / "site", **shared)
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

    def log(self) -> str:
        """Return all they have written about themselves."""
        return "".join(process.log() for process in self.processes)


@contextmanager
def site_running(folder: Path, database: str, hub: str, **settings: Any) -> Iterator[Site]:
    """Run a site as long as this lasts."""
    site = Site(folder, database, hub, **settings)
    try:
        site.start()
        yield site
    finally:
        site.close()
