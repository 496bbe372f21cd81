"""The commands, as one tool."""

from __future__ import annotations

import click

from stockpile import __version__
from stockpile.cli.command import Group, Option, option
from stockpile.cli.options import language_option
from stockpile.cli.output import print_text, reader

COMMANDS = {
    "play": "stockpile.cli.play:play",
    "serve": "stockpile.cli.serve:serve",
    "backup": "stockpile.cli.backup:backup",
    "restore": "stockpile.cli.backup:restore",
    "doctor": "stockpile.cli.doctor:doctor",
    "rules": "stockpile.cli.rules:rules",
    "replay": "stockpile.cli.replay:replay",
    "arena": "stockpile.cli.arena:arena",
    "position": "stockpile.cli.position:position",
    "bench": "stockpile.cli.bench:bench",
}


def _completion(ctx: click.Context, param: click.Parameter, wanted: bool) -> None:
    if wanted and not ctx.resilient_parsing:
        from stockpile.cli import completion

        act = completion.show if param.name == "show_completion" else completion.install
        act(ctx.command, param)
        ctx.exit()


_eager = {"is_flag": True, "is_eager": True, "expose_value": False, "callback": _completion}


@click.group(
    "stockpile",
    cls=Group,
    lazy=COMMANDS,
    help="help-stockpile",
    epilog="stockpile play\nstockpile play --help\nstockpile --install-completion",
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.version_option(__version__, cls=Option, message="stockpile %(version)s", help="help-version")
@language_option
@option("--install-completion", **_eager)
@option("--show-completion", **_eager)
@click.pass_context
def app(ctx: click.Context) -> None:
    """Without a command, say what to do next."""
    if ctx.invoked_subcommand is None:
        print_text(reader()("help-next"))
