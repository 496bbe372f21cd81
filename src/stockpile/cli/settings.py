"""The options that several commands have: the same names, the same meaning, the same words."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Annotated, Any

import typer

from stockpile.core.option import Setup, Value
from stockpile.core.option import Teams as SetupTeams
from stockpile.core.reading import a_seat, at
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
    editions_of,
)

USUAL_GAME = "skipbo"

TABLE = "help-group-table"
MATCH = "help-group-match"
OUTPUT = "help-group-output"
"""Groups of options in the help."""

# What a shell offers while a command is typed


def _starting(known: Callable[[], Iterable[str]]) -> Callable[[str], list[str]]:
    def complete(incomplete: str) -> list[str]:
        return [one for one in known() if one.startswith(incomplete)]

    return complete


def _levels() -> tuple[str, ...]:
    from stockpile.bots import known_bots

    return known_bots()


def _languages() -> tuple[str, ...]:
    from stockpile.words import languages

    return languages()


def _editions(ctx: typer.Context, incomplete: str) -> list[str]:
    """The editions of the game that was named before, or all."""
    game = str(ctx.params.get("game"))
    known = editions_of(game) if game in GAMES else tuple(EDITIONS)
    return [one for one in known if one.startswith(incomplete)]


def _house_rules(ctx: typer.Context, incomplete: str) -> list[str]:
    game = str(ctx.params.get("game"))
    games = (game,) if game in GAMES else tuple(GAMES)
    known = (
        f"{one.name}={value}" for each in games for one in choices_of(each) for value in one.choices
    )
    return [one for one in known if one.startswith(incomplete)]


complete_games = _starting(lambda: GAMES)
complete_bots = _starting(_levels)


def _option(name: str, metavar: str, message: str, group: str, complete: Any = None) -> Any:
    return typer.Option(
        name, metavar=metavar, help=message, rich_help_panel=group, autocompletion=complete
    )


Game = Annotated[str | None, _option("--game", "GAME", "help-game", TABLE, complete_games)]
Edition = Annotated[str | None, _option("--edition", "ID", "help-edition", TABLE, _editions)]
Seats = Annotated[int | None, _option("--seats", "N", "help-seats", TABLE)]
Teams = Annotated[str | None, _option("--teams", "AC,BD", "help-teams", TABLE)]
Stock = Annotated[int | None, _option("--stock", "N", "help-stock", TABLE)]
OptionList = Annotated[
    list[str] | None, _option("--option", "NAME=VALUE", "help-option", TABLE, _house_rules)
]
Seed = Annotated[str | None, _option("--seed", "S", "help-seed", MATCH)]
Language = Annotated[
    str | None, _option("--lang", "LANG", "help-lang", OUTPUT, _starting(_languages))
]
JsonFile = Annotated[str | None, _option("--json", "FILE", "help-json", OUTPUT)]


@contextmanager
def typed(names: Mapping[str, str]) -> Iterator[None]:
    """Complaints about these places name what the person typed instead."""
    try:
        yield
    except Unreadable as wrong:
        where = names.get(wrong.where, wrong.where)
        raise Unreadable(wrong.refusal.code, where, **wrong.refusal.args) from None


def refuse_together(one: str, others: Mapping[str, object]) -> None:
    """Unreadable if any of the others is said, which mean nothing together with this one."""
    for other, value in others.items():
        if value is not None and value is not False:
            raise Unreadable("not-together", other, other=one)


def game_of(
    game: str | None,
    edition: str | None,
    seats: int | None,
    teams: str | None,
    stock: int | None,
    options: list[str] | None,
    *,
    named: str = "--game",
) -> AnyGame:
    """The Game that the options of a command describe; Unreadable if there is none such.

    An edition says which game is meant, if nobody does. ``named`` is where the game itself is.
    """
    if game is None:
        its = EDITIONS.get(edition or "")
        game = USUAL_GAME if its is None else its.name
    names = {
        "game": named,
        "edition": "--edition",
        "seats": "--seats" if teams is None or seats is not None else "--teams",
        "teams": "--teams",
        "options": "--option",
        **{
            f"options.{one.name}": f"--option {one.name}"
            for each in GAMES
            for one in choices_of(each)
        },
        "options.stock": "--option stock" if stock is None else "--stock",
    }
    with typed(names):
        try:
            return _build(game, edition, seats, teams, stock, options)
        except Unreadable as wrong:
            if stock is not None and wrong.refusal.args.get("name") == "stock":
                raise Unreadable(wrong.refusal.code, "--stock", **wrong.refusal.args) from None
            raise


def _build(
    game: str,
    edition: str | None,
    seats: int | None,
    teams: str | None,
    stock: int | None,
    options: list[str] | None,
) -> AnyGame:
    check_game(game)
    given: dict[str, Value] = {}
    for option in options or ():
        name, equals, value = option.partition("=")
        if not equals:
            raise Unreadable("not-an-option", "--option", value=option)
        given[name] = int(value) if re.fullmatch("[0-9]{1,9}", value) else value
    if stock is not None:
        given["stock"] = stock
    seated = None if teams is None else at("teams", _teams, teams)
    if seats is None:
        seats = USUAL_SEATS if seated is None else sum(map(len, seated))
    built = build_game(Setup(edition or edition_for(game, seats), seats, seated, given))
    if built.name != game:
        raise Unreadable(
            "edition-of-another-game", "edition", edition=built.setup.edition, game=game
        )
    return built


def _teams(written: str) -> SetupTeams:
    read_seat = a_seat(len(LETTERS))
    return tuple(tuple(map(read_seat, team)) for team in written.split(","))
