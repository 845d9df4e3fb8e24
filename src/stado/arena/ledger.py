"""The deals that were played, one line of JSON each, so that a contest goes on where it was interrupted.

The first line says what was contested; a file of another contest is refused. A last line that was cut off is dropped.
"""

import os
from io import BufferedWriter
from pathlib import Path
from typing import Any

import msgspec

from stado.arena.contest import Contest
from stado.arena.deal import Deal
from stado.core.codec import to_json, to_text
from stado.core.errors import StadoError

_reader = msgspec.json.Decoder(Deal)


class OtherContest(StadoError):
    """A file that holds the deals of another contest, or none at all."""

    code = "other-contest"


class Ledger:
    """All deals so far, by number; in a file, if one is given."""

    def __init__(self, contested: Contest, file: Path | None = None) -> None:
        self.deals: dict[int, Deal] = {}
        self._file = None if file is None else self._opened(file, to_text(_heading(contested)))

    def add(self, deal: Deal) -> None:
        """Take note of a deal."""
        self.deals[deal.number] = deal
        if self._file is not None:
            self._file.write(to_text(deal) + b"\n")
            self._file.flush()

    def close(self) -> None:
        """See that all is on the disk."""
        if self._file is not None:
            os.fsync(self._file.fileno())
            self._file.close()

    def _opened(self, file: Path, heading: bytes) -> BufferedWriter:
        """Take over what is in the file and go on behind it."""
        lines = file.read_bytes().splitlines(keepends=True) if file.exists() else []
        whole = [line for line in lines if line.endswith(b"\n")]
        if whole and whole[0].rstrip() != heading:
            raise OtherContest(f"{file} holds another contest: {whole[0][:300].decode(errors='replace').rstrip()}")
        self.deals = {deal.number: deal for deal in map(_reader.decode, whole[1:])}
        opened = file.open("ab")
        opened.truncate(sum(map(len, whole)))
        if not whole:
            opened.write(heading + b"\n")
        return opened


def _heading(contested: Contest) -> dict[str, Any]:
    """Return what makes one contest another: not how patient we are, nor where a bot's file lies."""
    every = to_json(contested)
    bots = {entrant.name: entrant.digest for entrant in contested.entrants}
    return {
        "game": every["game"],
        **{key: every[key] for key in ("players", "options", "seed", "against", "share")},
    } | {"bots": bots}
