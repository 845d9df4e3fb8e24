"""One line that stands for a whole walk, to compare it with the same walk in another process."""

import hashlib
import json
from importlib import import_module

from stado.core.codec import pack
from stado.core.options import options_of
from tests.conformance.tables import Table
from tests.conformance.walks import Walk


def fingerprint(table: Table, seed: int) -> str:
    """Return a digest of every state, question and event of a walk."""
    walk = Walk(table, seed)
    told = [(step.pending, step.events) for step in walk.steps]
    return hashlib.sha256(b"".join(walk.packed) + pack(told)).hexdigest()


def main(module: str, game_type: str, players: str, options: str, seed: str) -> None:
    """Print the fingerprint of a walk; called in the other process."""
    game = getattr(import_module(module), game_type)()
    table = Table(game, int(players), options_of(game, json.loads(options), int(players)))
    print(fingerprint(table, int(seed)))  # noqa: T201  # the answer to the process that asked
