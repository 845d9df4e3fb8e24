"""The layout is data of the table (D0): by name or in full, from a file of the host's or from anywhere."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import stado
from stado.core.codec import to_json, to_text
from stado.core.errors import InvalidOptions
from stado.games import all_games
from stado.games.board.host import offers, read
from stado.games.board.layout import InvalidLayout
from stado.games.board.ours import OURS
from stado.games.offers import form_of, in_full, offers_of
from stado.server.hosting import Hosting
from stado.server.house import House
from stado.server.hub import MemoryHub
from stado.server.log import MemoryLog
from stado.server.wire import NewTable
from tests.cli.conftest import Run, run
from tests.matches import Json, play_on

__all__ = ["run"]  # the fixture
pytestmark = pytest.mark.anyio

BOARD = all_games()["board"]


@pytest.fixture
def file(run: Run, tmp_path: Path) -> Path:
    """Return a copy of our board, named "theirs" as its file is."""
    file = tmp_path / "theirs.toml"
    assert run("board", "copy", str(file)).exit_code == 0
    return file


def changed(file: Path, old: str, new: str) -> Path:
    """Change one thing in a board file."""
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new, 1))
    return file


def theirs(**change: Any) -> Json:
    """Return a layout in full that is ours but for the name, and what is given."""
    whole: Json = to_json(OURS) | {"name": "theirs"}
    return whole | change


def with_top_row(spaces: str) -> Json:
    """Return a layout whose basic side has another top row."""
    rows = to_json(OURS.rows)
    return theirs(rows=rows | {"basic": [spaces, *rows["basic"][1:]]})


def test_D0_a_copy_is_our_board_under_the_name_of_its_file(file: Path) -> None:
    assert to_json(read(file)) == theirs()


def test_D0_a_copy_never_overwrites_a_file(run: Run, file: Path) -> None:
    changed(file, "stop = 4", "stop = 5")
    again = run("board", "copy", str(file))
    assert again.exit_code == 1
    assert "File exists" in again.stderr
    assert "stop = 5" in file.read_text()


def test_D0_another_board_can_be_read(file: Path) -> None:
    found = read(changed(file, '". . . T"', '"+9 G 2T RR -1 T"'))
    assert found.spaces("basic")[0] == ("+9", "G", "2T", "RR", "-1", "T")
    tiles = ", ".join(str(tile % 7) for tile in range(1, 101))
    found = read(changed(file, "cows = [1, 2, 3, 5, 1, 4, 2, 1, 3, 1]", f"cows = [{tiles}]"))
    assert (found.cows_on(1), found.cows_on(100)) == (1, 100 % 7)


@pytest.mark.parametrize(("old", "new", "words"), [
    ('". . . T"', '". . . Tc"', "basic row 1: the last space must be T, not 'Tc'"),
    ('". A . R . Tc"', '". A . R . T"', "advanced row 1: the last space must be Tc or Tt, not 'T'"),
    ('". . . G T"', '". . T G T"', "basic row 2: there is no space 'T' here"),
    ('". . . G T"', '". D . G T"', "basic row 2: there is no space 'D' here"),
    ('". . . G T"', '". GGG . G T"', "no space 'GGG'"),
    ('". . . G T"', '". -100 . G T"', "no space '-100'"),
    ('". . . G T"', '"T"', "basic row 2: a row has 2 to 12 spaces"),
    ('". . . G T"', f'"{". " * 12}T"', "basic row 2: a row has 2 to 12 spaces"),
    ("cows = [1, 2,", "cows = [2,", "10 .by last digit. or 100 .by tile."),
    ("cows = [1, 2,", "cows = [-1, 2,", "cows must be 0 to 44"),
    ("clovers = [-5,", "clovers = [5,", "clovers must lie between -44 and -1"),
    ("clovers = [-5,", "clovers = [-10,", "each once"),
    ("stop = 4", "stop = -4", "card counts must be 0 to 44"),
    ("stop = 4", "stop = 1000000000", "card counts must be 0 to 44"),
    ("plus5 = 6", "", "plus5"),
    ("plus5 = 6", "plus6 = 6", "plus"),
    ("plus5 = 6", 'plus5 = "six"', "plus5"),
    ('name = "theirs"', "", "name"),
    ('name = "theirs"', 'name = " "', "the name must have 1 to 40"),
    ('name = "theirs"', 'name = "ours"', "'ours' is the name of our own board"),
    ('name = "theirs"', 'name = "theirs"\ncolour = "red"', "colour"),
    ('name = "theirs"', "name = theirs", "."),
])  # fmt: skip
def test_D0_a_board_that_cannot_be_played_on_is_refused_with_the_reason(
    file: Path, old: str, new: str, words: str
) -> None:
    with pytest.raises(InvalidLayout, match=words) as refused:
        read(changed(file, old, new))
    assert str(file) in str(refused.value)


def test_D0_a_board_needs_more_than_four_rows(file: Path) -> None:
    text = file.read_text()
    file.write_text(text[: text.index("basic = [")] + 'basic = [". T"]\nadvanced = [". Tc", ". Tt", ". Tc", ". Tt"]\n')
    with pytest.raises(InvalidLayout, match=r"basic side needs more than 4 rows.*; the advanced side needs"):
        read(file)


def test_D0_a_board_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(InvalidLayout, match="No such file"):
        read(tmp_path / "nothing.toml")


def test_D0_all_that_is_wrong_is_told_at_once(file: Path) -> None:
    with pytest.raises(InvalidLayout, match=r"no space 'X' here; .*the last space must be T, not 'Y'"):
        read(changed(file, '". . . T"', '". X . Y"'))


def test_D0_two_layouts_are_played_side_by_side() -> None:
    rows = [[10], [50], [60], [70]]
    position = {"game": "board", "players": 2, "rows": rows, "hands": [[11, 1], [61, 2]]}
    ours = stado.load(position)
    other = stado.load({**position, "options": {"layout": with_top_row(". +9 . T")}})
    for match in (ours, other):
        match.play(0, {"type": "play", "tile": 11})
    for match in (other, ours):
        match.play(1, {"type": "play", "tile": 61})
    assert (ours.view(None).scores, other.view(None).scores) == ((0, -2), (9, -2))
    assert (ours.view(0).layout, other.view(0).layout) == ("ours", "theirs")
    assert (ours.view(0).spaces[0], other.view(0).spaces[0]) == ((".", ".", ".", "T"), (".", "+9", ".", "T"))


@pytest.mark.parametrize("side", ["basic", "advanced"])
def test_D0_a_board_of_another_size_is_played_to_the_end(side: str) -> None:
    rows = {
        "basic": [". 2T -9 T", ". T", ". T", "G . . T", ". T"],
        "advanced": ["A D Tt", "R Tc", ". Tc", ". Tc", "+5 . Tt"],
    }
    board = theirs(rows=rows, cows=[tile % 8 for tile in range(100)], clovers=[-1, -2, -44])
    match = stado.new("board", 6, {"side": side, "lucky": True, "layout": board}, seed=1)
    play_on(match)
    assert match.result is not None
    assert len(match.view(None).rows) == 5
    assert stado.load(match.dump()).dump() == match.dump()


@pytest.mark.parametrize(("spoilt", "words"), [
    ("theirs", "layout must be ours, or one written in full, not 'theirs'"),
    ({}, "layout: Object missing required field"),
    (theirs(cows=["many"]), "layout: Expected `int`, got `str`"),
    (theirs(cows=[1, 2]), "cows must be a list of 10"),
    (theirs(name="ours"), "'ours' is the name of our own board"),
    (theirs(name="\x1b[2J"), "the name must have 1 to 40 letters"),
    (theirs(actions=dict.fromkeys(to_json(OURS.actions), 10**9)), "card counts must be 0 to 44"),
    (with_top_row(". . . Tc"), "basic row 1: the last space must be T, not 'Tc'"),
])  # fmt: skip
def test_D0_a_spoilt_layout_is_refused_in_words(spoilt: Any, words: str) -> None:
    with pytest.raises(InvalidOptions, match=words):
        stado.new("board", 3, {"layout": spoilt})


def test_D0_the_form_offers_what_the_host_adds(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert offers() == {}
    assert form_of(BOARD)["properties"]["layout"] == {"enum": ["ours"], "default": "ours"}
    monkeypatch.setenv("STADO_BOARD", str(file))
    assert form_of(BOARD)["properties"]["layout"] == {"enum": ["ours", "theirs"], "default": "ours"}
    assert in_full(BOARD, {"side": "basic", "layout": "theirs"}) == {"side": "basic", "layout": theirs()}
    assert in_full(BOARD, {"layout": "ours"}) == {"layout": "ours"}
    assert in_full(BOARD, {"layout": theirs()}) == {"layout": theirs()}


async def test_D0_a_table_opened_on_the_hosts_board_keeps_the_whole_of_it(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("STADO_BOARD", str(file))
    log = MemoryLog()
    house = House(log, MemoryHub())
    seated = await Hosting(house).open_table(
        NewTable(game="board", players=2, name="Ada", options={"layout": "theirs"})
    )
    monkeypatch.delenv("STADO_BOARD")
    stored = await log.table(seated.table)
    assert stored is not None
    assert stored.options["layout"] == theirs()


def test_D0_a_record_of_the_hosts_board_replays_where_nobody_has_the_file() -> None:
    match = stado.new("board", 2, {"layout": with_top_row(". +9 . T")}, seed=1)
    play_on(match)
    record = to_text(match.record()).decode()
    code = "import stado, sys; game = stado.replay(open(0).read()); print(game.at(len(game)).result.scores)"
    bare = {name: value for name, value in os.environ.items() if name != "STADO_BOARD"}
    told = subprocess.run(  # noqa: S603  # our own program
        [sys.executable, "-c", code], input=record, env=bare, capture_output=True, text=True, check=True
    )
    assert match.result is not None
    assert told.stdout == f"{match.result.scores}\n"


def test_D0_the_host_plays_on_the_own_board_in_the_terminal(run: Run, file: Path) -> None:
    flags = ("--players", "2", "--watch", "--speed", "off", "--seed", "1")
    shown = run("play", "board", "--layout", "theirs", *flags, STADO_BOARD=str(file))
    assert shown.exit_code == 0
    assert "layout: theirs" in shown.stdout
    refused = run("play", "board", "--layout", "theirs", *flags)
    assert refused.exit_code == 2
    assert "must be ours" in refused.stderr


def test_D0_a_bad_board_is_noticed_before_anyone_sits_down(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STADO_BOARD", str(changed(file, "stop = 4", "stop = -4")))
    with pytest.raises(InvalidLayout):
        offers_of(BOARD)
