"""ARCHITECTURE.md leads to what is there: a map that names a wrong file is worse than none."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
STADO = ROOT / "src" / "stado"
TEXT = (ROOT / "ARCHITECTURE.md").read_text()
MAP = TEXT.split("```")[1]
PATHS = sorted({name for name in re.findall(r"`([\w./*-]+)`", TEXT) if "/" in name})
FUNCTIONS = re.findall(r"`([\w./-]+\.(?:py|ts))`, `(#?\w+)`", TEXT)


@pytest.mark.parametrize("path", PATHS)
def test_every_path_it_names_is_there(path: str) -> None:
    assert [*ROOT.glob(path), *STADO.glob(path)]


@pytest.mark.parametrize(("path", "name"), FUNCTIONS)
def test_every_function_it_names_is_in_that_file(path: str, name: str) -> None:
    file = next(home / path for home in (ROOT, STADO) if (home / path).is_file())
    assert re.search(rf"(?<![\w#]){name}\(", file.read_text())


def folders(home: Path) -> set[str]:
    return {f"{found.name}/" for found in home.iterdir() if found.is_dir() and found.name != "__pycache__"}


def test_the_map_shows_every_folder_and_no_other() -> None:
    inner, outer = (set(re.findall(pattern, MAP, re.MULTILINE)) for pattern in (r"^  (\w+/)", r"^(\w+/)"))
    assert inner == folders(STADO)
    assert outer <= folders(ROOT)  # beside them lies what was installed or built


def test_the_map_shows_every_part_of_the_server_and_no_other() -> None:
    listed = re.search(r"  server/(.*?)^  \w+/", MAP, re.DOTALL | re.MULTILINE)
    assert listed
    parts = {found.stem for found in (STADO / "server").iterdir() if not re.match(r"__|static", found.name)}
    assert set(re.findall(r"\w+", listed[1])) == parts


def test_the_tests_on_the_map_are_there() -> None:
    (line,) = re.findall(r"^tests/(.*)$", MAP, re.MULTILINE)
    assert set(re.findall(r"(\w+/)", line)) == folders(ROOT / "tests")
