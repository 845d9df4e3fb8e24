"""The levels that are offered for every game; a game's own `bots.py` may have better ones by the same names."""

from collections.abc import Mapping

from stado.bots.beginner import Beginner
from stado.bots.learned import Learned, brings
from stado.bots.random import RandomBot
from stado.bots.search import Searcher
from stado.core.protocol import Bot
from stado.games import part

LEVELS = ("random", "calf", "greedy", "cow", "bull", "expert")  # weakest first
QUICK = LEVELS[:3]  # they look no further than this turn
OFFERED = ("calf", "cow", "bull", "expert")  # to people; the rest is for programs that compare
USUAL = "cow"  # for whoever says nothing else: a good casual player
TRAINED = ("bull", "expert")  # where a game brings trained bots
_PLAYOUTS = {"bull": 8_000, "expert": 100_000}  # where there is a kernel
_BUDGETS = {"cow": 3_000, "bull": 20_000, "expert": 200_000}  # answers of an imagined game that costs nothing much


def levels_of(game: str) -> dict[str, Bot]:
    """Return the bots of a game by name, weakest first: its own, and the game-blind ones for what it has not."""
    own: Mapping[str, Bot] = getattr(part(game, "bots"), "BOTS", {})
    found = {**_game_blind(own), **own}
    found |= {level: Learned(game, level, found[level]) for level in TRAINED if brings(game)}
    return {name: found[name] for name in sorted(found, key=_rank)}


def _game_blind(own: Mapping[str, Bot]) -> dict[str, Bot]:
    chance = RandomBot()
    searching = {level: Searcher(budget, _PLAYOUTS.get(level, 0)) for level, budget in _BUDGETS.items()}
    return {"random": chance, "calf": Beginner(own.get("greedy", chance)), **searching}


def _rank(name: str) -> int:
    """Put what we do not know between chance and the rest, in the order it is given in."""
    return LEVELS.index(name) if name in LEVELS else 1
