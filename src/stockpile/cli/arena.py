"""``stockpile arena``: bots against each other, with numbers to believe."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from secrets import token_hex
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from stockpile.cli.saying import check_writable, print_json, say, words_of, write_text
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
from stockpile.core.reading import a_text, at
from stockpile.words import FALLBACK, Words

if TYPE_CHECKING:
    from stockpile.arena.tournament import Tournament

HELP = """Let bots play against each other.

A bot is a level (random, baseline, casual, skilled, expert), a level with the number of playouts
for each choice (expert:2000), a class in a file (path/to/file.py:Class), or one that another
package brings along. Every deal is played once for each rotation of the bots around the seats.
A bot that is not ours has 60 seconds for a move; one that takes longer ends the tournament.

Examples:

  stockpile arena casual baseline --rounds 1000 --seed 1

  stockpile arena casual baseline my_bot.py:Hasty --seats 4 --report arena.html

  stockpile arena casual baseline --game breakers --rounds 100000 --json arena.json
"""

INTERRUPTED = 130
"""How programs end that are stopped by Ctrl-C: 128 and the number of the signal."""
MOST_ROUNDS = 10_000_000


def arena(
    bots: Annotated[list[str], typer.Argument(metavar="BOT BOT …", help="Two or more.")],
    game: Game = None,
    rounds: Annotated[
        int, typer.Option("--rounds", metavar="N", min=1, max=MOST_ROUNDS, help="How many.")
    ] = 1000,
    seed: Annotated[
        str | None,
        typer.Option("--seed", metavar="S", help="The same seed, the same rounds; else any."),
    ] = None,
    edition: Edition = None,
    seats: Seats = None,
    teams: Teams = None,
    stock: Stock = None,
    option: OptionList = None,
    workers: Annotated[
        int | None,
        typer.Option("--workers", metavar="N", min=1, max=4096, help="Processes; one a core."),
    ] = None,
    backend: Annotated[
        Literal["loky", "ray"],
        typer.Option("--backend", help="This machine, or the cluster that Ray is connected to."),
    ] = "loky",
    file: Annotated[
        str | None,
        typer.Option("--json", metavar="FILE", help="Write the answer here; - prints it."),
    ] = None,
    report: Annotated[
        str | None,
        typer.Option("--report", metavar="FILE", help="Write a page with charts (HTML) here."),
    ] = None,
    resume: Annotated[
        str | None,
        typer.Option(
            "--resume",
            metavar="FILE",
            help="Keep the rounds here and go on from here; else beside the answer until it is "
            "there.",
        ),
    ] = None,
    lang: Language = FALLBACK,
) -> None:
    """Exit 0 with the answer, 1 if a bot gives no move, 2 if there is no such bot or table."""
    words = words_of(lang)
    table = game_of(game or "skipbo", edition, seats, teams, stock, option)
    # NumPy, and all that it takes to spread work, are not loaded by the other commands.
    from stockpile.arena.journal import seed_in
    from stockpile.arena.report import table_of, write_report
    from stockpile.arena.running import register_ray, run, workers_for
    from stockpile.arena.tournament import Tournament
    from stockpile.bots.checking import check

    for name in bots:
        check(name, table.name)
    beside = None if file in (None, "-") else f"{file}.rounds"
    kept = resume or beside
    for wanted in (None if file == "-" else file, report, kept):
        if wanted is not None:
            check_writable(wanted)
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
        with _bar(words, tournament.played) as moved:

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
    answer = results.to_json()
    if report is not None:
        write_text(report, write_report(results, words))
    _tell(answer, file, table_of(results, words))
    if resume is None and beside is not None:
        Path(beside).unlink(missing_ok=True)


def _tell(answer: dict[str, Any], file: str | None, table: str) -> None:
    """The answer for programs where it is wanted, and a table for people beside it."""
    if file not in (None, "-"):
        write_text(str(file), json.dumps(answer, indent=1) + "\n")
    say(table)
    if file == "-" or (file is None and not sys.stdout.isatty()):
        print_json(answer)


def _prepare(words: Words, tournament: Tournament) -> None:
    """Have done once, before the work is spread, what every worker would wait for."""
    from stockpile.bots import needs_compiling, prepare
    from stockpile.kernel.ready import compiled

    if needs_compiling(tournament.players):
        if not compiled(tournament.game.name):
            say(words("kernel-compiling"))
        prepare(tournament.players, tournament.game.name)


@contextmanager
def _bar(words: Words, rounds: int) -> Iterator[Callable[[int], None]]:
    """A progress bar, if somebody looks; it is told how many rounds are done."""
    if not sys.stderr.isatty():
        yield lambda _count: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
    from rich.progress import TimeRemainingColumn as Remaining

    label = TextColumn("{task.description}")
    console = Console(stderr=True)
    with Progress(label, BarColumn(), MofNCompleteColumn(), Remaining(), console=console) as bar:
        task = bar.add_task(words("arena-rounds"), total=rounds)
        yield lambda count: bar.update(task, completed=count)
