"""Two thousand random games of every variant, watched by the independent referee, who has nothing to say."""

import random
from collections import Counter
from typing import Any

import msgspec
import pytest

import stado
from stado.core.protocol import AnyGame, Result, Seat
from stado.games.board.rules import Board
from stado.games.board.state import ActionPlayed, LuckyGained, Placed, Revealed, RowTaken, Scored, StopsLifted
from stado.games.board.tests.referee import ACTIONS, LUCKY, Referee
from tests.matches import Json
from tests.referees.complaint import complaint
from tests.referees.lies import IN_ANY_GAME, Planted, change, each_of, forget, show, stop_below
from tests.referees.watch import KindFirst, some_games
from tests.volume import check_seen, share

GAMES = 2_000  # of each variant, spread over 2 to 6 players
VARIANTS = [(side, lucky) for side in ("basic", "advanced") for lucky in (False, True)]


class BoardWatch(KindFirst):
    """A game of the board, where many cards have many targets."""

    def names(self, event: Json) -> list[str]:
        """Return what an event counts as."""
        return [event["type"], *(event[name] for name in ("rule", "kind", "reason") if name in event)]


def watch(match: stado.Match, chance: random.Random) -> Counter[str]:
    """Play to the end under the eyes of a new referee and count what was told."""
    return BoardWatch(match, Referee(match.dump()), chance).to_the_end()


def watch_game(side: str, lucky: bool, players: int, seed: int, **more: Any) -> Counter[str]:
    """Play one game to the end."""
    match = stado.new("board", players, {"side": side, "lucky": lucky, **more}, seed=f"{players} {seed}")
    return watch(match, random.Random(seed))


ALWAYS = {"revealed", "placed", "scored", "row-taken", "D3", "D4", "move", "space", "row", "game-ended"}
WITH_ACTIONS = {"action-played", "action-drawn", "tile-drawn", "stops-lifted", "tiles", "actions", *ACTIONS}
WITH_LUCKY = {"lucky-played", "lucky-gained", *LUCKY}


def must_happen(side: str, lucky: bool, players: int) -> set[str]:
    """Return all that has to be seen in hundreds of games."""
    names = ALWAYS | (WITH_ACTIONS if side == "advanced" else set()) | (WITH_LUCKY if lucky else set())
    return names | ({"hands-refilled"} if side == "basic" and players < 4 else set())


@pytest.mark.soak
@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize(("side", "lucky"), VARIANTS)
def test_random_games_break_no_rule(side: str, lucky: bool, players: int) -> None:
    seeds = share(range(players - 2, GAMES, 5))
    told = sum((watch_game(side, lucky, players, seed) for seed in seeds), Counter[str]())
    assert told["game-ended"] == len(seeds)
    check_seen(told, must_happen(side, lucky, players))


OTHER: Json = {
    "name": "other",
    "cows": [tile % 8 for tile in range(100)],
    "clovers": [-1, -2, -3, -30],
    "actions": {"stop": 0, "swap": 1, "skip": 9, "front": 9, "any": 2, "more": 1},
    "lucky": {"plus5": 1, "good_cows": 2},
    "rows": {
        "basic": [". G T", "R . 2T T", ". T", ". -9 GG . T", ". . . . RR . . . T"],
        "advanced": ["A D Tt", "R Tc", ". G R A -3 D +2 GG Tc", ". . . . . R . Tt", "-1 . 2T Tt", "GG R R R R R Tc"],
    },
}


@pytest.mark.parametrize(("side", "lucky"), VARIANTS)
def test_random_games_on_another_board_break_no_rule(side: str, lucky: bool) -> None:
    for players in range(2, 7):
        for seed in range(6):
            watch_game(side, lucky, players, seed, layout=OTHER)


def with_many_cards(players: int, seed: int) -> Json:
    """Return a position of the red side in which all cards are held, so that they meet in every way."""
    match = stado.new("board", players, {"side": "advanced", "lucky": True}, seed=f"many {players} {seed}")
    chance = random.Random(seed)
    actions = chance.sample([*ACTIONS] * 4, 24)
    lucky = chance.sample([*LUCKY] * 6, 12)
    position = {name: value for name, value in match.dump().items() if name != "agenda"}
    position |= {"actions": [actions[seat::players] for seat in range(players)], "action_stack": []}
    return position | {"lucky": [lucky[2 * seat :][:2] for seat in range(players)]}


