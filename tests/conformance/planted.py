"""Broken games: nimmt with one bug each, for the suite to catch. Each class says what is wrong with it."""

import copy
import random
from collections.abc import Collection, Iterable
from itertools import count
from math import inf
from typing import Any, Self

import numpy as np
from msgspec import structs

from stado.bots.random import RandomBot
from stado.core.actions import Actions, Head
from stado.core.chance import Rng
from stado.core.codec import pack, unpack
from stado.core.errors import InvalidOptions, InvalidPosition
from stado.core.protocol import Answers, AnyGame, Bot, Card, Choice, Decision, Event, Result, Seat
from stado.games.nimmt.rules import Nimmt
from stado.games.nimmt.state import AskRow, Draft, EndTurn, Options, Place, Play, RowsStarted, State, Take, View
from stado.kernels.kernel import OVER, Kernel, Match, Numbers

_counter = count()


class Random(Nimmt):
    """Who picks first is drawn outside the game's own chance."""

    def deal(self, players: int, seed: str, options: Options) -> State:
        return structs.replace(super().deal(players, seed, options), first=Seat(random.randrange(players)))


class HiddenGlobal(Nimmt):
    """A counter outside the state decides who picks first."""

    def advance(self, state: State, answers: Answers) -> list[Event]:
        events = super().advance(state, answers)
        state.first = Seat(next(_counter) % len(state.hands))
        return events


class MemoryOfTheTable(Nimmt):
    """The game object remembers the table it dealt last."""

    def deal(self, players: int, seed: str, options: Options) -> State:
        self.last = int(seed, 16)
        return super().deal(players, seed, options)

    def advance(self, state: State, answers: Answers) -> list[Event]:
        events = super().advance(state, answers)
        state.first = Seat(self.last % len(state.hands))
        return events


class HashOrder(Nimmt):
    """Something depends on the order of a set of texts."""

    def deal(self, players: int, seed: str, options: Options) -> State:
        seats = {f"seat {seat}": Seat(seat) for seat in range(players)}
        first = next(iter(set(seats)))
        return structs.replace(super().deal(players, seed, options), first=seats[first])


class AskingChanges(Nimmt):
    """Asking who must decide changes who picks first."""

    def pending(self, state: State) -> tuple[Decision, ...]:
        state.first = Seat((state.first + 1) % len(state.hands))
        return super().pending(state)


class LookingChanges(Nimmt):
    """Looking at the table sorts the piles."""

    def view(self, state: State, seat: Seat | None) -> View:
        for pile in state.piles:
            pile.sort()
        return super().view(state, seat)


class WrongType(Nimmt):
    """A list of the state becomes a tuple, which storage turns back into a list."""

    def advance(self, state: State, answers: Answers) -> list[Event]:
        events = super().advance(state, answers)
        state.sheet = tuple(state.sheet)  # type: ignore[assignment]  # the bug
        return events


class ForgetfulPosition(Nimmt):
    """A position written down loses who picks first."""

    def settle(self, state: State, players: int, given: Collection[str]) -> None:
        super().settle(state, players, given)
        state.first = Seat(0)


class StrictPosition(Nimmt):
    """A position is refused that chance hardly ever leads to: all rows end within a few numbers."""

    def settle(self, state: State, players: int, given: Collection[str]) -> None:
        super().settle(state, players, given)
        ends = [row[-1] for row in state.rows if row]
        if ends and max(ends) - min(ends) < 8:
            raise InvalidPosition("the rows are too much alike")


class CredulousPosition(Nimmt):
    """A position written down is believed without looking."""

    def settle(self, state: State, players: int, given: Collection[str]) -> None:
        state.piles = state.piles or [[] for _ in range(players)]
        state.scores = state.scores or [0] * players


class OptionTwice(Nimmt):
    """The first option is offered twice."""

    def pending(self, state: State) -> tuple[Decision, ...]:
        return tuple(structs.replace(d, options=(d.options[0], *d.options)) for d in super().pending(state))


class OptionMissing(Nimmt):
    """Row 3 cannot be taken with a low card."""

    def pending(self, state: State) -> tuple[Decision, ...]:
        options = super().pending(state)
        return tuple(structs.replace(d, options=d.options[:3]) if "row" in d.prompt else d for d in options)


class OptionWithoutEffect(Nimmt):
    """Taking row 3 with a low card does nothing, and the question stays."""

    def advance(self, state: State, answers: Answers) -> list[Event]:
        return [] if Take(3) in answers.values() else super().advance(state, answers)


class AnswerOrder(Nimmt):
    """Whoever answers first is first."""

    def advance(self, state: State, answers: Answers) -> list[Event]:
        events = super().advance(state, answers)
        state.first = next(iter(answers))
        return events


class ForgottenChoice(Nimmt):
    """Taking a row was left out of the choices that can be read."""

    choice_type = Draft | Play


class SharingState(State):
    """A state whose copy shares its lists."""

    def clone(self) -> Self:
        return copy.copy(self)


