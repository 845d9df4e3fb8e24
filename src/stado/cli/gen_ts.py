"""`stado gen-ts`: the TypeScript types that the browser's client shares with the Python structs."""

from pathlib import Path

import click

from stado.cli.command import Flag, command, current_words
from stado.cli.failure import Failure
from stado.dev.typescript import files


@command("gen-ts", Flag("--check", is_flag=True))
@click.pass_context
def gen_ts(context: click.Context, check: bool) -> None:
    """Write the generated files, or list those that are stale."""
    wanted = files()
    _need_the_client(wanted)
    stale = {file: text for file, text in wanted.items() if _text(file) != text}
    for file, text in stale.items():
        click.echo(file)
        if not check:
            _write(file, text)
    if check and stale:
        click.echo(current_words().say("cli-gen-ts-stale"), err=True)
        context.exit(1)


def _need_the_client(wanted: dict[Path, str]) -> None:
    """Refuse where the package lies without the client's sources, as in a wheel."""
    if not any(file.parent.is_dir() for file in wanted):
        raise Failure(current_words().say("cli-gen-ts-installed"))


def _text(file: Path) -> str | None:
    return file.read_text(encoding="utf-8") if file.is_file() else None


def _write(file: Path, text: str) -> None:
    file.parent.mkdir(exist_ok=True)
    file.write_text(text, encoding="utf-8")
