"""``stockpile play``: a game in the terminal."""

from __future__ import annotations

import sys
from pathlib import Path
from secrets import token_hex
from typing import Annotated, Any

import typer

from stockpile.cli.saying import read_text, words_of, write_text
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
from stockpile.games import AnyMatch, resume, write_record

HELP = """Play against bots.

Examples: stockpile play --stock 10, or stockpile play --game breakers --seats 3 --bots baseline
"""


NAMES = ("You", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hana")


def play(
    game: Game = "skipbo",
    edition: Edition = None,
    seats: Seats = None,
    teams: Teams = None,
    stock: Stock = None,
    option: OptionList = None,
    bots: Annotated[
        str, typer.Option("--bots", metavar="LEVEL", help="random, baseline or casual.")
    ] = "casual",
    match: Annotated[
        bool, typer.Option("--match", help="Play rounds up to the printed score, not just one.")
    ] = False,
    target: Annotated[
        int | None, typer.Option("--target", metavar="N", min=1, help="Play a match to this score.")
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
    from stockpile.bots import make_bot
    from stockpile.terminal import line

    del plain  # lines are all there is so far
    words = words_of(lang)
    if record is not None and Path(record).exists():
        playing = resume(read_text(record))
    else:
        table = game_of(game, edition, seats, teams, stock, option)
        playing = _new(table, target or (table.target if match else None), seed)
    level = dict.fromkeys(range(1, playing.game.seats), bots)
    make_bot(bots, playing.game.name)

    def save(played: AnyMatch) -> None:
        assert record is not None
        write_text(record, write_record(played))

    if record is not None:
        save(playing)
    line.play(
        playing,
        person=0,
        bots=level,
        words=words,
        source=sys.stdin,
        out=sys.stdout,
        save=save if record is not None else None,
        seed=playing.seed or "",
    )


def _new(game: Any, target: int | None, seed: str | None) -> AnyMatch:
    return Match(
        game,
        target=target,
        seed=token_hex(16) if seed is None else seed,
        names=NAMES[: game.seats],
    )
