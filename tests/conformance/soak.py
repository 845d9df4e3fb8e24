"""Random games of every game, variant and number of players: none may refuse a listed move or get stuck.

One in fifty is also played in every manner from a deal in order, each position written down and read back.

`make soak` plays 1,000 of each; ARGS="korist 50" plays 50 of each setup of one game.
"""

import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import chain

import click

from stado.bots.random import RandomBot
from stado.core.chance import rng_of
from stado.games import all_games
from tests.conformance.manners import MANNERS
from tests.conformance.repeating import a_position_that_chance_never_led_to_goes_on_identically
from tests.conformance.setups import Setup, setups

GAMES, ODD = 1000, 50
RANDOM = RandomBot()
STEP_LIMIT = 100_000  # more moves than any game has


def finish(setup: Setup, seed: int) -> int:
    """Play one game at random and return how many moves it took."""
    match, chance = setup.match(seed), rng_of(seed)
    for moves in range(STEP_LIMIT):
        if not match.pending:
            assert match.result is not None, f"{setup} with seed {seed} stopped without a result"
            return moves
        seat = min(match.pending)
        match.play(seat, RANDOM.choose(None, match.decision(seat), chance))
    raise AssertionError(f"{setup} with seed {seed} does not end")


def soak(games: int, setup: Setup) -> str:
    """Play so many games at a setup and tell how long they were."""
    moves = [finish(setup, seed) for seed in range(games)]
    for seed in range(0, games, ODD):
        a_position_that_chance_never_led_to_goes_on_identically(setup, seed, MANNERS)
    return f"{setup}: {games} games, {min(moves)} to {max(moves)} moves"


def main(only: str = "", games: str = str(GAMES)) -> None:
    """Play every setup, all cores at work."""
    wanted = [game for game in all_games().values() if only in ("", game.id)]
    every = list(chain.from_iterable(map(setups, wanted)))
    with ProcessPoolExecutor() as pool:
        for line in pool.map(partial(soak, int(games)), every):
            click.echo(line)
    click.echo(f"{len(every)} setups, {len(every) * int(games)} games: none refused a move, none got stuck")


if __name__ == "__main__":
    main(*sys.argv[1:])
