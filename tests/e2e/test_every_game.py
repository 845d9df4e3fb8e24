"""Every variant of every game is played to the end in a real browser, on a phone and on a desk."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from stado.games import all_games
from tests.conformance.tables import Table, shortest
from tests.e2e.chromium import FLAGS
from tests.e2e.clicker import Clicker, play_out
from tests.e2e.person import Person
from tests.server.serving import Server

pytestmark = pytest.mark.browser

TABLES = [table for game in all_games().values() for players in (2, 3) for table in shortest(game, players)]
PHONE, DESK = (360, 640), (1440, 900)


@pytest.fixture(scope="module")
def browser(chromium: str) -> Iterator[Browser]:
    with sync_playwright() as running:
        opened = running.chromium.launch(executable_path=chromium, args=FLAGS)
        yield opened
        opened.close()


def welcome(browser: Browser, server: Server, name: str, size: tuple[int, int], *, touch: bool) -> Person:
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, has_touch=touch, locale="en-GB", accept_downloads=False
    )
    return Person(name, context, server.http, "off")


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_whole_game_on_a_phone_and_on_a_desk(table: Table, browser: Browser, server: Server) -> None:
    ann = welcome(browser, server, "Ann", PHONE, touch=True)
    ben = welcome(browser, server, "Ben", DESK, touch=False)
    link = ann.set_up(table.game.id, table.players, table.given, bots=table.players - 2, bot="random")
    ben.join(link)
    seed = TABLES.index(table)
    play_out(Clicker(ann, seed, touch=True), Clicker(ben, seed + 1))
    assert ann.see("result").inner_text() == ben.see("result").inner_text()
    for person in (ann, ben):
        person.leave()
        assert person.errors == [], f"{person.name}'s console"
