"""Compiling with Numba, once on a machine: what is compiled is kept until a source file that it was made of changes.

Numba itself looks only at the file of the function that is called, and takes a function made around those of a game for
a new one at each start. So we say ourselves what compiled code depends on.
"""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache, partial
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar

import numba
from numba.core import caching, sigutils
from numba.core.compiler_lock import global_compiler_lock
from numba.np import arrayobj

F = TypeVar("F", bound=Callable[..., Any])
_STADO = Path(__file__).parents[1]
_SHARED_BY_ALL = "kernels"
_PARTS = ("kernel", "mind")  # folders in that of a game
_PATTERNS = ("*.py", *(f"{name}/*.py" for name in _PARTS))
_SHARED = frozenset(_STADO / name for name in (_SHARED_BY_ALL, "kit"))


def compiled(function: F) -> F:
    """Compile a function when it is first called; others that it calls are in its own folder or shared by all games.

    It makes no arrays: so nothing need be counted that points to them, which would take most of the time.
    """
    return _compiled(function, "")


def inlined(function: F) -> F:
    """The same for a small function, which becomes part of those that call it: else calling takes most of the time."""
    return _compiled(function, "", inline=True)


def compiled_for(game: str, makes_arrays: bool = False, inline: bool = False) -> Callable[[F], F]:
    """Compile a function that is made around those of a game's kernel."""
    return partial(_compiled, game=game, makes_arrays=makes_arrays, inline=inline)


def _compiled(function: F, game: str, makes_arrays: bool = False, inline: bool = False) -> F:
    inner = function.__name__.startswith("_")  # called by compiled code alone: needs no door for Python's
    njit: Any = numba.njit
    doors = {"no_cpython_wrapper": inner, "no_cfunc_wrapper": True}
    made = njit(nogil=True, error_model="numpy", _nrt=makes_arrays, forceinline=inline, **doors)(function)
    made.compile = partial(_compile_widened, made)
    with suppress(RuntimeError):  # no folder is ours to write in: then each start compiles
        made._cache = _Kept(function, game)  # what `cache=True` does, with a cache of ours
    compiled: F = made
    return compiled


def _compile_widened(made: Any, signature: Any) -> Any:
    """Compile for whole numbers of 64 bits, whichever they come in: for each kind of them would take several times."""
    arguments, _ = sigutils.normalize_signature(signature)  # type: ignore[no-untyped-call]  # Numba's inside has no types
    with _counting_from_the_start():
        return type(made).compile(made, tuple(map(_widened, arguments)))


@contextmanager
def _counting_from_the_start() -> Iterator[None]:
    """Compile no question at each access whether an index is negative: in kernels none is, and asking takes a third."""
    with global_compiler_lock:
        asking, arrayobj.fix_integer_index = arrayobj.fix_integer_index, _as_it_is
        try:
            yield
        finally:
            arrayobj.fix_integer_index = asking


def _as_it_is(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
    return context.cast(builder, index, kind, numba.types.intp)


def _widened(kind: Any) -> Any:
    types: Any = numba.types
    plain = types.unliteral(kind)
    return types.int64 if isinstance(plain, types.Integer) and plain.signed else plain


def announce(game: str) -> None:
    """Tell whoever waits that a game's kernel is compiled; a program with words of its own replaces this."""
    sys.stderr.write(f"compiling the kernel of {game}, once on this machine …\n")


_FunctionCache: Any = caching.FunctionCache  # Numba's inside has no types
_File: Any = caching.IndexDataCacheFile


class _Kept(_FunctionCache):  # type: ignore[misc]  # as above
    """Compiled code on disk: in the package, or in the user's own folder where that is not writable."""

    def __init__(self, function: Callable[..., Any], game: str) -> None:
        super().__init__(function)
        home = _home(Path(function.__code__.co_filename).parent)
        self._whose = game or home.name
        folders = {home, _STADO / "games" / game} if game else {home}
        self._cache_file = _File(self.cache_path, f"{self._impl.filename_base}{game}", _stamp(_SHARED | folders))

    def _index_key(self, sig: Any, codegen: Any) -> Any:
        return sig, codegen.magic_tuple()

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """Return the code for arguments of these types, if there is some; if not it is compiled next."""
        kept = super().load_overload(sig, target_context)
        if kept is None:
            _say_once(self._whose)
        return kept


def _home(folder: Path) -> Path:
    """Return the folder of a game some of whose compiled code is in a folder of its own."""
    return folder.parent if folder.name in _PARTS else folder


@cache
def _say_once(whose: str) -> None:
    if whose != _SHARED_BY_ALL:
        announce(whose)


@cache
def _stamp(folders: frozenset[Path]) -> str:
    """Return what changes with any Python file of these folders."""
    files = sorted(file for folder in folders for pattern in _PATTERNS for file in folder.glob(pattern))
    return sha256(b"".join(file.read_bytes() for file in files)).hexdigest()
