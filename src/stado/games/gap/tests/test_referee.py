"""Ten thousand random games through the public API, watched by the independent referee, who has nothing to say."""

import random
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import msgspec
import pytest

import stado
from stado.core import match as core
from stado.core.protocol import AnyGame, Result, Seat
from stado.games.gap.state import GameEnded, Joined, Refilled, RoundEnded, RoundStarted, Took
from stado.games.gap.tests.referee import Complaint, Referee

Json = dict[str, Any]
GAMES = 800  # of every number of players, 4,000 in all
LOOK_UP = 0.3  # how often someone checks the table after a move
AT_THE_END = {"round-started", "game-ended"}  # then always
ENDS: list[Json] = [
    {"target": None, "rounds": 1},
    {"target": 1},
    {"target": None, "rounds": 2},
    {"target": 6, "rounds": 3},
    {"target": 500, "rounds": 3},
    {"target": 8, "rounds": 1},
    {"target": 10, "rounds": 12},
    {"target": 3},
]


class Table(NamedTuple):
    """What one of the games is set up with."""

    players: int
    options: Json
    seed: int


def tables(players: int) -> list[Table]:
    """Return what all the games of so many players are set up with."""
    return [Table(players, ENDS[seed % len(ENDS)], seed) for seed in range(GAMES)]


def plain(value: Any) -> Any:
    """Return what a client on the other side of a wire would read."""
    return msgspec.json.decode(msgspec.json.encode(value))


def watch(match: stado.Match, referee: Referee, chance: random.Random) -> Counter[str]:
    """Play to the end by chance and count what was told."""
    told: Counter[str] = Counter()
    while match.pending:
        pending: dict[int, Any] = {seat: plain(moves) for seat, moves in match.pending.items()}
        referee.check_asked(pending)
        seat = next(iter(pending))
        events = play(match, referee, seat, chance.choice(pending[seat]))
        told.update(str(event.get("rule", event["type"])) for event in events)
        if events[-1]["type"] in AT_THE_END or chance.random() < LOOK_UP:
            look(match, referee, chance)
        referee.check_result(plain(match.result))
    referee.check_asked({})
    return told


def look(match: stado.Match, referee: Referee, chance: random.Random) -> None:
    """Check what someone at the table, or a spectator, sees."""
    watcher = chance.choice([None, *range(match.players)])
    referee.check_view(watcher, plain(match.view(watcher)))


def play(match: stado.Match, referee: Referee, seat: int, move: Json) -> list[Json]:
    """Make one move under the referee's eyes."""
    events: list[Json] = plain(match.play(seat, move))
    referee.check_told(seat, move, events)
    if referee.awaits_deal:
        referee.check_new_round(events[-1], match.dump())
    return events


def sit_down(match: stado.Match) -> Referee:
    """Let the referee see the table before the first move."""
    referee = Referee(match.dump())
    referee.check_deal(match.dump())
    for watcher in (None, 0):
        referee.check_view(watcher, plain(match.view(watcher)))
    return referee


def watch_table(table: Table) -> Counter[str]:
    """Play one table to the end and count what was told, and why it ended."""
    match = stado.new("gap", table.players, table.options, seed=table.seed)
    referee = sit_down(match)
    told = watch(match, referee, random.Random(table.seed))
    told.update(what_it_showed(referee))
    return told


def what_it_showed(referee: Referee) -> list[str]:
    """Say which parts of G6 this game has tried."""
    target, rounds, totals = referee.options["target"], referee.options["rounds"], referee.totals()
    tied = totals.count(max(totals)) > 1
    showed = {
        "by target": target is not None and max(totals) >= target,
        "by rounds": referee.round - 1 == rounds,
        "several rounds": referee.round > 2,
        "less than nothing": min(totals) < 0,
        "tie broken": tied and len(referee.winners()) == 1,
        "shared": len(referee.winners()) > 1,
    }
    return [what for what, shown in showed.items() if shown]


EVERYTHING = {"played", "G3a", "G3b", "joined", "refilled", "round-ended", "round-started", "game-ended"}
SHOWN = {"by target", "by rounds", "several rounds", "less than nothing", "tie broken", "shared"}


