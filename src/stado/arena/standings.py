"""The table of a contest: worked out from its deals alone, the same from whichever of them was played first."""

from collections.abc import Sequence
from itertools import combinations
from math import isnan
from statistics import fmean

import numpy as np
from msgspec import Struct

from stado.arena.contest import Contest
from stado.arena.deal import Deal
from stado.arena.fault import Fault
from stado.arena.interval import Draws, Estimate
from stado.arena.outcome import score, score_beside, shares
from stado.arena.rating import Rating, ratings


class Standing(Struct, frozen=True):
    """How one bot did."""

    bot: str
    wins: Estimate  # the share of victories
    score: float
    score_beside: float  # of those it played with
    rating: Rating
    faults: int  # deals lost by them


class Lead(Struct, frozen=True):
    """By how much of the victories one bot is ahead of another on the same deals."""

    bot: str
    over: str
    by: Estimate


class Standings(Struct, frozen=True, kw_only=True):
    """All that came of a contest, the best first."""

    game: str
    players: int
    against: str
    deals: int
    games: int
    bots: tuple[Standing, ...]
    leads: tuple[Lead, ...]  # of each over everyone below it
    faults: tuple[Fault, ...]  # the first of each kind of each bot

    def lead(self, place: int) -> Estimate | None:
        """Return the lead of a bot over the next."""
        pair = [standing.bot for standing in self.bots[place : place + 2]]
        return next((lead.by for lead in self.leads if [lead.bot, lead.over] == pair), None)


def standings(contested: Contest, deals: Sequence[Deal]) -> Standings:
    """Work out the table; deals are given in their order."""
    table = np.array([shares(contested, deal) for deal in deals], np.float64)
    draws = Draws(table, int(contested.seed[:16], 16))
    rated = ratings(contested, deals)
    columns = {name: at for at, name in enumerate(contested.names) if name != contested.against}
    bots = [_standing(name, draws.mean(at), rated[name], deals) for name, at in columns.items()]
    bots.sort(key=lambda standing: (-standing.wins.mean, -standing.rating.mean, standing.bot))
    pairs = combinations([standing.bot for standing in bots], 2)
    leads = tuple(Lead(bot, over, draws.lead(columns[bot], columns[over])) for bot, over in pairs)
    games = sum(len(deal.games) for deal in deals)
    return Standings(
        game=contested.game, players=contested.players, against=contested.against, deals=len(deals), games=games,
        bots=tuple(bots), leads=leads, faults=_first_of_each(deals),
    )  # fmt: skip


def _standing(name: str, wins: Estimate, rating: Rating, deals: Sequence[Deal]) -> Standing:
    own, beside = (_mean([of(deal, name) for deal in deals]) for of in (score, score_beside))
    faults = sum(fault.bot == name for deal in deals for fault in deal.faults)
    return Standing(name, wins, own, beside, rating, faults)


def _mean(found: Sequence[float]) -> float:
    known = [value for value in found if not isnan(value)]
    return fmean(known) if known else float("nan")


def _first_of_each(deals: Sequence[Deal]) -> tuple[Fault, ...]:
    first: dict[tuple[str, str], Fault] = {}
    for deal in deals:
        for fault in deal.faults:
            first.setdefault((fault.bot, fault.kind), fault)
    return tuple(first.values())
