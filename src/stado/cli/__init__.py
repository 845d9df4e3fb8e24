"""The command line: `stado play`, `serve`, `replay` and the tools. Rules are never here; it only asks and tells."""

from stado.cli.entry import main

__all__ = ["main"]
