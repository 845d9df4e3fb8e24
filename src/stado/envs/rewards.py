"""What a game was worth to each seat. It is told once, when the game ends; before that every reward is 0."""

from collections.abc import Sequence
from typing import Literal, get_args

from stado.core.errors import InvalidOptions
from stado.core.protocol import AnyGame, Result

Reward = Literal["place", "relative", "score"]
REWARDS: tuple[Reward, ...] = get_args(Reward)


def check_reward(reward: str) -> None:
    """Raise InvalidOptions unless there is such a reward."""
    if reward not in REWARDS:
        raise InvalidOptions(f"there is no reward {reward!r}; there are: {', '.join(REWARDS)}")


def rewards(game: AnyGame, result: Result, reward: Reward) -> list[float]:
    """Return what each seat gets.

    `place`: 1 for the best alone, -1 for the last alone, evenly between; seats that share a place share what their
    places give, so that the sum is 0. Where all play together against the game, 1 for winning and -1 for losing.
    `score`: one's score, negative where the lowest wins, so that more is always better.
    `relative`: that, less the mean of the others', so that the sum is 0; less the opponent's where all play together.
    """
    if reward == "place":
        return _by_place(result)
    sign = -1 if game.lowest_wins else 1
    own = [float(sign * score) for score in result.scores]
    if reward == "score":
        return own
    if result.opponent is not None:
        return [score - sign * result.opponent for score in own]
    return [score - (sum(own) - score) / (len(own) - 1) for score in own]


def _by_place(result: Result) -> list[float]:
    if result.opponent is not None:
        return [1.0 if place == 1 else -1.0 for place in result.places]
    return [_share(place, result.places) for place in result.places]


def _share(place: int, places: Sequence[int]) -> float:
    """Return the share of the other seats that are behind, less the share of those that are ahead."""
    behind = sum(other > place for other in places)
    ahead = sum(other < place for other in places)
    return (behind - ahead) / (len(places) - 1)
