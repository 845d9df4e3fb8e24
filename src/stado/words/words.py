"""Messages by their id, in one language; whatever that language lacks is said in English."""

from collections.abc import Sequence
from typing import Any

from fluent.runtime.resolver import Pattern
from msgspec import Struct

from stado.core.protocol import tag_of
from stado.words.arguments import arguments, listed
from stado.words.bundle import bundle
from stado.words.languages import FALLBACK


class Words:
    """One language, ready to be spoken."""

    def __init__(self, lang: str = FALLBACK) -> None:
        self.lang = lang
        self._languages = dict.fromkeys((lang, FALLBACK))

    def say(self, id: str, /, **given: Any) -> str:  # noqa: A002  # the word Fluent uses for it
        """Return a message, or with `id.attribute` an attribute of it; an unknown id stands for itself."""
        for language in self._languages:
            pattern = _pattern(language, id)
            if pattern is not None:
                return str(bundle(language).format_pattern(pattern, given)[0])
        return id

    def knows(self, id: str) -> bool:  # noqa: A002  # as above
        """Tell whether there is such a message."""
        return any(_pattern(language, id) is not None for language in self._languages)

    def event(self, game: str, event: Struct, names: Sequence[str]) -> str:
        """Tell what happened."""
        return self.say(f"{game}-event-{tag_of(event)}", **arguments(event, names, self.lang))

    def choice(self, game: str, choice: Struct, names: Sequence[str] = ()) -> str:
        """Name something a player may choose."""
        return self.say(f"{game}-choice-{tag_of(choice)}", **arguments(choice, names, self.lang))

    def names(self, names: Sequence[str]) -> str:
        """Join names into a list."""
        return listed(names, self.lang)


def _pattern(language: str, id: str) -> Pattern | None:  # noqa: A002  # as above
    name, _, attribute = id.partition(".")
    messages = bundle(language)
    if not messages.has_message(name):
        return None
    message = messages.get_message(name)
    return message.attributes.get(attribute) if attribute else message.value
