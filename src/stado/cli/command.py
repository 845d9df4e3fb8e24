"""Commands whose help comes from Fluent: `cli-<command>` in one line, `.more` at length, `.example` to type.

A flag is described by `cli-flag-<name>` unless it names another message. Every command takes `--lang`.
"""

from collections.abc import Callable, Iterator
from typing import Any

import click

from stado.words import Words, language, languages
from stado.words.languages import known


class Speech:
    """The language one command line speaks: that of the environment until `--lang` changes it."""

    def __init__(self) -> None:
        self.words = Words(language())


def words_of(context: click.Context) -> Words:
    """Return the words of the language this command line speaks."""
    return context.ensure_object(Speech).words


def current_words() -> Words:
    """Return the words of the command under way."""
    return words_of(click.get_current_context())


class Flag(click.Option):
    """An option that is described in the player's language."""

    def __init__(self, *names: str, says: str | None = None, **settings: Any) -> None:
        super().__init__(names, **settings)
        self.says = says or f"cli-flag-{self.name.replace('_', '-')}"

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        """Return the flag and its description, with the default where there is one to tell."""
        record = super().get_help_record(ctx)
        return record and (record[0], " ".join(self._description(words_of(ctx))))

    def _description(self, words: Words) -> Iterator[str]:
        yield words.say(self.says)
        if not self.is_flag and isinstance(self.default, str | int):
            yield f"[{words.say('cli-default', value=str(self.default))}]"


class Language(click.ParamType[str]):
    """One of our languages, also in the form of a locale such as `cs_CZ.UTF-8`."""

    name = "language"

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Return the language's own code."""
        return known(value) or self.fail(f"{value!r} is not one of {', '.join(languages())}.", param, ctx)


def _speak(context: click.Context, _flag: click.Parameter, chosen: str | None) -> None:
    if chosen:
        context.ensure_object(Speech).words = Words(chosen)


def _language_flag() -> Flag:
    metavar = "|".join(languages())
    return Flag("--lang", type=Language(), metavar=metavar, is_eager=True, expose_value=False, callback=_speak)


class _Spoken(click.Command):
    """What a command and a group of commands have in common."""

    def summary(self, words: Words) -> str:
        """Say in one line what the command does."""
        return words.say(f"cli-{self.name}")

    def more(self, words: Words) -> str:
        """Say what else there is to know, or nothing."""
        message = f"cli-{self.name}.more"
        return words.say(message) if words.knows(message) else ""

    def example(self, words: Words) -> str:
        """Return lines that one can type."""
        return words.say(f"cli-{self.name}.example")

    def get_short_help_str(self, limit: int = 45) -> str:
        return self.summary(current_words())

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, prefix=f"{words_of(ctx).say('cli-usage')} ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        words = words_of(ctx)
        for text in filter(None, (self.summary(words), self.more(words))):
            formatter.write_paragraph()
            formatter.write_text(text)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        _describe_help_flag(self, ctx)
        records = filter(None, (flag.get_help_record(ctx) for flag in self.get_params(ctx) if _is_flag(flag)))
        with formatter.section(words_of(ctx).say("cli-options")):
            formatter.write_dl(list(records))

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        words = words_of(ctx)
        with formatter.section(words.say("cli-example")):
            formatter.write("".join(f"  {line}\n" for line in self.example(words).splitlines()))


def _is_flag(parameter: click.Parameter) -> bool:
    return isinstance(parameter, click.Option)


def _describe_help_flag(command: click.Command, context: click.Context) -> None:
    flag = command.get_help_option(context)
    if flag:
        flag.help = words_of(context).say("cli-flag-help")


class Command(_Spoken):
    """A command described in the player's language."""

    def __init__(self, name: str, *parameters: click.Parameter, **settings: Any) -> None:
        super().__init__(name, params=[*parameters, _language_flag()], **settings)


class Group(_Spoken, click.Group):
    """A group of commands described in the player's language."""

    def __init__(self, name: str, *parameters: click.Parameter, **settings: Any) -> None:
        super().__init__(name, params=[*parameters, _language_flag()], **settings)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the options, then the commands."""
        super().format_options(ctx, formatter)
        commands = [(name, self.get_command(ctx, name)) for name in self.list_commands(ctx)]
        with formatter.section(words_of(ctx).say("cli-commands")):
            formatter.write_dl([(name, command.get_short_help_str()) for name, command in commands if command])


def command(name: str, *parameters: click.Parameter) -> Callable[[Callable[..., None]], Command]:
    """Make a function a command with these parameters."""
    return lambda callback: Command(name, *parameters, callback=callback)
