"""What `stado board` can do: each function here is a command, and what it returns is told by its message."""

from pathlib import Path

from stado.games.board.layout import read


def check(file: Path) -> dict[str, str | int]:
    """Read a board file; if it cannot be played on, the error says all that is wrong with it."""
    found = read(file)
    return {"layout": found.name, "basic": len(found.rows.basic), "advanced": len(found.rows.advanced)}
