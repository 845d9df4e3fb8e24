"""How fast the pure-Python rules play through `Match`, against the plainest loop of the same round."""

import random
from collections.abc import Callable
from time import process_time

import stado
from bench import plain_nimmt

ROUNDS, REPEATS = 400, 5
OPTIONS = {"target": None, "rounds": 1}


def through_match(rng: random.Random) -> list[int]:
    """Play one four-player round through the public API with random moves."""
    match = stado.new("nimmt", players=plain_nimmt.PLAYERS, options=OPTIONS, seed=rng.getrandbits(64))
    while (result := match.result) is None:
        for seat, moves in match.pending.items():
            match.play(seat, rng.choice(moves))
    return list(result.scores)


def rounds_per_second(play: Callable[[random.Random], list[int]]) -> float:
    """Return the rate per second of processor time."""
    rng, start = random.Random(1), process_time()
    for _ in range(ROUNDS):
        play(rng)
    return ROUNDS / (process_time() - start)


def report() -> str:
    """Measure both in turn, several times, and tell the ratio of the best of each."""
    pairs = [(rounds_per_second(through_match), rounds_per_second(plain_nimmt.play_round)) for _ in range(REPEATS)]
    engine, plain = (max(rates) for rates in zip(*pairs, strict=True))
    return (
        f"rules: {engine:,.0f} rounds/s through Match, {plain:,.0f} in the plainest loop: "
        f"ratio {engine / plain:.2f} (wanted: at least 0.4)"
    )
