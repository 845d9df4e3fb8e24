"""The rules, told in the order a turn is played; numbers such as T4 refer to RULES.md.

Everyone chooses a card, and all are revealed. The fastest picks one of two open cards, the slowest takes the other.
What those two played is the next prize. When the hands are empty, acorns are counted and the next round is dealt.
"""

from collections.abc import Collection, Iterable

from stado.core.agenda import Questions, Work, work_off
from stado.core.chance import Rng, stream
from stado.core.mirror import imagined, shown
from stado.core.protocol import SEATS, Answers, Decision, Event, Game, Result, Seat
from stado.games._template.position import settle
from stado.games._template.state import (
    DECK,
    HAND,
    OPEN,
    AskCards,
    AskPick,
    Dropped,
    EndTurn,
    GameEnded,
    Opened,
    Options,
    Pick,
    Picked,
    Play,
    Revealed,
    RoundEnded,
    RoundStarted,
    State,
    TookRest,
    View,
)
from stado.kit.hands import dealt_anew, side_of
from stado.kit.ranking import ranked, winners

ACORNS = (0, *(card % 10 for card in DECK))  # by card (T1); there is no card 0


def acorns(cards: Iterable[int]) -> int:
    """Return the acorns on these cards together."""
    return sum(ACORNS[card] for card in cards)


class Template(Game[State, View], id="template", version=1, seats=range(2, 6)):
    """Squirrels race for acorns."""

    constants = {"ACORNS": ACORNS}

    def deal(self, players: int, seed: str, options: Options) -> State:
        """Set up the first round (T2)."""
        state = State(options=options, seed=seed, hands=[[]] * players, scores=[0] * players)
        _start_round(state)
        return state

    def pending(self, state: State) -> tuple[Decision, ...]:
        """List who must decide: all at once for cards, then one seat for a pick."""
        match state.agenda[-1:]:
            case [AskCards()]:
                hands = enumerate(state.hands)
                return tuple(Decision(SEATS[seat], "template-ask-card", tuple(map(Play, hand))) for seat, hand in hands)
            case [AskPick(seat)]:
                return (Decision(seat, "template-ask-pick", tuple(map(Pick, state.open))),)
            case _:
                return ()

    def advance(self, state: State, answers: Answers) -> list[Event]:
        """Answer the open question, then work until the next one."""
        return work_off(state, answers, _QUESTIONS, _WORK)

    def view(self, state: State, seat: Seat | None) -> View:
        """Show all but the hands of the others and the stock."""
        return shown(View, state, **side_of(state.hands, seat, state.stock))

    def imagine(self, view: View, rng: Rng) -> State:
        """Deal the unseen cards anew to the others."""
        unseen = rng.shuffled(view.unseen)
        hands = dealt_anew(view.seat, view.hand, view.hand_sizes, unseen)
        return imagined(State, view, hands=hands, stock=sorted(unseen), seed=rng.fresh_seed())

    def result(self, state: State) -> Result | None:
        """Rank by the most acorns; equal scores share a place (T8)."""
        return None if state.agenda else ranked(state.scores, state.scores)

    def settle(self, state: State, players: int, given: Collection[str]) -> None:
        """Complete and check a position that was written down."""
        settle(state, players, given)


def _start_round(state: State) -> None:
    players = len(state.scores)
    deck = stream(state.seed, "deal", state.round).shuffled(DECK)  # T2
    state.hands = [sorted(deck[seat * HAND : (seat + 1) * HAND]) for seat in range(players)]
    dealt = players * HAND
    state.open, state.stock = sorted(deck[dealt : dealt + OPEN]), sorted(deck[dealt + OPEN :])
    state.piles, state.gone = [[] for _ in range(players)], []
    state.agenda.append(AskCards())


def _reveal(state: State, asked: AskCards, answers: Answers, events: list[Event]) -> None:
    state.played = [answers[seat].card for seat in SEATS[: len(state.hands)]]  # T3
    for hand, card in zip(state.hands, state.played, strict=True):
        hand.remove(card)
    events.append(Revealed(tuple(state.played)))
    fastest = state.played.index(max(state.played))
    state.agenda += [EndTurn(), AskPick(Seat(fastest))]


def _pick(state: State, asked: AskPick, answers: Answers, events: list[Event]) -> None:
    card = answers[asked.seat].card  # T4
    state.open.remove(card)
    state.piles[asked.seat].append(card)
    events.append(Picked(asked.seat, card))
    _leave(state, state.open.pop(), events)


def _leave(state: State, card: int, events: list[Event]) -> None:
    if state.options.leftover == "nobody":  # T5
        state.gone = sorted([*state.gone, card])
        events.append(Dropped(card))
    else:
        slowest = Seat(state.played.index(min(state.played)))
        state.piles[slowest].append(card)
        events.append(TookRest(slowest, card))


def _end_turn(state: State, done: EndTurn, events: list[Event]) -> None:
    lowest, *others, highest = sorted(state.played)  # T6
    state.open, state.gone, state.played = [lowest, highest], sorted(state.gone + others), []
    if state.hands[0]:
        state.agenda.append(AskCards())
        events.append(Opened(tuple(state.open)))
    else:
        _end_round(state, events)


def _end_round(state: State, events: list[Event]) -> None:
    points = tuple(map(acorns, state.piles))  # T7
    state.scores = [score + more for score, more in zip(state.scores, points, strict=True)]
    events.append(RoundEnded(state.round, points, tuple(state.scores)))
    if state.round == state.options.rounds:  # T8
        events.append(GameEnded(winners(state.scores)))
        return
    state.round += 1
    _start_round(state)
    events.append(RoundStarted(state.round, tuple(state.open)))


_QUESTIONS: Questions[State] = {AskCards: _reveal, AskPick: _pick}
_WORK: Work[State] = {EndTurn: _end_turn}
