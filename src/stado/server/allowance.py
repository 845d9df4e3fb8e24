"""How much someone may send: a bucket of permits that fills up again with time, and one bucket per address."""

from time import monotonic

_FORGET_ABOVE = 10_000  # addresses; those that have been quiet are forgotten first


class Allowance:
    """So many permits a second, and up to `burst` at once."""

    __slots__ = ("_burst", "_left", "_per_second", "_seen")

    def __init__(self, per_second: float, burst: float) -> None:
        self._per_second, self._burst = per_second, burst
        self._left, self._seen = burst, monotonic()

    def _refill(self) -> None:
        now = monotonic()
        self._left = min(self._burst, self._left + (now - self._seen) * self._per_second)
        self._seen = now

    def spend(self, permits: int = 1) -> bool:
        """Use one permit, or so many, if there are."""
        self._refill()
        if self._left < permits:
            return False
        self._left -= permits
        return True

    def wait(self) -> float:
        """Return the seconds until there is a permit."""
        return max(0.0, (1 - self._left) / self._per_second)

    def is_full(self) -> bool:
        """Tell whether nothing was spent lately."""
        self._refill()
        return self._left >= self._burst


class Allowances:
    """An allowance for every address that asks."""

    def __init__(self, per_second: float, burst: float) -> None:
        self._per_second, self._burst = per_second, burst
        self._by_address: dict[str, Allowance] = {}

    def spend(self, address: str) -> bool:
        """Use one permit of this address, if it has one."""
        if address not in self._by_address:
            self._forget()
            self._by_address[address] = Allowance(self._per_second, self._burst)
        return self._by_address[address].spend()

    def _forget(self) -> None:
        if len(self._by_address) >= _FORGET_ABOVE:
            self._by_address = {a: left for a, left in self._by_address.items() if not left.is_full()}
