"""The suite on broken games: each planted bug is caught by the property named with it, and no property is idle."""

import shutil
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from stado.core.actions import Actions
from stado.core.errors import InvalidPosition
from stado.core.match import Match
from stado.core.observation import Block, Observation
from stado.core.options import options_of
from stado.core.protocol import AnyGame
from stado.games import folder as folder_of
from stado.games.buffalo import position
from stado.games.buffalo.placing import open_rows
from stado.games.buffalo.state import State
from stado.games.nimmt import actions, observation, rules
from stado.games.nimmt.rules import Nimmt
from stado.games.nimmt.state import Take
from tests.conformance import (
    asking,
    course,
    folder,
    kernels,
    numbering,
    planted,
    positions,
    repeating,
    secrecy,
    wording,
)
from tests.conformance.properties import OF_A_FOLDER, OF_A_SETUP
from tests.conformance.setups import Setup
from tests.conformance.test_conformance import SETUPS as OF_GAMES

Property = Callable[[Any, Any], None]
Patch = tuple[Any, str, Any]  # whose attribute, its name, its broken value

TWO_ROUNDS = {"target": None, "rounds": 2}
SETUPS = ((2, TWO_ROUNDS), (4, TWO_ROUNDS), (3, {**TWO_ROUNDS, "variant": "professional"}))
SEEDS = (0, 1)
TRUE_VIEW, TRUE_RECORD = Match.view, Match.record


@dataclass(frozen=True)
class Bug:
    """Something broken in a game, in a function or in a folder, and the property that must see it."""

    name: str
    caught_by: Property
    game: type[Nimmt] = Nimmt
    patches: tuple[Patch, ...] = ()
    damage: Callable[[Path], object] = lambda home: None

    def __str__(self) -> str:
        return f"{self.name.replace(' ', '_')}-{self.caught_by.__name__}"


def broken(game: type[Nimmt], caught_by: Property) -> Bug:
    """Return the bug that a class of `planted` is."""
    return Bug(game.__name__, caught_by, game)


def patched(name: str, caught_by: Property, patch: Patch) -> Bug:
    """Return the bug that another value of an attribute is."""
    return Bug(name, caught_by, patches=(patch,))


def seated(name: str, caught_by: Property, bot: Any) -> Bug:
    """Return the bug that is a bot which every game is said to have."""
    return patched(name, caught_by, (sys.modules[caught_by.__module__], "bots_of", lambda game: {"planted": bot}))


def damaged(name: str, caught_by: Property, damage: Callable[[Path], object]) -> Bug:
    """Return the bug that is something done to a folder."""
    return Bug(name, caught_by, damage=damage)


def reworded(language: str, old: str, new: str, caught_by: Property) -> Bug:
    """Return the bug that is another word in the messages of a language."""
    return damaged(f"{new} for {old} in {language}", caught_by, replaced(f"locale/{language}.ftl", old, new))


def furthest(rows: list[list[int]], card: int) -> int | None:
    """Find the row whose end is the furthest below the card: N4 upside down."""
    below = [row for row, cards in enumerate(rows) if cards[-1] < card]
    return min(below, key=lambda row: rows[row][-1], default=None)


def view_with_choices(match: Match, seat: int | None) -> Any:
    """Show how many have chosen, in place of the round."""
    return structs.replace(TRUE_VIEW(match, seat), round=len(match._answers))


def record_without_its_end(match: Match) -> dict[str, Any]:
    """Lose the last move."""
    record = TRUE_RECORD(match)
    return {**record, "moves": record["moves"][:-1]}


def imagine_without_answers(match: Match, seat: Any, rng: Any = None) -> Match:
    """Lose the answers that were already given."""
    return Match(match._game, match.players, match._game.imagine(match.view(seat), rng), {})


def read_anything(match: Match, move: Any, decision: Any) -> Any:
    """Take whatever comes for the first option."""
    return decision.options[0]


def replaced(name: str, old: str, new: str) -> Callable[[Path], object]:
    """Return the damage done by replacing a text in a file."""

    def damage(home: Path) -> None:
        text = (home / name).read_text()
        assert old in text, f"{name} has no {old!r} to damage"
        (home / name).write_text(text.replace(old, new))

    return damage


def removed(name: str) -> Callable[[Path], object]:
    """Return the damage done by removing a file."""
    return lambda home: (home / name).unlink()


