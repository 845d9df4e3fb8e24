"""One line that stands for walks with the setups of a game, to compare with the same walks in another process."""

import hashlib
from importlib import import_module

from stado.core.codec import pack
from stado.core.protocol import AnyGame
from tests.conformance.setups import setups
from tests.conformance.walks import Walk
from tests.volume import SOAK

SOME = 5  # one in so many setups


def fingerprint(game: AnyGame) -> str:
    """Return a digest of every state, question and event of a walk with each setup, or with some."""
    digest = hashlib.sha256()
    for walk in (Walk(setup, 0) for setup in setups(game)[:: 1 if SOAK else SOME]):
        digest.update(pack([(step.pending, step.events) for step in walk.steps]))
        digest.update(b"".join(walk.packed))
    return digest.hexdigest()


def main(module: str, game_type: str) -> None:
    """Print the fingerprint of a game; called in the other process."""
    print(fingerprint(getattr(import_module(module), game_type)()))  # noqa: T201  # the answer to who asked
