"""Someone who reads a page in every width and keeps what cannot be read; how that is found out is in `fits.js`."""

from pathlib import Path

from tests.e2e.person import Person

SIZES = ((320, 568), (360, 640), (390, 844), (768, 1024), (1060, 660), (1440, 900))
_FAULTS = Path(__file__).with_suffix(".js").read_text().partition("\n\n")[2].rstrip().removesuffix(";")


class Reader:
    """Reads what a person sees."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.faults: list[str] = []

    def read(self, sight: str) -> None:
        """Look at the page in every width."""
        for width, height in SIZES:
            self.person.page.set_viewport_size({"width": width, "height": height})
            self.faults += [f"{sight}, {width} px: {fault}" for fault in self.person.page.evaluate(_FAULTS)]

    def expect_all_readable(self) -> None:
        """Check that nothing was found."""
        assert not self.faults, "\n".join(("this cannot be read:", *self.faults))
