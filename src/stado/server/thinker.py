"""The process in which bots of a server think, one question after another; everyone else goes first.

It keeps nothing: if it is ended in the middle of a thought, the same question can be put to another.
"""

import os
import pickle
import signal
import traceback
from contextlib import suppress
from typing import Any

from msgspec import Struct

from stado.bots import bots_of, letters, readiness
from stado.core.chance import Rng
from stado.core.codec import pack
from stado.core.protocol import Decision

_NICE = 10
Worths = tuple[float, ...]  # of the options of a question, in their order


class Thought(Struct, frozen=True):
    """What came of a question: the place of the choice among the options, or what each is worth, or what went wrong."""

    place: int | None = None
    worths: Worths | None = None
    trouble: str = ""


def thought(question: bytes) -> Thought:
    """Let a bot think about a question."""
    is_hint, game, bot, view, decision, rng = pickle.loads(question)  # noqa: S301  # from the server that started this
    try:
        if is_hint:
            return Thought(worths=weighed(game, bot, view, decision, rng))
        return Thought(decision.options.index(bots_of(game)[bot].choose(view, decision, rng)))
    except Exception:  # whatever a bot does wrong, its seat must answer  # noqa: BLE001
        return Thought(trouble=traceback.format_exc())


def weighed(game: str, bot: str, view: Any, decision: Decision, rng: Rng) -> Worths:
    """Return what each option is worth to a bot."""
    worths = bots_of(game)[bot].weigh(view, decision, rng)
    return tuple(worths[option] for option in decision.options)


def step_back() -> None:
    """Let everyone else go first, but not for ever: on a machine that is always busy a bot still answers."""
    if hasattr(os, "nice"):
        os.nice(_NICE)


def main() -> None:
    """Answer until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then lets us go
    step_back()
    readiness.be_impatient()
    questions, answers = letters.own_pipes()
    with suppress(BrokenPipeError):  # the server went while we thought
        while (question := letters.read(questions)) is not None:
            letters.write(answers, pack(thought(question)))


if __name__ == "__main__":
    main()
