"""OpenSpiel: its own simulation at every table, and what it cannot know."""

import pickle
import random
from typing import Any

import pyspiel
import pytest

from stado.envs import setup
from stado.envs.spiel import MEMORY
from stado.games import all_games
from tests.conformance.setups import Setup
from tests.envs.tables import tables


def load(setup: Setup) -> Any:
    wanted = {name: _parameter(setup, name, value) for name, value in setup.given.items()}
    return pyspiel.load_game(f"stado_{setup.game.id}", {"players": setup.players, **wanted})


def _parameter(setup: Setup, name: str, value: Any) -> Any:
    option = setup.game.options_schema()["properties"][name]
    return value if value is not None else 0 if "integer" in str(option) else "none"


def dealt(game: Any, seed: int) -> Any:
    """Return a state in which all chance has spoken."""
    state, chance = game.new_initial_state(), random.Random(seed)
    while state.is_chance_node():
        state.apply_action(chance.choice(state.legal_actions()))
    return state


@pytest.mark.soak
@pytest.mark.parametrize("setup", tables(door=6), ids=str)
def test_openspiel_finds_nothing_wrong(setup: Setup) -> None:
    pyspiel.random_sim_test(load(setup), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", all_games())
def test_every_game_is_registered_and_plays_with_its_defaults(game: str) -> None:
    assert f"stado_{game}" in pyspiel.registered_names()
    loaded = pyspiel.load_game(f"stado_{game}")
    state = dealt(loaded, 1)
    assert loaded.num_players() == 4
    assert state.legal_actions() == sorted(state.legal_actions())


def test_seats_that_are_asked_at_once_act_in_turn_and_are_told_nothing() -> None:
    state = dealt(pyspiel.load_game("stado_nimmt", {"players": 3}), 2)
    before = [(state.information_state_string(seat), state.observation_tensor(seat)) for seat in range(3)]
    for seat in range(2):
        assert state.current_player() == seat
        state.apply_action(state.legal_actions()[0])
    after = [(state.information_state_string(seat), state.observation_tensor(seat)) for seat in range(3)]
    assert before[2] == after[2]
    assert before[0][1] == after[0][1]
    assert before[0][0] != after[0][0], "a seat remembers what it chose itself"


def test_information_states_are_the_observation_and_then_all_that_is_remembered() -> None:
    game = pyspiel.load_game("stado_gap", {"players": 2})
    state = dealt(game, 3)
    size = setup.Setup("gap", 2).size
    assert game.observation_tensor_shape() == [size]
    assert game.information_state_tensor_shape() == [size + MEMORY]
    assert state.information_state_tensor(0)[:size] == state.observation_tensor(0)


def test_a_state_that_was_copied_or_pickled_goes_on_alike() -> None:
    state = dealt(pyspiel.load_game("stado_board", {"players": 2}), 4)
    for _ in range(7):
        state.apply_action(state.legal_actions()[-1])
    for other in (state.clone(), pickle.loads(pickle.dumps(state))):  # noqa: S301  # our own
        assert str(other) == str(state)
        assert other.information_state_string(1) == state.information_state_string(1)
        other.apply_action(other.legal_actions()[0])
        assert str(other) != str(state)


@pytest.mark.parametrize(
    ("parameters", "utility", "total"),
    [
        ({}, pyspiel.GameType.Utility.ZERO_SUM, 0.0),
        ({"reward": "relative"}, pyspiel.GameType.Utility.ZERO_SUM, 0.0),
        ({"reward": "score"}, pyspiel.GameType.Utility.GENERAL_SUM, None),
    ],
)
def test_utilities_are_as_the_reward_says(parameters: dict[str, str], utility: Any, total: float | None) -> None:
    game = pyspiel.load_game("stado_nimmt", {"target": 0, "rounds": 1, **parameters})
    assert (game.get_type().utility, game.utility_sum()) == (utility, total)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_those_who_play_together_are_paid_alike() -> None:
    assert pyspiel.load_game("stado_buffalo").get_type().utility == pyspiel.GameType.Utility.IDENTICAL
