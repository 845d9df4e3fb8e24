"""Golden stories: the head of a file leads to the whole, and whatever the rules do differently shows."""

import shutil
from pathlib import Path

import pytest

from stado.core.errors import InvalidPosition, Refused
from stado.core.protocol import Event, Seat
from stado.dev import golden
from stado.dev.golden.recipe import Recipe, read
from stado.dev.golden.story import story
from stado.games import all_games
from stado.games._template import GAME
from stado.games._template import __file__ as template
from stado.games._template.rules import Template
from stado.games._template.state import State

HOME = "_template"
HEAD = """about: Two squirrels.
players: 2
seed: 2
options: {"rounds":1}
"""


class Drew(Event, frozen=True):
    """A card that only its owner sees."""

    seat: Seat
    card: int

    def seen_by(self, seat: Seat | None) -> "Drew | None":
        """Hide the card from seat 0, and everything from a spectator."""
        return None if seat is None else self if seat == self.seat else Drew(self.seat, 0)


class Whispering(Template):
    """The same game with an event that not everyone sees."""

    def advance(self, state: State, answers: object) -> list[Event]:
        return [*super().advance(state, answers), Drew(Seat(1), 29)]  # type: ignore[arg-type]  # passed on


def told(head: str = HEAD) -> str:
    return story(GAME, read(head), HOME)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """Return a copy of the template's folder."""
    return shutil.copytree(Path(template).parent, tmp_path / "_template")


def test_a_story_begins_with_its_recipe() -> None:
    assert read(told()) == read(HEAD)
    assert told(told()) == told()


def test_a_story_goes_from_the_deal_to_the_result() -> None:
    lines = told().splitlines()
    assert lines[1] == "game: template, version 1"
    assert lines.count("— step 1 —") == lines.count("— step 8 —") == lines.count("— end —") == 1
    assert "seat 0 is asked template-ask-card: play card 17 27 28 30" in lines
    assert any(line.startswith("→ revealed: cards ") for line in lines)
    assert lines[-1].startswith("scores ")


def test_each_question_shows_once_what_a_seat_and_a_spectator_see() -> None:
    lines = told().splitlines()
    assert lines.count("a spectator sees:") == 2 + 1  # two kinds of questions, and the end
    assert "    unseen: 1–18 20–28 30" in lines


def test_scripted_answers_are_given_and_disturb_no_other() -> None:
    step = told().split("— step 1 —")[1].split("— step 2 —")[0]
    other = "play card 17" if "seat 0 answers play card 17\n" not in step else "play card 30"
    scripted = told(HEAD + f"step 1, seat 0: {other}\n").split("— step 1 —")[1].split("— step 2 —")[0]
    mine, theirs = (line for line in scripted.splitlines() if " answers " in line)
    assert mine == f"seat 0 answers {other}"
    assert theirs in step


def test_a_script_that_cannot_be_played_is_refused() -> None:
    with pytest.raises(InvalidPosition, match="at step 1 seat 0 cannot answer 'play card 1'"):
        told(HEAD + "step 1, seat 0: play card 1\n")


def test_another_seed_is_another_story() -> None:
    assert told(HEAD.replace("seed: 2", "seed: 3")) != told()


def test_what_not_everyone_sees_is_told_apart() -> None:
    lines = story(Whispering(), read(HEAD), HOME).splitlines()
    at = lines.index("→ seat 1 drew: card 29")
    assert lines[at + 1 : at + 3] == ["    (seat 0: seat 1 drew: card 0)", "    (a spectator: nothing)"]


def test_a_game_may_word_its_table_itself() -> None:
    recipe = Recipe(about="", players=2, seed="1", options={}, script={})
    nimmt = all_games()["nimmt"]
    assert "\nrow 0: " in story(nimmt, recipe, "nimmt")
    assert "\nrows: " in story(nimmt, recipe, HOME)  # which has no `story.py`


def test_a_change_of_the_rules_is_stale_until_told_anew(home: Path) -> None:
    assert golden.stale(GAME, home) == []
    path = golden.stories(home)[0]
    path.write_text(path.read_text().replace("→ picked", "→ stole").replace("seat 0 picked", "seat 0 stole"))
    assert golden.stale(GAME, home) == [path]


def test_a_new_version_of_the_rules_is_stale(home: Path) -> None:
    class Later(Template):
        version = 2

    assert golden.stale(Later(), home) == golden.stories(home)


def test_update_writes_what_changed_and_check_is_content(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    monkeypatch.setattr("stado.dev.golden.files._games", lambda names: iter([(GAME, home)]))
    (home / "tests/golden/new.txt").write_text(HEAD)
    assert golden.check() == [f"{home / 'tests/golden/new.txt'}: the rules tell another story now"]
    assert golden.update() == [home / "tests/golden/new.txt"]
    assert golden.update() == []
    assert golden.check() == []
    assert (home / "tests/golden/new.txt").read_text() == told()


@pytest.mark.parametrize(
    ("head", "words"),
    [
        ("about: nothing\n", "must also say players, seed"),
        (HEAD.replace("players: 2", "players: 9"), "2 to 5 players"),
        (HEAD + "step 1, seat 0: play card 1\n", "cannot answer 'play card 1'"),
    ],
)
def test_a_head_that_leads_nowhere_is_told_with_its_file(
    head: str, words: str, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stado.dev.golden.files._games", lambda names: iter([(GAME, home)]))
    path = home / "tests/golden/wrong.txt"
    path.write_text(head)
    (problem,) = golden.check()
    assert problem.startswith(f"{path}: ")
    assert words in problem
    with pytest.raises(InvalidPosition, match=r"wrong\.txt"):
        golden.update()


@pytest.mark.parametrize("name", ["nonsense", "", "../nimmt", "nimmt.rules"])
def test_a_game_that_is_not_there_is_refused_in_words(name: str) -> None:
    with pytest.raises(Refused, match="there is no game"):
        golden.check([name])


def test_the_template_is_checked_with_the_games() -> None:
    names = [home.name for _, home in golden.files._games(())]
    assert names[-1] == "_template"
    assert "nimmt" in names
