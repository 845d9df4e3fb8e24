"""What only some commands need: it is looked for before they begin, and asked for by the extra that brings it."""

from importlib.util import find_spec

from stado.cli.command import current_words
from stado.cli.failure import Failure


def need(extra: str, *modules: str) -> None:
    """Fail with the line to type unless these modules of an extra are installed."""
    if not all(map(find_spec, modules)):
        raise Failure(current_words().say("cli-extra", extra=extra))
