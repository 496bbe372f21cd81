"""``stockpile play``: a game in the terminal."""

from __future__ import annotations

import sys
from io import StringIO
from pathlib import Path
from secrets import token_hex
from typing import Annotated

import typer

from stockpile.bots import LEVELS
from stockpile.cli.saying import read_text, words_of, write_text, writing
from stockpile.cli.settings import (
    Edition,
    Game,
    Language,
    OptionList,
    Seats,
    Stock,
    Teams,
    game_of,
)
from stockpile.core.match import Match
from stockpile.core.reading import a_seat, a_text, at, nullable
from stockpile.core.refusal import Unreadable
from stockpile.core.seats import seat_letter
from stockpile.games import AnyGame, AnyMatch, resume, write_record

HELP = """Play against bots.

Examples:

  stockpile play --stock 10

  stockpile play --game breakers --seats 3 --bots baseline

  stockpile play --teams AC,BD --match --record evening.txt
"""


NAMES = ("You", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hana")


def play(
    game: Game = None,
    edition: Edition = None,
    seats: Seats = None,
    teams: Teams = None,
    stock: Stock = None,
    option: OptionList = None,
    bots: Annotated[
        str,
        typer.Option("--bots", metavar="BOT", help=f"{', '.join(LEVELS)}; or file.py:Class."),
    ] = "casual",
    match: Annotated[
        bool, typer.Option("--match", help="Play rounds up to the printed score, not just one.")
    ] = False,
    target: Annotated[
        int | None, typer.Option("--target", metavar="N", min=1, help="Play a match to this score.")
    ] = None,
    youngest: Annotated[
        str | None,
        typer.Option("--youngest", metavar="SEAT", help="Who starts by the 2011 rules; you are A."),
    ] = None,
    seed: Annotated[
        str | None, typer.Option("--seed", metavar="S", help="The same seed, the same cards.")
    ] = None,
    record: Annotated[
        str | None,
        typer.Option("--record", metavar="FILE", help="Keep the game here, and go on from here."),
    ] = None,
    lang: Language = "en",
    plain: Annotated[
        bool, typer.Option("--plain", help="Lines only, for screen readers and scripts.")
    ] = False,
) -> None:
    """One person at seat A, bots at the others."""
    from stockpile.bots.checking import check
    from stockpile.terminal import line

    del plain  # lines are all there is so far
    words = words_of(lang)
    seed = at("--seed", nullable(a_text), seed)
    if record is not None and Path(record).exists():
        playing = resume(read_text(record))
        asked = _asked_of(playing.game, game, edition, seats, teams, stock, option)
        _require_same_table(playing, asked, target, match, youngest, seed, record)
    else:
        table = game_of(game or "skipbo", edition, seats, teams, stock, option)
        playing = Match(
            table,
            target=table.target if match and target is None else target,
            seed=token_hex(16) if seed is None else seed,
            names=NAMES[: table.seats],
            youngest=at("--youngest", nullable(a_seat(table.seats)), youngest),
        )
    check(bots, playing.game.name)
    over = playing.over

    def save(played: AnyMatch) -> None:
        assert record is not None
        write_text(record, write_record(played))

    if record is not None:
        save(playing)
    with writing():
        line.play(
            playing,
            person=0,
            bots=dict.fromkeys(range(1, playing.game.seats), bots),
            words=words,
            source=sys.stdin or StringIO(),
            out=sys.stdout,
            save=save if record is not None else None,
            seed=playing.seed or "",
            fixed=seed is not None,
            program=_program(),
        )
        if over and record is not None:
            print(words("record-over", file=record))


def _asked_of(
    kept: AnyGame,
    game: str | None,
    edition: str | None,
    seats: int | None,
    teams: str | None,
    stock: int | None,
    option: list[str] | None,
) -> AnyGame:
    """The table that was asked for; what was not said is as in the record."""
    setup = kept.setup
    if game is not None and game != kept.name:
        return game_of(game, edition, seats, teams, stock, option)
    if seats is None and teams is None:
        seats = setup.seats
        teams = ",".join("".join(map(seat_letter, team)) for team in setup.teams or ()) or None
    options = [f"{name}={value}" for name, value in setup.options.items()]
    edition = edition or setup.edition
    return game_of(kept.name, edition, seats, teams, stock, [*options, *(option or ())])


def _require_same_table(
    match: AnyMatch,
    asked: AnyGame,
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
