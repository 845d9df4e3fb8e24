"""A game under way in this process: it collects the answers to a question and steps when the last is in."""

from collections.abc import Iterator, Mapping
from copy import deepcopy
from typing import Any

import msgspec

from stado.core.chance import Bits, Rng, rng_of
from stado.core.codec import from_json, pack, to_json
from stado.core.errors import GameOver, IllegalMove, InvalidOptions, InvalidPosition, NotAnOption, NotAsked
from stado.core.options import options_of
from stado.core.protocol import AnyGame, Decision, Event, Result, Seat, State

Move = Any  # a Choice of the game, or its JSON form
Played = tuple[int, Any]


class Match:
    """One game, with the truth in it. Its seats are 0, 1, …; what is asked of them is in `pending`."""

    __slots__ = ("_answers", "_asked", "_game", "_moves", "_open", "_origin", "_state", "players")

    def __init__(self, game: AnyGame, players: int, state: State, origin: Mapping[str, Any]) -> None:
        self.players = players
        self._game = game
        self._state = state
        self._origin = origin  # what a record needs beside the moves: a seed, or the position it started from
        self._moves: list[Played] = []
        self._ask()

    def _ask(self) -> None:
        self._asked = self._game.pending(self._state)
        self._open: dict[int, tuple[Any, ...]] = {}
        for decision in self._asked:  # at every step of every game, where a comprehension costs half as much again
            self._open[decision.seat] = decision.options
        self._answers: dict[Any, Any] = {}  # by seat

    @property
    def game(self) -> str:
        """The game's id."""
        return self._game.id

    @property
    def options(self) -> dict[str, Any]:
        """The options in full, in their JSON form."""
        options: dict[str, Any] = to_json(self._state.options)  # type: ignore[attr-defined]  # every game's State has them
        return options

    @property
    def pending(self) -> dict[int, tuple[Any, ...]]:
        """Who must decide now, and all they may do."""
        return self._open.copy()

    def decision(self, seat: int) -> Decision:
        """Return the question this seat has to answer, as a bot is given it."""
        asked = next((asked for asked in self._asked if asked.seat == seat and asked.seat in self._open), None)
        if asked is None:
            raise self._not_asked(seat)
        return asked

    def play(self, seat: int, move: Move) -> list[Event]:
        """Make a move for a seat and return what happened: nothing, until the last seat concerned has chosen."""
        try:
            options = self._open[seat]
        except (KeyError, TypeError):
            raise self._not_asked(seat) from None
        if move not in options:
            move = self._read(seat, move, options)
        self._moves.append((seat, move))
        self._answers[seat] = move
        del self._open[seat]
        if self._open:
            return []
        events = self._game.advance(self._state, self._answers)
        self._ask()
        return events

    def _not_asked(self, seat: int) -> IllegalMove:
        if not self._open:
            return GameOver("the game is over: no move can be made")
        waiting = " and ".join(map(str, self.pending))
        if seat in list(self._answers):
            return NotAsked(f"seat {seat} has chosen already, and an answer is final; waiting for seat {waiting}")
        return NotAsked(f"seat {seat!r} has nothing to decide now; waiting for seat {waiting}")

    def _read(self, seat: int, move: Move, options: tuple[Any, ...]) -> Any:
        try:
            choice = from_json(self._game.choice_type, move)
        except (msgspec.MsgspecError, TypeError, UnicodeError):
            choice = None
        if choice is None or choice not in options:
            examples = ", ".join(str(to_json(option)) for option in options[:3])
            more = " …" if len(options) > 3 else ""
            raise NotAnOption(f"seat {seat} cannot play {move!r} now; its options: {examples}{more}")
        return choice

    def view(self, seat: int | None) -> Any:
        """Return all that this seat may know, and no more; None is a spectator."""
        return self._game.view(self._state, self._seat(seat))

    def _seat(self, seat: int | None) -> Seat | None:
        if seat is None:
            return None
        if isinstance(seat, bool) or not isinstance(seat, int) or seat not in range(self.players):
            raise NotAsked(f"there is no seat {seat!r}; seats are 0 to {self.players - 1}, or None for a spectator")
        return Seat(seat)

    @property
    def result(self) -> Result | None:
        """How it ended; None while it runs."""
        return self._game.result(self._state)

    def clone(self) -> "Match":
        """Return an independent copy."""
        return self._copy(self._state.clone())

    def _copy(self, state: State) -> "Match":
        other = Match(self._game, self.players, state, self._origin)
        other._moves, other._answers, other._open = self._moves.copy(), self._answers.copy(), self._open.copy()
        return other

    def imagine(self, seat: int | None, rng: Rng | Bits | int | None = None) -> "Match":
        """Return a match that this seat cannot tell from the true one, everything hidden drawn by chance."""
        chance, me = rng_of(rng), self._seat(seat)
        state = self._game.imagine(self._game.view(self._state, me), chance)
        other = Match(self._game, self.players, state, {})
        other._origin = {"position": other.dump()}
        for answered, choice in self._answers.items():
            other.play(answered, choice if answered == me else chance.pick(other.decision(answered).options))
        return other

    def dump(self) -> dict[str, Any]:
        """Return the whole truth as a position in JSON; `load` goes on from it identically."""
        position = {"game": self.game, "players": self.players, **to_json(self._state)}
        if self._answers:
            position["answers"] = {str(int(seat)): to_json(choice) for seat, choice in self._answers.items()}
        return position

    def record(self) -> dict[str, Any]:
        """Return, as JSON, enough to replay this match anywhere."""
        return {
            "game": self.game,
            "version": self._game.version,
            "players": self.players,
            "options": self.options,
            **deepcopy(self._origin),
            "moves": [[int(seat), to_json(choice)] for seat, choice in self._moves],
        }


