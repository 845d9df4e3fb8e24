"""The matches of a simulation in files: a line of JSON for each, or Parquet with a column for everything told."""

from pathlib import Path
from typing import Any

import numpy as np

from stado.core.codec import to_text
from stado.sim.outcome import Outcome


def write_lines(outcome: Outcome, file: Path) -> None:
    """Write a line of JSON for each match."""
    with file.open("wb") as lines:
        for match in outcome.matches():
            lines.write(to_text(match) + b"\n")


def write_parquet(outcome: Outcome, file: Path) -> None:
    """Write a row for each match; what was simulated stands in the file's own description."""
    from pyarrow import Table, parquet

    told = {"match": np.arange(outcome.games, dtype=np.int32), **outcome.columns}
    told |= {name: _chosen(outcome, column) for name, column in told.items() if name.startswith("first_")}
    told |= {f"bot_{seat}": _always(bot, outcome.games) for seat, bot in enumerate(outcome.simulation.bots)}
    table = Table.from_pydict(told).replace_schema_metadata({"stado": to_text(outcome.simulation)})
    parquet.write_table(table, file, compression="zstd")


def _chosen(outcome: Outcome, actions: Any) -> Any:
    """Return choices for actions, each spelt once."""
    from pyarrow import DictionaryArray

    choices = [choice.decode() for choice in outcome.first_choices()]
    return DictionaryArray.from_arrays(np.ascontiguousarray(actions), choices, mask=actions < 0)


def _always(bot: str, games: int) -> Any:
    from pyarrow import DictionaryArray

    return DictionaryArray.from_arrays(np.zeros(games, np.int8), [bot])
