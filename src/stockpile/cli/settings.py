"""The options that say how a table plays, the same in every command."""

from __future__ import annotations

import re
from typing import Annotated

import typer

from stockpile.core.option import Setup, Value
from stockpile.core.option import Teams as SetupTeams
from stockpile.core.reading import a_seat
from stockpile.core.refusal import Unreadable
from stockpile.core.seats import LETTERS
from stockpile.games import (
    EDITIONS,
    GAMES,
    USUAL_SEATS,
    AnyGame,
    build_game,
    check_game,
    choices_of,
    edition_for,
    seat_counts,
)


def _editions() -> str:
    """Every edition with how many can play it, as `--help` lists them."""
    counts = {edition: seat_counts(edition) for edition in EDITIONS}
    return ", ".join(f"{one} ({few[0]} to {few[-1]} seats)" for one, few in counts.items())


def _choices() -> str:
    """Every house rule, as `--help` lists them."""
    return ", ".join(
        f"{one.name}={'|'.join(one.choices)}" for game in GAMES for one in choices_of(game)
    )


Game = Annotated[
    str | None,
    typer.Option("--game", metavar="GAME", help="skipbo (if nothing is said) or breakers."),
]
Edition = Annotated[
    str | None,
    typer.Option(
        "--edition",
        metavar="ID",
        help=f"Whose printed rules; the first that fits of {_editions()}.",
    ),
]
Seats = Annotated[
    int | None, typer.Option("--seats", metavar="N", help="How many play; 2 if nothing is said.")
]
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
        "--option",
        metavar="NAME=VALUE",
        help=f"A house rule; may be given several times. There are {_choices()}.",
    ),
]
Language = Annotated[str, typer.Option("--lang", metavar="LANG", help="The language of the words.")]


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
        given[name] = int(value) if re.fullmatch("[0-9]{1,9}", value) else value
    if stock is not None:
        given["stock"] = stock
    seated = _teams(teams) if teams else None
    if seats is None:
        seats = USUAL_SEATS if seated is None else sum(map(len, seated))
    built = build_game(Setup(edition or edition_for(game, seats), seats, seated, given))
    if built.name != game:
        raise Unreadable(
            "edition-of-another-game", "--edition", edition=built.setup.edition, game=game
        )
    return built


def _teams(written: str) -> SetupTeams:
    read_seat = a_seat(len(LETTERS))
    return tuple(tuple(map(read_seat, team)) for team in written.split(","))
