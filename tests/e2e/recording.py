"""A page recorded as its person sees it: which event was on show for how long.

The page's timers run faster than the clock on the wall, all alike; times are told as the page means them. A timer never
rings early, so what was shown for long enough by this record was shown so in truth.
"""

from itertools import pairwise
from typing import Any

from msgspec import Struct, convert

from tests.e2e.person import Person

FASTER = 5
_RECORD = """(faster) => {
    const ring = window.setTimeout;
    window.setTimeout = (act, delay = 0, ...rest) => ring(act, delay / faster, ...rest);
    window.recorded = [];
    const note = () => {
        const now = document.querySelector("[data-moment]")?.dataset;
        const last = window.recorded.at(-1);
        if (!now || (last && last.told === now.told && last.moment === now.moment)) return;
        window.recorded.push({at: performance.now() * faster, told: now.told, moment: now.moment, lasts: now.lasts});
    };
    addEventListener("DOMContentLoaded", () => {
        const attributeFilter = ["data-told", "data-moment"];
        new MutationObserver(note).observe(document, {subtree: true, childList: true, attributeFilter});
    });
}"""


class Showing(Struct, frozen=True):
    """One event on show."""

    number: int  # of the event, as told
    lasts: float  # how long it should be shown, in milliseconds
    shown: float  # how long it was


class _Note(Struct, frozen=True):
    at: float
    told: int
    moment: str
    lasts: float


def record(person: Person) -> None:
    """Begin with the next page that this person opens."""
    person.page.add_init_script(f"({_RECORD})({FASTER})")


def recorded(person: Person) -> list[Showing]:
    """Return the events that were shown so far and are over."""
    told: Any = person.page.evaluate("window.recorded")
    notes = convert(told, list[_Note], strict=False)
    return [
        Showing(note.told, note.lasts, after.at - note.at)
        for note, after in pairwise(notes)
        if note.moment == "telling"
    ]
