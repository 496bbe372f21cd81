"""The options that several commands have: the same names, the same meaning, the same words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial, wraps
from typing import Any, NamedTuple

import click

from stockpile.cli.command import Group, Number, option
from stockpile.cli.output import check_answer, check_language, say
from stockpile.core.option import Value, read_teams, read_value
from stockpile.core.refusal import Unreadable
from stockpile.games import GAMES, AnyGame, TableRequest, choices_of, editions_of
from stockpile.words import languages

TABLE = "help-group-table"
MATCH = "help-group-match"
OUTPUT = "help-group-output"
"""Groups of options in the help."""

# What a shell offers while a command is typed

Completer = Callable[[click.Context, click.Parameter, str], list[str]]


def offering(known: Callable[[], Iterable[str]]) -> Completer:
    """Completes with what is known."""
    return lambda _ctx, _param, start: [one for one in known() if one.startswith(start)]


def _bots() -> tuple[str, ...]:
    from stockpile.bots import known_bots

    return known_bots()


def _games_named(ctx: click.Context) -> tuple[str, ...]:
    """The game that was named before, or all."""
    game = str(ctx.params.get("game"))
    return (game,) if game in GAMES else tuple(GAMES)


def _editions(ctx: click.Context, _param: click.Parameter, incomplete: str) -> list[str]:
    known = (edition for game in _games_named(ctx) for edition in editions_of(game))
    return [one for one in known if one.startswith(incomplete)]


def _rules(ctx: click.Context, _param: click.Parameter, incomplete: str) -> list[str]:
    rules = (one for game in _games_named(ctx) for one in choices_of(game))
    known = (f"{one.name}={value}" for one in rules for value in one.choices)
    return [one for one in known if one.startswith(incomplete)]


complete_games = offering(lambda: GAMES)
complete_bots = offering(_bots)

# The options


def _checked(check: Callable[[str], None]) -> Callable[..., str | None]:
    """Checks a value as soon as it is read."""

    def checked(ctx: click.Context, _param: click.Parameter, value: str | None) -> str | None:
        if value is not None and not ctx.resilient_parsing:
            check(value)
        return value

    return checked


game_option = option("--game", metavar="GAME", group=TABLE, shell_complete=complete_games)
json_option = option(
    "--json",
    "file",
    metavar="FILE",
    group=OUTPUT,
    type=click.Path(),
    callback=_checked(check_answer),
)
language_option = option(
    "--lang",
    metavar="LANG",
    group=OUTPUT,
    expose_value=False,  # `reader` has read it
    callback=_checked(check_language),
    shell_complete=offering(languages),
)


class TableOptions(NamedTuple):
    """What a command's options say about a table; None where they say nothing."""

    game: str | None
    edition: str | None
    seats: int | None
    teams: str | None
    stock: int | None
    option: tuple[str, ...]


def table_options(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command the options of a table, as one argument. It has a ``game`` of its own."""

    @wraps(command)
    def bundled(**named: Any) -> None:
        said = {name: named.pop(name) for name in TableOptions._fields}
        command(options=TableOptions(**said), **named)

    add = partial(option, group=TABLE)
    # The help lists the option that is added last first.
    bundled = add("--option", metavar="NAME=VALUE", multiple=True, shell_complete=_rules)(bundled)
    bundled = add("--stock", metavar="N", type=Number())(bundled)
    bundled = add("--teams", metavar="AC,BD|N")(bundled)
    bundled = add("--seats", metavar="N", type=Number())(bundled)
    return add("--edition", metavar="ID", shell_complete=_editions)(bundled)


def group(name: str, epilog: str) -> click.Group:
    """Commands under one name, which explains them if it is called by itself."""

    @click.group(name, cls=Group, help=f"help-{name}", epilog=epilog)
    @language_option
    @click.pass_context
    def alone(ctx: click.Context) -> None:
        if ctx.invoked_subcommand is None:
            say(ctx.get_help())
            ctx.exit(2)

    return alone


@contextmanager
def typed(names: Mapping[str, str]) -> Iterator[None]:
    """Complaints about these places name what the person typed instead."""
    try:
        yield
    except Unreadable as wrong:
        where = names.get(wrong.where.partition("[")[0], wrong.where)
        raise Unreadable(wrong.refusal.code, where, **wrong.refusal.args) from None


def refuse_together(one: str, others: Mapping[str, object]) -> None:
    """Raise Unreadable if any of the others is given, which mean nothing together with ``one``."""
    for other, value in others.items():
        if value is not None and value is not False and value != ():
            raise Unreadable("not-together", other, other=one)


def game_of(options: TableOptions, *, named: str = "--game") -> AnyGame:
    """The Game that a command's options describe; Unreadable if there is none.

    ``named`` is where the name of the game itself is typed.
    """
    names = {
        "game": named,
        "edition": "--edition",
        "seats": "--seats" if options.teams is None or options.seats is not None else "--teams",
        "teams": "--teams",
        "options": "--option",
        **{
            f"options.{one.name}": f"--option {one.name}"
            for each in GAMES
            for one in choices_of(each)
        },
        "options.stock": "--option stock" if options.stock is None else "--stock",
    }
    with typed(names):
        try:
            return request_of(options).build()
        except Unreadable as wrong:
            if options.stock is not None and wrong.refusal.args.get("name") == "stock":
                raise Unreadable(wrong.refusal.code, "--stock", **wrong.refusal.args) from None
            raise


def request_of(options: TableOptions) -> TableRequest:
    """The table that a command's options ask for; Unreadable for an option without a value."""
    game, edition, seats, teams, stock, rules = options
    given: dict[str, Value] = {}
    for one in rules:
        name, equals, value = one.partition("=")
        if not equals:
            raise Unreadable("not-an-option", "--option", value=one)
        given[name] = read_value(value)
    if stock is not None:
        given["stock"] = stock
    return TableRequest(game, edition, seats, teams and read_teams(teams), given)