@pytest.mark.soak
@pytest.mark.parametrize("players", range(2, 7))
def test_games_with_many_cards_break_no_rule(players: int) -> None:
    for seed in range(60):
        match = stado.load(with_many_cards(players, seed))
        told = watch(match, random.Random(seed))
        assert told["game-ended"] == 1


def overdraw(state: Any, events: list[Any]) -> list[Any]:
    """Let the first seat have a point too many."""
    state.scores[0] = min(44, state.scores[0] + 1)
    return events


def lose_a_tile(state: Any, events: list[Any]) -> list[Any]:
    """Let tiles that left the game vanish."""
    del state.gone[3:]
    return events


def lay_tokens_for_ever(state: Any, events: list[Any]) -> list[Any]:
    """Let a token come back as soon as all came off."""
    if any(isinstance(event, StopsLifted) for event in events):
        state.stop = [next(row for row in range(10) if state.rows[row])]
    return events


def fill_the_gap(state: Any, events: list[Any]) -> list[Any]:
    """Let a row that is pushed close its first gap instead of moving as a whole."""
    for row in [event.row for event in events if isinstance(event, Placed) and event.rule == "front"]:
        if None in state.rows[row]:
            state.rows[row].remove(None)
    return events


def keep_a_card(state: Any, events: list[Any]) -> list[Any]:
    """Let a played action card go back to the hand."""
    for event in events:
        if isinstance(event, ActionPlayed):
            state.actions[event.seat] = sorted([*state.actions[event.seat], event.kind])
    return events


def lowest_wins(_: Any, result: Result | None) -> Result | None:
    """Let the wrong seat win."""
    if result is None:
        return None
    return msgspec.structs.replace(result, winners=(Seat(result.scores.index(min(result.scores))),))


PLANTED: list[Planted] = [
    *IN_ANY_GAME,
    ("a tile in another row", "advance", change(Placed, row=lambda event: (event.row + 1) % 10), "event"),
    ("a tile on another space", "advance", change(Placed, space=lambda event: event.space + 1), "event"),
    ("a wrong rule", "advance", change(Placed, rule=lambda _: "D4"), "event"),
    ("a wrong sum", "advance", change(Scored, by=lambda event: event.by + 1), "event"),
    ("a wrong score", "advance", change(Scored, score=lambda event: event.score - 1), "event"),
    ("a row kept instead of paid", "advance", change(RowTaken, kept=lambda event: not event.kept), "event"),
    ("a take nobody is told of", "advance", forget(RowTaken), "event|what happens after"),
    ("tokens that come off in secret", "advance", forget(StopsLifted), "event|what happens after"),
    ("a lucky card nobody is told of", "advance", forget(LuckyGained), "event|what happens after"),
    ("other tiles", "advance", change(Revealed, tiles=lambda event: event.tiles[::-1]), "event 0"),
    ("a point too many", "advance", overdraw, "event|scores in the view"),
    ("tiles that vanish", "advance", lose_a_tile, "gone in the view"),
    ("tokens for ever", "advance", lay_tokens_for_ever, "event|stop in the view|what"),
    ("a card that is never used up", "advance", keep_a_card, "what|actions in the view|the seats asked|event"),
    ("a gap filled by a push", "advance", fill_the_gap, "event|rows in the view|what"),
    ("an end in the middle", "pending", stop_below(5), "the seats asked"),
    ("a wrong winner", "result", lowest_wins, "the result"),
    ("another board", "view", show(spaces=lambda view: view.spaces[::-1]), "spaces in the view"),
    ("other cows", "view", show(cows=lambda view: view.cows[::-1]), "cows in the view"),
    ("a forgotten tile", "view", show(unseen=lambda view: view.unseen[1:]), "unseen in the view"),
    ("tiles forgotten behind a screen", "view", show(known=lambda _: ((), (), ())), "known in the view"),
    ("a hand of another size", "view", show(hand_sizes=lambda _: (1, 1, 1)), "hand_sizes in the view"),
    ("a hidden discard", "view", show(action_discard=lambda _: ()), "action_discard in the view"),
    ("hidden lucky cards", "view", show(lucky=lambda _: ((), (), ())), "lucky in the view"),
    ("hidden waiting tiles", "view", show(agenda=lambda _: ()), "the tiles that wait"),
]


@each_of(Board, PLANTED)
def test_the_referee_complains_of(game: AnyGame, words: str) -> None:
    with complaint(words):
        for match, chance in some_games(game, 3, [{"side": "advanced", "lucky": True}], 8):
            watch(match, chance)
