"""The rules of the board game, told in the order of a round; numbers such as D5 refer to RULES.md.

Everyone chooses a tile. All are revealed and placed from the lowest up, each behind the nearest lower end; before each
its owner may play cards. The space it covers acts at once; the last space of a row takes the row.
"""

from collections import Counter
from collections.abc import Collection, Iterator
from itertools import combinations
from typing import Any

import msgspec

from stado.core.agenda import Questions, Work, work_off
from stado.core.chance import Rng, stream
from stado.core.mirror import imagined, shown
from stado.core.protocol import SEATS, Answers, Decision, Event, Game, Result, Seat
from stado.games.board.cards import drop_stale_cards, due, leave_hand, play_action, play_lucky, plays, queued
from stado.games.board.landing import active_rows, landing
from stado.games.board.layout import ACTIVE, TILES, Layout, check
from stado.games.board.position import settle
from stado.games.board.scores import change, lucky_left
from stado.games.board.spaces import empty_rows, move_to, place
from stado.games.board.state import (
    HAND,
    ActionCard,
    AskBefore,
    AskGain,
    AskRow,
    AskTiles,
    Due,
    EndRound,
    FirstState,
    Gain,
    GameEnded,
    HandsRefilled,
    LuckyGained,
    MoveTo,
    Options,
    Place,
    Play,
    Revealed,
    State,
    View,
    Window,
)
from stado.kit.hands import dealt_anew, hidden, own_hand, side_of
from stado.kit.ranking import ranked, winners


class Board(Game[State, View], id="board", version=2, seats=range(2, 7), shelf=30):
    """The board game for two to six, basic and advanced, with or without lucky cards."""

    def check_options(self, options: Options, players: int) -> None:
        """Refuse a layout that cannot be played on (D0)."""
        if isinstance(options.layout, Layout):
            check(options.layout)

    def deal(self, players: int, seed: str, options: Options) -> State:
        """Deal twelve tiles each and start four rows; on the advanced side two action cards each (D1, D10)."""
        tiles = stream(seed, "deal").shuffled(TILES)
        dealt, rest = tiles[: players * HAND], tiles[players * HAND :]
        starters, rest = rest[:ACTIVE], rest[ACTIVE:]
        state = _state_type(options)(
            options=options,
            seed=seed,
            rows=_starting_rows(options, players, starters),
            hands=[sorted(dealt[seat * HAND : (seat + 1) * HAND]) for seat in range(players)],
            known=[[] for _ in range(players)],
            scores=[0] * players,
            actions=[[] for _ in range(players)],
            lucky=[[] for _ in range(players)],
        )
        later = len(rest) if options.side == "advanced" else players * HAND * (players <= 3)  # D8, D10
        state.supply, state.stock = rest[:later], sorted(rest[later:])
        if options.side == "advanced":
            _deal_actions(state, players)
        _ask_tiles(state)
        return state

    def pending(self, state: State) -> tuple[Decision, ...]:
        """Ask all for tiles, or one seat for cards, a lucky card or a row."""
        match state.agenda[-1:]:
            case [AskTiles(two)]:
                hands = zip(SEATS, state.hands, strict=False)
                return tuple(Decision(seat, "board-ask-tiles", tuple(_choices(hand, two))) for seat, hand in hands)
            case [AskBefore(seat)]:
                return (Decision(seat, "board-ask-before", (Place(), *plays(state))),)
            case [AskGain(seat)]:
                kinds = tuple(Gain(kind) for kind, left in lucky_left(state).items() if left)
                return (Decision(seat, "board-ask-gain", kinds),)
            case [AskRow(seat, _, emptied)]:
                return (Decision(seat, "board-ask-row", tuple(map(MoveTo, empty_rows(state, emptied)))),)
            case _:
                return ()

    def advance(self, state: State, answers: Answers) -> list[Event]:
        """Settle the question, then work on to the next one."""
        return work_off(state, answers, _QUESTIONS, _WORK)

    def view(self, state: State, seat: Seat | None) -> View:
        """Show all that lies open; hands and action cards only to their owners."""
        board = state.options.board
        return shown(
            View,
            state,
            **side_of(state.hands, seat, state.supply + state.stock, state.known),
            layout=board.name,
            spaces=state.options.spaces,
            cows=(0, *map(board.cows_on, TILES)),
            clovers=board.clovers,
            supply=len(state.supply),
            own_actions=own_hand(state.actions, seat),
            actions=tuple(map(len, state.actions)),
            action_stack=len(state.action_stack),
            unseen_actions=tuple(sorted(hidden(state.actions, seat) + state.action_stack)),
            lands=tuple(_lands(state, seat)),
        )

    def imagine(self, view: View, rng: Rng) -> State:
        """Deal the unseen tiles and action cards anew."""
        tiles, actions = rng.shuffled(view.unseen), rng.shuffled(view.unseen_actions)
        return imagined(
            _state_type(view.options),
            view,
            seed=rng.fresh_seed(),
            hands=dealt_anew(view.seat, view.hand, view.hand_sizes, tiles, view.known),
            supply=[tiles.pop() for _ in range(view.supply)],
            stock=sorted(tiles),
            actions=dealt_anew(view.seat, view.own_actions, view.actions, actions),
            action_stack=actions,
        )

    def result(self, state: State) -> Result | None:
        """Rank by the highest score; equal scores share a place (D8, D13)."""
        return None if state.agenda else ranked(state.scores, state.scores)

    def settle(self, state: State, players: int, given: Collection[str]) -> None:
        """Complete and check a position that was written down."""
        settle(state, players, given)