@pytest.mark.slow
@pytest.mark.parametrize("players", range(2, 7))
def test_random_games_break_no_rule(players: int) -> None:
    told = sum(map(watch_table, tables(players)), Counter[str]())
    assert told["game-ended"] == GAMES
    assert set(told) == EVERYTHING | SHOWN


@pytest.mark.parametrize("players", range(2, 7))
def test_a_few_random_games_break_no_rule(players: int) -> None:
    told = sum(map(watch_table, tables(players)[:40]), Counter[str]())
    assert told["game-ended"] == 40


def test_the_random_games_cover_every_end() -> None:
    ends = Counter(str(table.options) for table in tables(2))
    assert len(ends) == len(ENDS)
    assert min(ends.values()) == GAMES // len(ENDS) == 100


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("moves", [1, 4, 11, 17])
def test_games_loaded_in_the_middle_break_no_rule(players: int, moves: int) -> None:
    match = stado.new("gap", players, {"target": 15}, seed=f"{players} {moves}")
    chance = random.Random(moves)
    for _ in range(moves):
        ((seat, options),) = match.pending.items()
        match.play(seat, chance.choice(options))
    position = {name: value for name, value in match.dump().items() if name != "agenda"}
    told = watch(stado.load(position), Referee(position), chance)
    assert told["game-ended"] == 1


@pytest.mark.parametrize("players", range(2, 7))
def test_what_a_seat_imagines_it_cannot_tell_from_the_truth(players: int) -> None:
    match = stado.new("gap", players, {"target": None, "rounds": 2}, seed=players)
    chance = random.Random(players)
    while match.pending:
        watcher = chance.choice([None, *range(players)])
        other = match.imagine(watcher, chance.getrandbits(32))
        assert plain(other.view(watcher)) == plain(match.view(watcher))
        watch(other, Referee(other.dump()), chance)
        ((seat, options),) = match.pending.items()
        match.play(seat, chance.choice(options))


Gap: Any = type(stado.games()["gap"])
Lie = Callable[[Any, Any], Any]  # what a verb was given first, what it returned; what the crooked game says instead


def crooked(verb: str, lie: Lie) -> AnyGame:
    """Return a game like gap, but for one verb that lies."""
    honest = getattr(Gap, verb)

    def crooked_verb(self: Any, given: Any, *rest: Any) -> Any:
        return lie(given, honest(self, given, *rest))

    game: AnyGame = type("Crooked", (Gap,), {verb: crooked_verb})()
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


def offer(change_options: Callable[[Any], Any]) -> Lie:
    """Lie about what may be done."""
    return lambda _, decisions: tuple(
        msgspec.structs.replace(decision, options=change_options(decision.options)) for decision in decisions
    )


def table_trick(**to: Callable[[Any], Any]) -> Lie:
    """Do something to the table after every step or deal, and say nothing."""

    def lie(given: Any, returned: Any) -> Any:
        state = given if hasattr(given, "row") else returned
        for name, new in to.items():
            setattr(state, name, new(state))
        return returned

    return lie


def stop_early(state: Any, decisions: Any) -> Any:
    """Ask nobody any more in the middle of a round."""
    return () if len(state.hands[0]) < 3 else decisions


def end_early(_: Any, result: Result | None) -> Result | None:
    """Have a result before the last card."""
    return result or Result((1, 2, 3), (1, 2, 3), (Seat(0),))


def swapped_hands(state: Any) -> Any:
    """Deal seat 0 a card too many, of seat 1."""
    return [[*state.hands[0], state.hands[1][0]], state.hands[1][1:], *state.hands[2:]]


def short_row(state: Any) -> Any:
    """Take the last card of the row away where there are four."""
    return state.row[:3]


