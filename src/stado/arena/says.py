"""What a booth says to the arena. It is read as data and checked: a bot may have written it by itself."""

import msgspec

from stado.arena.fault import Kind


class Ready(msgspec.Struct, frozen=True, tag="ready"):
    """The bot's file was run, and there is a bot in it."""


class Chosen(msgspec.Struct, frozen=True, tag="chosen"):
    """It chose the option at this place."""

    place: int


class Wrong(msgspec.Struct, frozen=True, tag="wrong"):
    """It gave no answer that counts."""

    kind: Kind
    note: str


class Ended(msgspec.Struct, frozen=True, tag="ended"):
    """The process of one game ended; a negative number is the signal that ended it."""

    code: int


Said = Ready | Chosen | Wrong | Ended
