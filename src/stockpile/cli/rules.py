"""``stockpile rules``: the rules as they are played here."""

from __future__ import annotations

import shutil
import sys

import click

from stockpile.cli.command import CliCommand
from stockpile.cli.options import (
    TableOptions,
    complete_games,
    game_of,
    language_option,
    table_options,
)
from stockpile.cli.output import page, print_text, reader
from stockpile.rulebook import render

MAX_WIDTH = 100
"""Longer lines are hard to read."""

EXAMPLES = """\
stockpile rules skipbo
stockpile rules breakers --lang de
stockpile rules skipbo --edition skipbo-2011 --seats 4 --option laying=forced"""


@click.command(cls=CliCommand, help="help-rules", epilog=EXAMPLES)
@click.argument("game", metavar="GAME", help="help-rules-game", shell_complete=complete_games)
@table_options
@language_option
def rules(options: TableOptions) -> None:
    """Numbers come from the edition itself; what we decided is marked as ours."""
    text = render(game_of(options, named="GAME"), reader())
    if not sys.stdout.isatty():
        print_text(text)
        return
    from rich.console import Console
    from rich.markdown import Markdown

    console = Console(width=min(MAX_WIDTH, shutil.get_terminal_size().columns))
    with console.capture() as laid_out:
        console.print(Markdown(text))
    page(laid_out.get().rstrip())
