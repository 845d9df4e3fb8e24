"""Numbers for learners, where a game has them: a choice comes back from its actions, a view has its numbers."""

from pathlib import Path

from stado.core.actions import Actions
from stado.core.codec import from_json, pack, to_json
from stado.core.observation import Observation
from stado.core.protocol import AnyGame, Choice
from stado.games import part
from tests.conformance.setups import Setup
from tests.conformance.walks import walk


def every_option_has_its_actions(setup: Setup, seed: int) -> None:
    """Along a walk, options and sequences of actions belong to each other one to one, and masks lead to the options."""
    actions = _actions(setup.game)
    if actions is None:
        return
    for options in {decision.options for step in walk(setup, seed).steps for decision in step.pending}:
        made = {actions.of(option): option for option in options}
        assert len(made) == len(options), "two options have the same actions"
        assert [actions.choice(way) for way in made] == list(options), "an option does not come back from its actions"
        assert _led_to(actions, options) == made.keys(), "masks lead to something that is no option"


def _led_to(actions: Actions, options: tuple[Choice, ...], begun: tuple[int, ...] = ()) -> set[tuple[int, ...]]:
    """Return all that one comes to by taking any action of the mask, until there is none."""
    onward = [action for action, open_ in enumerate(actions.mask(options, begun)) if open_]
    return {way for action in onward for way in _led_to(actions, options, (*begun, action))} or {begun}


def every_action_is_something_to_choose(game: AnyGame, home: Path) -> None:
    actions = _actions(game)
    if actions is not None:
        for choice, count in actions.heads:
            assert count or actions.choice(actions.of(choice)) == choice, f"{choice} does not come back"
            assert from_json(game.choice_type, to_json(choice)) == choice, f"{choice} cannot be read"
        assert len({pack(choice) + bytes([count]) for choice, count in actions.heads}) == len(actions.heads)


def views_have_numbers_of_one_length(setup: Setup, seed: int) -> None:
    """The numbers are as many everywhere, and tell hands apart."""
    observation = _observation(setup.game)
    if observation is None:
        return
    for state in walk(setup, seed).sample(10):
        views = [setup.game.view(state, seat) for seat in setup.everyone]
        numbers = [tuple(observation.of(view)) for view in views]
        assert {len(row) for row in numbers} == {observation.size}
        hands = {pack(getattr(view, "hand", ())) for view in views if view.seat is not None}
        assert len(set(numbers)) >= len(hands), "two hands have the same numbers"


def _actions(game: AnyGame) -> Actions | None:
    found: Actions | None = getattr(part(game.id, "actions"), "ACTIONS", None)
    return found


def _observation(game: AnyGame) -> Observation | None:
    found: Observation | None = getattr(part(game.id, "observation"), "OBSERVATION", None)
    return found
