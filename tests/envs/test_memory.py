"""Perfect recall: what a seat remembers is all that it has seen, and nothing else."""

import random

import msgspec
import pytest

from stado.core.codec import to_json
from stado.core.protocol import Seat
from stado.envs.memory import ANSWERED, HEARD, SAW
from stado.envs.recalled import RecalledEpisode
from stado.envs.setup import Setup
from tests.conformance import setups
from tests.envs.tables import tables


def play(episode: RecalledEpisode, chance: random.Random, most: int = 100_000) -> None:
    """Take random actions until the game ends, or so many."""
    while episode.seat is not None and most:
        episode.act(episode.seat, chance.choice(episode.legal(episode.seat)))
        most -= 1


def lines(episode: RecalledEpisode, seat: int) -> list[dict[str, dict[str, object]]]:
    return [msgspec.json.decode(line) for line in episode.memory(seat).text.splitlines()]


@pytest.mark.soak
@pytest.mark.parametrize("setup", tables(door=4), ids=str)
def test_the_text_holds_every_view_answer_and_event_that_the_seat_was_given(setup: setups.Setup) -> None:
    episode, chance = RecalledEpisode(Setup(setup.game.id, setup.players, setup.given), 3), random.Random(3)
    told: list[list[object]] = [[] for _ in range(setup.players)]
    while episode.seat is not None:
        seat, begun = episode.seat, episode.begun(episode.seat)
        action = chance.choice(episode.legal(seat))
        ways = episode.setup.actions
        events = episode.act(seat, action)
        if episode.begun(seat) != (*begun, action):
            told[seat].append({"answered": to_json(ways.choice((*begun, action)))})
        for other in range(setup.players):
            heard = (event.seen_by(Seat(other)) for event in events)
            told[other] += [{"heard": to_json(event)} for event in heard if event is not None]
    for seat in range(setup.players):
        assert [line for line in lines(episode, seat) if "saw" not in line] == told[seat]
        seen = {name: value for line in lines(episode, seat) for name, value in line.get("saw", {}).items()}
        view = to_json(episode.match.view(seat))
        assert seen == {name: view[name] for name in seen}
        assert view.keys() - seen.keys() <= {"game"}


@pytest.mark.soak
@pytest.mark.parametrize("setup", tables(door=5), ids=str)
def test_the_numbers_are_a_row_of_entries_from_which_every_observation_can_be_made_again(setup: setups.Setup) -> None:
    episode = RecalledEpisode(Setup(setup.game.id, setup.players, setup.given), 4)
    play(episode, random.Random(4), most=60)
    for seat in range(setup.players):
        row, numbers, kinds = [0.0] * episode.setup.observation.size, iter(episode.memory(seat).numbers((), 10**6)), []
        while kind := next(numbers, 0.0):
            kinds.append(kind)
            for _ in range(int(next(numbers))):
                number = next(numbers)
                if kind == SAW:
                    row[int(number)] = next(numbers)
        assert set(kinds) == {SAW, ANSWERED, HEARD}
        assert row == episode.setup.observation.of(episode.match.view(seat))


def test_what_a_seat_cannot_tell_apart_it_remembers_alike_and_the_rest_not() -> None:
    """Seat 0 draws blind in one game and sees it; the others remember only that it drew."""
    setup = Setup("korist", 3)
    blind = RecalledEpisode(setup, 1)
    stock = setup.actions.of(msgspec.convert({"type": "draw", "from": "stock"}, setup.game.choice_type))[0]
    chance = random.Random(0)
    while blind.seat is not None and stock not in blind.legal(blind.seat):
        play(blind, chance, most=1)
    drawer = blind.seat
    assert drawer is not None
    other = blind.clone()
    card = other.match.dump()["stock"][0]
    swapped = next(at for at, face in enumerate(other.match.dump()["stock"]) if face != card)
    pile = other.match._state.stock  # type: ignore[attr-defined]  # the truth, which no seat can see
    pile[0], pile[swapped] = pile[swapped], pile[0]
    for episode in (blind, other):
        episode.act(drawer, stock)
    for seat in range(3):
        same = blind.memory(seat).text == other.memory(seat).text
        assert same == (seat != drawer)
        alike = blind.memory(seat).numbers((), 8192) == other.memory(seat).numbers((), 8192)
        assert alike == same


def test_ones_own_answer_is_remembered_at_once_and_that_of_others_when_all_have_answered() -> None:
    episode = RecalledEpisode(Setup("nimmt", 2), 1)
    before = [episode.memory(seat).text for seat in range(2)]
    episode.act(0, episode.legal(0)[3])
    assert episode.memory(0).text != before[0]
    assert episode.memory(1).text == before[1]


def test_where_there_is_too_little_room_the_end_is_kept() -> None:
    episode = RecalledEpisode(Setup("nimmt", 2), 1)
    play(episode, random.Random(1), most=30)
    whole = episode.memory(0).numbers((), len(episode.memory(0)))
    assert episode.memory(0).numbers((), 10) == whole[-10:]
    assert episode.memory(0).numbers((), len(whole) + 2) == whole
    assert episode.memory(0).numbers([7], 3) == [ANSWERED, 1, 7]
