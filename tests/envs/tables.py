"""The tables at which a door is tried: all in `make soak`, otherwise two of each game, others for each door."""

from stado.games import all_games
from tests.conformance.setups import Setup, setups
from tests.volume import SOAK


def tables(door: int) -> list[Setup]:
    """Return setups of every game there is; which ones depends on the number of the door."""
    return [setup for game in all_games().values() for setup in _of(setups(game), door)]


def _of(every: list[Setup], door: int) -> list[Setup]:
    short = [setup for setup in every if "target" not in setup.given or setup.given["rounds"]]
    half = len(short) // 2
    return every if SOAK else [short[(5 * door + more) % len(short)] for more in (0, half)]
