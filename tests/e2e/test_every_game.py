"""Every variant of every game is played to the end in a real browser, on a phone and on a desk, by day and by night.

The languages take turns, so that the longest words of each meet every kind of table.
"""

import pytest

from stado.core.protocol import AnyGame
from stado.games import all_games
from stado.words import languages
from tests.conformance.tables import Table, shortest, usual
from tests.e2e.clicker import Clicker, play_out
from tests.e2e.conftest import Hall

pytestmark = pytest.mark.browser


def _tables(game: AnyGame) -> list[Table]:
    """Return the tables to play: for two the game as it is by itself, and with a bot every variant."""
    return [usual(game, 2), *shortest(game, 3)]


TABLES = [table for game in all_games().values() for table in _tables(game)]
LANGUAGES = sorted(languages())
PHONE, DESK = (360, 640), (1440, 900)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_whole_game_on_a_phone_and_on_a_desk(table: Table, hall: Hall) -> None:
    seed = TABLES.index(table)
    language = LANGUAGES[seed % len(LANGUAGES)]
    ann = hall.welcome("Ann", size=PHONE, touch=True, language=language)
    ben = hall.welcome("Ben", size=DESK, language=language, theme="dark")
    link = ann.set_up(table.game.id, table.players, table.given, bots=table.players - 2, bot="random")
    ben.join(link)
    play_out(Clicker(ann, seed, touch=True, critical=True), Clicker(ben, seed + 1, critical=True))
    assert ann.see("result").inner_text() == ben.see("result").inner_text()
