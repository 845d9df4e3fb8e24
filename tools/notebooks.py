"""Run the notebooks at full size, so that the pictures in the docs are drawn anew: `make notebooks`, a few minutes."""

from pathlib import Path

import nbformat
from nbclient import NotebookClient

HOME = Path(__file__).parents[1] / "docs/notebooks"


def main() -> None:
    """Run each of them and tell what it says; the texts in between are written by hand."""
    for file in sorted(HOME.glob("*.ipynb")):
        notebook = nbformat.read(file, as_version=4)  # type: ignore[no-untyped-call]  # it brings no types
        NotebookClient(notebook, timeout=None, resources={"metadata": {"path": HOME}}).execute()
        outputs = (output for cell in notebook.cells for output in cell.get("outputs", ()))
        print(file.name, *(output.get("text", "") for output in outputs), sep="\n")


if __name__ == "__main__":
    main()
