"""What every game's `terminal.py` is given beside a view and names: words, as the command line brings them."""

from typing import Any, Protocol


class Words(Protocol):
    """One language, ready to be spoken."""

    def say(self, id: str, /, **given: Any) -> str:  # noqa: A002  # the word Fluent uses for it
        """Return a message."""
