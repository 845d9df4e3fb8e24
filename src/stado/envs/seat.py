"""Gymnasium: one learner at the table, bots in the other seats. `gymnasium.make("stado/nimmt-v1", bots="greedy")`.

Gymnasium draws actions without masks, so unless told to be strict an illegal number stands for a legal action
(`taken` in `sight.py`). Importing this module registers every game there is.
"""

import sys
from collections.abc import Mapping, Sequence
from itertools import cycle
from typing import Any, Protocol

import gymnasium
import numpy as np
from numpy.typing import NDArray

from stado.bots import named
from stado.core.chance import Rng
from stado.core.errors import InvalidOptions
from stado.core.protocol import Decision, Result
from stado.envs.deals import Deals
from stado.envs.episode import Episode
from stado.envs.rewards import Reward, check_reward, rewards
from stado.envs.setup import PLAYERS, Setup
from stado.envs.sight import Mask, Sight, action_space, drawn, info, mask, observation_space, sight, taken
from stado.games import all_games


class Chooser(Protocol):
    """Whatever can sit in a seat: a bot of ours, or an object of your own with this one method."""

    def choose(self, view: Any, decision: Decision, rng: Rng) -> Any:
        """Return one of the decision's options."""


class SeatEnv(gymnasium.Env[Sight, int]):
    """A game of ours for one learner."""

    metadata = {"render_modes": ["ansi", "human"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        players: int = PLAYERS,
        options: Mapping[str, Any] | None = None,
        *,
        bots: str | Chooser | Sequence[str | Chooser] = "random",
        seat: int | None = None,
        reward: Reward = "place",
        strict: bool = False,
        render_mode: str | None = None,
    ) -> None:
        """Seat the learner at `seat`, or at any by chance in each game, and these bots in the others, clockwise."""
        check_reward(reward)
        self.setup = Setup(game, players, options)
        self.reward, self.strict, self.render_mode = reward, strict, render_mode
        self.observation_space: Any = observation_space(self.setup)
        self.action_space: Any = action_space(self.setup)
        self._bots = [named(game, bot) if isinstance(bot, str) else bot for bot in _listed(bots)]
        self._wanted = _checked(seat, players)
        self._deals = Deals()

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Sight, dict[str, Any]]:
        """Deal a game, from this seed or the next one after it, and let bots play until the learner is asked."""
        super().reset(seed=seed)
        if seed is not None:
            self._deals.name(seed)
        self._deal()
        while self.episode.result is not None:  # a game that was over before the learner was asked
            self._deal()
        return self._told()

    def _deal(self) -> None:
        self.episode = Episode(self.setup, self._deals.next())
        players = self.setup.players
        self.seat = self._deals.chance("seat").below(players) if self._wanted is None else self._wanted
        others = [(self.seat + place) % players for place in range(1, players)]
        self._seated = dict(zip(others, cycle(self._bots), strict=False))
        self._rng = self._deals.chance("bots")
        self._let_bots_play()

    def _let_bots_play(self) -> None:
        """Let bots choose until the learner is asked or the game is over."""
        while (asked := self.episode.asked) and self.seat not in asked:
            for seat in asked:
                choice = self._seated[seat].choose(
                    self.episode.match.view(seat), self.episode.decision(seat), self._rng
                )
                self.episode.choose(seat, choice)

    def step(self, action: int) -> tuple[Sight, float, bool, bool, dict[str, Any]]:
        """Take an action for the learner and let bots play until it is asked again."""
        self.episode.act(self.seat, taken(self.episode, self.seat, action, self.strict))
        self._let_bots_play()
        result = self.episode.result
        seen, told = self._told()
        return seen, self._worth(result), result is not None, False, told

    def _worth(self, result: Result | None) -> float:
        return 0.0 if result is None else rewards(self.setup.game, result, self.reward)[self.seat]

    def _told(self) -> tuple[Sight, dict[str, Any]]:
        if self.render_mode == "human":
            self.render()
        return sight(self.episode, self.seat), {"seat": self.seat, **info(self.episode, self.seat)}

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the mask as learners with masks ask for it, such as `sb3-contrib`'s."""
        legal: Mask = mask(self.episode, self.seat)
        return legal.astype(bool)

    def render(self) -> str | None:
        """Return the table as the learner sees it; where a human looks on, print it, as at every step."""
        table = drawn(self.episode, self.seat)
        if self.render_mode != "human":
            return table
        sys.stdout.write(table)
        return None


def _listed(bots: str | Chooser | Sequence[str | Chooser]) -> list[str | Chooser]:
    listed = list(bots) if isinstance(bots, Sequence) and not isinstance(bots, str) else [bots]
    if not listed:
        raise InvalidOptions("name at least one bot for the other seats")
    return listed


def _checked(seat: int | None, players: int) -> int | None:
    if seat is not None and seat not in range(players):
        raise InvalidOptions(f"there is no seat {seat}; seats are 0 to {players - 1}, or None for any by chance")
    return seat


for _game in all_games().values():
    gymnasium.register(
        f"stado/{_game.id}-v{_game.version}", entry_point=f"{__name__}:SeatEnv", kwargs={"game": _game.id}
    )
