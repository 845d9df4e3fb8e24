"""How far one game has come: the state its answers lead to, the open questions, and what happened lately.

Nothing here waits or stores. The same answers always lead to the same progress, in every process.
"""

from collections import deque
from itertools import chain
from operator import attrgetter
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from stado.core.chance import Rng, stream
from stado.core.codec import from_json, to_text
from stado.core.errors import Broken, GameOver, NotAnOption, Refused
from stado.core.mirror import Mirrored
from stado.core.options import options_of
from stado.core.play import check, step
from stado.core.protocol import AnyGame, Decision, Event, Result, Seat
from stado.games import rules_of
from stado.server.difference import Differences
from stado.server.log.base import SealedAnswers, StoredTable
from stado.server.refusals import AlreadyAnswered, NoAdvice, Stale
from stado.server.wire import Change, Chosen, Update

_REST = ("asked", "advising", "chosen", "waiting", "talk", "result")  # of an update, besides what has its own way
_rest = attrgetter(*_REST)
HELD_STEPS = 64  # whoever was away for longer gets the view alone


class Told(Struct, frozen=True, gc=False):
    """An update as one client is told it."""

    known: Update  # to that client from now on
    text: bytes
    last: Update | None  # the one known before, which must not be forgotten meanwhile


class Common(Struct, frozen=True, gc=False):
    """What every update of a moment tells alike."""

    unanswered: tuple[Decision, ...]
    waiting: tuple[Seat, ...]
    talk: bool
    result: Result | None
    advises: bool


