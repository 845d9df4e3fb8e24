"""Simulators that others wrote, each played by chance on one core through its Python API, in processes of their own.

OpenSpiel comes with the extra `envs`; the others are fetched into a folder of their own when they are first asked for.
"""

import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from bench.cores import on_core

ROOT = Path(__file__).parents[2]
_PROGRAMS = Path(__file__).parent / "peers"
_PINNED = ROOT / "requirements" / "peers.txt"
_HOME = ROOT / ".tools" / "simulators"
_UV = ROOT / ".tools" / "uv" / "bin" / "uv"
LIBRARIES = ("OpenSpiel", "RLCard", "pgx")

# The relative of each game: cards chosen at once, the game that all play together, layers of cards.
RELATIVES: Mapping[str, str] = {
    "nimmt": "OpenSpiel goofspiel",
    "board": "OpenSpiel goofspiel",
    "buffalo": "OpenSpiel hanabi",
    "gap": "OpenSpiel crazy_eights",
    "korist": "OpenSpiel dou_dizhu",
}


def measured() -> dict[str, float]:
    """Return the decisions a second of each game of theirs, as far as they can be installed."""
    found = dict(_told("OpenSpiel", sys.executable))
    if python := _fetched():
        found |= dict(_told("RLCard", python)) | dict(_told("pgx", python))
    return found


def missing(found: Mapping[str, float]) -> list[str]:
    """Return the libraries that nobody measured."""
    return [library for library in LIBRARIES if not any(name.startswith(library) for name in found)]


def _told(library: str, python: str) -> Iterator[tuple[str, float]]:
    program = _PROGRAMS / f"with_{library.lower()}.py"
    done = subprocess.run([*on_core(0), python, str(program)], stdout=subprocess.PIPE, text=True)  # noqa: S603  # ours
    for line in done.stdout.splitlines():
        name, rate = line.rsplit(maxsplit=1)
        yield f"{library} {name}", float(rate)


def _fetched() -> str | None:
    """Return the Python that has them, after installing them if need be; None if that fails."""
    python, done = _HOME / "bin" / "python", _HOME / "installed.txt"
    if done.exists() and done.read_text() == _PINNED.read_text():
        return str(python)
    for command in (
        ("venv", "--quiet", "--clear", "--python", sys.executable, str(_HOME)),
        ("pip", "install", "--quiet", "--python", str(python), "--require-hashes", "-r", str(_PINNED)),
    ):
        if subprocess.run([str(_UV), *command], stdout=sys.stderr).returncode != 0:  # noqa: S603  # our own uv
            return None
    done.write_text(_PINNED.read_text())
    return str(python)
