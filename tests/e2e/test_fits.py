"""What `fits.js` calls unreadable, and what it lets be."""

import pytest
from playwright.sync_api import Browser

from tests.e2e.fits import FAULTS

pytestmark = pytest.mark.browser

WORD = "Donaudampfschiff"
UNREADABLE = {
    "wider than its control": f'<button style="width: 3em">{WORD}</button>',
    "higher than its control": f'<button style="width: 3em; height: 1em">{"ab " * 20}</button>',
    "cut off": f'<h2 style="width: 3em; overflow: hidden">{WORD}</h2>',
    "cut off, below": '<p style="height: 2em; overflow: hidden; width: 5em">one two three four five six seven</p>',
    "cut to nothing": f'<p data-cut style="width: 1em; overflow: hidden; text-overflow: ellipsis">{WORD}</p>',
    "spills": f'<p style="width: 3em">{WORD}</p>',
    "beyond the window": f'<p style="position: relative; left: -2em">{WORD}</p>',
    "under <button": f'<p>{WORD}</p><button style="position: absolute; inset: 0 auto auto 0">Go</button>',
    'on "': f'<p>{WORD}</p><p style="margin-top: -2em">Schiff</p>',
    "px too narrow": f'<select style="width: 4em"><option>{WORD}</option></select>',
    "longer than its field": f'<input style="width: 4em" value="{WORD}" />',
}
READABLE = {
    "room enough": f"<h2>{WORD}</h2><p>{WORD} {WORD}</p><button>{WORD}</button><input value='{WORD}' />",
    "cut on purpose": f'<p data-cut style="width: 5em; overflow: hidden; text-overflow: ellipsis">{WORD}</p>',
    "in a pile": f'<div data-pile><p>{WORD}</p><p style="margin-top: -2em">Schiff</p></div>',
    "to be scrolled": f'<div style="width: 4em; overflow: auto">{WORD}</div>',
    "hidden": f'<p style="width: 3em; visibility: hidden">{WORD}</p>',
}
_PAGE = "<!doctype html><style>* {{ margin: 0; font: 16px/1.5 sans-serif }} body {{ padding: 8px }}</style>{}"


def _faults(browser: Browser, pages: dict[str, str]) -> dict[str, list[str]]:
    page = browser.new_page()
    found = dict[str, list[str]]()
    for name, body in pages.items():
        page.set_content(_PAGE.format(body))
        found[name] = page.evaluate(FAULTS)
    page.close()
    return found


def test_every_fault_is_found(browser: Browser) -> None:
    found = _faults(browser, UNREADABLE)
    missed = {name: faults for name, faults in found.items() if name.partition(",")[0] not in " ".join(faults)}
    assert missed == {}


def test_nothing_else_is_called_a_fault(browser: Browser) -> None:
    assert _faults(browser, READABLE) == {name: [] for name in READABLE}
