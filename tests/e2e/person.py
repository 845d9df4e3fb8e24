"""Someone at a browser: reads what is on the page, clicks and types, and knows nothing else of the game."""

import json
import re
from collections.abc import Mapping
from copy import copy
from pathlib import Path
from time import monotonic
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, expect

_AXE = Path(__file__).parents[2] / "node_modules/axe-core/axe.min.js"
_VIOLATIONS = """() => axe.run({resultTypes: ["violations"]}).then(({violations}) => violations.map(
    ({id, nodes}) => `${id}: ${nodes.map((node) => node.html + " " + node.failureSummary).join("; ")}`))"""
_SPEAK = """(language) => {
    const settings = JSON.parse(localStorage["stado.settings"]);
    localStorage["stado.settings"] = JSON.stringify({...settings, language});
}"""
_PATIENCE = 60_000  # milliseconds until something that should happen counts as not happening, however busy the machine
expect.set_options(timeout=_PATIENCE)

_LOOKS, _MOMENT = 6, 500  # how often a page is looked at before it counts as not accessible, and milliseconds between
# What reaches beyond the window, if the page can be scrolled at all.
_BEYOND = """() => {
    const {scrollWidth, scrollHeight} = document.documentElement;
    if (scrollWidth <= innerWidth && scrollHeight <= innerHeight) return [];
    const beyond = [...document.querySelectorAll("body *")].filter((one) => {
        const {right, bottom} = one.getBoundingClientRect();
        return right > innerWidth || bottom > innerHeight;
    });
    return [`${scrollWidth}×${scrollHeight}`, ...beyond.map((one) => one.outerHTML.slice(0, 100))];
}"""


