"""Ratings by OpenSkill, which knows games of many players and ties. Deals count in their order, whoever was faster."""

from collections.abc import Iterable, Mapping
from statistics import fmean
from typing import Any

from msgspec import Struct
from openskill.models import PlackettLuce

from stado.arena.contest import Contest, game_of
from stado.arena.deal import Deal, Game

_MODEL = PlackettLuce()


class Rating(Struct, frozen=True):
    """How strong a bot is believed to be, and how far from that it may be."""

    mean: float
    deviation: float


def ratings(contested: Contest, deals: Iterable[Deal]) -> dict[str, Rating]:
    """Rate the bots by all these deals."""
    rated: dict[str, Any] = {name: _MODEL.rating() for name in contested.names}
    for deal in deals:
        rated |= _after_games(contested, deal, rated)
        rated |= _after_faults(deal, rated)
    return {name: Rating(rating.mu, rating.sigma) for name, rating in rated.items()}


def _after_games(contested: Contest, deal: Deal, rated: Mapping[str, Any]) -> dict[str, Any]:
    if game_of(contested).cooperative:
        return _rated([game.seats[0] for game in deal.games], _by_margin(deal.games), rated)
    after = dict(rated)
    for game in deal.games:
        after |= _rated(game.seats, game.result.places, after)
    return after


def _by_margin(games: Iterable[Game]) -> list[int]:
    """Return the places of teams that were dealt the same, by how far each was ahead of its opponent."""
    leads = [(game.result.opponent or 0) - game.result.scores[0] for game in games]
    return [1 + sum(other > lead for other in leads) for lead in leads]


def _after_faults(deal: Deal, rated: Mapping[str, Any]) -> dict[str, Any]:
    """Let whoever failed, or is out because of that, have lost against everyone else; nobody gains by it."""
    others = sorted({name for game in deal.games for name in game.seats})
    failed = rated.keys() - others
    lost = [len(others) * [1] + [2] for _ in failed]
    found = {name: _rated([*others, name], places, rated) for name, places in zip(sorted(failed), lost, strict=True)}
    return {name: after[name] for name, after in found.items()}


def _rated(names: Iterable[str], places: Iterable[int], rated: Mapping[str, Any]) -> dict[str, Any]:
    """Return the ratings after one game; who sat twice has the mean of both."""
    seated = list(names)
    if len(seated) < 2:
        return {}
    after = [team[0] for team in _MODEL.rate([[rated[name]] for name in seated], ranks=[float(at) for at in places])]
    return {name: _mean([new for new, sat in zip(after, seated, strict=True) if sat == name]) for name in set(seated)}


def _mean(found: list[Any]) -> Any:
    return _MODEL.rating(mu=fmean(one.mu for one in found), sigma=fmean(one.sigma for one in found))
