"""The notebooks run from the first cell to the last, with a hundredth of what they play when run by hand."""

import re
from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbclient import NotebookClient

from tests.volume import SOAK

HOME = Path(__file__).parents[2] / "docs/notebooks"
NOTEBOOKS = sorted(HOME.glob("*.ipynb"))
each_notebook = pytest.mark.parametrize("file", NOTEBOOKS, ids=lambda file: file.stem)


def read(file: Path) -> Any:
    return nbformat.read(file, as_version=4)  # type: ignore[no-untyped-call]  # it brings no types


def parameters(notebook: Any) -> Any:
    (cell,) = (cell for cell in notebook.cells if "parameters" in cell.metadata.get("tags", ()))
    return cell


def lessened(source: str) -> str:
    """Return parameters with a fiftieth of their numbers, or as they are if there is time."""
    return source if SOAK else re.sub(r"\b\d[\d_]+\b", lambda number: str(max(int(number[0]) // 50, 4)), source)


@pytest.mark.soak
@each_notebook
def test_a_notebook_runs_and_draws_the_pictures_it_shows(file: Path, tmp_path: Path) -> None:
    notebook = read(file)
    cell = parameters(notebook)
    cell.source = lessened(cell.source).replace("../pictures", str(tmp_path))
    NotebookClient(notebook, timeout=600, resources={"metadata": {"path": HOME}}).execute()
    shown = {Path(picture) for picture in re.findall(r"\]\((\S+\.png)\)", file.read_text(encoding="utf-8"))}
    assert {picture.name for picture in shown} == {picture.name for picture in tmp_path.iterdir()}
    assert all((HOME / picture).is_file() for picture in shown)


@each_notebook
def test_a_notebook_is_kept_without_what_it_printed(file: Path) -> None:
    cells = [cell for cell in read(file).cells if cell.cell_type == "code"]
    assert cells
    assert not any(cell.outputs or cell.execution_count for cell in cells)
