"""What the referee is worth: it complains of every deviation planted in a game, and of every rule it is told wrong."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from stado.core import match as core
from stado.core.protocol import AnyGame, Seat
from stado.games.nimmt.rules import Nimmt
from stado.games.nimmt.state import AskDraft, Marker, MarkerMoved, Placed, Play, Revealed, RoundEnded, RowsStarted, Took
from stado.games.nimmt.tests.referee import Referee, fresh
from stado.games.nimmt.tests.referee_fan import FAN_CARDS, Cow, EvenOdd, Flip, Hill, NoFanCard, Rows, lowest_end
from stado.games.nimmt.tests.tables import FANS
from stado.games.nimmt.tests.watch import FAN_SETUPS, SIZES, watch, watch_setup
from tests.matches import Json
from tests.referees.complaint import Complaint, complaint
from tests.referees.lies import (
    IN_ANY_GAME,
    Lie,
    Planted,
    change,
    changed,
    crooked,
    each_of,
    forget,
    honest,
    offer,
    show,
)


def swap_rows(state: Any, events: list[Any]) -> list[Any]:
    """Lay the first two rows the other way round."""
    state.rows[:2] = reversed(state.rows[:2])
    return events


def lose_a_card(state: Any, events: list[Any]) -> list[Any]:
    """Let a card fall under the table."""
    for pile in state.piles:
        del pile[4:]
    return events


def place_by_seat(_: Any, events: list[Any]) -> list[Any]:
    """Place the cards in the order of the seats instead of their numbers."""
    placed = sorted((event for event in events if isinstance(event, Placed)), key=lambda event: event.seat)
    return [placed.pop(0) if isinstance(event, Placed) else event for event in events]


def next_picker(_: Any, state: Any) -> Any:
    """Let the wrong seat pick first."""
    state.first = Seat((state.first + 1) % 3)
    state.agenda = [AskDraft(state.first)]
    return state


def other_deal(_: Any, state: Any) -> Any:
    """Deal seat 0 the cards of seat 1."""
    state.hands[:2] = reversed(state.hands[:2])
    return state


def stop_early(state: Any, decisions: Any) -> Any:
    """Ask nobody any more in the middle of a round."""
    return () if state.rows and len(state.hands[0]) < 5 else decisions


PLANTED: list[Planted] = [
    *IN_ANY_GAME,
    ("a card in another row", "advance", change(Placed, row=lambda event: (event.row + 1) % 4), "event"),
    ("rows that changed places", "advance", swap_rows, "rows in the view|event"),
    ("wrong bullheads", "advance", change(Took, bullheads=lambda event: event.bullheads + 1), "event"),
    ("a wrong rule", "advance", change(Took, rule=lambda event: {"N5": "N6", "N6": "N5"}[event.rule]), "event"),
    ("a take nobody is told of", "advance", forget(Took), "event"),
    ("a lost card", "advance", lose_a_card, "piles in the view|event"),
    ("cards placed by seat", "advance", place_by_seat, "event"),
    ("a score too many", "advance", change(RoundEnded, scores=lambda event: (9, *event.scores[1:])), "event"),
    ("a new round that is not told", "advance", forget(RowsStarted), "what happens after|event"),
    ("another deal", "deal", other_deal, "what seat 0 may do"),
    ("an end in the middle of a round", "pending", stop_early, "the seats asked"),
    ("a score in the view", "view", show(scores=lambda view: (1, *view.scores[1:])), "scores in the view"),
    ("points in the view", "view", show(points=lambda view: (1, *view.points[1:])), "points in the view"),
    ("a hand in the view", "view", show(hands=lambda view: ((1,), *view.hands[1:])), "hands in the view"),
    ("a forgotten card", "view", show(unseen=lambda view: view.unseen[1:]), "unseen in the view"),
    ("hidden waiting cards", "view", show(agenda=lambda _: ()), "the cards that wait"),
]


@each_of(Nimmt, PLANTED)
def test_the_referee_complains_of(game: AnyGame, words: str) -> None:
    with complaint(words):
        watch_games(game, {"variant": "base", "target": None, "rounds": 2})


PLANTED_AMONG_PROFESSIONALS: list[Planted] = [
    ("the wrong first picker", "deal", next_picker, "the seats asked"),
    ("hidden hands", "view", show(hands=lambda view: tuple(None for _ in view.hands)), "hands in the view"),
    ("rows that descend", "advance", change(RowsStarted, cards=lambda event: event.cards[::-1]), "event 1"),
]


@each_of(Nimmt, PLANTED_AMONG_PROFESSIONALS)
def test_the_referee_complains_in_the_professional_variant_of(game: AnyGame, words: str) -> None:
    with complaint(words):
        watch_games(game, {"variant": "professional", "target": None, "rounds": 2})


def wrong_row(state: Any, result: Any) -> Any:
    """Shove the marker one row further."""
    if state.marker is not None:
        state.marker = Marker((state.marker.row + 1) % 4, state.marker.side, state.marker.points)
    return result


def wrong_set_up(_: Any, state: Any) -> Any:
    """Lay the marker at the wrong row before the first turn."""
    return wrong_row(state, state)


def deal_out(flippers: bool) -> Lie:
    """Give everyone a flipper after every move, or take it away."""

    def lie(state: Any, events: list[Any]) -> list[Any]:
        state.flippers = [flippers for _ in state.flippers]
        return events

    return lie


def flip_all(options: Any) -> Any:
    """Let any card be flipped, that of one or three digits too."""
    return tuple(dict.fromkeys((*options, *(Play(move.card, flip=True) for move in options if isinstance(move, Play)))))


def flip_none(options: Any) -> Any:
    """Let nothing be flipped."""
    return tuple(move for move in options if not getattr(move, "flip", False))


def hide_flips(view: Any) -> Any:
    """Show waiting cards as if none was flipped."""
    return tuple(changed(task, {"flip": lambda _: False}) if hasattr(task, "flip") else task for task in view.agenda)


OTHER_SIDE = {"even": "odd", "odd": "even", "up": "down", "down": "up"}
PLANTED_WITH_FAN: list[tuple[str, str, str, Lie, str]] = [
    ("a marker laid at the wrong row", "cow", "deal", wrong_set_up, "marker in the view|event"),
    ("a marker at the wrong row", "cow", "advance", wrong_row, "marker in the view|event"),
    ("a hidden marker", "hill", "view", show(marker=lambda _: None), "marker in the view"),
    ("a move of the marker nobody is told of", "even_odd", "advance", forget(MarkerMoved), "event|what happens"),
    ("a marker told of elsewhere", "hill", "advance", change(MarkerMoved, row=lambda event: 3 - event.row), "event"),
    ("the wrong side", "even_odd", "advance", change(MarkerMoved, side=lambda event: OTHER_SIDE[event.side]), "event"),
    ("the wrong way", "hill", "advance", change(MarkerMoved, points=lambda event: OTHER_SIDE[event.points]), "event"),
    ("a wrong rule for the cow", "cow", "advance", change(Took, rule=lambda _: "N5"), "event"),
    ("flips nobody is told of", "flip", "advance", change(Revealed, flips=lambda _: ()), "event 0"),
    ("a flipper that is never used up", "flip", "advance", deal_out(True), "flippers in the view|what seat . may do"),
    ("a flipper that is lost", "flip", "advance", deal_out(False), "flippers in the view|what seat . may do"),
    ("hidden flippers", "flip", "view", show(flippers=lambda _: ()), "flippers in the view"),
    ("hidden flips of waiting cards", "flip", "view", show(agenda=hide_flips), "the cards that wait"),
    ("a flip of any card", "flip", "pending", offer(flip_all), "what seat . may do"),
    ("a flip that is not offered", "flip", "pending", offer(flip_none), "what seat . may do"),
]


@pytest.mark.parametrize(
    ("fan", "verb", "lie", "words"), [row[1:] for row in PLANTED_WITH_FAN], ids=[row[0] for row in PLANTED_WITH_FAN]
)
def test_the_referee_complains_with_a_fan_card_of(fan: str, verb: str, lie: Lie, words: str) -> None:
    with complaint(words):
        watch_games(crooked(Nimmt, verb, lie), {"fan": fan, "target": None, "rounds": 2})


def bent(fan: str, **rules: Callable[..., Any]) -> tuple[str, type[NoFanCard]]:
    """Return a fan card that is like the true one but for a rule."""
    return fan, type("Bent", (FAN_CARDS[fan],), rules)


def own_row(card: NoFanCard, number: int, took: bool) -> bool:
    """Move only when the marker's own row was taken."""
    return took and number == card.row


