"""The same round of nimmt written in C (`round.c`), compiled here for this processor."""

import shutil
import subprocess
from pathlib import Path

from bench.kernels.ours import Speed, speed, usual

_SOURCE = Path(__file__).parent / "round.c"
_BUILT = Path(__file__).parents[2] / ".tools"
_FLAGS = ("-O3", "-march=native", "-std=gnu11")
_ROUNDS, _REPEATS = 500_000, 7


def compared() -> tuple[Speed, float, float]:
    """Return nimmt's speed, and the rounds a second in plain and in tuned C, measured in turns; noughts without cc."""
    setup, plain, tuned = usual("nimmt"), _built("round"), _built("round-tuned", "-DTUNED")
    turns = [(speed(setup), _rate(plain), _rate(tuned)) for _ in range(_REPEATS)]
    ours, *theirs = zip(*turns, strict=True)
    best = max(ours, key=lambda found: found.rounds)
    return best, max(theirs[0]), max(theirs[1])


def _built(name: str, *flags: str) -> Path | None:
    compiler = shutil.which("gcc") or shutil.which("cc")
    if compiler is None:
        return None
    _BUILT.mkdir(exist_ok=True)
    subprocess.run([compiler, *_FLAGS, *flags, "-o", str(_BUILT / name), str(_SOURCE)], check=True)  # noqa: S603  # ours
    return _BUILT / name


def _rate(program: Path | None) -> float:
    if program is None:
        return 0.0
    done = subprocess.run([program, str(_ROUNDS)], check=True, capture_output=True, text=True)  # noqa: S603  # ours
    return _ROUNDS / float(done.stdout.split()[0])
