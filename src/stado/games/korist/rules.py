"""The rules of korist, told in the order of a turn; numbers such as K4 refer to RULES.md.

A seat lays a layer. Going round from its left it must plunder whoever's top layer has as many cards and a lower
value: it takes the layer, or leaves it to be taken back or discarded; who lost cards draws as many. With nobody to
plunder, the basic game lets it draw one card. The game ends when a hand is empty after laying, or when there is nothing
left to draw.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence

from stado.core.agenda import Questions, Work, work_off
from stado.core.chance import Rng, stream
from stado.core.mirror import imagined, shown
from stado.core.protocol import Answers, Decision, Event, Game, Result, Seat
from stado.games.korist.layers import cards_of, lays, plunders, rank
from stado.games.korist.position import settle
from stado.games.korist.scoring import scores, standings
from stado.games.korist.shadow import fill_shadow, groups
from stado.games.korist.state import (
    COPIES,
    HAND,
    HIGHEST,
    JOKER,
    JOKERS,
    SUPPLY,
    Agenda,
    AskDraw,
    AskExtra,
    AskLay,
    AskPlunder,
    AskReturn,
    AskShadow,
    Declined,
    Discarded,
    Draw,
    Drew,
    End,
    EndTurn,
    GameEnded,
    Laid,
    Lay,
    Left,
    Options,
    Plunder,
    Plundered,
    Prey,
    Refill,
    Return,
    Shadow,
    ShadowPlundered,
    ShadowRefilled,
    State,
    SupplyRefilled,
    TookBack,
    View,
)
from stado.kit.hands import dealt_anew, side_of
from stado.kit.ranking import ranked, winners

_PLUNDERS = (Plunder(True), Plunder(False))
_RETURNS = (Return(True), Return(False))


class Korist(Game[State, View], id="korist", version=1, seats=range(2, 6), shelf=50):
    """Kořist for three to five, and the game for two with the shadow."""

    constants = {"JOKER": JOKER, "HIGHEST": HIGHEST}

    def deal(self, players: int, seed: str, options: Options) -> State:
        """Deal hands and supply, and for two players the shadow (K2, K12)."""
        gift = [JOKER, JOKER] if players == 2 else []
        jokers = JOKERS - players * len(gift)
        faces = [*range(1, HIGHEST + 1)] * COPIES + [JOKER] * jokers
        deck, size = stream(seed, "deal").shuffled(faces), HAND - len(gift)
        rest = deck[players * size :]
        state = State(
            options=options,
            seed=seed,
            hands=[sorted(gift + deck[seat * size : (seat + 1) * size]) for seat in range(players)],
            known=[list(gift) for _ in range(players)],
            layers=[[] for _ in range(players)],
            supply=[[card] for card in rest[:SUPPLY]],
            stock=rest[SUPPLY:],
            turn=Seat(stream(seed, "first").below(players)),
            agenda=[EndTurn(), AskLay()],
        )
        if players == 2:
            fill_shadow(state)
        return state

    def pending(self, state: State) -> tuple[Decision, ...]:
        """Ask the one seat concerned."""
        match state.agenda[-1:]:
            case [AskLay()]:
                return (Decision(state.turn, "korist-ask-lay", tuple(lays(state.hands[state.turn]))),)
            case [AskShadow()]:
                return (
                    Decision(state.turn, "korist-ask-shadow", tuple(map(Shadow, _open_groups(state, _top(state))))),
                )
            case [AskPlunder()]:
                return (Decision(state.turn, "korist-ask-plunder", _PLUNDERS),)
            case [AskReturn(seat)]:
                return (Decision(seat, "korist-ask-return", _RETURNS),)
            case [AskDraw(seat)]:
                return (Decision(seat, "korist-ask-draw", _draws(state)),)
            case [AskExtra()]:
                return (Decision(state.turn, "korist-ask-extra", (*_draws(state), End())),)
            case _:
                return ()

    def advance(self, state: State, answers: Answers) -> list[Event]:
        """Settle the question, then work on to the next one."""
        return work_off(state, answers, _QUESTIONS, _WORK)

    def view(self, state: State, seat: Seat | None) -> View:
        """Show all that lies open, and of the others' hands what everyone saw going there."""
        return shown(
            View,
            state,
            **side_of(state.hands, seat, state.stock, state.known),
            stock=len(state.stock),
            scores=scores(state),
            prey=tuple(_prey(state, seat)),
        )

    def imagine(self, view: View, rng: Rng) -> State:
        """Deal the unseen cards anew into the stock and the unknown parts of the other hands."""
        unseen = rng.shuffled(view.unseen)
        hands = dealt_anew(view.seat, view.hand, view.hand_sizes, unseen, view.known)
        return imagined(State, view, hands=hands, stock=unseen, seed=rng.fresh_seed())

    def result(self, state: State) -> Result | None:
        """Count cards before each seat less cards in hand (K8)."""
        return None if state.agenda else ranked(scores(state), standings(state))

    def settle(self, state: State, players: int, given: Collection[str]) -> None:
        """Complete and check a position that was written down."""
        settle(state, players, given)


