"""Every variant of every game is played to the end in a real browser, on a phone and on a desk."""

import pytest

from stado.core.protocol import AnyGame
from stado.games import all_games
from tests.conformance.tables import Table, shortest, usual
from tests.e2e.clicker import Clicker, play_out
from tests.e2e.conftest import Hall

pytestmark = pytest.mark.browser


def _tables(game: AnyGame) -> list[Table]:
    """Return the tables to play: for two the game as it is by itself, and with a bot every variant."""
    return [usual(game, 2), *shortest(game, 3)]


TABLES = [table for game in all_games().values() for table in _tables(game)]
PHONE, DESK = (360, 640), (1440, 900)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_whole_game_on_a_phone_and_on_a_desk(table: Table, hall: Hall) -> None:
    ann, ben = hall.welcome("Ann", size=PHONE, touch=True), hall.welcome("Ben", size=DESK)
    link = ann.set_up(table.game.id, table.players, table.given, bots=table.players - 2, bot="random")
    ben.join(link)
    seed = TABLES.index(table)
    play_out(Clicker(ann, seed, touch=True, critical=True), Clicker(ben, seed + 1, critical=True))
    assert ann.see("result").inner_text() == ben.see("result").inner_text()
