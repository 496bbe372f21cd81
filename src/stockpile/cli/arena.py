"""``stockpile arena``: bots against each other, with reliable numbers."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from secrets import token_hex
from typing import TYPE_CHECKING, Literal

import click

from stockpile.cli import INTERRUPTED
from stockpile.cli.command import CliCommand, Number, OneOf, option
from stockpile.cli.options import (
    MATCH,
    OUTPUT,
    TableOptions,
    complete_bots,
    game_of,
    game_option,
    json_option,
    language_option,
    table_options,
    typed,
)
from stockpile.cli.output import (
    answer,
    check_writable,
    named,
    progress,
    reader,
    say,
    tell,
    width,
    write_text,
)
from stockpile.core.readers import a_text, at
from stockpile.core.refusal import Unreadable

if TYPE_CHECKING:
    from stockpile.arena.tournament import Tournament

EXAMPLES = """\
stockpile arena casual baseline --rounds 1000 --seed 1
stockpile arena casual baseline my_bot.py:Hasty --seats 4 --report arena.html
stockpile arena skilled casual --game breakers --json arena.json"""

MAX_ROUNDS = 10_000_000


@click.command(cls=CliCommand, help="help-arena", epilog=EXAMPLES)
@click.argument(
    "bots",
    nargs=-1,
    required=True,
    metavar="BOT BOT …",
    help="help-arena-bots",
    shell_complete=complete_bots,
)
@game_option
@table_options
@option("--rounds", metavar="N", type=Number(least=1, most=MAX_ROUNDS), default=1000, group=MATCH)
@option("--seed", metavar="S", group=MATCH)
@option("--workers", metavar="N", type=Number(least=1, most=4096), group=MATCH)
@option("--backend", type=OneOf(("loky", "ray")), default="loky", group=MATCH)
@option("--sprt", is_flag=True, group=MATCH)
@option("--trust-bots", is_flag=True, group=MATCH)
@json_option
@option(
    "--records",
    metavar="DIR|FILE.parquet|FILE.jsonl",
    type=click.Path(),
    multiple=True,
    group=OUTPUT,
)
@option("--report", metavar="FILE", type=click.Path(), group=OUTPUT)
@option("--resume", metavar="FILE", type=click.Path(), group=OUTPUT)
@language_option
def arena(
    bots: tuple[str, ...],
    options: TableOptions,
    rounds: int,
    seed: str | None,
    workers: int | None,
    backend: Literal["loky", "ray"],
    sprt: bool,
    trust_bots: bool,
    file: str | None,
    records: tuple[str, ...],
    report: str | None,
    resume: str | None,
) -> None:
    """Exit 0 with the answer, 1 if a bot gives no move, 2 if there is no such bot or table."""
    words = reader()
    table = game_of(options)
    # The other commands do not load NumPy, and what it takes to spread work.
    from stockpile.arena.journal import seed_in
    from stockpile.arena.parallel import register_ray, run, workers_for
    from stockpile.arena.records import check_target
    from stockpile.arena.report import table_of, write_report
    from stockpile.arena.tournament import Tournament
    from stockpile.workers.check import check

    with typed({"": "BOT"}):
        for name in bots:
            check(name, table.name)
    beside = None if named(file) is None else f"{file}.rounds"
    kept = resume or beside
    _check_files({"--json": named(file), "--report": report, "--resume": kept})
    targets = [Path(one).resolve() for one in dict.fromkeys(records)]
    for target in targets:
        check_target(target)
    journal = None if kept is None else Path(kept)
    if seed is None:
        seed = (journal and seed_in(journal)) or token_hex(8)
    seed = at("--seed", a_text, seed)
    tournament = Tournament(bots, table.setup, rounds, seed, trust_bots)
    if backend == "ray":
        register_ray()
    if tournament.played != rounds:
        tell("arena-rotations", asked=rounds, rounds=tournament.played)
    _prepare(tournament)
    counts: list[int] = []
    try:
        with progress(words("arena-rounds"), tournament.played) as moved:

            def told(count: int) -> None:
                if count and not counts:
                    tell("arena-resumed", rounds=count, file=str(kept))
                counts.append(count)
                moved(count)

            results = run(
                tournament,
                workers=workers or workers_for(tournament, backend),
                backend=backend,
                journal=journal,
                records=targets,
                sprt=sprt,
                told=told,
            )
    except KeyboardInterrupt:
        done = {"rounds": counts[-1] if counts else 0, "of": tournament.played}
        say("")
        tell("arena-lost" if kept is None else "arena-interrupted", **done, file=kept or "")
        sys.exit(INTERRUPTED)
    if sprt:
        verdict = results.verdict()
        said = {True: "stronger", False: "even", None: "undecided"}[verdict.stronger]
        tell(f"arena-sprt-{said}", name=bots[0], rounds=results.rounds)
    if report is not None:
        write_text(report, write_report(results, words))
    say(table_of(results, words, width()))
    if file is not None or not sys.stdout.isatty():
        answer(file, results.to_json())
    if resume is None and beside is not None:
        Path(beside).unlink(missing_ok=True)


def _check_files(wanted: Mapping[str, str | None]) -> None:
    """Raise OSError or Unreadable unless each of these is a different file that can be written."""
    taken: dict[Path, str] = {}
    for name, file in wanted.items():
        if file is not None:
            other = taken.setdefault(Path(file).resolve(), name)
            if other != name:
                raise Unreadable("same-file", name, other=other)
            check_writable(file)


def _prepare(tournament: Tournament) -> None:
    """Compile the kernel once, before every worker would wait for it."""
    from stockpile.bots import needs_compiling, prepare
    from stockpile.kernel.cache import compiled

    if needs_compiling(tournament.players):
        if not compiled(tournament.game.name):
            tell("kernel-compiling")
        prepare(tournament.players, tournament.game.name)