def _draws(state: State) -> tuple[Draw, ...]:
    blind = (Draw("stock"),) if state.stock else ()
    return (*map(Draw, range(len(state.supply))), *blind)


def _top(state: State) -> list[int]:
    return state.layers[state.turn][-1]


def _open_groups(state: State, laid: Sequence[int]) -> list[int]:
    """Return the values of the shadow's groups that a layer must plunder (K14)."""
    return [value for value, group in groups(state.shadow) if _must_plunder(state, laid, group)]


def _must_plunder(state: State, laid: Sequence[int], other: Sequence[int]) -> bool:
    return plunders(rank(laid), len(laid), other, expert=state.options.level == "expert")


def _victims(state: State, laid: Sequence[int]) -> list[Seat]:
    """Return whom a layer must plunder, from the left neighbour once round (K4)."""
    players = len(state.hands)
    others = [Seat((state.turn + away) % players) for away in range(1, players)]
    return [seat for seat in others if state.layers[seat] and _must_plunder(state, laid, state.layers[seat][-1])]


def _prey(state: State, seat: Seat | None) -> Iterator[Prey]:
    """Yield what each layer that may be laid now would plunder; the one that ends the game plunders nothing (K7)."""
    if seat != state.turn or state.agenda[-1:] != [AskLay()]:
        return
    hand = state.hands[state.turn]
    for value, count in sorted({(lay.value, lay.count) for lay in lays(hand) if lay.count < len(hand)}):
        laid = [value] * count
        seats, open_groups = _victims(state, laid), _open_groups(state, laid)
        if seats or open_groups:
            yield Prey(value, count, tuple(seats), tuple(open_groups))


def _lay(state: State, asked: AskLay, answers: Answers, events: list[Event]) -> None:
    lay: Lay = answers[state.turn]
    cards = cards_of(lay)
    state.hands[state.turn] = _without(state.hands[state.turn], cards)
    state.known[state.turn] = _without(state.known[state.turn], cards)  # those everyone saw are spent first
    state.layers[state.turn].append(cards)
    events.append(Laid(state.turn, tuple(cards), lay.value))
    if not state.hands[state.turn]:
        _end(state, "hand", events)  # K7
    else:
        state.agenda += _after_laying(state)


def _after_laying(state: State) -> list[Agenda]:
    """Return what the new layer brings about, the last item next."""
    questions: list[Agenda] = [AskPlunder(victim) for victim in reversed(_victims(state, _top(state)))]
    if _open_groups(state, _top(state)):
        questions.append(AskShadow())  # K14: before the opponent
    if not questions and state.options.level == "basic":
        questions.append(AskExtra())  # K6, K9, K10
    return questions


