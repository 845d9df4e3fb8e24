"""A real server in a process of its own, on a port of its own, to be talked to and to be killed."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar

import httpx

from stado.server.log import Log, SqliteLog

_PROGRAM = "from stado.server.config import from_environment as c; from stado.server.run import run; run(c())"
PROCESSES = int(os.environ.get("STADO_PROCESSES", "1"))  # as one site, wherever one server would do
_FAST = {  # as no person is
    "messages_per_second": 10_000,
    "requests_per_minute": 1_000_000,
    "tables_per_minute": 1_000_000,
    "beat_seconds": 0,
    "watchers_per_table": 1_000,
}


class Server:
    """One server on one database; it can be killed and started again on the same port."""

    program: ClassVar = _PROGRAM

    def __init__(self, file: Path, **settings: Any) -> None:
        self.database = file
        self._settings: dict[str, Any] = {"port": 0, "database": file, **_FAST, **settings}
        self._log = file.with_suffix(".log")
        self._client = httpx.Client(timeout=60)

    def start(self) -> None:
        """Start and wait until it says where it is."""
        self.begin()
        self.await_start()

    def begin(self) -> None:
        """Start, and wait for nothing."""
        chosen = {f"STADO_{name.upper()}": str(value) for name, value in self._settings.items()}
        with self._log.open("a") as log:
            self._process = subprocess.Popen(  # noqa: S603  # our own program
                [sys.executable, "-W", "error", "-c", self.program],
                env=os.environ | chosen,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )

    def await_start(self) -> None:
        """Wait until it says where it is."""
        assert self._process.stdout is not None
        self.http = self._process.stdout.readline().split()[-1]
        self._settings["port"] = self.port
        while not self._takes_lines():  # one of many says where it will be before it is there
            assert self._process.poll() is None, self.log()
            time.sleep(0.02)

    def _takes_lines(self) -> bool:
        try:
            socket.create_connection(("127.0.0.1", self.port), 60).close()
        except ConnectionRefusedError:
            return False
        return True

    @property
    def port(self) -> int:
        """Return where it listens."""
        return int(self.http.rsplit(":", 1)[1])

    def kill(self) -> None:
        """End it as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """End it politely and return its exit code."""
        return self._end(signal.SIGTERM)

    def close(self) -> None:
        """End it, if it runs, and let go of everything."""
        if self._process.returncode is None:
            self.stop()
        self._client.close()

    def _end(self, how: signal.Signals) -> int:
        self._process.send_signal(how)
        code = self._process.wait(timeout=60)
        assert self._process.stdout is not None
        self._process.stdout.close()
        return code

    def log_for_another(self) -> Log:
        """Return the log it keeps, to be written to by another process."""
        return SqliteLog(self.database)

    @property
    def process(self) -> int:
        """Return its number in the system."""
        return self._process.pid

    def log(self) -> str:
        """Return all it has written about itself."""
        return self._log.read_text()

    def address(self, table: str) -> str:
        """Return where the table's socket is."""
        return f"{self.http.replace('http', 'ws')}/api/tables/{table}/socket"

    def get(self, path: str, token: str | None = None) -> httpx.Response:
        """Ask over HTTP."""
        return self._client.get(self.http + path, headers=_shown(token))

    def post(self, path: str, body: Any = None, token: str | None = None) -> httpx.Response:
        """Send over HTTP."""
        return self._client.post(self.http + path, json=body, headers=_shown(token))


def _shown(token: str | None) -> dict[str, str]:
    return {} if token is None else {"Authorization": f"Bearer {token}"}


@contextmanager
def serving(file: Path, **settings: Any) -> Iterator[Server]:
    """Run a server as long as this lasts; where STADO_PROCESSES is set, so many as one site."""
    from tests.server.site import Site

    many = PROCESSES > 1 and "database" not in settings
    server = Site(file.parent, processes=PROCESSES, **settings) if many else Server(file, **settings)
    try:
        server.start()
        yield server
    finally:
        server.close()
