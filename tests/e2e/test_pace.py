"""Bots are as patient as the slowest who looks on: whatever they do is on show for at least half of its time."""

import pytest

from stado.core.protocol import AnyGame
from stado.games import all_games
from tests.conformance.setups import usual
from tests.e2e.clicker import Clicker, play_out
from tests.e2e.conftest import Hall
from tests.e2e.recording import record, recorded

pytestmark = pytest.mark.browser

STEPS = 5


@pytest.mark.parametrize("game", all_games().values(), ids=all_games())
def test_nothing_that_three_bots_do_flashes_by(game: AnyGame, hall: Hall) -> None:
    ann = hall.welcome("Ann", size=(390, 844), speed="normal")
    record(ann)
    hall.seat(usual(game, 4), ann, seed=2, left=STEPS)
    play_out(Clicker(ann, 3))
    showings = recorded(ann)
    assert len(showings) > STEPS
    assert [showing for showing in showings if showing.shown < showing.lasts / 2] == []
