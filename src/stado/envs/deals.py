"""The seeds of the games that an environment deals one after another: named once, they come again on every machine."""

from stado.core.chance import Rng, seed_of, stream


class Deals:
    """The first game has the seed that was named, so it is the one that `stado.new` deals from it; then come others."""

    def __init__(self) -> None:
        self.name(None)

    def name(self, seed: int | str | bytes | None) -> None:
        """Begin anew from a seed; None is a random one."""
        self._first = seed_of(seed)
        self._dealt = 0

    def next(self) -> str:
        """Return the seed of the next game."""
        self._dealt += 1
        self.seed = self._first if self._dealt == 1 else self._stream("deal").fresh_seed()
        return self.seed

    def chance(self, *names: object) -> Rng:
        """Return a stream for what belongs to the environment in this game, such as its bots."""
        return self._stream(*names).sealed()

    def _stream(self, *names: object) -> Rng:
        return stream(self._first, "environment", self._dealt, *names)
