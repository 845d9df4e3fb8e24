"""Ten thousand random games through the public API, watched by the independent referee, who has nothing to say."""

import random
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import msgspec
import pytest

import stado
from stado.core import match as core
from stado.core.protocol import Result, Seat
from stado.games.nimmt.rules import Nimmt
from stado.games.nimmt.state import AskDraft, Placed, RoundEnded, RowsStarted, Took
from stado.games.nimmt.tests.referee import Complaint, Referee, fresh

GAMES = 10_000
LOOK_UP = 0.2  # how often someone checks the table while others still choose
SIZES = [("base", players) for players in range(2, 11)] + [("professional", players) for players in range(2, 7)]
ENDS: list[dict[str, Any]] = [
    {"target": None, "rounds": 1},
    {"target": 1},
    {"target": 12},
    {"target": 25, "rounds": 2},
    {"target": 66, "rounds": 1},
    {"target": None, "rounds": 2},
    {"target": 1000, "rounds": 3},
    {},
]


class Table(NamedTuple):
    """What one of the games is set up with."""

    variant: str
    players: int
    end: Mapping[str, Any]
    seed: int

    @property
    def options(self) -> dict[str, Any]:
        """The options as a player would write them."""
        return {"variant": self.variant, **self.end}


TABLES = [Table(*SIZES[seed % len(SIZES)], ENDS[seed // len(SIZES) % len(ENDS)], seed) for seed in range(GAMES)]


def plain(value: Any) -> Any:
    """Return what a client on the other side of a wire would read."""
    return msgspec.json.decode(msgspec.json.encode(value))


def watch(match: stado.Match, referee: Referee, chance: random.Random) -> Counter[str]:
    """Play to the end by chance, the seats answering in any order, and count what was told."""
    told: Counter[str] = Counter()
    while match.pending:
        pending: dict[int, Any] = {seat: plain(moves) for seat, moves in match.pending.items()}
        referee.check_asked(pending)
        for seat in chance.sample(list(pending), len(pending)):
            events = play(match, referee, seat, chance.choice(pending[seat]))
            told.update(event.get("rule", event["type"]) for event in events)
            if chance.random() < LOOK_UP:
                look(match, referee, chance)
        look(match, referee, chance)
        referee.check_result(plain(match.result))
    referee.check_seats([])
    return told


def look(match: stado.Match, referee: Referee, chance: random.Random) -> None:
    """Check what someone at the table, or a spectator, sees."""
    watcher = chance.choice([None, *range(match.players)])
    referee.check_view(watcher, plain(match.view(watcher)))


def play(match: stado.Match, referee: Referee, seat: int, move: dict[str, Any]) -> list[dict[str, Any]]:
    """Make one move under the referee's eyes."""
    events: list[dict[str, Any]] = plain(match.play(seat, move))
    referee.check_told(seat, move, events)
    referee.check_seats(list(match.pending))
    return events


def watch_table(table: Table) -> Counter[str]:
    """Play one table to the end, the referee dealing by its own hand."""
    match = stado.new("nimmt", table.players, table.options, seed=table.seed)
    referee = Referee(fresh(table.players, table.options, match.record()["seed"]))
    referee.check_view(None, plain(match.view(None)))
    told = watch(match, referee, random.Random(table.seed))
    told.update(why_it_ended(referee))
    return told


def why_it_ended(referee: Referee) -> list[str]:
    """Say which of the ends of N8 it was."""
    target, rounds = referee.options["target"], referee.options["rounds"]
    why = {
        "by target": target is not None and max(referee.scores) >= target,
        "by rounds": referee.round == rounds,
        "shared": len(referee.winners()) > 1,
        "several rounds": referee.round > 1,
    }
    return [reason for reason, given in why.items() if given]


@pytest.mark.slow
@pytest.mark.parametrize(("variant", "players"), SIZES)
def test_random_games_break_no_rule(variant: str, players: int) -> None:
    tables = [table for table in TABLES if (table.variant, table.players) == (variant, players)]
    told = sum(map(watch_table, tables), Counter[str]())
    assert told["game-ended"] == len(tables)
    everything = {"revealed", "placed", "N5", "N6", "was-too-low", "rows-started", "round-ended", "game-ended"}
    if variant == "professional":
        everything.add("drafted")
    assert set(told) == everything | {"by target", "by rounds", "shared", "several rounds"}


def test_the_random_games_cover_every_size_variant_and_end() -> None:
    assert len(TABLES) == GAMES == 10_000
    assert len({table.seed for table in TABLES}) == GAMES
    shared = Counter((table.variant, table.players, str(table.end)) for table in TABLES)
    assert len(shared) == (9 + 5) * len(ENDS)
    assert min(shared.values()) >= GAMES // ((9 + 5) * len(ENDS))
    targets = {table.end.get("target", 66) for table in TABLES}
    assert targets == {None, 1, 12, 25, 66, 1000}
    assert {table.end.get("rounds") for table in TABLES} == {None, 1, 2, 3}


@pytest.mark.parametrize(("variant", "players"), SIZES)
def test_games_loaded_in_the_middle_break_no_rule(variant: str, players: int) -> None:
    match = stado.new("nimmt", players, {"variant": variant, "target": 30}, seed=f"{variant} {players}")
    chance = random.Random(players)
    while not starts_turn_with(4, match.dump()):
        seat, moves = next(iter(match.pending.items()))
        match.play(seat, chance.choice(moves))
    position = {name: value for name, value in match.dump().items() if name != "agenda"}
    told = watch(stado.load(position), Referee(position), chance)
    assert told["game-ended"] == 1


def starts_turn_with(cards: int, position: dict[str, Any]) -> bool:
    """Tell whether all hands have so many cards and nobody has chosen or has a row to take."""
    choosing = position["agenda"][-1]["type"] == "ask-cards" and "answers" not in position
    return choosing and len(position["hands"][0]) == cards


Lie = Callable[[Any, Any], Any]  # what a verb was given first, what it returned; what the crooked game says instead


def crooked(verb: str, lie: Lie) -> Nimmt:
    """Return a game like nimmt, but for one verb that lies."""
    honest = getattr(Nimmt, verb)

    def crooked_verb(self: Nimmt, given: Any, *rest: Any) -> Any:
        return lie(given, honest(self, given, *rest))

    game: Nimmt = type("Crooked", (Nimmt,), {verb: crooked_verb})()
    return game


def change(kind: type, **to: Callable[[Any], Any]) -> Lie:
    """Lie about every event of one kind."""

    def lie(_: Any, events: list[Any]) -> list[Any]:
        return [_changed(event, to) if isinstance(event, kind) else event for event in events]

    return lie


def show(**to: Callable[[Any], Any]) -> Lie:
    """Lie in every view."""
    return lambda _, view: _changed(view, to)


def _changed(struct: Any, to: Mapping[str, Callable[[Any], Any]]) -> Any:
    return msgspec.structs.replace(struct, **{name: new(struct) for name, new in to.items()})


def forget(kind: type) -> Lie:
    """Never tell of one kind of event."""
    return lambda _, events: [event for event in events if not isinstance(event, kind)]


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


def end_early(state: Any, result: Result | None) -> Result | None:
    """Have a result before the last card."""
    return result or Result((1, 2, 3), (1, 2, 3), (Seat(0),))


def offer(change_options: Callable[[Any], Any]) -> Lie:
    """Lie about what may be done."""
    return lambda _, decisions: tuple(
        msgspec.structs.replace(decision, options=change_options(decision.options)) for decision in decisions
    )


PLANTED: list[tuple[str, str, Lie, str]] = [
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
    ("a result before the end", "result", end_early, "the result"),
    ("no result at the end", "result", lambda *_: None, "the result"),
    ("a missing option", "pending", offer(lambda options: options[1:] or options), "what seat . may do"),
    ("an option twice", "pending", offer(lambda options: (*options, options[0])), "what seat . may do"),
    ("a score in the view", "view", show(scores=lambda view: (1, *view.scores[1:])), "scores in the view"),
    ("points in the view", "view", show(points=lambda view: (1, *view.points[1:])), "points in the view"),
    ("a hand in the view", "view", show(hands=lambda view: ((1,), *view.hands[1:])), "hands in the view"),
    ("a forgotten card", "view", show(unseen=lambda view: view.unseen[1:]), "unseen in the view"),
    ("hidden waiting cards", "view", show(agenda=lambda _: ()), "the cards that wait"),
]


@pytest.mark.parametrize(("verb", "lie", "words"), [row[1:] for row in PLANTED], ids=[row[0] for row in PLANTED])
def test_the_referee_complains_of(verb: str, lie: Lie, words: str) -> None:
    with pytest.raises(Complaint, match=f"^({words})"):
        watch_games(crooked(verb, lie), {"variant": "base", "target": None, "rounds": 2})


@pytest.mark.parametrize(
    ("verb", "lie", "words"),
    [
        ("deal", next_picker, "the seats asked"),
        ("view", show(hands=lambda view: tuple(None for _ in view.hands)), "hands in the view"),
        ("advance", change(RowsStarted, cards=lambda event: event.cards[::-1]), "event 1"),
    ],
    ids=["the wrong first picker", "hidden hands", "rows that descend"],
)
def test_the_referee_complains_in_the_professional_variant_of(verb: str, lie: Lie, words: str) -> None:
    with pytest.raises(Complaint, match=f"^{words}"):
        watch_games(crooked(verb, lie), {"variant": "professional", "target": None, "rounds": 2})


def test_the_referee_has_nothing_to_say_about_an_honest_game() -> None:
    watch_games(crooked("advance", lambda _, events: events), {"variant": "base", "target": None, "rounds": 2})


def test_the_referee_complains_when_a_shared_win_is_given_to_one() -> None:
    referee = Referee({**fresh(3, {"rounds": 1}, "00" * 32), "scores": [4, 4, 7]})
    referee.over = True
    referee.check_result({"scores": [4, 4, 7], "places": [1, 1, 3], "winners": [0, 1]})
    with pytest.raises(Complaint, match=r"'winners': \[0, 1\].*'winners': \[0\]"):
        referee.check_result({"scores": [4, 4, 7], "places": [1, 2, 3], "winners": [0]})


def watch_games(game: Nimmt, options: dict[str, Any]) -> None:
    """Watch a few games of three, enough for every kind of event."""
    for number in range(5):
        seed = f"{number:064x}"
        referee = Referee(fresh(3, options, seed))
        watch(core.new(game, 3, options, seed), referee, random.Random(number))
