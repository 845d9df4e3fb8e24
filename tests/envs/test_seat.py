"""Gymnasium: its own check at every table, and what it cannot know."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import stado
from stado.core.errors import IllegalMove, InvalidOptions
from stado.core.protocol import Decision
from stado.envs.seat import SeatEnv
from tests.conformance.setups import Setup
from tests.envs.tables import tables


@pytest.mark.soak
@pytest.mark.parametrize("setup", tables(door=2), ids=str)
def test_gymnasium_finds_nothing_wrong(setup: Setup) -> None:
    name = f"stado/{setup.game.id}-v{setup.game.version}"
    check_env(gymnasium.make(name, players=setup.players, options=setup.given).unwrapped)


def play(env: SeatEnv, seed: int | None, chance: np.random.Generator) -> tuple[list[int], float]:
    """Play a game by chance; return the actions and the reward."""
    (seen, _), actions, over, reward = env.reset(seed=seed), list[int](), False, 0.0
    while not over:
        actions.append(int(chance.choice(np.flatnonzero(seen["action_mask"]))))
        seen, reward, over, _, _ = env.step(actions[-1])
    return actions, reward


def test_a_seed_brings_the_same_seats_bots_and_games_again() -> None:
    runs = []
    for _ in range(2):
        env, chance = SeatEnv("nimmt", 3, {"rounds": 1}, bots=["greedy", "random"]), np.random.default_rng(1)
        runs.append([(*play(env, seed, chance), env.seat) for seed in (5, None, None)])
    assert runs[0] == runs[1]
    assert len({env_seat for *_, env_seat in runs[0]}) > 1


class Noting:
    """Plays its first option and notes what it is given."""

    def __init__(self) -> None:
        self.seats: list[int] = []

    def choose(self, view: Any, decision: Decision, rng: stado.Rng) -> Any:
        assert view.seat == decision.seat
        self.seats.append(view.seat)
        return decision.options[0]


def test_an_object_of_ones_own_may_sit_in_the_other_seats_and_gets_their_views() -> None:
    bot = Noting()
    env = SeatEnv("nimmt", 3, {"rounds": 1}, bots=bot, seat=1)
    play(env, 1, np.random.default_rng(1))
    assert set(bot.seats) == {0, 2}


def test_a_better_player_earns_more() -> None:
    env = SeatEnv("nimmt", 2, {"target": None, "rounds": 1}, bots="greedy", seat=0, reward="relative")
    earned = [play(env, seed, np.random.default_rng(seed))[1] for seed in range(30)]
    assert sum(earned) < 0


def test_any_number_is_an_action_unless_one_is_strict() -> None:
    env = SeatEnv("nimmt", 2, seat=0)
    seen, _ = env.reset(seed=1)
    legal = np.flatnonzero(seen["action_mask"])
    illegal = int(np.argmin(seen["action_mask"]))
    env.step(illegal)
    played = env.episode.match.record()["moves"][0]
    assert played == [0, {"type": "play", "card": int(legal[illegal % 10]) + 1}]
    strict = SeatEnv("nimmt", 2, seat=0, strict=True)
    strict.reset(seed=1)
    with pytest.raises(IllegalMove):
        strict.step(illegal)


def test_masks_are_given_as_learners_ask_for_them() -> None:
    env = SeatEnv("board", 2, seat=0)
    seen, info = env.reset(seed=1)
    assert env.action_masks().dtype == np.bool_
    assert np.array_equal(env.action_masks(), seen["action_mask"] == 1)
    assert np.array_equal(info["action_mask"], seen["action_mask"])


def test_a_human_who_looks_on_sees_the_hand_of_the_learner_at_every_step(capsys: pytest.CaptureFixture[str]) -> None:
    env = gymnasium.make("stado/nimmt-v1", players=2, seat=1, render_mode="human")
    seen, _ = env.reset(seed=1)
    card = int(np.flatnonzero(seen["action_mask"])[0])
    shown = capsys.readouterr().out
    assert "10 cards left" in shown
    assert f" {card + 1} " in shown
    env.step(card)
    assert "9 cards left" in capsys.readouterr().out


def test_whoever_asks_for_it_is_told_place_and_score_at_the_end() -> None:
    env = SeatEnv("gap", 2, {"target": None, "rounds": 1}, seat=0)
    (seen, told), over = env.reset(seed=1), False
    while not over:
        assert told.keys() == {"seat", "action_mask"}, "least of all the seed"
        seen, _, over, _, told = env.step(int(np.argmax(seen["action_mask"])))
    result = env.episode.result
    assert result is not None
    assert (told["place"], told["score"]) == (result.places[0], result.scores[0])


def test_what_there_is_not_is_refused_in_words() -> None:
    with pytest.raises(InvalidOptions, match="has no bot 'grandmaster'"):
        SeatEnv("nimmt", bots="grandmaster")
    with pytest.raises(InvalidOptions, match="there is no seat 4"):
        SeatEnv("nimmt", 4, seat=4)
    with pytest.raises(InvalidOptions, match="at least one bot"):
        SeatEnv("nimmt", bots=[])
