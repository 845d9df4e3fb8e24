"""The rules of nimmt, told in the order a turn is played; numbers such as N4 refer to RULES.md.

Everyone chooses a card. All are revealed and placed from the lowest up, each behind the nearest lower end. The sixth
card of a row takes the five before it; a card too low for every row takes the row its owner names. When the hands
are empty the bullheads are counted, and the next round is dealt until the target or the last round is reached.
"""

from collections.abc import Collection
from itertools import repeat
from operator import attrgetter
from typing import Literal

from stado.core.agenda import Decisions, Questions, Work, open_questions, work_off
from stado.core.chance import Rng, stream
from stado.core.errors import InvalidOptions
from stado.core.mirror import alike, imagined, shown
from stado.core.protocol import SEATS, Answers, Decision, Event, Game, Result, Seat
from stado.games.nimmt.fan import after_taking, can_flip, elsewhere, first_marker, flipped, is_full, row_for
from stado.games.nimmt.position import settle
from stado.games.nimmt.state import (
    FULL_ROW,
    HAND,
    ROWS,
    AskCards,
    AskDraft,
    AskRow,
    Draft,
    Drafted,
    EndTurn,
    GameEnded,
    Marker,
    MarkerMoved,
    Options,
    Place,
    Placed,
    Play,
    Revealed,
    RoundEnded,
    RowsStarted,
    State,
    Take,
    Took,
    View,
    WasTooLow,
)
from stado.kit.bullheads import BULLHEADS, DECK, bullheads
from stado.kit.hands import side_of
from stado.kit.ranking import ranked, winners
from stado.kit.rows import nearest, nearest_of_all

_DRAFTS = tuple(map(Draft, range(DECK.stop)))
_PLAYS = list(map(Play, range(DECK.stop)))  # a list finds its items faster than a tuple
_FLIPS = tuple(Play(card, flip=True) for card in range(DECK.stop))
_TAKES = tuple(map(Take, range(ROWS)))
_WHOLE_DECK = frozenset(DECK)
_NEXT_TURN = (EndTurn(), AskCards())
_PROFESSIONAL = range(2, 7)

_card = attrgetter("card")


class Nimmt(Game[State, View], id="nimmt", version=1, seats=range(2, 11), shelf=10, lowest_wins=True):
    """6 nimmt!, base game and professional variant, each with or without a fan card."""

    constants = {"BULLHEADS": BULLHEADS, "FULL_ROW": FULL_ROW}

    def check_options(self, options: Options, players: int) -> None:
        """Refuse a game without an end, and a professional table that is too large."""
        if options.target is None and options.rounds is None:
            raise InvalidOptions("set a target, a number of rounds, or both: without either the game never ends")
        if options.variant == "professional" and players not in _PROFESSIONAL:
            raise InvalidOptions(f"the professional variant is for 2 to 6 players, not {players}")

    def deal(self, players: int, seed: str, options: Options) -> State:
        """Set up the first round (N2, P2)."""
        professional = options.variant == "professional"
        state = State(
            options=options,
            seed=seed,
            first=Seat(stream(seed, "first").below(players)) if professional else Seat(0),
            hands=[[] for _ in range(players)],
            scores=[0] * players,
            flippers=[True] * players if options.fan == "flip" else [],  # Z1
        )
        _start_round(state)
        return state

    def pending(self, state: State) -> tuple[Decision, ...]:
        """List who must decide: all at once for cards, one seat for a row or a pick."""
        return open_questions(state, _DECISIONS)

    def advance(self, state: State, answers: Answers) -> list[Event]:
        """Answer the open question, then work until the next one."""
        return work_off(state, answers, _QUESTIONS, _WORK if state.options.fan is None else _FAN_WORK)

    def view(self, state: State, seat: Seat | None) -> View:
        """Show rows, piles and scores to all; hands to their owners, or to all where they were picked openly (P2)."""
        known = state.options.variant == "professional"
        return shown(
            View,
            state,
            **side_of(state.hands, seat, state.stock, state.hands if known else ()),
            hands=tuple(tuple(hand) if known or other == seat else None for other, hand in enumerate(state.hands)),
            points=alike(state, _points),
            lands=_lands(state, seat),
        )

    def imagine(self, view: View, rng: Rng) -> State:
        """Deal the unseen cards anew among the hands this seat cannot see."""
        unseen = rng.shuffled(view.unseen)
        hands = [
            sorted(unseen.pop() for _ in range(size)) if hand is None else list(hand)
            for hand, size in zip(view.hands, view.hand_sizes, strict=True)
        ]
        return imagined(State, view, seed=rng.fresh_seed(), hands=hands, stock=sorted(unseen))

    def result(self, state: State) -> Result | None:
        """Rank by the lowest total; equal totals share a place (N8)."""
        return None if state.agenda else ranked(state.scores, _standings(state))

    def settle(self, state: State, players: int, given: Collection[str]) -> None:
        """Complete and check a position that was written down."""
        settle(state, players, given)


