"""A user's bot, as the arena sees it: a booth that is asked, waited for with bounds, and replaced when it fails."""

import os
import pickle
import select
import signal
import subprocess
import sys
from contextlib import suppress
from time import monotonic
from typing import Any

import msgspec

from stado.arena.booth import BEGIN, END
from stado.arena.contest import Entrant
from stado.arena.fault import Failed, Kind
from stado.arena.says import Chosen, Ended, Said, Wrong
from stado.bots import letters
from stado.core.chance import Rng
from stado.core.protocol import Decision

_LONGEST = 4096  # bytes that a booth has to say at once
_BY_ITSELF = "it wrote to the arena by itself"
_PATIENCE = 3.0  # times the deadline, and as many seconds: a machine may be busy, and a bot may sleep
_LATE = {-int(getattr(signal, name)) for name in ("SIGXCPU", "SIGKILL") if hasattr(signal, name)}
_reader: msgspec.msgpack.Decoder[Said] = msgspec.msgpack.Decoder(Said)


class Guest:
    """One user's bot at one seat, in one process of the arena, for any number of games."""

    def __init__(self, entrant: Entrant, deadline: float) -> None:
        self._entrant, self._deadline = entrant, deadline
        self._booth: subprocess.Popen[bytes] | None = None

    def begin(self) -> None:
        """Start a game."""
        self._booth = self._booth or self._opened()
        self._tell(BEGIN)

    def ask(self, question: bytes) -> int:
        """Return the place that is answered."""
        self._tell(question)
        match self._hear():
            case Chosen(place):
                return place
            case Wrong(kind, note):
                self.end()
                raise Failed(kind, note)
            case Ended(code) if code in _LATE:
                raise self._late()
            case Ended(code):
                raise Failed("crashed", f"its process ended with code {code}")
        raise self._lost("cheated", _BY_ITSELF)

    def end(self) -> None:
        """End a game; a booth that does not do so in good order is closed."""
        self._tell(END)
        try:
            is_well = self._hear() == Ended(0)
        except Failed:
            is_well = False
        if not is_well:
            self.close()

    def close(self) -> None:
        """End the booth and whatever it has started."""
        if self._booth is not None:
            with suppress(OSError):
                os.killpg(self._booth.pid, signal.SIGKILL) if hasattr(os, "killpg") else self._booth.kill()
            self._booth.communicate()
            self._booth = None

    def _opened(self) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", "stado.arena.booth"]
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "bufsize": 0}
        self._booth = subprocess.Popen(command, **pipes, start_new_session=True)  # type: ignore[call-overload]  # noqa: S603
        self._tell(pickle.dumps((self._entrant.file, self._entrant.source, self._deadline)))
        match self._hear():
            case Wrong(kind, note):
                raise self._lost(kind, note)
        return self._booth

    def _tell(self, text: bytes) -> None:
        assert self._booth is not None and self._booth.stdin is not None  # noqa: S101, PT018
        with suppress(BrokenPipeError):  # what it has to say about that is heard next
            letters.write(self._booth.stdin.fileno(), text)

    def _hear(self) -> Said:
        until = monotonic() + _PATIENCE * (1 + self._deadline)
        size = letters.length_of(self._read(letters.HEAD, until))
        try:
            return _reader.decode(self._read(size, until))
        except msgspec.MsgspecError:
            raise self._lost("cheated", _BY_ITSELF) from None

    def _read(self, size: int, until: float) -> bytes:
        if size > _LONGEST:
            raise self._lost("cheated", _BY_ITSELF)
        assert self._booth is not None and self._booth.stdout is not None  # noqa: S101, PT018
        pipe, found = self._booth.stdout.fileno(), b""
        while len(found) < size:
            if not select.select([pipe], [], [], max(0.0, until - monotonic()))[0]:
                self.close()
                raise self._late()
            more = os.read(pipe, size - len(found))
            if not more:
                raise self._lost("crashed", "its process ended")
            found += more
        return found

    def _lost(self, kind: Kind, note: str) -> Failed:
        """Give the booth up, and say why."""
        self.close()
        return Failed(kind, note)

    def _late(self) -> Failed:
        return Failed("late", f"it did not answer within {self._deadline:g} seconds of work")


class AtSeat:
    """It, in one game."""

    def __init__(self, guest: Guest, rng: Rng) -> None:
        self._guest, self._rng = guest, rng
        self._is_begun, self._asked = False, 0

    def choose(self, view: Any, decision: Decision) -> int:
        """Return the place of its choice."""
        try:
            if not self._is_begun:
                self._guest.begin()
                self._is_begun = True
            self._asked += 1
            place = self._guest.ask(pickle.dumps((view, decision, self._rng.child(self._asked))))
        except Failed:
            self._is_begun = False
            raise
        if place not in range(len(decision.options)):
            raise Failed("cheated", _BY_ITSELF)
        return place

    def leave(self) -> None:
        """End the game, unless the bot has failed."""
        if self._is_begun:
            self._is_begun = False
            self._guest.end()
