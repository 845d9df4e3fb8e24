"""A page recorded as its person sees it: which event was on show for how long, and frame by frame what the hand did.

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
    const cut = () => window.recorded.length > 0 && Object.assign(window.recorded.at(-1), {cut: true});
    addEventListener("click", cut, true);  // a tap that comes late meets the next event, and whoever taps goes on
    addEventListener("DOMContentLoaded", () => {
        const attributeFilter = ["data-told", "data-moment"];
        new MutationObserver(note).observe(document, {subtree: true, childList: true, attributeFilter});
    });
}"""
# Frame by frame: cards of the hand that moved although none came to it, and how far from it the confirm button was.
_WATCH = """([aside, raised, settled]) => {
    window.restless = [];
    let quiet = 0;  // from when on nothing may move
    window.reach = [];
    let last = new Map();
    const placeOf = (card) => [card.dataset.testid, card.getBoundingClientRect()];
    const moved = (from, to) => Math.abs(from.left - to.left) > aside || Math.abs(from.top - to.top) > raised;
    const awayFrom = (button) => ({left, right, top, bottom}) => Math.hypot(
        Math.max(left - button.right, button.left - right, 0), Math.max(top - button.bottom, button.top - bottom, 0));
    const hand = () => new Map([...document.querySelectorAll("[data-testid=hand] button")].map(placeOf));
    const measure = (now) => {
        const button = document.querySelector("[data-testid=confirm]")?.getBoundingClientRect();
        if (button && now.size > 0) window.reach.push(Math.min(...[...now.values()].map(awayFrom(button))));
    };
    const look = () => {
        const now = hand();
        if ([...now.keys()].some((name) => !last.has(name))) quiet = performance.now() + settled;
        const restless = performance.now() < quiet ? [] : [...now].filter(([name, box]) => moved(last.get(name), box));
        window.restless.push(...restless.map(([name]) => name));
        measure(now);
        last = now;
        requestAnimationFrame(look);
    };
    addEventListener("click", () => measure(hand()), true);  // a quick hand may click between two frames
    requestAnimationFrame(look);
}"""
_COUNT = """
    window.moved = 0;
    const {animate} = Element.prototype;
    Element.prototype.animate = function (...how) { window.moved += 1; return animate.apply(this, how); };
    const moving = ({animationName}) => !animationName.endsWith("settle");  // that only keeps taps off
    addEventListener("animationstart", (begun) => window.moved += Number(moving(begun)), true);
"""
ASIDE, RAISED = 2, 12  # pixels: no card moves aside; one that is chosen rises
SETTLED = 900  # milliseconds in which a hand makes room for a card that came to it


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
    cut: bool = False


def record(person: Person) -> None:
    """Begin with the next page that this person opens."""
    person.page.add_init_script(f"({_RECORD})({FASTER}); ({_WATCH})([{ASIDE}, {RAISED}, {SETTLED}])")


def recorded(person: Person) -> list[Showing]:
    """Return the events that were shown so far and are over, but for those that a tap cut short."""
    told: Any = person.page.evaluate("window.recorded")
    notes = convert(told, list[_Note], strict=False)
    return [
        Showing(note.told, note.lasts, after.at - note.at)
        for note, after in pairwise(notes)
        if note.moment == "telling" and not note.cut
    ]


def still(person: Person) -> None:
    """Let this person's device ask for less motion, from now on, and count what moves all the same."""
    person.page.emulate_media(reduced_motion="reduce")
    person.page.add_init_script(_COUNT)


def moved(person: Person) -> int:
    """Return how often something moved since then."""
    return int(person.page.evaluate("window.moved"))


def restless(person: Person) -> list[str]:
    """Return the cards of the hand that moved, though no card came to it."""
    return list(person.page.evaluate("window.restless"))


def reach(person: Person) -> float:
    """Return how far from the hand the confirm button was, at most; less than nothing if it was never seen."""
    return float(person.page.evaluate("Math.max(-1, ...window.reach)"))
