"""How fast the kernels play, on one core: beside the same round in C, and beside simulators that others wrote.

Rates are per second of processor time, each the best of several runs in turns, so that a busy machine says the same.
"""

from bench.kernels import batches, others, ours, written_in_c
from bench.kernels.ours import Speed

_MORE_THAN_ANY, _MORE_THAN_ITS_OWN = 50, 20  # times as many decisions as others make


def report() -> str:
    """Measure everything and tell it."""
    nimmt, plain, tuned = written_in_c.compared()
    peers = others.measured()
    lines = [*_beside_c(nimmt, plain, tuned), *batches.report(nimmt), *_beside_others(nimmt, peers), *_by_game(peers)]
    return "\n".join(f"kernels: {line}" for line in lines)


def _beside_c(nimmt: Speed, plain: float, tuned: float) -> list[str]:
    rate = f"nimmt, 4 players by chance: {nimmt.rounds:,.0f} rounds/s, {nimmt.decisions:,.0f} decisions/s"
    if not plain:
        return [rate, "no C compiler (cc), so nobody measured the same round in C"]
    return [
        rate,
        f"the same round in C: {plain:,.0f} rounds/s; ours is {nimmt.rounds / plain:.0%} of it (wanted: at least 90 %)",
        f"in C without branches to sort and find rows: {tuned:,.0f} rounds/s; ours is {nimmt.rounds / tuned:.0%}",
    ]


def _beside_others(nimmt: Speed, peers: dict[str, float]) -> list[str]:
    lines = [f"{name}: {rate:,.0f} decisions/s; nimmt {nimmt.decisions / rate:.0f} ×" for name, rate in peers.items()]
    missing = [f"*** {library} COULD NOT BE INSTALLED, SO NOBODY MEASURED IT ***" for library in others.missing(peers)]
    return [f"beside others (wanted: at least {_MORE_THAN_ANY} ×)", *lines, *missing]


def _by_game(peers: dict[str, float]) -> list[str]:
    head = f"every game and variant beside OpenSpiel's nearest relative (wanted: at least {_MORE_THAN_ITS_OWN} ×)"
    return [head, *(ours.told(game, peers) for game in others.RELATIVES)]
