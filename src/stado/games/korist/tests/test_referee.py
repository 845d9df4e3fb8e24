"""Random games of every size and level through the public API, watched by the referee, who has nothing to say."""

import random
from collections import Counter
from itertools import cycle
from typing import Any

import msgspec
import pytest

import stado
from stado.core.protocol import AnyGame, Seat
from stado.games.korist.rules import Korist
from stado.games.korist.state import (
    Declined,
    Discarded,
    Drew,
    GameEnded,
    Laid,
    Left,
    Plundered,
    ShadowPlundered,
    ShadowRefilled,
    SupplyRefilled,
    TookBack,
)
from stado.games.korist.tests.referee import Referee
from tests.matches import Json, plain
from tests.referees.complaint import complaint
from tests.referees.lies import IN_ANY_GAME, Planted, change, each_of, forget, show, stop_below, table_trick
from tests.referees.ranking import winners
from tests.referees.watch import Watch, some_games
from tests.volume import check_seen, share

GAMES = 500  # of every size and level: 2,000 of each level
TEMPERS = ["lean", "any", "lean", "greedy"]  # by mere chance, some levels would hardly see both ends of K7
INSIST = 0.9  # how often a temper has its way
LEVELS = ["basic", "advanced", "expert"]
SIZES = range(2, 6)


class KoristWatch(Watch):
    """A game of korist, played with a temper; what is overheard is checked too."""

    referee: Referee
    look_up = 0.1
    temper = "any"

    def choose(self, options: list[Json]) -> int:
        """Choose the number of a move: mostly of one that suits the temper, now and then of any."""
        numbers = range(len(options))
        suiting = [number for number in numbers if suits(options[number], options, self.temper)]
        return self.chance.choice(suiting if suiting and self.chance.random() < INSIST else numbers)

    def play(self, seat: int, move: int) -> list[Json]:
        """Make one of the moves that are open under the referee's eyes."""
        chosen = self.match.pending[Seat(seat)][move]
        told = self.match.play(seat, chosen)
        events: list[Json] = plain(told)
        self.referee.check_told(seat, plain(chosen), events)
        watcher = None if seat == 0 else Seat(0)
        if events[0]["type"] == "drew":
            self.referee.check_overheard(watcher, events, plain([event.seen_by(watcher) for event in told]))
        return events


def suits(move: Json, moves: list[Json], temper: str) -> bool:
    """Tell whether a move keeps the hand small, for the lean, or lets it grow, for the greedy."""
    if temper == "any":
        return True
    if move["type"] == "lay":
        wanted: int = max(other["count"] for other in moves) if temper == "lean" else 1
        return bool(move["count"] == wanted)
    small = move["type"] == "end" or move.get("take") is False or move.get("back") is True
    return small == (temper == "lean")


def watch(match: stado.Match, referee: Referee, chance: random.Random, temper: str = "any") -> Counter[str]:
    """Play to the end by chance and temper, and count what was told."""
    watching = KoristWatch(match, referee, chance)
    watching.temper = temper
    return watching.to_the_end()


def watch_game(players: int, level: str, seed: int) -> Counter[str]:
    """Play one game to the end and count what was told."""
    match = stado.new("korist", players, {"level": level}, seed=seed)
    referee = sit_down(match)
    told = watch(match, referee, random.Random(seed), temper=TEMPERS[seed % 4])
    told["tie broken"] += tie_broken(referee)
    told["shared"] += len(winners(referee.ranks())) > 1
    return told


def sit_down(match: stado.Match) -> Referee:
    """Let the referee see the table before the first move."""
    referee = Referee(match.dump())
    referee.check_deal()
    for watcher in (None, 0):
        referee.check_view(watcher, plain(match.view(watcher)))
    return referee


def tie_broken(referee: Referee) -> bool:
    """Tell whether the smaller hand has decided (K8)."""
    scores = referee.scores()
    return scores.count(max(scores)) > len(winners(referee.ranks()))


USUAL = {"laid", "plundered", "left", "took-back", "discarded", "drew", "supply-refilled", "hand", "stock"}
TIES = {"tie broken", "shared"}


