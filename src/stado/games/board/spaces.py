"""What happens when a tile comes to lie on a space: placing it, the space acting, a row being taken."""

from stado.core.chance import stream
from stado.core.protocol import Event, Seat
from stado.games.board.landing import landing
from stado.games.board.scores import change
from stado.games.board.state import (
    ActionDrawn,
    AskGain,
    AskRow,
    Due,
    Placed,
    RowTaken,
    State,
    StopsLifted,
    TileDrawn,
)


def place(state: State, due: Due, events: list[Event]) -> None:
    """Place a due tile and let its space act (D2 to D6)."""
    found = landing(state, due)
    assert found is not None  # noqa: S101  # cards that do not fit were never played, or have been dropped
    events.append(Placed(due.seat, due.tile, found.row, found.space, found.rule))
    if found.rule == "front":
        (_fill if state.options.fills_gaps else _push)(state, due, found.row, events)
        return
    tiles = state.rows[found.row]
    tiles += [None] * (found.space - len(tiles))
    tiles.append(due.tile)
    _act(state, due, due.tile, found.row, found.space, events)


def _push(state: State, due: Due, row: int, events: list[Event]) -> None:
    """Lay the tile before a row; those that come onto hitherto empty spaces make them act, left to right (D12)."""
    before = state.rows[row]
    state.rows[row] = [due.tile, *before]
    covered = [space for space in range(1, len(before)) if before[space] is None]
    for space in [*covered, len(before)]:
        tile = before[space - 1]
        if tile is not None:  # a gap moved onto a gap
            _act(state, due, tile, row, space, events)


def _fill(state: State, due: Due, row: int, events: list[Event]) -> None:
    """Lay the tile before a row whose tiles move up to its first gap; whichever closes it makes it act (version 1)."""
    before = state.rows[row]
    gap = before.index(None) if None in before else len(before)
    state.rows[row] = [due.tile, *before[:gap], *before[gap + 1 :]]
    _act(state, due, before[gap - 1] or due.tile, row, gap, events)


def _act(state: State, due: Due, tile: int, row: int, space: int, events: list[Event]) -> None:
    shown = state.options.spaces[row][space]
    if shown[0] == "T":
        _take_row(state, due, tile, row, shown, events)
    elif due.lucky == "plus5" and not due.void:
        change(state, due.seat, 5, "plus5", events)
    else:
        _simple_space(state, due.seat, tile, shown, events)


def _simple_space(state: State, seat: Seat, tile: int, shown: str, events: list[Event]) -> None:
    cows = state.options.board.cows_on(tile)
    match shown[0]:
        case "G":
            change(state, seat, cows * len(shown), "space", events)
        case "R":
            change(state, seat, -cows * len(shown), "space", events)
        case "+" | "-":
            change(state, seat, int(shown), "space", events)
        case "D":
            _draw_tile(state, seat, events)
        case "A":
            _draw_action(state, seat, events)


def _draw_tile(state: State, seat: Seat, events: list[Event]) -> None:
    if state.supply:
        tile = state.supply.pop(0)
        state.hands[seat] = sorted([*state.hands[seat], tile])
        events.append(TileDrawn(seat, tile))


def _draw_action(state: State, seat: Seat, events: list[Event]) -> None:
    if not state.action_stack:
        state.shuffles += 1
        state.action_stack = stream(state.seed, "actions", state.shuffles).shuffled(state.action_discard)
        state.action_discard = []
    if state.action_stack:
        kind = state.action_stack.pop(0)
        state.actions[seat] = sorted([*state.actions[seat], kind])
        events.append(ActionDrawn(seat, kind))


def _take_row(state: State, due: Due, tile: int, row: int, shown: str, events: list[Event]) -> None:
    """Take all tiles but the one that came last; that one moves on to another row (D6, D11)."""
    tiles = [other for other in state.rows[row] if other is not None and other != tile]
    good = () if due.void else due.good
    if state.options.side == "advanced":
        _ask_row(state, AskRow(due.seat, tile, row))
    if shown == "Tt":
        _keep_row(state, due.seat, row, tiles, good, events)
    else:
        _lose_row(state, due.seat, row, tiles, good, events)
    if state.options.side == "basic":
        _move_down(state, due.seat, tile, row, events)


def _ask_row(state: State, asked: AskRow) -> None:
    """Ask where the tile moves on to, after what clovers bring: also those that `front` passed before this space."""
    gains = [task for task in state.agenda if isinstance(task, AskGain)]
    state.agenda[len(state.agenda) - len(gains) :] = [asked, *gains]


def _keep_row(state: State, seat: Seat, row: int, tiles: list[int], good: tuple[int, ...], events: list[Event]) -> None:
    """Count the good cows, no others; then all tiles go behind the screen (D11, D14)."""
    change(state, seat, sum(map(state.options.board.cows_on, good)), "good_cows", events)
    state.hands[seat] = sorted([*state.hands[seat], *tiles])
    state.known[seat] = sorted([*state.known[seat], *tiles])
    _empty(state, RowTaken(seat, row, tuple(tiles), kept=True), events)


def _lose_row(state: State, seat: Seat, row: int, tiles: list[int], good: tuple[int, ...], events: list[Event]) -> None:
    """Lose the cows of all tiles, but for good ones, which count plus; the tiles leave the game (D6, D9)."""
    state.gone += tiles
    _empty(state, RowTaken(seat, row, tuple(tiles), kept=False), events)
    net = sum(state.options.board.cows_on(tile) * (1 if tile in good else -1) for tile in tiles)
    change(state, seat, net, "good_cows" if good else "row", events)


def _empty(state: State, taken: RowTaken, events: list[Event]) -> None:
    state.rows[taken.row] = []
    events.append(taken)
    if state.stop:
        state.stop = []  # D12
        events.append(StopsLifted())


def _move_down(state: State, seat: Seat, tile: int, emptied: int, events: list[Event]) -> None:
    """Move the tile to the next empty row below, or else the topmost (D6)."""
    empty = empty_rows(state, emptied)
    row = next((row for row in empty if row > emptied), empty[0])
    state.rows[row] = [tile]
    events.append(Placed(seat, tile, row, 0, "move"))


def empty_rows(state: State, emptied: int) -> list[int]:
    """Return the rows a tile may move to: any empty one but the one it came from."""
    return [row for row, tiles in enumerate(state.rows) if not tiles and row != emptied]


def move_to(state: State, asked: AskRow, row: int, events: list[Event]) -> None:
    """Put a tile on the first space of a row, and let that space act (D11)."""
    state.rows[row] = [asked.tile]
    events.append(Placed(asked.seat, asked.tile, row, 0, "move"))
    _act(state, Due(asked.seat, asked.tile), asked.tile, row, 0, events)
