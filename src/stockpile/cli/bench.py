"""``stockpile bench``: how fast it is, next to a yardstick in the same run."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from stockpile.bench import rules as bench_rules
from stockpile.cli.command import F, Number, option
from stockpile.cli.options import group, json_option, language_option, typed
from stockpile.cli.output import answer, check_answer, progress, say, words_of
from stockpile.core.refusal import Unreadable
from stockpile.words import Words

MOST_TABLES = 10_000


bench = group(
    "bench",
    "stockpile bench rules --seconds 1\nstockpile bench server --help",
)


def _seconds(least: float, default: float) -> Callable[[F], F]:
    kind = Number(float, least=least, most=600.0)
    return option("--seconds", metavar="N", type=kind, default=default)


@bench.command(help="help-bench-rules", epilog="stockpile bench rules --json rules.json")
@json_option
@_seconds(0.05, 3.0)
@language_option
def rules(file: str | None, seconds: float, lang: str | None) -> None:
    """Decisions a second with the rules; OpenSpiel's games beside them where it is installed."""
    words = words_of(lang)
    check_answer(file)
    with _measuring() as told:
        results = [_said(words, result) for result in bench_rules.measure(seconds, told)]
    _answer(words, file, results)


@bench.command(help="help-bench-kernel", epilog="stockpile bench kernel --seconds 1")
@json_option
@_seconds(0.05, 2.0)
@language_option
def kernel(file: str | None, seconds: float, lang: str | None) -> None:
    """Moves a second of playouts, and how many times as fast as OpenSpiel's crazy_eights it is."""
    from stockpile.bench import kernel as bench_kernel

    words = words_of(lang)
    check_answer(file)
    with _measuring() as told:
        results = [_said(words, result) for result in bench_kernel.measure(seconds, told)]
    yardstick = f"openspiel/{bench_kernel.YARDSTICK_GAME}"
    for measured in [one["value"] for one in results if one["name"] == yardstick]:
        for one in results:
            one["ratio"] = round(one["value"] / measured, 1)
            if one["name"] != yardstick and one["cores"] == 1:
                ratio = f"{one['ratio']:,.0f}"
                say(words("bench-line", name=one["name"], value=ratio, unit=f"× {yardstick}"))
    _answer(words, file, results)


@bench.command(
    help="help-bench-server",
    epilog="stockpile bench server --tables 10,100 --pace paced\n"
    "stockpile bench server --store postgresql://localhost/bench",
)
@json_option
@_seconds(1.0, 10.0)
@option("--tables", metavar="N,…", default="10,100,500,2000")
@option("--pace", metavar="closed,paced,experts", default="closed,paced")
@option("--store", metavar="URL", multiple=True, help="help-bench-store")
@language_option
def server(
    file: str | None,
    seconds: float,
    tables: str,
    pace: str,
    store: tuple[str, ...],
    lang: str | None,
) -> None:
    """A server is started for each part, and driven by this process with two clients a table."""
    from stockpile.bench import server as bench_server
    from stockpile.store.location import open_store

    words = words_of(lang)
    check_answer(file)
    counts = [_number("--tables", one) for one in tables.split(",")]
    paces = [bench_server.read_pace(one) for one in pace.split(",")]
    with typed({"store": "--store"}):
        for address in store:
            open_store(address, Path())  # which opens nothing yet
    results = []
    with _measuring() as told:
        for one in bench_server.measure(counts, paces, [None, *store], seconds, told):
            result = one.to_json()
            results.append(result)
            say(words("bench-server-line", **{name: str(value) for name, value in result.items()}))
    _write(file, results)


@contextmanager
def _measuring() -> Iterator[Callable[[str, int, int], None]]:
    """A bar that is told what is measured, how much is done and how much there is."""
    with progress("", 100) as moved:
        yield lambda name, done, whole: moved(done * 100 // whole, name)


def _said(words: Words, result: bench_rules.Result) -> dict[str, Any]:
    """A result as JSON, after saying it."""
    line = "bench-line" if result.cores == 1 else "bench-line-cores"
    value = f"{result.value:,.0f}"
    say(words(line, name=result.name, cores=result.cores, value=value, unit=result.unit))
    return result.to_json()


def _answer(words: Words, file: str | None, results: list[dict[str, Any]]) -> None:
    """Write results that should have a yardstick among them."""
    if not any(one["name"].startswith("openspiel/") for one in results):
        say(words("bench-no-yardstick"))
    _write(file, results)


def _write(file: str | None, results: list[dict[str, Any]]) -> None:
    answer(file, {"results": results})


def _number(where: str, text: str) -> int:
    if not text.isascii() or not text.isdecimal() or not 0 < int(text) <= MOST_TABLES:
        raise Unreadable("not-in-range", where, least="1", most=str(MOST_TABLES))
    return int(text)
