"""What a deal was to each bot: its share of the victories, and its score, on average over its games."""

from collections.abc import Iterable, Iterator, Sequence
from math import nan
from statistics import fmean

from stado.arena.contest import Contest
from stado.arena.deal import Deal, Game


def shares(contested: Contest, deal: Deal) -> list[float]:
    """Return each bot's share of the victories; whoever failed has none, and what was not played counts for nothing."""
    return [_share(contested, deal, name) for name in contested.names]


def _share(contested: Contest, deal: Deal, name: str) -> float:
    found = [share for game in _games(contested, deal, name) for share in _of_seats(game, name)]
    if found:
        return fmean(found)
    return 0.0 if deal.games or any(fault.bot == name for fault in deal.faults) else nan


def _of_seats(game: Game, name: str) -> Iterator[float]:
    """Yield what each seat of a bot has of the victory; equals share it, and those who play together all have it."""
    winners = game.result.winners
    together = game.result.opponent is not None
    for seat, sitting in enumerate(game.seats):
        if sitting == name:
            yield (seat in winners) / (1 if together else max(1, len(winners)))


def _games(contested: Contest, deal: Deal, name: str) -> Iterable[Game]:
    """Return the games of a bot; those it plays only as the one that others are held against are theirs."""
    return (game for game in deal.games if name in game.seats)


def score(deal: Deal, name: str) -> float:
    """Return the score of a bot on average over its seats."""
    return _mean([game.result.scores[seat] for game, seat in _seats(deal, name)])


def score_beside(deal: Deal, name: str) -> float:
    """Return the score of those who sat beside it."""
    beside = [
        points
        for game in deal.games
        if name in game.seats
        for sitting, points in zip(game.seats, game.result.scores, strict=True)
        if sitting != name
    ]
    return _mean(beside)


def _seats(deal: Deal, name: str) -> Iterator[tuple[Game, int]]:
    return ((game, seat) for game in deal.games for seat, sitting in enumerate(game.seats) if sitting == name)


def _mean(found: Sequence[float]) -> float:
    return fmean(found) if found else nan
