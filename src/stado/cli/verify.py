"""`stado verify`: whether a record was dealt fairly and played by the rules; what can be worked out is not believed."""

import re
from typing import Any

import click

from stado.cli import record
from stado.cli.command import Flag, command, current_words
from stado.cli.failure import Failure, Unchecked, refusal_told
from stado.cli.screen import Screen
from stado.cli.verification import Finding, Shown, findings
from stado.core.errors import InvalidPosition
from stado.words import Words

_MARKS = {True: "✓", False: "✗", None: "–"}
_VARIANTS = {True: "", False: ".wrong", None: ".unknown"}


class Digits(click.ParamType[str]):
    """64 hexadecimal digits, in letters of any size."""

    name = "hex"

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Return the digits as a record has them."""
        digits = value.strip().lower()
        return digits if re.fullmatch("[0-9a-f]{64}", digits) else self.fail(f"{value!r} is not 64 hex digits.", param)


@command(
    "verify",
    click.Argument(["file"], type=click.Path(allow_dash=True)),
    Flag("--commitment", type=Digits(), metavar="HEX"),
    Flag("--contribution", type=Digits(), metavar="HEX"),
)
@click.pass_context
def verify(context: click.Context, file: str, commitment: str | None, contribution: str | None) -> None:
    """Check a record: 0 if all of it holds, 1 if something does not, 2 if it cannot be checked."""
    words = current_words()
    found = _found(file, Shown(commitment, contribution), words)
    screen, is_right = Screen(), all(finding.holds is not False for finding in found)
    screen.show(*(_told(finding, words) for finding in found))
    screen.show(words.say(f"cli-verified{_VARIANTS[is_right]}"))
    if not is_right:
        context.exit(1)


def _found(file: str, shown: Shown, words: Words) -> list[Finding]:
    try:
        return findings(record.fields(file, words), shown)
    except InvalidPosition as error:
        raise Unchecked(refusal_told(error, words)) from None
    except Failure as failure:
        raise Unchecked(failure.message) from None


def _told(finding: Finding, words: Words) -> str:
    args: dict[str, Any] = finding.args
    said = words.say(f"cli-verified-{finding.about}{_VARIANTS[finding.holds]}", **args)
    return f"{_MARKS[finding.holds]} {said}"
