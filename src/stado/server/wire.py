"""Every message between server and clients, both ways; `docs/protocol.md` tells their order.

TypeScript types are generated from these structs (`stado gen-ts`). What belongs to one game (views, events, choices,
options) travels as that game's own structs and is typed in the game's folder.
"""

from typing import Annotated, Any, Literal, get_args

import msgspec
from msgspec import Meta, Struct

from stado.bots.herd import Animal
from stado.core.protocol import Decision, Result, Seat

Name = Annotated[str, Meta(min_length=1, max_length=24)]  # of a player
TableId = Annotated[str, Meta(min_length=4, max_length=32)]
Clock = Literal["none", "relaxed", "fast"]  # how long a seat may think, each time it is asked
Phrase = Literal["hello", "thanks", "well-played", "ouch", "oops", "hurry", "good-game"]  # `phrase-<name>` in words
PHRASES: tuple[Phrase, ...] = get_args(Phrase)
Reaction = Literal["laugh", "love", "cool", "cry", "shock", "angry"]  # a face; in words too, so that each font has it
Hex = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]  # 32 bytes
REACTIONS: tuple[Reaction, ...] = get_args(Reaction)


class GameListing(Struct, frozen=True):
    """A game one can open a table for."""

    id: str
    fewest: int  # players
    most: int
    options: dict[str, Any]  # JSON Schema
    bots: tuple[str, ...]  # names, weakest first
    levels: tuple[str, ...]  # those of them to offer to people, weakest first
    usual: str  # the level of a good casual player, for whoever says nothing else


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Open a table and sit down at seat 0, with bots at the next seats. It starts when no seat is empty."""

    game: str
    players: int
    name: Name
    options: dict[str, Any] = {}
    bots: tuple[str, ...] = ()  # names of bots, at most one less than the players
    public: bool = False  # listed in the lobby
    clock: Clock = "none"
    guests: bool = True  # whether others may watch, and take over bots
    contributes: bool = False  # a `Contribution` follows, and the cards are not dealt before
    hints: bool | None = None  # whether people may ask for hints; None: where one person plays against bots


class Contribution(Struct, frozen=True, forbid_unknown_fields=True):
    """What a person's browser adds to the seed of the deal, chosen by chance after it was shown the commitment."""

    contribution: Hex


class Contributed(Struct, frozen=True):
    """What became of a contribution."""

    taken: bool  # it goes into the seed; if not, the cards are dealt without it


class Reach(Struct, frozen=True):
    """Where people on other computers find this server, if they can."""

    address: str | None  # such as http://192.168.1.7:8666; None: nowhere
    everywhere: bool  # it listens to other computers too
    command: str  # starts a server that does


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down at the first empty seat, or take over the seat of a bot."""

    name: Name
    seat: Seat | None = None  # of the bot
    contribution: Hex | None = None  # as in `Contribution`


class Fill(Struct, frozen=True, forbid_unknown_fields=True):
    """Put a bot on every empty seat; the host may."""

    bot: str


class GiveSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Give a seat to a bot, in place of whoever sits there, or to nobody before the game starts; the host may."""

    bot: str | None  # None empties the seat


class HandOver(Struct, frozen=True, forbid_unknown_fields=True):
    """Pass the role of the host on."""

    seat: Seat


class Doors(Struct, frozen=True, forbid_unknown_fields=True):
    """Let guests in, or do not; let them speak, or only listen."""

    guests: bool
    voices: bool = False


class Hinting(Struct, frozen=True, forbid_unknown_fields=True):
    """Let those who sit there ask for hints, or not; the host may."""

    hints: bool


class Chairs(Struct, frozen=True, forbid_unknown_fields=True):
    """Change how many play, before the game starts; the host may."""

    players: int


class Seated(Struct, frozen=True):
    """A seat was taken. The token proves it from now on and is shown to nobody else."""

    table: TableId
    seat: Seat
    token: str
    commitment: str | None = None  # as in the listing of the table


class SeatListing(Struct, frozen=True):
    """Who sits where."""

    kind: Literal["empty", "human", "bot"]
    name: str  # of the person, or of the bot in the herd; empty for an empty seat
    bot: str | None  # its level, as in `GameListing.bots`
    animal: Animal | None  # what the bot looks like
    online: bool  # whether someone is connected for this seat; bots always are
    replaced: bool  # a bot answers for this person, who has been away for longer than the grace
    contributed: bool = False  # whether a contribution of this seat has come; from the deal on, whether it is in it


class TableListing(Struct, frozen=True):
    """A table as everyone may see it."""

    id: TableId
    game: str
    players: int
    options: dict[str, Any]
    public: bool
    status: Literal["open", "playing", "over"]
    seats: tuple[SeatListing, ...]
    host: Seat
    clock: Clock
    guests: bool  # whether others may watch, and take over bots
    voices: bool  # whether those who watch may speak
    hints: bool  # whether those who sit there may ask for hints
    watching: int  # how many do
    rematch: TableId | None  # where the same people play again
    abandoned: bool = False  # over without a result: nobody will finish this game
    dealt: bool = False  # from then on nothing is added to the seed
    commitment: str | None = None  # SHA-256 of the server's part in the seed, which the record tells in the end


