"""A bot of the user's own: a file with `choose(view, decision, rng)`, or with an object `BOT` that has it."""

import sys
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol

from stado.core.chance import Rng
from stado.core.errors import StadoError
from stado.core.protocol import Decision


class Chooser(Protocol):
    """Whatever can play: a bot of ours, the module of a file, or an object with this one method."""

    def choose(self, view: Any, decision: Decision, rng: Rng) -> Any:
        """Return one of the decision's options."""


class InvalidBot(StadoError):
    """A file that holds no bot."""

    code = "invalid-bot"


def is_file(name: str) -> bool:
    """Tell whether a bot is named by its file."""
    return name.endswith(".py")


def source_of(file: str) -> str:
    """Return what is written in a bot's file."""
    try:
        return Path(file).read_text(encoding="utf-8")
    except (OSError, UnicodeError) as error:
        raise InvalidBot(f"{file} cannot be read: {error}") from None


def load(file: str, source: str) -> Chooser:
    """Run a bot's file and return the bot in it; what the file itself raises is not caught."""
    module = ModuleType(f"bot_{Path(file).stem}")  # a file called random.py is not Python's own
    module.__file__ = file
    sys.modules[module.__name__] = module
    sys.path.insert(0, str(Path(file).parent))  # for what it imports from beside it
    exec(compile(source, file, "exec"), vars(module))  # noqa: S102  # the user's own code, run because asked to
    found: Chooser = getattr(module, "BOT", module)
    if not callable(getattr(found, "choose", None)):
        raise InvalidBot(f"{file} has neither a function `choose(view, decision, rng)` nor an object `BOT` with one")
    return found
