"""What taken cards count in gap: strong colours for you, weak ones against; when that ends, and who wins."""

from collections import Counter
from collections.abc import Iterable, Sequence

from stado.games.gap.state import Options

Scores = Sequence[Sequence[int]]  # by seat, then round


def points(cards: Iterable[str]) -> int:
    """Return what cards count: plus for some colours, minus for others (G5)."""
    return sum(by_colour(cards).values())


def by_colour(cards: Iterable[str]) -> dict[str, int]:
    """Return plus for the colours one has most of, minus for those one has fewest of among the rest (G5)."""
    counts = Counter(card[0] for card in cards)
    most = max(counts.values(), default=0)
    fewest = min((count for count in counts.values() if count != most), default=0)
    return {colour: count * ((count == most) - (count == fewest)) for colour, count in counts.items()}


def is_due(options: Options, scores: Scores) -> bool:
    """Say whether the target or the last round is reached; before an extra round it may have been earlier (G6)."""
    played = len(scores[0])
    counts = range(1, played + 1) if options.tie == "extra_round" else (played,)
    most = max((max(_totals(scores, count)) for count in counts), default=0)
    return (options.target is not None and most >= options.target) or played >= (options.rounds or played + 1)


def is_shared(scores: Scores, count: int | None = None) -> bool:
    """Say whether several seats led after so many rounds, or lead now."""
    totals = _totals(scores, count)
    return totals.count(max(totals)) > 1


def is_over(options: Options, scores: Scores) -> bool:
    """Say whether no other round is played (G6)."""
    return is_due(options, scores) and not (options.tie == "extra_round" and is_shared(scores))


def _totals(scores: Scores, count: int | None = None) -> list[int]:
    return [sum(rounds[:count]) for rounds in scores]


def standings(options: Options, scores: Scores) -> list[tuple[int, ...]]:
    """Return what the seats are ranked by, higher is better: total, then best round and how early that was (G6)."""
    if options.tie == "extra_round":
        return [(total,) for total in _totals(scores)]
    return [(sum(rounds), *_best(rounds)) for rounds in scores]


def _best(rounds: Sequence[int]) -> tuple[int, int]:
    best = max(rounds, default=0)
    return best, -rounds.index(best) if rounds else 0
