"""Take pictures of every page and every board: `make screenshots`. They go to `pictures/`, the best to `docs/pictures`.

The server here deals from fixed seeds and the seat is played from outside the browser, so that a picture changes only
when what it shows does.
"""

import json
import random
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from websockets.sync.client import connect

from stado.games import on_the_shelf
from tests.e2e.chromium import FLAGS, find
from tests.server.serving import Server

PICTURES, KEPT = Path("pictures"), Path("docs/pictures")
SIZES = {"phone": (360, 640), "desktop": (1440, 900), "tv": (1920, 1080), "docs": (1060, 660)}
WINDOWS = (("phone", "en"), ("phone", "cs"), ("desktop", "en"), ("desktop", "cs"), ("tv", "en"), ("docs", "en"))
BEST = {
    "docs-en-nimmt": "table",
    "docs-en-lobby": "lobby",
    "docs-en-board": "board",
    "phone-en-gap": "phone-gap",
    "phone-en-korist": "phone-korist",
    "phone-cs-rules": "phone-rules",
    "phone-en-waiting": "phone-waiting",
}  # by the name they have in the documentation
SMALL = 450_000  # bytes: what a page of the documentation may carry; woven cloth does not pack well
TURNS = 5  # played before a board is looked at
VARIANTS: dict[str, tuple[str, dict[str, Any]]] = {
    "nimmt-professional": ("nimmt", {"variant": "professional"}),
    "board-advanced": ("board", {"side": "advanced", "lucky": True}),
}  # by the name of their picture
FRIENDS = ("Božena", "Cyril", "Dana")

Seated = dict[str, Any]


class StillServer(Server):
    """A server without chance: every table is dealt from the same seed, and tables are counted."""

    program = """
from itertools import count
from stado.server import hosting
from stado.server.config import from_environment
from stado.server.run import run
number = count(1)
hosting.seed_of = lambda seed: "5" * 64
hosting.new_id = lambda: f"meadow{next(number):04}"
run(from_environment())
"""

    def open_table(self, game: str, players: int, **wishes: Any) -> Seated:
        """Open a table and sit down as Ann."""
        return dict(self.post("/api/tables", {"game": game, "players": players, "name": "Ann", **wishes}).json())

    def join(self, table: str, name: str) -> Seated:
        """Sit down at a table."""
        return dict(self.post(f"/api/tables/{table}/join", {"name": name}).json())


class Photographer:
    """One browser window of one size in one language."""

    def __init__(self, browser: Browser, server: StillServer, kind: str, language: str) -> None:
        width, height = SIZES[kind]
        self._name, self._server = f"{kind}-{language}", server
        self._context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce")
        self._settings = {"name": "Ann", "language": language, "speed": "off", "theme": "light"}
        self._remember("settings", self._settings)
        self.page = self._context.new_page()

    def _remember(self, name: str, value: Any) -> None:
        self._context.add_init_script(f"localStorage.setItem('stado.{name}', {json.dumps(json.dumps(value))})")

    def darken(self) -> None:
        """Let it be night from the next page on."""
        self._remember("settings", self._settings | {"theme": "dark"})

    def sit(self, *seats: Seated) -> None:
        """Hold these seats from the next page on."""
        self._remember("seats", list(seats))

    def visit(self, path: str) -> None:
        """Open a page and wait until nothing is being fetched."""
        self.page.goto(self._server.http + path)
        self.page.wait_for_load_state("networkidle")

    def click(self, testid: str) -> None:
        """Click what carries this test id."""
        self.page.get_by_test_id(testid).last.click()

    def use(self, tool: str) -> None:
        """Click a tool of the line above the table, which on a phone may be in a menu."""
        if not self.page.get_by_test_id(tool).last.is_visible():
            self.click("menu")
        self.click(tool)

    def take(self, subject: str) -> None:
        """Take the picture."""
        self.page.wait_for_timeout(400)  # for what is fetched late, such as emblems
        self.page.screenshot(path=PICTURES / f"{self._name}-{subject}.png")

    def close(self) -> None:
        """Close the window."""
        self._context.close()


@contextmanager
def updates(server: StillServer, seated: Seated) -> Iterator[Callable[[Any], None]]:
    """Play a seat from outside the browser: call with a function that is given each update until it is content."""
    with connect(server.address(seated["table"])) as line:
        line.send(json.dumps({"type": "hello", "token": seated["token"], "whole": True}))

        def each(content: Callable[[Any, Any], bool]) -> None:
            for message in map(json.loads, line):
                if message["type"] == "update" and content(message, line):
                    return

        yield each


def play(server: StillServer, seated: Seated, turns: int) -> None:
    """Answer this many questions; the next one stays open."""
    rng, left = random.Random(7), [turns]

    def answer(update: Any, line: Any) -> bool:
        asked = update["asked"]
        if update["result"] or (asked and not left[0]):
            return True
        if asked:
            left[0] -= 1
            choice = rng.choice(asked["options"])
            line.send(json.dumps({"type": "answer", "step": update["step"], "choice": choice}))
        return False

    with updates(server, seated) as each:
        each(answer)


