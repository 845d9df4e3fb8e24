"""Every game at the terminal: played to its end by typing names, and watched at the command line."""

import re

import pytest

from stado.bots import named
from stado.cli.picture import Picture
from stado.cli.screen import Screen
from stado.cli.sitting import Sitting
from stado.core.chance import seed_of, stream
from stado.core.protocol import AnyGame
from stado.games import all_games
from stado.words import Words
from tests.cli.conftest import Run
from tests.conformance.setups import Setup, setups

SETUPS = 4  # played, of each game
GAMES = list(all_games().values())


def some_setups(game: AnyGame) -> list[Setup]:
    found = setups(game)
    return found[:: max(1, len(found) // SETUPS)]


@pytest.mark.parametrize("setup", [setup for game in GAMES for setup in some_setups(game)], ids=str)
def test_a_game_is_played_to_its_end_by_typing_what_its_options_are_called(
    setup: Setup, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    match, rng, bot = setup.match(3), stream(seed_of("typed")), named(setup.game.id, "random")
    picture = Picture(setup.game.id, [f"Player {seat}" for seat in range(setup.players)], Words("en"))
    asked: list[str] = []

    def type_a_name(_screen: Screen, question: str) -> str:
        """Name an option; where that is asked about, name it again."""
        if not question.startswith("That could be"):
            asked.append(rng.pick(picture.named(match.decision(0), match.view(0)))[0])
        return asked[-1]

    monkeypatch.setattr(Screen, "ask", type_a_name)
    bots = dict.fromkeys(range(1, setup.players), (bot, rng))
    Sitting(match, 0, bots, picture, Screen()).play()
    assert match.result
    shown = capsys.readouterr().out
    assert "is not one of your options" not in shown
    assert len([seat for seat, _ in match.record()["moves"] if seat == 0]) == len(asked)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_game_can_be_watched_and_its_options_be_listed(run: Run, game: AnyGame) -> None:
    watched = run("play", game.id, "--watch", "--seed", "3", "--bot", "random")
    assert watched.exit_code == 0, watched.output
    assert f"\n{Words('en').say('cli-result')} " in watched.stdout
    helped = run("play", game.id, "--seed", "3", "--name", "Jan", typed="?\nt\nq\n")
    assert helped.exit_code == 0, helped.output
    assert Words("en").say("cli-keys-help").splitlines()[-1] in helped.stdout


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_colours_tell_nothing_that_is_not_written(run: Run, game: AnyGame) -> None:
    setup = ("play", game.id, "--seed", "3", "--name", "Jan")
    coloured = run(*setup, typed="q\n", FORCE_COLOR="1").stdout
    plain = run(*setup, typed="q\n", FORCE_COLOR="1", NO_COLOR="1").stdout
    assert not re.search(r"\x1b\[[\d;]*3\dm", plain)
    assert re.sub(r"\x1b\[[\d;]*m", "", plain) == re.sub(r"\x1b\[[\d;]*m", "", coloured)
