"""What is simulated: a game with its options, a bot at every seat, and the seed from which all its matches come.

It is plain data, so that other processes and other machines can be told of it. A match is known by its number: with the
simulation it is all that its deal and its bots' chance come from.
"""

from collections.abc import Mapping, Sequence
from itertools import cycle, islice
from typing import Any

from msgspec import Struct
from msgspec.json import decode

from stado.bots import named
from stado.bots.own import is_file, source_of
from stado.core.chance import seed_of
from stado.core.codec import to_text
from stado.core.errors import InvalidOptions
from stado.core.options import options_of
from stado.core.protocol import AnyGame
from stado.games import all_games
from stado.kernels.kernel import Kernel
from stado.kernels.play import columns
from stado.sim.parity import kernel_of


class Simulation(Struct, frozen=True):
    """Everything that the matches hang on."""

    game: str
    players: int
    options: str  # in full, as JSON text
    bots: tuple[str, ...]  # by seat: names, or files of the user's own
    sources: tuple[tuple[str, str], ...]  # what is written in each of these files
    seed: str

    @property
    def rules(self) -> AnyGame:
        """Return the game itself."""
        return all_games()[self.game]

    @property
    def kernel(self) -> Kernel | None:
        """Return the game's kernel, if it has one."""
        return kernel_of(self.rules)

    @property
    def is_compiled(self) -> bool:
        """Say whether all of it happens inside the kernel: it has all these players."""
        return self.kernel is not None and self.kernel.plays.issuperset(self.bots)

    def columns(self) -> list[str]:
        """Name what is told of a match."""
        return columns(self.kernel, self.players)

    def read_options(self) -> Any:
        """Return the game's own options."""
        return options_of(self.rules, decode(self.options), self.players)


def simulation(
    game: str,
    players: int,
    bots: str | Sequence[str],
    options: Mapping[str, Any] | None,
    seed: int | str | bytes | None,
) -> Simulation:
    """Return a simulation of these; raise InvalidOptions where there is no such game, option or bot."""
    if game not in all_games():
        raise InvalidOptions(f"there is no game {game!r}; there are: {', '.join(all_games())}")
    chosen = to_text(options_of(all_games()[game], options, players)).decode()
    seated = _seated(game, players, bots)
    sources = tuple((bot, source_of(bot)) for bot in dict.fromkeys(seated) if is_file(bot))
    return Simulation(game, players, chosen, seated, sources, seed_of(seed))


def _seated(game: str, players: int, bots: str | Sequence[str]) -> tuple[str, ...]:
    """Return a bot for every seat: those that are named take turns."""
    every = bots.split(",") if isinstance(bots, str) else list(bots)
    if not every:
        raise InvalidOptions("name at least one bot")
    for bot in every:
        if not is_file(bot):
            named(game, bot)
    return tuple(islice(cycle(every), players))