def kinds_told(players: int, level: str) -> set[str]:
    """Return all that has to be told of in two thousand games; ties are broken or shared somewhere too."""
    basic = {"declined"} if level == "basic" else set()
    two = {"shadow-plundered", "shadow-refilled"} if players == 2 else set()
    return USUAL | TIES | basic | two


@pytest.mark.soak
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", SIZES)
def test_random_games_break_no_rule(players: int, level: str) -> None:
    seeds = share(range(GAMES))
    told = sum((watch_game(players, level, seed) for seed in seeds), Counter[str]())
    assert told["hand"] + told["stock"] == len(seeds)
    check_seen(set(told) | TIES, kinds_told(players, level))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", SIZES)
def test_games_loaded_in_the_middle_break_no_rule(players: int, level: str) -> None:
    match = stado.new("korist", players, {"level": level}, seed=f"{level} {players}")
    chance = random.Random(players)
    moves = 0
    while moves < 40 or match.dump()["agenda"][-1]["type"] != "ask-lay":
        ((seat, options),) = match.pending.items()
        match.play(seat, chance.choice(options))
        moves += 1
    position = {name: value for name, value in match.dump().items() if name != "agenda"}
    told = watch(stado.load(position), Referee(position), chance)
    assert told["hand"] + told["stock"] == 1


@pytest.mark.parametrize("players", SIZES)
def test_what_a_seat_imagines_it_cannot_tell_from_the_truth(players: int) -> None:
    match = stado.new("korist", players, seed=players)
    chance = random.Random(players)
    while match.pending:
        watcher = chance.choice([None, *range(players)])
        other = match.imagine(watcher, chance.getrandbits(32))
        assert plain(other.view(watcher)) == plain(match.view(watcher))
        if other.dump()["agenda"][-1]["type"] == "ask-lay":
            watch_on(other, chance)
        ((seat, options),) = match.pending.items()
        match.play(seat, chance.choice(options))


def watch_on(match: stado.Match, chance: random.Random) -> None:
    """Watch ten moves of an imagined game."""
    watching = KoristWatch(match, Referee(match.dump()), chance)
    for _ in range(10):
        if match.pending:
            watching.everyone_answers()


def first_to_hand(state: Any) -> Any:
    """Deal seat 0 a card of seat 1."""
    return [sorted([*state.hands[0], state.hands[1][0]]), state.hands[1][1:], *state.hands[2:]]


def turned_over(state: Any) -> Any:
    """Turn everyone's layers over, the lowest to the top."""
    return [layers[::-1] for layers in state.layers]


def piled_elsewhere(state: Any) -> Any:
    """Move what lies on a pile of the supply to the next pile."""
    added = [pile[1:] for pile in state.supply]
    return [pile[:1] + more for pile, more in zip(state.supply, added[-1:] + added[:-1], strict=True)]


class Tattler(Drew, frozen=True, tag="drew"):
    """A blind draw that everyone is told of."""

    def seen_by(self, seat: Seat | None) -> "Tattler":
        """Hide nothing."""
        return self


def tattle(_: Any, events: list[Any]) -> list[Any]:
    """Tell everyone which card was drawn blind."""
    return [Tattler(*msgspec.structs.astuple(event)) if isinstance(event, Drew) else event for event in events]


def forget_known(view: Any) -> Any:
    """Show nothing of what everyone saw going into hands."""
    return tuple(() for _ in view.known)


def peek(state: Any, view: Any) -> Any:
    """Show a whole hand to everyone."""
    return msgspec.structs.replace(view, known=tuple(map(tuple, state.hands)))


