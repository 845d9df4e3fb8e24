"""Adding a game is one folder: `docs/add-a-game.md` followed in a copy of the project, up to a table in the lobby."""

import os
import random
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from stado.bots.levels import LEVELS
from stado.core.errors import Refused
from stado.dev.new_game import new_game
from stado.games import all_games
from stado.server.wire import GameListing, NewTable, Seated
from stado.words import languages
from tests.server.player import at_table
from tests.server.serving import Server, serving

ROOT = Path(__file__).parents[1]
GUIDE = (ROOT / "docs/add-a-game.md").read_text(encoding="utf-8")
FOLDERS = ("src", "web", "tools", "tests/conformance")
FILES = ("pyproject.toml", "package.json", "tsconfig.json", "vite.config.ts", "svelte.config.js", "eslint.config.js")
LINKED = ("node_modules", ".venv", ".tools")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "static")

pytestmark = pytest.mark.slow


class Project:
    """A copy of the project in which commands can be run."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.home = root / "src/stado/games/linden"
        self.environment = {**os.environ, "PYTHONPATH": str(root / "src"), "LANG": "C.UTF-8", "STADO_LANG": "en"}

    def run(self, *command: str) -> str:
        """Run a command; return what it says, fail if it fails."""
        done = subprocess.run(  # noqa: S603  # our own commands
            command, cwd=self.root, env=self.environment, capture_output=True, text=True, timeout=600
        )
        assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
        return done.stdout

    def stado(self, line: str) -> str:
        """Run a command line of the guide."""
        assert f"\nstado {line}\n" in GUIDE, f"the guide does not tell to run stado {line}"
        return self.run(sys.executable, "-m", "stado.cli", *line.split())

    def python(self, *arguments: str) -> str:
        """Run a Python module."""
        return self.run(sys.executable, "-m", *arguments)


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Project:
    """Copy the project and add a game to the copy."""
    root = tmp_path_factory.mktemp("project")
    for name in FOLDERS:
        shutil.copytree(ROOT / name, root / name, ignore=LEFT_OUT)
    for name in (*FILES, ".prettierrc", ".prettierignore", "tests/volume.py"):
        shutil.copy(ROOT / name, root / name)
    for name in filter(lambda name: (ROOT / name).exists(), LINKED):
        (root / name).symlink_to(ROOT / name)
    copied = Project(root)
    assert str(copied.home) in copied.stado("new-game linden")
    return copied


def test_nothing_of_the_template_is_left_in_it(project: Project) -> None:
    assert {path.name for path in project.home.iterdir()} >= {"RULES.md", "rules.py", "locale", "web", "tests"}
    for path in filter(Path.is_file, project.home.rglob("*.*")):
        assert "__pycache__" in path.parts or "template" not in path.read_text(encoding="utf-8").lower(), path


def test_the_suite_runs_on_it_and_passes(project: Project) -> None:
    assert 'make test ARGS="-k linden"' in GUIDE
    where = ("tests/conformance/test_conformance.py", "src/stado/games/linden")
    said = project.python("pytest", "-q", "-p", "no:cacheprovider", "-k", "linden", *where)
    passed = re.search(r"(\d+) passed", said)
    assert passed is not None
    assert int(passed[1]) > 150
    assert "skipped" not in said


def test_its_code_is_in_good_form(project: Project) -> None:
    project.python("ruff", "format", "--check", str(project.home))
    project.python("ruff", "check", str(project.home))
    project.python("mypy", str(project.home))
    project.run("node_modules/.bin/prettier", "--check", str(project.home / "web"))


def test_the_terminal_knows_it(project: Project) -> None:
    assert "stado play linden" in GUIDE
    told = project.python("stado.cli", "play", "linden", "--help")
    assert "--players 2..5" in told
    assert "--leftover" in told


def test_its_stories_are_fresh_and_a_change_of_the_rules_is_told(project: Project) -> None:
    assert project.stado("golden linden")
    rules = project.home / "rules.py"
    text = rules.read_text()
    rules.write_text(text.replace("max(state.played)", "min(state.played)"))
    try:
        with pytest.raises(AssertionError, match="three-squirrels"):
            project.stado("golden linden")
    finally:
        rules.write_text(text)
    assert project.stado("golden --update linden")


def test_its_types_are_written_for_the_browser(project: Project) -> None:
    types = project.home / "web/types.gen.ts"
    copied = types.read_text()
    types.unlink()
    assert str(types) in project.stado("gen-ts")
    assert types.read_text() == copied
    assert 'game: "linden"' in copied


def test_the_client_has_its_board_and_its_words(project: Project) -> None:
    project.run("tools/npm", "run", "build")
    chunks = list((project.root / "src/stado/server/static/assets").glob("*.js"))
    boards = [chunk for chunk in chunks if chunk.name.startswith("Board") and "linden-hand" in chunk.read_text()]
    assert len(boards) == 1
    words = [chunk for chunk in chunks if "linden-tagline" in chunk.read_text()]
    assert {chunk.name[:2] for chunk in words} == set(languages())


@pytest.fixture(scope="module")
def server(project: Project, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", project.environment["PYTHONPATH"])
        with serving(tmp_path_factory.mktemp("server") / "stado.sqlite3") as running:
            yield running
            assert "Traceback" not in running.log()


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.mark.anyio
async def test_the_lobby_lists_it_and_a_table_of_it_is_played_to_the_end(server: Server) -> None:
    cards = msgspec.json.decode(server.get("/api/games").content, type=list[GameListing])
    (card,) = [card for card in cards if card.id == "linden"]
    assert (card.fewest, card.most, card.bots) == (2, 5, LEVELS)
    wish = NewTable(game="linden", players=3, name="Ada", bots=("greedy", "random"), options={"leftover": "nobody"})
    seated = msgspec.json.decode(server.post("/api/tables", msgspec.to_builtins(wish)).content, type=Seated)
    async with at_table(server, seated) as player:
        end = await player.play(random.Random(1))
    assert end.view["game"] == "linden"
    assert end.result is not None
    assert len(end.result.scores) == 3


@pytest.mark.parametrize(
    "name", ["", "Linden", "2linden", "lin-den", "_linden", "linden_", "class", "../linden", "lín"]
)
def test_a_name_that_no_package_can_have_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(Refused, match="cannot name a game"):
        new_game(name, tmp_path)


def test_a_game_that_is_there_is_never_overwritten(tmp_path: Path) -> None:
    new_game("two_herds", tmp_path)
    with pytest.raises(Refused, match="there is a game two_herds already"):
        new_game("two_herds", tmp_path)
    for name in all_games():
        with pytest.raises(Refused, match="already"):
            new_game(name, tmp_path)


def test_where_the_template_is_incomplete_no_game_is_started(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(ROOT / "src/stado/games/_template", tmp_path / "_template", ignore=shutil.ignore_patterns("web"))
    monkeypatch.setattr("stado.dev.new_game._GAMES", tmp_path)
    with pytest.raises(Refused, match="in a clone of the project"):
        new_game("linden")
    assert not (tmp_path / "linden").exists()


def test_a_name_of_several_words_makes_a_class_and_a_title_of_several_words(tmp_path: Path) -> None:
    home = new_game("two_herds", tmp_path)
    assert 'class TwoHerds(Game[State, View], id="two_herds",' in (home / "rules.py").read_text()
    assert "two_herds-name = Two Herds" in (home / "locale/en.ftl").read_text()
    assert "# Two Herds\n" in (home / "RULES.md").read_text()
