"""Who sits where: the kinds of bots at the seats of others, and a name for everyone."""

import getpass
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import count, cycle

from stado.bots import bots_of
from stado.core.match import Match
from stado.words import Words

_LONGEST_NAME = 24


def kinds_by_seat(match: Match, me: int | None, chosen: Sequence[str]) -> dict[int, str]:
    """Return the bot at every seat but mine: those chosen, over and over, or the strongest there is."""
    kinds = cycle(chosen or list(bots_of(match.game))[-1:])
    return {seat: next(kinds) for seat in range(match.players) if seat != me}


def names_by_seat(players: int, kinds: Mapping[int, str], mine: str | None, words: Words) -> list[str]:
    """Return everyone's name; bots of a kind are numbered where there are several."""
    several = {kind for kind, seats in Counter(kinds.values()).items() if seats > 1}
    numbers = {kind: count(1) for kind in several}
    names = {seat: words.say(f"bot-{kind}") for seat, kind in kinds.items()}
    for seat, kind in kinds.items():
        if kind in several:
            names[seat] = words.say("name-numbered", name=names[seat], number=next(numbers[kind]))
    return [names.get(seat) or mine or _login() for seat in range(players)]


def is_name(text: str) -> bool:
    """Tell whether this can be shown as a name: nothing empty, endless, or that controls the terminal."""
    return text.isprintable() and 1 <= len(text.strip()) <= len(text) <= _LONGEST_NAME


def _login() -> str:
    try:
        name = getpass.getuser()
    except (OSError, KeyError, ImportError):  # a machine without accounts
        name = ""
    return name if is_name(name) else "?"
