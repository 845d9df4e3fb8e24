"""How many connections fit: as many as the host allows, and never so many that no file is left for anything else."""

import sys
from contextlib import suppress

from stado.server.config import Config

if sys.platform != "win32":
    import resource

_PLENTY = 1_000_000  # where the system names no limit
_LINES = 5_000  # that are no sockets yet, or never: all may come back at once after a restart
_OTHERS = 64  # files that are no connections


def widen() -> None:
    """Let this process hold as many files as the system allows; the usual limit is a thousand."""
    if sys.platform != "win32":
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft != hard:
            with suppress(ValueError, OSError):  # some systems allow less than they say
                resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def lines() -> int:
    """Return how many connections that are no sockets there may be."""
    return min(_LINES, _files() // 4)


def sockets(config: Config) -> int:
    """Return how many sockets there may be."""
    return max(1, min(config.connections, _files() - lines() - _OTHERS))


def _files() -> int:
    if sys.platform == "win32":
        return _PLENTY
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return _PLENTY if soft == resource.RLIM_INFINITY else min(soft, _PLENTY)
