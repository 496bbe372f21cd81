"""``stockpile bench``: how fast it is, next to a yardstick in the same run."""

from __future__ import annotations

import json
import sys
from typing import Annotated, Any

import typer

from stockpile.bench import rules as bench_rules
from stockpile.cli.saying import check_writable, print_json, say, write_text
from stockpile.core.refusal import Unreadable
from stockpile.words import Words

MOST_TABLES = 10_000

File = Annotated[str | None, typer.Option("--json", metavar="FILE", help="Write the answer here.")]
Seconds = Annotated[
    float, typer.Option("--seconds", min=0.05, max=600.0, help="How long each part may take.")
]

app = typer.Typer(
    help="Measure speed on this machine.", no_args_is_help=True, rich_markup_mode=None
)


@app.callback()
def _bench() -> None:
    """Measure speed on this machine."""


@app.command()
def rules(
    file: File = None,
    seconds: Seconds = 3.0,
) -> None:
    """Decisions a second with the rules of each game and seat count, on one core.

    OpenSpiel's games are measured beside them where it is installed (the bench extra).
    """
    if file is not None:
        check_writable(file)
    _answer(file, [_said(result) for result in bench_rules.measure(seconds, _progress)])


@app.command()
def kernel(
    file: File = None,
    seconds: Seconds = 2.0,
) -> None:
    """Moves a second of playouts in the kernel, on one core and on all.

    Each game and seat count, and stock piles of several sizes. Next to them, where it is installed
    (the bench extra), OpenSpiel's crazy_eights, and how many times as fast as that they are.
    """
    from stockpile.bench import kernel as bench_kernel

    if file is not None:
        check_writable(file)
    results = [_said(result) for result in bench_kernel.measure(seconds, _progress)]
    yardstick = f"openspiel/{bench_kernel.YARDSTICK}"
    for measured in [one["value"] for one in results if one["name"] == yardstick]:
        for one in results:
            one["ratio"] = round(one["value"] / measured, 1)
            if one["name"] != yardstick and one["cores"] == 1:
                ratio = f"{one['ratio']:,.0f}"
                say(Words()("bench-line", name=one["name"], value=ratio, unit=f"× {yardstick}"))
    _answer(file, results)


@app.command()
def server(
    file: File = None,
    seconds: Annotated[
        float, typer.Option("--seconds", min=1.0, max=600.0, help="How long each part takes.")
    ] = 10.0,
    tables: Annotated[
        str, typer.Option("--tables", metavar="N,…", help="How many tables at once.")
    ] = "10,100,500,2000",
    pace: Annotated[
        str,
        typer.Option(
            "--pace",
            metavar="closed,paced,experts",
            help="As fast as it goes; one move a second a table; that while twenty experts think.",
        ),
    ] = "closed,paced",
    store: Annotated[
        list[str] | None,
        typer.Option(
            "--store", metavar="URL", help="Measure this PostgreSQL as well; its data stay."
        ),
    ] = None,
) -> None:
    """Durable moves a second of a real server, how long each waits, and memory for each table.

    A server is started for each part, and driven by this process with two clients a table.
    """
    from stockpile.bench import server as bench_server

    if file is not None:
        check_writable(file)
    words = Words()
    counts = [_number("--tables", one) for one in tables.split(",")]
    paces = [bench_server.read_pace(one) for one in pace.split(",")]
    results = []
    for one in bench_server.measure(counts, paces, [None, *(store or ())], seconds, _progress):
        result = one.to_json()
        results.append(result)
        say(words("bench-server-line", **{name: str(value) for name, value in result.items()}))
    _write(file, results)


def _said(result: bench_rules.Result) -> dict[str, Any]:
    """A result as JSON, after saying it."""
    line = "bench-line" if result.cores == 1 else "bench-line-cores"
    value = f"{result.value:,.0f}"
    say(Words()(line, name=result.name, cores=result.cores, value=value, unit=result.unit))
    return result.to_json()


def _answer(file: str | None, results: list[dict[str, Any]]) -> None:
    """Write results that should have a yardstick among them."""
    if not any(one["name"].startswith("openspiel/") for one in results):
        say(Words()("bench-no-yardstick"))
    _write(file, results)


def _write(file: str | None, results: list[dict[str, Any]]) -> None:
    answer = {"results": results}
    if file is None:
        print_json(answer)
    else:
        write_text(file, json.dumps(answer, indent=1) + "\n")


def _number(where: str, text: str) -> int:
    if not text.isascii() or not text.isdecimal() or not 0 < int(text) <= MOST_TABLES:
        raise Unreadable("not-a-count", where, value=text)
    return int(text)


def _progress(name: str, done: int, whole: int) -> None:
    if sys.stderr.isatty():
        end = "\r" if done + 1 < whole else "\r\x1b[K"
        print(f"\x1b[K{done * 100 // whole:3d} %  {name}", end=end, file=sys.stderr, flush=True)
