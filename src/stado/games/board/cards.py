"""Action and lucky cards of the board game: which may be played before a tile is placed (D9, D12), and what they do."""

from collections.abc import Iterator
from itertools import combinations

from msgspec.structs import replace

from stado.core.protocol import Event, Seat
from stado.games.board.landing import active_rows, landing, last_space, open_rows
from stado.games.board.state import (
    TOKENS,
    ActionCard,
    ActionPlayed,
    Due,
    LuckyCard,
    LuckyPlayed,
    State,
    Window,
)


def due(state: State) -> Due:
    """Return the tile that is placed next."""
    return next(task for task in reversed(state.agenda) if isinstance(task, Due))


def queued(dues: list[Due]) -> list[Due | Window]:
    """Return agenda lines for tiles in their order of placing, a window before each."""
    return [task for each in reversed(dues) for task in (each, Window())]


def plays(state: State) -> list[ActionCard | LuckyCard]:
    """Return all cards that may be played for the due tile."""
    return [*_actions(state, due(state)), *_luckies(state, due(state))]


def _actions(state: State, tile: Due) -> Iterator[ActionCard]:
    for kind in dict.fromkeys(state.actions[tile.seat]):
        for card in _ways(state, tile, ActionCard(kind)):
            if _is_possible(state, card, tile):
                yield card


def _ways(state: State, tile: Due, card: ActionCard) -> Iterator[ActionCard]:
    """Yield an action card with every row or tile it could name."""
    match card.kind:
        case "stop":
            free = len(state.stop) < TOKENS
            return (replace(card, row=row) for row in active_rows(state) if free and row not in state.stop)
        case "front" | "any":
            return (replace(card, row=row) for row in open_rows(state))
        case "swap" | "more":
            return (replace(card, tile=other) for other in state.hands[tile.seat])
        case "skip":
            return iter((card,))


def _is_possible(state: State, card: ActionCard, tile: Due) -> bool:
    """Say whether the tile can still be placed, and a lucky card played for it still counts, after this card."""
    if card.kind == "more":
        return True
    if card.kind == "stop":
        after = replace_stop(state, [*state.stop, card.row or 0])
        return _fits(after, tile)
    return _fits(state, _changed(tile, card))


def replace_stop(state: State, rows: list[int]) -> State:
    """Return the state as it would be with Stop tokens at these rows, for looking only."""
    return replace(state, stop=sorted(rows))


def _fits(state: State, tile: Due) -> bool:
    found = landing(state, tile)
    if found is None:
        return False
    on_last = found.space == last_space(state, found.row)
    match None if tile.void else tile.lucky:
        case None:
            return True
        case "plus5":
            return not on_last and found.rule != "front"
        case "good_cows":
            return on_last and set(tile.good) <= set(state.rows[found.row])


def drop_stale_cards(state: State) -> None:
    """Take from the due tile what tiles placed before it have made impossible: such cards have no effect (`more`)."""
    tile = due(state)
    aimed = replace(tile, skips=0)
    if landing(state, aimed) is None:
        aimed = replace(aimed, row=None, front=None)
    fitting = [replace(aimed, skips=skips) for skips in range(tile.skips, -1, -1)]
    tile = next(placed for placed in fitting if landing(state, placed) is not None)
    _set_due(state, tile if _fits(state, tile) else replace(tile, void=True))


def _changed(tile: Due, card: ActionCard) -> Due:
    """Return the due tile as an action card leaves it."""
    match card.kind:
        case "swap":
            return replace(tile, tile=card.tile)
        case "skip":
            return replace(tile, skips=tile.skips + 1)
        case "front":
            return replace(tile, front=card.row, row=None)
        case "any":
            return replace(tile, row=card.row, front=None)
        case _:
            return tile


def _luckies(state: State, tile: Due) -> Iterator[LuckyCard]:
    """Yield the lucky cards that may be played: one for a tile (D9)."""
    held = state.lucky[tile.seat]
    if tile.lucky is not None:
        return
    if "plus5" in held and _fits(state, replace(tile, lucky="plus5")):
        yield LuckyCard("plus5")
    if "good_cows" in held and _fits(state, replace(tile, lucky="good_cows")):
        found = landing(state, tile)
        tiles = [other for other in state.rows[found.row] if other is not None] if found else []
        yield from (LuckyCard("good_cows", pair) for pair in combinations(tiles, 2))


def play_lucky(state: State, card: LuckyCard, events: list[Event]) -> None:
    """Play a lucky card; it goes back to its stack."""
    tile = due(state)
    state.lucky[tile.seat].remove(card.kind)
    events.append(LuckyPlayed(tile.seat, card.kind, card.tiles))
    _set_due(state, replace(tile, lucky=card.kind, good=card.tiles))


def play_action(state: State, card: ActionCard, events: list[Event]) -> None:
    """Play an action card; it goes to the discard."""
    tile = due(state)
    state.actions[tile.seat].remove(card.kind)
    state.action_discard.append(card.kind)
    events.append(ActionPlayed(tile.seat, card.kind, card.row, card.tile))
    match card.kind:
        case "stop":
            state.stop = sorted([*state.stop, card.row or 0])
        case "more":
            _reveal_more(state, tile, card.tile or 0)
        case "swap":
            _swap(state, tile, card.tile or 0)
            _set_due(state, _changed(tile, card))
        case _:
            _set_due(state, _changed(tile, card))


def _set_due(state: State, tile: Due) -> None:
    index = max(place for place, task in enumerate(state.agenda) if isinstance(task, Due))
    state.agenda[index] = tile


def _swap(state: State, tile: Due, other: int) -> None:
    """Exchange the revealed tile for one behind the screen; everyone saw the first go back."""
    leave_hand(state, tile.seat, other)
    state.hands[tile.seat] = sorted([*state.hands[tile.seat], tile.tile])
    state.known[tile.seat] = sorted([*state.known[tile.seat], tile.tile])


def leave_hand(state: State, seat: Seat, tile: int) -> None:
    """Move a tile out of a hand, and out of what is known of it."""
    state.hands[seat].remove(tile)
    state.known[seat] = [known for known in state.known[seat] if known != tile]


def _reveal_more(state: State, tile: Due, other: int) -> None:
    """Reveal one more tile; all of this seat's revealed tiles are placed now, lowest first."""
    leave_hand(state, tile.seat, other)
    dues = [task for task in reversed(state.agenda) if isinstance(task, Due)]
    own = [task for task in dues if task.seat == tile.seat] + [Due(tile.seat, other)]
    others = [task for task in dues if task.seat != tile.seat]
    below = [task for task in state.agenda if not isinstance(task, Due | Window)]
    state.agenda[:] = [*below, *queued([*sorted(own, key=lambda task: task.tile), *others])]
