"""A game's kernel, where it has one: it is the rules once more, so it must hold the same match after every step."""

from stado.sim.parity import Parity, kernel_of
from tests.conformance.setups import Setup
from tests.conformance.walks import walk


def kernel_and_rules_agree(setup: Setup, seed: int) -> None:
    """Along a walk the kernel asks the same seats the same, and what lies where is equal, as are scores and places."""
    kernel = kernel_of(setup.game)
    if kernel is None:
        return
    met = walk(setup, seed)
    parity = Parity(kernel, setup.players, met.states[0])
    for step in met.steps:
        parity.follow(step.pending, step.answers, step.events, step.after)
