"""Watches a user's bot in its own process: it may think as it likes, but neither for ever nor about other processes.

It is no prison: what keeps secrets is that none are here. It names those who go looking for them.
"""

import gc
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

try:
    import resource
except ImportError:  # Windows: there the arena's own patience is all
    resource = None  # type: ignore[assignment]

_REACHES_OUT = (
    "gc.get_", "os.exec", "os.fork", "os.kill", "os.posix_spawn", "os.spawn", "os.system", "pty.spawn",
    "signal.pthread_kill", "socket.bind", "socket.connect", "socket.sendto", "subprocess.Popen",
)  # fmt: skip  # the names of audit events of Python
_WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_APPEND | os.O_TRUNC
_MEMORY = 4 << 30  # bytes
_PROCESSES = "/proc/"
_KEPT_CODE = ("__pycache__", "numba")  # what is compiled is kept in folders called so

_seen: list[str] = []


def watch() -> None:
    """Take note from now on of whatever this process does that a player need not do."""
    gc.freeze()  # what was there before stays shared with the booth
    if resource is not None:
        _, most = resource.getrlimit(resource.RLIMIT_AS)
        resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, most))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    sys.addaudithook(_note)


def seen() -> str:
    """Return what it did first, or nothing."""
    return _seen[0] if _seen else ""


def _note(event: str, args: tuple[Any, ...]) -> None:
    if event.startswith(_REACHES_OUT) or (event == "open" and _is_strange(args)):
        _seen.append(event if event != "open" else f"the file {args[0]}")
        raise PermissionError(f"a bot in the arena may not use {event}")


def _is_strange(args: tuple[Any, ...]) -> bool:
    path, _, flags = args
    is_writing = bool((flags or 0) & _WRITING) and not any(name in str(path) for name in _KEPT_CODE)
    return is_writing or str(path).startswith(_PROCESSES)


@contextmanager
def deadline(seconds: float) -> Iterator[None]:
    """End the process if it works for longer than that before this is left."""
    if resource is None:
        yield
        return
    _, most = resource.getrlimit(resource.RLIMIT_CPU)
    used = sum(resource.getrusage(resource.RUSAGE_SELF)[:2])
    resource.setrlimit(resource.RLIMIT_CPU, (int(used + seconds) + 1, most))
    yield
    resource.setrlimit(resource.RLIMIT_CPU, (most, most))
