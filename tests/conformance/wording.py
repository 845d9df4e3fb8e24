"""Words: every language says everything that a game can ask, offer, tell or be set to, with the same arguments."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, get_args

from msgspec import structs

from stado.bots import bots_of
from stado.core.codec import pack
from stado.core.protocol import AnyGame, tag_of
from stado.words import languages
from stado.words.arguments import argument, arguments
from stado.words.languages import FOLDER
from tests.conformance.fluent import Messages, bundle_of, messages_in, said
from tests.conformance.setups import Schema, setups
from tests.conformance.walks import Walk, walk

NAMES = [f"Player {seat}" for seat in range(10)]  # as many as sit at any table


def file_of(home: Path, language: str) -> Path:
    """Return where a game keeps its words of a language."""
    return home / "locale" / f"{language}.ftl"


def every_language_has_every_message(game: AnyGame, home: Path) -> None:
    wanted = set(_wanted(game))
    for language in languages():
        missing = wanted - messages_in(file_of(home, language)).keys()
        assert not missing, f"{language} lacks {sorted(missing)}"


def every_language_uses_the_same_variables(game: AnyGame, home: Path) -> None:
    alike(*(messages_in(file_of(home, language)) for language in languages()))


def messages_use_only_what_they_are_given(game: AnyGame, home: Path) -> None:
    given = dict.fromkeys(_wanted(game), frozenset[str]()) | dict(_told(game))
    for language in languages():
        for name, used in messages_in(file_of(home, language)).items():
            assert name.startswith((f"{game.id}-", "bot-")), f"{language}: {name} is not named after its game"
            unknown = used - given.get(name, used)
            assert not unknown, f"{language}: {name} asks for {sorted(unknown)}"


def everything_met_can_be_said(game: AnyGame, home: Path) -> None:
    """Say each event and choice of some games in every language, with the arguments it really gets."""
    for language in languages():
        bundle = bundle_of(language, FOLDER / f"{language}.ftl", file_of(home, language))
        for kind, struct in _spoken(game):
            assert said(bundle, f"{game.id}-{kind}-{tag_of(struct)}", arguments(struct, NAMES, language))


def every_bot_has_a_name(game: AnyGame, home: Path) -> None:
    for language in languages():
        said = messages_in(FOLDER / f"{language}.ftl", file_of(home, language))
        missing = [name for name in bots_of(game.id) if f"bot-{name}" not in said]
        assert not missing, f"{language} has no name for the bots {missing}"


def alike(*languages: Messages) -> None:
    """Fail unless these languages have the same messages with the same variables."""
    for other in languages[1:]:
        odd = languages[0].keys() ^ other.keys()
        assert not odd, f"in one language only: {sorted(odd)}"
        differing = [name for name, used in languages[0].items() if used != other[name]]
        assert not differing, f"other variables in another language: {differing}"


def _wanted(game: AnyGame) -> Iterator[str]:
    yield from (f"{game.id}-name", f"{game.id}-tagline", f"{game.id}-goal")
    yield from {decision.prompt for met in _walks(game) for step in met.steps for decision in step.pending}
    yield from (name for name, _ in _told(game))
    for field, schema in game.options_schema()["properties"].items():
        yield from (f"{game.id}-option-{field}", f"{game.id}-option-{field}.help")
        yield from (f"{game.id}-option-{field}-{value}" for value in _named_values(schema))


def _told(game: AnyGame) -> Iterator[tuple[str, frozenset[str]]]:
    """Yield the message of each choice and event with the arguments it is given."""
    for kind, union in (("choice", game.choice_type), ("event", game.event_type)):
        for struct in get_args(union) or (union,):
            names = (field.name for field in structs.fields(struct))
            given = frozenset(map(argument, names))
            yield f"{game.id}-{kind}-{tag_of(struct)}", given


def _named_values(schema: Schema) -> Iterator[str]:
    """Yield the values of an option that a form shows in words."""
    for part in schema.get("anyOf", (schema,)):
        match part:
            case {"enum": values}:
                yield from ("none" if value is None else str(value) for value in values)
            case {"type": "boolean"}:
                yield from ("true", "false")
            case {"type": "null"}:
                yield "none"


def _walks(game: AnyGame) -> list[Walk]:
    """Return walks over a few setups, enough to meet every question."""
    all_setups = setups(game)
    return [walk(setup, 0) for setup in all_setups[:: max(1, len(all_setups) // 12)]]


def _spoken(game: AnyGame) -> Iterable[tuple[str, Any]]:
    """Return each choice made and each event once, however often it was met."""
    steps = [step for met in _walks(game) for step in met.steps]
    choices = [("choice", choice) for step in steps for choice in step.answers.values()]
    events = [("event", event) for step in steps for event in step.events]
    return {(kind, pack(struct)): (kind, struct) for kind, struct in choices + events}.values()
