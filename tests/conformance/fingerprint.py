"""One line that stands for a walk with every setup of a game, to compare with the same walks in another process."""

import hashlib
from importlib import import_module

from stado.core.codec import pack
from stado.core.protocol import AnyGame
from tests.conformance.setups import setups
from tests.conformance.walks import Walk


def fingerprint(game: AnyGame) -> str:
    """Return a digest of every state, question and event of a walk with each setup."""
    digest = hashlib.sha256()
    for walk in (Walk(setup, 0) for setup in setups(game)):
        digest.update(pack([(step.pending, step.events) for step in walk.steps]))
        digest.update(b"".join(walk.packed))
    return digest.hexdigest()


def main(module: str, game_type: str) -> None:
    """Print the fingerprint of a game; called in the other process."""
    print(fingerprint(getattr(import_module(module), game_type)()))  # noqa: T201  # the answer to who asked