IN_GAMES = (
    broken(planted.Random, repeating.same_seed_and_answers_give_the_same_game),
    broken(planted.HiddenGlobal, repeating.same_seed_and_answers_give_the_same_game),
    broken(planted.MemoryOfTheTable, repeating.two_tables_do_not_disturb_each_other),
    broken(planted.AskingChanges, repeating.every_prefix_of_the_answers_replays),
    broken(planted.AskingChanges, course.looking_changes_nothing),
    broken(planted.LookingChanges, course.looking_changes_nothing),
    broken(planted.WrongType, repeating.a_stored_state_plays_on_alike),
    broken(planted.ForgetfulPosition, repeating.a_position_written_down_goes_on_identically),
    broken(planted.StrictPosition, repeating.a_position_that_chance_never_led_to_goes_on_identically),
    broken(planted.CredulousPosition, positions.a_spoilt_position_is_refused_or_plays_on),
    broken(planted.OptionTwice, asking.questions_are_well_formed),
    broken(planted.OptionWithoutEffect, asking.every_option_is_accepted),
    broken(planted.AnswerOrder, asking.answers_in_any_order_are_the_same_step),
    broken(planted.ForgottenChoice, asking.everything_survives_the_wire),
    broken(planted.ShallowClone, course.old_states_never_change),
    broken(planted.LostCard, course.no_card_is_lost_or_made),
    broken(planted.DoubledCard, course.no_card_is_lost_or_made),
    broken(planted.Endless, course.a_game_ends_and_only_then_has_a_result),
    broken(planted.EarlyResult, course.a_game_ends_and_only_then_has_a_result),
    broken(planted.WrongPlaces, course.the_result_ranks_every_seat),
    broken(planted.LeakedHand, secrecy.every_card_is_seen_or_unseen),
    broken(planted.LeakedHand, secrecy.exchanging_unseen_cards_changes_no_view),
    broken(planted.LeakedStock, secrecy.exchanging_unseen_cards_changes_no_view),
    broken(planted.HiddenButNotUnseen, secrecy.every_card_is_seen_or_unseen),
    broken(planted.Conspiracy, secrecy.exchanging_unseen_cards_changes_no_view),
    broken(planted.Conspiracy, secrecy.imagining_varies_all_that_is_hidden),
    broken(planted.SpectatorLeak, secrecy.a_spectator_knows_no_more_than_any_seat),
    broken(planted.SeedInTheView, secrecy.the_seed_is_in_no_view),
    broken(planted.SeedInAnEvent, secrecy.the_seed_is_never_told),
    broken(planted.ImaginesAnotherTable, secrecy.a_seat_cannot_tell_an_imagined_state_from_the_truth),
    broken(planted.ImaginesNoFuture, secrecy.an_imagined_state_plays_on_to_the_end),
    broken(planted.ImaginesTheSame, secrecy.imagining_varies_all_that_is_hidden),
    broken(planted.ImaginesByItself, secrecy.imagining_needs_nothing_but_chance),
    broken(planted.EventNamesHiddenCard, secrecy.events_name_no_card_that_stays_hidden),
    broken(planted.PilesUnseen, secrecy.events_name_no_card_that_stays_hidden),
    broken(planted.EventHintsAtHiddenCard, secrecy.events_do_not_depend_on_what_stays_hidden),
    broken(planted.DealTellsHiddenCard, secrecy.a_new_deal_tells_only_what_it_shows),
    broken(planted.PilesForgotten, secrecy.nobody_forgets_what_was_shown),
)

IN_FUNCTIONS = (
    patched("record without its end", repeating.a_record_replays, (Match, "record", record_without_its_end)),
    patched("anything is an option", asking.nothing_else_is_accepted, (Match, "_read", read_anything)),
    patched("choices are seen", asking.half_a_turn_tells_nothing, (Match, "view", view_with_choices)),
    patched(
        "imagining loses answers",
        secrecy.an_imagined_match_keeps_who_has_answered,
        (Match, "imagine", imagine_without_answers),
    ),
    seated("a bot without the card it plays", course.every_bot_plays_by_the_options, planted.CheatingBot()),
    seated("a bot with chance of its own", course.every_bot_plays_by_the_options, planted.FickleBot()),
    seated(
        "a bot that does not weigh every option", course.every_bot_chooses_what_it_values_most, planted.ForgetfulBot()
    ),
    seated(
        "a bot to which an option is worth all the world",
        course.every_bot_chooses_what_it_values_most,
        planted.FanaticalBot(),
    ),
    seated(
        "a bot that takes what it values least", course.every_bot_chooses_what_it_values_most, planted.StubbornBot()
    ),
    patched(
        "two choices with one number",
        numbering.every_option_has_its_actions,
        (actions, "ACTIONS", planted.CrowdedActions(actions.ACTIONS.heads)),
    ),
    patched(
        "numbers that tell nothing",
        numbering.views_have_numbers_of_one_length,
        (observation, "OBSERVATION", Observation(Block("nothing", 1, lambda view: [0], "nothing"))),
    ),
    patched(
        "a kernel that asks nobody",
        kernels.kernel_and_rules_agree,
        (kernels, "kernel_of", lambda game: planted.idle_kernel(game)),
    ),
)