def _state_type(options: Options) -> type[State]:
    return FirstState if options.fills_gaps else State


def _lands(state: State, seat: Seat | None) -> Iterator[tuple[int, int, int]]:
    """Yield where each tile that is looked at would come to lie; those placed before it may change that."""
    for tile in _looked_at(state, seat):
        if found := landing(state, tile):
            yield tile.tile, found.row, found.space


def _looked_at(state: State, seat: Seat | None) -> list[Due]:
    match state.agenda[-1:]:
        case [AskTiles()]:
            return [] if seat is None else [Due(seat, tile) for tile in state.hands[seat]]
        case [AskBefore()]:
            return [due(state)]
        case _:
            return []


def _starting_rows(options: Options, players: int, starters: list[int]) -> list[list[int | None]]:
    """Start the top four rows, or on the advanced side with four and more players the bottom four (D1, D10)."""
    rows: list[list[int | None]] = [[] for _ in options.spaces]
    top = len(rows) - ACTIVE if options.side == "advanced" and players > 3 else 0
    for row, tile in enumerate(starters, start=top):
        rows[row] = [tile]
    return rows


def _deal_actions(state: State, players: int) -> None:
    counts: dict[Any, int] = msgspec.structs.asdict(state.options.board.actions)
    cards = stream(state.seed, "actions", state.shuffles).shuffled(Counter(counts).elements())
    state.actions = [sorted(cards[2 * seat : 2 * seat + 2]) for seat in range(players)]
    state.action_stack = cards[2 * players :]


def _choices(hand: list[int], two: bool) -> Iterator[Play]:
    """Yield what a seat may choose; who has one tile plays one (D5)."""
    if two and len(hand) > 1:
        return (Play(tiles=pair) for pair in combinations(hand, 2))
    return (Play(tile) for tile in hand)


def _ask_tiles(state: State) -> None:
    spaces = state.options.spaces
    two = any("2T" in spaces[row] for row in active_rows(state))  # D5: judged now, for the whole round
    state.agenda += [EndRound(), AskTiles(two)]


def _reveal(state: State, asked: AskTiles, answers: Answers, events: list[Event]) -> None:
    chosen = [answers[seat].all for seat in SEATS[: len(state.hands)]]
    dues = [Due(Seat(seat), tile) for seat, tiles in enumerate(chosen) for tile in tiles]
    for each in dues:
        leave_hand(state, each.seat, each.tile)
    events.append(Revealed(tuple(chosen)))
    state.agenda += queued(sorted(dues, key=lambda each: each.tile))  # D2


def _open_window(state: State, task: Window, events: list[Event]) -> None:
    """Ask whoever holds action cards, playable or not: otherwise the others would learn which it is."""
    drop_stale_cards(state)
    seat = due(state).seat
    if state.actions[seat] or plays(state):
        state.agenda.append(AskBefore(seat))


def _before(state: State, asked: AskBefore, answers: Answers, events: list[Event]) -> None:
    choice = answers[asked.seat]
    if isinstance(choice, Place):
        return
    state.agenda.append(Window())  # cards may follow one another
    if isinstance(choice, ActionCard):
        play_action(state, choice, events)
    else:
        play_lucky(state, choice, events)


def _gain(state: State, asked: AskGain, answers: Answers, events: list[Event]) -> None:
    kind = answers[asked.seat].kind
    state.lucky[asked.seat] = sorted([*state.lucky[asked.seat], kind])
    events.append(LuckyGained(asked.seat, kind))


def _move(state: State, asked: AskRow, answers: Answers, events: list[Event]) -> None:
    move_to(state, asked, answers[asked.seat].row, events)


def _end_round(state: State, done: EndRound, events: list[Event]) -> None:
    if state.options.side == "advanced":
        _end_advanced_round(state, events)
    elif any(state.hands):
        _ask_tiles(state)
    elif state.supply:
        _refill_hands(state, events)
    else:
        events.append(GameEnded(tuple(state.scores), winners(state.scores)))


def _refill_hands(state: State, events: list[Event]) -> None:
    players = len(state.hands)
    state.hands = [sorted(state.supply[seat::players][:HAND]) for seat in range(players)]  # D8
    state.supply = state.supply[players * HAND :]
    events.append(HandsRefilled())
    _ask_tiles(state)


def _end_advanced_round(state: State, events: list[Event]) -> None:
    if all(state.hands):
        _ask_tiles(state)
        return
    state.known = [list(hand) for hand in state.hands]  # D13: turned up to be counted
    for seat in SEATS[: len(state.hands)]:
        change(state, seat, -sum(map(state.options.board.cows_on, state.hands[seat])), "tiles", events)
        change(state, seat, len(state.actions[seat]), "actions", events)
    events.append(GameEnded(tuple(state.scores), winners(state.scores)))


_QUESTIONS: Questions[State] = {AskTiles: _reveal, AskBefore: _before, AskGain: _gain, AskRow: _move}
_WORK: Work[State] = {Window: _open_window, Due: place, EndRound: _end_round}
