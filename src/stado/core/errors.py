"""Errors, in one tree.

StadoError
├── Refused                  the caller's mistake: coded, worded for a player, and nothing has changed
│   ├── InvalidOptions       a table cannot be set up like that
│   ├── InvalidPosition      a position written down that cannot be
│   └── IllegalMove          a move that may not be made now
│       ├── NotAsked         this seat has nothing to decide
│       ├── NotAnOption      the move is not among the seat's options
│       └── GameOver         nobody has anything left to decide
└── Broken                   our mistake: a rule or a stored game is wrong; logged, never shown raw
"""

from typing import ClassVar


class StadoError(Exception):
    """Anything this package raises on purpose."""

    code: ClassVar[str] = "broken"  # stable: on the wire, and a Fluent message id as `error-<code>`


class Refused(StadoError, ValueError):
    """The caller's mistake. Its text says what is wrong and what would be right."""

    code = "refused"


class InvalidOptions(Refused):
    """Options, or a number of players, that the game does not have."""

    code = "invalid-options"


class InvalidPosition(Refused):
    """A position that cannot lie on a table."""

    code = "invalid-position"


class IllegalMove(Refused):
    """A move that may not be made now."""

    code = "illegal-move"


class NotAsked(IllegalMove):
    """A seat that has nothing to decide, or has decided already."""

    code = "not-asked"


class NotAnOption(IllegalMove):
    """A move that is not among the seat's options."""

    code = "not-an-option"


class GameOver(IllegalMove):
    """A move in a game that has ended."""

    code = "game-over"


class Broken(StadoError):
    """A rule or a stored game that contradicts itself."""

    code = "broken"
