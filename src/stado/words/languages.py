"""The languages there are, and the one to speak: a language exists as soon as its `.ftl` file lies in this folder."""

import os
from collections.abc import Mapping
from pathlib import Path

FOLDER = Path(__file__).parent
FALLBACK = "en"
_VARIABLES = ("STADO_LANG", "LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides, as in POSIX


def languages() -> list[str]:
    """List the languages, English first."""
    found = {file.stem for file in FOLDER.glob("*.ftl")} - {FALLBACK}
    return [FALLBACK, *sorted(found)]


def language(environment: Mapping[str, str] = os.environ) -> str:
    """Return the language that the environment asks for; English where it asks for none of ours."""
    asked = next(filter(None, map(environment.get, _VARIABLES)), "")
    return known(asked) or FALLBACK


def known(asked: str) -> str | None:
    """Return our language for a name such as `cs`, `cs-CZ` or `cs_CZ.UTF-8`."""
    primary = asked.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return primary if primary in languages() else None
