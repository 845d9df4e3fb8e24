"""What a player may be called, and what may be said: something one can see, that cannot turn the page around."""

import unicodedata

from stado.server.refusals import InvalidName

# Control characters, lone surrogates, unassigned and private codes, line and paragraph separators.
_REFUSED = {"Cc", "Cs", "Cn", "Co", "Zl", "Zp"}
_JOINERS = set("\u200c\u200d")  # inside words of some scripts, and between the parts of an emoji
_BLANK = set("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # letters and signs that show nothing
_MOST_MARKS = 2  # on one letter, one above the other; more climb into the next line
_ALIKE = {"LATIN", "CYRILLIC", "GREEK"}  # scripts whose letters pass for each other's


def clean(name: str) -> str:
    """Return a name without blanks around it, in the one form its letters can be compared in."""
    shown = " ".join(unicodedata.normalize("NFC", name).split())
    if not is_plain(shown):
        raise InvalidName("a name is letters, digits, signs and emoji one can see, with no control characters")
    if not any(unicodedata.category(letter)[0] in "LNSP" for letter in shown):
        raise InvalidName("a name needs at least one letter, digit or sign")
    if any(len(_scripts(word) & _ALIKE) > 1 for word in shown.split()):
        raise InvalidName("a word of a name keeps to one script, so that nobody can pass for another")
    return shown


def is_plain(text: str) -> bool:
    """Tell whether all of a text can be seen, without disturbing what stands around it."""
    return all(_is_seen(letter) for letter in text) and _joins_fit(text) and not _is_stacked(text)


def _is_seen(letter: str) -> bool:
    category = unicodedata.category(letter)
    return category not in _REFUSED and letter not in _BLANK and (category != "Cf" or letter in _JOINERS)


def _joins_fit(text: str) -> bool:
    """Tell whether joiners stand where they join something: between plain letters they would only tell names apart."""
    places = [place for place, letter in enumerate(text) if letter in _JOINERS]
    return all(place and place + 1 < len(text) and _is_joined(text[place - 1]) for place in places)


def _is_joined(letter: str) -> bool:
    return unicodedata.category(letter)[0] in "SM" or unicodedata.bidirectional(letter) == "AL"


def _is_stacked(text: str) -> bool:
    stacked = 0
    for letter in text:
        stacked = stacked + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if stacked > _MOST_MARKS:
            return True
    return False


def _scripts(word: str) -> set[str]:
    return {unicodedata.name(letter, "").partition(" ")[0] for letter in word if letter.isalpha()}
