"""The learned bots: they weigh every option of every variant, by view and chance alone, and within their budget."""

import numpy as np
import pytest

import stado
from stado.core.chance import stream
from stado.games.nimmt import GAME
from stado.games.nimmt.kernel.cells import encode
from stado.games.nimmt.learned import Thinker, minds
from stado.games.nimmt.mind.network import desk
from stado.games.nimmt.mind.rollout import search, trials
from tests.bots import check_choices
from tests.conformance.setups import Setup, setups

ROUNDS, DECK_HEADS = 400, 171


@pytest.mark.parametrize("setup", setups(GAME)[::9], ids=str)
def test_every_option_is_weighed_in_every_variant(setup: Setup) -> None:
    bot, match, chance = Thinker(1), setup.match(5), stream("00" * 32, "any")
    for _ in range(40):
        for seat in list(match.pending):
            decision = match.decision(seat)
            worths = bot.weigh(match.view(seat), decision, chance)
            assert list(worths) == list(decision.options)
            assert np.isfinite(list(worths.values())).all()
            match.play(seat, chance.pick(decision.options))


def test_the_same_question_has_the_same_answer() -> None:
    check_choices(Thinker(40), stado.new("nimmt", 3, {"target": None, "rounds": 1}, seed="same"))


@pytest.mark.parametrize("players", [2, 4, 10])
def test_no_more_rounds_are_played_on_than_the_budget_has(players: int) -> None:
    match = stado.new("nimmt", players, seed=players)
    truth = encode(GAME.imagine(match.view(0), stream("00" * 32)), players)
    tried = trials()
    count = search(truth, 0, minds(), np.array([0.5, 1, 0.5, 20], np.float32), ROUNDS, 1, tried, desk())
    assert ROUNDS <= tried.tries[:count].sum() < ROUNDS + 4 * count
    assert tried.alive[:count].sum() == 1


@pytest.mark.parametrize("taken", [[], list(range(1, 41))], ids=["hardly a card played", "many cards played"])
def test_positions_that_no_deal_leads_to_are_searched_as_well(taken: list[int]) -> None:
    """A kernel has room for the stock of a deal; a position may leave more out of the round, or fewer."""
    rows, hands = [[44, 55, 66, 77, 88], [50], [60], [70]], [[51, 89], [52, 90]]
    match = stado.load({"game": "nimmt", "players": 2, "rows": rows, "hands": hands, "piles": [[], taken]})
    worths = Thinker(100).weigh(match.view(0), match.decision(0), stream("00" * 32))
    assert all(abs(worth) < DECK_HEADS for worth in worths.values())
