"""Help everywhere, in every language, with an example each; and what becomes of mistakes on the command line."""

from collections.abc import Iterator

import click
import pytest

from stado import __version__
from stado.cli import main
from stado.cli.command import Flag
from stado.games import all_games
from stado.words import Words, languages
from tests.cli.conftest import Run


def commands() -> Iterator[tuple[list[str], click.Command]]:
    context = click.Context(main, info_name="stado")
    yield [], main
    for name in main.list_commands(context):
        command = main.get_command(context, name)
        assert command
        yield [name], command
        if isinstance(command, click.Group):
            for game in command.list_commands(context):
                yield [name, game], command.get_command(context, game) or command


NAMES = [" ".join(path) for path, _ in commands()]
OF_GAMES = {"board", "board check", "board copy"}


def test_every_promised_command_is_there() -> None:
    kept = {"serve", "backup", "restore", "move", "replay", "verify"}
    promised = kept | {"", "play", "games", "rules", "golden", "gen-ts", "new-game", "sim", "arena", "sit"}
    of_each = {f"{command} {game}" for command in ("play", "sim", "arena") for game in all_games()}
    assert set(NAMES) == promised | OF_GAMES | of_each


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("flag", ["--help", "-h"])
def test_every_command_helps_with_an_example(run: Run, name: str, language: str, flag: str) -> None:
    result = run(*name.split(), flag, STADO_LANG=language)
    words = Words(language)
    assert result.exit_code == 0, result.output
    assert result.output.startswith(f"{words.say('cli-usage')} stado {name}".rstrip())
    assert f"\n{words.say('cli-example')}:\n  stado {name}".rstrip() in result.output
    assert "cli-" not in result.output
    assert max(map(len, result.output.splitlines())) <= 80


@pytest.mark.parametrize("language", languages())
def test_every_flag_is_described(language: str) -> None:
    words = Words(language)
    flags = [flag for _, command in commands() for flag in command.params if isinstance(flag, Flag)]
    assert [flag.name for flag in flags if not words.knows(flag.says)] == []


def test_the_language_can_be_chosen_before_or_after_the_command(run: Run) -> None:
    spoken = run("games", "--lang", "cs").output
    assert "Šestá bere" in spoken
    assert run("--lang", "cs_CZ.UTF-8", "games").output == spoken
    assert run("games", LANG="cs_CZ.UTF-8").output == spoken


def test_an_unknown_language_is_refused_with_those_there_are(run: Run) -> None:
    result = run("games", "--lang", "xx")
    assert result.exit_code == 2
    assert "'xx' is not one of en, cs" in result.stderr


def test_the_version_is_told(run: Run) -> None:
    assert run("--version").output == f"stado {__version__}\n"


def test_no_command_at_all_shows_the_help(run: Run) -> None:
    result = run()
    assert result.exit_code == 2
    assert "Commands:" in result.output


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["plai"], "No such command 'plai'"),
        (["play", "chess"], f"There is no game 'chess'; there are: {', '.join(all_games())}."),
        (["rules", "chess"], f"There is no game 'chess'; there are: {', '.join(all_games())}."),
        (["play", "nimmt", "--players", "11"], "'--players': 11 is not in the range 2<=x<=10"),
        (["play", "nimmt", "--players", "two"], "'--players': 'two' is not a valid"),
        (["play", "nimmt", "--seat", "5"], "--seat: 5 is not one of the 4 seats"),
        (["play", "nimmt", "--variant", "amateur"], "'--variant': 'amateur' must be base or professional"),
        (["play", "nimmt", "--target", "1001"], "'--target': '1001' must be a whole number from 1 to 1000, or none"),
        (["play", "nimmt", "--rounds", "0"], "'--rounds': '0' must be a whole number from 1 to 100, or none"),
        (["play", "nimmt", "--bot", "deep"], "'--bot': 'deep' is not one of"),
        (["play", "nimmt", "--save", "no/such/folder/game.json"], "there is no folder 'no/such/folder'"),
        (["play", "nimmt", "--name", ""], "'--name': a name is 1 to 24 letters"),
        (["play", "nimmt", "--name", "\x1b[31m"], "'--name': a name is 1 to 24 letters"),
        (["play", "nimmt", "--nonsense"], "No such option"),
        (["replay"], "Missing argument 'FILE'"),
        (["serve", "--port", "70000"], "'--port': 70000 is not in the range"),
    ],
)
def test_wrong_usage_is_one_sentence_and_exit_code_2(run: Run, arguments: list[str], said: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert said in result.stderr
    assert result.stderr.startswith(f"Usage: stado {arguments[0] if arguments[0] != 'plai' else ''}".rstrip())
    assert result.stdout == ""
