"""A client that comes back whenever the line breaks and remembers what the server has acknowledged."""

import asyncio
import random
import time
from collections.abc import Sequence
from typing import Any

import msgspec
from websockets.exceptions import WebSocketException

import stado
from stado.core.codec import to_json
from stado.core.options import options_of
from stado.core.protocol import Event, Seat
from stado.games import all_games
from stado.server.wire import Refusal, Seated, Update
from tests.server.player import Player, at_table
from tests.server.serving import Server

_COMES_BACK = 0.02  # seconds after a line broke
_TRIES_AGAIN = 0.1  # seconds after being told that nothing can be stored just now
_OFTEN = 0.2
Steps = list[tuple[dict[Seat, Any], list[Event]]]


class Stubborn:
    """Plays one seat at random to the end of the game, whatever happens to the server."""

    def __init__(self, seated: Seated, seed: int, longest_thought: float) -> None:
        self.seated, self._rng = seated, random.Random(seed)
        self.longest_thought = longest_thought  # seconds
        self.step = 0  # the last one seen
        self.events: list[Any] = []
        self.sent: dict[int, list[Any]] = {}
        self.acknowledged: dict[int, Any] = {}
        self.refused: list[str] = []  # codes
        self.result: Any = None
        self.back = asyncio.Event()
        self.longest_wait = 0.0  # seconds: for an answer to be acknowledged, or for the table after the line broke
        self._since: float | None = None  # when this wait began

    async def play(self, server: Server) -> None:
        while self.result is None:
            try:
                async with at_table(server, self.seated, self.step) as player:
                    await self._play(player)
            except (OSError, EOFError, WebSocketException):
                self._since = self._since or time.monotonic()
                await asyncio.sleep(_COMES_BACK)

    async def _play(self, player: Player) -> None:
        answered = -1  # on this line; on a new one the same step may be asked again, if no answer arrived
        while self.result is None:
            heard = await player.until(lambda message: isinstance(message, Update | Refusal))
            if isinstance(heard, Refusal):
                self.refused.append(heard.code)
                await asyncio.sleep(_TRIES_AGAIN)
                answered = -1
            else:
                self._take(heard)
                self.back.set()
            update = player.updates[-1] if player.updates else None
            if update and update.asked and update.step > answered:
                answered = update.step
                await self._answer(player, update.step, update.asked.options)

    async def _answer(self, player: Player, step: int, options: tuple[Any, ...]) -> None:
        await asyncio.sleep(self._rng.random() * self.longest_thought)
        choice = self._rng.choice(options)
        self.sent.setdefault(step, []).append(choice)
        self._since = self._since or time.monotonic()
        await player.answer(step, choice)

    def _take(self, update: Update) -> None:
        """Check an update against all that was acknowledged before, and remember what it acknowledges."""
        assert update.step >= self.step, "the table went back"
        if update.step in self.acknowledged:
            assert update.asked is None, "asked twice"
            assert update.chosen == self.acknowledged[update.step], "an acknowledged answer was lost"
        if update.chosen is not None:
            assert update.chosen in self.sent.get(update.step, ()), "an answer nobody gave"
            self.acknowledged[update.step] = update.chosen
        if self._since is not None:
            self.longest_wait = max(self.longest_wait, time.monotonic() - self._since)
            self._since = None
        self.events += update.events
        self.step, self.result = update.step, update.result


class Roaming(Stubborn):
    """One whose line breaks again and again, without anything having happened to the server."""

    async def _answer(self, player: Player, step: int, options: tuple[Any, ...]) -> None:
        await super()._answer(player, step, options)
        if self._rng.random() < _OFTEN:
            raise ConnectionError("it roams")


def check(clients: Sequence[Stubborn], record: dict[str, Any]) -> None:
    """Compare what the clients lived through with the game as it was stored."""
    steps, result = replayed(record)
    for client in clients:
        seat = client.seated.seat
        for step, (answers, _) in enumerate(steps):
            stored = to_json(answers[seat]) if seat in answers else None
            assert stored == client.acknowledged.get(step, stored), "an acknowledged answer was lost"
            assert stored is None or stored in client.sent.get(step, ()), "an answer nobody gave"
        assert client.events == [told for _, events in steps for told in seen_by(seat, events)]
        assert client.result == result
    assert stado.replay(record).result == result
    assert len(record["moves"]) == sum(len(answers) for answers, _ in steps)


def seen_by(seat: Seat, events: list[Event]) -> list[Any]:
    """Return what a seat is told of these events."""
    told: list[Any] = msgspec.json.decode(
        msgspec.json.encode([seen for event in events if (seen := event.seen_by(seat)) is not None])
    )
    return told


def replayed(record: dict[str, Any]) -> tuple[Steps, Any]:
    """Play a record again with the bare rules: answers and events by step, and the result."""
    game = all_games()[record["game"]]
    state = game.deal(record["players"], record["seed"], options_of(game, record["options"], record["players"]))
    moves, steps = list(record["moves"]), Steps()
    while pending := game.pending(state):
        taken, moves = moves[: len(pending)], moves[len(pending) :]
        answers = {seat: msgspec.convert(choice, game.choice_type) for seat, choice in taken}
        assert answers.keys() == {decision.seat for decision in pending}
        steps.append((answers, game.advance(state, answers)))
    assert not moves
    return steps, game.result(state)