def _standings(state: State) -> list[int]:
    return [-score for score in state.scores]  # N8: the lowest wins


def _start_round(state: State) -> None:
    players = len(state.hands)
    state.piles = [[] for _ in range(players)]
    if state.options.variant == "professional":
        state.rows, state.marker, state.hands = [], None, [[] for _ in range(players)]
        state.open, state.stock = list(range(1, players * HAND + ROWS + 1)), []  # P1
        state.agenda.append(AskDraft(state.first))
    else:
        dealt = stream(state.seed, "deal", state.round).drawn(DECK, players * HAND + ROWS)  # N2
        state.hands = [sorted(dealt[seat * HAND : (seat + 1) * HAND]) for seat in range(players)]
        state.rows = [[card] for card in dealt[-ROWS:]]
        state.stock = sorted(_WHOLE_DECK.difference(dealt))
        state.marker = first_marker(state.options.fan, state.rows)
        state.agenda += _NEXT_TURN


def _points(state: State) -> tuple[int, ...]:
    return tuple(map(bullheads, state.piles)) if state.agenda else (0,) * len(state.piles)


def _lands(state: State, seat: Seat | None) -> tuple[tuple[int, int | None], ...]:
    """Return where each card of a hand would go as the rows lie now, flipped ones too; the others may change that."""
    if seat is None or not state.agenda or not isinstance(state.agenda[-1], AskCards):
        return ()
    hand, fan = state.hands[seat], state.options.fan
    if fan is None:
        return tuple(zip(hand, nearest_of_all(state.rows, hand), strict=True))
    turned = [flipped(card) for card in hand if can_flip(card)] if state.flippers and state.flippers[seat] else []
    return tuple((value, row_for(fan, state.marker, state.rows, value)) for value in hand + turned)


def _ask_cards(state: State, asking: AskCards) -> tuple[Decision, ...]:
    """Ask everyone for any card, and where a flipper is left for any card of two digits flipped as well (Z1, Z3)."""
    plays = [tuple([_PLAYS[card] for card in hand]) for hand in state.hands]
    if state.flippers:
        plays = list(map(_or_flipped, plays, state.hands, state.flippers))
    return tuple(map(Decision, SEATS, repeat("nimmt-ask-card"), plays))


def _or_flipped(plain: tuple[Play, ...], hand: list[int], flipper: bool) -> tuple[Play, ...]:
    return plain + tuple(_FLIPS[card] for card in hand if can_flip(card)) if flipper else plain


def _ask_which_row(state: State, asking: AskRow) -> tuple[Decision, ...]:
    return (Decision(asking.seat, "nimmt-ask-row", _TAKES),)


def _ask_draft(state: State, asking: AskDraft) -> tuple[Decision, ...]:
    return (Decision(asking.seat, "nimmt-ask-draft", tuple([_DRAFTS[card] for card in state.open])),)


def _draft(state: State, asked: AskDraft, answers: Answers, events: list[Event]) -> None:
    seat, card = asked.seat, answers[asked.seat].card
    state.open.remove(card)
    state.hands[seat] = sorted([*state.hands[seat], card])
    events.append(Drafted(seat, card))
    if len(state.open) > ROWS:  # P2
        state.agenda.append(AskDraft(Seat((seat + 1) % len(state.hands))))
        return
    state.rows, state.open = [[start] for start in state.open], []
    state.marker = first_marker(state.options.fan, state.rows)
    state.agenda += _NEXT_TURN
    events.append(_rows_started(state))


def _rows_started(state: State) -> RowsStarted:
    return RowsStarted(state.round, tuple(row[0] for row in state.rows))


def _reveal(state: State, asked: AskCards, answers: Answers, events: list[Event]) -> None:
    cards, waiting, hands = [], [], state.hands
    for seat in SEATS[: len(hands)]:
        card = answers[seat].card
        hands[seat].remove(card)
        cards.append(card)
        waiting.append(Place(seat, card))
    flips = _use_flippers(state, answers) if state.flippers else ()
    events.append(Revealed(tuple(cards), flips))
    waiting.sort(key=_card, reverse=True)  # N3: the lowest comes last, so it is next
    state.agenda += _in_flipped_order(waiting, flips) if flips else waiting


def _use_flippers(state: State, answers: Answers) -> tuple[Seat, ...]:
    flips = tuple(seat for seat in SEATS[: len(state.hands)] if answers[seat].flip)
    for seat in flips:
        state.flippers[seat] = False  # Z6
    return flips


