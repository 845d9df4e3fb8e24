"""The rules of gap, told in the order of a turn; numbers such as G3 refer to RULES.md.

A seat plays a card: it takes all cards of the row with its number; else one of each neighbouring number; else it joins
the row. The row is refilled to four and the next seat plays. When the hands are empty the colours are counted.
"""

from collections.abc import Collection, Iterator
from itertools import chain, product
from typing import Literal

from stado.core.agenda import Questions, Work, work_off
from stado.core.chance import Rng, stream
from stado.core.errors import InvalidOptions
from stado.core.mirror import alike, imagined, shown
from stado.core.protocol import Answers, Decision, Event, Game, Result, Seat
from stado.games.gap.position import settle
from stado.games.gap.scoring import by_colour, is_due, is_over, points, standings
from stado.games.gap.state import (
    COLOURS,
    NUMBERS,
    ROW,
    AskCard,
    EndTurn,
    GameEnded,
    Joined,
    Options,
    Play,
    Played,
    Refilled,
    RoundEnded,
    RoundStarted,
    State,
    Took,
    View,
)
from stado.kit.hands import dealt_anew, side_of
from stado.kit.ranking import ranked, winners


class Gap(Game[State, View], id="gap", version=1, seats=range(2, 7), shelf=40):
    """GAP for two to six."""

    constants = {"COLOURS": COLOURS, "ROW": ROW}

    def check_options(self, options: Options, players: int) -> None:
        """Refuse a game without an end."""
        if options.target is None and options.rounds is None:
            raise InvalidOptions("set a target, a number of rounds, or both: without either the game never ends")

    def deal(self, players: int, seed: str, options: Options) -> State:
        """Set colours aside for a small table and deal the first round (G1, G2)."""
        mixed = stream(seed, "colours").shuffled(COLOURS)
        state = State(
            options=options,
            seed=seed,
            colours=sorted(mixed[: colours_for(players)], key=COLOURS.index),
            hands=[[] for _ in range(players)],
            scores=[[] for _ in range(players)],
            first=Seat(stream(seed, "first").below(players)),  # G3
        )
        _start_round(state)
        return state

    def pending(self, state: State) -> tuple[Decision, ...]:
        """Ask the seat whose turn it is."""
        if not state.agenda:
            return ()
        options = [play for card in state.hands[state.turn] for play in _plays(state.row, card)]
        return (Decision(state.turn, "gap-ask-card", tuple(options)),)

    def advance(self, state: State, answers: Answers) -> list[Event]:
        """Play the card, then work on to the next turn."""
        return work_off(state, answers, _QUESTIONS, _WORK)

    def view(self, state: State, seat: Seat | None) -> View:
        """Show everything but the others' hands and the stock."""
        return shown(
            View,
            state,
            **side_of(state.hands, seat, state.stock),
            stock=len(state.stock),
            points=alike(state, _points),
            extra=bool(state.agenda) and is_due(state.options, state.scores),
            takes=tuple(_takes(state, seat)),
        )

    def imagine(self, view: View, rng: Rng) -> State:
        """Deal the unseen cards anew into the other hands and the stock."""
        unseen = rng.shuffled(view.unseen)
        hands = dealt_anew(view.seat, view.hand, view.hand_sizes, unseen)
        return imagined(State, view, hands=hands, stock=unseen, seed=rng.fresh_seed())

    def result(self, state: State) -> Result | None:
        """Rank by the total; unless an extra round was agreed on, then by the best round and how early it was (G6)."""
        totals = tuple(map(sum, state.scores))
        return None if state.agenda else ranked(totals, standings(state.options, state.scores))

    def settle(self, state: State, players: int, given: Collection[str]) -> None:
        """Complete and check a position that was written down."""
        settle(state, players, given)


def _points(state: State) -> tuple[int, ...]:
    return tuple(map(points, state.taken)) if state.agenda else (0,) * len(state.taken)


def colours_for(players: int) -> int:
    """Return how many of the five colours are in the game (G1)."""
    return min(players + 1, len(COLOURS))


