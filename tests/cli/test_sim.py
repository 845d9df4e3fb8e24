"""`stado sim`: what it prints and writes, the same on any number of cores, and what it asks for before it begins."""

import json
from importlib.util import find_spec
from pathlib import Path

import pytest
from pyarrow import parquet

from stado.words import Words, languages
from tests.cli.conftest import Run

GAP = ("sim", "gap", "--players", "3", "--bots", "random,greedy", "--seed", "7")


def test_one_json_object_tells_what_was_played(run: Run) -> None:
    told = json.loads(run(*GAP, "--rounds", "100", "--cores", "1", "--json").stdout)
    assert 100 <= told["rounds"] < 100 + 2 * told["rounds"] / told["games"]
    assert told["decisions"] > told["rounds"]
    assert told["seconds"] > 0
    assert [seat["bot"] for seat in told["seats"]] == told["bots"] == ["random", "greedy", "random"]
    assert sum(seat["wins"] for seat in told["seats"]) == pytest.approx(1)


def test_the_table_is_the_same_on_one_core_and_on_two(run: Run) -> None:
    """Byte for byte; how long it took is told on the error output."""
    one, two = (run(*GAP, "--games", "5000", "--cores", cores) for cores in "12")
    assert one.stdout == two.stdout
    assert "Games: 5,000" in one.stdout
    assert "rounds a second" in one.stderr


def test_another_seed_gives_another_table(run: Run) -> None:
    assert run(*GAP, "--games", "50").stdout != run(*GAP[:-1], "8", "--games", "50").stdout


def test_every_game_is_a_line_and_a_row(run: Run, tmp_path: Path) -> None:
    lines, table = tmp_path / "games.jsonl", tmp_path / "games.parquet"
    run(*GAP, "--games", "40", "--jsonl", str(lines), "--parquet", str(table))
    games, columns = [json.loads(line) for line in lines.read_text().splitlines()], parquet.read_table(table)
    assert [game["match"] for game in games] == columns["match"].to_pylist() == list(range(40))
    for seat in range(3):
        assert [game["scores"][seat] for game in games] == columns[f"score_{seat}"].to_pylist()
        assert [game["first"][seat] for game in games] == list(map(json.loads, columns[f"first_{seat}"].to_pylist()))
    assert columns["bot_1"].to_pylist() == ["greedy"] * 40
    assert [game["took"] for game in games] == columns["took"].to_pylist()


def test_files_are_the_same_on_one_core_and_on_two(run: Run, tmp_path: Path) -> None:
    files = [tmp_path / f"{cores}.{kind}" for cores in "12" for kind in ("jsonl", "parquet")]
    for file in files:
        run(*GAP, "--games", "3000", "--cores", file.stem, f"--{file.suffix[1:]}", str(file))
    assert files[0].read_bytes() == files[2].read_bytes()
    assert files[1].read_bytes() == files[3].read_bytes()


@pytest.mark.parametrize("language", languages())
def test_a_plot_is_drawn_in_every_language(run: Run, tmp_path: Path, language: str) -> None:
    drawn = tmp_path / "plot.svg"
    assert run(*GAP, "--games", "20", "--plot", str(drawn), "--lang", language).exit_code == 0
    assert f"<!-- {Words(language).say('sim-wins-by-card')} -->" in drawn.read_text()


def test_a_games_option_called_as_a_flag_of_ours_has_a_name_of_its_own(run: Run) -> None:
    told = json.loads(run(*GAP, "--games", "10", "--game-rounds", "2", "--target", "none", "--json").stdout)
    assert told["options"]["rounds"] == 2
    assert told["rounds"] == 20


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--games", "5", "--rounds", "5"), "--games and --rounds exclude each other"),
        (("--games", "0"), "0 is not in the range x>=1"),
        (("--jsonl", "no/such/folder/games.jsonl"), "there is no folder 'no/such/folder'"),
        (("--bots", "deep"), "Gap has no bot 'deep'; it has: random"),
    ],
)
def test_what_cannot_be_is_refused_before_the_first_game(run: Run, arguments: tuple[str, ...], said: str) -> None:
    result = run("sim", "gap", *arguments)
    assert result.exit_code in (1, 2)
    assert said in result.stderr
    assert result.stdout == ""


@pytest.mark.parametrize(
    ("missing", "flags", "extra"),
    [
        ("numba", (), "fast"),
        ("pyarrow", ("--parquet", "games.parquet"), "study"),
        ("matplotlib", ("--plot", "plot.png"), "study"),
        ("ray", ("--ray",), "ray"),
    ],
)
def test_without_a_package_it_says_which_extra_brings_it(
    run: Run, monkeypatch: pytest.MonkeyPatch, missing: str, flags: tuple[str, ...], extra: str
) -> None:
    monkeypatch.setattr("stado.cli.extras.find_spec", lambda name: name != missing and find_spec(name))
    result = run("sim", "gap", *flags)
    assert result.exit_code == 1
    assert f"pip install 'stado[{extra}]'" in result.stderr


def test_compiling_is_told_in_the_players_language(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from stado.kernels import compiled

    monkeypatch.setattr("stado.sim.simulate", lambda *_, **__: compiled.announce("gap"))
    assert "Překládá se gap" in run("sim", "gap", "--lang", "cs").stderr
