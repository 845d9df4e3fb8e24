"""How the command line fails: one sentence on the error output, and an exit code that a shell understands."""

import os
import sys
import traceback

import click
from rich.text import Text

from stado.cli.screen import console
from stado.core.errors import StadoError
from stado.words import Words
from stado.words.languages import FALLBACK

INTERRUPTED = 130  # as a shell reports it: 128 and the number of the signal


class Failure(click.ClickException):
    """Something that the player can put right, said in the player's language."""


class Unchecked(Failure):
    """A record that cannot be checked, which is another thing than one that is wrong."""

    exit_code = 2


def report(error: Exception, words: Words) -> int:
    """Say what went wrong and return the exit code; STADO_DEBUG=1 adds where in the program it did."""
    if os.environ.get("STADO_DEBUG"):
        traceback.print_exception(error)
    if isinstance(error, click.UsageError) and error.ctx:
        click.echo(error.ctx.get_usage(), err=True)
    console(sys.stderr).print(Text(_sentence(error, words), style="red"), soft_wrap=True)  # one sentence, one line
    return error.exit_code if isinstance(error, click.ClickException) else 1


def _sentence(error: Exception, words: Words) -> str:
    match error:
        case click.ClickException():
            return error.format_message()
        case StadoError():
            return refusal_told(error, words)
        case OSError():
            return ": ".join(filter(None, (error.filename, error.strerror or str(error))))
        case _:
            return words.say("cli-broken", error=f"{type(error).__name__}: {error}")


def refusal_told(error: StadoError, words: Words) -> str:
    """Say an error of ours. Its details are in English, so other languages put a sentence of their own before them."""
    details = str(error)
    details = f"{details[:1].upper()}{details[1:]}".rstrip(".") + "."
    message = f"error-{error.code}"
    return details if words.lang == FALLBACK or not words.knows(message) else f"{words.say(message)} ({details})"
