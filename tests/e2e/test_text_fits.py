"""Every text can be read: on every page, in every dialog and at every board, in every language, in every width."""

from typing import Any

import pytest
from playwright.sync_api import expect

from stado.games import on_the_shelf
from stado.words import languages
from tests.e2e.conftest import Hall
from tests.e2e.fits import Reader

pytestmark = [pytest.mark.browser, pytest.mark.slow]

LANGUAGES = sorted(languages())
LONG = "Bartholomäus Wolkenstein"  # the longest name there may be
GAMES = [game.id for game in on_the_shelf()]
Seated = dict[str, Any]


def _open(hall: Hall, game: str = "nimmt", players: int = 4, **wish: Any) -> Seated:
    body = {"game": game, "players": players, "name": LONG, **wish}
    return dict(hall.server.post("/api/tables", body).json())


def _join(hall: Hall, seated: Seated, name: str) -> Seated:
    return dict(hall.server.post(f"/api/tables/{seated['table']}/join", {"name": name}).json())


def _reader(hall: Hall, language: str) -> Reader:
    return Reader(hall.welcome("Ann", language=language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_and_all_that_opens_from_it(hall: Hall, language: str) -> None:
    _open(hall, "board", public=True, clock="relaxed", bots=["greedy", "random"])
    playing = _open(hall, "buffalo", public=True, bots=["greedy"] * 3)
    reader = _reader(hall, language)
    ann = reader.person
    ann.sit(playing)
    ann.visit()
    ann.see("play-now-nimmt").wait_for()
    ann.page.locator("[data-testid^=table-]").nth(1).wait_for()
    reader.read("the lobby")
    ann.click("settings")
    reader.read("the settings")
    ann.page.keyboard.press("Escape")
    for game in GAMES:
        ann.click(f"rules-{game}")
        ann.see("rules-jump").wait_for()
        reader.read(f"the rules of {game}")
        ann.page.keyboard.press("Escape")
        ann.click(f"with-friends-{game}")
        _choose_all(reader)
        reader.read(f"the form of {game}")
        ann.page.keyboard.press("Escape")
    reader.expect_all_readable()


def _choose_all(reader: Reader) -> None:
    """Set everything in the form that shows more than before."""
    form = reader.person.see("table-form")
    form.get_by_test_id("bots").select_option("1")
    for none in form.locator(".none input").all():
        none.set_checked(False)
    for choice in form.locator("[data-testid^=option-] select").all():
        choice.select_option(index=1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_doors_of_a_table(hall: Hall, language: str) -> None:
    reader = _reader(hall, language)
    ann = reader.person
    seated = _open(hall, players=6, bots=["greedy", "random"])
    ann.visit(f"/table/{seated['table']}")
    ann.see("join").wait_for()
    reader.read("the invitation")
    ben = _join(hall, seated, "Ben")
    ann.sit(seated)
    ann.see("seat-line-5").wait_for()
    ann.see("level-1").wait_for()
    reader.read("the waiting room of the host")
    ann.click("leave")
    ann.click("kick-3")
    reader.read("the host's questions")
    ann.sit(ben)
    ann.see("seat-line-5").wait_for()
    reader.read("the waiting room of a friend")
    ann.visit("/table/nowhere")
    ann.see("notice").wait_for()
    reader.read("a table that is not there")
    ann.errors.clear()  # the browser's own complaint that it is not there
    running = _open(hall, bots=["greedy"] * 3)
    ann.visit(f"/table/{running['table']}")
    ann.see("take-1").wait_for()
    reader.read("the door of a running table")
    hall.server.post(f"/api/tables/{running['table']}/doors", {"guests": False}, running["token"])
    ann.visit(f"/table/{running['table']}")
    expect(ann.see("take-1")).to_have_count(0)
    ann.see("standing").wait_for()
    reader.read("a closed door")
    reader.expect_all_readable()
