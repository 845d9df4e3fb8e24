"""Golden playthroughs and perft counts: what the rules do, kept as files, so that a change of the rules is seen."""

from stado.dev.golden.files import check, stale, stories, update

__all__ = ["check", "stale", "stories", "update"]
