"""``stockpile rules``: the rules as they are played here."""

from __future__ import annotations

from typing import Annotated

import typer

from stockpile.cli.saying import words_of
from stockpile.cli.settings import Edition, Language, OptionList, Seats, Stock, Teams, game_of
from stockpile.games import check_game, editions_of
from stockpile.rulebook import render

HELP = """Print the rules of a game, in the words of one edition and one table.

Example: stockpile rules skipbo --edition skipbo-2011 --seats 4 --option laying=forced
"""


def rules(
    game: Annotated[str, typer.Argument(metavar="GAME", help="skipbo or breakers.")],
    edition: Edition = None,
    lang: Language = "en",
    seats: Seats = None,
    teams: Teams = None,
    stock: Stock = None,
    option: OptionList = None,
) -> None:
    """Numbers come from the edition itself, and what we decided is marked as ours."""
    check_game(game)
    words = words_of(lang)
    table = game_of(game, edition or editions_of(game)[0], seats, teams, stock, option)
    print(render(table, words))
