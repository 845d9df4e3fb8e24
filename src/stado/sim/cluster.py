"""A Ray cluster as the hall: matches are known by their numbers, so it tells the same as one core."""

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, Any, cast

from stado.sim.hall import Hall, play
from stado.sim.simulation import Simulation

if TYPE_CHECKING:
    from stado.kernels.play import Told

LOCAL = "local"  # in place of an address: a cluster on this machine, for as long as it takes


@contextmanager
def cluster(simulation: Simulation, address: str, cores: int) -> Iterator[Hall]:
    """Have matches played by whatever Ray finds at an address; every machine there needs this package."""
    import ray

    ray.init(address, **(_local(cores) if address == LOCAL else {}), log_to_driver=False, logging_level=logging.ERROR)
    try:
        known, remote, told = ray.put(simulation), ray.remote(play), cast("Callable[..., Told]", ray.get)
        yield Hall(lambda numbers: partial(told, remote.remote(known, numbers)), _cores(ray))
    finally:
        ray.shutdown()


def _local(cores: int) -> dict[str, Any]:
    return {"num_cpus": cores, "include_dashboard": False}


def _cores(ray: Any) -> int:
    return int(ray.cluster_resources().get("CPU", 1))
