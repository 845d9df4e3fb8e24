"""The README's promises: its Python runs as printed, its files exist, its commands are the Makefile's."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text()


def test_the_five_lines_of_python_run_and_print_four_scores(capsys: pytest.CaptureFixture[str]) -> None:
    (program,) = re.findall(r"```python\n(.*?)```", README, flags=re.DOTALL)
    exec(program, {})  # noqa: S102  # our own README
    assert len(re.findall(r"\d+", capsys.readouterr().out)) == 4


def test_every_file_it_links_to_exists() -> None:
    links = re.findall(r"\]\(([^)#]+)\)", README)
    assert links
    assert [link for link in links if not (ROOT / link).exists()] == []


def test_every_make_command_it_names_exists() -> None:
    named = set(re.findall(r"make ([a-z]+)\b", README)) - {"lists"}
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), flags=re.MULTILINE))
    assert named <= targets


def test_it_tells_of_every_extra_and_of_no_other() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    told = {name for names in re.findall(r"stado\[([\w,]+)\]", README) for name in names.split(",")}
    told |= set(re.findall(r"`(\w+)` for ", README.partition("as extras")[2].partition("\n\n")[0]))
    assert told == extras.keys()