class Person:
    """One browser with one page."""

    def __init__(self, name: str, browser: BrowserContext, address: str, **wishes: str) -> None:
        self.name, self.errors = name, list[str]()
        self._browser, self._address = browser, address
        browser.set_default_timeout(_PATIENCE)
        settings = json.dumps({"name": name, "language": "en", "theme": "light", **wishes})
        browser.add_init_script(
            f"localStorage.getItem('stado.settings') ?? localStorage.setItem('stado.settings', {settings!r})"
        )
        self.page = self._listened(browser.pages[0] if browser.pages else browser.new_page())

    def _listened(self, page: Page) -> Page:
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        return page

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.errors.append(message.text)

    def visit(self, path: str = "/") -> None:
        """Open a page of the house, by path or by a whole link."""
        self.page.goto(path if path.startswith("http") else self._address + path)

    def leave(self) -> None:
        """Close the browser."""
        self._browser.close()

    def reopen(self) -> None:
        """Close the page and open an empty one."""
        self.page.close()
        self.page = self._listened(self._browser.new_page())

    def second_tab(self) -> "Person":
        """Return the same person at another page of the same browser."""
        twin = copy(self)
        twin.page = self._listened(self._browser.new_page())
        return twin

    def see(self, name: str) -> Locator:
        """Return what carries this test id."""
        return self.page.get_by_test_id(name)

    def click(self, name: str) -> None:
        """Click what carries this test id."""
        self.see(name).click()

    def insist(self, name: str) -> None:
        """Click what asks back, and say that one is sure."""
        self.click(name)
        self.click(f"{name}-sure")

    def expect_no_scrolling(self) -> None:
        """Check that the page fits the window both ways."""
        beyond = self.page.evaluate(_BEYOND)
        assert not beyond, f"{self.name} has to scroll: {beyond}"

    def expect_accessible(self) -> None:
        """Check that axe-core finds nothing to complain about."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(_AXE.read_text())
        violations: list[str] = []
        for _ in range(_LOOKS):
            violations = self.page.evaluate(_VIOLATIONS)
            if not violations:
                return
            self.page.wait_for_timeout(_MOMENT)  # something may just fade in: it counts when it stays so
        assert not violations, "\n".join((f"{self.name}'s page is not for everyone:", *violations))

    def open_table(self, players: int, *, rounds: int, bots: int = 0) -> str:
        """Set up a table of nimmt for friends and return its link."""
        return self.set_up("nimmt", players, {"target": None, "rounds": rounds}, bots=bots)

    def set_up(
        self, game: str, players: int, options: Mapping[str, Any], *, bots: int = 0, bot: str | None = None
    ) -> str:
        """Fill in the form for a table of any game and return its link."""
        self.visit()
        self.click(f"with-friends-{game}")
        self.see("players").select_option(str(players))
        self.see("bots").select_option(str(bots))
        if bots and bot:
            self.see("bot").select_option(bot)
        for option, value in options.items():
            self._set(option, value)
        self.click("create-table")
        self.page.wait_for_url("**/table/*")
        return self.page.url

    def _set(self, option: str, value: Any) -> None:
        field = self.see(f"option-{option}")
        if not field.is_visible():
            return  # it has no effect with the options set before it
        if field.locator("select").count():
            field.locator("select").select_option("null" if value is None else str(value))
        elif isinstance(value, bool):
            field.get_by_role("checkbox").set_checked(value)
        else:
            self._set_number(field, value)

    def _set_number(self, field: Locator, value: int | None) -> None:
        none = field.get_by_role("checkbox")
        if none.count():
            none.set_checked(value is None)
        if value is not None:
            field.get_by_role("spinbutton").fill(str(value))

    def sit(self, seated: dict[str, Any]) -> None:
        """Go to a seat that was taken over HTTP, as if this browser had taken it."""
        note, seats = f"sat down at {seated['table']} {seated['seat']}", json.dumps([seated])
        sit = f"localStorage.setItem({note!r}, localStorage['stado.seats'] = {seats!r})"
        self._browser.add_init_script(f"localStorage.getItem({note!r}) ?? {sit}")  # once, whatever is opened later
        self.visit(f"/table/{seated['table']}")

    def speak(self, language: str) -> None:
        """Change the language, from the next page on."""
        self.page.evaluate(_SPEAK, language)

    def use(self, tool: str) -> None:
        """Click a tool of the bar above the table, which a narrow window keeps in its menu."""
        if self.see("menu").is_visible():
            self.click("menu")
        self.click(tool)

    def join(self, link: str) -> None:
        """Follow an invite link and sit down."""
        self.visit(link)
        self.click("join")

    def await_table(self) -> None:
        """Wait until the page shows the game: the waiting room is over."""
        self.page.wait_for_selector("[data-moment]")

    def await_asked(self) -> None:
        """Wait until the page asks something: from then on nobody else can change what is asked."""
        self.page.wait_for_selector("[data-moment=asked]")

    @property
    def hand(self) -> list[int]:
        """The cards in hand, as the page names them."""
        cards = self.see("hand").get_by_role("radio")
        return [int(re.sub(r"\D", "", card.get_attribute("data-testid") or "")) for card in cards.all()]

    @property
    def is_asked(self) -> bool:
        """Whether the page asks for a card or a row."""
        return self._may_choose_card() or self.page.locator("[data-testid^=take-row-]").first.is_visible()

    def _may_choose_card(self) -> bool:
        return self.page.locator("[data-testid=hand][aria-disabled=false]").is_visible()

    def await_question(self) -> bool:
        """Wait until something is asked; False when the game is over."""
        self.page.wait_for_function(
            """() => document.querySelector(
                '[data-testid=hand][aria-disabled=false], [data-testid^=take-row-], [data-testid=result]')"""
        )
        return not self.see("result").is_visible()

    def select(self) -> int:
        """Tap the first card of the hand and return it."""
        card = self.hand[0]
        self.click(f"card-{card}")
        return card

    def answer(self) -> None:
        """Answer whatever is asked: the first card, or the first row."""
        if self._may_choose_card():
            self.select()
            self.click("confirm")
        else:
            self.page.locator("[data-testid^=take-row-]").first.click()

    def standing(self) -> str:
        """Read how the game ended for everyone: the places, or the duel with the game itself."""
        return self.see("places").or_(self.see("duel")).inner_text()

    def expect_over(self) -> None:
        """Check that the game has ended and the standings are shown."""
        expect(self.see("result")).to_be_visible()


def play_together(*people: Person, until: float = 300) -> None:
    """Let everyone answer whatever they are asked until all see the end."""
    deadline = monotonic() + until
    over: set[Person] = set()
    while len(over) < len(people):
        assert monotonic() < deadline, "the game does not end"
        for person in people:
            if person.see("result").is_visible():
                over.add(person)
            elif person.is_asked:
                person.answer()
        people[0].page.wait_for_timeout(20)
