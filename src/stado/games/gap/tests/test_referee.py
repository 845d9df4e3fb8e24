"""Thousands of random games through the public API, watched by the independent referee, who has nothing to say."""

import random
from collections import Counter
from typing import Any, NamedTuple

import pytest

import stado
from stado.core.protocol import AnyGame
from stado.games.gap.rules import Gap
from stado.games.gap.state import GameEnded, Joined, Refilled, RoundEnded, RoundStarted, Took
from stado.games.gap.tests.referee import Referee
from tests.matches import Json, plain
from tests.referees.complaint import Complaint, complaint
from tests.referees.lies import IN_ANY_GAME, Planted, change, each_of, forget, show, stop_below, table_trick
from tests.referees.ranking import winners
from tests.referees.watch import Watch, some_games
from tests.volume import check_seen, share

GAMES = 800  # of every number of players, 4,000 in all
ENDS: list[Json] = [
    {"target": None, "rounds": 1},
    {"target": 1},
    {"target": None, "rounds": 2},
    {"target": 6, "rounds": 3},
    {"target": 500, "rounds": 3},
    {"target": 8, "rounds": 1},
    {"target": 10, "rounds": 12},
    {"target": 3},
    {"target": 3, "tie": "extra_round"},
    {"target": None, "rounds": 1, "tie": "extra_round"},
]


class Setup(NamedTuple):
    """What one of the games is set up with."""

    players: int
    options: Json
    seed: int


def setups(players: int) -> list[Setup]:
    """Return what all the games of so many players are set up with."""
    return [Setup(players, ENDS[seed % len(ENDS)], seed) for seed in range(GAMES)]


class GapWatch(Watch):
    """A game of gap, where the referee is shown each deal."""

    referee: Referee
    look_up = 0.3

    def play(self, seat: int, move: Json) -> list[Json]:
        """Make one move under the referee's eyes and show it the next deal."""
        events = super().play(seat, move)
        if self.referee.awaits_deal:
            self.referee.check_new_round(events[-1], self.match.dump())
        return events

    def looks_up(self, events: list[Json]) -> bool:
        """Check the table after every deal."""
        return events[-1]["type"] == "round-started" or super().looks_up(events)


def watch(match: stado.Match, referee: Referee, chance: random.Random) -> Counter[str]:
    """Play to the end and count what was told."""
    return GapWatch(match, referee, chance).to_the_end()


def sit_down(match: stado.Match) -> Referee:
    """Let the referee see the table before the first move."""
    referee = Referee(match.dump())
    referee.check_deal(match.dump())
    for watcher in (None, 0):
        referee.check_view(watcher, plain(match.view(watcher)))
    return referee


def watch_setup(setup: Setup) -> Counter[str]:
    """Play one setup to the end and count what was told, and why it ended."""
    match = stado.new("gap", setup.players, setup.options, seed=setup.seed)
    referee = sit_down(match)
    told = watch(match, referee, random.Random(setup.seed))
    told.update(what_it_showed(referee))
    return told


def what_it_showed(referee: Referee) -> list[str]:
    """Say which parts of G6 this game has tried."""
    target, rounds, totals = referee.options["target"], referee.options["rounds"], referee.totals()
    tied = totals.count(max(totals)) > 1
    showed = {
        "by target": target is not None and max(totals) >= target,
        "by rounds": referee.round - 1 == rounds,
        "by an extra round": rounds is not None and referee.round - 1 > rounds,
        "several rounds": referee.round > 2,
        "less than nothing": min(totals) < 0,
        "tie broken": tied and len(winners(referee.ranks())) == 1,
        "shared": len(winners(referee.ranks())) > 1,
    }
    return [what for what, shown in showed.items() if shown]


EVERYTHING = {"played", "G3a", "G3b", "joined", "refilled", "round-ended", "round-started", "game-ended"}
SHOWN = {"by target", "by rounds", "by an extra round", "several rounds", "less than nothing", "tie broken", "shared"}


@pytest.mark.soak
@pytest.mark.parametrize("players", range(2, 7))
def test_random_games_break_no_rule(players: int) -> None:
    chosen = share(setups(players))
    told = sum(map(watch_setup, chosen), Counter[str]())
    assert told["game-ended"] == len(chosen)
    check_seen(told, EVERYTHING | SHOWN)


def test_the_random_games_cover_every_end() -> None:
    ends = Counter(str(setup.options) for setup in setups(2))
    assert len(ends) == len(ENDS)
    assert min(ends.values()) == GAMES // len(ENDS) == 80


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


def swapped_hands(state: Any) -> Any:
    """Deal seat 0 a card too many, of seat 1."""
    return [[*state.hands[0], state.hands[1][0]], state.hands[1][1:], *state.hands[2:]]


def short_row(state: Any) -> Any:
    """Take the last card of the row away where there are four."""
    return state.row[:3]


PLANTED: list[Planted] = [
    *IN_ANY_GAME,
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
    ("an extra round for nothing", "advance", change(RoundStarted, extra=lambda event: not event.extra), "the start"),
    ("everyone winning", "advance", change(GameEnded, winners=lambda _: (0, 1, 2)), "event"),
    ("unequal hands", "deal", table_trick(hands=swapped_hands), "the sizes of the hands"),
    ("a short row dealt", "deal", table_trick(row=short_row), "the size of the row"),
    ("a lost card", "deal", table_trick(stock=lambda state: state.stock[1:]), "the cards dealt"),
    ("too many colours", "deal", table_trick(colours=lambda _: list("rybgp")), "how many colours"),
    ("an end in the middle of a round", "pending", stop_below(3), "the seats asked"),
    ("scores in the view", "view", show(scores=lambda view: ((1,), *view.scores[1:])), "scores in the view"),
    ("points in the view", "view", show(points=lambda view: (99, *view.points[1:])), "points in the view"),
    ("sizes in the view", "view", show(hand_sizes=lambda view: (9, *view.hand_sizes[1:])), "hand_sizes in the view"),
    ("the turn in the view", "view", show(turn=lambda view: (view.turn + 1) % 3), "turn in the view"),
    ("the stock in the view", "view", show(stock=lambda view: view.stock + 1), "stock in the view"),
    ("an extra round in the view", "view", show(extra=lambda view: not view.extra), "extra in the view"),
    ("a forgotten card", "view", show(unseen=lambda view: view.unseen[1:]), "unseen in the view"),
    ("a hand shown to others", "view", show(hand=lambda view: ("r1", "r2")), "hand in the view"),
]


@each_of(Gap, PLANTED)
def test_the_referee_complains_of(game: AnyGame, words: str) -> None:
    with complaint(words):
        for match, chance in some_games(game, 3, [{"target": None, "rounds": 2}], 6):
            watch(match, sit_down(match), chance)


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
