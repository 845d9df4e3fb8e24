"""What a game is: six verbs over plain data. Nothing here knows any particular game.

Frozen structs are trees of plain values that cannot form a cycle, so Python's garbage collector may pass them by
(`gc=False`): a server holding a million events does not stop to look at each.
"""

import re
import sys
from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping
from functools import reduce
from operator import or_
from typing import Annotated, Any, ClassVar, Generic, NewType, Self, TypeVar, get_args, get_origin

from msgspec import Meta, Struct, structs

from stado.core.chance import Rng
from stado.core.codec import pack, unpack
from stado.core.meaning import BY_SEAT, SORTED, means
from stado.core.options import schema_of

T = TypeVar("T")

Seat = NewType("Seat", Annotated[int, means("seat")])  # a chair at the table, from 0; None is a spectator
Row = Annotated[int, means("row")]  # from 0 in data, from 1 on screen
Card = Annotated[int, means("card")]  # lies here
Mention = Annotated[int, means("mention")]  # names a card that lies elsewhere
Score = Annotated[int, means("score")]  # of the seat that has the same place in a list
BySeat = Annotated[list[T], Meta(extra_json_schema={BY_SEAT: True})]  # one entry for each seat
Sorted = Annotated[list[T], Meta(extra_json_schema={SORTED: True})]  # its order says nothing
SEATS = tuple(map(Seat, range(16)))  # for inner loops, where calling `Seat` is half of the work
Answers = Mapping[Seat, Any]  # one choice per seat that was asked


def _tag(name: str) -> str:
    """Name a class on the wire and in Fluent ids: `RoundEnded` is `round-ended`."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()


def tag_of(value: Struct) -> str:
    """Return the name a choice, event or agenda record goes by on the wire."""
    return str(value.__struct_config__.tag)


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The variants a table may choose. Every field has a default."""


class Choice(Struct, frozen=True, gc=False, tag_field="type", tag=_tag, omit_defaults=True, forbid_unknown_fields=True):
    """One answer a seat may give. Each game subclasses it once per kind of answer, named in the imperative."""


class Decision(Struct, frozen=True, gc=False):
    """A question put to one seat. Several open at once are a simultaneous decision."""

    seat: Seat
    prompt: str  # Fluent message id, such as "nimmt-ask-row"
    options: tuple[Any, ...]  # every legal Choice, in a fixed order, never empty


class Task(Struct, frozen=True, gc=False, tag_field="type", tag=_tag):
    """One line of the agenda: a question (`Ask…`) that waits for answers, or work that is simply done."""


class Event(Struct, frozen=True, gc=False, tag_field="type", tag=_tag):
    """One thing that happened, named in the past tense: what clients animate and logs tell."""

    def seen_by(self, seat: Seat | None) -> Self | None:
        """Return what this seat may learn of the event: all of it unless a game says otherwise."""
        return self


class State(Struct, forbid_unknown_fields=True, kw_only=True):
    """The whole truth of one game. Plain data: only rules change it, and no client ever sees it."""

    seed: str = ""  # the future; 64 hex digits

    def clone(self) -> Self:
        """Return a copy that shares nothing mutable, by the same road a stored game takes."""
        return unpack(type(self), pack(self))


class View(Struct, frozen=True, kw_only=True, tag_field="game"):
    """What one seat knows. A type of its own, never a filtered State, so that a new State field cannot leak."""

    seat: Seat | None
    unseen: tuple[Any, ...]  # sorted: the cards this seat cannot place, with no hint of where they lie


class Result(Struct, frozen=True, omit_defaults=True):
    """How a game ended, by seat."""

    scores: tuple[int, ...]
    places: tuple[int, ...]  # 1 is best; equal places are ties
    winners: tuple[Seat, ...]
    opponent: int | None = None  # the score of whoever the seats play against together, in a cooperative game


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


