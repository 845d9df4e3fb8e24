"""What a player may be called, and what may be said: something one can see, that cannot turn the page around."""

import unicodedata

from stado.server.refusals import InvalidName

# Control characters, lone surrogates, unassigned and private codes, line and paragraph separators.
_REFUSED = {"Cc", "Cs", "Cn", "Co", "Zl", "Zp"}
_TURNS_TEXT = set("\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def clean(name: str) -> str:
    """Return a name without blanks around it, in the one form its letters can be compared in."""
    shown = " ".join(unicodedata.normalize("NFC", name).split())
    if not is_plain(shown):
        raise InvalidName("a name is letters, digits, signs and emoji, with no control characters")
    if not any(unicodedata.category(letter)[0] in "LNSP" for letter in shown):
        raise InvalidName("a name needs at least one letter, digit or sign")
    return shown


def is_plain(text: str) -> bool:
    """Tell whether a text can be shown without disturbing what stands around it."""
    return not any(unicodedata.category(letter) in _REFUSED or letter in _TURNS_TEXT for letter in text)
