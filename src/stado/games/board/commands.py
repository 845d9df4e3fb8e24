"""What `stado board` can do: each function here is a command, and what it returns is told by its message."""

from pathlib import Path

from msgspec.structs import replace

from stado.games.board.host import read, write
from stado.games.board.ours import OURS


def check(file: Path) -> dict[str, str | int]:
    """Read a board file; if it cannot be played on, the error says all that is wrong with it."""
    found = read(file)
    return {"layout": found.name, "basic": len(found.rows.basic), "advanced": len(found.rows.advanced)}


def copy(file: Path) -> dict[str, str | int]:
    """Write our layout to a new file, under the name of the file, for a host to change."""
    write(replace(OURS, name=file.stem), file)
    return {"file": str(file)}
