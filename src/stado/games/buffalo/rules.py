"""The rules of buffalo, told in the order of a turn; numbers such as B7 refer to RULES.md.

The team chooses, the cards are revealed with the buffalo's and placed from the lowest up. Before each placement the
team may use special cards. After ten turns the bullheads of both piles are counted.
"""

from collections.abc import Collection

from stado.core.agenda import Questions, Work, work_off
from stado.core.chance import Rng, stream
from stado.core.mirror import imagined, shown
from stado.core.protocol import SEATS, Answers, Decision, Event, Game, Result, Seat
from stado.games.buffalo.placing import open_rows, place, row_for, take
from stado.games.buffalo.position import settle
from stado.games.buffalo.specials import ANSWERS, begin_turn, due, is_early, queue, requeue, speaker, use, uses
from stado.games.buffalo.state import (
    COPIES,
    FULL_ROW,
    HAND,
    KINDS,
    OPEN,
    ROWS,
    SPECIALS,
    AskCards,
    AskOrder,
    AskReplace,
    AskRow,
    AskWindow,
    EndTurn,
    GameEnded,
    Go,
    Next,
    Options,
    Place,
    Play,
    Replace,
    Revealed,
    Specials,
    State,
    Take,
    View,
    Window,
)
from stado.kit.bullheads import BULLHEADS, DECK, bullheads
from stado.kit.hands import dealt_anew, side_of


class Buffalo(
    Game[State, View], id="buffalo", version=1, seats=range(1, 7), shelf=20, lowest_wins=True, cooperative=True
):
    """Beat the Buffalo for one to six, all against the buffalo."""

    constants = {"BULLHEADS": BULLHEADS, "FULL_ROW": FULL_ROW}

    def deal(self, players: int, seed: str, options: Options) -> State:
        """Deal the hands, the buffalo's stack, the rows and the special cards (B1)."""
        deck = stream(seed, "deal").shuffled(DECK)
        stacks = [deck[seat * HAND : (seat + 1) * HAND] for seat in range(players + 1)]
        rest = deck[(players + 1) * HAND :]
        specials = stream(seed, "specials").shuffled(KINDS * COPIES)
        game = specials[: SPECIALS[players]]
        state = State(
            options=options,
            seed=seed,
            hands=list(map(sorted, stacks[:-1])),
            known=[[] for _ in range(players)],
            buffalo=stacks[-1],
            rows=[[card] for card in rest[:ROWS]],
            specials=Specials(open=game[:OPEN], stack=game[OPEN:], box=sorted(specials[len(game) :])),
            stock=sorted(rest[ROWS:]),
        )
        begin_turn(state)
        return state

    def pending(self, state: State) -> tuple[Decision, ...]:
        """Ask all for cards, or one seat for the team."""
        match state.agenda[-1:]:
            case [AskCards()]:
                hands = zip(SEATS, state.hands, strict=False)
                return tuple(Decision(seat, "buffalo-ask-card", tuple(map(Play, hand))) for seat, hand in hands)
            case [AskWindow()]:
                prompt = "buffalo-ask-early" if is_early(state) else "buffalo-ask-window"
                return (Decision(speaker(state), prompt, (Go(), *uses(state))),)
            case [AskReplace(seat, back)]:
                others = tuple(Replace(card) for card in state.hands[seat] if card != back)
                return (Decision(seat, "buffalo-ask-replace", others),)
            case [AskOrder(seat, cards)]:
                left = tuple(Next(task.card) for task in queue(state) if task.card not in cards)
                return (Decision(seat, "buffalo-ask-order", left),)
            case [AskRow(seat)]:
                return (Decision(seat, "buffalo-ask-row", tuple(map(Take, open_rows(state)))),)
            case _:
                return ()

    def advance(self, state: State, answers: Answers) -> list[Event]:
        """Settle the question, then work on to the next one."""
        return work_off(state, answers, _QUESTIONS, _WORK)

    def view(self, state: State, seat: Seat | None) -> View:
        """Show all that lies open; of the others' hands only what went back there for all to see."""
        team, buffalo = _points(state)
        specials = state.specials
        return shown(
            View,
            state,
            **side_of(state.hands, seat, state.buffalo + state.stock, state.known),
            buffalo=len(state.buffalo),
            team_points=team,
            buffalo_points=buffalo,
            open=tuple(specials.open),
            stack=len(specials.stack),
            used=tuple(specials.used),
            unseen_specials=tuple(sorted(specials.stack + specials.box)),
            speaker=speaker(state) if state.agenda and isinstance(state.agenda[-1], AskWindow) else None,
            lands=tuple((card, row_for(state, card)) for card in _looked_at(state, seat)),
        )

    def imagine(self, view: View, rng: Rng) -> State:
        """Deal the unseen cards anew to the other hands, the buffalo and the rest; likewise the special cards."""
        unseen, specials = rng.shuffled(view.unseen), rng.shuffled(view.unseen_specials)
        stack, box = specials[: view.stack], sorted(specials[view.stack :])
        return imagined(
            State,
            view,
            seed=rng.fresh_seed(),
            hands=dealt_anew(view.seat, view.hand, view.hand_sizes, unseen, view.known),
            buffalo=[unseen.pop() for _ in range(view.buffalo)],
            specials=Specials(open=list(view.open), stack=stack, used=list(view.used), box=box),
            stock=sorted(unseen),
        )

    def result(self, state: State) -> Result | None:
        """Compare the piles: strictly fewer than the buffalo wins (B6)."""
        if state.agenda:
            return None
        (team, buffalo), seats = _points(state), SEATS[: len(state.hands)]
        won = team < buffalo
        return Result((team,) * len(seats), (1 if won else 2,) * len(seats), seats if won else (), buffalo)

    def advises(self, state: State) -> bool:
        """Let the team advise whoever speaks for it, unless it plays in silence; hands stay secret (B5, B7)."""
        open_question = bool(state.agenda) and isinstance(state.agenda[-1], AskWindow | AskOrder | AskRow)
        return open_question and state.options.talk != "silent"

    def talks(self, state: State) -> bool:
        """Close the talk until everyone has chosen, or for the whole game, as agreed (B5)."""
        revealed = state.options.talk == "rulebook" and not is_early(state)
        return not state.agenda or state.options.talk == "free" or revealed

    def settle(self, state: State, players: int, given: Collection[str]) -> None:
        """Complete and check a position that was written down."""
        settle(state, players, given)


