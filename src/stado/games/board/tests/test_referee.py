"""Two thousand random games of every variant, watched by the independent referee, who has nothing to say."""

import random
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

import msgspec
import pytest

import stado
from stado.core import match as core
from stado.core.protocol import Result, Seat
from stado.games.board.rules import Board
from stado.games.board.state import ActionPlayed, LuckyGained, Placed, Revealed, RowTaken, Scored, StopsLifted
from stado.games.board.tests.referee import ACTIONS, LUCKY, Complaint, Referee

GAMES = 2_000  # of each variant, spread over 2 to 6 players
LOOK_UP = 0.15  # how often someone checks the whole table after a move
VARIANTS = [(side, lucky) for side in ("basic", "advanced") for lucky in (False, True)]


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
            events = play(match, referee, seat, any_move(pending[seat], chance))
            told.update(name for event in events for name in names(event))
            if chance.random() < LOOK_UP:
                look(match, referee, chance)
        referee.check_result(plain(match.result))
    look(match, referee, chance)
    referee.check_seats([])
    return told


def names(event: dict[str, Any]) -> list[str]:
    """Return what an event counts as."""
    return [event["type"], *(event[name] for name in ("rule", "kind", "reason") if name in event)]


def any_move(moves: list[dict[str, Any]], chance: random.Random) -> dict[str, Any]:
    """Choose a kind of move first, so that cards with many targets do not crowd out the rest."""
    kinds = sorted({(move["type"], move.get("kind", "")) for move in moves})
    kind = chance.choice(kinds)
    return chance.choice([move for move in moves if (move["type"], move.get("kind", "")) == kind])


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


def watch_game(side: str, lucky: bool, players: int, seed: int) -> Counter[str]:
    """Play one game to the end."""
    match = stado.new("board", players, {"side": side, "lucky": lucky}, seed=f"{players} {seed}")
    return watch(match, Referee(match.dump()), random.Random(seed))


ALWAYS = {"revealed", "placed", "scored", "row-taken", "D3", "D4", "move", "space", "row", "game-ended"}
WITH_ACTIONS = {"action-played", "action-drawn", "tile-drawn", "stops-lifted", "tiles", "actions", *ACTIONS}
WITH_LUCKY = {"lucky-played", "lucky-gained", *LUCKY}


def must_happen(side: str, lucky: bool, players: int) -> set[str]:
    """Return all that has to be seen in hundreds of games."""
    names = ALWAYS | (WITH_ACTIONS if side == "advanced" else set()) | (WITH_LUCKY if lucky else set())
    return names | ({"hands-refilled"} if side == "basic" and players < 4 else set())


@pytest.mark.slow
@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize(("side", "lucky"), VARIANTS)
def test_random_games_break_no_rule(side: str, lucky: bool, players: int) -> None:
    seeds = range(players - 2, GAMES, 5)
    told = sum((watch_game(side, lucky, players, seed) for seed in seeds), Counter[str]())
    assert told["game-ended"] == len(seeds)
    assert set(told) == must_happen(side, lucky, players)


def with_many_cards(players: int, seed: int) -> dict[str, Any]:
    """Return a position of the red side in which all cards are held, so that they meet in every way."""
    match = stado.new("board", players, {"side": "advanced", "lucky": True}, seed=f"many {players} {seed}")
    chance = random.Random(seed)
    actions = chance.sample([*ACTIONS] * 4, 24)
    lucky = chance.sample([*LUCKY] * 6, 12)
    position = {name: value for name, value in match.dump().items() if name != "agenda"}
    position |= {"actions": [actions[seat::players] for seat in range(players)], "action_stack": []}
    return position | {"lucky": [lucky[2 * seat :][:2] for seat in range(players)]}


@pytest.mark.slow
@pytest.mark.parametrize("players", range(2, 7))
def test_games_with_many_cards_break_no_rule(players: int) -> None:
    for seed in range(60):
        match = stado.load(with_many_cards(players, seed))
        told = watch(match, Referee(match.dump()), random.Random(seed))
        assert told["game-ended"] == 1


Lie = Callable[[Any, Any], Any]  # what a verb was given first, what it returned; what the crooked game says instead


def crooked(verb: str, lie: Lie) -> Board:
    """Return a game like the board game, but for one verb that lies."""
    honest = getattr(Board, verb)

    def crooked_verb(self: Board, given: Any, *rest: Any) -> Any:
        return lie(given, honest(self, given, *rest))

    game: Board = type("Crooked", (Board,), {verb: crooked_verb})()
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


def keep_a_card(state: Any, events: list[Any]) -> list[Any]:
    """Let a played action card go back to the hand."""
    for event in events:
        if isinstance(event, ActionPlayed):
            state.actions[event.seat] = sorted([*state.actions[event.seat], event.kind])
    return events


def stop_early(state: Any, decisions: Any) -> Any:
    """Ask nobody any more in the middle of the game."""
    return () if len(state.hands[0]) < 5 else decisions


def ask_another(_: Any, decisions: Any) -> Any:
    """Let the wrong seat decide."""
    if len(decisions) > 1:
        return decisions
    return tuple(msgspec.structs.replace(decision, seat=Seat((decision.seat + 1) % 3)) for decision in decisions)


def offer(change_options: Callable[[Any], Any]) -> Lie:
    """Lie about what may be done."""
    return lambda _, decisions: tuple(
        msgspec.structs.replace(decision, options=change_options(decision.options)) for decision in decisions
    )


def end_early(_: Any, result: Result | None) -> Result | None:
    """Have a result before the last tile."""
    return result or Result((1, 2, 3), (1, 2, 3), (Seat(0),))


def lowest_wins(_: Any, result: Result | None) -> Result | None:
    """Let the wrong seat win."""
    if result is None:
        return None
    return msgspec.structs.replace(result, winners=(Seat(result.scores.index(min(result.scores))),))


PLANTED: list[tuple[str, str, Lie, str]] = [
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
    ("an end in the middle", "pending", stop_early, "the seats asked"),
    ("a question to the wrong seat", "pending", ask_another, "the seats asked"),
    ("a missing option", "pending", offer(lambda options: options[1:] or options), "what seat . may do"),
    ("an option twice", "pending", offer(lambda options: (*options, options[0])), "what seat . may do"),
    ("a result before the end", "result", end_early, "the result"),
    ("no result at the end", "result", lambda *_: None, "the result"),
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


@pytest.mark.parametrize(("verb", "lie", "words"), [row[1:] for row in PLANTED], ids=[row[0] for row in PLANTED])
def test_the_referee_complains_of(verb: str, lie: Lie, words: str) -> None:
    with pytest.raises(Complaint, match=f"^({words})"):
        watch_games(crooked(verb, lie))


def test_the_referee_has_nothing_to_say_about_an_honest_game() -> None:
    watch_games(crooked("advance", lambda _, events: events))


def watch_games(game: Board) -> None:
    """Watch a few games of three on the red side with lucky cards, enough for every kind of event."""
    for number in range(8):
        match = core.new(game, 3, {"side": "advanced", "lucky": True}, f"{number:064x}")
        watch(match, Referee(match.dump()), random.Random(number))
