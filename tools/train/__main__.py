"""Make the learned bots of nimmt anew: `make train`, or `python -m tools.train [FOLDER] [--minutes N]`.

What is in the folder is gone on with: first searchers are watched and imitated, then the network plays itself, its
past and them, at tables of all sizes and variants. `curve.jsonl` there tells how it goes; the package gets the result.
"""

import argparse
import os
import time
from pathlib import Path

os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")
os.environ.setdefault("OMP_NUM_THREADS", "1")

import numpy as np  # these read how many threads they may have when they are loaded

from stado.games import nimmt
from stado.games.nimmt.mind.network import Weights
from tools.train.run import Run, plain
from tools.train.searchers import imitate, watch

MIND = Path(nimmt.__file__).parent / "mind" / "mind.npz"
WATCHING, GUESSING = 75.0, 1800  # seconds of each kind of searcher, and steps of learning to guess them


def main() -> None:
    """Learn until so many minutes are over, then put the result into the package."""
    given = _asked()
    given.folder.mkdir(parents=True, exist_ok=True)
    searcher = _searcher(given.folder / "searcher.npz", given.seed)
    run, until = Run(given.folder, given.seed, searcher), time.monotonic() + 60 * given.minutes
    while time.monotonic() < until:
        run.step()
    run.save()
    if given.ship:
        ship(plain(run.state.weights), searcher, MIND)


def _asked() -> argparse.Namespace:
    asked = argparse.ArgumentParser(prog="make train", description=__doc__)
    asked.add_argument("folder", type=Path, nargs="?", default=Path("runs/nimmt"))
    asked.add_argument("--minutes", type=float, default=60)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument(
        "--ship", action=argparse.BooleanOptionalAction, default=True, help="put the result into the package"
    )
    return asked.parse_args()


def _searcher(file: Path, seed: int) -> Weights:
    if not file.exists():
        made = imitate(watch(seed, WATCHING), seed, GUESSING)
        np.savez(file, **made._asdict())
    with np.load(file) as kept:
        return Weights(*(kept[name] for name in Weights._fields))


def ship(own: Weights, searcher: Weights, file: Path) -> None:
    """Write both networks as the bots read them; half the digits are enough."""
    minds = {"own": own, "searcher": searcher}
    arrays = {
        f"{whose}_{key}": part.astype(np.float16)
        for whose, mind in minds.items()
        for key, part in mind._asdict().items()
    }
    np.savez_compressed(file, **arrays)


if __name__ == "__main__":
    main()
