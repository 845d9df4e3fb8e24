"""One server per file: two on the same file would each tell its own people alone what happens at a table."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from stado.core.errors import StadoError


class FileInUse(StadoError):
    """A file from which another server serves already."""

    code = "file-in-use"


@contextmanager
def sole_use(file: Path) -> Iterator[None]:
    """Keep other servers off a file as long as this lasts; however this process ends, the system lets go."""
    beside = file.with_name(f"{file.name}-server")
    with closing(sqlite3.connect(beside, isolation_level=None, timeout=0)) as lock:  # a lock every system knows
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            raise FileInUse(f"another server uses {file}; stop it, or choose another file with --database") from None
        yield