def four_beside_it(card: NoFanCard, number: int) -> int:
    """Count the marker as a card."""
    return 4 if number == card.row else 5


def any_row(card: Any, rows: Rows) -> None:
    """Go to the lowest end of all four rows."""
    card.row = lowest_end(rows, [0, 1, 2, 3])


def jump_to_the_highest(card: Cow, rows: Rows) -> None:
    """Jump behind the highest end of the other three."""
    card.row = max((number for number in range(4) if number != card.row), key=lambda number: rows[number][-1])


def keep_side(card: EvenOdd, rows: Rows) -> None:
    """Go on without turning over."""
    side = card.side
    EvenOdd.move(card, rows)
    card.side = side


def go_round(card: Hill, rows: Rows) -> None:
    """Go on from the first row to the last."""
    assert card.row is not None
    card.row, card.points = (card.row - 1) % 4, "up"


def turn_late(card: Hill, rows: Rows) -> None:
    """Turn round only when there is no row further on."""
    assert card.row is not None
    card.points = {0: "down", 3: "up"}.get(card.row, card.points)
    card.row += -1 if card.points == "up" else 1


def no_end(card: Cow, value: int, number: int, rows: Rows) -> int | None:
    """Let nothing be placed beside the cow."""
    return None if number == card.row else NoFanCard.distance(card, value, number, rows)


