"""The other commands: games, rules, golden files, generated types, a new game, the server."""

import socket
from importlib.metadata import requires
from pathlib import Path

import pytest

from stado.cli.serve import NEEDED, NEEDED_BY_MANY
from stado.dev.typescript import files
from stado.games import all_games, folder
from stado.server.config import Config
from stado.words import Words, languages
from tests.cli.conftest import Run


@pytest.mark.parametrize("language", languages())
def test_the_games_are_listed_with_players_and_every_option(run: Run, language: str) -> None:
    listed = run("games", "--lang", language, COLUMNS="200")
    words = Words(language)
    assert listed.exit_code == 0
    for game in all_games().values():
        assert f"{game.id} · {words.say(f'{game.id}-name')} · {game.seats[0]}–{game.seats[-1]}" in listed.stdout
        for option in game.options_schema()["properties"]:
            assert f"--{option.replace('_', '-')} " in listed.stdout


def test_the_games_stand_in_the_order_of_the_shelf(run: Run) -> None:
    listed = run("games", COLUMNS="200").stdout
    shelf = sorted(all_games().values(), key=lambda game: game.shelf)
    places = [listed.index(f"{game.id} · ") for game in shelf]
    assert places == sorted(places)
    assert shelf[0].id == "nimmt"


@pytest.mark.parametrize("game", all_games())
def test_the_rules_are_printed(run: Run, game: str) -> None:
    printed = run("rules", game)
    assert printed.exit_code == 0
    assert len(printed.stdout.splitlines()) > 20


def test_translated_rules_are_preferred(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pages = {"en": tmp_path / "RULES.md", "cs": tmp_path / "RULES.cs.md"}
    pages["en"].write_text("# Rules")
    pages["cs"].write_text("# Pravidla")
    monkeypatch.setattr("stado.cli.rules.rules_pages", lambda game: pages)
    assert "Pravidla" in run("rules", "nimmt", "--lang", "cs").stdout
    assert "Rules" in run("rules", "nimmt").stdout


@pytest.fixture
def generated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[Path, str]:
    """Put the generated files into a folder of the test's own."""
    (tmp_path / "web").mkdir()
    wanted = {tmp_path / "web/wire.gen.ts": "wire", tmp_path / "game/web/types.gen.ts": "types"}
    (tmp_path / "game").mkdir()
    monkeypatch.setattr("stado.cli.gen_ts.files", lambda: wanted)
    return wanted


def test_types_are_written_once_and_then_found_fresh(run: Run, generated: dict[Path, str]) -> None:
    written = run("gen-ts")
    assert written.exit_code == 0
    assert written.stdout.split() == list(map(str, generated))
    assert {file: file.read_text() for file in generated} == generated
    assert run("gen-ts").stdout == ""
    assert run("gen-ts", "--check").exit_code == 0


def test_stale_types_are_listed_and_fail_the_check(run: Run, generated: dict[Path, str]) -> None:
    run("gen-ts")
    stale = next(iter(generated))
    stale.write_text("old")
    checked = run("gen-ts", "--check")
    assert checked.exit_code == 1
    assert checked.stdout == f"{stale}\n"
    assert "stado gen-ts" in checked.stderr
    assert stale.read_text() == "old"


def test_types_cannot_be_written_where_the_client_is_not(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stado.cli.gen_ts.files", lambda: {tmp_path / "web/wire.gen.ts": "wire"})
    for flags in ([], ["--check"]):
        result = run("gen-ts", *flags)
        assert result.exit_code == 1
        assert "without the client's sources" in result.stderr


def test_the_real_types_have_their_places() -> None:
    assert {folder(game) / "web/types.gen.ts" for game in all_games().values()} < set(files())


def test_golden_files_are_checked(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stado.dev.golden.check", lambda names: [] if names == ("nimmt",) else ["asked for others"])
    result = run("golden", "nimmt")
    assert result.exit_code == 0
    assert result.stdout == "Every golden file is as it should be.\n"


def test_stale_golden_files_are_listed_and_fail(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stado.dev.golden.check", lambda names: ["one.txt: stale"])
    result = run("golden")
    assert (result.exit_code, result.stdout) == (1, "one.txt: stale\n")


def test_golden_files_are_updated(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stado.dev.golden.update", lambda names: [Path("one.txt")])
    result = run("golden", "--update")
    assert (result.exit_code, result.stdout) == (0, "one.txt\n")


def test_the_golden_files_of_an_unknown_game_are_refused(run: Run) -> None:
    result = run("golden", "chess")
    assert result.exit_code == 1
    assert "There is no game 'chess'" in result.stderr


def test_the_server_gets_what_was_chosen(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[tuple[Config, bool, bool]] = []

    def serve(config: Config, *, open_browser: bool, reload: bool) -> None:
        served.append((config, open_browser, reload))

    monkeypatch.setattr("stado.server.run.run", serve)
    assert run("serve", STADO_PORT="7000").exit_code == 0
    chosen = ["--host", "0.0.0.0", "--port", "8000", "--database", ":memory:", "--open", "--reload"]  # noqa: S104  # not bound
    assert run("serve", *chosen).exit_code == 0
    assert served == [
        (Config(port=7000), False, False),
        (Config(host="0.0.0.0", port=8000, database=":memory:"), True, True),  # noqa: S104  # not bound
    ]


def test_a_port_that_is_taken_is_one_sentence(run: Run) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        result = run("serve", "--port", str(taken.getsockname()[1]), "--database", ":memory:")
    assert result.exit_code == 1
    assert len(result.stderr.splitlines()) == 1
    assert "cannot listen on port" in result.stderr.lower()


@pytest.mark.parametrize(("extra", "needed"), [("server", NEEDED), ("many", NEEDED_BY_MANY)])
def test_what_the_server_needs_comes_with_its_extra(extra: str, needed: tuple[str, ...]) -> None:
    required = [line for line in requires("stado") or () if line.replace('"', "'").endswith(f"extra == '{extra}'")]
    assert [module for module in needed if not any(line.startswith(module) for line in required)] == []


def test_without_the_server_installed_it_says_how_to_install_it(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stado.cli.serve.find_spec", lambda module: None)
    result = run("serve")
    assert result.exit_code == 1
    assert result.stderr == "The server is not installed. Install it with: pip install 'stado[server]'\n"


def test_without_what_many_servers_need_it_says_how_to_install_it(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stado.cli.serve.find_spec", lambda module: None if module == "redis" else object())
    result = run("serve", "--database", "postgresql://127.0.0.1/stado")
    assert result.exit_code == 1
    assert "pip install 'stado[server,many]'" in result.stderr


def test_a_new_game_is_made_and_its_folder_told(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stado.cli.new_game.copied", lambda name: tmp_path / name)
    result = run("new-game", "linden")
    assert result.exit_code == 0
    assert result.stdout == f"The new game is in {tmp_path / 'linden'}. Try it with: stado play linden\n"


@pytest.mark.parametrize("name", ["nimmt", "Linden", "../linden", "class"])
def test_a_new_game_needs_a_name_of_its_own(run: Run, name: str) -> None:
    before = sorted(folder(all_games()["nimmt"]).parent.iterdir())
    result = run("new-game", name)
    assert result.exit_code == 1
    assert name in result.stderr
    assert len(result.stderr.splitlines()) == 1
    assert sorted(folder(all_games()["nimmt"]).parent.iterdir()) == before