def _without(cards: Iterable[int], gone: Iterable[int]) -> list[int]:
    return sorted((Counter(cards) - Counter(gone)).elements())


def _receive(state: State, seat: Seat, cards: Sequence[int], *, seen: bool) -> None:
    state.hands[seat] = sorted([*state.hands[seat], *cards])
    if seen:
        state.known[seat] = sorted([*state.known[seat], *cards])


def _plunder_shadow(state: State, asked: AskShadow, answers: Answers, events: list[Event]) -> None:
    value = answers[state.turn].value
    cards = dict(groups(state.shadow))[value]
    state.shadow = _without(state.shadow, cards)
    _receive(state, state.turn, cards, seen=True)
    events.append(ShadowPlundered(state.turn, tuple(cards), value))
    filled, covering = fill_shadow(state)
    if filled or covering:
        events.append(ShadowRefilled(tuple(filled), tuple(covering)))


def _plunder(state: State, asked: AskPlunder, answers: Answers, events: list[Event]) -> None:
    victim = asked.victim
    if not answers[state.turn].take:
        events.append(Left(state.turn, victim, tuple(state.layers[victim][-1])))
        state.agenda.append(AskReturn(victim))
        return
    cards = state.layers[victim].pop()
    _receive(state, state.turn, cards, seen=True)
    events.append(Plundered(state.turn, victim, tuple(cards)))
    state.agenda += [Refill(), AskDraw(victim, len(cards))]


def _return(state: State, asked: AskReturn, answers: Answers, events: list[Event]) -> None:
    cards = state.layers[asked.seat].pop()
    if answers[asked.seat].back:
        _receive(state, asked.seat, cards, seen=True)
        events.append(TookBack(asked.seat, tuple(cards)))
    else:
        state.discard += cards
        events.append(Discarded(asked.seat, tuple(cards)))
        state.agenda += [Refill(), AskDraw(asked.seat, len(cards))]


def _draw(state: State, asked: AskDraw, answers: Answers, events: list[Event]) -> None:
    if asked.left > 1:
        state.agenda.append(AskDraw(asked.seat, asked.left - 1))
    _draw_one(state, asked.seat, answers[asked.seat], events)


def _extra(state: State, asked: AskExtra, answers: Answers, events: list[Event]) -> None:
    if isinstance(answers[state.turn], End):
        events.append(Declined(state.turn))
    else:
        state.agenda.append(Refill())
        _draw_one(state, state.turn, answers[state.turn], events)


def _draw_one(state: State, seat: Seat, draw: Draw, events: list[Event]) -> None:
    blind = draw.source == "stock"
    cards = [state.stock.pop(0)] if draw.source == "stock" else state.supply.pop(draw.source)  # K13: all of a pile
    _receive(state, seat, cards, seen=not blind)
    events.append(Drew(seat, blind, tuple(cards)))
    if not state.stock and not state.supply:
        _end(state, "stock", events)  # K7


def _refill(state: State, due: Refill, events: list[Event]) -> None:
    cards = state.stock[: max(SUPPLY - len(state.supply), 0)]
    if cards:
        del state.stock[: len(cards)]
        state.supply += [[card] for card in cards]
        events.append(SupplyRefilled(tuple(cards)))


def _end_turn(state: State, done: EndTurn, events: list[Event]) -> None:
    state.turn = Seat((state.turn + 1) % len(state.hands))
    state.agenda += [EndTurn(), AskLay()]


def _end(state: State, rule: str, events: list[Event]) -> None:
    state.agenda.clear()
    events.append(GameEnded("hand" if rule == "hand" else "stock", scores(state), winners(standings(state))))


_QUESTIONS: Questions[State] = {
    AskLay: _lay,
    AskShadow: _plunder_shadow,
    AskPlunder: _plunder,
    AskReturn: _return,
    AskDraw: _draw,
    AskExtra: _extra,
}
_WORK: Work[State] = {Refill: _refill, EndTurn: _end_turn}