def lobby(window: Photographer, server: StillServer) -> None:
    """Show the first page with what one may find there, the form, the rules and the settings."""
    window.visit("/")
    window.take("lobby")
    window.click("with-friends-nimmt")
    window.take("form")
    window.visit("/")
    window.click("rules-nimmt")
    window.page.get_by_test_id("rules-jump").select_option("N6")
    window.take("rules")
    window.visit("/")
    window.click("settings")
    window.take("settings")


def doors(window: Photographer, server: StillServer) -> None:
    """Show a table before its game: to a stranger, and to the one who opened it."""
    seated = server.open_table("nimmt", 4, bots=["greedy"])
    window.visit(f"/table/{seated['table']}")
    window.take("invitation")
    window.sit(seated)
    window.visit(f"/table/{seated['table']}")
    window.take("waiting")


def boards(window: Photographer, server: StillServer) -> None:
    """Show every game in the middle of it, with a card selected where one is asked for, and some variants."""
    for game in on_the_shelf():
        show_board(window, server, game.id)
        window.take(game.id)
    for name, (game_id, options) in VARIANTS.items():
        show_board(window, server, game_id, options)
        window.take(name)


def show_board(window: Photographer, server: StillServer, game: str, options: dict[str, Any] | None = None) -> None:
    """Play some turns of a game for four and go to the next."""
    seated = server.open_table(game, 4, bots=["random"] * 3, options=options or {})
    window.sit(seated)
    play(server, seated, TURNS)
    window.visit(f"/table/{seated['table']}")
    cards = window.page.locator("[role=radio]:not([aria-disabled=true])")
    if cards.count():
        cards.nth(cards.count() // 2).click()


def company(window: Photographer, server: StillServer) -> None:
    """Show who is at a table, the score sheet, and what people say."""
    seated = server.open_table("nimmt", 4, bots=["greedy"] * 2)
    server.join(seated["table"], FRIENDS[0])
    window.sit(seated)
    window.visit(f"/table/{seated['table']}")
    for tool in ("people", "scores"):
        window.use(tool)
        window.take(tool)
        window.page.keyboard.press("Escape")
    if window.page.get_by_test_id("log-button").is_visible():
        window.click("log-button")
        window.click("tab-talk")
    window.click("phrase-hello")
    window.take("talk")


def endings(window: Photographer, server: StillServer) -> None:
    """Show why a card went where it did, and how a game ended."""
    seated = server.open_table("nimmt", 4, bots=["random"] * 3, options={"target": None, "rounds": 1})
    window.sit(seated)
    window.visit(f"/table/{seated['table']}")
    play(server, seated, 2)
    if window.page.get_by_test_id("log-button").is_visible():
        window.click("log-button")
    window.click("why")
    window.take("why")
    play(server, seated, 99)
    window.visit(f"/table/{seated['table']}")
    window.page.get_by_test_id("result").wait_for()
    window.take("result")
    for game in on_the_shelf()[1:]:
        show_ending(window, server, game.id)
        window.take(f"result-{game.id}")


def show_ending(window: Photographer, server: StillServer, game: str) -> None:
    """Play a game for four to its end."""
    seated = server.open_table(game, 4, bots=["random"] * 3)
    window.sit(seated)
    play(server, seated, 999)
    window.visit(f"/table/{seated['table']}")
    window.page.get_by_test_id("result").wait_for()


def signs(window: Photographer, server: StillServer) -> None:
    """Show what a sign means, by night, and an address behind which there is nothing."""
    window.darken()
    show_board(window, server, "board")
    window.take("night")
    window.page.locator("[data-rule=D6]").first.click()
    window.page.get_by_test_id("sign-rule").wait_for()
    window.take("sign")
    window.visit("/nowhere")
    window.take("unknown")


def furnish(server: StillServer) -> None:
    """Open some tables to everyone, so that the lobby is not empty."""
    server.open_table("buffalo", 4, bots=["greedy"], public=True, clock="relaxed")
    full = server.open_table("gap", 4, bots=["greedy"], public=True)
    for name in FRIENDS[:2]:
        server.join(full["table"], name)


def take_all(browser: Browser, server: StillServer) -> None:
    """Take every picture in every size and language."""
    furnish(server)
    for (kind, language), scene in product(WINDOWS, (lobby, doors, boards, company, endings, signs)):
        window = Photographer(browser, server, kind, language)
        scene(window, server)
        window.close()


def keep_best() -> None:
    """Bring the best pictures into the documentation."""
    for name, kept in BEST.items():
        picture = PICTURES / f"{name}.png"
        if picture.stat().st_size > SMALL:
            raise SystemExit(f"{picture} is too large for the documentation: {picture.stat().st_size} bytes")
        shutil.copy(picture, KEPT / f"{kept}.png")


def main() -> None:
    """Serve, take the pictures, and say where they are."""
    PICTURES.mkdir(exist_ok=True)
    with TemporaryDirectory() as home, sync_playwright() as playwright:
        server = StillServer(Path(home) / "stado.sqlite3")
        server.start()
        try:
            take_all(playwright.chromium.launch(executable_path=find(), args=FLAGS), server)
        finally:
            server.close()
    keep_best()
    print(f"{len(list(PICTURES.glob('*.png')))} pictures in {PICTURES}/, the best of them in {KEPT}/")


if __name__ == "__main__":
    main()