def _points(state: State) -> tuple[int, int]:
    times = 2 if len(state.hands) <= 2 else 1  # B6
    return times * bullheads(state.team_pile), bullheads(state.buffalo_pile)


def _looked_at(state: State, seat: Seat | None) -> list[int]:
    """Return the cards whose way matters now: those one chooses among, or the one the team speaks about."""
    match state.agenda[-1:]:
        case [AskCards() | AskWindow()] if is_early(state):
            return [] if seat is None else state.hands[seat]
        case [AskReplace(owner, back)] if owner == seat:
            return [card for card in state.hands[seat] if card != back]
        case [AskWindow()]:
            return [due(state).card]
        case _:
            return []


def _reveal(state: State, asked: AskCards, answers: Answers, events: list[Event]) -> None:
    places = [Place(seat, answers[seat].card) for seat in SEATS[: len(state.hands)]]
    for seat, due_card in enumerate(places):
        _play(state, Seat(seat), due_card.card)
    places.append(Place(None, state.buffalo.pop(0)))
    events.append(Revealed(tuple(task.card for task in places[:-1]), places[-1].card))
    state.begun = False
    requeue(state, sorted(places, key=lambda task: task.card))  # B2


def _play(state: State, seat: Seat, card: int) -> None:
    """Move a card out of a hand, and out of what is known of it."""
    state.hands[seat].remove(card)
    state.known[seat] = [known for known in state.known[seat] if known != card]


def _open_window(state: State, task: Window, events: list[Event]) -> None:
    if uses(state):  # B7: no window where nothing could be used
        state.agenda.append(AskWindow())


def _speak(state: State, asked: AskWindow, answers: Answers, events: list[Event]) -> None:
    choice = answers[speaker(state)]
    if not isinstance(choice, Go):
        state.agenda.append(Window())  # asked again after every use
        use(state, choice, events)


def _place(state: State, task: Place, events: list[Event]) -> None:
    state.begun = state.begun or task.moved != "first"
    place(state, task, events)


def _take_row(state: State, asked: AskRow, answers: Answers, events: list[Event]) -> None:
    take(state, asked.seat, asked.card, answers[asked.seat].row, "N6", events)


def _replace(state: State, asked: AskReplace, answers: Answers, events: list[Event]) -> None:
    card = answers[asked.seat].card
    _play(state, asked.seat, card)
    state.agenda.append(Place(asked.seat, card))  # at once: no window before it


def _end_turn(state: State, done: EndTurn, events: list[Event]) -> None:
    state.lead = Seat((state.lead + 1) % len(state.hands))  # B7
    if any(state.hands):
        begin_turn(state)
    else:
        team, buffalo = _points(state)
        events.append(GameEnded(team, buffalo, team < buffalo))


_QUESTIONS: Questions[State] = {
    AskCards: _reveal,
    AskWindow: _speak,
    AskReplace: _replace,
    AskRow: _take_row,
    **ANSWERS,
}
_WORK: Work[State] = {Window: _open_window, Place: _place, EndTurn: _end_turn}
