"""Positions of the board game written down by people: what is left out is filled in, what cannot be is refused."""

from collections import Counter
from collections.abc import Collection
from typing import Any

import msgspec

from stado.core.chance import stream
from stado.core.errors import InvalidPosition
from stado.games.board.landing import active_rows
from stado.games.board.layout import ACTIVE, TILES
from stado.games.board.state import (
    HAND,
    HIGHEST,
    LOWEST,
    TOKENS,
    Action,
    AskBefore,
    AskGain,
    AskRow,
    AskTiles,
    Due,
    EndRound,
    State,
    Window,
)


def settle(state: State, players: int, given: Collection[str]) -> None:
    """Complete and check a position of which these fields were given."""
    _fill_in(state, players, given)
    _check_sizes(state, players)
    _check_tiles(state)
    _check_rows(state)
    _check_cards(state)
    _check_agenda(state, players)


def _fill_in(state: State, players: int, given: Collection[str]) -> None:
    for name in ("known", "actions", "lucky"):
        setattr(state, name, [sorted(cards) for cards in getattr(state, name)] or [[] for _ in range(players)])
    state.scores = state.scores or [0] * players
    state.hands = [sorted(hand) for hand in state.hands]
    state.rows = [_trimmed(row) for row in state.rows]
    state.rows += [[] for _ in range(len(state.options.spaces) - len(state.rows))]
    state.stop.sort()
    if "agenda" not in given:
        state.agenda = [EndRound(), AskTiles(_two_tiles_due(state))]
    _fill_in_tiles(state, given)
    _fill_in_actions(state, given)


def _trimmed(row: list[int | None]) -> list[int | None]:
    """Return a row up to its last tile."""
    while row and row[-1] is None:
        row = row[:-1]
    return row


def _two_tiles_due(state: State) -> bool:
    spaces = state.options.spaces
    return any("2T" in spaces[row] for row in active_rows(state) if row < len(spaces))


def _fill_in_tiles(state: State, given: Collection[str]) -> None:
    """Put the tiles named nowhere into the supply of the advanced side, otherwise out of the game."""
    if "stock" in given or ("supply" in given and state.options.side == "advanced"):
        return
    named = set(_tiles(state))
    rest = [tile for tile in TILES if tile not in named]
    if state.options.side == "advanced":
        state.supply = stream(state.seed, "rest").shuffled(rest)
    else:
        state.stock = rest


def _fill_in_actions(state: State, given: Collection[str]) -> None:
    """Put the action cards named nowhere into the stack, unless that was given."""
    if state.options.side == "advanced" and "action_stack" not in given:
        rest = _all_actions(state) - Counter(_actions(state))
        state.action_stack = stream(state.seed, "actions", "rest").shuffled(sorted(rest.elements()))


def _all_actions(state: State) -> Counter[Action]:
    counts: dict[Any, int] = msgspec.structs.asdict(state.options.board.actions)
    return Counter(counts)


def _actions(state: State) -> list[Action]:
    return [*state.action_stack, *state.action_discard, *(kind for cards in state.actions for kind in cards)]


def _unplaced(state: State) -> list[Due | AskRow]:
    return [task for task in state.agenda if isinstance(task, Due | AskRow)]


def _tiles(state: State) -> list[int]:
    placed = [tile for row in state.rows for tile in row if tile is not None]
    lying = [placed, *state.hands, state.supply, state.stock, state.gone]
    return [tile for tiles in lying for tile in tiles] + [task.tile for task in _unplaced(state)]


def _check_sizes(state: State, players: int) -> None:
    for name in ("hands", "known", "scores", "actions", "lucky"):
        if len(getattr(state, name)) != players:
            _refuse(f"{name} must have one entry for each of the {players} seats")
    if any(not LOWEST <= score <= HIGHEST for score in state.scores):
        _refuse(f"scores lie between {LOWEST} and {HIGHEST}")
    if any(set(known) - set(hand) for known, hand in zip(state.known, state.hands, strict=True)):
        _refuse("known tiles must be in the hand that they are known of")
    if not state.shuffles >= 0:
        _refuse("shuffles cannot be negative")


def _check_tiles(state: State) -> None:
    counted = Counter(_tiles(state))
    if strange := [tile for tile in counted if tile not in TILES]:
        _refuse(f"there is no tile {strange[0]}; the tiles are 1 to {TILES[-1]}")
    if twice := [tile for tile, count in counted.items() if count > 1]:
        _refuse(f"tile {twice[0]} lies in {counted[twice[0]]} places")


