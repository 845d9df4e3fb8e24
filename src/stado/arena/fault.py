"""What a bot did wrong; it has lost the deal then."""

from typing import Literal

from msgspec import Struct

Kind = Literal["crashed", "late", "illegal", "cheated"]


class Fault(Struct, frozen=True):
    """One bot's fault in one deal."""

    bot: str
    seat: int
    kind: Kind
    note: str  # in English, as programs speak


class Failed(Exception):
    """A bot gave no answer that counts."""

    def __init__(self, kind: Kind, note: str) -> None:
        super().__init__(note)
        self.kind, self.note = kind, note