PLANTED: list[Planted] = [
    *IN_ANY_GAME,
    ("a layer too small", "advance", change(Laid, cards=lambda event: event.cards[1:]), "event 0"),
    ("a layer of another value", "advance", change(Laid, value=lambda event: event.value + 1), "event 0"),
    ("another victim", "advance", change(Plundered, victim=lambda event: (event.victim + 1) % 3), "event 0"),
    ("other cards left", "advance", change(Left, cards=lambda event: (1, *event.cards)), "event 0"),
    ("other cards taken back", "advance", change(TookBack, cards=lambda event: (1, *event.cards)), "event 0"),
    ("a discard nobody is told of", "advance", forget(Discarded), "what happens|event"),
    ("a draw said to be blind", "advance", change(Drew, blind=lambda event: not event.blind), "event 0"),
    ("a blind draw told to everyone", "advance", tattle, "what seat .* is told"),
    ("a refill that is not told", "advance", forget(SupplyRefilled), "what happens"),
    ("another refill", "advance", change(SupplyRefilled, cards=lambda event: (*event.cards, 1)), "event 1"),
    ("a draw declined by another", "advance", change(Declined, seat=lambda event: (event.seat + 1) % 3), "event 0"),
    ("everyone winning", "advance", change(GameEnded, winners=lambda _: (0, 1, 2)), "event"),
    ("another reason to end", "advance", change(GameEnded, rule=lambda _: "stock"), "event"),
    ("wrong scores at the end", "advance", change(GameEnded, scores=lambda _: (9, 9, 9)), "event"),
    ("a card more in the stock", "advance", table_trick(stock=lambda state: [*state.stock, 1]), "stock|unseen"),
    ("a discard pile swept away", "advance", table_trick(discard=lambda _: []), "discard in the view"),
    ("a hand that grows", "advance", table_trick(hands=first_to_hand), "hand|what seat|unseen"),
    ("layers turned over", "advance", table_trick(layers=turned_over), "layers in|the seats|event"),
    ("a supply in another order", "advance", table_trick(supply=lambda state: state.supply[::-1]), "supply in|event"),
    ("a hand too big", "deal", table_trick(hands=first_to_hand), "the sizes of the hands"),
    ("a supply too small", "deal", table_trick(supply=lambda state: state.supply[1:]), "the cards in the game"),
    ("another deck", "deal", table_trick(stock=lambda state: [*state.stock[1:], 1]), "the cards in the game"),
    ("an end before the end", "pending", stop_below(8), "the seats asked"),
    ("scores in the view", "view", show(scores=lambda view: (9, *view.scores[1:])), "scores in the view"),
    ("sizes in the view", "view", show(hand_sizes=lambda view: (9, *view.hand_sizes[1:])), "hand_sizes in the view"),
    ("the turn in the view", "view", show(turn=lambda view: (view.turn + 1) % 3), "turn in the view"),
    ("the stock in the view", "view", show(stock=lambda view: view.stock + 1), "stock in the view"),
    ("a forgotten card", "view", show(unseen=lambda view: view.unseen[1:]), "unseen in the view"),
    ("open hands", "view", peek, "known in the view"),
    ("what everyone saw forgotten", "view", show(known=forget_known), "known in the view"),
]
PLANTED_FOR_TWO: list[Planted] = [
    ("a shadow group too small", "advance", change(ShadowPlundered, cards=lambda _: ()), "event 0"),
    ("a shadow refilled untold", "advance", forget(ShadowRefilled), "what happens|event 1"),
    ("a card not told of", "advance", change(ShadowRefilled, cards=lambda event: event.cards[1:]), "event 1"),
    ("a covering untold", "advance", change(ShadowRefilled, covering=lambda _: ()), "event 1"),
    ("a card onto another pile", "advance", table_trick(supply=piled_elsewhere), "supply in|event"),
    ("a first card onto another pile", "deal", table_trick(supply=piled_elsewhere), "the sizes of the supply's piles"),
    ("a shadow in the view", "view", show(shadow=lambda view: view.shadow[1:]), "shadow in the view"),
    ("jokers forgotten", "view", show(known=forget_known), "known in the view"),
]


@each_of(Korist, PLANTED)
def test_the_referee_complains_of(game: AnyGame, words: str) -> None:
    with complaint(words):
        watch_games(game, 3)


@each_of(Korist, PLANTED_FOR_TWO)
def test_the_referee_complains_in_the_two_player_game_of(game: AnyGame, words: str) -> None:
    with complaint(words):
        watch_games(game, 2)


def watch_games(game: AnyGame, players: int) -> None:
    """Watch a few games, enough for every kind of event."""
    for temper, (match, chance) in zip(cycle(TEMPERS), some_games(game, players, [{}], 6), strict=False):
        watch(match, sit_down(match), chance, temper=temper)
