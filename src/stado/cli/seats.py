"""Who sits where: the kinds of bots at the seats of others, and a name for everyone."""

import getpass
from collections.abc import Mapping, Sequence
from itertools import cycle

from stado.bots import USUAL
from stado.bots.herd import herd_of
from stado.core.match import Match
from stado.words import Words
from stado.words.arguments import listed

_LONGEST_NAME = 24


def kinds_by_seat(match: Match, me: int | None, chosen: Sequence[str]) -> dict[int, str]:
    """Return the bot at every seat but mine: those chosen, over and over, or good casual players."""
    kinds = cycle(chosen or [USUAL])
    return {seat: next(kinds) for seat in range(match.players) if seat != me}


def names_by_seat(match: Match, kinds: Mapping[int, str], mine: str | None, seed: str) -> list[str]:
    """Return everyone's name; bots have theirs from the herd, which sits in another order at another deal."""
    person = mine or _login()
    herd = [beast.name for beast in herd_of(seed) if beast.name != person]
    return [herd[seat] if seat in kinds else person for seat in range(match.players)]


def with_levels(names: Sequence[str], kinds: Mapping[int, str], words: Words) -> str:
    """List everyone at the table, bots with their level."""
    levels = {seat: words.say(f"bot-{kind}") for seat, kind in kinds.items()}
    seated = (
        words.say("name-level", name=name, level=levels[seat]) if seat in levels else name
        for seat, name in enumerate(names)
    )
    return listed(seated, words.lang)


def is_name(text: str) -> bool:
    """Tell whether this can be shown as a name: nothing empty, endless, or that controls the terminal."""
    return text.isprintable() and 1 <= len(text.strip()) <= len(text) <= _LONGEST_NAME


def _login() -> str:
    try:
        name = getpass.getuser()
    except (OSError, KeyError, ImportError):  # a machine without accounts
        name = ""
    return name if is_name(name) else "?"
