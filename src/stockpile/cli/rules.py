"""``stockpile rules``: the rules as they are played here."""

from __future__ import annotations

import shutil
import sys
from typing import Annotated

import typer

from stockpile.cli.output import page, print_text, words_of
from stockpile.cli.settings import (
    Edition,
    Language,
    OptionList,
    Seats,
    Stock,
    Teams,
    complete_games,
    game_of,
)
from stockpile.rulebook import render

WIDEST = 100
"""Longer lines are hard to read."""

EXAMPLES = """\
stockpile rules skipbo
stockpile rules breakers --lang de
stockpile rules skipbo --edition skipbo-2011 --seats 4 --option laying=forced"""


def rules(
    game: Annotated[
        str,
        typer.Argument(metavar="GAME", help="help-rules-game", autocompletion=complete_games),
    ],
    edition: Edition = None,
    seats: Seats = None,
    teams: Teams = None,
    stock: Stock = None,
    option: OptionList = None,
    lang: Language = None,
) -> None:
    """Numbers come from the edition itself, and what we decided is marked as ours."""
    words = words_of(lang)
    table = game_of(game, edition, seats, teams, stock, option, named="GAME")
    text = render(table, words)
    if not sys.stdout.isatty():
        print_text(text)
        return
    from rich.console import Console
    from rich.markdown import Markdown

    console = Console(width=min(WIDEST, shutil.get_terminal_size().columns))
    with console.capture() as laid_out:
        console.print(Markdown(text))
    page(laid_out.get().rstrip())
