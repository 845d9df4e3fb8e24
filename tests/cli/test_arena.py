"""`stado arena` on the command line: a table to read, the same as data, and a picture."""

from pathlib import Path

import msgspec

from tests.cli.conftest import Run

ROUND = ("--target", "none", "--rounds", "1", "--deals", "3", "--cores", "1")


def test_a_bot_of_ones_own_is_told_in_the_table_beside_ours(run: Run, tmp_path: Path) -> None:
    file, picture = tmp_path / "my_bot.py", tmp_path / "table.svg"
    file.write_text("def choose(view, decision, rng):\n    return decision.options[0]\n")
    shown = run("arena", "nimmt", *ROUND, "--bot", "random", "--bot", str(file), "--plot", str(picture))
    assert shown.exit_code == 0, shown.output
    assert shown.stdout.startswith("Sixth Takes · players: 4 · deals: 3 · games: 6\n")
    assert "\n my_bot " in shown.stdout
    assert picture.read_text().startswith("<?xml")


def test_the_table_is_the_same_as_data(run: Run) -> None:
    shown = run("arena", "gap", "--target", "none", *ROUND[2:], "--one-against", "random", "--bot", "greedy", "--json")
    assert shown.exit_code == 0, shown.output
    table = msgspec.json.decode(shown.stdout)
    assert (table["against"], table["deals"], table["games"]) == ("random", 3, 12)
    assert [standing["bot"] for standing in table["bots"]] == ["greedy"]


def test_who_fails_is_named_in_the_players_language(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "broken.py"
    file.write_text("1 / 0\n")
    shown = run("arena", "nimmt", *ROUND, "--bot", "random", "--bot", "calf", "--bot", str(file), STADO_LANG="cs")
    assert shown.exit_code == 0, shown.output
    assert "broken spadl na místě" in shown.stdout
    assert "line 1: ZeroDivisionError" in shown.stdout
