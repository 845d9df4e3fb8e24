"""Search over imagined worlds, for any game: every option is tried in the same worlds, the better ones in more of them.

The better half goes on each time (sequential halving), so that work is spent where it matters. The budget is counted in
answers given by the players of imagined games, never in time: the same question gets the same answer everywhere.
"""

from collections.abc import Sequence
from importlib import import_module
from math import ceil, inf, log2, nextafter
from typing import Any

from stado.bots.readiness import is_ready
from stado.bots.worlds import Worlds
from stado.core.chance import Rng
from stado.core.protocol import AnyGame, Bot, Decision, Seat
from stado.games import all_games, part
from stado.kit.effort import work
from stado.kit.outlook import Outlook

_MOST = 24  # options that are tried; of more, those that `greedy` likes best
_LEAST = 1  # worlds for each option, however little work may be done


class Searcher(Bot):
    """Values options by what comes of them in imagined worlds where everyone else plays by chance.

    With a budget of playouts, and where there is a kernel for the game, the worlds are played on there.
    """

    def __init__(self, budget: int, playouts: int = 0) -> None:
        self._budget, self._playouts = budget, playouts

    def weigh(self, view: Any, decision: Decision, rng: Rng) -> dict[Any, float]:
        """Value each option by how far ahead it should bring this seat."""
        game = all_games()[view.__struct_config__.tag]
        options = _likely(game.id, view, decision, rng)
        asked = game, view, decision.seat, options, rng
        is_fast = self._playouts and is_ready(game.id, lambda: self._in_kernel(*asked))
        tried = (self._in_kernel if is_fast else self._by_rules)(*asked)
        lowest = min(tried.values())
        return {option: tried.get(option, lowest - 1.0) for option in decision.options}

    def _by_rules(self, game: AnyGame, view: Any, seat: Seat, options: Sequence[Any], rng: Rng) -> dict[Any, float]:
        outlook = outlook_of(game.id)
        worlds = Worlds(game, outlook, view, seat, rng)
        return Trials(worlds, options, work(self._budget // outlook.cost)).values()

    def _in_kernel(self, game: AnyGame, view: Any, seat: Seat, options: Sequence[Any], rng: Rng) -> dict[Any, float]:
        outlook = outlook_of(game.id)
        deep = import_module("stado.bots.deep").Deep(game, outlook, view, seat, rng)
        found: dict[Any, float] = deep.values(options, work(self._playouts // outlook.playout))
        return {option: worth - outlook.price(view, option) for option, worth in found.items()}


def outlook_of(game: str) -> Outlook:
    """Return how imagined games of this kind are judged."""
    outlook: Outlook = getattr(part(game, "bots"), "OUTLOOK", Outlook())
    return outlook


def _likely(game: str, view: Any, decision: Decision, rng: Rng) -> Sequence[Any]:
    """Return the options worth trying: all, or those that the game's own `greedy` likes best."""
    greedy = getattr(part(game, "bots"), "BOTS", {}).get("greedy")
    if len(decision.options) <= _MOST or greedy is None:
        return decision.options
    liked = greedy.weigh(view, decision, rng.child("likely"))
    return sorted(decision.options, key=liked.__getitem__, reverse=True)[:_MOST]


class Trials:
    """The options of one question, each tried in as many worlds as it deserves."""

    def __init__(self, worlds: Worlds, options: Sequence[Any], budget: int) -> None:
        self._worlds, self._budget = worlds, budget
        self._found: dict[Any, list[float]] = {option: [] for option in options}

    def values(self) -> dict[Any, float]:
        """Return what each option is worth; one that was given up is worth less than those that went on."""
        alive, stages, values = list(self._found), max(1, ceil(log2(len(self._found)))), dict[Any, float]()
        for stage in range(stages):
            self._try(alive, self._budget * (stage + 1) // stages)
            alive.sort(key=self._mean, reverse=True)
            kept = alive[: -(-len(alive) // 2)]
            values |= {option: self._mean(option) for option in alive[len(kept) :]}
            alive = kept
        values |= {option: self._mean(option) for option in alive}
        return _capped(values, alive)

    def _try(self, alive: Sequence[Any], until: int) -> None:
        """Try all of these in one more world, and again, until so much work is done."""
        while self._worlds.done < until or len(self._found[alive[0]]) < _LEAST:
            for option in alive:
                self._found[option].append(self._worlds.try_out(option, len(self._found[option])))

    def _mean(self, option: Any) -> float:
        return sum(self._found[option]) / len(self._found[option])


def _capped(values: dict[Any, float], best: Sequence[Any]) -> dict[Any, float]:
    bound = nextafter(min((values[option] for option in best), default=inf), -inf)
    return {option: value if option in best else min(value, bound) for option, value in values.items()}
