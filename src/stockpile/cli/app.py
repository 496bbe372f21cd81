"""The commands, as one tool."""

from __future__ import annotations

from typing import Annotated

import typer

from stockpile import __version__
from stockpile.cli import arena, bench, play, position, replay, rules, serve
from stockpile.cli.help import Command, Group
from stockpile.cli.output import print_text, words_of
from stockpile.cli.settings import Language

app = typer.Typer(
    name="stockpile",
    cls=Group,
    help="help-stockpile",
    epilog="stockpile play\nstockpile play --help\nstockpile --install-completion",
    invoke_without_command=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    rich_markup_mode=None,
)
for command, of in (
    (play.play, play),
    (serve.serve, serve),
    (rules.rules, rules),
    (replay.replay, replay),
    (arena.arena, arena),
):
    app.command(cls=Command, help=f"help-{command.__name__}", epilog=of.EXAMPLES)(command)
app.add_typer(position.app, name="position")
app.add_typer(bench.app, name="bench")


def _version(wanted: bool) -> None:
    if wanted:
        print_text(f"stockpile {__version__}")
        raise typer.Exit


@app.callback()
def _stockpile(
    ctx: typer.Context,
    _shown: Annotated[
        bool,
        typer.Option("--version", callback=_version, is_eager=True, help="help-version"),
    ] = False,
    lang: Language = None,
) -> None:
    words = words_of(lang)
    if ctx.invoked_subcommand is None:
        print_text(words("help-next"))
