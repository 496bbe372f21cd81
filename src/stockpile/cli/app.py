"""The commands, as one tool."""

from __future__ import annotations

from typing import Annotated

import typer

from stockpile import __version__
from stockpile.cli import arena, bench, play, position, replay, rules, serve

app = typer.Typer(
    name="stockpile",
    help="Skip-Bo and Skip-Bo Breakers by their printed rules.",
    epilog="Not connected to the owner of the game's name; it only says which rules are played.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    rich_markup_mode=None,
)
app.command(help=play.HELP)(play.play)
app.command(help=serve.HELP)(serve.serve)
app.command(help=rules.HELP)(rules.rules)
app.command(help=replay.HELP)(replay.replay)
app.command(help=arena.HELP)(arena.arena)
app.add_typer(position.app, name="position")
app.add_typer(bench.app, name="bench")


def _version(wanted: bool) -> None:
    if wanted:
        print(f"stockpile {__version__}")
        raise typer.Exit


@app.callback()
def _stockpile(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_version, is_eager=True, help="Say which one it is."),
    ] = False,
) -> None:
    """Skip-Bo and Skip-Bo Breakers by their printed rules."""
