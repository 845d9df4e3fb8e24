"""A run of learning: rounds are played, learned from and forgotten; weights, league and curve lie in its folder."""

import json
import time
from pathlib import Path
from typing import Any, NamedTuple

import jax.numpy as jnp
import numpy as np
from numpy.typing import NDArray

from stado.games.nimmt.kernel import KERNEL
from stado.games.nimmt.kernel.cells import FAN, PLAYERS
from stado.games.nimmt.mind.network import Weights
from stado.games.nimmt.state import Options
from stado.kernels.chance import key_of
from tools.train.learner import Batch, Memory, fresh, learn, no_memory
from tools.train.selfplay import TURNS, Lessons, Studio

SEATS = 2520  # in each step: whole tables, whatever the number of players
LINES = 2520  # decisions in a batch
RATE, CURIOSITY, SLOWER = 2e-3, 0.01, 2000  # the first two are halved after so many steps more
ALONE = 2000  # steps before searchers join the league
PAST, SEARCHERS, MIXED = (
    0.15,
    0.55,
    0.4,
)  # shares: of seats with one's past, of tables with searchers, of seats there without
OFTEN, SELDOM, KEPT = 25, 100, 12  # steps between savings and between past selves; how many of these there are
TRUST = 0.85  # how far what the network thinks of later turns is believed
TEN, VICTORY = 10.0, 1.0  # bullheads that count as one, and what all of a victory counts
HOW_MANY = (2, 3, 4, 4, 4, 5, 6, 7, 8, 9, 10)  # players
MOST_PROFESSIONALS = 6
VARIANTS: tuple[dict[str, Any], ...] = (
    *[{}] * 13,
    *({"fan": fan} for fan in ("even_odd", "hill", "cow", "flip")),
    {"variant": "professional"},
)


def any_table(chance: np.random.Generator) -> NDArray[np.int16]:
    """Return a table of any variant and number of players, for one round."""
    players, variant = int(chance.choice(HOW_MANY)), VARIANTS[chance.integers(len(VARIANTS))]
    if "variant" in variant and players > MOST_PROFESSIONALS:
        variant = {}
    return KERNEL.start(players, Options(**variant, target=None, rounds=1))


class State(NamedTuple):
    """All that a run needs to go on."""

    weights: Weights
    memory: Memory
    past: list[Weights]
    steps: int
    seconds: float


