"""The batch: the same numbers as in the other environments, from a kernel."""

import numpy as np
import pytest
from numpy.typing import NDArray

from stado.core.chance import seed_of, stream
from stado.core.errors import IllegalMove, InvalidOptions
from stado.core.protocol import AnyGame, Result, Seat
from stado.envs.batch import Batch, BatchEnv
from stado.envs.rewards import REWARDS, Reward, rewards
from stado.envs.setup import Setup
from stado.games import all_games, part
from stado.kernels.kernel import Kernel
from stado.sim.parity import kernel_of
from tests.conformance import setups
from tests.volume import SOAK, share

KERNELS = [kernel for kernel in map(kernel_of, all_games().values()) if kernel]
TRIED = (
    KERNELS if SOAK else [kernel for kernel in KERNELS if kernel.game.id in ("gap", "nimmt")]
)  # compiling takes long
SEEING = [kernel for kernel in KERNELS if part(kernel.game.id, "kernel_sight")]
each_kernel = pytest.mark.parametrize("kernel", TRIED, ids=lambda kernel: kernel.game.id)
each_seeing = pytest.mark.parametrize("kernel", SEEING, ids=lambda kernel: kernel.game.id)


def short(game: AnyGame, players: int = 3) -> dict[str, object]:
    return setups.usual(game, players).given


def any_actions(batch: Batch, chance: np.random.Generator) -> NDArray[np.int16]:
    drawn = (chance.random(len(batch.counts)) * batch.counts).astype(int)
    actions: NDArray[np.int16] = batch.legal[np.arange(len(drawn)), drawn]
    return actions


@pytest.mark.soak
@each_seeing
def test_a_kernel_sees_what_a_view_tells(kernel: Kernel) -> None:
    """At every question of a walk through the rules, each variant and number of players in turn."""
    see, every = part(kernel.game.id, "kernel_sight").observe, setups.setups(kernel.game)  # type: ignore[union-attr]
    for number, setup in enumerate(share([*every[::7], *every])):
        numbers, chance = Setup(kernel.game.id, setup.players, setup.given), stream(seed_of(number), "walk")
        state = kernel.game.deal(setup.players, seed_of(number), setup.options)
        seen = np.zeros(numbers.observation.size, np.float32)
        while pending := kernel.game.pending(state):
            row = kernel.encode(state, setup.players)
            for decision in pending:
                see(row, decision.seat, seen)
                wanted = numbers.observation.of(kernel.game.view(state, decision.seat))
                places = [
                    name
                    for name, at in numbers.observation.places().items()
                    if list(seen[at.start : at.stop]) != wanted[at.start : at.stop]
                ]
                assert not places, f"{setup}: {places}"
            kernel.game.advance(state, {decision.seat: chance.pick(decision.options) for decision in pending})


@each_kernel
def test_steps_go_where_the_rules_go(kernel: Kernel) -> None:
    """What is legal in the batch is legal by the rules, and rewards are those of the result, to the end of a game."""
    game, tables = kernel.game, 8
    for reward in REWARDS:
        if reward == "relative" and game.cooperative:
            continue
        env = BatchEnv(game.id, 3, short(game), tables=tables, reward=reward)
        batch, chance, ended = env.reset(seed=1), np.random.default_rng(1), 0
        while ended < tables:
            before = env.matches.copy()
            batch = env.step(any_actions(batch, chance))
            ended += int(batch.over.sum())
            assert (batch.rewards[~batch.over] == 0).all()
            assert (batch.counts > 0).all()
            for table in np.flatnonzero(batch.over):
                assert before[table].any()
                _check_worth(game, reward, batch.rewards[table])


def _check_worth(game: AnyGame, reward: Reward, given: NDArray[np.float32]) -> None:
    if game.cooperative:
        assert len(set(given.tolist())) == 1
    elif reward != "score":
        assert given.sum() == pytest.approx(0, abs=1e-4)
        assert given.max() > 0 or not given.any()


@each_kernel
def test_masks_mark_what_is_legal_and_nothing_else_is_taken(kernel: Kernel) -> None:
    env = BatchEnv(kernel.game.id, 3, short(kernel.game), tables=4)
    batch, masks = env.reset(seed=2), env.masks()
    for table in range(4):
        assert np.flatnonzero(masks[table]).tolist() == batch.legal[table, : batch.counts[table]].tolist()
    before, actions = env.matches.copy(), batch.legal[:, 0].copy()
    actions[3] = int(np.argmin(masks[3]))
    with pytest.raises(IllegalMove, match="table 3 cannot take action"):
        env.step(actions)
    with pytest.raises(IllegalMove, match="one for each table"):
        env.step(actions[:2])
    assert (env.matches == before).all()


@each_kernel
def test_a_match_hangs_on_its_number_and_the_seed_alone(kernel: Kernel) -> None:
    first = BatchEnv(kernel.game.id, 2, short(kernel.game, 2), tables=8)
    again = BatchEnv(kernel.game.id, 2, short(kernel.game, 2), tables=4)
    first.reset(seed=3)
    again.reset(seed=3)
    assert (first.matches[:4] == again.matches).all()
    first.reset(seed=4)
    assert (first.matches[:4] != again.matches).any()
    played = []
    for _ in range(2):
        batch, chance = first.reset(seed=5), np.random.default_rng(5)
        for _ in range(60):
            batch = first.step(any_actions(batch, chance))
        played.append(first.matches.copy())
    assert (played[0] == played[1]).all()


@each_kernel
def test_observations_are_as_long_as_elsewhere_and_show_what_is_begun(kernel: Kernel) -> None:
    env = BatchEnv(kernel.game.id, 2, short(kernel.game, 2), tables=64)
    batch, chance, setup = env.reset(seed=6), np.random.default_rng(6), env.setup
    heads = np.array([bool(count) for _, count in setup.actions.heads] + [False] * len(setup.actions.picks))
    for _ in range(40):
        actions = any_actions(batch, chance).copy()
        batch = env.step(actions)
        seen = env.observations()
        assert seen.shape == (64, setup.size)
        begun = seen[:, setup.observation.size :].sum(axis=1)
        assert (begun[heads[actions]] == 1).all()
        assert (begun[actions < len(setup.actions.heads)] <= 1).all()


def test_rewards_of_the_batch_are_those_of_a_result() -> None:
    """Gap, one round: the scores in the last row before a new deal give the same rewards as a `Result` of them."""
    env = BatchEnv("gap", 3, {"target": None, "rounds": 1}, tables=32, reward="relative")
    batch, chance = env.reset(seed=7), np.random.default_rng(7)
    while not batch.over.any():
        batch = env.step(any_actions(batch, chance))
    for table in np.flatnonzero(batch.over):
        scores, places = (tuple(map(int, kept[table, :3])) for kept in (env._scores, env._places))
        result = Result(scores, places, (Seat(0),))
        assert batch.rewards[table] == pytest.approx(rewards(env.setup.game, result, "relative"), abs=1e-4)


def test_what_there_is_not_is_refused_in_words() -> None:
    with pytest.raises(InvalidOptions, match="there is no game 'chess'"):
        BatchEnv("chess")