def one_parity(card: EvenOdd, value: int, number: int, rows: Rows) -> int | None:
    """Ask for the parity at every row."""
    fits = (value % 2 == 1) == (card.side == "odd")
    return NoFanCard.distance(card, value, number, rows) if fits else None


BENT: dict[str, tuple[str, type[NoFanCard]]] = {
    "F1 starts at the first row": bent("even_odd", set_up=lambda card, rows: card.lie_at(0, rows)),
    "F1 starts at the highest": bent(
        "even_odd", set_up=lambda card, rows: card.lie_at(max(range(4), key=lambda number: rows[number]), rows)
    ),
    "F2 any parity": bent("even_odd", distance=NoFanCard.distance),
    "F2 one parity everywhere": bent("even_odd", distance=one_parity),
    "F3 moves with its own row only": bent("even_odd", leaves=own_row),
    "F3 never moves": bent("even_odd", leaves=NoFanCard.leaves),
    "F3 may stay": bent("even_odd", move=lambda card, rows: card.lie_at(lowest_end(rows, [0, 1, 2, 3]), rows)),
    "F3 keeps its side": bent("even_odd", move=keep_side),
    "F4 counts as a card": bent("even_odd", room=four_beside_it),
    "H1 starts at the top": bent("hill", set_up=lambda card, rows: card.put({"marker": {"row": 0, "points": "down"}})),
    "H2 ascends": bent("hill", distance=NoFanCard.distance),
    "H3 the other row": bent("hill", looked_at=lambda card: sorted(range(4), key=lambda number: number == card.row)),
    "H4 moves with its own row only": bent("hill", leaves=own_row),
    "H4 goes round": bent("hill", move=go_round),
    "H4 turns late": bent("hill", move=turn_late),
    "H5 counts as a card": bent("hill", room=four_beside_it),
    "C1 starts at the first row": bent("cow", set_up=lambda card, rows: card.put({"marker": {"row": 0}})),
    "C2 has no end": bent("cow", distance=no_end),
    "C3 is no card": bent("cow", room=NoFanCard.room),
    "C4 jumps only when taken": bent("cow", leaves=own_row),
    "C4 jumps when any row is taken": bent("cow", leaves=lambda card, number, took: took or number == card.row),
    "C4 may stay": bent("cow", move=any_row),
    "C4 jumps to the highest": bent("cow", move=jump_to_the_highest),
    "C5 no second row": bent("cow", crushes=NoFanCard.crushes),
    "Z2 placed by the printed number": bent("flip", turn_of=lambda card, number, flip: (number, not flip)),
    "Z2 no reversing": bent("flip", counts_as=NoFanCard.counts_as),
    "Z3 one digit": bent("flip", may_flip=lambda card, seat, number: card.flippers[seat] and number < 100),
    "Z3 three digits": bent("flip", may_flip=lambda card, seat, number: card.flippers[seat] and number > 9),
    "Z3 no doublets": bent(
        "flip", may_flip=lambda card, seat, number: Flip.may_flip(card, seat, number) and bool(number % 11)
    ),
    "Z4 printed first": bent("flip", turn_of=lambda card, number, flip: (card.counts_as(number, flip), flip)),
    "Z6 as often as one likes": bent("flip", flipped_by=NoFanCard.flipped_by),
    "Z6 never back": bent("flip", clear=NoFanCard.clear),
    "Z6 always back": bent("flip", clear=lambda card: setattr(card, "flippers", [True] * card.players)),
}


@pytest.mark.parametrize(("fan", "card"), BENT.values(), ids=BENT)
def test_a_referee_with_one_rule_bent_complains_of_the_true_game(
    fan: str, card: type[NoFanCard], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(FAN_CARDS, fan, card)
    with pytest.raises(Complaint):
        list(map(watch_setup, FAN_SETUPS[fan][:: len(SIZES) - 1][:100]))


@pytest.mark.parametrize("fan", FANS)
def test_the_referee_has_nothing_to_say_about_an_honest_game_with_a_fan_card(fan: str) -> None:
    watch_games(honest(Nimmt), {"fan": fan, "target": None, "rounds": 2})


def test_the_referee_complains_when_a_shared_win_is_given_to_one() -> None:
    referee = Referee({**fresh(3, {"rounds": 1}, "00" * 32), "scores": [4, 4, 7]})
    referee.over = True
    referee.check_result({"scores": [4, 4, 7], "places": [1, 1, 3], "winners": [0, 1]})
    with pytest.raises(Complaint, match=r"'winners': \[0, 1\].*'winners': \[0\]"):
        referee.check_result({"scores": [4, 4, 7], "places": [1, 2, 3], "winners": [0]})


def watch_games(game: AnyGame, options: Json) -> None:
    """Watch a few games of three, enough for every kind of event."""
    for number in range(5):
        seed = f"{number:064x}"
        referee = Referee(fresh(3, options, seed))
        watch(core.new(game, 3, options, seed), referee, random.Random(number))
