"""The options that say how a table plays, the same in every command."""

from __future__ import annotations

from typing import Annotated

import typer

from stockpile.core.option import Setup, Value
from stockpile.core.option import Teams as SetupTeams
from stockpile.core.reading import a_seat
from stockpile.core.refusal import Unreadable
from stockpile.core.seats import LETTERS
from stockpile.games import AnyGame, build_game, check_game, editions_of

Game = Annotated[str, typer.Option("--game", metavar="GAME", help="skipbo or breakers.")]
Edition = Annotated[
    str | None,
    typer.Option("--edition", metavar="ID", help="Whose printed rules; the game's usual one."),
]
Seats = Annotated[int | None, typer.Option("--seats", metavar="N", help="How many play.")]
Teams = Annotated[
    str | None,
    typer.Option("--teams", metavar="AC,BD", help="Who plays together; else each alone."),
]
Stock = Annotated[
    int | None,
    typer.Option("--stock", metavar="N", help="Cards in a stock pile; 10 is the short game."),
]
OptionList = Annotated[
    list[str] | None,
    typer.Option(
        "--option", metavar="NAME=VALUE", help="A house rule; may be given several times."
    ),
]
Language = Annotated[str, typer.Option("--lang", metavar="LANG", help="The language of the words.")]

USUAL_SEATS = 2


def game_of(
    game: str,
    edition: str | None,
    seats: int | None,
    teams: str | None,
    stock: int | None,
    options: list[str] | None,
) -> AnyGame:
    """The Game that the options of a command describe; Unreadable if there is none such."""
    check_game(game)
    given: dict[str, Value] = {}
    for option in options or ():
        name, equals, value = option.partition("=")
        if not equals:
            raise Unreadable("not-an-option", "--option", value=option)
        given[name] = int(value) if value.isascii() and value.isdecimal() else value
    if stock is not None:
        given["stock"] = stock
    seated = _teams(teams) if teams else None
    if seats is None:
        seats = USUAL_SEATS if seated is None else sum(map(len, seated))
    built = build_game(Setup(edition or editions_of(game)[0], seats, seated, given))
    if built.name != game:
        raise Unreadable(
            "edition-of-another-game", "--edition", edition=built.setup.edition, game=game
        )
    return built


def _teams(written: str) -> SetupTeams:
    read_seat = a_seat(len(LETTERS))
    return tuple(tuple(map(read_seat, team)) for team in written.split(","))
