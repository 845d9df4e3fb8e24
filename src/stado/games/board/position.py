"""Positions of the board game written down by people: what is left out is filled in, what cannot be is refused."""

from collections import Counter
from collections.abc import Collection
from typing import Any

import msgspec

from stado.core.chance import stream
from stado.core.position import complete, refuse
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
    state.rows = [_trimmed(row) for row in state.rows]
    state.rows += [[] for _ in range(len(state.options.spaces) - len(state.rows))]
    if "agenda" not in given:
        state.agenda = [EndRound(), AskTiles(_two_tiles_due(state))]
    rest = "supply" if state.options.side == "advanced" else "stock"
    complete(state, players, given, TILES, rest=rest, piece="tile")
    _fill_in_actions(state, given)
    _check_scores(state)
    _check_rows(state)
    _check_cards(state)
    _check_agenda(state)


def _trimmed(row: list[int | None]) -> list[int | None]:
    """Return a row up to its last tile."""
    while row and row[-1] is None:
        row = row[:-1]
    return row


def _two_tiles_due(state: State) -> bool:
    spaces = state.options.spaces
    return any("2T" in spaces[row] for row in active_rows(state) if row < len(spaces))


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


def _check_scores(state: State) -> None:
    if any(not LOWEST <= score <= HIGHEST for score in state.scores):
        refuse(f"scores lie between {LOWEST} and {HIGHEST}")
    if any(set(known) - set(hand) for known, hand in zip(state.known, state.hands, strict=True)):
        refuse("known tiles must be in the hand that they are known of")
    if not state.shuffles >= 0:
        refuse("shuffles cannot be negative")


def _check_rows(state: State) -> None:
    spaces = state.options.spaces
    if len(state.rows) != len(spaces):
        refuse(f"this board has {len(spaces)} rows, not {len(state.rows)}")
    moving = any(isinstance(task, AskRow) for task in state.agenda)
    if len(active_rows(state)) != ACTIVE - moving:
        refuse(f"{ACTIVE} rows have tiles at any time, not {len(active_rows(state))}")
    for number, row in enumerate(state.rows):
        if len(row) >= len(spaces[number]):
            refuse(f"row {number} has {len(spaces[number])} spaces, and covering the last one empties it")
        if row and row[0] is None:
            refuse(f"the first space of row {number} cannot be a gap")


def _check_cards(state: State) -> None:
    if len(set(state.stop)) != len(state.stop) or not set(state.stop) <= set(active_rows(state)):
        refuse("Stop tokens lie at different rows that have tiles")
    if len(state.stop) > TOKENS:
        refuse(f"there are only {TOKENS} Stop tokens")
    counts = state.options.board.lucky
    held = Counter(kind for cards in state.lucky for kind in cards)
    if held["plus5"] > counts.plus5 or held["good_cows"] > counts.good_cows:
        refuse("more lucky cards are held than there are")
    if Counter(_actions(state)) - _all_actions(state):
        refuse("more action cards lie here than there are")
    if state.options.side == "basic" and (_actions(state) or state.stop):
        refuse("action cards and Stop tokens belong to the advanced side")
    if not state.options.lucky and held:
        refuse("lucky cards are not in this game")


def _check_agenda(state: State) -> None:
    match state.agenda:
        case []:
            _check_end(state)
        case [EndRound(), AskTiles(two)]:
            if two != _two_tiles_due(state):
                refuse("two tiles are due exactly while a row with tiles has such a space")
            _check_hands(state)
        case [EndRound(), *_, AskBefore() | AskGain() | AskRow()]:
            _check_round(state)
        case _:
            refuse("the agenda must be that of a round: EndRound below, a question on top")


def _check_end(state: State) -> None:
    if state.options.side == "advanced" and all(state.hands):
        refuse("an empty agenda means the game is over, but every hand has tiles")
    if state.options.side == "basic" and (any(state.hands) or state.supply):
        refuse("an empty agenda means the game is over, but there are tiles left")


def _check_hands(state: State) -> None:
    if not all(state.hands):
        refuse("a hand is empty: there is no tile to choose")
    if state.options.side == "basic" and len(set(map(len, state.hands))) > 1:
        refuse("on the basic side all hands have the same number of tiles")
    if state.options.side == "basic" and max(map(len, state.hands)) > HAND:
        refuse(f"on the basic side a hand has at most {HAND} tiles")
    if (
        state.options.side == "basic"
        and state.supply
        and len(state.supply) != HAND * (len(state.hands) <= 3) * len(state.hands)
    ):
        refuse(f"on the basic side the supply is {HAND} more tiles for each of two or three players")


def _check_round(state: State) -> None:
    """Check what waits to be placed: every tile with its window, but for the one being asked about."""
    tasks = [task for task in state.agenda[1:] if not isinstance(task, AskGain | AskRow | AskBefore)]
    dues = [task for task in tasks if isinstance(task, Due)]
    asked = isinstance(state.agenda[-1], AskBefore)
    expected = [task for each in dues for task in (each, Window())]
    if tasks != (expected[:-1] if asked else expected) or (asked and not dues):
        refuse("tiles waiting to be placed have a window before each")
    if state.agenda[1 : 1 + len(tasks)] != tasks:
        refuse("questions lie on top of what waits to be placed")
    _check_questions(state, len(tasks), dues)


def _check_questions(state: State, below: int, dues: list[Due]) -> None:
    if any(not 0 <= each.skips <= max(map(len, state.options.spaces)) for each in dues):
        refuse("a due tile skips spaces that there are")
    match state.agenda[1 + below :]:
        case [AskBefore(seat)] if dues[-1].seat == seat:
            return
        case [AskRow(emptied=emptied), *gains] if not state.rows[emptied]:
            questions = gains
        case gains:
            questions = gains
    if not all(isinstance(task, AskGain) for task in questions) or len(questions) > _lucky_left(state):
        refuse("the questions on top must be ones that can come up when a tile was placed")


def _lucky_left(state: State) -> int:
    counts = state.options.board.lucky
    return counts.plus5 + counts.good_cows - sum(map(len, state.lucky))