def new(game: AnyGame, players: int, options: Mapping[str, Any] | None, seed: str) -> Match:
    """Deal a game."""
    chosen = options_of(game, options, players)
    return Match(game, players, game.deal(players, seed, chosen), {"seed": seed})


def load(game: AnyGame, players: int, position: Mapping[str, Any]) -> Match:
    """Set up a position written down, without its keys `game` and `players`."""
    state = _read_state(game, players, {key: value for key, value in position.items() if key != "answers"})
    game.settle(state, players, position.keys())
    match = Match(game, players, state, {})
    _give_answers(match, position.get("answers", {}))
    match._origin, match._moves = {"position": match.dump()}, []
    return match


def _read_state(game: AnyGame, players: int, fields: Mapping[str, Any]) -> Any:
    try:
        options = options_of(game, fields.get("options"), players)
        state = from_json(game.state_type, {**fields, "options": to_json(options)})
        pack(state)
    except OverflowError:
        raise InvalidPosition("a number in this position is too large") from None
    except InvalidOptions as error:
        raise InvalidPosition(str(error)) from None
    except (msgspec.MsgspecError, TypeError, ValueError) as error:
        raise InvalidPosition(f"this cannot be read as a position of {game.id}: {error}") from None
    return state


def _give_answers(match: Match, answers: Any) -> None:
    if not isinstance(answers, Mapping) or len(answers) >= max(len(match.pending), 1):
        raise InvalidPosition("answers must name a choice for some, not all, of the seats that are asked")
    for seat, choice in answers.items():
        if not str(seat).isdecimal():
            raise InvalidPosition(f"answers: {seat!r} is no seat")
        try:
            match.play(int(seat), choice)
        except IllegalMove as error:
            raise InvalidPosition(f"answers: {error}") from None


class Replay(Match):
    """A match played again from its record. It stands at the end; `at` gives any earlier moment."""

    __slots__ = ("_start",)

    def __init__(self, start: Match, moves: list[Played]) -> None:
        super().__init__(start._game, start.players, start._state.clone(), start._origin)
        self._start = start
        self._answers, self._open = start._answers.copy(), start._open.copy()
        for seat, move in moves:
            self.play(seat, move)

    def __len__(self) -> int:
        """Count the moves."""
        return len(self._moves)

    def at(self, moves: int) -> Match:
        """Return the match as it stood after so many moves."""
        if not 0 <= moves <= len(self):
            raise IndexError(f"there are 0 to {len(self)} moves to look back to, not {moves}")
        match = self._start.clone()
        for seat, move in self._moves[:moves]:
            match.play(seat, move)
        return match

    def positions(self) -> Iterator[dict[str, Any]]:
        """Yield the position after every move, the start first."""
        match = self._start.clone()
        yield match.dump()
        for seat, move in self._moves:
            match.play(seat, move)
            yield match.dump()
