"""A PostgreSQL and a Redis of one's own: on free ports, in a temporary folder, to be killed and started again.

PostgreSQL does not run as root, so there it runs as somebody who may do nothing else.
"""

import asyncio
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import IO

import asyncpg

_ROOT = Path(__file__).parents[2]
_NOBODY = 65534
_START_SECONDS = 60


@cache
def found() -> tuple[Path, Path] | None:
    """Return the folder of PostgreSQL's programs and the path of Redis, if the machine has both."""
    told = subprocess.run([_ROOT / "tools/engines", "find"], capture_output=True, text=True, check=False)  # noqa: S603  # our own script
    if told.returncode != 0:
        return None
    postgres, redis = told.stdout.split()
    return (Path(postgres) / "postgres").resolve().parent, Path(redis)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Engine(ABC):
    """A server of someone else's, in a process of its own."""

    def __init__(self, program: Path, folder: Path) -> None:
        self.port, self._program, self._folder = free_port(), program, folder
        self._process: subprocess.Popen[bytes] | None = None

    @abstractmethod
    def command(self) -> list[str]:
        """Return how it is started."""

    @abstractmethod
    def is_ready(self) -> bool:
        """Tell whether it answers."""

    def start(self) -> None:
        """Start it, and wait until it answers."""
        until = time.monotonic() + _START_SECONDS
        self._begin()
        while not self.is_ready():
            assert time.monotonic() < until, self.log.read_text()
            time.sleep(0.02)
            if self._process and self._process.poll() is not None:  # something of one that was killed was still there
                self._begin()

    def _begin(self) -> None:
        with self.log.open("ab") as log:
            self._process = _started(self.command(), log)

    @property
    def log(self) -> Path:
        """Return where it writes about itself."""
        return self._folder / "log"

    @property
    def process(self) -> int:
        """Return its number in the system."""
        assert self._process
        return self._process.pid

    def kill(self) -> None:
        """End it, and all it has started, as a power cut would."""
        if self._process and self._process.poll() is None:  # of one that has ended the number may be another's by now
            self._signal(signal.SIGKILL)
            self._process.wait()

    @contextmanager
    def stopped(self) -> Iterator[None]:
        """Let it hang: it takes what it is asked, and says nothing."""
        self._signal(signal.SIGSTOP)
        try:
            yield
        finally:
            self._signal(signal.SIGCONT)

    def _signal(self, what: signal.Signals) -> None:
        for process in _family(self.process):
            with suppress(ProcessLookupError):
                os.kill(process, what)

    def stop(self) -> None:
        """End it politely."""
        if self._process and self._process.poll() is None:
            self._process.send_signal(signal.SIGINT)
            self._process.wait(timeout=60)


def _started(command: list[str], log: IO[bytes]) -> subprocess.Popen[bytes]:
    return subprocess.Popen(command, stdout=log, stderr=log, start_new_session=True)  # noqa: S603  # what was asked for


def _family(process: int) -> list[int]:
    """Return a process and all it has started, itself first, so that it starts no more."""
    try:
        children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    except FileNotFoundError:
        return [process]
    return [process, *(member for child in children for member in _family(int(child)))]


def _unprivileged() -> list[str]:
    if os.getuid() != 0:
        return []
    return ["setpriv", f"--reuid={_NOBODY}", f"--regid={_NOBODY}", "--clear-groups"]


class Postgres(Engine):
    """PostgreSQL, with a database for each who wants one."""

    def __init__(self, programs: Path, folder: Path, *settings: str) -> None:
        super().__init__(programs / "postgres", folder)
        self._settings, self._made = settings, 0
        if os.getuid() == 0:
            os.chown(folder, _NOBODY, _NOBODY)
        init = [str(programs / "initdb"), "-D", str(self._data), "-U", "stado", "-A", "trust", "-E", "UTF8"]
        init += ["--locale=C", "--no-sync"]
        subprocess.run([*_unprivileged(), *init], check=True, capture_output=True, cwd=folder)  # noqa: S603  # as above

    @property
    def _data(self) -> Path:
        return self._folder / "data"

    def command(self) -> list[str]:
        """Return how it is started."""
        here = {
            "port": self.port,
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": "",
            "max_connections": 200,
        }
        settings = [*(f"{name}={value}" for name, value in here.items()), *self._settings]
        chosen = [word for setting in settings for word in ("-c", setting)]
        return [*_unprivileged(), str(self._program), "-D", str(self._data), *chosen]

    def is_ready(self) -> bool:
        """Tell whether it answers."""
        try:
            self._do("SELECT 1")
        except (OSError, asyncpg.PostgresError):
            return False
        return True

    def url(self, database: str) -> str:
        """Return the address of a database."""
        return f"postgresql://stado@127.0.0.1:{self.port}/{database}"

    def database(self) -> str:
        """Make an empty database, and return its address."""
        self._made += 1
        name = f"stado{self._made}"
        self._do(f"CREATE DATABASE {name}")
        return self.url(name)

    def _do(self, statement: str) -> None:
        with ThreadPoolExecutor(1) as thread:  # this one may have a loop already
            thread.submit(asyncio.run, self._say(statement)).result()

    async def _say(self, statement: str) -> None:
        connection = await asyncpg.connect(self.url("postgres"), timeout=5)
        try:
            await connection.execute(statement)
        finally:
            await connection.close()


class Redis(Engine):
    """Redis, which keeps nothing."""

    def command(self) -> list[str]:
        """Return how it is started."""
        here = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        return [str(self._program), *here, "--dir", str(self._folder)]

    def is_ready(self) -> bool:
        """Tell whether it answers."""
        try:
            with socket.create_connection(("127.0.0.1", self.port), 1) as line:
                line.sendall(b"PING\r\n")
                return line.recv(7) == b"+PONG\r\n"
        except OSError:
            return False

    @property
    def url(self) -> str:
        """Return its address."""
        return f"redis://127.0.0.1:{self.port}/0"


@contextmanager
def engine_folder() -> Iterator[Path]:
    """Give a folder that somebody without rights may use, too."""
    folder = Path(tempfile.mkdtemp(prefix="stado-"))
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def postgres_running(*settings: str) -> Iterator[Postgres]:
    """Run a PostgreSQL as long as this lasts; by default it forgets all when the machine, not when it itself, dies."""
    programs, _ = _needed()
    with engine_folder() as folder:
        engine = Postgres(programs, folder, *(settings or ("fsync=off",)))
        try:
            engine.start()
            yield engine
        finally:
            engine.kill()


@contextmanager
def redis_running() -> Iterator[Redis]:
    """Run a Redis as long as this lasts."""
    _, program = _needed()
    with engine_folder() as folder:
        engine = Redis(program, folder)
        try:
            engine.start()
            yield engine
        finally:
            engine.kill()


def _needed() -> tuple[Path, Path]:
    engines = found()
    assert engines, "there is no PostgreSQL, or no Redis"
    return engines