IN_FOLDERS = (
    patched(
        "a choice with two numbers",
        numbering.every_action_is_something_to_choose,
        (actions, "ACTIONS", Actions([Take(1), Take(1)])),
    ),
    patched("wrong row", folder.the_stories_are_fresh, (rules, "nearest", furthest)),
    patched("wrong bullheads", folder.the_stories_are_fresh, (rules, "bullheads", lambda cards: len(list(cards)))),
    patched("seven cards in a row", folder.the_stories_are_fresh, (rules, "FULL_ROW", 6)),
    broken(planted.HashOrder, repeating.another_process_plays_the_same_games),
    broken(planted.OptionMissing, folder.the_counts_are_right),
    broken(planted.NoProfessionals, folder.every_option_value_can_be_played),
    broken(planted.NoDefaults, folder.options_are_as_the_schema_says),
    broken(planted.Stranger, folder.it_says_what_it_is),
    damaged("no rules for people", folder.everything_is_there, removed("RULES.md")),
    damaged("no board", folder.everything_is_there, removed("web/Board.svelte")),
    damaged("no Czech", folder.everything_is_there, removed("locale/cs.ftl")),
    damaged("no stories", folder.everything_is_there, lambda home: shutil.rmtree(home / "tests/golden")),
    damaged("an untested rule", folder.every_rule_is_named_by_a_test, replaced("RULES.md", "# N8", "# N9")),
    damaged(
        "a translation without a rule",
        folder.every_translation_has_every_rule,
        lambda home: (home / "RULES.cs.md").write_text("# nimmt: pravidla\n\n## N1 Karty\n"),
    ),
    damaged("an invented rule", folder.the_code_cites_rules_that_exist, replaced("rules.py", "# N4", "# N44")),
    reworded("cs", "nimmt-event-took", "nimmt-event-stole", wording.every_language_has_every_message),
    reworded("cs", "$player", "$row", wording.every_language_uses_the_same_variables),
    reworded("en", "$player", "$owner", wording.messages_use_only_what_they_are_given),
    reworded("en", "$player", "nimmt-unheard-of", wording.everything_met_can_be_said),
    seated("a bot without a name", wording.every_bot_has_a_name, planted.FickleBot()),
)


@pytest.mark.parametrize("bug", [*IN_GAMES, *IN_FUNCTIONS], ids=str)
def test_a_planted_bug_is_caught(bug: Bug, monkeypatch: pytest.MonkeyPatch) -> None:
    look_for(bug, Nimmt, monkeypatch)
    for patch in bug.patches:
        monkeypatch.setattr(*patch)
    with pytest.raises(AssertionError):
        look_for(bug, bug.game, monkeypatch)


def look_for(bug: Bug, game_type: type[Nimmt], monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_type()
    monkeypatch.setattr("stado.api.all_games", lambda: {game.id: game})
    for setup in setups(game):
        for seed in SEEDS:
            bug.caught_by(setup, seed)


def setups(game: AnyGame) -> Iterator[Setup]:
    for players, given in SETUPS:
        yield Setup(game, players, options_of(game, given, players))


@pytest.mark.parametrize("bug", IN_FOLDERS, ids=str)
def test_a_planted_bug_in_a_folder_is_caught(bug: Bug, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    home = shutil.copytree(folder_of(Nimmt()), tmp_path / Nimmt.id)
    bug.caught_by(Nimmt(), home)
    bug.damage(home)
    for patch in bug.patches:
        monkeypatch.setattr(*patch)
    with pytest.raises(AssertionError):
        bug.caught_by(bug.game(), home)


def test_the_suite_finds_a_state_of_buffalo_that_chance_never_led_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """It was refused once: all open rows emptied by Push!, the others under Stop!."""
    check_rows = position._check_rows

    def too_strict(state: State) -> None:
        check_rows(state)
        if not open_rows(state):
            raise InvalidPosition("some row without a Stop must have cards")

    monkeypatch.setattr(position, "_check_rows", too_strict)
    buffalo = [setup for setup in OF_GAMES if setup.game.id == "buffalo"]
    assert any(map(_is_refused, buffalo))


def _is_refused(setup: Setup) -> bool:
    try:
        repeating.a_position_that_chance_never_led_to_goes_on_identically(setup, OF_GAMES.index(setup))
    except AssertionError:
        return True
    return False


def test_every_property_has_caught_a_bug() -> None:
    earned = {bug.caught_by for bug in (*IN_GAMES, *IN_FUNCTIONS, *IN_FOLDERS)}
    assert earned == {*OF_A_SETUP, *OF_A_FOLDER}
