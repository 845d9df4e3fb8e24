"""A copy of the file, taken while a server plays from it, and the way back: one file takes the other's place at once.

A copy holds the seeds of running games, so it is for its owner's eyes, as the file is. To restore while a server holds
the file would take moves back that players were told of, and leave that server with tables that never were; it refuses.
"""

import os
import shutil
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from time import localtime, strftime

from stado.core.errors import StadoError
from stado.server.lock import sole_use
from stado.server.log.schema import UnusableDatabase, check_file, check_version

_WAIT = 60.0  # seconds for a moment at which nobody writes


class CannotCopy(StadoError):
    """A copy that cannot be made, or must not take the place of something."""

    code = "cannot-copy"


def backup(file: Path, copy: Path) -> None:
    """Copy a file as it is at one moment, whether a server uses it or not; a copy is never written over another."""
    with new_file(copy) as unfinished:
        _copy(file, unfinished)


def restore(copy: Path, file: Path) -> Path | None:
    """Put a copy in a file's place, and return where that was set aside; None if there was none."""
    with sole_use(file), new_file(file, replace=True) as unfinished:
        _copy(copy, unfinished)
        check_file(unfinished)  # brought up to date, as a server would at its start
        return _set_aside(file) if file.exists() else None


@contextmanager
def new_file(file: Path, *, replace: bool = False) -> Iterator[Path]:
    """Give a file beside this one to write to, which takes its name when all went well, and is on the disk by then."""
    if file.exists() and not replace:
        raise CannotCopy(f"{file} is there already; choose another name")
    unfinished = file.with_name(f"{file.name}.unfinished")
    try:
        unfinished.unlink(missing_ok=True)
        os.close(os.open(unfinished, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))  # for the eyes of its owner
        yield unfinished
        _sync(unfinished)
        unfinished.replace(file)
        _sync(file.parent)
    except OSError as error:
        raise CannotCopy(f"{file} cannot be written: {error.strerror or error}") from None
    finally:
        for left in ("", "-wal", "-shm", "-journal"):
            with suppress(OSError):
                unfinished.with_name(f"{unfinished.name}{left}").unlink(missing_ok=True)


def _copy(file: Path, copy: Path) -> None:
    """Copy what a file holds at one moment; writers go on meanwhile, and what they write is not in it."""
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True, timeout=_WAIT)) as connection:
            check_version(connection, file)
            _check_whole(connection, file)
            connection.execute("VACUUM INTO ?", (str(copy),))
    except sqlite3.Error as error:
        raise UnusableDatabase(f"{file} cannot be copied: {error}") from None


def _check_whole(connection: sqlite3.Connection, file: Path) -> None:
    if connection.execute("SELECT 1 FROM sqlite_master").fetchone() is None:
        raise UnusableDatabase(f"{file} is empty")
    found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    if found != "ok":
        raise UnusableDatabase(f"{file} is damaged: {found}")


def _set_aside(file: Path) -> Path:
    """Copy the file that is about to be replaced, and leave nothing beside it that would be taken for the new one's."""
    aside = file.with_name(f"{file.name}.{strftime('%Y%m%d-%H%M%S', localtime())}")
    try:
        backup(file, aside)
        _fold_in(file)
    except UnusableDatabase:  # perhaps why it is replaced
        for part in filter(Path.exists, (file, Path(f"{file}-wal"))):
            shutil.copy(part, f"{aside}{part.name.removeprefix(file.name)}")
        for left in ("-wal", "-shm"):
            Path(f"{file}{left}").unlink(missing_ok=True)
    return aside


def _fold_in(file: Path) -> None:
    """Write what is in the write-ahead log into the file; whoever is last to close it takes the log away."""
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        busy = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]
    if busy or Path(f"{file}-wal").exists():
        raise CannotCopy(f"another program has {file} open; end it first")


def _sync(path: Path) -> None:
    """Wait until a file, or the names in a folder, are on the disk."""
    if path.is_dir() and sys.platform == "win32":
        return  # there a folder cannot be opened, and need not be
    handle = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
