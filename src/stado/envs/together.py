"""PettingZoo, all at once: a step takes an action of every agent that is asked, and passes over those of the others.

An agent that is not asked has a mask of noughts. PettingZoo draws actions without masks, so unless told to be strict
an illegal number stands for a legal action (`taken` in `sight.py`).
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import ParallelEnv

from stado.core.actions import Action
from stado.core.errors import NotAnOption
from stado.envs.deals import Deals
from stado.envs.episode import Episode
from stado.envs.rewards import Reward, check_reward, rewards
from stado.envs.setup import PLAYERS, Setup
from stado.envs.sight import Sight, action_space, drawn, info, observation_space, sight, taken

Told = dict[str, Sight]
Infos = dict[str, dict[str, Any]]


class TogetherEnv(ParallelEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A game of ours as a parallel environment; its agents are `seat_0`, `seat_1` and so on."""

    def __init__(
        self,
        game: str,
        players: int = PLAYERS,
        options: Mapping[str, Any] | None = None,
        *,
        reward: Reward = "place",
        strict: bool = False,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        check_reward(reward)
        self.setup = setup = Setup(game, players, options)
        self.metadata = {"name": f"stado_{game}_v{setup.game.version}", "render_modes": ["ansi"]}
        self.render_mode, self.reward, self.strict = render_mode, reward, strict
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.observation_spaces = {agent: observation_space(setup) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(setup) for agent in self.possible_agents}
        self._deals = Deals()

    def observation_space(self, agent: str) -> Dict:
        """Return the space of what an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """Return the space of the numbered actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Told, Infos]:
        """Deal a game: from this seed, or the next one after it. PettingZoo's `options` say nothing here."""
        if seed is not None:
            self._deals.name(seed)
        self.episode = Episode(self.setup, self._deals.next())
        self.agents = self.possible_agents[:]
        seen = self._seen()
        return seen, self._infos()

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[Told, dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        """Take an action of every agent that is asked."""
        for seat, action in self._checked(actions).items():
            self.episode.act(seat, action)
        result, agents, seen = self.episode.result, self.agents, self._seen()
        given = [0.0] * len(agents) if result is None else rewards(self.setup.game, result, self.reward)
        over, cut = dict.fromkeys(agents, result is not None), dict.fromkeys(agents, False)
        self.agents = agents if result is None else []
        return seen, dict(zip(agents, given, strict=True)), over, cut, self._infos()

    def _checked(self, actions: Mapping[str, int]) -> dict[int, Action]:
        """Return the actions of the seats that are asked; raise IllegalMove before any is taken."""
        asked = {self.possible_agents[seat]: seat for seat in self.episode.asked}
        if missing := asked.keys() - actions.keys():
            raise NotAnOption(f"{' and '.join(sorted(missing))} must act too")
        return {seat: taken(self.episode, seat, actions[agent], self.strict) for agent, seat in asked.items()}

    def _seen(self) -> Told:
        return {agent: sight(self.episode, seat) for seat, agent in enumerate(self.possible_agents)}

    def _infos(self) -> Infos:
        return {agent: info(self.episode, seat) for seat, agent in enumerate(self.possible_agents)}

    def state(self) -> NDArray[np.float32]:
        """Return what all seats see, one after another."""
        return np.concatenate([seen["observation"] for seen in self._seen().values()])

    def render(self) -> str:
        """Return what a spectator sees."""
        return drawn(self.episode)

    def close(self) -> None:
        """Do nothing: there is nothing to close."""