def _start_round(state: State) -> None:
    players, number = len(state.hands), len(state.scores[0]) + 1
    deck = stream(state.seed, "deal", number).shuffled(f"{c}{n}" for c in state.colours for n in range(NUMBERS))
    size = 6 if players <= 4 else 5  # G2
    state.hands = [sorted(deck[seat * size : (seat + 1) * size]) for seat in range(players)]
    rest = deck[players * size :]
    state.row, state.stock = rest[:ROW], rest[ROW:]
    state.taken = [[] for _ in range(players)]
    state.turn = state.first
    state.agenda += [EndTurn(), AskCard()]


def _plays(row: list[str], card: str) -> Iterator[Play]:
    """Yield the ways to play a card; there is a choice only among equal neighbours (G3)."""
    ways = [] if _equal(row, card) else list(product(*_neighbours(row, card)))
    if len(ways) < 2:
        yield Play(card)
    else:
        yield from (Play(card, way) for way in ways)


def _equal(row: list[str], card: str) -> list[str]:
    return [other for other in row if other[1] == card[1]]


def _neighbours(row: list[str], card: str) -> list[list[str]]:
    """Return the cards of each neighbouring number present; 9 and 0 are neighbours (G1)."""
    numbers = [str((int(card[1]) + step) % NUMBERS) for step in (-1, 1)]
    groups = [[other for other in row if other[1] == number] for number in numbers]
    return [group for group in groups if group]


def _takes(state: State, seat: Seat | None) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield each card that this seat may play now with the cards of the row that it would take (G3)."""
    if state.agenda and seat == state.turn:
        for card in state.hands[seat]:
            yield card, tuple(_equal(state.row, card) or chain.from_iterable(_neighbours(state.row, card)))


def _play(state: State, asked: AskCard, answers: Answers, events: list[Event]) -> None:
    play: Play = answers[state.turn]
    state.hands[state.turn].remove(play.card)
    events.append(Played(state.turn, play.card))
    if equal := _equal(state.row, play.card):
        _take(state, play.card, equal, "G3a", events)
    elif neighbours := _neighbours(state.row, play.card):
        _take(state, play.card, list(play.take) or [group[0] for group in neighbours], "G3b", events)
    else:
        state.row.append(play.card)
        events.append(Joined(state.turn, play.card))


def _take(state: State, card: str, cards: list[str], rule: Literal["G3a", "G3b"], events: list[Event]) -> None:
    state.row = [other for other in state.row if other not in cards]
    state.taken[state.turn] += [card, *cards]
    events.append(Took(state.turn, card, tuple(cards), rule))


def _end_turn(state: State, done: EndTurn, events: list[Event]) -> None:
    _refill(state, events)
    state.turn = Seat((state.turn + 1) % len(state.hands))
    if any(state.hands):
        state.agenda += [EndTurn(), AskCard()]
    else:
        _end_round(state, events)


def _refill(state: State, events: list[Event]) -> None:
    drawn = state.stock[: max(ROW - len(state.row), 0)]  # G3: never trimmed
    if drawn:
        del state.stock[: len(drawn)]
        state.row += drawn
        events.append(Refilled(tuple(drawn)))


def _end_round(state: State, events: list[Event]) -> None:
    won = tuple(map(points, state.taken))
    for rounds, more in zip(state.scores, won, strict=True):
        rounds.append(more)
    number = len(state.scores[0])
    events.append(RoundEnded(number, won, tuple(map(sum, state.scores)), _colours(state)))
    if is_over(state.options, state.scores):
        events.append(GameEnded(winners(standings(state.options, state.scores))))
        return
    state.first = Seat((state.first + 1) % len(state.hands))  # G6
    _start_round(state)
    extra = is_due(state.options, state.scores)
    events.append(RoundStarted(number + 1, state.first, tuple(state.row), extra))


def _colours(state: State) -> tuple[tuple[int, ...], ...]:
    given = map(by_colour, state.taken)
    return tuple(tuple(gave.get(colour, 0) for colour in state.colours) for gave in given)


_QUESTIONS: Questions[State] = {AskCard: _play}
_WORK: Work[State] = {EndTurn: _end_turn}
