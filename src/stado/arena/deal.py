"""One deal, played by all bots of a contest from every seat.

Whoever fails has lost the deal, and the deal is played again without it: to the others it is as if it had never come.
"""

from collections.abc import Sequence

from msgspec import Struct

from stado.arena.contest import Contest, game_of
from stado.arena.fault import Failed, Fault
from stado.arena.lineups import Lineup, lineups
from stado.arena.player import Player
from stado.arena.seating import Seating
from stado.core import match
from stado.core.chance import Rng, stream
from stado.core.match import Match
from stado.core.protocol import Result


class Game(Struct, frozen=True):
    """One game: who sat where, and how it ended."""

    seats: Lineup
    result: Result


class Deal(Struct, frozen=True):
    """All games of one deal among the sound bots, and what the others did wrong."""

    number: int
    games: tuple[Game, ...]
    faults: tuple[Fault, ...] = ()


class _Out(Exception):
    """Somebody failed."""

    def __init__(self, fault: Fault) -> None:
        super().__init__()
        self.fault = fault


def play_deal(contested: Contest, number: int, names: Sequence[str], seating: Seating) -> Deal:
    """Play a deal among these bots."""
    sound, faults = list(names), list[Fault]()
    while True:
        try:
            return Deal(number, _games(contested, number, sound, seating), tuple(faults))
        except _Out as out:
            faults.append(out.fault)
            sound.remove(out.fault.bot)


def _games(contested: Contest, number: int, names: Sequence[str], seating: Seating) -> tuple[Game, ...]:
    chance = stream(contested.seed, "deal", number)
    sitting = enumerate(lineups(contested, names, chance.child("seats")))
    return tuple(_game(contested, chance, lineup, chance.child("game", game), seating) for game, lineup in sitting)


def _game(contested: Contest, deal: Rng, lineup: Lineup, own: Rng, seating: Seating) -> Game:
    dealt = match.new(game_of(contested), contested.players, contested.options, deal.child("cards").fresh_seed())
    players = [seating.player(name, seat, own.child("seat", seat).sealed()) for seat, name in enumerate(lineup)]
    try:
        _play(dealt, lineup, players)
    finally:
        for player in players:
            player.leave()
    assert dealt.result is not None  # noqa: S101  # nothing is pending
    return Game(lineup, dealt.result)


def _play(dealt: Match, lineup: Lineup, players: Sequence[Player]) -> None:
    while dealt.pending:
        for seat in dealt.pending:
            decision = dealt.decision(seat)
            try:
                place = players[seat].choose(dealt.view(seat), decision)
            except Failed as failed:
                raise _Out(Fault(lineup[seat], seat, failed.kind, failed.note)) from failed
            dealt.play(seat, decision.options[place])
