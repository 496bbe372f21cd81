"""``stockpile play``: a game in the terminal."""

from __future__ import annotations

import sys
from dataclasses import replace
from functools import partial
from io import StringIO
from pathlib import Path
from typing import Any, get_args

import click

from stockpile.cli.command import CliCommand, Number, OneOf, option
from stockpile.cli.options import (
    MATCH,
    OUTPUT,
    TableOptions,
    complete_bots,
    game_of,
    game_option,
    language_option,
    refuse_together,
    table_options,
    typed,
)
from stockpile.cli.output import at_terminal, check_writable, read_text, reader, write_text
from stockpile.core.match_state import HIGHEST_TARGET
from stockpile.core.readers import a_seat, a_text, at, nullable
from stockpile.core.refusal import Refused, Unreadable
from stockpile.core.seats import seat_letter
from stockpile.games import AnyGame, read_record
from stockpile.terminal.app import ThemeName
from stockpile.terminal.play_request import PlayRequest

EXAMPLES = """\
stockpile play --stock 10
stockpile play --game breakers --seats 3 --bots skilled
stockpile play --teams AC,BD --match --record evening.txt
stockpile play --plain --seed 5 --lang de
stockpile play --join http://192.168.1.5:8420/t/93ZCAQ"""

DEFAULT_NAME = seat_letter(0)
"""The person is named after their seat, in any language."""
DEFAULT_BOTS = "casual"


@click.command(cls=CliCommand, help="help-play", epilog=EXAMPLES)
@game_option
@table_options
@option("--bots", metavar="BOT", default=DEFAULT_BOTS, group=MATCH, shell_complete=complete_bots)
@option("--names", metavar="NAME,…", group=MATCH)
@option("--match", is_flag=True, group=MATCH)
@option("--target", metavar="N", type=Number(least=1, most=HIGHEST_TARGET), group=MATCH)
@option("--youngest", metavar="SEAT", group=MATCH)
@option("--seed", metavar="S", help="help-play-seed", group=MATCH)
@option("--record", metavar="FILE", type=click.Path(), group=MATCH)
@language_option
@option("--plain", is_flag=True, group=OUTPUT)
@option("--resume", metavar="CODE", help="help-play-resume", group=MATCH)
@option("--join", metavar="LINK", group=MATCH)
@option("--watch", is_flag=True, group=MATCH)
@option("--ascii", "ascii_only", is_flag=True, group=OUTPUT)
@option("--theme", metavar="NAME", type=OneOf(get_args(ThemeName)), group=OUTPUT)
@click.pass_context
def play(
    ctx: click.Context,
    options: TableOptions,
    bots: str,
    names: str | None,
    match: bool,
    target: int | None,
    youngest: str | None,
    seed: str | None,
    record: str | None,
    plain: bool,
    resume: str | None,
    join: str | None,
    watch: bool,
    ascii_only: bool,
    theme: ThemeName | None,
) -> None:
    """One person at seat A, bots at the others."""
    words = reader()
    seed = at("--seed", nullable(a_text), seed)
    if watch and join is None:
        raise Unreadable("watch-what", "--watch")
    new = {
        **{f"--{name}": value for name, value in options._asdict().items()},
        "--bots": _given(ctx, "bots"),
        "--match": match,
        "--target": target,
        "--youngest": youngest,
        "--seed": seed,
    }
    if join is not None:
        # The table is somebody else's, and is saved on its server.
        refuse_together("--join", {**new, "--record": record, "--resume": resume})
    if resume is not None:
        refuse_together("--resume", {**new, "--names": names})
    request = PlayRequest(
        words=words,
        resume=resume,
        watch=watch,
        seed=seed,
        save_record=None if record is None else partial(write_text, record),
        program=_program(),
        language_chosen=_given(ctx, "lang"),
    )
    if join is not None:
        from stockpile.terminal.client.remote_server import read_link

        request = replace(request, link=read_link(join), names=_names(names, 1))
    elif resume is None:
        game = game_of(options)
        given = _names(names, game.seats)
        unnamed = [""] * (game.seats - 1)  # bots, who are called by their level
        if youngest is not None:
            at("--youngest", a_seat(game.seats), youngest)
        request = replace(
            request,
            table=_asked(game, _usable(bots, game.name), match, target, youngest),
            names=(*(given or (DEFAULT_NAME,)), *unnamed)[: game.seats],
        )
    if record is not None:
        _check_record(record, resumed=resume is not None)
    if plain or not at_terminal():
        if theme is not None or ascii_only:
            raise Unreadable("only-in-the-app", "--theme" if theme else "--ascii")
        from stockpile.terminal import plain as lines
        from stockpile.terminal.client.preferences import games_folder

        repeated = () if record is None else ("--record", record)
        request = replace(request, options=repeated)
        lines.play(request, source=sys.stdin or StringIO(), out=sys.stdout, data=games_folder())
        return
    from stockpile.terminal import app

    if not any(value not in (None, False, ()) for value in (*new.values(), names, record)):
        request = replace(request, table=None)  # the app asks what to play
    app.run(request, ascii_only=ascii_only, theme=theme)


def _given(ctx: click.Context, option: str) -> bool:
    return ctx.get_parameter_source(option) is not click.core.ParameterSource.DEFAULT


def _asked(
    game: AnyGame, bots: str, match: bool, target: int | None, youngest: str | None
) -> dict[str, Any]:
    """A new table, as the protocol has it (`NewTable`)."""
    setup = game.setup
    return {
        "game": game.name,
        "edition": setup.edition,
        "seats": setup.seats,
        "teams": setup.teams and ["".join(map(seat_letter, team)) for team in setup.teams],
        "options": dict(setup.options),
        "bots": bots,
        "match": match,
        "target": target,
        "youngest": youngest,
    }


def _usable(bots: str, game: str) -> str:
    """The name by which tables know these bots; Unreadable if they cannot play."""
    from stockpile.bots import plugins
    from stockpile.workers.check import check

    with typed({"": "--bots"}):
        check(bots, game)
        if plugins.is_file(bots):
            plugins.offer(bots)
    return plugins.resolved(bots)


def _check_record(file: str, *, resumed: bool) -> None:
    """Raise Unreadable or OSError unless a record can be written there.

    Only a game that is resumed may overwrite one.
    """
    if Path(file).exists():
        text = read_text(file)
        with typed({"": file}):
            read_record(text)
        if not resumed:
            raise Unreadable("record-exists", file, command=f"{_program()} replay")
    check_writable(file)


def _names(written: str | None, seats: int) -> tuple[str, ...]:
    """The names that were typed, the person's first."""
    from stockpile.table.texts import clean_name

    given: list[str] = []
    for name in written.split(",") if written is not None else ():
        try:
            given.append(clean_name(name))
        except Refused as refused:
            raise Unreadable(refused.refusal.code, "--names", **refused.refusal.args) from None
    if len(given) > seats:
        raise Unreadable("wrong-length", "--names", expected=seats, found=len(given))
    return tuple(given)


def _program() -> str:
    """How this program was called, so that the commands it names can be copied."""
    called = Path(sys.argv[0])
    return str(called) if called.name == "stockpile" else "stockpile"