class ShallowClone(Nimmt):
    """Copies of a state share its lists."""

    state_type = SharingState

    def deal(self, players: int, seed: str, options: Options) -> State:
        return unpack(SharingState, pack(super().deal(players, seed, options)))


class LostCard(Nimmt):
    """The last card taken falls under the table."""

    def advance(self, state: State, answers: Answers) -> list[Event]:
        events = super().advance(state, answers)
        if state.piles[0]:
            state.piles[0].pop()
        return events


class DoubledCard(Nimmt):
    """A card that was taken also stays out of the round."""

    def advance(self, state: State, answers: Answers) -> list[Event]:
        events = super().advance(state, answers)
        state.stock = sorted({*state.stock, *state.piles[0]})
        return events


class Endless(Nimmt):
    """After the last round another is played, for ever."""

    def advance(self, state: State, answers: Answers) -> list[Event]:
        state.round = 1
        return super().advance(state, answers)


class EarlyResult(Nimmt):
    """There is a result as soon as someone has taken cards."""

    def result(self, state: State) -> Result | None:
        if any(state.piles):
            return super().result(structs.replace(state, agenda=[]))
        return super().result(state)


class WrongPlaces(Nimmt):
    """The places are those of a game in which many bullheads are good, the winners are not."""

    def result(self, state: State) -> Result | None:
        result = super().result(state)
        if result is None:
            return None
        places = tuple(1 + sum(other > score for other in result.scores) for score in result.scores)
        return structs.replace(result, places=places)


class LeakedHand(Nimmt):
    """Seat 0 sees the hand of seat 1."""

    def view(self, state: State, seat: Seat | None) -> View:
        view = super().view(state, seat)
        if seat != 0:
            return view
        return structs.replace(view, hands=(view.hands[0], tuple(state.hands[1]), *view.hands[2:]))


class LeakedStock(Nimmt):
    """The unseen cards are listed in the order in which they lie: hands first, then the stock."""

    def view(self, state: State, seat: Seat | None) -> View:
        others = [card for other, hand in enumerate(state.hands) if other != seat for card in hand]
        view = super().view(state, seat)
        return structs.replace(view, unseen=(*others, *state.stock)) if view.unseen else view


class Conspiracy(Nimmt):
    """The view smuggles the true hands out in the score sheet, and imagining reads them there."""

    def view(self, state: State, seat: Seat | None) -> View:
        view = super().view(state, seat)
        return structs.replace(view, sheet=(*view.sheet, *map(tuple, state.hands)))

    def imagine(self, view: View, rng: Rng) -> State:
        players = len(view.hands)
        hands = [list(hand) for hand in view.sheet[-players:]]
        state = super().imagine(structs.replace(view, sheet=view.sheet[:-players]), rng)
        held = {card for hand in hands for card in hand}
        stock = sorted(card for card in view.unseen if card not in held)
        return structs.replace(state, hands=hands, stock=stock)


class SpectatorLeak(Nimmt):
    """A spectator sees every hand, and says so honestly."""

    def view(self, state: State, seat: Seat | None) -> View:
        view = super().view(state, seat)
        if seat is not None:
            return view
        return structs.replace(view, hands=tuple(map(tuple, state.hands)), unseen=tuple(state.stock))


class SeedInTheView(Nimmt):
    """Who picks first is shown as part of the seed."""

    def view(self, state: State, seat: Seat | None) -> View:
        return structs.replace(super().view(state, seat), first=Seat(int(state.seed[:4], 16)))


class SeedTold(Event, frozen=True):
    """The seed, told to all."""

    seed: str


class SeedInAnEvent(Nimmt):
    """Every step tells the seed."""

    event_type = Nimmt.event_type | SeedTold

    def advance(self, state: State, answers: Answers) -> list[Event]:
        return [*super().advance(state, answers), SeedTold(state.seed)]


class ImaginesAnotherTable(Nimmt):
    """Whoever imagines forgets who picks first."""

    def imagine(self, view: View, rng: Rng) -> State:
        return structs.replace(super().imagine(view, rng), first=Seat(0))


class ImaginesNoFuture(Nimmt):
    """An imagined game has no seed that a next round could be dealt from."""

    def imagine(self, view: View, rng: Rng) -> State:
        return structs.replace(super().imagine(view, rng), seed="tomorrow")


class ImaginesTheSame(Nimmt):
    """The unseen cards are dealt in order, not by chance."""

    def imagine(self, view: View, rng: Rng) -> State:
        class Orderly(Rng):
            def shuffled(self, items: Any) -> list[Any]:
                return list(items)

        return super().imagine(view, Orderly("00" * 32))


class ImaginesByItself(Nimmt):
    """Imagining draws on chance of its own."""

    def imagine(self, view: View, rng: Rng) -> State:
        return super().imagine(view, Rng(random.randbytes(32).hex()))


class Peeked(Event, frozen=True):
    """A card of seat 0's hand, told to all."""

    card: Card


class Hinted(Event, frozen=True):
    """The same without saying that it is a card."""

    number: int


