"""How a referee complains. Nothing of Stado is imported here, so that every referee stays independent of it."""

from contextlib import AbstractContextManager, nullcontext
from typing import Any

import pytest


class Complaint(AssertionError):
    """The game differs from the rules."""


def compare(what: str, mine: object, theirs: object) -> None:
    """Complain unless both are the same."""
    if mine != theirs:
        raise Complaint(f"{what}: by the rules {mine}, in the game {theirs}")


def complaint(words: str) -> AbstractContextManager[Any]:
    """Expect a complaint that begins with one of these words; without words expect none."""
    return pytest.raises(Complaint, match=f"^({words})") if words else nullcontext()
