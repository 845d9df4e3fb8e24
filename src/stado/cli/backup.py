"""`stado backup` and `stado restore`: the server's file copied while it is in use, and put back."""

from pathlib import Path

import click

from stado.cli.command import Flag, command, current_words
from stado.cli.failure import Failure
from stado.cli.screen import console

_FILE = click.Argument(["file"], type=click.Path(path_type=Path))
_DATABASE = Flag("--database", metavar="FILE")


@command("backup", _FILE, _DATABASE)
def backup(file: Path, database: str | None) -> None:
    """Copy the server's file."""
    from stado.server.backup import backup as copy

    copy(_kept(database), file)
    _tell("cli-backup.done", file=str(file))


@command("restore", _FILE, _DATABASE)
def restore(file: Path, database: str | None) -> None:
    """Put a copy in the place of the server's file."""
    from stado.server.backup import restore as put_back

    aside = put_back(file, kept := _kept(database))
    _tell("cli-restore.done", file=str(kept))
    if aside:
        _tell("cli-restore.aside", file=str(aside))


def _kept(database: str | None) -> Path:
    from stado.server.config import database_file, from_environment, in_memory, in_postgres

    config = from_environment(database=database)
    if in_memory(config):
        raise Failure(current_words().say("cli-nothing-kept"))
    if in_postgres(config):
        raise Failure(current_words().say("cli-kept-elsewhere"))
    return database_file(config)


def _tell(message: str, **told: str) -> None:
    console().print(current_words().say(message, **told), markup=False, soft_wrap=True)