def _first_card(state: State) -> int:
    return state.hands[0][0] if state.hands[0] else 0


class EventNamesHiddenCard(Nimmt):
    """The lowest card left in seat 0's hand is told after every turn."""

    event_type = Nimmt.event_type | Peeked

    def advance(self, state: State, answers: Answers) -> list[Event]:
        return [*super().advance(state, answers), Peeked(_first_card(state))]


class EventHintsAtHiddenCard(Nimmt):
    """The same, as a plain number."""

    event_type = Nimmt.event_type | Hinted

    def advance(self, state: State, answers: Answers) -> list[Event]:
        return [*super().advance(state, answers), Hinted(_first_card(state))]


class DealTellsHiddenCard(Nimmt):
    """When a round is dealt, the lowest card of seat 0 is told."""

    event_type = Nimmt.event_type | Peeked

    def advance(self, state: State, answers: Answers) -> list[Event]:
        events = super().advance(state, answers)
        dealt = any(isinstance(event, RowsStarted) for event in events)
        return [*events, Peeked(_first_card(state))] if dealt else events


class PilesUnseen(Nimmt):
    """The cards a seat takes are told, and unseen from then on."""

    def view(self, state: State, seat: Seat | None) -> View:
        view = super().view(state, seat)
        taken = [card for pile in state.piles for card in pile]
        return structs.replace(view, piles=((),) * len(state.piles), unseen=tuple(sorted((*view.unseen, *taken))))


class PilesForgotten(Nimmt):
    """While nothing waits to be placed, piles of more than five cards are unseen again."""

    def view(self, state: State, seat: Seat | None) -> View:
        view = super().view(state, seat)
        if any(isinstance(task, Place | AskRow) for task in state.agenda) or EndTurn() not in state.agenda:
            return view
        forgotten = [card for pile in state.piles for card in pile[:-5]]
        piles = tuple(pile[-5:] for pile in view.piles)
        return structs.replace(view, piles=piles, unseen=tuple(sorted((*view.unseen, *forgotten))))


class HiddenButNotUnseen(Nimmt):
    """The stock is kept from everyone, and not admitted to be unseen."""

    def view(self, state: State, seat: Seat | None) -> View:
        view = super().view(state, seat)
        return structs.replace(view, unseen=tuple(card for card in view.unseen if card not in state.stock))


class NoProfessionals(Nimmt):
    """No table may play the professional variant."""

    def check_options(self, options: Options, players: int) -> None:
        super().check_options(options, players)
        if options.variant == "professional":
            raise InvalidOptions("not here")


class NoDefaults(Nimmt):
    """The schema does not say what an option is when nobody chooses."""

    def options_schema(self) -> dict[str, Any]:
        schema = super().options_schema()
        del schema["properties"]["target"]["default"]
        return schema


class Stranger(Nimmt):
    """A game that goes by another name than its folder."""

    id = "stranger"


class CheatingBot(RandomBot):
    """Plays a card that it does not have."""

    def choose(self, view: View, decision: Decision, rng: Rng) -> Play:
        return Play(0)


class FickleBot(RandomBot):
    """Chooses by chance of its own."""

    def choose(self, view: View, decision: Decision, rng: Rng) -> Any:
        return random.choice(decision.options)


class ForgetfulBot(Bot):
    """Does not weigh its last option."""

    def weigh(self, view: View, decision: Decision, rng: Rng) -> dict[Any, float]:
        return dict.fromkeys(decision.options[:-1], 0.0)


class FanaticalBot(Bot):
    """Holds its first option for infinitely good."""

    def weigh(self, view: View, decision: Decision, rng: Rng) -> dict[Any, float]:
        return dict.fromkeys(decision.options, 0.0) | {decision.options[0]: inf}


class StubbornBot(Bot):
    """Weighs its options and takes the worst."""

    def weigh(self, view: View, decision: Decision, rng: Rng) -> dict[Any, float]:
        return {option: float(place) for place, option in enumerate(decision.options)}

    def choose(self, view: View, decision: Decision, rng: Rng) -> Any:
        return decision.options[0]


class CrowdedActions(Actions):
    """All choices share a number."""

    def __init__(self, heads: Iterable[Head]) -> None:
        super().__init__(choice for choice, _ in heads)

    def of(self, choice: Choice) -> tuple[int, ...]:
        return (0,)


def idle_kernel(game: AnyGame) -> Kernel:
    """Return a kernel in which every match is over from the start, with the right scores and places."""

    def write(match: Match, out: Numbers) -> None:
        out[:] = 0

    empty = np.zeros(1, np.int16)
    return Kernel(
        game=game,
        size=1,
        actions=1,
        widest=1,
        start=lambda players, options: empty.copy(),
        encode=lambda state, players: empty.copy(),
        drawn=lambda match, encoded: None,
        seat=lambda match: OVER,
        pending=lambda match, out: 0,
        advance=lambda match, action: None,
        deal=lambda match, chance: None,
        rounds=lambda match: 1,
        scores=write,
        places=write,
    )
