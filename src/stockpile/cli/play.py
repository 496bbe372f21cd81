"""``stockpile play``: a game in the terminal."""

from __future__ import annotations

import shlex
import sys
from io import StringIO
from pathlib import Path
from secrets import token_hex
from typing import get_args

import click

from stockpile.bots import is_level
from stockpile.cli.command import Command, Number, OneOf, option
from stockpile.cli.output import at_terminal, read_text, words_of, write_text
from stockpile.cli.saved_games import Kept
from stockpile.cli.settings import (
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
from stockpile.core.match import HIGHEST_TARGET, Match
from stockpile.core.reading import a_seat, a_text, at, nullable
from stockpile.core.refusal import Refused, Unreadable
from stockpile.core.seats import seat_letter
from stockpile.games import AnyGame, AnyMatch, resume, write_record
from stockpile.terminal.app import ThemeName
from stockpile.words import Words

EXAMPLES = """\
stockpile play --stock 10
stockpile play --game breakers --seats 3 --bots skilled
stockpile play --teams AC,BD --match --record evening.txt
stockpile play --plain --lang de
stockpile play --join http://192.168.1.5:8420/t/93ZCAQ"""

PERSON = 0
NAMES = (seat_letter(PERSON), "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hana")
"""Who is at the table if nothing is said. The person is known by their seat, in any language."""
USUAL_BOTS = "casual"


@click.command(cls=Command, help="help-play", epilog=EXAMPLES)
@game_option
@table_options
@option("--bots", metavar="BOT", default=USUAL_BOTS, group=MATCH, shell_complete=complete_bots)
@option("--names", metavar="NAME,…", group=MATCH)
@option("--match", is_flag=True, group=MATCH)
@option("--target", metavar="N", type=Number(least=1, most=HIGHEST_TARGET), group=MATCH)
@option("--youngest", metavar="SEAT", group=MATCH)
@option("--seed", metavar="S", help="help-play-seed", group=MATCH)
@option("--record", metavar="FILE", type=click.Path(), group=MATCH)
@language_option
@option("--plain", is_flag=True, group=OUTPUT)
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
    lang: str | None,
    plain: bool,
    join: str | None,
    watch: bool,
    ascii_only: bool,
    theme: ThemeName | None,
) -> None:
    """One person at seat A, bots at the others."""
    from stockpile.terminal import line
    from stockpile.workers.check import check

    words = words_of(lang)
    seed = at("--seed", nullable(a_text), seed)
    asked_bots = ctx.get_parameter_source("bots") is not click.core.ParameterSource.DEFAULT
    if watch and join is None:
        raise Unreadable("watch-what", "--watch")
    if join is not None:
        # The table is somebody else's: it is there already, and is kept where it is.
        others = {
            **{f"--{name}": value for name, value in options._asdict().items()},
            "--bots": asked_bots,
            "--match": match,
            "--target": target,
            "--youngest": youngest,
            "--seed": seed,
            "--record": record,
        }
        refuse_together("--join", others)
    # What only a record can hold, and bots from outside, are line mode's.
    in_lines = plain or not at_terminal() or not is_level(bots)
    if join is None:
        in_lines = in_lines or any(one is not None for one in (names, youngest, seed, record))
    own_name = None if join is None or names is None else _names(names, 1)[PERSON]
    if not in_lines:
        from stockpile.terminal import app

        table = game_of(options)
        begin = join is None and any((*options, target, match, asked_bots))
        app.run(
            words=words,
            chosen=lang is not None,
            link=join,
            watch=watch,
            name=own_name,
            ascii_only=ascii_only,
            theme=theme,
            table=app.asked(table, bots, match=match, target=target) if begin else None,
            program=_program(),
        )
        return
    if theme is not None or ascii_only:
        raise Unreadable("only-in-the-app", "--theme" if theme else "--ascii")
    if join is not None:
        _join(join, watch, own_name, words, lang)
        return
    if record is not None and Path(record).exists():
        text = read_text(record)
        with typed({"": record}):
            playing = resume(text)
        asked = _asked_of(playing.game, options)
        _require_same_table(playing, asked, names, target, match, youngest, seed, record)
    else:
        table = game_of(options)
        playing = Match(
            table,
            target=table.target if match and target is None else target,
            seed=token_hex(16) if seed is None else seed,
            names=_names(names, table.seats),
            youngest=at("--youngest", nullable(a_seat(table.seats)), youngest),
        )
    with typed({"": "--bots"}):
        check(bots, playing.game.name)
    over = playing.over
    kept = Kept()

    def save(played: AnyMatch) -> None:
        text = write_record(played)
        if record is None:
            kept.write(text)
        else:
            write_text(record, text)

    def going_on() -> str:
        """What to type to go on with this game."""
        command = f"{_program()} play --plain --record {shlex.quote(record or str(kept.file))}"
        if bots != USUAL_BOTS:
            command += f" --bots {shlex.quote(bots)}"
        if seed is not None:
            command += f" --seed {shlex.quote(seed)}"
        return command if lang is None else f"{command} --lang {lang}"

    if record is not None:
        save(playing)
    finished = line.play(
        playing,
        person=PERSON,
        bots=dict.fromkeys(range(1, playing.game.seats), bots),
        words=words,
        source=sys.stdin or StringIO(),
        out=sys.stdout,
        save=save,
        seed=playing.seed or "",
        fixed=seed is not None,
        going_on=going_on,
    )
    if over and record is not None:
        print(words("record-over", file=record))
    if finished:
        kept.forget()


