"""OpenSpiel: importing this module registers every game, as `stado_nimmt` and so on.

The games are sequential: seats that are asked at once act one after another, blind to what others have chosen. All that
is left to chance is drawn at the beginning, as the eight bytes of a seed from which every deal of the game follows.
"""

from collections.abc import Mapping
from typing import Any, ClassVar, cast

import numpy as np
import pyspiel

from stado.core.codec import to_json
from stado.core.protocol import AnyGame
from stado.envs.recalled import RecalledEpisode
from stado.envs.rewards import REWARDS, check_reward, rewards
from stado.envs.setup import PLAYERS, Setup
from stado.games import all_games

SEED_BYTES, BYTE = 8, 256
MOST_ACTIONS = 100_000  # in a game: more than any has
MOST_SCORE = 32767.0
MEMORY = 16384  # numbers: enough for whole games of random players
_CHANCE = [(byte, 1 / BYTE) for byte in range(BYTE)]

Parameters = Mapping[str, Any]


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game of ours, as OpenSpiel loads it: `pyspiel.load_game("stado_nimmt", {"players": 4, "fan": "cow"})`."""

    rules: ClassVar[AnyGame]

    def __init__(self, parameters: Parameters) -> None:
        game = self.rules
        own = {name: parameters[name] for name in ("players", "reward", "memory")}
        known = game.options_schema()["properties"]
        options = {name: _meant(parameters[name], option) for name, option in known.items()}
        self.setup = Setup(game.id, own["players"], options)
        self.reward, self.memory = own["reward"], own["memory"]
        check_reward(self.reward)
        utility = _utility_of(game, self.reward)
        most = 1.0 if self.reward == "place" else 2 * MOST_SCORE
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.setup.actions),
            max_chance_outcomes=BYTE,
            num_players=own["players"],
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0 if utility == pyspiel.GameType.Utility.ZERO_SUM else None,
            max_game_length=MOST_ACTIONS,
        )
        super().__init__(_type_of(game, utility), info, dict(parameters))

    def new_initial_state(self) -> "SpielState":
        """Return a game that has not been dealt."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return how many bytes a seed has."""
        return SEED_BYTES

    def make_py_observer(self, kind: Any = None, parameters: Parameters | None = None) -> "SpielObserver":
        """Return what makes numbers and texts of a state for a player."""
        if parameters:
            raise ValueError(f"an observer of {self.setup.game.id} takes no parameters, not {parameters}")
        return SpielObserver(self.setup, self.memory if kind is not None and kind.perfect_recall else None)


class SpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A game under way. OpenSpiel copies and pickles its attributes."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.drawn: list[int] = []  # bytes of the seed
        self.course: Course | None = None  # once all are drawn

    def current_player(self) -> int:
        """Return who is to act: a seat, chance, or nobody any more."""
        if self.course is None:
            return cast("int", pyspiel.PlayerId.CHANCE)
        seat = self.course.episode.seat
        return cast("int", pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def is_terminal(self) -> bool:
        """Tell whether the game is over."""
        return self.course is not None and self.course.episode.seat is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return every byte, each as likely as another."""
        return _CHANCE

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.course is None else self.course.episode.legal(player)

    def _apply_action(self, action: int) -> None:
        if self.course is not None:
            self.course.act(action)
            return
        self.drawn.append(action)
        if len(self.drawn) == SEED_BYTES:
            self.course = Course(self.get_game().setup, bytes(self.drawn))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"byte {action}"
        setup: Setup = self.get_game().setup
        return setup.actions.told(action)

    def returns(self) -> list[float]:
        """Return what the game was worth to each player; nothing before its end."""
        game, result = self.get_game(), None if self.course is None else self.course.episode.result
        return [0.0] * game.num_players() if result is None else rewards(game.setup.game, result, game.reward)

    def __str__(self) -> str:
        return f"seed {bytes(self.drawn).hex()}" if self.course is None else str(self.course)


class Course:
    """An episode that is copied and pickled as OpenSpiel likes it: by the actions that led there."""

    def __init__(self, setup: Setup, seed: bytes) -> None:
        self.setup, self.seed, self.actions = setup, seed, list[int]()
        self.episode = RecalledEpisode(setup, seed)

    def act(self, action: int) -> None:
        """Take an action for the seat that is to act."""
        self.episode.act(self.episode.seat or 0, action)
        self.actions.append(action)

    def __deepcopy__(self, memo: Any) -> "Course":
        other = object.__new__(Course)
        other.__dict__.update(self.__dict__, actions=self.actions.copy(), episode=self.episode.clone())
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        setup = self.setup
        return _course, (setup.game.id, setup.players, to_json(setup.options), self.seed, self.actions)

    def __str__(self) -> str:
        return str(
            {**self.episode.match.dump(), "begun": {seat: self.episode.begun(seat) for seat in self.episode.asked}}
        )


def _course(game: str, players: int, options: Mapping[str, Any], seed: bytes, actions: list[int]) -> Course:
    course = Course(Setup(game, players, options), seed)
    for action in actions:
        course.act(action)
    return course


class SpielObserver:
    """What a player sees of a state: the documented numbers, and with perfect recall all that it remembers too."""

    def __init__(self, setup: Setup, memory: int | None) -> None:
        self._most = memory
        sizes = {"observation": setup.size} if memory is None else {"observation": setup.size, "memory": memory}
        self.tensor = np.zeros(sum(sizes.values()), np.float32)
        parts = np.split(self.tensor, np.cumsum(list(sizes.values()))[:-1])
        self.dict = dict(zip(sizes, parts, strict=True))  # views of the tensor

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player sees into the tensor."""
        self.tensor.fill(0)
        if state.course is None:
            return
        episode = state.course.episode
        self.dict["observation"][:] = episode.observation(player)
        if self._most is not None:
            numbers = episode.memory(player).numbers(episode.begun(player), self._most)
            self.dict["memory"][: len(numbers)] = numbers

    def string_from(self, state: SpielState, player: int) -> str:
        """Return what a player sees as text."""
        if state.course is None:
            return f"player {player}, nothing dealt"
        episode = state.course.episode
        seen = str(to_json(episode.match.view(player))) if self._most is None else episode.memory(player).text
        return f"player {player}\n{seen}\nbegun {list(episode.begun(player))}"


def _utility_of(game: AnyGame, reward: str) -> Any:
    kind = pyspiel.GameType.Utility
    return kind.IDENTICAL if game.cooperative else kind.GENERAL_SUM if reward == "score" else kind.ZERO_SUM


def _type_of(game: AnyGame, utility: Any) -> Any:
    kind = pyspiel.GameType
    return kind(
        short_name=f"stado_{game.id}",
        long_name=f"Stado: {game.id}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=_parameters(game),
    )


def _parameters(game: AnyGame) -> dict[str, Any]:
    """Return what a game can be loaded with, each with its default, whose type OpenSpiel holds the given value to."""
    players = PLAYERS if PLAYERS in game.seats else game.seats[0]
    options = game.options_schema()["properties"]
    own = {"players": players, "reward": REWARDS[0], "memory": MEMORY}
    return {**own, **{name: _written(option["default"], option) for name, option in options.items()}}


def _written(value: Any, option: Mapping[str, Any]) -> Any:
    """Return an option's value as a parameter."""
    return _stand_in(option) if value is None else value


def _meant(value: Any, option: Mapping[str, Any]) -> Any:
    """Return an option's value from a parameter."""
    kinds = _kinds(option)
    return None if "null" in kinds and value == _stand_in(option) else value


def _stand_in(option: Mapping[str, Any]) -> Any:
    """Return what is written for null, which OpenSpiel does not know: 0 among numbers, else `none`."""
    return 0 if "integer" in _kinds(option) else "none"


def _kinds(option: Mapping[str, Any]) -> set[Any]:
    parts = option.get("anyOf", (option,))
    return {"null" if None in part.get("enum", ()) else part.get("type") for part in parts}


for _game in all_games().values():
    _loaded = type(
        f"Spiel{type(_game).__name__}", (SpielGame,), {"rules": _game}
    )  # OpenSpiel ends badly on a mere function
    pyspiel.register_game(_type_of(_game, _utility_of(_game, REWARDS[0])), _loaded)
