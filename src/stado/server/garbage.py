"""Python's garbage collector, tuned for a process that holds many quiet connections for a long time."""

import gc


def tune() -> None:
    """Keep full collections rare: one pass over every connection would make all players wait for tens of ms."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
