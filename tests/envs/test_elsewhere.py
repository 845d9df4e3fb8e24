"""What users of Gymnasium and OpenSpiel do with any environment of theirs works with ours."""

import gymnasium
import numpy as np
import pyspiel
from open_spiel.python import rl_environment

import stado.envs.seat
import stado.envs.spiel  # noqa: F401  # registers the games

ROUND = {"target": None, "rounds": 1}


def test_several_games_at_once() -> None:
    together = gymnasium.make_vec(
        "stado/nimmt-v1", num_envs=3, vectorization_mode="sync", players=2, options=ROUND, seat=0
    )
    (seen, told), over = together.reset(seed=1), np.zeros(3, np.bool_)
    while not over.any():
        seen, _, over, _, told = together.step(np.argmax(seen["action_mask"], axis=1))
    assert (told["_score"] == over).all()


def test_legal_actions_are_drawn_by_the_mask() -> None:
    env = gymnasium.make("stado.envs.seat:stado/gap-v1", players=2)
    seen, told = env.reset(seed=1)
    assert all(seen["action_mask"][env.action_space.sample(told["action_mask"])] for _ in range(20))


def test_observations_can_be_flattened() -> None:
    flat = gymnasium.wrappers.FlattenObservation(gymnasium.make("stado/gap-v1"))
    assert flat.observation_space.contains(flat.reset(seed=1)[0])


def test_openspiel_plays_it_as_an_environment_of_its_own() -> None:
    game = pyspiel.load_game("stado_gap(players=2,target=0,rounds=1)")
    env = rl_environment.Environment(game, observation_type=rl_environment.ObservationType.OBSERVATION)
    moment = env.reset()
    while not moment.last():
        player = moment.observations["current_player"]
        moment = env.step([moment.observations["legal_actions"][player][0]])
    assert sum(moment.rewards) == 0
