"""What a client may not know changes no byte it gets, and no moment at which it gets it."""

import asyncio
from itertools import groupby
from unittest.mock import patch

import pytest

from stado.core.protocol import Seat
from stado.games import all_games
from tests.conformance.setups import Setup, setups, usual
from tests.server import clockwork
from tests.server.worlds import Received, courses, play, ruled
from tests.volume import SOAK

GAMES = 500 if SOAK else 1  # of every variant


def variants() -> list[list[Setup]]:
    """Return the setups of every variant of every game, of all numbers of players together."""
    every = sorted((setup for game in all_games().values() for setup in setups(game)), key=_words)
    return [list(alike) for _, alike in groupby(every, key=_words)]


def _words(setup: Setup) -> list[str]:
    """Return the options of a setup that are words, or yes or no."""
    words = [f"{name}={value}" for name, value in setup.given.items() if isinstance(value, str | bool)]
    return [setup.game.id, *words]


async def both(setup: Setup, seed: int, viewer: Seat | None, beat: float) -> tuple[Received, Received]:
    """Play a game in both worlds at the same time."""
    one, other = courses(setup, seed, viewer)
    with ruled(setup):
        return await asyncio.gather(play(setup, one, viewer, beat), play(setup, other, viewer, beat))


def are_alike(setup: Setup, seed: int, viewer: Seat | None, beat: float = 0.1) -> bool:
    """Tell whether a viewer is sent the same at the same moments."""
    here, there = clockwork.run(both(setup, seed, viewer, beat))
    assert len(here) > 2
    return here == there


@pytest.mark.soak
@pytest.mark.parametrize("alike", variants(), ids=lambda alike: "-".join(_words(alike[0])))
def test_nobody_can_tell_apart_what_they_may_not(alike: list[Setup]) -> None:
    for seed in range(GAMES):
        setup = alike[(seed + GAMES) % len(alike)]
        viewer = setup.everyone[-1 - seed // len(alike) % len(setup.everyone)]
        assert are_alike(setup, seed, viewer), f"{setup}, seed {seed}, seat {viewer}"


def test_without_the_beat_the_time_of_bots_would_tell() -> None:
    assert not are_alike(usual(all_games()["korist"], 4), 7, Seat(0), beat=0)


def test_a_view_that_shows_too_much_would_tell() -> None:
    setup = usual(all_games()["nimmt"], 4)
    kind, view = type(setup.game), type(setup.game).view
    one, other = courses(setup, 7, None)

    async def told() -> tuple[Received, Received]:
        with ruled(setup), patch.object(kind, "view", lambda game, state, seat: view(game, state, seat or Seat(0))):
            return await asyncio.gather(play(setup, one, None, 0.1), play(setup, other, None, 0.1))

    here, there = clockwork.run(told())
    assert [moment for moment, _ in here] == [moment for moment, _ in there]
    assert here != there
