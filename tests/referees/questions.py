"""Whom a referee's question is for: everyone who has not chosen yet, or one seat."""

from collections.abc import Container
from typing import Protocol

from tests.referees.checks import Checks


class Question(Protocol):
    """What is asked just now."""

    @property
    def kind(self) -> str:
        """What it is about."""

    @property
    def seat(self) -> int:
        """Whom it is for; nobody in particular where everyone is asked."""


class Asking(Checks):
    """A referee that asks one question at a time."""

    of_all: str  # the kind that everyone is asked
    players: int
    question: Question | None
    chosen: Container[int]  # the seats that have answered what everyone is asked

    def asked(self) -> list[int]:
        """Return the seats that must decide now."""
        if self.question is None:
            return []
        if self.question.kind == self.of_all:
            return [seat for seat in range(self.players) if seat not in self.chosen]
        return [self.question.seat]
