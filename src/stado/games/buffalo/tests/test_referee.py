"""Two thousand random games at every number of players, watched by the independent referee, who has nothing to say."""

import random
from collections import Counter
from typing import Any

import pytest

import stado
from stado.core.protocol import AnyGame, Decision, Result, Seat
from stado.games.buffalo.rules import Buffalo
from stado.games.buffalo.specials import is_early
from stado.games.buffalo.state import Inserted, OrderSet, Placed, Play, Revealed, SpecialTurned, SpecialUsed, Took
from stado.games.buffalo.tests.referee import Referee
from tests.matches import Json
from tests.referees.complaint import complaint
from tests.referees.lies import IN_ANY_GAME, Planted, change, each_of, forget, show, stop_below
from tests.referees.watch import KindFirst, some_games
from tests.volume import check_seen, share

GAMES = 500  # at each number of players, 3,000 in all
PARTS = 2  # they are split into, for machines with several cores


class BuffaloWatch(KindFirst):
    """A game of buffalo, where a push has many cards and rows."""

    def names(self, event: Json) -> list[str]:
        """Return what an event counts as."""
        return [str(event.get("rule", event.get("kind", event["type"])))]


def watch(match: stado.Match, chance: random.Random) -> Counter[str]:
    """Play to the end under the eyes of a new referee and count what was told."""
    return BuffaloWatch(match, Referee(match.dump()), chance).to_the_end()


def watch_game(players: int, seed: int, early: bool) -> Counter[str]:
    """Play one game to the end."""
    match = stado.new("buffalo", players, {"early": early}, seed=f"{players} {seed}")
    told = watch(match, random.Random(seed))
    told["won" if match.result and match.result.winners else "not won"] += 1
    return told


ALWAYS = {"revealed", "placed", "N5", "N6", "B4", "was-too-low", "game-ended", "not won"}
WITH_SPECIALS = {"seven", "stop", "swap", "insert", "push", "first", "last", "order"}
WITH_SPECIALS |= {"order-set", "stop-lifted", "took-back", "inserted", "pushed"}


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("players", range(1, 7))
def test_random_games_break_no_rule(players: int, part: int) -> None:
    seeds = share(range(part, GAMES, PARTS))
    told = sum((watch_game(players, seed, early=seed // PARTS % 2 == 1) for seed in seeds), Counter[str]())
    assert told["game-ended"] == len(seeds)
    check_seen(set(told) - {"won"}, ALWAYS | (WITH_SPECIALS if players > 1 else set()))


@pytest.mark.parametrize("players", range(2, 7))
def test_games_loaded_in_the_middle_break_no_rule(players: int) -> None:
    for seed in range(20):
        match = stado.new("buffalo", players, {"early": seed % 2 == 1}, seed=seed)
        chance = random.Random(seed)
        while not starts_turn_with(4, match.dump()):
            seat, moves = next(iter(match.pending.items()))
            match.play(seat, chance.choice(moves))
        loaded = stado.load(match.dump())
        told = watch(loaded, chance)
        assert told["game-ended"] == 1


def starts_turn_with(cards: int, position: Json) -> bool:
    """Tell whether all hands have so many cards and nobody has chosen, nor was asked for special cards."""
    choosing = {"type": "ask-cards"} in position["agenda"] and "answers" not in position
    return choosing and len(position["hands"][0]) == cards


def swap_rows(state: Any, events: list[Any]) -> list[Any]:
    """Lay the first two rows the other way round."""
    state.rows[:2] = reversed(state.rows[:2])
    return events


def lose_a_card(state: Any, events: list[Any]) -> list[Any]:
    """Let a card of the team's pile fall under the table."""
    del state.team_pile[4:]
    return events


def cheat_the_buffalo(state: Any, events: list[Any]) -> list[Any]:
    """Slip a card of the team's pile into the buffalo's."""
    if len(state.team_pile) > 3:
        state.buffalo_pile.append(state.team_pile.pop())
    return events


def keep_a_special_card(state: Any, events: list[Any]) -> list[Any]:
    """Let a used special card lie."""
    if state.specials.used and len(state.specials.open) < 2:
        state.specials.open.append(state.specials.used[-1])
    return events


def forget_stops(state: Any, events: list[Any]) -> list[Any]:
    """Let every Stop vanish as soon as it lies."""
    state.stop.clear()
    return events


def never_early(state: Any, decisions: Any) -> Any:
    """Ask for cards where the lead should be asked for special cards first."""
    if not is_early(state):
        return decisions
    return tuple(Decision(Seat(seat), "", tuple(map(Play, hand))) for seat, hand in enumerate(state.hands))


def always_win(_: Any, result: Result | None) -> Result | None:
    """Let the team win whatever it has taken."""
    if result is None:
        return None
    return Result(result.scores, (1,) * 5, tuple(map(Seat, range(5))), result.opponent)


PLANTED: list[Planted] = [
    *IN_ANY_GAME,
    ("a card in another row", "advance", change(Placed, row=lambda event: (event.row + 1) % 4), "event"),
    ("an inserted card in another row", "advance", change(Inserted, row=lambda event: (event.row + 1) % 4), "event"),
    ("rows that changed places", "advance", swap_rows, "rows in the view|event|what"),
    ("wrong bullheads", "advance", change(Took, bullheads=lambda event: event.bullheads + 1), "event"),
    ("a row on the wrong pile", "advance", change(Took, team=lambda event: not event.team), "event"),
    ("a wrong rule", "advance", change(Took, rule=lambda event: "N6" if event.rule == "N5" else "N5"), "event"),
    ("a take nobody is told of", "advance", forget(Took), "event|what happens"),
    ("another card of the buffalo", "advance", change(Revealed, buffalo=lambda event: event.buffalo + 1), "event 0"),
    ("a new special card that is not told", "advance", forget(SpecialTurned), "event|what happens"),
    ("the wrong speaker", "advance", change(SpecialUsed, seat=lambda event: (event.seat + 1) % 5), "event 0"),
    ("no question before the cards", "pending", never_early, "the seats asked"),
    ("the wrong order", "advance", change(OrderSet, cards=lambda event: event.cards[::-1]), "event"),
    ("a lost card", "advance", lose_a_card, "team_p|event"),
    ("a card on the buffalo's pile", "advance", cheat_the_buffalo, "team_p|event"),
    ("a special card that stays", "advance", keep_a_special_card, "what|event|the seats"),
    ("a Stop that vanishes", "advance", forget_stops, "what|event|the seats|stop in the view"),
    ("an end in the middle", "pending", stop_below(5), "the seats asked"),
    ("a win that is none", "result", always_win, "the result"),
    ("a forgotten card", "view", show(unseen=lambda view: view.unseen[1:]), "unseen in the view"),
    ("points in the view", "view", show(team_points=lambda view: view.team_points + 1), "team_points in the view"),
    ("a hidden pile", "view", show(buffalo_pile=lambda _: ()), "buffalo_pile in the view"),
    ("a peek at the stack", "view", show(unseen_specials=lambda view: view.unseen_specials[1:]), "unseen_specials in"),
    ("a card forgotten in a hand", "view", show(known=lambda view: ((),) * 5), "known in the view"),
    ("a lead that never moves", "view", show(lead=lambda _: 0), "lead in the view"),
    ("hidden waiting cards", "view", show(agenda=lambda _: ()), "the cards that wait"),
]


@each_of(Buffalo, PLANTED)
def test_the_referee_complains_of(game: AnyGame, words: str) -> None:
    with complaint(words):
        for match, chance in some_games(game, 5, [{"early": False}, {"early": True}], 12):
            watch(match, chance)
