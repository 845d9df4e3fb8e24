"""What the server refuses, in one tree: each has a stable code for clients and a fitting HTTP status.

Refused                        the client's mistake, from the core: nothing has changed
├── ServerRefusal
│   ├── Malformed              malformed             400  cannot be read as a message
│   ├── InvalidName            invalid-name          400  a player cannot be called that
│   ├── BadToken               bad-token             401  the token opens no seat at this table
│   ├── KeeperOnly             keeper-only           401  only whoever runs this server may do this
│   ├── ForeignOrigin          foreign-origin        403  a page of another site is asking
│   ├── NotHost                not-host              403  only the host may do this
│   ├── NoGuests               no-guests             403  the host lets nobody watch
│   ├── NotFound               not-found             404  there is nothing at this address
│   ├── NoSuchTable            no-such-table         404  no table has this id
│   ├── WrongMethod            wrong-method          405  the address exists, the verb does not
│   ├── TableFull              table-full            409  every seat is taken
│   ├── SeatTaken              seat-taken            409  someone sits there, or came first
│   ├── SeatLost               seat-lost             409  the host gave the seat to another
│   ├── AlreadyStarted         already-started       409  too late: the game is on
│   ├── NotStarted             not-started           409  too early: seats are empty
│   ├── NotOver                not-over              409  the record would show hidden cards
│   ├── OldRules               old-rules             409  stored under rules this server no longer has
│   ├── Stale                  stale                 409  an answer to a question that is not open
│   ├── AlreadyAnswered        already-answered      409  an answer is final
│   ├── NotSeated              not-seated            409  who watches does not play
│   ├── NoAdvice               no-advice             409  nobody may be advised now
│   ├── NoHint                 no-hint               409  this seat is asked nothing
│   ├── NoHints                no-hints              409  the host lets nobody ask for hints
│   ├── TalkClosed             talk-closed           409  the rules want silence now
│   ├── NoVoice                no-voice              409  the host lets those who watch only listen
│   ├── WrongNumber            wrong-number          409  the game is not for so many or so few
│   ├── HelloFirst             hello-first           409  the first message must be a hello
│   ├── AlreadyGreeted         already-greeted       409  one hello per connection
│   ├── NoHello                no-hello              408  no hello came in time
│   ├── TooLarge               too-large             413  the message is too long
│   ├── TooManyMessages        too-many-messages     429  slow down
│   ├── TooMuchTalk            too-much-talk         429  let the others speak
│   ├── TooManyHints           too-many-hints        429  look at the last one first
│   ├── TooManyWatching        too-many-watching     429  at one table
│   └── TooManyConnections     too-many-connections  429  from one address
└── IllegalMove, InvalidOptions, …   see stado.core.errors

Broken                         our mistake, from the core
    CannotStore                cannot-store          503  the disk is full, or nothing may be written to it
"""

from typing import ClassVar

from stado.core.errors import Broken, Refused, StadoError
from stado.server import metrics, request_id
from stado.server.wire import Refusal


class ServerRefusal(Refused):
    """Something the server will not do."""

    status: ClassVar[int] = 400


class Malformed(ServerRefusal):
    """Something that cannot be read as a message."""

    code = "malformed"


class InvalidName(ServerRefusal):
    """A name that shows nothing, or that could disturb the page."""

    code = "invalid-name"


class BadToken(ServerRefusal):
    """A token that opens no seat at this table."""

    code, status = "bad-token", 401


class KeeperOnly(ServerRefusal):
    """Something that only whoever runs this server may see or do."""

    code, status = "keeper-only", 401


class ForeignOrigin(ServerRefusal):
    """A request sent by a page of another site."""

    code, status = "foreign-origin", 403


class NotHost(ServerRefusal):
    """Something only the host may do."""

    code, status = "not-host", 403


class NoGuests(ServerRefusal):
    """Watching, or taking over a bot, where the host lets no guests in."""

    code, status = "no-guests", 403


class NotFound(ServerRefusal):
    """An address with nothing behind it."""

    code, status = "not-found", 404


class NoSuchTable(ServerRefusal):
    """An id that no table has."""

    code, status = "no-such-table", 404


