"""Every text can be read: on every page, in every dialog and at every board, in every language, in every width."""

from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import expect

from stado.games import all_games, on_the_shelf
from tests.e2e.conftest import Hall
from tests.e2e.fellow import Fellow, Message, at_seat
from tests.e2e.fits import Reader
from tests.e2e.sights import sights

pytestmark = [pytest.mark.browser, pytest.mark.slow]

LONG = "Bartholomäus Wolkenstein"  # the longest name there may be
GAMES = [game.id for game in on_the_shelf()]
# No pause but the long one between two rounds, and that one for good.
_LINGER = """() => {
    const wait = window.setTimeout;
    window.setTimeout = (then, time) => wait(then, time >= 5000 ? 1e9 : 0);
}"""


def _open(hall: Hall, game: str = "nimmt", players: int = 4, **wish: Any) -> Message:
    body = {"game": game, "players": players, "name": LONG, **wish}
    return dict(hall.server.post("/api/tables", body).json())


def _join(hall: Hall, seated: Message, name: str) -> Message:
    return dict(hall.server.post(f"/api/tables/{seated['table']}/join", {"name": name}).json())


def _reader(hall: Hall) -> Reader:
    return Reader(hall.welcome("Ann"))


def test_the_lobby_and_all_that_opens_from_it(hall: Hall) -> None:
    _open(hall, "board", public=True, clock="relaxed", bots=["greedy", "random"])
    playing = _open(hall, "buffalo", public=True, bots=["greedy"] * 3)
    reader = _reader(hall)
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


def test_the_doors_of_a_table(hall: Hall) -> None:
    reader = _reader(hall)
    ann = reader.person
    seated = _open(hall, players=6, bots=["greedy", "random"])
    ann.visit(f"/table/{seated['table']}")
    ann.see("join").wait_for()
    ann.click("shuffle")
    reader.read("the invitation")
    ben = _join(hall, seated, "Ben")
    ann.sit(seated)
    ann.see("seat-line-5").wait_for()
    ann.see("level-1").wait_for()
    hall.server.post(f"/api/tables/{seated['table']}/contribution", {"contribution": "ab" * 32}, seated["token"])
    ann.see("contributed-0").wait_for()
    ann.click("shuffle")
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
    ann.visit("/nowhere")
    ann.see("unknown").wait_for()
    reader.read("an address with nothing behind it")
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


def test_all_that_opens_at_a_table(hall: Hall) -> None:
    reader = _reader(hall)
    ann = reader.person
    seated = _open(hall, bots=["greedy", "random"], options={"target": None, "rounds": 1})
    ben = _join(hall, seated, LONG)
    ann.sit(seated)
    with at_seat(hall.server, seated, seed=1) as host, at_seat(hall.server, ben, seed=2) as guest:
        Thread(target=_play, args=[guest]).start()  # it ends with the game
        _play(host, turns=2)
        _read_tools(reader)
        for sheet in ("people", "scores", "settings"):
            ann.page.set_viewport_size({"width": 1440, "height": 900})
            ann.click(sheet)
            ann.page.locator("dialog[open]").wait_for()
            if sheet == "people":
                ann.click("kick-3")
                ann.click("leave")
            reader.read(sheet)
            ann.page.keyboard.press("Escape")
        _play(host)
    ann.see("result").wait_for()
    reader.read("the result")
    ann.click("check-deal")
    ann.see("verdict").wait_for()
    reader.read("the deal, checked")
    ann.page.keyboard.press("Escape")
    _end_game(hall, reader)
    _lose_seat(hall, reader)
    reader.expect_all_readable()


def _play(fellow: Fellow, turns: int = 999) -> None:
    """Answer this often, or to the end."""
    for _, update in zip(range(turns), fellow.questions(), strict=False):
        if update["asked"]:
            fellow.answer(update)


def _read_tools(reader: Reader) -> None:
    """Read what a narrow window keeps folded away: the menu, the log with an answer, the talk."""
    ann = reader.person
    ann.page.set_viewport_size({"width": 360, "height": 640})
    ann.click("menu")
    reader.read("the menu")
    ann.page.set_viewport_size({"width": 360, "height": 640})
    ann.page.keyboard.press("Escape")
    ann.click("log-button")
    ann.see("why").first.click()
    ann.see("why-answer").wait_for()
    reader.read("the log")
    ann.page.set_viewport_size({"width": 360, "height": 640})
    ann.click("tab-talk")
    ann.click("phrase-well-played")
    reader.read("the talk")
    ann.page.set_viewport_size({"width": 360, "height": 640})
    ann.click("log-button")


def _end_game(hall: Hall, reader: Reader) -> None:
    """Sit at another table, of which the host ends the game."""
    host = _open(hall, bots=["random"] * 3)
    reader.person.sit(host)
    hall.server.post(f"/api/tables/{host['table']}/end", token=host["token"])
    reader.person.see("abandoned").wait_for()
    reader.read("a game that was ended")


def _lose_seat(hall: Hall, reader: Reader) -> None:
    """Sit at another table, where the host gives this seat away."""
    host = _open(hall, players=2)
    reader.person.sit(_join(hall, host, "Ann"))
    reader.person.see("hand").wait_for()
    hall.server.post(f"/api/tables/{host['table']}/seats/1", {"bot": "greedy"}, host["token"])
    reader.person.see("seat-lost").wait_for()
    reader.read("a seat that is lost")


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_moment_at_every_board(hall: Hall, game: str) -> None:
    reader, picked = _reader(hall), set[str]()
    for sight in sights(all_games()[game]):
        reader.person.sit(sight.seats(hall.server, LONG)[0])
        reader.person.page.locator("[data-testid=result], [data-step]").first.wait_for()
        reader.read(f"{sight}, {sorted(sight.kinds)}")
        if sight.asked and sight.asked.prompt not in picked:
            picked.add(sight.asked.prompt)
            reader.person.page.locator("[data-pick]").first.click()
            reader.read(f"{sight}, with something picked")
    reader.expect_all_readable()


@pytest.mark.parametrize("game", ["nimmt", "gap"])
def test_what_lies_between_two_rounds(hall: Hall, game: str) -> None:
    reader = Reader(hall.welcome("Ann", speed="normal"))
    sight = next(sight for sight in sights(all_games()[game]) if sight.ends_round)
    seats = sight.seats(hall.server, LONG)
    reader.person.sit(seats[0])
    reader.person.await_table()
    reader.person.page.evaluate(_LINGER)
    for seat, choice in sight.answers.items():
        with at_seat(hall.server, seats[seat], seed=0) as fellow:
            fellow.give(sight.step, choice)
    reader.person.see("onward").wait_for()
    reader.read("the end of a round")
    reader.expect_all_readable()
