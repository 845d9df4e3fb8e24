"""Who sits where in the games of one deal: every bot at every seat equally often."""

from collections.abc import Sequence

from stado.arena.contest import Contest, game_of
from stado.core.chance import Rng

Lineup = tuple[str, ...]  # the name at each seat


def lineups(contested: Contest, names: Sequence[str], rng: Rng) -> list[Lineup]:
    """Return the games of a deal among these bots; none where nothing could be learnt from them."""
    players = contested.players
    if game_of(contested).cooperative:
        return [(name,) * players for name in names]
    if contested.against:
        return _alone(names, contested.against, players)
    return _around(rng.shuffled(names), players) if len(names) > 1 else []


def _alone(names: Sequence[str], against: str, players: int) -> list[Lineup]:
    """Seat each bot once at each seat, everyone else being the one it is held against."""
    if against not in names:
        return []
    tried = [name for name in names if name != against]
    return [
        tuple(name if seat == own else against for seat in range(players)) for name in tried for own in range(players)
    ]


def _around(order: Sequence[str], players: int) -> list[Lineup]:
    """Go round the bots: whoever comes next sits to the left, so each sits once at each seat.

    Where there are more bots than seats, each meets its neighbours, who are others at each deal; where there are
    fewer, some sit twice.
    """
    many = len(order)
    return [tuple(order[(first + seat) % many] for seat in range(players)) for first in range(many)]