class WrongMethod(ServerRefusal):
    """A verb that an address does not have."""

    code, status = "wrong-method", 405


class NoHello(ServerRefusal):
    """A connection that did not say who it is in time."""

    code, status = "no-hello", 408


class TableFull(ServerRefusal):
    """A table without an empty seat."""

    code, status = "table-full", 409


class SeatTaken(ServerRefusal):
    """A seat that is not to be had: a person sits there, or another came first."""

    code, status = "seat-taken", 409


class SeatLost(ServerRefusal):
    """What is told to someone whose seat the host has given away."""

    code, status = "seat-lost", 409


class AlreadyStarted(ServerRefusal):
    """Something possible only before the game starts."""

    code, status = "already-started", 409


class NotStarted(ServerRefusal):
    """Something possible only once every seat is taken."""

    code, status = "not-started", 409


class NotOver(ServerRefusal):
    """Something possible only when the game is over."""

    code, status = "not-over", 409


class OldRules(ServerRefusal):
    """A table stored under rules that this server does not have."""

    code, status = "old-rules", 409


class Stale(ServerRefusal):
    """An answer to a question that is no longer, or not yet, open."""

    code, status = "stale", 409


class AlreadyAnswered(ServerRefusal):
    """A second answer to the same question."""

    code, status = "already-answered", 409


class NotSeated(ServerRefusal):
    """An answer from someone who watches."""

    code, status = "not-seated", 409


class NoAdvice(ServerRefusal):
    """A suggestion where the game allows none."""

    code, status = "no-advice", 409


class NoHint(ServerRefusal):
    """A hint for someone who has nothing to decide."""

    code, status = "no-hint", 409


class NoHints(ServerRefusal):
    """A hint at a table that plays without them."""

    code, status = "no-hints", 409


class TalkClosed(ServerRefusal):
    """Words at a time when the game wants silence."""

    code, status = "talk-closed", 409


class NoVoice(ServerRefusal):
    """Words of someone who watches, where the host lets them only listen."""

    code, status = "no-voice", 409


class WrongNumber(ServerRefusal):
    """A number of players that the game, or its options, are not made for."""

    code, status = "wrong-number", 409


class HelloFirst(ServerRefusal):
    """A first message that is not a hello."""

    code, status = "hello-first", 409


class AlreadyGreeted(ServerRefusal):
    """A second hello on one connection."""

    code, status = "already-greeted", 409


class TooLarge(ServerRefusal):
    """A message longer than any honest one."""

    code, status = "too-large", 413


class TooManyMessages(ServerRefusal):
    """More messages than a person can mean."""

    code, status = "too-many-messages", 429


class TooMuchTalk(ServerRefusal):
    """More words than others can read."""

    code, status = "too-much-talk", 429


class TooManyHints(ServerRefusal):
    """One question after another that is to be thought about."""

    code, status = "too-many-hints", 429


class TooManyWatching(ServerRefusal):
    """More who watch one table than can be told what happens there without delay."""

    code, status = "too-many-watching", 429


class TooManyConnections(ServerRefusal):
    """More connections from one address than a household needs."""

    code, status = "too-many-connections", 429


class CannotStore(Broken):
    """A full disk, or one that cannot be written to: nothing has changed, and nobody but the host can help."""

    code = "cannot-store"


def told(error: Exception) -> Refusal:
    """Return what a client is told of an error: our own faults show no internals, but an id to find them by."""
    refusal = _told(error)
    metrics.REFUSALS.add(refusal.code)
    return refusal


def _told(error: Exception) -> Refusal:
    match error:
        case Refused():
            return Refusal(error.code, str(error))
        case CannotStore():
            return Refusal(error.code, "the server cannot write to its disk; nothing has changed")
        case _:
            message = "something went wrong on the server; it has been logged"
            return Refusal(StadoError.code, message, request_id.current() or None)


def status_of(error: Exception) -> int:
    """Return the HTTP status that fits an error."""
    match error:
        case ServerRefusal():
            return error.status
        case Refused():
            return 400
        case CannotStore():
            return 503
        case _:
            return 500