def _in_flipped_order(waiting: list[Place], flips: tuple[Seat, ...]) -> list[Place]:
    """Flip the cards of these seats and order all by value; on equal values the flipped one is next (Z2, Z4)."""
    turned = [Place(due.seat, due.card, due.seat in flips) for due in waiting]
    return sorted(turned, key=lambda due: (_value(due), not due.flip), reverse=True)


def _value(due: Place) -> int:
    return flipped(due.card) if due.flip else due.card  # Z2


def _place(state: State, due: Place, events: list[Event]) -> None:
    rows, card = state.rows, due.card
    row = nearest(rows, card)  # N4
    if row is None:
        _ask_row(state, due, events)
    elif len(rows[row]) == FULL_ROW:
        _take(state, due, row, "N5", events)
    else:
        rows[row].append(card)
        events.append(Placed(due.seat, card, row))


def _place_with_fan(state: State, due: Place, events: list[Event]) -> None:
    fan = state.options.fan
    row = row_for(fan, state.marker, state.rows, _value(due))  # N4
    if row is None:
        _ask_row(state, due, events)
    elif is_full(fan, state.marker, state.rows, row):
        _take(state, due, row, "N5", events)
    else:
        state.rows[row].append(due.card)  # Z5: the printed number lies there
        events.append(Placed(due.seat, due.card, row))
        _jump_if_met(state, due.seat, row, events)


def _ask_row(state: State, due: Place, events: list[Event]) -> None:
    state.agenda.append(AskRow(due.seat, due.card, due.flip))  # N6
    events.append(WasTooLow(due.seat, due.card))


def _take_row(state: State, asked: AskRow, answers: Answers, events: list[Event]) -> None:
    _take(state, asked, answers[asked.seat].row, "N6", events)


def _take(state: State, due: Place | AskRow, row: int, rule: Literal["N5", "N6"], events: list[Event]) -> None:
    _onto_pile(state, due.seat, row, state.rows[row], rule, events)
    state.rows[row] = [due.card]
    events.append(Placed(due.seat, due.card, row))
    if state.marker is None:
        return
    if state.options.fan == "cow":
        _jump_if_met(state, due.seat, row, events)
    else:
        _move_marker(state, after_taking(state.options.fan, state.marker, state.rows), events)  # F3, H4


def _onto_pile(
    state: State, seat: Seat, row: int, cards: list[int], rule: Literal["N5", "N6", "C5"], events: list[Event]
) -> None:
    events.append(Took(seat, row, tuple(cards), bullheads(cards), rule))
    state.piles[seat] += cards  # N7


def _move_marker(state: State, marker: Marker, events: list[Event]) -> None:
    state.marker = marker
    events.append(MarkerMoved(marker.row, marker.side, marker.points))


def _jump_if_met(state: State, seat: Seat, row: int, events: list[Event]) -> None:
    """Let the cow jump off a row that was added to or taken, and on from rows it overfills (C4, C5)."""
    while state.options.fan == "cow" and state.marker is not None and state.marker.row == row:
        row = elsewhere(state.marker, state.rows)
        _move_marker(state, Marker(row), events)
        if len(state.rows[row]) < FULL_ROW:
            return
        *taken, last = state.rows[row]
        _onto_pile(state, seat, row, taken, "C5", events)
        state.rows[row] = [last]


def _end_turn(state: State, done: EndTurn, events: list[Event]) -> None:
    if state.hands[0]:
        state.agenda += _NEXT_TURN
    else:
        _end_round(state, events)


def _end_round(state: State, events: list[Event]) -> None:
    points = list(map(bullheads, state.piles))
    state.sheet.append(points)
    state.scores = [score + more for score, more in zip(state.scores, points, strict=True)]
    events.append(RoundEnded(state.round, tuple(points), tuple(state.scores)))
    if _is_over(state):
        events.append(GameEnded(winners(_standings(state))))
        return
    state.round += 1
    state.first = Seat((state.first + 1) % len(state.hands))  # P2
    if state.options.flips == "round":
        state.flippers = [True] * len(state.flippers)  # Z6
    _start_round(state)
    if state.rows:
        events.append(_rows_started(state))


def _is_over(state: State) -> bool:
    target, rounds = state.options.target, state.options.rounds
    return (target is not None and max(state.scores) >= target) or state.round == rounds  # N8


_DECISIONS: Decisions[State] = {AskDraft: _ask_draft, AskCards: _ask_cards, AskRow: _ask_which_row}
_QUESTIONS: Questions[State] = {AskDraft: _draft, AskCards: _reveal, AskRow: _take_row}
_WORK: Work[State] = {Place: _place, EndTurn: _end_turn}
_FAN_WORK: Work[State] = {Place: _place_with_fan, EndTurn: _end_turn}
