"""Random games under the referee's eyes: the tables that are played, and how one is watched to its end."""

import random
from collections import Counter
from collections.abc import Mapping
from typing import Any, NamedTuple

import stado
from stado.games.nimmt.tests.referee import Referee, fresh
from stado.games.nimmt.tests.tables import FANS, plain

GAMES, FAN_GAMES = 10_000, 2_000  # without a fan card, and with each
LOOK_UP = 0.2  # how often someone checks the table while others still choose
SIZES = [("base", players) for players in range(2, 11)] + [("professional", players) for players in range(2, 7)]
ENDS: list[dict[str, Any]] = [
    {"target": None, "rounds": 1},
    {"target": 1},
    {"target": 12},
    {"target": 25, "rounds": 2},
    {"target": 66, "rounds": 1},
    {"target": None, "rounds": 2},
    {"target": 1000, "rounds": 3},
    {},
]


class Table(NamedTuple):
    """What one of the games is set up with."""

    variant: str
    players: int
    end: Mapping[str, Any]
    seed: int
    fan: str | None = None
    flips: str = "round"

    @property
    def options(self) -> dict[str, Any]:
        """The options as a player would write them."""
        fan = {"fan": self.fan, "flips": self.flips} if self.fan else {}
        return {"variant": self.variant, **self.end, **fan}


def tables(games: int) -> list[Table]:
    """Spread so many games over all sizes and ends, and then again."""
    return [Table(*SIZES[seed % len(SIZES)], ENDS[seed // len(SIZES) % len(ENDS)], seed) for seed in range(games)]


def fan_tables(fan: str) -> list[Table]:
    """Spread the games with one fan card over all sizes, ends and flips, and then again."""
    flips, once_over = ["round", "game"], len(SIZES) * len(ENDS)
    return [table._replace(fan=fan, flips=flips[table.seed // once_over % 2]) for table in tables(FAN_GAMES)]


TABLES = tables(GAMES)
FAN_TABLES = {fan: fan_tables(fan) for fan in FANS}


def watch(match: stado.Match, referee: Referee, chance: random.Random) -> Counter[str]:
    """Play to the end by chance, the seats answering in any order, and count what was told."""
    told: Counter[str] = Counter()
    while match.pending:
        pending: dict[int, Any] = {seat: plain(moves) for seat, moves in match.pending.items()}
        referee.check_asked(pending)
        for seat in chance.sample(list(pending), len(pending)):
            events = play(match, referee, seat, chance.choice(pending[seat]))
            told.update(name for event in events for name in names(event))
            if chance.random() < LOOK_UP:
                look(match, referee, chance)
        look(match, referee, chance)
        referee.check_result(plain(match.result))
    referee.check_seats([])
    return told


def names(event: dict[str, Any]) -> list[str]:
    """Return what to count an event as."""
    found = [event.get("rule", event["type"])]
    if event.get("flips"):
        found.append("flipped")
        values = [_value(card, seat in event["flips"]) for seat, card in enumerate(event["cards"])]
        found += ["equal values"] if len(set(values)) < len(values) else []
    return found


def _value(card: int, flip: bool) -> int:
    return int(str(card)[::-1]) if flip else card


def look(match: stado.Match, referee: Referee, chance: random.Random) -> None:
    """Check what someone at the table, or a spectator, sees."""
    watcher = chance.choice([None, *range(match.players)])
    referee.check_view(watcher, plain(match.view(watcher)))


def play(match: stado.Match, referee: Referee, seat: int, move: dict[str, Any]) -> list[dict[str, Any]]:
    """Make one move under the referee's eyes."""
    events: list[dict[str, Any]] = plain(match.play(seat, move))
    referee.check_told(seat, move, events)
    referee.check_seats(list(match.pending))
    return events


def watch_table(table: Table) -> Counter[str]:
    """Play one table to the end, the referee dealing by its own hand."""
    match = stado.new("nimmt", table.players, table.options, seed=table.seed)
    referee = Referee(fresh(table.players, table.options, match.record()["seed"]))
    referee.check_view(None, plain(match.view(None)))
    told = watch(match, referee, random.Random(table.seed))
    told.update(why_it_ended(referee))
    return told


def why_it_ended(referee: Referee) -> list[str]:
    """Say which of the ends of N8 it was."""
    target, rounds = referee.options["target"], referee.options["rounds"]
    why = {
        "by target": target is not None and max(referee.scores) >= target,
        "by rounds": referee.round == rounds,
        "shared": len(referee.winners()) > 1,
        "several rounds": referee.round > 1,
    }
    return [reason for reason, given in why.items() if given]
