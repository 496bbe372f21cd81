"""``stockpile arena``: bots against each other, with numbers to believe."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from secrets import token_hex
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from stockpile.cli import INTERRUPTED
from stockpile.cli.output import (
    answer,
    check_writable,
    named,
    progress,
    say,
    width,
    words_of,
    write_text,
)
from stockpile.cli.settings import (
    MATCH,
    OUTPUT,
    Edition,
    Game,
    JsonFile,
    Language,
    OptionList,
    Seats,
    Seed,
    Stock,
    Teams,
    complete_bots,
    game_of,
    typed,
)
from stockpile.core.reading import a_text, at
from stockpile.core.refusal import Unreadable
from stockpile.words import Words

if TYPE_CHECKING:
    from stockpile.arena.tournament import Tournament

EXAMPLES = """\
stockpile arena casual baseline --rounds 1000 --seed 1
stockpile arena casual baseline my_bot.py:Hasty --seats 4 --report arena.html
stockpile arena skilled casual --game breakers --json arena.json"""

MOST_ROUNDS = 10_000_000


def arena(
    bots: Annotated[
        list[str],
        typer.Argument(metavar="BOT BOT …", help="help-arena-bots", autocompletion=complete_bots),
    ],
    game: Game = None,
    edition: Edition = None,
    seats: Seats = None,
    teams: Teams = None,
    stock: Stock = None,
    option: OptionList = None,
    rounds: Annotated[
        int,
        typer.Option(
            "--rounds",
            metavar="N",
            min=1,
            max=MOST_ROUNDS,
            help="help-rounds",
            rich_help_panel=MATCH,
        ),
    ] = 1000,
    seed: Seed = None,
    workers: Annotated[
        int | None,
        typer.Option(
            "--workers", metavar="N", min=1, max=4096, help="help-workers", rich_help_panel=MATCH
        ),
    ] = None,
    backend: Annotated[
        Literal["loky", "ray"],
        typer.Option("--backend", help="help-backend", rich_help_panel=MATCH),
    ] = "loky",
    file: JsonFile = None,
    report: Annotated[
        str | None,
        typer.Option("--report", metavar="FILE", help="help-report", rich_help_panel=OUTPUT),
    ] = None,
    resume: Annotated[
        str | None,
        typer.Option("--resume", metavar="FILE", help="help-resume", rich_help_panel=OUTPUT),
    ] = None,
    lang: Language = None,
) -> None:
    """Exit 0 with the answer, 1 if a bot gives no move, 2 if there is no such bot or table."""
    words = words_of(lang)
    table = game_of(game, edition, seats, teams, stock, option)
    # NumPy, and all that it takes to spread work, are not loaded by the other commands.
    from stockpile.arena.journal import seed_in
    from stockpile.arena.report import table_of, write_report
    from stockpile.arena.running import register_ray, run, workers_for
    from stockpile.arena.tournament import Tournament
    from stockpile.bots.checking import check

    with typed({"": "BOT"}):
        for name in bots:
            check(name, table.name)
    beside = None if named(file) is None else f"{file}.rounds"
    kept = resume or beside
    _check_files({"--json": named(file), "--report": report, "--resume": kept})
    journal = None if kept is None else Path(kept)
    if seed is None:
        seed = (journal and seed_in(journal)) or token_hex(8)
    seed = at("--seed", a_text, seed)
    tournament = Tournament(tuple(bots), table.setup, rounds, seed)
    if backend == "ray":
        register_ray()
    if tournament.played != rounds:
        say(words("arena-rotations", asked=rounds, rounds=tournament.played))
    _prepare(words, tournament)
    counts: list[int] = []
    try:
        with progress(words("arena-rounds"), tournament.played) as moved:

            def told(count: int) -> None:
                if count and not counts:
                    say(words("arena-resumed", rounds=count, file=str(kept)))
                counts.append(count)
                moved(count)

            results = run(
                tournament,
                workers=workers or workers_for(tournament, backend),
                backend=backend,
                journal=journal,
                told=told,
            )
    except KeyboardInterrupt:
        done = {"rounds": counts[-1] if counts else 0, "of": tournament.played}
        how = (
            words("arena-lost", **done)
            if kept is None
            else words("arena-interrupted", **done, file=kept)
        )
        say("\n" + how)
        raise typer.Exit(INTERRUPTED) from None
    if report is not None:
        write_text(report, write_report(results, words))
    say(table_of(results, words, width()))
    if file is not None or not sys.stdout.isatty():
        answer(file, results.to_json())
    if resume is None and beside is not None:
        Path(beside).unlink(missing_ok=True)


def _check_files(wanted: Mapping[str, str | None]) -> None:
    """Raise OSError, or Unreadable, if not all of these can be written, each to its own file."""
    taken: dict[Path, str] = {}
    for option, file in wanted.items():
        if file is not None:
            other = taken.setdefault(Path(file).resolve(), option)
            if other != option:
                raise Unreadable("same-file", option, other=other)
            check_writable(file)


def _prepare(words: Words, tournament: Tournament) -> None:
    """Have done once, before the work is spread, what every worker would wait for."""
    from stockpile.bots import needs_compiling, prepare
    from stockpile.kernel.ready import compiled

    if needs_compiling(tournament.players):
        if not compiled(tournament.game.name):
            say(words("kernel-compiling"))
        prepare(tournament.players, tournament.game.name)
