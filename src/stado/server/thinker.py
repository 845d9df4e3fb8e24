"""The process in which bots of a server think, one question after another; everyone else goes first.

It keeps nothing: if it is ended in the middle of a thought, the same question can be put to another.
"""

import os
import pickle
import signal
import traceback

from msgspec import Struct

from stado.bots import bots_of, letters
from stado.core.codec import pack

_NICE = 10


class Thought(Struct, frozen=True):
    """What came of a question: the place of the choice among the options, or what went wrong."""

    place: int | None = None
    trouble: str = ""


def thought(question: bytes) -> Thought:
    """Let a bot think about a question."""
    game, bot, view, decision, rng = pickle.loads(question)  # noqa: S301  # from the server that started this
    try:
        return Thought(decision.options.index(bots_of(game)[bot].choose(view, decision, rng)))
    except Exception:  # whatever a bot does wrong, its seat must answer  # noqa: BLE001
        return Thought(trouble=traceback.format_exc())


def step_back() -> None:
    """Let everyone else go first, but not for ever: on a machine that is always busy a bot still answers."""
    if hasattr(os, "nice"):
        os.nice(_NICE)


def main() -> None:
    """Answer until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then lets us go
    step_back()
    questions, answers = letters.own_pipes()
    while (question := letters.read(questions)) is not None:
        letters.write(answers, pack(thought(question)))


if __name__ == "__main__":
    main()
