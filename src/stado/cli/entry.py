"""The root of the command line: its commands, and the one place where errors become exit codes."""

import io
import sys
from collections.abc import Sequence
from typing import Any

import click

import stado
from stado.cli.arena import arena
from stado.cli.backup import backup, restore
from stado.cli.command import Flag, Group, Speech
from stado.cli.failure import INTERRUPTED, report
from stado.cli.games import games
from stado.cli.gen_ts import gen_ts
from stado.cli.golden import golden
from stado.cli.move import move
from stado.cli.new_game import new_game
from stado.cli.own_commands import own_commands
from stado.cli.play import play
from stado.cli.replay import replay
from stado.cli.rules import rules
from stado.cli.serve import serve
from stado.cli.sim import sim
from stado.cli.sit import sit
from stado.cli.verify import verify


class Root(Group):
    """`stado` itself."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """List the commands in the order they are wanted, not by name."""
        return list(self.commands)

    def main(self, args: Sequence[str] | None = None, *given: Any, **settings: Any) -> Any:
        """Run a command line and exit: 0 well, 1 failed, 2 used wrongly, 130 interrupted."""
        _never_fail_to_print()
        speech = Speech()
        settings |= {"standalone_mode": False, "obj": speech}
        try:
            code = super().main(args, *given, **settings)
        except click.Abort as abort:
            code = INTERRUPTED if isinstance(abort.__cause__, KeyboardInterrupt) else 1
        except Exception as error:  # noqa: BLE001  # no player is shown a traceback
            code = report(error, speech.words)
        sys.exit(code)


def _never_fail_to_print() -> None:
    """Show what an old terminal has no letter for as a question mark; take what it types wrongly for one, too."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _version(context: click.Context, _flag: click.Parameter, wanted: bool) -> None:
    if wanted:
        click.echo(f"stado {stado.__version__}")
        context.exit()


main = Root(
    "stado",
    Flag("--version", is_flag=True, is_eager=True, expose_value=False, callback=_version),
    context_settings={"help_option_names": ["-h", "--help"]},
)
_OURS = (play, serve, backup, restore, move, replay, verify, sim, arena, sit, games, rules, new_game, golden, gen_ts)
for command in (*_OURS, *own_commands()):
    main.add_command(command)
