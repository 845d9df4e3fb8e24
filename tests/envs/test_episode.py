"""Episodes: actions make up choices pick by pick, and play the same game as the choices do."""

import random

import pytest

import stado
from stado.core.errors import GameOver, NotAnOption, NotAsked
from stado.core.protocol import AnyGame, Result, Seat
from stado.envs.deals import Deals
from stado.envs.episode import Episode
from stado.envs.rewards import REWARDS, rewards
from stado.envs.setup import Setup
from stado.games import all_games
from tests.conformance import setups
from tests.envs.tables import tables


def play(episode: Episode, chance: random.Random, most: int = 100_000) -> None:
    """Take random actions until the game ends, or so many."""
    while episode.seat is not None and most:
        episode.act(episode.seat, chance.choice(episode.legal(episode.seat)))
        most -= 1


@pytest.mark.soak
@pytest.mark.parametrize("setup", tables(door=3), ids=str)
def test_a_game_played_by_actions_is_on_record_as_one_played_by_choices(setup: setups.Setup) -> None:
    episode = Episode(Setup(setup.game.id, setup.players, setup.given), 5)
    play(episode, random.Random(1))
    record = episode.match.record()
    again = stado.replay(record)
    assert again.result == episode.result
    assert stado.new(setup.game.id, setup.players, setup.given, seed=5).record()["seed"] == record["seed"]


def test_a_composed_choice_is_taken_pick_by_pick_and_only_its_seat_sees_what_it_began() -> None:
    setup = Setup("board", 2)
    episode = Episode(setup, 1)
    while len(episode.legal(0)) > 1 or len(episode.asked) < 2:  # until two tiles are due
        play(episode, random.Random(1), most=1)
    (head,) = episode.legal(0)
    own, other = episode.observation(0), episode.observation(1)
    assert episode.act(0, head) == []
    first = episode.legal(0)[0]
    episode.act(0, first)
    assert first not in episode.legal(0)
    marks = episode.observation(0)[setup.observation.size :]
    assert [action for action, place in setup.composing.items() if marks[place]] == [head, first]
    assert episode.observation(1) == other
    assert episode.observation(0)[: setup.observation.size] == own[: setup.observation.size]


def test_a_copy_goes_its_own_way() -> None:
    episode = Episode(Setup("korist", 3), 2)
    play(episode, random.Random(1), most=20)
    before, copy = episode.match.dump(), episode.clone()
    play(copy, random.Random(2))
    assert copy.result is not None
    assert episode.match.dump() == before


def test_what_may_not_be_done_is_refused_in_words() -> None:
    episode = Episode(Setup("nimmt", 3, {"rounds": 1}), 1)
    with pytest.raises(NotAnOption, match="seat 0 cannot take action 999 now; it may take"):
        episode.act(0, 999)
    episode.act(0, episode.legal(0)[0])
    with pytest.raises(NotAsked, match="seat 0 has nothing to decide now; waiting for seat 1"):
        episode.act(0, 0)
    play(episode, random.Random(1))
    with pytest.raises(GameOver):
        episode.act(0, 0)


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_rewards_rank_as_places_do_and_cancel_out_where_seats_compete(game: AnyGame) -> None:
    setup = setups.usual(game, 3)
    for seed in range(3):
        episode = Episode(Setup(game.id, 3, setup.given), seed)
        play(episode, random.Random(seed))
        result = episode.result
        assert result is not None
        given = {reward: rewards(game, result, reward) for reward in REWARDS}
        for reward in REWARDS:
            pairs = [(given[reward][seat], -place) for seat, place in enumerate(result.places)]
            assert all((a >= b) or (x <= y) for a, x in pairs for b, y in pairs), reward
        if not game.cooperative:
            assert sum(given["place"]) == pytest.approx(0)
            assert sum(given["relative"]) == pytest.approx(0)


def test_rewards_of_a_lost_and_a_won_game_against_the_buffalo() -> None:
    game = stado.games()["buffalo"]
    lost = Result((30, 30), (2, 2), (), 20)
    beaten = Result((10, 10), (1, 1), (Seat(0), Seat(1)), 25)
    assert [rewards(game, lost, reward)[0] for reward in REWARDS] == [-1, -10, -30]
    assert [rewards(game, beaten, reward)[0] for reward in REWARDS] == [1, 15, -10]


def test_places_that_are_shared_share_their_reward() -> None:
    game = stado.games()["nimmt"]
    result = Result((5, 5, 9, 20), (1, 1, 3, 4), (Seat(0), Seat(1)))
    assert rewards(game, result, "place") == pytest.approx([2 / 3, 2 / 3, -1 / 3, -1])
    assert rewards(game, result, "score") == [-5, -5, -9, -20]
    assert rewards(game, result, "relative")[0] == pytest.approx(-5 + 34 / 3)


def test_chance_of_an_environment_does_not_tell_the_seed() -> None:
    deals = Deals()
    deals.name(7)
    deals.next()
    assert deals.chance("bots").path is None
    assert deals.chance("bots").seed != deals.seed
    assert deals.chance("bots").seed == deals.chance("bots").seed != deals.chance("seat").seed