def _check_rows(state: State) -> None:
    spaces = state.options.spaces
    if len(state.rows) != len(spaces):
        _refuse(f"this board has {len(spaces)} rows, not {len(state.rows)}")
    moving = any(isinstance(task, AskRow) for task in state.agenda)
    if len(active_rows(state)) != ACTIVE - moving:
        _refuse(f"{ACTIVE} rows have tiles at any time, not {len(active_rows(state))}")
    for number, row in enumerate(state.rows):
        if len(row) >= len(spaces[number]):
            _refuse(f"row {number} has {len(spaces[number])} spaces, and covering the last one empties it")
        if row and row[0] is None:
            _refuse(f"the first space of row {number} cannot be a gap")


def _check_cards(state: State) -> None:
    if len(set(state.stop)) != len(state.stop) or not set(state.stop) <= set(active_rows(state)):
        _refuse("Stop tokens lie at different rows that have tiles")
    if len(state.stop) > TOKENS:
        _refuse(f"there are only {TOKENS} Stop tokens")
    counts = state.options.board.lucky
    held = Counter(kind for cards in state.lucky for kind in cards)
    if held["plus5"] > counts.plus5 or held["good_cows"] > counts.good_cows:
        _refuse("more lucky cards are held than there are")
    if Counter(_actions(state)) - _all_actions(state):
        _refuse("more action cards lie here than there are")
    if state.options.side == "basic" and (_actions(state) or state.stop):
        _refuse("action cards and Stop tokens belong to the advanced side")
    if not state.options.lucky and held:
        _refuse("lucky cards are not in this game")


def _check_agenda(state: State, players: int) -> None:
    match state.agenda:
        case []:
            _check_end(state)
        case [EndRound(), AskTiles(two)]:
            if two != _two_tiles_due(state):
                _refuse("two tiles are due exactly while a row with tiles has such a space")
            _check_hands(state)
        case [EndRound(), *_, AskBefore() | AskGain() | AskRow()]:
            _check_round(state, players)
        case _:
            _refuse("the agenda must be that of a round: EndRound below, a question on top")


def _check_end(state: State) -> None:
    if state.options.side == "advanced" and all(state.hands):
        _refuse("an empty agenda means the game is over, but every hand has tiles")
    if state.options.side == "basic" and (any(state.hands) or state.supply):
        _refuse("an empty agenda means the game is over, but there are tiles left")


def _check_hands(state: State) -> None:
    if not all(state.hands):
        _refuse("a hand is empty: there is no tile to choose")
    if state.options.side == "basic" and len(set(map(len, state.hands))) > 1:
        _refuse("on the basic side all hands have the same number of tiles")
    if state.options.side == "basic" and max(map(len, state.hands)) > HAND:
        _refuse(f"on the basic side a hand has at most {HAND} tiles")
    if (
        state.options.side == "basic"
        and state.supply
        and len(state.supply) != HAND * (len(state.hands) <= 3) * len(state.hands)
    ):
        _refuse(f"on the basic side the supply is {HAND} more tiles for each of two or three players")


def _check_round(state: State, players: int) -> None:
    """Check what waits to be placed: every tile with its window, but for the one being asked about."""
    tasks = [task for task in state.agenda[1:] if not isinstance(task, AskGain | AskRow | AskBefore)]
    seats = [task.seat for task in state.agenda if isinstance(task, AskBefore | AskGain | AskRow | Due)]
    if any(not 0 <= seat < players for seat in seats):
        _refuse(f"seats are 0 to {players - 1}")
    dues = [task for task in tasks if isinstance(task, Due)]
    asked = isinstance(state.agenda[-1], AskBefore)
    expected = [task for each in dues for task in (each, Window())]
    if tasks != (expected[:-1] if asked else expected) or (asked and not dues):
        _refuse("tiles waiting to be placed have a window before each")
    if state.agenda[1 : 1 + len(tasks)] != tasks:
        _refuse("questions lie on top of what waits to be placed")
    _check_questions(state, len(tasks), dues)


def _check_questions(state: State, below: int, dues: list[Due]) -> None:
    rows, spaces = range(len(state.rows)), state.options.spaces
    for each in dues:
        named = [row for row in (each.row, each.front) if row is not None]
        if any(row not in rows for row in named) or not 0 <= each.skips <= max(map(len, spaces)):
            _refuse("a due tile names rows and spaces that there are")
    match state.agenda[1 + below :]:
        case [AskBefore(seat)] if dues[-1].seat == seat:
            return
        case [AskRow(emptied=emptied), *gains] if emptied in rows and not state.rows[emptied]:
            questions = gains
        case gains:
            questions = gains
    if not all(isinstance(task, AskGain) for task in questions) or len(questions) > _lucky_left(state):
        _refuse("the questions on top must be ones that can come up when a tile was placed")


def _lucky_left(state: State) -> int:
    counts = state.options.board.lucky
    return counts.plus5 + counts.good_cows - sum(map(len, state.lucky))


def _refuse(what: str) -> None:
    raise InvalidPosition(what)
