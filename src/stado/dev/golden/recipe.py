"""The head of a golden file: the deal, and the answers that are not left to chance. All below it is told anew."""

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct

from stado.core.chance import seed_of, stream
from stado.core.codec import to_text
from stado.core.errors import InvalidPosition
from stado.core.protocol import AnyGame, Decision
from stado.dev.golden.phrase import choice_phrase


class Recipe(Struct, frozen=True):
    """What leads to a story."""

    about: str
    players: int
    seed: str
    options: dict[str, Any]
    script: dict[str, str]  # "step 3, seat 1" to an option, as the story words it

    def answer(self, step: int, decision: Decision) -> Any:
        """Return the scripted answer to a question, or else a random one."""
        wanted = self.script.get(f"step {step}, seat {decision.seat}")
        if wanted is None:
            return stream(seed_of(self.seed), "golden", step, decision.seat).pick(decision.options)
        for option in decision.options:
            if choice_phrase(option) == wanted:
                return option
        raise InvalidPosition(f"at step {step} seat {decision.seat} cannot answer {wanted!r}")

    def lines(self, game: AnyGame) -> Iterator[str]:
        """Write the recipe as `read` reads it."""
        yield f"about: {self.about}"
        yield f"game: {game.id}, version {game.version}"
        yield f"players: {self.players}"
        yield f"seed: {self.seed}"
        yield f"options: {to_text(self.options).decode()}"
        yield from (f"{place}: {choice}" for place, choice in self.script.items())


def read(text: str) -> Recipe:
    """Read the recipe at the head of a story: lines `name: value` up to the first empty one."""
    head = dict(line.split(": ", 1) for line in text.split("\n\n", 1)[0].splitlines() if ": " in line)
    if missing := {"about", "players", "seed"} - head.keys():
        raise InvalidPosition(f"the head of a story must also say {', '.join(sorted(missing))}")
    return Recipe(
        about=head.pop("about"),
        players=int(head.pop("players")),
        seed=head.pop("seed"),
        options=msgspec.json.decode(head.pop("options", "{}")),
        script={place: choice for place, choice in head.items() if place.startswith("step ")},
    )
