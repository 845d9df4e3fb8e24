"""PettingZoo all at once: its own tests at every table, and what they cannot know."""

import numpy as np
import pytest
from pettingzoo.test import parallel_api_test
from pettingzoo.test.seed_test import parallel_seed_test

from stado.core.errors import IllegalMove
from stado.envs.together import TogetherEnv
from tests.conformance.setups import Setup
from tests.envs.tables import tables


def env_at(setup: Setup) -> TogetherEnv:
    return TogetherEnv(setup.game.id, setup.players, setup.given, render_mode="ansi")


@pytest.mark.soak
@pytest.mark.parametrize("setup", tables(door=1), ids=str)
def test_pettingzoo_finds_nothing_wrong(setup: Setup) -> None:
    parallel_api_test(env_at(setup), num_cycles=1000)
    parallel_seed_test(lambda: env_at(setup), num_cycles=20)


def test_all_who_are_asked_act_in_one_step() -> None:
    env = TogetherEnv("nimmt", 4)
    seen, infos = env.reset(seed=1)
    assert all(seen[agent]["action_mask"].sum() == 10 for agent in env.agents)
    assert all(np.array_equal(seen[agent]["action_mask"], infos[agent]["action_mask"]) for agent in env.agents)
    actions = {agent: int(np.argmax(seen[agent]["action_mask"])) for agent in env.agents}
    env.step(actions)
    assert all(len(hand) == 9 for hand in env.episode.match.dump()["hands"])


def test_the_actions_of_those_who_are_not_asked_are_passed_over() -> None:
    env = TogetherEnv("gap", 3, strict=True)
    seen, _ = env.reset(seed=1)
    asked = [agent for agent in env.agents if seen[agent]["action_mask"].any()]
    assert len(asked) == 1
    actions = {agent: int(np.argmax(seen[agent]["action_mask"])) for agent in env.agents}
    seen, rewards, over, cut, _ = env.step(actions)
    assert set(rewards.values()) == {0.0}
    assert not any([*over.values(), *cut.values()])


def test_who_is_asked_must_act_and_if_strict_within_the_mask_or_nothing_changes() -> None:
    env = TogetherEnv("nimmt", 3, strict=True)
    seen, _ = env.reset(seed=1)
    before = env.episode.match.dump()
    actions = {agent: int(np.argmax(seen[agent]["action_mask"])) for agent in env.agents}
    with pytest.raises(IllegalMove, match="seat_2 must act too"):
        env.step({agent: actions[agent] for agent in ("seat_0", "seat_1")})
    with pytest.raises(IllegalMove, match="seat 2 cannot take action"):
        env.step({**actions, "seat_2": int(np.argmin(seen["seat_2"]["action_mask"]))})
    assert env.episode.match.dump() == before
    assert env.episode.asked == [0, 1, 2]