class Run:
    """One run in its folder."""

    def __init__(self, home: Path, seed: int, searcher: Weights) -> None:
        self._home, self._key, self._searcher = home, key_of(seed), searcher
        self._studio, self._began = Studio(SEATS), time.monotonic()
        self.state = _load(home / "state.npz") if (home / "state.npz").exists() else _begun(seed)

    def step(self) -> None:
        """Play and learn once."""
        steps, past = self.state.steps, self.state.past
        chance = np.random.default_rng((self._key, steps))
        start = any_table(chance)
        who = self._company(chance, int(start[PLAYERS]))
        minds = (plain(self.state.weights), past[chance.integers(len(past))], self._searcher)
        book = self._studio.play(start, minds, who, self._key, steps * SEATS)
        told = self._learn(book, who, int(start[PLAYERS]), chance)
        self.state = self.state._replace(steps=steps + 1)
        if self.state.steps % SELDOM == 0:
            self.state = self.state._replace(past=[*past[1 - KEPT :], plain(self.state.weights)])
        if self.state.steps % OFTEN == 0:
            self._tell(start, told)
            self.save()

    def _company(self, chance: np.random.Generator, players: int) -> NDArray[np.int8]:
        """Say who sits where: oneself, one's past, and once one has learned for a while searchers."""
        drawn, share = chance.random(SEATS), SEARCHERS if self.state.steps >= ALONE else 0
        among_searchers = np.repeat(chance.random(SEATS // players) < share, players)
        return np.where(among_searchers & (drawn > MIXED), 2, drawn < PAST).astype(np.int8)

    def _learn(self, book: Lessons, who: NDArray[np.int8], players: int, chance: np.random.Generator) -> Any:
        gain, worth = _outcomes(book, players)
        own = np.broadcast_to(who == 0, gain.shape)
        gain = (gain - gain[own].mean()) / (gain[own].std() + 1e-6)
        plays = book.plays[:, :, : _padded(book.counts)]
        parts = (book.table, plays, book.counts, book.chosen, book.likely, gain, worth, own.astype(np.float32))
        lines = [np.reshape(part, (SEATS * TURNS, *part.shape[2:])) for part in parts]
        slower, told = 1 + max(0, self.state.steps - ALONE) / SLOWER, []
        for some in np.split(chance.permutation(SEATS * TURNS), SEATS * TURNS // LINES):
            batch = Batch(*(part[some] for part in lines))
            weights, memory, measured = learn(*self.state[:2], batch, RATE / slower, CURIOSITY / slower)
            self.state = self.state._replace(weights=weights, memory=memory)
            told.append(measured)
        return np.mean(told, axis=0)

    def _tell(self, start: NDArray[np.int16], told: Any) -> None:
        line = {
            "steps": self.state.steps,
            "rounds seen by a seat": self.state.steps * SEATS,
            "seconds": round(self._seconds()),
            "players": int(start[PLAYERS]),
            "fan": int(start[FAN]),
            "wrong about worth": round(float(told[1]), 4),
            "entropy": round(float(told[2]), 4),
        }
        with (self._home / "curve.jsonl").open("a") as curve:
            curve.write(json.dumps(line) + "\n")
        print(json.dumps(line), flush=True)

    def _seconds(self) -> float:
        return self.state.seconds + time.monotonic() - self._began

    def save(self) -> None:
        """Keep what is needed to go on."""
        weights, memory, past = self.state[:3]
        arrays = _named("w", weights) | _named("first", memory.first) | _named("second", memory.second)
        for number, mind in enumerate(past):
            arrays |= _named(f"p{number}", mind)
        counts = np.array([self.state.steps, float(memory.steps), len(past), self._seconds()])
        np.savez(self._home / "new.npz", counts=counts, **arrays)
        (self._home / "new.npz").replace(self._home / "state.npz")


def _begun(seed: int) -> State:
    weights = fresh(seed)
    return State(weights, no_memory(weights), [weights], 0, 0.0)


def _load(file: Path) -> State:
    with np.load(file) as kept:

        def mind(name: str) -> Weights:
            return Weights(*(kept[f"{name}_{key}"] for key in Weights._fields))

        steps, adam, past, seconds = kept["counts"]
        memory = Memory(mind("first"), mind("second"), jnp.asarray(adam, jnp.float32))
        return State(mind("w"), memory, [mind(f"p{number}") for number in range(int(past))], int(steps), float(seconds))


def _named(name: str, weights: Weights) -> dict[str, Any]:
    return {f"{name}_{key}": array for key, array in plain(weights)._asdict().items()}


def plain(weights: Weights) -> Weights:
    """Return weights as the kernel reads them."""
    return Weights(*(np.array(array, np.float32) for array in weights))


def _padded(counts: NDArray[np.int16]) -> int:
    """Return for how many plays there is room: two sizes only, for each is compiled apart."""
    return 10 if counts.max() <= 10 else 20  # a hand, and a hand that may be flipped


def _outcomes(book: Lessons, players: int) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """Return by how much each decision went better than was thought, and what the table was worth (GAE)."""
    points = book.points.reshape(TURNS + 1, -1, players)
    others = (points.sum(axis=2, keepdims=True) - points) / (players - 1)
    rewards = np.diff((others - points).reshape(TURNS + 1, SEATS) / TEN, axis=0)
    rewards[-1] += VICTORY * (book.share - 1 / players)
    gain, later = np.zeros_like(rewards), np.zeros(SEATS, np.float32)
    for turn in reversed(range(TURNS)):
        beyond = book.worth[turn + 1] if turn + 1 < TURNS else 0
        later = rewards[turn] + beyond - book.worth[turn] + TRUST * later
        gain[turn] = later
    return gain, gain + book.worth
