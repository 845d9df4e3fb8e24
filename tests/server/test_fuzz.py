"""Whatever is said on a socket by whoever: no fault of ours, nothing changes, and the table plays on to its end."""

import asyncio
import json
import random
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest

from stado.server.wire import FromClient, Ping, Seated, Update
from tests.server.fuzz import wrong
from tests.server.player import Player, at_table, full_table
from tests.server.raw import Line, framed, next_frame, open_line, port_of, shake_hands
from tests.server.serving import Server, serving
from tests.server.test_one_move import stored_answers
from tests.volume import SOAK

pytestmark = pytest.mark.anyio

BATCH = 50  # messages of each attacker before someone looks whether all is well
BATCHES = 620 if SOAK else 5  # at each of about ten steps, and after the end, of three attackers
BINARY = 2
PATIENT = {"messages_per_second": 10**7, "hello_seconds": 3600}  # every message is read
read = msgspec.json.Decoder(FromClient).decode


class Attacker:
    """Says what should not be said, on one line after another."""

    def __init__(self, server: Server, table: str, greeting: Any, rng: random.Random) -> None:
        self._server, self._table, self._greeting, self._rng = server, table, greeting, rng
        self._line: Line | None = None
        self.codes, self.said = set[str](), 0

    async def attack(self, honest: list[Any]) -> None:
        """Say so much, and wait until all of it was read."""
        reader, writer = self._line = self._line or await self._greeted()
        messages = [*(wrong(self._rng, honest) for _ in range(BATCH)), b'{"type":"ping"}']
        writer.write(b"".join(framed(message, BINARY) for message in messages))
        pongs = sum(map(_is_ping, messages))
        async with asyncio.timeout(60):
            while pongs:
                heard = json.loads((await next_frame(reader))[1])
                pongs -= heard["type"] == "pong"
                self.codes.add(heard.get("code", ""))
        self.said += len(messages)

    async def _greeted(self) -> Line:
        line = await open_line(port_of(self._server))
        await shake_hands(line, self._table)
        if self._greeting is not None:
            line[1].write(framed(json.dumps(self._greeting).encode()))
        return line

    def close(self) -> None:
        """Hang up."""
        if self._line:
            self._line[1].close()


def _is_ping(message: bytes) -> bool:
    with suppress(msgspec.MsgspecError, UnicodeError, RecursionError):
        return len(message) <= 4096 and isinstance(read(message.decode()), Ping)
    return False


class Siege:
    """A table of two, one of whom has answered, and those who want to spoil it."""

    def __init__(self, server: Server, seated: list[Seated], other: Seated) -> None:
        self._server, self._table, self._rng = server, seated[0].table, random.Random(3)
        greetings = {"type": "hello", "token": seated[1].token}, {"type": "hello"}, None
        self.attackers = [Attacker(server, self._table, greeting, self._rng) for greeting in greetings]
        self._honest = [
            *({"type": "hello", "token": who.token, "step": 0} for who in (seated[1], other)),
            {"type": "hello", "name": "Wanda"},
            {"type": "seen", "step": 0},
            {"type": "say", "text": "moo"},
        ]

    async def storm(self, *updates: Update) -> None:
        """Try everything at a step, and see that nothing came of it."""
        self._learn(*updates)
        before = self._state()
        for _ in range(BATCHES):
            await asyncio.gather(*(attacker.attack(self._honest) for attacker in self.attackers))
        assert self._state() == before

    def _learn(self, *updates: Update) -> None:
        """Take up the answers that anybody here might give now; they stay in use when they are stale."""
        for update in updates:
            for option in update.asked.options[:3] if update.asked else ():
                choice = msgspec.to_builtins(option)
                self._honest += [
                    {"type": kind, "step": update.step, "choice": choice} for kind in ("answer", "suggest")
                ]

    def _state(self) -> Any:
        card = self._server.get(f"/api/tables/{self._table}").json()
        return stored_answers(self._server, self._table), card["status"], [seat["name"] for seat in card["seats"]]


async def newest(player: Player, after: int) -> Update:
    """Return the update of a step later than this one, or the last of all."""
    found: Update = await player.until(lambda heard: isinstance(heard, Update) and heard.step > after)
    return found


@pytest.mark.soak
async def test_nothing_said_on_a_socket_changes_anything_it_should_not(tmp_path: Path) -> None:
    with serving(tmp_path / "log", **PATIENT) as server:
        seated, (other, _) = full_table(server, 2, options={"rounds": 1}), full_table(server, 2)
        siege, step = Siege(server, seated, other), -1
        async with at_table(server, seated[0]) as ada, at_table(server, seated[1]) as ben:
            while not (mine := await newest(ada, step)).result:
                theirs = await newest(ben, step)
                step = mine.step
                if theirs.asked:
                    await ben.answer(step, theirs.asked.options[0])
                if theirs.asked and mine.asked:
                    await ben.until(lambda heard: isinstance(heard, Update) and heard.chosen is not None)
                if mine.asked:
                    await siege.storm(mine, theirs)
                    await ada.answer(step, mine.asked.options[-1])
            await siege.storm()
        for attacker in siege.attackers:
            attacker.close()
            assert "broken" not in attacker.codes
        assert {"malformed", "too-large"} < set.union(*(attacker.codes for attacker in siege.attackers))
        assert stored_answers(server, other.table) == []
        assert "Traceback" not in server.log()
        assert sum(attacker.said for attacker in siege.attackers) > 10 * 3 * BATCHES * BATCH