class Progress:
    """A game from its deal to the last answer taken in."""

    def __init__(self, game: AnyGame, players: int, seed: str, options: Any, *, held: int | None = HELD_STEPS) -> None:
        self.game = game
        self.step = 0
        self.state = game.deal(players, seed, options)
        self.pending = game.pending(self.state)
        self.sealed: dict[Seat, Any] = {}  # answers to the open questions
        self.advice: dict[Seat, Any] = {}  # what each seat suggests to the one that is asked
        self._seed = seed
        self._common: Common | None = None
        self._mirrored = Mirrored(self.state)
        self._told: dict[tuple[Seat | None, int, int], Told] = {}  # by seat, since when and after which other
        self._differences = Differences()
        self._events: deque[list[Event]] = deque(maxlen=held)  # by step, the last one last

    @classmethod
    def of(cls, stored: StoredTable, *, held: int | None = HELD_STEPS) -> "Progress":
        """Deal the game of a stored table, and hold what happens in so many of its last steps; None holds all."""
        game = rules_of(stored.game, stored.version)
        if game is None:
            raise Broken(f"the rules of table {stored.id} are not installed")
        return cls(game, stored.players, stored.seed, options_of(game, stored.options, stored.players), held=held)

    @classmethod
    def story(cls, stored: StoredTable, answers: SealedAnswers) -> tuple[Event, ...]:
        """Return all that happened in a game, as everyone may know it."""
        played = cls.of(stored, held=None)
        played.take(answers)
        return played._events_since(0, None)

    @staticmethod
    def can_play(stored: StoredTable) -> bool:
        """Tell whether the rules are installed under which a table was stored."""
        return rules_of(stored.game, stored.version) is not None

    def take(self, answers: SealedAnswers) -> None:
        """Take in all answers stored from the open step on, and play as far as they reach."""
        self._common = None
        while self.pending:
            given = answers.get(self.step, {})
            self.sealed |= {seat: self._stored(choice) for seat, choice in given.items() if seat not in self.sealed}
            if len(self.sealed) < len(self.pending):
                return
            self._advance()

    def seal(self, at: int, seat: Seat, choice: Any) -> bool:
        """Take in an answer that has just been stored, unless it was read already; tell whether it was the last."""
        if at != self.step or seat in self.sealed or not self.pending:
            return False
        self._common = None
        self.sealed[seat] = choice
        if len(self.sealed) < len(self.pending):
            return False
        self._advance()
        return True

    def _stored(self, choice: bytes) -> Any:
        try:
            return from_json(self.game.choice_type, choice)
        except msgspec.MsgspecError as error:
            raise Broken(f"a stored answer to step {self.step} cannot be read") from error

    def _advance(self) -> None:
        try:
            self.state, events = step(self.game, self.state, self.sealed, self.pending)
        except Refused as error:
            raise Broken(f"the stored answers to step {self.step} are not legal") from error
        self._mirrored = Mirrored(self.state, self._mirrored)
        self._events.append(events)
        self.step += 1
        self.pending, self.sealed, self.advice = self.game.pending(self.state), {}, {}

    def abandon(self) -> None:
        """Ask nobody any more: nobody will finish this game."""
        self._common = None
        self.pending, self.sealed, self.advice = (), {}, {}

    def asked(self, seat: Seat, at: int) -> Decision | None:
        """Return the question that a seat has to answer at step `at`, if there is one."""
        if at != self.step:
            raise Stale(f"step {at} is not the open one; that is {self.step}")
        return next((decision for decision in self.unanswered if decision.seat == seat), None)

    def read(self, seat: Seat, at: int, choice: bytes) -> Any:
        """Return the choice a client means by its answer to step `at`, or refuse it."""
        if not self.pending:
            raise GameOver("the game is over")
        if at != self.step:
            raise Stale(f"step {at} is not the open one; that is {self.step}")
        if seat in self.sealed:
            raise AlreadyAnswered(f"seat {seat} has answered step {at}, and an answer is final")
        return self._legal(seat, choice)

    def advise(self, seat: Seat, at: int, text: bytes) -> None:
        """Take a suggestion to the seat that is asked, or refuse it."""
        decision = self.advising(seat)
        if at != self.step:
            raise Stale(f"step {at} is not the open one; that is {self.step}")
        if decision is None:
            raise NoAdvice("nobody may be advised now")
        self.advice[seat] = self._legal(decision.seat, text)

    def advising(self, seat: Seat | None) -> Decision | None:
        """Return the question to another seat on which this one may advise."""
        if seat is None or len(self.unanswered) != 1 or not self.may_advise:
            return None
        return next((decision for decision in self.unanswered if decision.seat != seat), None)

    def _legal(self, seat: Seat, text: bytes) -> Any:
        try:
            choice = from_json(self.game.choice_type, text)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            raise NotAnOption("that cannot be read as a move of this game") from None
        check(self.pending, seat, choice)
        return choice

    @property
    def common(self) -> Common:
        """What everyone may know of the open questions."""
        if self._common is None:
            unanswered = tuple([decision for decision in self.pending if decision.seat not in self.sealed])
            waiting, game = tuple([decision.seat for decision in unanswered]), self.game
            talk, result, advises = game.talks(self.state), game.result(self.state), game.advises(self.state)
            self._common = Common(unanswered, waiting, talk, result, advises)
        return self._common

    @property
    def unanswered(self) -> tuple[Decision, ...]:
        """The questions that still wait for an answer."""
        return self.common.unanswered

    @property
    def result(self) -> Result | None:
        """How it ended; None while it runs."""
        return self.common.result

    @property
    def talk(self) -> bool:
        """Whether the rules let people talk now."""
        return self.common.talk

    @property
    def happened(self) -> int:
        """How many events led to the open question."""
        return len(self._events[-1]) if self._events else 0

    def view(self, seat: Seat | None) -> Any:
        """Return all that this seat may know."""
        with self._mirrored:
            return self.game.view(self.state, seat)

    def chance(self, seat: Seat, purpose: str = "bot") -> Rng:
        """Return the stream a bot on this seat draws from at this step; it tells nothing about the cards."""
        return stream(self._seed, purpose, self.step, seat).sealed()

    def told(self, seat: Seat | None, since: int, last: Update | None) -> Told:
        """Return an update as it is told to whoever knew that other one; made once for all who get the same."""
        key = seat, since, id(last)
        if key not in self._told:
            self._told[key] = self._tell(self.update(seat, since), last)
        return self._told[key]

    def all_told(self) -> None:
        """Let go of what was told to everyone."""
        if self._told:
            self._told, self._differences = {}, Differences()

    def _tell(self, update: Update, last: Update | None) -> Told:
        """Say what is new since the last update; the last question stays known to whoever is asked nothing now."""
        if last is None:
            return Told(update, to_text(update), None)
        known = update if update.asked else replace(update, asked=last.asked)
        was, now = _rest(last), _rest(known)
        of = self._differences.of
        changes = {name: of(name, was[at], now[at]) for at, name in enumerate(_REST) if was[at] != now[at]}
        if view := self._differences.between(last.view, known.view):
            changes["view"] = view
        since = None if last.step == update.step - 1 else last.step
        return Told(known, to_text(Change(update.step, update.events, changes, since)), last)

    def word(self, seat: Seat, told: Seat | None) -> bytes:
        """Return the word that a seat has answered; with what, for that seat alone."""
        if seat != told:
            return b'{"type":"chosen","step":%d,"seat":%d}' % (self.step, seat)
        return to_text(Chosen(self.step, seat, self.sealed[seat]))

    @property
    def may_advise(self) -> bool:
        """Whether an answer may change on what others are asked for advice."""
        return self.common.advises

    def update(self, seat: Seat | None, since: int) -> Update:
        """Return all that a client at this seat needs that has seen everything before step `since`."""
        common = self.common
        return Update(
            self.step,
            self._events_since(since, seat),
            self.view(seat),
            next((decision for decision in common.unanswered if decision.seat == seat), None),
            self.advising(seat),
            None if seat is None else self.sealed.get(seat),
            common.waiting,
            common.talk,
            common.result,
        )

    def _events_since(self, since: int, seat: Seat | None) -> tuple[Event, ...]:
        missed = self.step - since
        if not 0 < missed <= len(self._events):
            return ()
        happened = self._events[-1] if missed == 1 else chain.from_iterable([*self._events][-missed:])
        return tuple([seen for event in happened if (seen := event.seen_by(seat)) is not None])
