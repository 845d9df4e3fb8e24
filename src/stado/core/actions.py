"""A number for every choice of a game, the same at every table and everywhere: what learners and kernels count in.

Most choices are one action. One that names several cards is composed, so that the numbers stay few: an action says what
it is and how many cards follow, then each card is a pick. So no choice begins as another one ends.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import structs

from stado.core.codec import to_text
from stado.core.protocol import Choice

Action = int
Head = tuple[Choice, int]  # a choice without its picks, and how many of them follow


class Actions:
    """The numbering of one game: the choices in one action, then `heads` of composed ones, then `picks`."""

    def __init__(
        self, whole: Iterable[Choice], composed: Iterable[Head] = (), picks: Iterable[Any] = (), field: str = ""
    ) -> None:
        self.heads: list[Head] = [*((choice, 0) for choice in whole), *composed]
        self.picks, self._field = list(picks), field  # the field that lists what is picked
        self._head_of = {head: action for action, head in enumerate(self.heads)}
        self._pick_of = {pick: len(self.heads) + place for place, pick in enumerate(self.picks)}

    def __len__(self) -> int:
        """Count the actions."""
        return len(self.heads) + len(self.picks)

    def of(self, choice: Choice) -> tuple[Action, ...]:
        """Return the actions that make up a choice, in their order."""
        picks = getattr(choice, self._field, ())
        plain = structs.replace(choice, **{self._field: ()}) if picks else choice
        return (self._head_of[plain, len(picks)], *(self._pick_of[pick] for pick in picks))

    def choice(self, actions: Sequence[Action]) -> Choice:
        """Return the choice that these actions make up; ValueError if they make up none."""
        plain, count = self.heads[actions[0]]
        picks = tuple(self.picks[action - len(self.heads)] for action in actions[1:])
        made = structs.replace(plain, **{self._field: picks}) if picks else plain
        if len(picks) != count or self.of(made) != tuple(actions):
            raise ValueError(f"no choice is made up of the actions {tuple(actions)}")
        return made

    def told(self, action: Action) -> str:
        """Return what an action stands for: a choice in JSON, with how many picks follow, or a pick."""
        if action >= len(self.heads):
            return str(self.picks[action - len(self.heads)])
        choice, count = self.heads[action]
        text = to_text(choice).decode()
        return f"{text} and {count} more" if count else text

    def after(self, options: Iterable[Choice], begun: Sequence[Action] = ()) -> list[Action]:
        """Return the actions that lead on to one of these options, once some were taken."""
        ways = (self.of(option) for option in options)
        start = tuple(begun)
        return sorted({way[len(start)] for way in ways if way[: len(start)] == start and len(way) > len(start)})

    def mask(self, options: Iterable[Choice], begun: Sequence[Action] = ()) -> bytearray:
        """Return the same as a one for every action that may be taken, and a nought for the others."""
        marks = bytearray(len(self))
        for action in self.after(options, begun):
            marks[action] = 1
        return marks
