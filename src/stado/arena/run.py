"""A contest from its first deal to its last; what was played before counts, and whoever keeps failing is out.

Who is out is decided at certain deals alone, by all that came before them: so the same happens on any number of cores.
"""

from collections import Counter
from collections.abc import Callable, Iterator

from stado.arena.contest import Contest
from stado.arena.crew import Crew
from stado.arena.ledger import Ledger

_FIRST_WAVE, _GROWTH = 8, 4  # deals
_TOO_OFTEN = 0.5  # of the deals


def run(contested: Contest, deals: int, crew: Crew, ledger: Ledger, tell: Callable[[int], None] | None = None) -> None:
    """Play so many deals; `tell` is told how many are there."""
    out = set[str]()
    for wave in _waves(deals):
        out |= _failing(ledger, wave.start)
        names = [name for name in contested.names if name not in out]
        missing = [number for number in wave if number not in ledger.deals]
        for deal in crew.play(missing, names):
            ledger.add(deal)
            if tell:
                tell(len(ledger.deals))


def _waves(deals: int) -> Iterator[range]:
    begun, end = 0, _FIRST_WAVE
    while begun < deals:
        yield range(begun, min(end, deals))
        begun, end = end, end * _GROWTH


def _failing(ledger: Ledger, until: int) -> set[str]:
    """Return those who failed in most of the deals before this one: they need not be tried any more."""
    faults = Counter(fault.bot for number in range(until) for fault in ledger.deals[number].faults)
    return {name for name, count in faults.items() if count >= _TOO_OFTEN * until}