def _join(link: str, watch: bool, name: str | None, words: Words, lang: str | None) -> None:
    """Line mode at a table of a running server."""
    from stockpile.terminal.client import plain
    from stockpile.terminal.client.keeping import usual_folder
    from stockpile.terminal.client.remote import read_link

    def going_on(link: str, watching: bool) -> str:
        command = [_program(), "play", "--plain", "--join", link]
        command += ["--watch"] if watching else []
        return shlex.join([*command, "--lang", lang] if lang else command)

    plain.join(
        read_link(link),
        watch=watch,
        name=name,
        words=words,
        source=sys.stdin or StringIO(),
        out=sys.stdout,
        data=usual_folder(),
        going_on=going_on,
    )


def _names(written: str | None, seats: int) -> tuple[str, ...]:
    """The people at the table, the person first; who is not named has the usual name."""
    from stockpile.table.texts import clean_name

    given: list[str] = []
    for name in written.split(",") if written is not None else ():
        try:
            given.append(clean_name(name))
        except Refused as refused:
            raise Unreadable(refused.refusal.code, "--names", **refused.refusal.args) from None
    if len(given) > seats:
        raise Unreadable("wrong-length", "--names", expected=seats, found=len(given))
    spare = [name for name in NAMES[bool(given) :] if name not in given]
    return (*given, *spare[: seats - len(given)])


def _asked_of(kept: AnyGame, options: TableOptions) -> AnyGame:
    """The table that was asked for; what was not said is as in the record."""
    setup = kept.setup
    if options.game not in (None, kept.name):
        return game_of(options)
    options = options._replace(game=kept.name, edition=options.edition or setup.edition)
    if options.seats is None and options.teams is None:
        teams = ",".join("".join(map(seat_letter, team)) for team in setup.teams or ())
        options = options._replace(seats=setup.seats, teams=teams or None)
    if options.edition == setup.edition and options.seats in (setup.seats, None):
        # They are all written, and at another table some would not even fit.
        written = tuple(f"{name}={value}" for name, value in setup.options.items())
        options = options._replace(option=written + options.option)
    return game_of(options)


def _require_same_table(
    match: AnyMatch,
    asked: AnyGame,
    names: str | None,
    target: int | None,
    to_the_end: bool,
    youngest: str | None,
    seed: str | None,
    file: str,
) -> None:
    """Unreadable if a record holds another game than the one that was asked for."""
    game = match.game
    if target is None and to_the_end:
        target = game.target
    lead = at("--youngest", nullable(a_seat(game.seats)), youngest)
    same = (asked.setup.edition, asked.sides, asked.options) == (
        game.setup.edition,
        game.sides,
        game.options,
    )
    if (
        not same
        or (names is not None and _names(names, game.seats) != match.names)
        or target not in (None, match.target)
        or lead not in (None, match.youngest)
        or seed not in (None, match.seed)
    ):
        edition = game.setup.edition
        raise Unreadable("record-of-another-table", file, edition=edition, seats=game.seats)


def _program() -> str:
    """How this program was called, so that a hint can be typed as it stands."""
    called = Path(sys.argv[0])
    return str(called) if called.name == "stockpile" else "stockpile"
