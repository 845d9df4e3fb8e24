"""Someone who can play every game by the page alone: what can be picked carries `data-pick`, and `confirm` confirms.

Chance decides what is clicked, by a seed; a page that offers nothing new after many clicks is a failure, not a wait.
"""

import random
from time import monotonic

from msgspec import Struct, convert
from playwright.sync_api import TimeoutError as TooLate

from tests.e2e.person import Person

CLICKABLE = "[data-pick], [data-testid=confirm], [data-testid=onward]"
_LOOK = """(clickable) => {
    const parts = [0.5, 0.25, 0.75, 0.1, 0.9];
    const spots = parts.flatMap((x) => parts.map((y) => [x, y]));
    const spotOf = (thing) => {
        const box = thing.getBoundingClientRect();
        const points = spots.map(([x, y]) => [box.x + x * box.width, box.y + y * box.height]);
        return points.find(([x, y]) => thing.contains(document.elementFromPoint(x, y))) ?? null;
    };
    const {step, moment, waiting} = document.querySelector("[data-moment]").dataset;
    return {
        step: Number(step),
        moment,
        waiting,
        things: [...document.querySelectorAll(clickable)].map((thing, place) => ({
            place,
            name: thing.dataset.testid ?? "",
            made: [thing.ariaChecked, thing.ariaPressed].includes("true"),
            spot: spotOf(thing),
        })),
    };
}"""
_SOMETHING = f"""([step, moment]) => {{
    const now = document.querySelector("[data-moment]").dataset;
    if (Number(now.step) !== step || now.moment !== moment) return true;
    return moment !== "advising" && document.querySelector("{CLICKABLE}") !== null;
}}"""
_BLINK, _STARE = 50, 5_000  # milliseconds that one person is waited for: before the next is looked at, or alone
_ENOUGH = 60  # clicks after which something must have happened
_TOO_LONG = 120  # seconds of waiting, likewise
_SURE = 0.8  # how often what can be confirmed is confirmed, and not changed


class Thing(Struct, frozen=True):
    """Something that can be clicked."""

    place: int  # among all of them
    name: str
    made: bool  # picked already
    spot: tuple[float, float] | None  # where it is to be clicked; None: it is covered by something else

    @property
    def kind(self) -> str:
        """Its name without the card, row or place."""
        return self.name.rstrip("0123456789")


class Sight(Struct, frozen=True):
    """What the page shows at one moment."""

    step: int
    moment: str  # asked, advising, waiting, telling or over
    waiting: str  # the seats that have not answered
    things: tuple[Thing, ...]

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.moment == "over"

    @property
    def kinds(self) -> set[str]:
        """What sets this moment apart from others."""
        return {thing.kind for thing in self.things} | {f"over: {self.is_over}"}


class Clicker:
    """Plays for one person, with the mouse or, where there is none, with a finger."""

    def __init__(self, person: Person, seed: int, *, touch: bool = False, seen: set[str] | None = None) -> None:
        self.person, self._rng = person, random.Random(seed)
        self._touch, self._seen = touch, seen  # who says what has been seen criticises what has not
        self._clicks, self._asked = 0, -1  # at one question, and at which step
        self._seen_at = (-1, "")  # the step and the moment
        self._idle: float | None = None  # since when there is nothing to click
        person.await_table()

    def look(self) -> Sight:
        """Take in the page."""
        sight = self._see()
        if self._seen is None:
            return sight
        self._criticise(sight, self._seen)
        return self._see()  # criticism takes its time, and the page may have changed

    def _see(self) -> Sight:
        sight = convert(self.person.page.evaluate(_LOOK, CLICKABLE), Sight)
        self._seen_at = (sight.step, sight.moment)
        return sight

    def _criticise(self, sight: Sight, seen: set[str]) -> None:
        """Check that nothing scrolls and, where there is anything new, that axe-core finds nothing."""
        self.person.expect_no_scrolling()
        if not sight.kinds <= seen:
            seen |= sight.kinds
            self.person.expect_accessible()

    def act(self, sight: Sight) -> bool:
        """Click one thing; False when there is nothing to click."""
        if not sight.things:
            return False
        self._idle = None
        self._count(sight)
        self.use(self._wish(sight))
        return sight.moment != "advising"  # whoever is advised need not be quick

    def wait(self, longest: float = _BLINK) -> None:
        """Wait for a moment, or less when something changes or can be done."""
        self._idle = self._idle or monotonic()
        assert monotonic() - self._idle < _TOO_LONG, f"{self.person.name} waits and waits, and is asked nothing"
        try:
            self.person.page.wait_for_function(_SOMETHING, arg=self._seen_at, timeout=longest)
        except TooLate:
            return  # then perhaps somebody else has

    def answer(self) -> None:
        """Click until the open question is answered and something comes of it."""
        step = self.look().step
        while (sight := self.look()).step == step and not sight.is_over:
            if not self.act(sight):
                self.wait()

    def _count(self, sight: Sight) -> None:
        """Count the clicks at one question; advice may be given as often as one likes."""
        self._clicks = self._clicks + 1 if sight.step == self._asked and sight.moment == "asked" else 0
        self._asked = sight.step
        assert self._clicks < _ENOUGH, f"{self.person.name} clicks and clicks, and nothing happens: {sight}"

    def _wish(self, sight: Sight) -> Thing:
        fresh = [thing for thing in sight.things if not thing.made]
        ends = [thing for thing in fresh if thing.name in ("confirm", "onward")]
        return self._rng.choice(ends if ends and self._rng.random() < _SURE else fresh or sight.things)

    def use(self, thing: Thing) -> None:
        """Click it."""
        assert thing.spot is not None, f"{self.person.name} cannot reach {thing.name}"
        page = self.person.page
        (page.touchscreen.tap if self._touch else page.mouse.click)(*thing.spot)


def play_out(*clickers: Clicker, steps: float = float("inf"), until: float = 300) -> None:
    """Let everyone answer whatever they are asked until all see the end, or have seen so many steps."""
    deadline = monotonic() + until
    playing = list(clickers)
    while playing:
        assert monotonic() < deadline, "the game does not end"
        sights = [(clicker, clicker.look()) for clicker in playing]
        acted = [clicker.act(sight) for clicker, sight in sights if not sight.is_over and sight.step < steps]
        playing = [clicker for clicker, sight in sights if not sight.is_over and sight.step < steps]
        if playing and not any(acted):
            playing[0].wait(_BLINK if len(playing) > 1 else _STARE)
