"""How a refusal must look: the one error that was promised, with words, and never a traceback from inside."""

from collections.abc import Callable

from stado.core.errors import Refused


def refusal(error: type[Refused], attempt: Callable[[], object]) -> str:
    """Return the words with which an attempt is refused, none if it succeeds; any other error fails."""
    try:
        attempt()
    except error as refused:
        words = str(refused)
    except Exception as other:
        raise AssertionError(f"{error.__name__} expected, not {other!r}") from other
    else:
        return ""
    if not words:
        raise AssertionError(f"{error.__name__} without a word")
    return words
