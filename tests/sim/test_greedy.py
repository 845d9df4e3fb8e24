"""`greedy` in a kernel values every option as the bot of that name does, a composed one by the best it can become."""

from math import isclose
from typing import Any

import pytest

from stado.bots import named
from stado.core.chance import stream
from stado.core.protocol import AnyGame, Decision, State
from stado.games import all_games, part
from stado.kernels.kernel import Kernel
from stado.sim.parity import kernel_of
from tests.conformance.setups import usual

GAMES = [all_games()[name] for name in ("gap", "korist", "nimmt")]
MOMENTS = 40


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_greedy_values_options_as_the_bot_does(game: AnyGame, players: int) -> None:
    kernel, chance = kernel_of(game), stream("00" * 32, "greedy", players)
    assert kernel
    state = game.deal(players, chance.fresh_seed(), usual(game, players).options)
    for _ in range(MOMENTS):
        if pending := game.pending(state):
            compare_values(kernel, state, pending[0], players)
            game.advance(state, {decision.seat: chance.pick(decision.options) for decision in pending})


def compare_values(kernel: Kernel, state: State, decision: Decision, players: int) -> None:
    actions: Any = part(kernel.game.id, "actions")
    view, chance = kernel.game.view(state, decision.seat), stream("00" * 32, "bot")
    valued = named(kernel.game.id, "greedy").weigh(view, decision, chance)
    best: dict[int, float] = {}
    for option, value in valued.items():
        head = actions.ACTIONS.of(option)[0]
        best[head] = max(value, best.get(head, value))
    match = kernel.encode(state, players)
    assert kernel.worth
    for head, value in best.items():
        assert isclose(kernel.worth(match, head), value), actions.ACTIONS.heads[head]
