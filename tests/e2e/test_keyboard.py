"""Every game can be played from beginning to end with the keyboard alone."""

import pytest

from stado.core.protocol import AnyGame
from stado.games import all_games
from tests.conformance.setups import usual
from tests.e2e.clicker import play_out
from tests.e2e.conftest import Hall
from tests.e2e.typist import Typist

pytestmark = pytest.mark.browser

GAMES = list(all_games().values())
OPENING, ENDING = 12, 6  # steps


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_game_is_begun_by_keyboard_alone(game: AnyGame, hall: Hall) -> None:
    ann = hall.welcome("Ann")
    ann.set_up(game.id, 2, usual(game, 2).given, bots=1, bot="random")
    play_out(Typist(ann, seed=0), steps=OPENING)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_game_is_ended_by_keyboard_alone(game: AnyGame, hall: Hall) -> None:
    ann = hall.welcome("Ann")
    hall.seat(usual(game, 2), ann, seed=0, left=ENDING)
    play_out(Typist(ann, seed=0))
    ann.expect_over()
