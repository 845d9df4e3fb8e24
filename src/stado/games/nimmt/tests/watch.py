"""Random games under the referee's eyes: the setups that are played, and how one is watched to its end."""

import random
from collections import Counter
from collections.abc import Mapping
from typing import Any, NamedTuple

import stado
from stado.games.nimmt.tests.referee import Referee, fresh
from stado.games.nimmt.tests.tables import FANS
from tests.matches import Json, plain
from tests.referees.ranking import winners
from tests.referees.watch import Watch

GAMES, FAN_GAMES = 10_000, 2_000  # without a fan card, and with each
SIZES = [("base", players) for players in range(2, 11)] + [("professional", players) for players in range(2, 7)]
ENDS: list[Json] = [
    {"target": None, "rounds": 1},
    {"target": 1},
    {"target": 12},
    {"target": 25, "rounds": 2},
    {"target": 66, "rounds": 1},
    {"target": None, "rounds": 2},
    {"target": 1000, "rounds": 3},
    {},
]


class Setup(NamedTuple):
    """What one of the games is set up with."""

    variant: str
    players: int
    end: Mapping[str, Any]
    seed: int
    fan: str | None = None
    flips: str = "round"

    @property
    def options(self) -> Json:
        """The options as a player would write them."""
        fan = {"fan": self.fan, "flips": self.flips} if self.fan else {}
        return {"variant": self.variant, **self.end, **fan}


def setups(games: int) -> list[Setup]:
    """Spread so many games over all sizes and ends, and then again."""
    return [Setup(*SIZES[seed % len(SIZES)], ENDS[seed // len(SIZES) % len(ENDS)], seed) for seed in range(games)]


def fan_setups(fan: str) -> list[Setup]:
    """Spread the games with one fan card over all sizes, ends and flips, and then again."""
    flips, once_over = ["round", "game"], len(SIZES) * len(ENDS)
    return [setup._replace(fan=fan, flips=flips[setup.seed // once_over % 2]) for setup in setups(FAN_GAMES)]


SETUPS = setups(GAMES)
FAN_SETUPS = {fan: fan_setups(fan) for fan in FANS}


class NimmtWatch(Watch):
    """A game of nimmt; the table is checked after every turn, too."""

    look_up = 0.2

    def everyone_answers(self) -> list[Json]:
        """Let all who are asked answer and check the table."""
        events = super().everyone_answers()
        self.look()
        return events

    def names(self, event: Json) -> list[str]:
        """Return what an event counts as."""
        found = super().names(event)
        if event.get("flips"):
            found.append("flipped")
            values = [_value(card, seat in event["flips"]) for seat, card in enumerate(event["cards"])]
            found += ["equal values"] if len(set(values)) < len(values) else []
        return found


def _value(card: int, flip: bool) -> int:
    return int(str(card)[::-1]) if flip else card


def watch(match: stado.Match, referee: Referee, chance: random.Random) -> Counter[str]:
    """Play to the end and count what was told."""
    return NimmtWatch(match, referee, chance).to_the_end()


def watch_setup(setup: Setup) -> Counter[str]:
    """Play one setup to the end, the referee dealing by its own hand."""
    match = stado.new("nimmt", setup.players, setup.options, seed=setup.seed)
    referee = Referee(fresh(setup.players, setup.options, match.record()["seed"]))
    referee.check_view(None, plain(match.view(None)))
    told = watch(match, referee, random.Random(setup.seed))
    told.update(why_it_ended(referee))
    return told


def why_it_ended(referee: Referee) -> list[str]:
    """Say which of the ends of N8 it was."""
    target, rounds = referee.options["target"], referee.options["rounds"]
    why = {
        "by target": target is not None and max(referee.scores) >= target,
        "by rounds": referee.round == rounds,
        "shared": len(winners(referee.ranks())) > 1,
        "several rounds": referee.round > 1,
    }
    return [reason for reason, given in why.items() if given]
