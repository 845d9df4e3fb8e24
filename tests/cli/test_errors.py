"""Whatever goes wrong ends in one sentence on the error output and an exit code, never in a traceback."""

import subprocess
import sys
from collections.abc import Callable

import pytest

from stado.core.errors import Broken
from stado.words import Words
from tests.cli.conftest import Run


def raising(error: BaseException) -> Callable[..., None]:
    """Return a function that only goes wrong."""

    def fail(*_: object) -> None:
        raise error

    return fail


def test_a_refused_table_is_one_sentence_and_exit_code_1(run: Run) -> None:
    result = run("play", "nimmt", "--players", "9", "--variant", "professional")
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr == "The professional variant is for 2 to 6 players, not 9.\n"


def test_a_game_without_end_is_refused(run: Run) -> None:
    result = run("play", "nimmt", "--target", "none")
    assert result.exit_code == 1
    assert result.stderr == "Set a target, a number of rounds, or both: without either the game never ends.\n"


def test_another_language_says_it_in_its_own_words_with_the_details_behind(run: Run) -> None:
    result = run("play", "nimmt", "--target", "none", "--lang", "cs")
    assert result.exit_code == 1
    assert result.stderr.startswith(Words("cs").say("error-invalid-options"))
    assert result.stderr.endswith("(Set a target, a number of rounds, or both: without either the game never ends.)\n")


@pytest.mark.parametrize("error", [Broken("the rules contradict themselves"), KeyError("card"), RuntimeError("oh")])
def test_our_own_mistakes_are_told_without_a_traceback(
    run: Run, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    monkeypatch.setattr("stado.cli.play.new", raising(error))
    result = run("play", "nimmt")
    assert result.exit_code == 1
    assert "Traceback" not in result.stderr
    assert len(result.stderr.splitlines()) == 1
    debugged = run("play", "nimmt", STADO_DEBUG="1")
    assert "Traceback" in debugged.stderr
    assert debugged.exit_code == 1


def test_an_error_is_red_where_there_is_colour_and_plain_where_there_is_none(run: Run) -> None:
    wrong = ("play", "nimmt", "--target", "none")
    assert run(*wrong, FORCE_COLOR="1").stderr.startswith("\x1b[31m")
    assert "\x1b[3" not in run(*wrong, FORCE_COLOR="1", NO_COLOR="1").stderr


def test_an_interrupt_is_exit_code_130(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stado.cli.sitting.Sitting.play", raising(KeyboardInterrupt()))
    result = run("play", "nimmt")
    assert result.exit_code == 130
    assert "Traceback" not in result.output


def test_a_reader_that_leaves_early_is_no_error_to_speak_of() -> None:
    command = f"{sys.executable} -m stado.cli play nimmt --watch --rounds 3 --speed off | head -n 1"
    result = subprocess.run(["sh", "-c", command], capture_output=True, text=True, timeout=60)  # noqa: S603, S607  # our own
    assert len(result.stdout.splitlines()) == 1
    assert result.stderr == ""


def test_a_terminal_without_our_letters_gets_question_marks() -> None:
    command = [sys.executable, "-m", "stado.cli", "games", "--lang", "cs"]
    environment = {"PYTHONIOENCODING": "ascii", "PATH": ""}
    result = subprocess.run(command, capture_output=True, env=environment, timeout=60)  # noqa: S603  # our own
    assert result.returncode == 0
    assert b"?est? bere" in result.stdout


def test_an_error_is_worded_in_the_language_with_its_details_in_brackets(run: Run) -> None:
    result = run("serve", "--lang", "cs", STADO_PORT="many")
    assert result.exit_code == 1
    assert result.stderr.startswith(Words("cs").say("error-invalid-config"))
    assert "(STADO_PORT=many: " in result.stderr
