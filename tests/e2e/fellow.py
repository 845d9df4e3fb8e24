"""Someone who plays a seat without a browser, as fast as the server can, while the browsers of that seat follow."""

import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from msgspec import to_builtins
from websockets.sync.client import ClientConnection, connect

from tests.server.serving import Server

Message = dict[str, Any]


class Fellow:
    """Answers by chance, with a seed."""

    def __init__(self, line: ClientConnection, seed: int) -> None:
        self._line, self._rng = line, random.Random(seed)

    def questions(self) -> Iterator[Message]:
        """Yield each update that asks something, to be answered before the next, and the one that ends the game."""
        answered = -1
        for update in self._updates():
            if update["result"] or (update["asked"] and update["step"] > answered):
                answered = update["step"]
                yield update
            if update["result"]:
                return

    def answer(self, update: Message) -> None:
        """Give any answer."""
        self.give(update["step"], self._rng.choice(update["asked"]["options"]))

    def give(self, step: int, choice: Any) -> None:
        """Give this answer."""
        self._line.send(json.dumps({"type": "answer", "step": step, "choice": to_builtins(choice)}))

    def _updates(self) -> Iterator[Message]:
        for message in map(json.loads, self._line):
            if message["type"] == "update":
                yield message


@contextmanager
def at_seat(server: Server, seated: Message, seed: int) -> Iterator[Fellow]:
    """Connect to the table of a seat."""
    with connect(server.address(seated["table"])) as line:
        line.send(json.dumps({"type": "hello", "token": seated["token"], "whole": True}))
        yield Fellow(line, seed)