def _beside(state: type[State], kind: type[Struct]) -> Any:
    """Return the union of the structs of a kind that the module of a State has."""
    there = vars(sys.modules[state.__module__]).values()
    return reduce(or_, [own for own in there if isinstance(own, type) and issubclass(own, kind) and own is not kind])


class Game(ABC, Generic[S, V]):
    """The six verbs. A step is: read `pending`, collect one answer per decision, call `advance`.

    A game is declared in one line, `class Nimmt(Game[State, View], id="nimmt", version=1, seats=range(2, 11))`; what
    may be chosen and told are the choices and events beside that State.
    """

    id: ClassVar[str]
    version: int  # another one whenever stored games would replay differently
    seats: ClassVar[range]
    options_type: ClassVar[Any]
    state_type: ClassVar[Any]
    view_type: ClassVar[Any]
    choice_type: ClassVar[Any]  # the union of this game's Choice classes, for reading what a client sends
    event_type: ClassVar[Any]  # the union of its Event classes
    shelf: ClassVar[int] = 100  # where the game stands among the others, the lowest first
    lowest_wins: ClassVar[bool] = False  # whether the lowest score is the best
    cooperative: ClassVar[bool] = False  # whether all seats play together, against an opponent of the game's
    constants: ClassVar[Mapping[str, Any]] = {}  # what a board needs to draw the pieces, exported to TypeScript

    def __init_subclass__(cls, **said: Any) -> None:
        """Take what a game is declared with, and learn its types from it."""
        for name, value in said.items():
            setattr(cls, name, value)
        for base in cls.__dict__.get("__orig_bases__", ()):
            if get_origin(base) is Game:
                cls.state_type, cls.view_type = get_args(base)
                cls.options_type = {field.name: field.type for field in structs.fields(cls.state_type)}["options"]
                cls.choice_type, cls.event_type = (_beside(cls.state_type, kind) for kind in (Choice, Event))

    @abstractmethod
    def deal(self, players: int, seed: str, options: Any) -> S:
        """Return the state in which the first question is open."""

    @abstractmethod
    def pending(self, state: S) -> tuple[Decision, ...]:
        """Return the open questions with every legal answer; none means the game is over."""

    @abstractmethod
    def advance(self, state: S, answers: Answers) -> list[Event]:
        """Change `state` by one legal answer per open question, up to the next question or the end."""

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """Return all that this seat may know."""

    @abstractmethod
    def imagine(self, view: V, rng: Rng) -> S:
        """Return a state that this view cannot tell from the truth."""

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """Return how it ended, or None while it runs."""

    @abstractmethod
    def settle(self, state: S, players: int, given: Collection[str]) -> None:
        """Complete and check a position that was written down; raise InvalidPosition.

        `given` names the fields that were written. Without an agenda the position stands at the start of a turn.
        """

    def check_options(self, options: Any, players: int) -> None:
        """Raise InvalidOptions where options do not go together, or not with so many players."""

    def advises(self, state: S) -> bool:
        """Say whether the other seats may advise the one that is asked, and so may see its options."""
        return False

    def talks(self, state: S) -> bool:
        """Say whether the rules let the seats talk now."""
        return True

    def options_schema(self) -> dict[str, Any]:
        """Return the JSON Schema of the options: it draws forms, command-line flags and docs."""
        return schema_of(self.options_type)


AnyGame = Game[Any, Any]


class Bot(ABC):
    """A player made of code. It gets what a browser gets, so it cannot cheat."""

    @abstractmethod
    def weigh(self, view: Any, decision: Decision, rng: Rng) -> dict[Any, float]:
        """Return what each of the decision's options is worth; higher is better."""

    def choose(self, view: Any, decision: Decision, rng: Rng) -> Any:
        """Return the option worth most; between equals chance decides, and a single one is not weighed."""
        if len(decision.options) == 1:
            return decision.options[0]
        worths = self.weigh(view, decision, rng)
        most = max(worths.values())
        return rng.pick([option for option in decision.options if worths[option] == most])
