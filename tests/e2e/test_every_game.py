"""Every variant of every game is played to the end in a real browser, on a phone and on a desk, by day and by night.

The languages take turns, so that the longest words of each meet every kind of setup.
"""

import pytest

from stado.core.protocol import AnyGame
from stado.games import all_games
from stado.words import languages
from tests.conformance.setups import Setup, shortest, usual
from tests.e2e.clicker import Clicker, play_out
from tests.e2e.conftest import Hall

pytestmark = pytest.mark.browser


def _setups(game: AnyGame) -> list[Setup]:
    """Return the setups to play: for two the game as it is by itself, and with a bot every variant."""
    return [usual(game, 2), *shortest(game, 3)]


SETUPS = [setup for game in all_games().values() for setup in _setups(game)]
LANGUAGES = sorted(languages())
PHONE, DESK = (360, 640), (1440, 900)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_whole_game_on_a_phone_and_on_a_desk(setup: Setup, hall: Hall) -> None:
    seed = SETUPS.index(setup)
    language = LANGUAGES[seed % len(LANGUAGES)]
    ann = hall.welcome("Ann", size=PHONE, touch=True, language=language)
    ben = hall.welcome("Ben", size=DESK, language=language, theme="dark")
    link = ann.set_up(setup.game.id, setup.players, setup.given, bots=setup.players - 2, bot="random")
    ben.join(link)
    play_out(Clicker(ann, seed, touch=True, critical=True), Clicker(ben, seed + 1, critical=True))
    assert ann.see("result").inner_text() == ben.see("result").inner_text()
