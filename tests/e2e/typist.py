"""Someone with a keyboard alone: Tab and arrows reach a thing, Space picks it, Enter confirms, digits are a guess."""

from msgspec import Struct, convert

from tests.e2e.clicker import CLICKABLE, Clicker, Thing

_WAY = """([clickable, place]) => {
    const [thing, here] = [document.querySelectorAll(clickable)[place], document.activeElement];
    if (!thing) return null;
    const group = here?.closest("[role=radiogroup], [role=group]");
    const [from, to] = [here.getBoundingClientRect(), thing.getBoundingClientRect()];
    const lines = (to.top + to.bottom - from.top - from.bottom) / 2 / Math.max(1, to.height);
    return {
        there: here === thing,
        roving: thing.tabIndex < 0,
        within: group?.contains(thing) ?? false,
        behind: (here.compareDocumentPosition(thing) & Node.DOCUMENT_POSITION_PRECEDING) > 0,
        lines: Math.round(lines),
    };
}"""
_FAR = 80  # keys after which a thing counts as out of reach
_DARING = 0.3  # how often a digit is pressed instead


class Way(Struct, frozen=True):
    """How a thing lies from where the focus is."""

    there: bool
    roving: bool  # arrows lead there, not Tab
    within: bool  # in the group that has the focus
    behind: bool  # in the order of the page
    lines: float  # below; negative: above

    def key(self, pressed: int) -> str:
        """Return the key that leads nearer; as up and down may lead nowhere, every other key goes along the line."""
        if not (self.roving and self.within):
            return "Shift+Tab" if self.behind else "Tab"
        if self.lines and pressed % 2 == 0:
            return "ArrowDown" if self.lines > 0 else "ArrowUp"
        return "ArrowLeft" if self.behind else "ArrowRight"


class Typist(Clicker):
    """Plays for one person without ever touching a mouse."""

    def use(self, thing: Thing) -> None:
        """Pick it by keys; or press a digit and see what comes of it."""
        keyboard = self.person.page.keyboard
        if thing.name not in ("confirm", "onward") and self._rng.random() < _DARING:
            keyboard.press(str(self._rng.randint(1, 9)))
        elif self._reach(thing):
            keyboard.press("Enter" if thing.name in ("confirm", "onward") else "Space")

    def _reach(self, thing: Thing) -> bool:
        """Move the focus there; False when it has gone in the meantime."""
        for pressed in range(_FAR):
            way = convert(self.person.page.evaluate(_WAY, [CLICKABLE, thing.place]), Way | None)
            if way is None or way.there:
                return way is not None
            self.person.page.keyboard.press(way.key(pressed))
        raise AssertionError(f"{self.person.name} cannot reach {thing.name} by keyboard")
