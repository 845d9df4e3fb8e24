"""Someone who reads a page in every language and width and keeps what cannot be read; `fits.js` finds that out."""

from pathlib import Path

from stado.words import languages
from tests.e2e.person import Person

SIZES = ((320, 568), (360, 640), (390, 844), (768, 1024), (1060, 660), (1440, 900))
FAULTS = Path(__file__).with_suffix(".js").read_text().partition("\n\n")[2].rstrip().removesuffix(";")
_LANGUAGES = sorted(languages())


class Reader:
    """Reads what a person sees."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.faults: list[str] = []

    def read(self, sight: str) -> None:
        """Look at the page in every width and every language, and leave it wide."""
        for width, height in SIZES:
            self.person.page.set_viewport_size({"width": width, "height": height})
            for language, faults in self.person.page.evaluate(FAULTS, _LANGUAGES).items():
                self.faults += [f"{sight}, {width} px, {language}: {fault}" for fault in faults]

    def expect_all_readable(self) -> None:
        """Check that nothing was found."""
        assert not self.faults, "\n".join(("this cannot be read:", *self.faults))
