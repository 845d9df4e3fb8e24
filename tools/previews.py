"""Draw the pictures that shared links show, and the icons of telephones: `make previews`, after an emblem has changed.

Each is taken in a browser from what the client draws itself: a game's emblem on the felt, and the icon of the house.
"""

from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Page, ViewportSize, sync_playwright

from stado.games import folder, on_the_shelf
from tests.e2e.chromium import FLAGS, find
from tests.server.serving import serving

ROOT = Path(__file__).parents[1]
SIZE: ViewportSize = {"width": 1200, "height": 630}  # as most sites want it
ICONS = {"touch-icon.png": 180, "icon-192.png": 192, "icon-512.png": 512}
_EMBLEM = """(game) => {
    const emblem = document.querySelector(`article:has([data-testid=play-now-${game}]) .emblem.felt`);
    document.body.replaceChildren(emblem);
    emblem.style.cssText = 'position: fixed; inset: 0; margin: 0; display: grid; place-items: center; width: auto';
    const [width, height] = [emblem.firstElementChild.offsetWidth, emblem.firstElementChild.offsetHeight];
    emblem.firstElementChild.style.scale = Math.min(1000 / width, 480 / height);
}"""
_ICON = """([size, felt]) => {
    document.body.innerHTML = '<div class="felt"><img src="/icon.svg"></div>';
    const [ground, icon] = [document.querySelector('.felt'), document.querySelector('img')];
    ground.style.cssText = 'position: fixed; inset: 0; display: grid; place-items: center';
    if (!felt) ground.style.background = 'none';
    icon.style.cssText = `width: ${size}px; height: ${size}px`;
    return icon.decode();
}"""


def main() -> None:
    """Draw them all."""
    with TemporaryDirectory() as place, serving(Path(place) / "stado.sqlite3") as server, sync_playwright() as running:
        browser = running.chromium.launch(executable_path=find(), args=FLAGS)
        page = browser.new_page(viewport=SIZE, color_scheme="light")
        for game in on_the_shelf():
            page.goto(server.http)
            page.locator(f"article:has([data-testid=play-now-{game.id}]) .emblem.felt > *").wait_for()
            page.evaluate(_EMBLEM, game.id)
            page.screenshot(path=folder(game) / "preview.png")
        _draw_icons(page, server.http)
        browser.close()


def _draw_icons(page: Page, address: str) -> None:
    page.goto(address)
    page.get_by_test_id("language").wait_for()
    page.evaluate(_ICON, [420, True])
    page.screenshot(path=ROOT / "src/stado/server/preview.png")
    for name, size in ICONS.items():
        page.set_viewport_size({"width": size, "height": size})
        page.evaluate(_ICON, [size, False])
        page.screenshot(path=ROOT / "web/public" / name)


if __name__ == "__main__":
    main()
