"""A real Chromium and a real server for the browser tests. Without Chromium they are skipped, but never in CI."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.e2e.chromium import FLAGS, find
from tests.e2e.person import Person
from tests.server.serving import Server, serving

_ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def chromium() -> str:
    if found := find():
        return found
    if os.environ.get("CI"):
        pytest.fail("there is no Chromium, and in CI the browser tests are never skipped")
    pytest.skip("THERE IS NO CHROMIUM: the browser tests did not run")


@pytest.fixture
def playwright() -> Iterator[Playwright]:
    """Run Playwright for one test only: its event loop must not outlive it, or no other test could start one."""
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert (_ROOT / "src/stado/server/static/index.html").exists(), "the client is not built: run `make client`"
    with serving(tmp_path_factory.mktemp("server") / "stado.sqlite3") as running:
        yield running
        assert "Traceback" not in running.log()


class House:
    """Lets people in, each with a browser of their own that remembers them."""

    def __init__(self, playwright: Playwright, chromium: str, folder: Path, server: Server) -> None:
        self._playwright, self._chromium, self._folder = playwright, chromium, folder
        self.server = server
        self.people: list[Person] = []

    def welcome(self, name: str, *, size: tuple[int, int] = (1280, 800), speed: str = "off") -> Person:
        """Start a browser for someone; the same name finds the same profile again."""
        browser = self._playwright.chromium.launch_persistent_context(
            self._folder / name,
            executable_path=self._chromium,
            args=FLAGS,
            viewport={"width": size[0], "height": size[1]},
            locale="en-GB",
        )
        person = Person(name, browser, self.server.http, speed=speed)
        self.people.append(person)
        return person


@pytest.fixture
def house(playwright: Playwright, chromium: str, tmp_path: Path, server: Server) -> Iterator[House]:
    """A house whose guests may neither scroll sideways nor see an error in the console."""
    opened = House(playwright, chromium, tmp_path, server)
    yield opened
    for person in opened.people:
        person.leave()
        assert person.errors == [], f"{person.name}'s console"


@pytest.fixture(scope="module")
def browser(chromium: str) -> Iterator[Browser]:
    """One Chromium for all tests of a file: quicker than one for each person, and it remembers nobody."""
    with sync_playwright() as running:
        opened = running.chromium.launch(executable_path=chromium, args=FLAGS)
        yield opened
        opened.close()


class Hall:
    """Lets people in, all by the same Chromium, for one game."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self._browser, self.server = browser, server
        self.people: list[Person] = []

    def welcome(self, name: str, *, size: tuple[int, int] = (1440, 900), touch: bool = False, **wishes: str) -> Person:
        """Open a window for someone, who has set up what they wish for: a language, a theme."""
        window = self._browser.new_context(
            viewport={"width": size[0], "height": size[1]}, has_touch=touch, locale="en-GB"
        )
        person = Person(name, window, self.server.http, speed="off", **wishes)
        self.people.append(person)
        return person


@pytest.fixture
def hall(browser: Browser, server: Server) -> Iterator[Hall]:
    """A hall whose guests may see no error in the console."""
    opened = Hall(browser, server)
    yield opened
    for person in opened.people:
        person.leave()
        assert person.errors == [], f"{person.name}'s console"
