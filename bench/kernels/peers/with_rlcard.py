"""RLCard's games by chance, step by step: decisions a second."""

import random
from time import process_time

import rlcard

SECONDS, REPEATS = 1.0, 2


def play(env: rlcard.envs.Env) -> int:
    """Play one game by chance and return how many decisions there were."""
    state, _ = env.reset()
    decisions = 0
    while not env.is_over():
        state, _ = env.step(random.choice(list(state["legal_actions"])))
        decisions += 1
    return decisions


def rate(env: rlcard.envs.Env) -> float:
    """Return the decisions a second of processor time."""
    start, decisions = process_time(), 0
    while process_time() - start < SECONDS:
        decisions += play(env)
    return decisions / (process_time() - start)


for name in ("uno", "doudizhu"):
    made = rlcard.make(name)
    print(name, max(rate(made) for _ in range(REPEATS)), flush=True)
