"""How soon one can play in a browser on a slow machine, by the page's own clock, which starts when it is asked for.

An empty page of the same server in the same run tells how much of that is the machine's.
"""

from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, sync_playwright

from tests.e2e.chromium import FLAGS, find
from tests.server.serving import Server, serving

SLOWER, REPEATS = 4, 3
_PLAY_NOW = "[data-testid=play-now-nimmt]"
_HAND = "[data-testid=hand][aria-disabled=false]"
_WATCH = """
new MutationObserver((_, watch) => {
    if (!document.querySelector("%s")) return;
    performance.mark("playable");
    watch.disconnect();
}).observe(document, { subtree: true, childList: true, attributes: true });
"""
_MARK = "() => performance.getEntriesByName('playable')[0]?.startTime"


def report() -> str:
    """Measure an empty page, the lobby and a table in turn, several times, and tell the best of each."""
    if not (chromium := find()):
        return "client: no Chromium, so nobody measured how soon one can play"
    with TemporaryDirectory() as home, serving(Path(home) / "stado.sqlite3") as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        rounds = [(_empty(browser, server), _lobby(browser, server), _table(browser, server)) for _ in range(REPEATS)]
    empty, lobby, table = (min(times) for times in zip(*rounds, strict=True))
    return (
        f"client: on a {SLOWER}× slowed processor the lobby is there after {lobby:.2f} s, a table can be played at "
        f"after {table:.2f} s (wanted: at most 1.5 s); an empty page takes {empty:.2f} s"
    )


def _new_page(browser: Browser) -> Page:
    """Open a window that has nothing in store, and slow it down."""
    page = browser.new_context().new_page()
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return page


def _seconds_until(page: Page, address: str, selector: str) -> float:
    page.add_init_script(_WATCH % selector)
    page.goto(address, wait_until="commit")
    milliseconds = page.wait_for_function(_MARK).json_value()
    page.context.close()
    return float(milliseconds) / 1000


def _empty(browser: Browser, server: Server) -> float:
    return _seconds_until(_new_page(browser), f"{server.http}/icon.svg", "svg")


def _lobby(browser: Browser, server: Server) -> float:
    return _seconds_until(_new_page(browser), server.http, _PLAY_NOW)


def _table(browser: Browser, server: Server) -> float:
    wish = {"game": "nimmt", "players": 4, "name": "Ann", "bots": ["greedy"] * 3}
    seated = server.post("/api/tables", wish)
    page = _new_page(browser)
    page.add_init_script(f"localStorage.setItem('stado.seats', JSON.stringify([{seated.text}]))")
    return _seconds_until(page, f"{server.http}/table/{seated.json()['table']}", _HAND)
