"""Messages by their id, in one language; whatever that language lacks is said in English."""

import re
from collections.abc import Sequence
from functools import partial
from typing import Any

from fluent.runtime.resolver import Pattern
from msgspec import Struct

from stado.core.protocol import tag_of
from stado.words.arguments import arguments, listed
from stado.words.bundle import bundle
from stado.words.languages import FALLBACK

_COLOURED = re.compile("([a-z])([0-9]+)")  # a card with a letter for its colour


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
        return self._told(game, "event", event, names)

    def choice(self, game: str, choice: Struct, names: Sequence[str] = ()) -> str:
        """Name something a player may choose."""
        return self._told(game, "choice", choice, names)

    def _told(self, game: str, kind: str, told: Struct, names: Sequence[str]) -> str:
        given = arguments(told, names, self.lang, partial(self.card, game))
        return self.say(f"{game}-{kind}-{tag_of(told)}", **given)

    def card(self, game: str, card: Any) -> Any:
        """Say a card by `<game>-card-<card>`, or by its letter with the number; without words it says itself."""
        coloured = _COLOURED.fullmatch(str(card))
        letter, number = coloured.groups() if coloured else (card, card)
        id = f"{game}-card-{letter}"  # noqa: A001  # the word Fluent uses for it
        return self.say(id, number=number) if self.knows(id) else card

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
