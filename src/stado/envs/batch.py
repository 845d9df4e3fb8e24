"""Thousands of matches stepped together inside a kernel: arrays of actions in, arrays of everything else out.

In every match the seat that is to act takes one action a step; seats that are asked at once act one after another. A
match that ends is dealt anew in the same step. A match hangs on the seed and its number alone: the first at a table is
the number of the table, the next ones come as many further on as there are tables.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from stado.core.errors import InvalidOptions, NotAnOption
from stado.envs.rewards import Reward, check_reward
from stado.envs.setup import PLAYERS, Setup
from stado.games import part
from stado.kernels.batch import Observe, first_wrong, mark_legal, step_of, watch_of
from stado.kernels.chance import SIZE, begin, key_of
from stado.kernels.kernel import Kernel

Numbers = NDArray[np.int16]
Floats = NDArray[np.float32]


class Batch(NamedTuple):
    """How all tables stand after a step. The arrays are the environment's own: the next step writes over them."""

    seats: Numbers  # who is to act at each table
    legal: Numbers  # the actions that seat may take, ascending, in the first places of a line
    counts: Numbers  # how many these are
    rewards: Floats  # by table, then seat: noughts but where a match has just ended
    over: NDArray[np.bool_]  # where that is; the rest of the line tells of the match that came after


class BatchEnv:
    """Many tables of one setup."""

    def __init__(
        self,
        game: str,
        players: int = PLAYERS,
        options: Mapping[str, Any] | None = None,
        *,
        tables: int = 1024,
        reward: Reward = "place",
    ) -> None:
        check_reward(reward)
        self.setup = Setup(game, players, options)
        self.tables, self.reward = tables, reward
        self.kernel = _kernel(self.setup)
        if reward == "relative" and self.setup.game.cooperative:
            raise InvalidOptions(
                f"the kernel of {game} does not tell what the opponent scored; take `place` or `score`"
            )
        self._start = self.kernel.start(players, self.setup.options)
        self._begun = _Begun(self.setup, tables)
        self.reset()

    def reset(self, seed: int | str | bytes | None = None) -> Batch:
        """Deal at every table; no seed means a random one."""
        tables, players, wide = self.tables, self.setup.players, max(self.kernel.widest, self.setup.players)
        self.matches = np.repeat(self._start[None], tables, axis=0)
        self._key = key_of(seed)
        self._number, self._chance = np.arange(tables), np.zeros((tables, SIZE), np.uint64)
        for table in range(tables):
            begin(self._chance[table], self._key, table)
        self._scores, self._places = np.zeros((tables, wide), np.int16), np.zeros((tables, wide), np.int16)
        over, counts = np.zeros(tables, np.bool_), np.zeros(tables, np.int16)
        legal, rewards = np.zeros((tables, wide), np.int16), np.zeros((tables, players), np.float32)
        self._batch = Batch(np.zeros(tables, np.int16), legal, counts, rewards, over)
        self._begun.clear()
        return self._go_on(np.full(tables, -1))

    def step(self, actions: NDArray[np.integer[Any]]) -> Batch:
        """Take an action at every table; raise IllegalMove, and change nothing, if one of them is illegal."""
        taken = np.ascontiguousarray(actions, np.int64)
        if taken.shape != (self.tables,):
            raise NotAnOption(f"a step takes {self.tables} actions, one for each table, not {taken.shape}")
        table = first_wrong(self._batch.legal, self._batch.counts, taken)
        if table >= 0:
            legal = self._batch.legal[table, : self._batch.counts[table]].tolist()
            raise NotAnOption(f"table {table} cannot take action {taken[table]} now; it may take {legal}")
        self._begun.take(taken)
        return self._go_on(taken)

    def _go_on(self, actions: NDArray[np.int64]) -> Batch:
        batch = self._batch
        known = (self._chance, self._number, self._key, self._scores, self._places)
        step_of(self.kernel)(
            self.matches, actions, self._start, *known, batch.seats, batch.legal, batch.counts, batch.over
        )
        batch.rewards[:] = 0
        if batch.over.any():
            batch.rewards[batch.over] = self._worth(batch.over)
        return batch

    def _worth(self, over: NDArray[np.bool_]) -> Floats:
        """Return what the matches that have just ended were worth to each seat, as `rewards` has it."""
        players, game = self.setup.players, self.setup.game
        places, scores = self._places[over, :players], self._scores[over, :players].astype(np.float32)
        if self.reward == "place":
            return _by_place(places, game.cooperative)
        own = -scores if game.lowest_wins else scores
        if self.reward == "score":
            return own
        others: Floats = (own.sum(axis=1, keepdims=True) - own) / (players - 1)
        return own - others

    def masks(self) -> NDArray[np.int8]:
        """Return a one for every action that the seat may take, and noughts for the others, a line for each table."""
        marks = np.zeros((self.tables, len(self.setup.actions)), np.int8)
        mark_legal(self._batch.legal, self._batch.counts, marks)
        return marks

    def observations(self) -> Floats:
        """Return what the seat that is to act sees, a line for each table."""
        seen = np.zeros((self.tables, self.setup.size), np.float32)
        watch_of(self.kernel, _eyes(self.kernel))(self.matches, self._batch.seats, self.setup.observation.size, seen)
        seen[:, self.setup.observation.size :] = self._begun.marks
        return seen


class _Begun:
    """What the seats that are to act have begun: marks for composed choices, until their last pick."""

    def __init__(self, setup: Setup, tables: int) -> None:
        self.marks = np.zeros((tables, len(setup.composing)), np.float32)
        self._left = np.zeros(tables, np.int64)  # picks that are to follow
        self._follow = np.array([count for _, count in setup.actions.heads] + [0] * len(setup.actions.picks))
        self._place = np.full(len(setup.actions), -1)
        self._place[list(setup.composing)] = list(setup.composing.values())

    def clear(self) -> None:
        self.marks[:], self._left[:] = 0, 0

    def take(self, actions: NDArray[np.int64]) -> None:
        if not self.marks.size:
            return
        places = self._place[actions]
        composed = np.flatnonzero(places >= 0)
        self.marks[composed, places[composed]] = 1
        self._left = np.where(self._follow[actions] > 0, self._follow[actions], self._left - 1)
        self.marks[self._left <= 0] = 0


def _kernel(setup: Setup) -> Kernel:
    found = getattr(part(setup.game.id, "kernel"), "KERNEL", None)
    if not isinstance(found, Kernel):
        raise InvalidOptions(f"{setup.game.id} has no kernel; play it through the other environments")
    return found


def _by_place(places: Numbers, cooperative: bool) -> Floats:
    if cooperative:
        return np.where(places == 1, 1, -1).astype(np.float32)
    ahead = (places[:, None, :] < places[:, :, None]).sum(axis=2)
    behind = (places[:, None, :] > places[:, :, None]).sum(axis=2)
    shares: Floats = ((behind - ahead) / (places.shape[1] - 1)).astype(np.float32)
    return shares


def _eyes(kernel: Kernel) -> Observe:
    found: Observe | None = getattr(part(kernel.game.id, "kernel_sight"), "observe", None)
    if found is None:
        raise InvalidOptions(f"the kernel of {kernel.game.id} writes no observations; read `matches`, its rows")
    return found
