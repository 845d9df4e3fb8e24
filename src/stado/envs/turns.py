"""PettingZoo, seat by seat (AEC). Seats that are asked at once act one after another, blind to what others have chosen.

An illegal action is refused and changes nothing.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv

from stado.envs.deals import Deals
from stado.envs.episode import Episode
from stado.envs.rewards import Reward, check_reward, rewards
from stado.envs.setup import PLAYERS, Setup
from stado.envs.sight import Sight, action_space, drawn, info, observation_space, sight, taken


class TurnsEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A game of ours as an AEC environment; its agents are `seat_0`, `seat_1` and so on."""

    def __init__(
        self,
        game: str,
        players: int = PLAYERS,
        options: Mapping[str, Any] | None = None,
        *,
        reward: Reward = "place",
        strict: bool = True,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        check_reward(reward)
        self.setup = setup = Setup(game, players, options)
        self.metadata = {
            "name": f"stado_{game}_v{setup.game.version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode, self.reward, self.strict = render_mode, reward, strict
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.observation_spaces = {agent: observation_space(setup) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(setup) for agent in self.possible_agents}
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._deals = Deals()

    def observation_space(self, agent: str) -> Dict:
        """Return the space of what an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """Return the space of the numbered actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a game: from this seed, or the next one after it. PettingZoo's `options` say nothing here."""
        if seed is not None:
            self._deals.name(seed)
        self.episode = Episode(self.setup, self._deals.next())
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection = None
        self._ask()

    def _ask(self) -> None:
        seat = self.episode.seat
        self.agent_selection = self.agents[0] if seat is None else self.possible_agents[seat]
        self.infos = {agent: info(self.episode, self._seat_of[agent]) for agent in self.agents}

    def observe(self, agent: str) -> Sight:
        """Return what an agent sees now."""
        return sight(self.episode, self._seat_of[agent])

    def step(self, action: int | None) -> None:
        """Take an action for the agent whose turn it is; None once the game is over."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        seat = self._seat_of[agent]
        self.episode.act(seat, taken(self.episode, seat, -1 if action is None else action, self.strict))
        self._cumulative_rewards[agent] = 0.0
        self._end_if_over()
        self._accumulate_rewards()
        self._ask()

    def _end_if_over(self) -> None:
        if (result := self.episode.result) is not None:
            given = rewards(self.setup.game, result, self.reward)
            self.rewards = dict(zip(self.possible_agents, given, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)

    def state(self) -> NDArray[np.float32]:
        """Return what all seats see, one after another."""
        return np.concatenate([self.observe(agent)["observation"] for agent in self.possible_agents])

    def render(self) -> str:
        """Return what a spectator sees."""
        return drawn(self.episode)

    def close(self) -> None:
        """Do nothing: there is nothing to close."""
