"""Running command lines in this process, in English, at 80 columns and without colour unless a test says otherwise."""

from collections.abc import Callable

import pytest
from click.testing import CliRunner, Result

from stado.cli import main

Run = Callable[..., Result]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    """Return a function that runs one command line."""
    for variable in ("LC_ALL", "LC_MESSAGES", "STADO_LANG", "STADO_DEBUG", "FORCE_COLOR", "TTY_COMPATIBLE"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")

    def invoke(*arguments: str, typed: str | bytes = "", **environment: str) -> Result:
        return CliRunner().invoke(main, arguments, input=typed, env=environment, prog_name="stado")

    return invoke