PLANTED: list[tuple[str, str, Lie, str]] = [
    ("a card too few taken", "advance", change(Took, cards=lambda event: event.cards[1:]), "event 1"),
    ("a wrong rule", "advance", change(Took, rule=lambda event: {"G3a": "G3b", "G3b": "G3a"}[event.rule]), "event 1"),
    ("a take nobody is told of", "advance", forget(Took), "event 1|how much"),
    ("a card that joins the row untold", "advance", forget(Joined), "event 1|how much"),
    ("a refill that is not told", "advance", forget(Refilled), "how much|event 2"),
    ("another refill", "advance", change(Refilled, cards=lambda event: event.cards[::-1]), "event 2"),
    ("a row of three", "advance", table_trick(row=short_row), "row in the view|what seat|event"),
    ("a card put on the stock", "advance", table_trick(stock=lambda state: ["r1", *state.stock]), "stock|event 2"),
    ("taken cards that vanish", "advance", table_trick(taken=lambda state: [[], [], []]), "taken in the view"),
    ("wrong points", "advance", change(RoundEnded, points=lambda event: (9, *event.points[1:])), "event"),
    ("a wrong total", "advance", change(RoundEnded, scores=lambda event: (99, *event.scores[1:])), "event"),
    ("a new round that is not told", "advance", forget(RoundStarted), "what else is told"),
    ("the wrong seat starting", "advance", change(RoundStarted, seat=lambda event: (event.seat + 1) % 3), "the start"),
    ("everyone winning", "advance", change(GameEnded, winners=lambda _: (0, 1, 2)), "event"),
    ("unequal hands", "deal", table_trick(hands=swapped_hands), "the sizes of the hands"),
    ("a short row dealt", "deal", table_trick(row=short_row), "the size of the row"),
    ("a lost card", "deal", table_trick(stock=lambda state: state.stock[1:]), "the cards dealt"),
    ("too many colours", "deal", table_trick(colours=lambda _: list("rybgp")), "how many colours"),
    ("an end in the middle of a round", "pending", stop_early, "the seats asked"),
    ("a result before the end", "result", end_early, "the result"),
    ("no result at the end", "result", lambda *_: None, "the result"),
    ("a missing option", "pending", offer(lambda options: options[1:] or options), "what seat . may do"),
    ("an option twice", "pending", offer(lambda options: (*options, options[0])), "what seat . may do"),
    ("scores in the view", "view", show(scores=lambda view: ((1,), *view.scores[1:])), "scores in the view"),
    ("points in the view", "view", show(points=lambda view: (99, *view.points[1:])), "points in the view"),
    ("sizes in the view", "view", show(hand_sizes=lambda view: (9, *view.hand_sizes[1:])), "hand_sizes in the view"),
    ("the turn in the view", "view", show(turn=lambda view: (view.turn + 1) % 3), "turn in the view"),
    ("the stock in the view", "view", show(stock=lambda view: view.stock + 1), "stock in the view"),
    ("a forgotten card", "view", show(unseen=lambda view: view.unseen[1:]), "unseen in the view"),
    ("a hand shown to others", "view", show(hand=lambda view: ("r1", "r2")), "hand in the view"),
]


@pytest.mark.parametrize(("verb", "lie", "words"), [row[1:] for row in PLANTED], ids=[row[0] for row in PLANTED])
def test_the_referee_complains_of(verb: str, lie: Lie, words: str) -> None:
    with pytest.raises(Complaint, match=f"^({words})"):
        watch_games(crooked(verb, lie))


def test_the_referee_has_nothing_to_say_about_an_honest_game() -> None:
    watch_games(crooked("advance", lambda _, events: events))


@pytest.mark.parametrize(
    ("scores", "places", "winners"),
    [
        ([[4, 2], [5, 1], [0, 0]], [2, 1, 3], [1]),  # the better single round
        ([[1, 5], [5, 1], [0, 0]], [2, 1, 3], [1]),  # the earlier one
        ([[5, 1], [5, 1], [0, 0]], [1, 1, 3], [0, 1]),  # shared
    ],
)
def test_the_referee_breaks_ties_by_the_best_round_then_the_earlier(
    scores: list[list[int]], places: list[int], winners: list[int]
) -> None:
    referee = Referee(stado.new("gap", 3, seed=1).dump())
    referee.scores, referee.over = scores, True
    totals = [sum(points) for points in scores]
    referee.check_result({"scores": totals, "places": places, "winners": winners})
    with pytest.raises(Complaint, match="the result"):
        referee.check_result({"scores": totals, "places": [1, 2, 3], "winners": [0]})


def watch_games(game: AnyGame) -> None:
    """Watch a few games of three, enough for every kind of event."""
    for seed in range(6):
        match = core.new(game, 3, {"target": None, "rounds": 2}, f"{seed:064x}")
        watch(match, sit_down(match), random.Random(seed))
