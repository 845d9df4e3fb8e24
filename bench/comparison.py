"""What was measured of the servers, as a table: first Stado, then the others, with how many times theirs Stado's is."""

from collections.abc import Callable
from statistics import median

from msgspec import Struct

from bench.crowd import Shown

NO_PEERS = "*** serving: THE PEERS COULD NOT BE FETCHED, SO STADO STANDS ALONE ***"


class Window(Struct, frozen=True):
    """What a server showed for a while, and how busy it was."""

    shown: Shown
    processor: float  # share of a core

    @property
    def cost(self) -> float:
        """Return the microseconds of processor time of a move."""
        return 1e6 * self.processor / max(1.0, self.shown.rate)


class Closed(Struct, frozen=True):
    """What a server showed when each move followed the one before."""

    turn: Window
    once: Window


class Wide(Struct, frozen=True):
    """What a server showed when moves came at their own pace."""

    table_bytes: float
    paced: Window
    held: float  # moves a second, the most with short delays


class Measured(Struct):
    """All that was measured of one server."""

    name: str
    closed: list[Closed]
    wide: Wide


Reading = Callable[[Measured], float]


class Row(Struct, frozen=True):
    """A line of the table: what, in which unit, read from where, and what is wanted of Stado."""

    name: str
    unit: str
    read: Reading
    wanted: str = ""


def _middle(reading: Callable[[Closed], float]) -> Reading:
    return lambda measured: median(reading(closed) for closed in measured.closed)


_AT_ONCE = Row("all at once", "moves/s", _middle(lambda closed: closed.once.shown.rate), "≥ 8,000, 4 × boardgame.io")
_IN_TURN = Row("one after another", "moves/s", _middle(lambda closed: closed.turn.shown.rate), "≥ 5,000")
_ROWS = (
    _AT_ONCE,
    Row("… p99", "ms", _middle(lambda closed: closed.once.shown.most)),
    Row("… processor a move", "µs", _middle(lambda closed: closed.once.cost)),
    _IN_TURN,
    Row("… p99", "ms", _middle(lambda closed: closed.turn.shown.most)),
    Row("… processor a move", "µs", _middle(lambda closed: closed.turn.cost)),
    Row("a move every 2 s, p50", "ms", lambda measured: measured.wide.paced.shown.half),
    Row("… p99", "ms", lambda measured: measured.wide.paced.shown.most, "< 6"),
    Row("… of the core", "%", lambda measured: 100 * measured.wide.paced.processor, "< 45"),
    Row("held with p99 < 50 ms", "moves/s", lambda measured: measured.wide.held, "≥ 3,000"),
    Row("memory of a table", "kB", lambda measured: measured.wide.table_bytes / 1000, "< 100"),
    Row("“has chosen”", "B", lambda measured: measured.wide.paced.shown.chosen_bytes, "< 100"),
    Row("a step's update", "B", lambda measured: measured.wide.paced.shown.update_bytes, "< 600"),
)


def told(where: str, found: list[Measured], bare: list[Closed]) -> str:
    """Return the table; `bare` is what Stado showed with its log in memory, if it was measured."""
    head = f"{'':<33}" + "".join(f"{measured.name:>20}" for measured in found) + "   wanted"
    lines = [
        f"serving: nimmt, four people a table, server on one core, players on another; {where}",
        head,
        *(_line(row, found) for row in _ROWS),
        *_told_of_disk(found[0], bare),
        *_told_of_trouble(found),
    ]
    return "\n".join(lines if len(found) > 1 else [NO_PEERS, *lines])


def _line(row: Row, found: list[Measured]) -> str:
    ours, *others = (row.read(measured) for measured in found)
    cells = [_number(ours), *(f"{_number(value)} ({_ratio(ours, value)})" for value in others)]
    return f"{row.name:<24} {row.unit:>8}" + "".join(f"{cell:>20}" for cell in cells) + f"   {row.wanted}"


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}"


def _ratio(ours: float, other: float) -> str:
    return f"{ours / other:.2f}×" if other else "–"


def _told_of_disk(ours: Measured, bare: list[Closed]) -> list[str]:
    if not bare:
        return ["no folder in memory here, so nobody measured what the disk costs"]
    undisked = Measured("", bare, ours.wide)
    once, turn = (1 - row.read(ours) / row.read(undisked) for row in (_AT_ONCE, _IN_TURN))
    return [f"the disk costs {once:.0%} of the moves at once, {turn:.0%} one after another (wanted: at most 10 %)"]


def _told_of_trouble(found: list[Measured]) -> list[str]:
    shown = [(measured.name, one) for measured in found for one in _all_of(measured)]
    trouble = [
        f"{name}: {one.refusals} refused, {one.stuck} tables stuck" for name, one in shown if one.refusals or one.stuck
    ]
    busiest = max(one.busy for _, one in shown)
    return [f"the players took at most {busiest:.0%} of their core", *trouble]


def _all_of(measured: Measured) -> list[Shown]:
    windows = [measured.wide.paced, *(window for closed in measured.closed for window in (closed.turn, closed.once))]
    return [window.shown for window in windows]
