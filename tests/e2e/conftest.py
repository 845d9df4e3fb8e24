"""A real Chromium and a real server for the browser tests. Without Chromium they are skipped, but never in CI.

One of each serves all these tests, one after the other, as long as they follow each other in this process.
"""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec import to_builtins
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.conformance.setups import Setup
from tests.e2e.chromium import FLAGS, find
from tests.e2e.person import Person
from tests.server.begun import begun
from tests.server.serving import Server, serving

_ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def chromium() -> str:
    if found := find():
        return found
    if os.environ.get("CI"):
        pytest.fail("there is no Chromium, and in CI the browser tests are never skipped")
    pytest.skip("THERE IS NO CHROMIUM: the browser tests did not run")


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """Run Playwright for this folder only: while its event loop runs, no other test could start one."""
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="package")
def browser(playwright: Playwright, chromium: str) -> Iterator[Browser]:
    opened = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
    yield opened
    opened.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert (_ROOT / "src/stado/server/static/index.html").exists(), "the client is not built: run `make client`"
    with serving(tmp_path_factory.mktemp("server") / "stado.sqlite3") as running:
        yield running


class Hall:
    """Lets people in, each with a window of their own that remembers nobody, all by the same Chromium."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self._browser, self.server = browser, server
        self.people: list[Person] = []

    def welcome(self, name: str, *, size: tuple[int, int] = (1440, 900), touch: bool = False, **wishes: str) -> Person:
        """Open a window for someone, who has set up what they wish for: a language, a theme."""
        window = self._browser.new_context(
            viewport={"width": size[0], "height": size[1]}, has_touch=touch, locale="en-GB"
        )
        person = Person(name, window, self.server.http, **{"speed": "off"} | wishes)
        self.people.append(person)
        return person

    def seat(self, setup: Setup, *people: Person, seed: int, left: int) -> None:
        """Seat people, and bots beside them, at a game of which at least so many steps are left; the first is asked."""
        seats = begun(self.server, setup, tuple(person.name for person in people), seed=seed, left=left)
        for person, seated in zip(people, seats, strict=True):
            person.sit(to_builtins(seated))


@pytest.fixture
def hall(browser: Browser, server: Server) -> Iterator[Hall]:
    """A hall whose guests may see no error in the console, and whose server none of its own."""
    opened, before = Hall(browser, server), len(server.log())
    yield opened
    for person in opened.people:
        person.leave()
    assert {person.name: person.errors for person in opened.people if person.errors} == {}, "in the console"
    assert "Traceback" not in server.log()[before:]


class Home:
    """Where someone has a browser of their own that remembers them when it is closed and started again."""

    def __init__(self, playwright: Playwright, chromium: str, profile: Path, hall: Hall) -> None:
        self._playwright, self._chromium, self._profile, self._hall = playwright, chromium, profile, hall

    def start(self, name: str, size: tuple[int, int]) -> Person:
        """Start the browser."""
        browser = self._playwright.chromium.launch_persistent_context(
            self._profile,
            executable_path=self._chromium,
            args=FLAGS,
            viewport={"width": size[0], "height": size[1]},
            locale="en-GB",
        )
        person = Person(name, browser, self._hall.server.http, speed="off")
        self._hall.people.append(person)
        return person


@pytest.fixture
def home(playwright: Playwright, chromium: str, tmp_path: Path, hall: Hall) -> Home:
    return Home(playwright, chromium, tmp_path, hall)
