"""PettingZoo seat by seat: its own tests at every table, and what they cannot know."""

import re

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import stado
from stado.core.errors import IllegalMove, InvalidOptions
from stado.envs.turns import TurnsEnv
from tests.conformance.setups import Setup
from tests.envs.tables import tables

# What PettingZoo says of any environment whose observations have masks, unless it knows it by name.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


def env_at(setup: Setup) -> TurnsEnv:
    return TurnsEnv(setup.game.id, setup.players, setup.given, render_mode="ansi")


@pytest.mark.soak
@pytest.mark.parametrize("setup", tables(door=0), ids=str)
def test_pettingzoo_finds_nothing_wrong(setup: Setup) -> None:
    api_test(env_at(setup), num_cycles=1000)
    seed_test(lambda: env_at(setup), num_cycles=20)


def play(env: TurnsEnv, seed: int) -> list[tuple[str, int]]:
    """Play a game by chance and return who took which action."""
    env.reset(seed=seed)
    chance, taken = np.random.default_rng(seed), []
    for agent in env.agent_iter():
        seen, _, over, _, _ = env.last()
        action = None if over else int(chance.choice(np.flatnonzero(seen["action_mask"])))
        if action is not None:
            taken.append((agent, action))
        env.step(action)
    return taken


def test_a_seed_deals_the_game_that_stado_new_deals_and_the_same_afterwards_too() -> None:
    one, other = TurnsEnv("nimmt", 3), TurnsEnv("nimmt", 3)
    assert play(one, 7) == play(other, 7)
    one.reset()
    other.reset()
    assert one.episode.match.dump() == other.episode.match.dump()
    one.reset(seed=7)
    assert one.episode.match.view(0) == stado.new("nimmt", 3, seed=7).view(0)


def test_a_seat_is_not_told_what_those_before_it_have_chosen() -> None:
    env = TurnsEnv("nimmt", 3)
    env.reset(seed=1)
    before = {agent: env.observe(agent)["observation"] for agent in env.agents}
    for agent in env.agents[:2]:
        assert env.agent_selection == agent
        env.step(int(np.argmax(env.last()[0]["action_mask"])))
    after = {agent: env.observe(agent)["observation"] for agent in env.agents}
    assert all(np.array_equal(before[agent], after[agent]) for agent in env.agents)
    assert env.agent_selection == "seat_2"


def test_rewards_come_at_the_end_and_tell_who_won() -> None:
    env = TurnsEnv("nimmt", 4, {"target": None, "rounds": 1})
    env.reset(seed=3)
    earned, ends = dict.fromkeys(env.possible_agents, 0.0), {}
    for agent in env.agent_iter():
        seen, reward, over, _, info = env.last()
        earned[agent] += reward
        assert over or (reward == 0 and "score" not in info)
        if over:
            ends[agent] = info["place"], info["score"]
        assert np.array_equal(seen["action_mask"], info["action_mask"])
        env.step(None if over else int(np.argmax(seen["action_mask"])))
    result = env.episode.result
    assert result is not None
    assert ends == {f"seat_{seat}": (result.places[seat], result.scores[seat]) for seat in range(4)}
    assert sum(earned.values()) == pytest.approx(0)
    best = min(range(4), key=lambda seat: result.scores[seat])
    assert earned[f"seat_{best}"] == max(earned.values()) > 0


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = TurnsEnv("gap", 2)
    env.reset(seed=1)
    before = env.episode.match.dump(), env.agent_selection
    illegal = int(np.argmin(env.last()[0]["action_mask"]))
    with pytest.raises(IllegalMove, match="cannot take action"):
        env.step(illegal)
    assert (env.episode.match.dump(), env.agent_selection) == before


def test_what_there_is_not_is_refused_in_words() -> None:
    with pytest.raises(InvalidOptions, match="there is no game 'chess'"):
        TurnsEnv("chess")
    with pytest.raises(InvalidOptions, match="there is no reward 'money'"):
        TurnsEnv("nimmt", reward="money")  # type: ignore[arg-type]  # that is what is refused
    with pytest.raises(InvalidOptions, match="professional variant is for 2 to 6"):
        TurnsEnv("nimmt", 8, {"variant": "professional"})


def test_the_state_is_what_all_seats_see_and_the_picture_what_a_spectator_does() -> None:
    env = TurnsEnv("korist", 3, render_mode="ansi")
    env.reset(seed=1)
    assert env.state().shape == (3 * env.setup.size,)
    assert "seat_2" in env.render()
    assert not re.search(r"\d\)", env.render()), "a spectator sees no hand"