class Hello(Struct, frozen=True, tag_field="type", tag="hello"):
    """The first message of a client: who it is, and the last step it has seen."""

    token: str | None = None  # None watches
    step: int | None = None  # None starts from the present
    name: Name | None = None  # of someone who watches, and may want to speak
    whole: bool = False  # whether every update shall come whole, for programs that care little for bytes


class Answer(Struct, frozen=True, tag_field="type", tag="answer"):
    """The client's answer to the question open at `step`. The seat is known from the connection."""

    step: int
    choice: msgspec.Raw  # a Choice of the game


class Suggest(Struct, frozen=True, tag_field="type", tag="suggest"):
    """Advice to the seat that is asked at `step`, where the game lets the team talk."""

    step: int
    choice: msgspec.Raw  # one of its options


class AskHint(Struct, frozen=True, tag_field="type", tag="ask-hint"):
    """Ask for a `Hint` on the question that this seat has to answer at `step`."""

    step: int


class Seen(Struct, frozen=True, tag_field="type", tag="seen"):
    """Everything up to `step` has been shown to the person here: from now on the clock of this seat runs."""

    step: int


class Say(Struct, frozen=True, tag_field="type", tag="say"):
    """Say something to everyone at the table: a phrase that each reads in their own language, or words."""

    phrase: Phrase | Reaction | None = None
    text: Annotated[str, Meta(max_length=200)] = ""


class Ping(Struct, frozen=True, tag_field="type", tag="ping"):
    """Ask for a `Pong`, to learn whether the line is alive."""


class News(Struct, frozen=True, tag_field="type", tag="news"):
    """Someone came, went, sat down; or the game started or ended. The first message a client gets."""

    table: TableListing
    you: Seat | None  # the seat this connection plays; None watches


class Update(Struct, frozen=True, tag_field="type", tag="update"):
    """All that a client needs of the game: events to animate, a view to believe, options to click."""

    step: int
    events: tuple[Any, ...]  # what happened since the last update to this connection, as this seat saw it
    view: Any
    asked: Decision | None  # the question this seat has to answer; None if none or already answered
    advising: Decision | None  # the question to another seat on which this one may advise
    chosen: Any  # this seat's sealed answer to the open question; None before it answered
    waiting: tuple[Seat, ...]  # the seats that still have to answer
    talk: bool  # whether the rules let people talk now
    result: Result | None


class Change(Struct, frozen=True, omit_defaults=True, tag_field="type", tag="change"):
    """How an update differs from the last one on this connection."""

    step: int
    events: tuple[Any, ...]  # what happened since the last one, as this seat saw it
    changes: Any  # of all else in it, as `difference.py` says
    since: int | None = None  # the step of the last one, if it was another than the one before this


class Chosen(Struct, frozen=True, omit_defaults=True, tag_field="type", tag="chosen"):
    """A seat has answered the question open at `step`, and others still have to."""

    step: int
    seat: Seat
    choice: Any = None  # what, for that seat alone


class Suggestion(Struct, frozen=True, tag_field="type", tag="suggestion"):
    """What a seat advises at a step. It is not stored, and a seat's next one replaces it."""

    step: int
    seat: Seat
    choice: Any


class Hint(Struct, frozen=True, tag_field="type", tag="hint"):
    """What a strong bot makes of the question to this seat, from what the seat sees and no more."""

    step: int
    values: tuple[float, ...]  # of the options, in their order: the higher the better, on a scale of its own each time


class Said(Struct, frozen=True, tag_field="type", tag="said"):
    """What someone at the table said. What was said lately is told again to whoever comes later."""

    number: int  # counts up at each table, so that nothing is shown twice
    seat: Seat | None  # None watches
    name: str
    phrase: Phrase | Reaction | None
    text: str
    earlier: bool = False  # said before this connection began


class SeatClock(Struct, frozen=True):
    """What is left of a seat's time to think."""

    seat: Seat
    seconds: float
    running: bool  # not before everything has been shown, and not while its person is away


class Clocks(Struct, frozen=True, tag_field="type", tag="clocks"):
    """The clocks of all seats that have to answer at `step`; a bot answers when one runs out."""

    step: int
    clocks: tuple[SeatClock, ...]


class Refusal(Struct, frozen=True, omit_defaults=True, tag_field="type", tag="refusal"):
    """What was asked for cannot be done; nothing has changed. Over HTTP it is the body of a 4xx or 5xx answer."""

    code: str  # stable; clients show the Fluent message `error-<code>`
    message: str  # for logs and developers, in English
    request: str | None = None  # with `broken`: the id under which the server's log tells more


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    """The answer to a `Ping`."""


FromClient = Hello | Answer | Suggest | AskHint | Seen | Say | Ping
FromServer = News | Update | Change | Chosen | Suggestion | Hint | Said | Clocks | Refusal | Pong
