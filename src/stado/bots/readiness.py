"""Whether a game's kernel can be searched in at once: the first time on a machine it has to be compiled.

Programs wait for that, so that the same question always has the same answer. A process in which bots of a server think
does not: there the rules are searched until the kernel is ready, for people wait.
"""

from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from threading import Thread

_is_patient = True
_begun, _ready = set[str](), set[str]()


def be_impatient() -> None:
    """Let no question of this process wait until a kernel is compiled."""
    global _is_patient  # it is of the process, as what is compiled in it is
    _is_patient = False


def is_ready(game: str, prepare: Callable[[], object]) -> bool:
    """Tell whether to search in the kernel; `prepare` is a search that makes it ready."""
    if not _has_kernel(game):
        return False
    if _is_patient or game in _ready:
        return True
    if game not in _begun:
        _begun.add(game)
        Thread(target=_prepare, args=(game, prepare), daemon=True).start()
    return False


def _prepare(game: str, prepare: Callable[[], object]) -> None:
    prepare()
    _ready.add(game)


@cache
def _has_kernel(game: str) -> bool:
    """Tell whether there is a kernel and, as an extra, what it needs."""
    return all(map(find_spec, ("numpy", "numba", f"stado.games.{game}.kernel")))
