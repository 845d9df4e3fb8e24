"""What taken cards count in gap: strong colours for you, weak ones against."""

from collections import Counter
from collections.abc import Iterable, Sequence

from stado.core.protocol import Seat


def points(cards: Iterable[str]) -> int:
    """Return plus for the colours one has most of, minus for those one has fewest of among the rest (G5)."""
    counts = Counter(card[0] for card in cards).values()
    if not counts:
        return 0
    most = max(counts)
    plus = sum(count for count in counts if count == most)
    weak = [count for count in counts if count != most]
    return plus - sum(count for count in weak if count == min(weak))


def standing(scores: Sequence[int]) -> tuple[int, int, int]:
    """Return what a seat is ranked by, higher is better: total, best round, how early that was (G6)."""
    best = max(scores, default=0)
    earliest = scores.index(best) if scores else 0
    return sum(scores), best, -earliest


def places(scores: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """Rank the seats; who is equal in everything shares a place."""
    standings = [standing(rounds) for rounds in scores]
    return tuple(1 + sum(other > own for other in standings) for own in standings)


def winners(scores: Sequence[Sequence[int]]) -> tuple[Seat, ...]:
    """Return the seats at the first place."""
    return tuple(Seat(seat) for seat, place in enumerate(places(scores)) if place == 1)
