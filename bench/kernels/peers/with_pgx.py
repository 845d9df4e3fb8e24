"""pgx on this processor: its card games, a whole batch in one compiled function, at the batch size that suits it."""

from collections.abc import Callable
from time import process_time

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental.wrappers import auto_reset

BATCHES, STEPS, REPEATS = (256, 1024, 4096), 50, 3


def steps_of(env: pgx.Env) -> Callable[..., pgx.State]:
    """Return a compiled function that plays some steps of a batch by chance; a game that ends begins anew."""
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(state: pgx.State, key: jax.Array) -> tuple[pgx.State, None]:
        chance, acting = jax.random.split(key)
        options = jnp.log(state.legal_action_mask.astype(jnp.float32))
        keys = jax.random.split(chance, len(options))
        return step(state, jax.random.categorical(acting, options), keys), None

    return jax.jit(lambda state, key: jax.lax.scan(one, state, jax.random.split(key, STEPS))[0])


def rate(env: pgx.Env, batch: int) -> float:
    """Return the best decisions a second of processor time, once it is compiled."""
    play, key = steps_of(env), jax.random.PRNGKey(7)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, batch))
    int(play(state, key).current_player[0])
    best = 0.0
    for _ in range(REPEATS):
        start = process_time()
        int(play(state, key).current_player[0])  # waits for it
        best = max(best, batch * STEPS / (process_time() - start))
    return best


for name in ("leduc_holdem", "sparrow_mahjong"):
    made = pgx.make(name)
    print(name, max(rate(made, batch) for batch in BATCHES), flush=True)
